"""Passages: stretches of A and B that are the same text, verbatim, edited or reworded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import numpy as np

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.fingerprints.word_digits import WordDigits
from neardup_gui.matching.arbitration import LEAST_INFORMATION, arbitrated, grown
from neardup_gui.matching.chains import Scorer, link_runs, without_strays
from neardup_gui.matching.digit_seeds import digit_runs
from neardup_gui.matching.division import Divider
from neardup_gui.matching.order import heaviest_increasing
from neardup_gui.matching.resolve import FEWEST_BITS, Kept, resolve
from neardup_gui.matching.reworded import SENTENCES, Sentences
from neardup_gui.matching.seeds import Runs, find_runs, joined, outside
from neardup_gui.matching.sources import SHINGLES, seed_sources
from neardup_gui.matching.stretches import Likeness, Stretch, WordRange, elsewhere, likeness
from neardup_gui.matching.word_pairs import WordPair, pair_words
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray, Span
from neardup_gui.text.tokens import Tokens

PassageKind = Literal["verbatim", "edited", "reworded"]

FREE_FOR_DIGITS: Final = 0.1  # share of the words of either text that no run holds
SORTED_WINDOW: Final = 4  # words: what two neighbours that changed places do not spoil
# Below this a passage that sentences have found shares too few words in order to be called edited.
_REWORDED_BELOW: Final = 0.5
# Two texts on one subject share names and turns of phrase. So a reworded passage must not only say enough: what is
# shared must stand close together, and, where nothing else in the two texts meets, it must say more.
_REWORDED_DENSITY: Final = 1.5  # bits a word of the shorter side
_REWORDED_ALONE: Final = 245.0  # bits of all passages together


@dataclass(frozen=True, slots=True)
class Passage:
    """One passage. Spans are in ``Document.text`` of each side; lengths are in words.

    similarity: 2 · equal words / (words_a + words_b), 0–1.
    longest_run: words of the longest exact run inside.
    information: bits that the equal words carry, by how rare they are in the two texts.
    moved: off the heaviest increasing chain of passages.
    found_by: the seed sources, e.g. ``("shingles",)``: exact windows of words, ``stems``, ``distill`` (windows of
        digits), ``sentences``.
    also_in_a, also_in_b: other places of a repeated passage.
    """

    id: int  # 1, 2, … in the order of A
    a: Span
    b: Span
    kind: PassageKind
    moved: bool
    similarity: float
    words_a: int
    words_b: int
    longest_run: int
    information: float = 0.0
    found_by: tuple[str, ...] = (SHINGLES,)
    also_in_a: tuple[Span, ...] = ()
    also_in_b: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Searched:
    """One text as passages are looked for in it.

    words: canonical words; stems: the same tokens under stems, or under words where the language has none. masked:
    bool, one a token, True where no passage may be. bounds: first token of each sentence and the number of tokens
    last; needed for reworded passages only. digits: gives the Distill digits of the words, where they are needed;
    without it, words that are spelt otherwise are not looked for.
    """

    words: Tokens
    stems: Tokens
    masked: BoolArray | None = None
    bounds: IntArray | None = None
    digits: Callable[[], WordDigits] | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """Passages in the order of A. in_order_only: something stands so often in both texts that its places were paired
    in their order alone, so ``also_in_*`` may not name them all."""

    passages: tuple[Passage, ...]
    in_order_only: bool = False


def find_passages(
    a: Searched, b: Searched, window: int = 3, reworded: bool = False, progress: Progress = NO_PROGRESS
) -> Found:
    """Return every passage of four words or more that is too rare to be a set phrase, sorted by its place in A.

    ``window`` is the length of the seeds in tokens. No code point of either text belongs to two passages. With
    ``reworded``, sentences that say the same in other words are looked for in what is left.
    """
    words = pair_words(a.words, b.words, a.masked, b.masked)
    if min(len(a.words), len(b.words)) < window:
        return Found(())
    stems = pair_words(a.stems, b.stems, a.masked, b.masked)
    share = 0.4 if reworded else 0.9
    runs = _runs(stems, a, b, window, progress.part(0.0, share / 2))
    stretches = _stretches(runs, stems, progress.part(share / 2, share))
    measured = {stretch: likeness(stretch, words) for stretch in _checked(stretches, progress)}
    stretches = grown(stretches, measured, stems, words)
    sentences = None
    if reworded and a.bounds is not None and b.bounds is not None:
        sentences = Sentences(stems, a.bounds, b.bounds, progress.part(share, 0.9))
    divider = Divider(words)
    chosen = [
        part
        for stretch in _checked(arbitrated(stretches, measured, words, sentences), progress)
        for part in divider.divided(stretch)
    ]
    progress.at(0.95)
    chosen.sort(key=lambda stretch: stretch.a)
    found_by = dict(zip(chosen, seed_sources(chosen, words, stems, SORTED_WINDOW), strict=True))
    passages = [
        _passage(stretch, measured.get(stretch) or likeness(stretch, words), found_by[stretch], a.words, b.words)
        for stretch in _checked(chosen, progress)
    ]
    return Found(arranged(credible(passages)), runs.in_order_only)


def _checked(stretches: Iterable[Stretch], progress: Progress) -> Iterator[Stretch]:
    """Give one stretch after the other, and look before each whether the work is still wanted."""
    for stretch in stretches:
        progress.check()
        yield stretch


def select_passages(
    passages: Sequence[Passage], min_passage: int, min_run: int, min_information: float = LEAST_INFORMATION
) -> tuple[Passage, ...]:
    """Return the passages that reach all three limits, numbered anew."""
    return arranged([
        passage
        for passage in passages
        if min(passage.words_a, passage.words_b) >= min_passage
        and passage.longest_run >= min_run
        and passage.information >= min_information
    ])  # fmt: skip


def arranged(passages: Sequence[Passage]) -> tuple[Passage, ...]:
    """Return passages, sorted by A, with their numbers and with ``moved`` set on those off the heaviest chain."""
    steady = heaviest_increasing([passage.b.start for passage in passages], [passage.words_a for passage in passages])
    return tuple(
        replace(passage, id=number, moved=number - 1 not in steady) for number, passage in enumerate(passages, 1)
    )


def _runs(stems: WordPair, a: Searched, b: Searched, window: int, progress: Progress) -> Runs:
    """Return the runs of words that are equal in their stems or, where many have no partner, in their digits."""
    runs = find_runs(stems, window, SORTED_WINDOW, progress.part(0.0, 0.8))
    free_a, free_b = outside(runs.a, runs.length, stems.a), outside(runs.b, runs.length, stems.b)
    # Where nearly every word has its partner already, digits would find next to nothing more.
    if not (a.digits and b.digits) or min(free_a.mean(), free_b.mean()) < FREE_FOR_DIGITS:
        return runs
    return joined([runs, digit_runs(a.digits(), b.digits(), free_a, free_b)], len(stems.a))


def _stretches(runs: Runs, stems: WordPair, progress: Progress) -> list[Stretch]:
    """Return the stretches that the runs make up, each word in one at most."""
    scorer = Scorer(stems.bits_a)
    chains = link_runs(without_strays(runs, scorer, FEWEST_BITS), scorer, progress.part(0.0, 0.6))
    kept = resolve(chains, len(stems.a), len(stems.b), scorer, progress.part(0.6, 1.0))
    return [_stretch(item) for item in kept]


def _stretch(kept: Kept) -> Stretch:
    chain = kept.chain
    return Stretch(
        chain.a, chain.b, chain.runs, chain.bits, frozenset({SHINGLES}), tuple(kept.also_a), tuple(kept.also_b)
    )


def credible(passages: Sequence[Passage]) -> list[Passage]:
    """Return the passages without those reworded ones that two texts on one subject would share too."""
    dense = [
        passage
        for passage in passages
        if passage.kind != "reworded"
        or passage.information >= _REWORDED_DENSITY * min(passage.words_a, passage.words_b)
    ]
    total = sum(passage.information for passage in dense if passage.information >= LEAST_INFORMATION)
    return dense if total >= _REWORDED_ALONE else [passage for passage in dense if passage.kind != "reworded"]


def _passage(stretch: Stretch, like: Likeness, found_by: frozenset[str], a: Tokens, b: Tokens) -> Passage:
    if like.verbatim:
        kind: PassageKind = "verbatim"
    elif SENTENCES in found_by and like.similarity < _REWORDED_BELOW:
        kind = "reworded"
    else:
        kind = "edited"
    return Passage(
        id=0,
        a=_span(a, stretch.a),
        b=_span(b, stretch.b),
        kind=kind,
        moved=False,
        similarity=like.similarity,
        words_a=like.words_a,
        words_b=like.words_b,
        longest_run=like.longest_run,
        information=stretch.bits,
        found_by=tuple(sorted(found_by)),
        also_in_a=tuple(_span(a, place) for place in elsewhere(stretch.also_a, stretch.a)),
        also_in_b=tuple(_span(b, place) for place in elsewhere(stretch.also_b, stretch.b)),
    )


def _span(tokens: Tokens, place: WordRange) -> Span:
    return Span(int(tokens.starts[place[0]]), int(tokens.ends[place[1] - 1]))


def characters_of(passages: Sequence[Passage]) -> tuple[int, int]:
    """Return how many code points of A and of B stand inside passages."""
    return sum(passage.a.length for passage in passages), sum(passage.b.length for passage in passages)


def equal_tokens(a: Tokens, b: Tokens) -> bool:
    """Tell whether two texts are the same words in the same order."""
    return len(a) == len(b) > 0 and bool(np.array_equal(a.hashes[a.ids], b.hashes[b.ids]))
