"""Stretches of words of A and B that belong together, whatever found them, and how much of them is equal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from rapidfuzz.distance import LCSseq

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.matching.order import Run, rising_runs
from neardup_gui.matching.window_groups import counting
from neardup_gui.matching.word_pairs import WordPair
from neardup_gui.spans import IntArray

WordRange = tuple[int, int]

# Words times words that a longest common subsequence is computed for; its table takes a bit for each.
LARGEST_TABLE: Final = 4_000_000
# Share of a passage that must stand in another place for that to be the passage once more: phrases come again.
SAME_FROM: Final = 0.5


@dataclass(frozen=True, slots=True)
class Stretch:
    """Words ``a[0]`` … ``a[1] - 1`` of A and ``b`` of B.

    runs: runs of equal stems inside, not necessarily in the same order in both texts. bits: information of what is
    equal. found_by: the seed sources. also_*: where the text stands again.
    """

    a: WordRange
    b: WordRange
    runs: tuple[Run, ...]
    bits: float
    found_by: frozenset[str]
    also_a: tuple[WordRange, ...] = ()
    also_b: tuple[WordRange, ...] = ()

    @property
    def shorter(self) -> int:
        """Words of the shorter side."""
        return min(self.a[1] - self.a[0], self.b[1] - self.b[0])

    def united(self, other: Stretch) -> Stretch:
        """Return the stretch from the first word of either to the last word of either, on both sides."""
        return Stretch(
            (min(self.a[0], other.a[0]), max(self.a[1], other.a[1])),
            (min(self.b[0], other.b[0]), max(self.b[1], other.b[1])),
            tuple(sorted((*self.runs, *other.runs))),
            self.bits + other.bits,
            self.found_by | other.found_by,
            self.also_a + other.also_a,
            self.also_b + other.also_b,
        )


@dataclass(frozen=True, slots=True)
class Likeness:
    """How equal a stretch is, word for word.

    equal: words in a common subsequence. longest_run: words of the longest run of equal words.
    """

    equal: int
    longest_run: int
    words_a: int
    words_b: int

    @property
    def similarity(self) -> float:
        return 2 * self.equal / (self.words_a + self.words_b)

    @property
    def verbatim(self) -> bool:
        return self.equal == self.words_a == self.words_b


def likeness(stretch: Stretch, words: WordPair) -> Likeness:
    """Compare the words of a stretch; ``words`` holds canonical words, not stems."""
    anchors = rising_runs(stretch.runs)
    total = int(np.count_nonzero(_equal_along(_array(anchors), words)))
    ends = [(stretch.a[0], stretch.b[0], 0), *anchors, (stretch.a[1], stretch.b[1], 0)]
    level: list[Run] = []  # gaps of one size in both texts, where equal words may go on from run to run
    for (a, b, length), (next_a, next_b, _) in pairwise(ends):
        total += _common(words.a[a + length : next_a], words.b[b + length : next_b])
        if next_a - a == next_b - b > length:
            level.append((a + length, b + length, next_a - a - length))
    return Likeness(
        equal=total,
        longest_run=_longest_streak(_along_diagonals(_array([*stretch.runs, *level])), words),
        words_a=stretch.a[1] - stretch.a[0],
        words_b=stretch.b[1] - stretch.b[0],
    )


def _along_diagonals(runs: IntArray) -> IntArray:
    """Return the runs sorted by diagonal and place, without what two of them share; int64 ``(n, 3)``."""
    diagonal = runs[:, 1] - runs[:, 0]
    order = np.lexsort((runs[:, 0], diagonal))
    runs, diagonal = runs[order], diagonal[order]
    ends = runs[:, 0] + runs[:, 2]
    # What the runs before on the same diagonal reach: a running maximum that begins anew with each diagonal.
    lift = np.cumsum(np.diff(diagonal, prepend=diagonal[:1]) != 0) * (int(ends.max(initial=0)) + 1)
    reach = np.concatenate(([0], np.maximum.accumulate(ends + lift)[:-1])) - lift
    skipped = np.clip(reach - runs[:, 0], 0, runs[:, 2])
    return np.stack((runs[:, 0] + skipped, runs[:, 1] + skipped, runs[:, 2] - skipped), axis=1)


def _equal_along(runs: IntArray, words: WordPair) -> BoolArray:
    """Return for every pair of words of every run whether the words are equal, not only their stems."""
    within = counting(runs[:, 2])
    places_a = np.repeat(runs[:, 0], runs[:, 2]) + within
    places_b = np.repeat(runs[:, 1], runs[:, 2]) + within
    return words.a[places_a] == words.b[places_b]


def _array(runs: Sequence[Run]) -> IntArray:
    return np.array(runs, dtype=np.int64).reshape(-1, 3)


def _common(a: IntArray, b: IntArray) -> int:
    """Return the length of the longest common subsequence; 0 for stretches too long to look at."""
    if not 0 < len(a) * len(b) <= LARGEST_TABLE:
        return 0
    return LCSseq.similarity(a.tolist(), b.tolist())


def _longest_streak(runs: IntArray, words: WordPair) -> int:
    """Return the words of the longest run of equal words; ``runs`` as :func:`_along_diagonals` gives them."""
    runs = runs[runs[:, 2] > 0]
    equal = _equal_along(runs, words)
    if len(equal) == 0:
        return 0
    # A streak begins anew behind an unequal pair, and where a run does not go on from the one before it.
    new = np.ones(len(runs), dtype=np.bool_)
    new[1:] = (runs[1:, :2] != runs[:-1, :2] + runs[:-1, 2:]).any(axis=1)
    places = np.arange(len(equal))
    begins = (np.cumsum(runs[:, 2]) - runs[:, 2])[new]
    since = np.where(equal, 0, places + 1)
    since[begins] = np.where(equal[begins], begins, begins + 1)
    return int((places + 1 - np.maximum.accumulate(since)).max())


def meet(one: WordRange, other: WordRange) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def elsewhere(places: Iterable[WordRange], own: WordRange) -> list[WordRange]:
    """Return the places, sorted, where so much of ``own`` stands again that it is the same passage once more.

    They do not meet ``own``, and those that meet each other become one; touching do not.
    """
    apart: list[WordRange] = []
    for low, high in sorted(set(places)):
        if meet((low, high), own):
            continue
        if apart and low < apart[-1][1]:
            apart[-1] = (apart[-1][0], max(high, apart[-1][1]))
        else:
            apart.append((low, high))
    least = SAME_FROM * (own[1] - own[0])
    return [(low, high) for low, high in apart if high - low >= least]
