"""Passages: stretches of A and B that are the same text, verbatim or edited."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
from rapidfuzz.distance import LCSseq

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.matching.chains import Chain, Scorer, link_runs, without_strays
from neardup_gui.matching.resolve import FEWEST_BITS, Kept, resolve
from neardup_gui.matching.seeds import find_runs
from neardup_gui.matching.word_pairs import WordPair, pair_words
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import Span
from neardup_gui.text.tokens import Tokens

PassageKind = Literal["verbatim", "edited", "reworded"]


@dataclass(frozen=True, slots=True)
class Passage:
    """One passage. Spans are in ``Document.text`` of each side; lengths are in words.

    similarity: 2 · equal words / (words_a + words_b), 0–1.
    longest_run: words of the longest exact run inside.
    information: bits that the equal words carry, by how rare they are in the two texts.
    moved: off the heaviest increasing chain of passages.
    found_by: the seed sources, e.g. ``("shingles",)``.
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
    found_by: tuple[str, ...] = ("shingles",)
    also_in_a: tuple[Span, ...] = ()
    also_in_b: tuple[Span, ...] = ()


def find_passages(
    a: Tokens,
    b: Tokens,
    window: int = 3,
    masked_a: BoolArray | None = None,
    masked_b: BoolArray | None = None,
    progress: Progress = NO_PROGRESS,
) -> tuple[Passage, ...]:
    """Return every passage of four words or more that is too rare to be a set phrase, sorted by its place in A.

    ``window`` is the length of the seeds in tokens. Masks (bool, one a token) keep tokens out of every passage.
    No code point of either text belongs to two passages.
    """
    words = pair_words(a, b, masked_a, masked_b)
    if min(len(a), len(b)) < window:
        return ()
    runs = find_runs(words, window, progress.part(0.0, 0.5))
    scorer = Scorer(words.bits_a)
    runs = without_strays(runs, scorer, FEWEST_BITS)
    chains = link_runs(runs, scorer, progress.part(0.5, 0.8))
    kept = resolve(chains, len(a), len(b), scorer, progress.part(0.8, 0.95))
    kept.sort(key=lambda item: item.chain.a)
    return arranged([_passage(item, words, a, b) for item in kept])


def select_passages(
    passages: Sequence[Passage], min_passage: int, min_run: int, min_information: float
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


def heaviest_increasing(values: Sequence[int], weights: Sequence[int]) -> set[int]:
    """Return the indices of the increasing subsequence of distinct ``values`` with the greatest sum of weights."""
    ordered = sorted(values)
    tree: list[tuple[int, int]] = [(0, -1)] * (len(values) + 1)  # Fenwick tree of (best sum, its last index)
    previous: list[int] = []
    best = (0, -1)
    for index, (value, weight) in enumerate(zip(values, weights, strict=True)):
        rank = bisect_left(ordered, value)
        found = (0, -1)
        node = rank
        while node > 0:
            found = max(found, tree[node])
            node -= node & -node
        previous.append(found[1])
        mine = (found[0] + weight, index)
        best = max(best, mine)
        node = rank + 1
        while node <= len(values):
            tree[node] = max(tree[node], mine)
            node += node & -node
    chosen: set[int] = set()
    at = best[1]
    while at >= 0:
        chosen.add(at)
        at = previous[at]
    return chosen


def _passage(kept: Kept, words: WordPair, a: Tokens, b: Tokens) -> Passage:
    chain = kept.chain
    words_a, words_b = chain.a[1] - chain.a[0], chain.b[1] - chain.b[0]
    equal = chain.matched + _equal_in_gaps(chain, words)
    similarity = 2 * equal / (words_a + words_b)
    return Passage(
        id=0,
        a=_span(a, chain.a),
        b=_span(b, chain.b),
        kind="verbatim" if equal == words_a == words_b else "edited",
        moved=False,
        similarity=similarity,
        words_a=words_a,
        words_b=words_b,
        longest_run=max(length for _, _, length in chain.runs),
        information=chain.bits,
        also_in_a=tuple(_span(a, place) for place in sorted(kept.also_a)),
        also_in_b=tuple(_span(b, place) for place in sorted(kept.also_b)),
    )


def _equal_in_gaps(chain: Chain, words: WordPair) -> int:
    """Count the words that are equal in the same order between the runs: too few together to have been seeds."""
    equal = 0
    for (a, b, length), (next_a, next_b, _) in zip(chain.runs, chain.runs[1:], strict=False):
        gap_a, gap_b = words.a[a + length : next_a], words.b[b + length : next_b]
        if len(gap_a) and len(gap_b):
            equal += LCSseq.similarity(gap_a.tolist(), gap_b.tolist())
    return equal


def _span(tokens: Tokens, place: tuple[int, int]) -> Span:
    return Span(int(tokens.starts[place[0]]), int(tokens.ends[place[1] - 1]))


def characters_of(passages: Sequence[Passage]) -> tuple[int, int]:
    """Return how many code points of A and of B stand inside passages."""
    return sum(passage.a.length for passage in passages), sum(passage.b.length for passage in passages)


def equal_tokens(a: Tokens, b: Tokens) -> bool:
    """Tell whether two texts are the same words in the same order."""
    return len(a) == len(b) > 0 and bool(np.array_equal(a.hashes[a.ids], b.hashes[b.ids]))
