"""Passages: stretches of A and B that are the same text, verbatim, edited or reworded."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import numpy as np

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.matching.chains import Scorer, link_runs, without_strays
from neardup_gui.matching.merging import merge_in_order, merge_near
from neardup_gui.matching.order import heaviest_increasing
from neardup_gui.matching.resolve import FEWEST_BITS, Kept, resolve
from neardup_gui.matching.reworded import FEWEST_WORDS, SENTENCES, Sentences
from neardup_gui.matching.seeds import find_runs
from neardup_gui.matching.stretches import Likeness, Stretch, WordRange, likeness
from neardup_gui.matching.word_pairs import WordPair, pair_words
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray, Span
from neardup_gui.text.tokens import Tokens

PassageKind = Literal["verbatim", "edited", "reworded"]

SHINGLES: Final = "shingles"
STEMS: Final = "stems"

SORTED_WINDOW: Final = 4  # words: what two neighbours that changed places do not spoil
# What the equal words of a passage must say together, by their rarity, so that set phrases are none.
LEAST_INFORMATION: Final = 100.0  # bits
STRONG_WORDS: Final = 20  # on the shorter side; less neither holds its ground nor is joined to others
# From this similarity on a passage's borders are known to the word, and sentences near it do not move them.
_FIXED_FROM: Final = 0.9
# Below this what was found by words is a beginning only: its sentences are looked at once more.
_SETTLED_FROM: Final = 0.7
# Below this a passage that sentences have found shares too few words in order to be called edited.
_REWORDED_BELOW: Final = 0.5


@dataclass(frozen=True, slots=True)
class Passage:
    """One passage. Spans are in ``Document.text`` of each side; lengths are in words.

    similarity: 2 · equal words / (words_a + words_b), 0–1.
    longest_run: words of the longest exact run inside.
    information: bits that the equal words carry, by how rare they are in the two texts.
    moved: off the heaviest increasing chain of passages.
    found_by: the seed sources, e.g. ``("shingles",)``: exact windows of words, ``stems``, ``sentences``.
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
    last; needed for reworded passages only.
    """

    words: Tokens
    stems: Tokens
    masked: BoolArray | None = None
    bounds: IntArray | None = None


def find_passages(
    a: Searched, b: Searched, window: int = 3, reworded: bool = False, progress: Progress = NO_PROGRESS
) -> tuple[Passage, ...]:
    """Return every passage of four words or more that is too rare to be a set phrase, sorted by its place in A.

    ``window`` is the length of the seeds in tokens. No code point of either text belongs to two passages. With
    ``reworded``, sentences that say the same in other words are looked for in what is left.
    """
    words = pair_words(a.words, b.words, a.masked, b.masked)
    if min(len(a.words), len(b.words)) < window:
        return ()
    stems = pair_words(a.stems, b.stems, a.masked, b.masked)
    share = 0.4 if reworded else 0.9
    stretches = _by_runs(stems, window, progress.part(0.0, share))
    measured = {stretch: likeness(stretch, words) for stretch in stretches}
    sentences = None
    if reworded and a.bounds is not None and b.bounds is not None:
        sentences = Sentences(stems, a.bounds, b.bounds, progress.part(share, 0.9))
    chosen = _arbitrated(stretches, measured, words, sentences)
    progress.at(0.95)
    passages = [
        _passage(stretch, measured.get(stretch) or likeness(stretch, words), a.words, b.words)
        for stretch in sorted(chosen, key=lambda stretch: stretch.a)
    ]
    return arranged(passages)


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


def _by_runs(stems: WordPair, window: int, progress: Progress) -> list[Stretch]:
    """Return the stretches that runs of equal stems make up, each word in one at most."""
    runs = find_runs(stems, window, SORTED_WINDOW, progress.part(0.0, 0.5))
    scorer = Scorer(stems.bits_a)
    chains = link_runs(without_strays(runs, scorer, FEWEST_BITS), scorer, progress.part(0.5, 0.8))
    kept = resolve(chains, len(stems.a), len(stems.b), scorer, progress.part(0.8, 1.0))
    return [_stretch(item) for item in kept]


def _stretch(kept: Kept) -> Stretch:
    chain = kept.chain
    return Stretch(
        chain.a, chain.b, chain.runs, chain.bits, frozenset({SHINGLES}), tuple(kept.also_a), tuple(kept.also_b)
    )


def _arbitrated(
    stretches: Sequence[Stretch],
    measured: dict[Stretch, Likeness],
    words: WordPair,
    sentences: Sentences | None,
) -> list[Stretch]:
    """Join what is one passage, add what sentences find, and let no word belong to two."""
    strong = [s for s in stretches if s.shorter >= STRONG_WORDS and s.bits >= LEAST_INFORMATION]
    weak = set(stretches) - set(strong)
    strong = merge_in_order(strong)
    for stretch in strong:
        if stretch not in measured:
            measured[stretch] = likeness(stretch, words)
    fixed = [stretch for stretch in strong if measured[stretch].similarity >= _FIXED_FROM]
    loose = [stretch for stretch in strong if measured[stretch].similarity < _FIXED_FROM]
    settled = [stretch for stretch in strong if measured[stretch].similarity >= _SETTLED_FROM]
    found = sentences.left_over(settled) if sentences is not None else []
    merged = [(stretch, parts) for stretch, parts in merge_near([*loose, *found], fixed) if _is_passage(stretch, parts)]
    if sentences is not None:
        for summary in sentences.summaries(fixed, LEAST_INFORMATION):
            merged = _with_summary(summary, merged)
    merged.sort(key=lambda item: (-(item[0].a[1] - item[0].a[0]) - (item[0].b[1] - item[0].b[0]), item[0].a))
    ground = _Ground()
    for stretch in sorted(fixed, key=lambda stretch: -stretch.shorter):
        ground.take(stretch)
    for stretch, parts in merged:
        if not ground.take(stretch):
            for part in parts:
                if SENTENCES not in part.found_by:
                    ground.take(part)
    for stretch in sorted(weak, key=lambda stretch: (-stretch.bits, stretch.a)):
        ground.take(stretch)
    return ground.taken


def _is_passage(stretch: Stretch, parts: Sequence[Stretch]) -> bool:
    """Sentences alone must be long enough and say enough; runs of words have proved themselves."""
    if any(SENTENCES not in part.found_by for part in parts):
        return True
    return stretch.shorter >= FEWEST_WORDS and stretch.bits >= LEAST_INFORMATION


def _with_summary(summary: Stretch, merged: list[tuple[Stretch, list[Stretch]]]) -> list[tuple[Stretch, list[Stretch]]]:
    """Let a summary take in the stretches that it meets on both sides."""
    inside = [item for item in merged if _meet(item[0].a, summary.a) and _meet(item[0].b, summary.b)]
    parts = [part for _, its_parts in inside for part in its_parts]
    for stretch, _ in inside:
        summary = summary.united(stretch)
    return [item for item in merged if item not in inside] + [(summary, parts)]


def _meet(one: WordRange, other: WordRange) -> bool:
    return one[0] < other[1] and other[0] < one[1]


class _Ground:
    """Gives out words of both texts, each once."""

    def __init__(self) -> None:
        self.taken: list[Stretch] = []
        self._sides: tuple[list[WordRange], list[WordRange]] = ([], [])

    def take(self, stretch: Stretch) -> bool:
        """Take the words of a stretch, unless one of them is taken. Return whether it was."""
        if any(_is_taken(side, place) for side, place in zip(self._sides, (stretch.a, stretch.b), strict=True)):
            return False
        for side, place in zip(self._sides, (stretch.a, stretch.b), strict=True):
            insort(side, place)
        self.taken.append(stretch)
        return True


def _is_taken(side: list[WordRange], place: WordRange) -> bool:
    at = bisect_left(side, place)
    return (at < len(side) and _meet(side[at], place)) or (at > 0 and _meet(side[at - 1], place))


def _passage(stretch: Stretch, like: Likeness, a: Tokens, b: Tokens) -> Passage:
    if like.verbatim:
        kind: PassageKind = "verbatim"
    elif SENTENCES in stretch.found_by and like.similarity < _REWORDED_BELOW:
        kind = "reworded"
    else:
        kind = "edited"
    found_by = stretch.found_by | ({STEMS} if like.inflected else set[str]())
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
        also_in_a=tuple(_span(a, place) for place in sorted(set(stretch.also_a)) if not _meet(place, stretch.a)),
        also_in_b=tuple(_span(b, place) for place in sorted(set(stretch.also_b)) if not _meet(place, stretch.b)),
    )


def _span(tokens: Tokens, place: WordRange) -> Span:
    return Span(int(tokens.starts[place[0]]), int(tokens.ends[place[1] - 1]))


def characters_of(passages: Sequence[Passage]) -> tuple[int, int]:
    """Return how many code points of A and of B stand inside passages."""
    return sum(passage.a.length for passage in passages), sum(passage.b.length for passage in passages)


def equal_tokens(a: Tokens, b: Tokens) -> bool:
    """Tell whether two texts are the same words in the same order."""
    return len(a) == len(b) > 0 and bool(np.array_equal(a.hashes[a.ids], b.hashes[b.ids]))
