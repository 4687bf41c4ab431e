"""Exact runs of common words, found from short windows.

A window that is rare in both texts gives all its pairs of places. One that is frequent grows until it is rare, so
the number of pairs stays linear in the length of the texts whatever repeats in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from neardup_gui.fingerprints.shingles import window_hashes
from neardup_gui.matching.word_pairs import WordPair
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray
from neardup_gui.text.tokenise import mixed
from neardup_gui.text.tokens import Hashes

MOST_PAIRS: Final = 32  # of places, count in A times count in B, that a window may have and still count as rare
LONGEST_WINDOW: Final = 32


@dataclass(frozen=True, slots=True, eq=False)
class Runs:
    """``n`` exact runs: words ``a[k] … a[k] + length[k]`` of A equal words ``b[k] …`` of B. int64 arrays ``(n,)``.

    in_order_only: some windows were so frequent that only the k-th place in A was paired with the k-th in B.
    """

    a: IntArray
    b: IntArray
    length: IntArray
    in_order_only: bool = False

    def __len__(self) -> int:
        return len(self.a)


def find_runs(words: WordPair, window: int, sorted_window: int = 0, progress: Progress = NO_PROGRESS) -> Runs:
    """Return the maximal runs that the seeds of ``window`` words and longer make up, sorted by their place in A.

    With a ``sorted_window``, windows of so many words that hold the same words in any order are seeds too; a run may
    then hold words that are equal only crosswise.
    """
    hashed_a, hashed_b = mixed(words.a.view(np.uint64)), mixed(words.b.view(np.uint64))
    seeds = _growing_seeds(hashed_a, hashed_b, window, progress.part(0.0, 0.6))
    if sorted_window:
        seeds.append(_sorted_seeds(hashed_a, hashed_b, sorted_window))
    progress.at(0.8)
    return joined(seeds, len(words.a))


def _growing_seeds(hashed_a: Hashes, hashed_b: Hashes, window: int, progress: Progress) -> list[Runs]:
    """Return all pairs of places of rare windows; frequent ones grow until they are rare or as long as may be."""
    seeds: list[Runs] = []
    at_a, at_b = np.arange(len(hashed_a)), np.arange(len(hashed_b))
    size = window
    while True:
        progress.at(size / LONGEST_WINDOW)
        at_a, at_b = at_a[at_a <= len(hashed_a) - size], at_b[at_b <= len(hashed_b) - size]
        last = size >= LONGEST_WINDOW
        groups = common_groups(window_hashes(hashed_a, size)[at_a], window_hashes(hashed_b, size)[at_b], last)
        rare = groups.count_a * groups.count_b <= MOST_PAIRS
        for chosen, all_pairs in ((rare, True), (~rare, False)) if last else ((rare, True),):
            place_a, place_b = groups.pairs(chosen, all_pairs)
            cut = not all_pairs and bool(chosen.any())
            seeds.append(Runs(at_a[place_a], at_b[place_b], np.full(len(place_a), size), cut))
        if last or rare.all():
            return seeds
        at_a, at_b = at_a[groups.members_a(~rare)], at_b[groups.members_b(~rare)]
        size = min(LONGEST_WINDOW, size * 2)


def _sorted_seeds(hashed_a: Hashes, hashed_b: Hashes, size: int) -> Runs:
    """Return the pairs of places of rare windows that hold the same words, in whatever order."""
    groups = common_groups(_unordered(hashed_a, size), _unordered(hashed_b, size))
    place_a, place_b = groups.pairs(groups.count_a * groups.count_b <= MOST_PAIRS, all_pairs=True)
    return Runs(place_a, place_b, np.full(len(place_a), size))


def _unordered(hashed: Hashes, size: int) -> Hashes:
    """Return a hash of every window that does not depend on the order of its words: their sum, mixed."""
    count = max(0, len(hashed) - size + 1)
    total = np.zeros(count, dtype=np.uint64)
    for place in range(size):
        total += hashed[place : place + count]
    return mixed(total)


@dataclass(frozen=True, slots=True, eq=False)
class _Groups:
    """The windows that stand in both texts: for each, where its places begin in the sorted order, and how many."""

    order_a: IntArray
    order_b: IntArray
    first_a: IntArray
    first_b: IntArray
    count_a: IntArray
    count_b: IntArray

    def pairs(self, chosen: np.ndarray[tuple[int], np.dtype[np.bool_]], all_pairs: bool) -> tuple[IntArray, IntArray]:
        """Return the places of the chosen groups' pairs: every A with every B, or the k-th with the k-th."""
        count_a, count_b = self.count_a[chosen], self.count_b[chosen]
        sizes = count_a * count_b if all_pairs else np.minimum(count_a, count_b)
        within = counting(sizes)
        per_b = np.repeat(count_b, sizes)
        rank_a, rank_b = (within // per_b, within % per_b) if all_pairs else (within, within)
        return (
            self.order_a[np.repeat(self.first_a[chosen], sizes) + rank_a],
            self.order_b[np.repeat(self.first_b[chosen], sizes) + rank_b],
        )

    def members_a(self, chosen: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> IntArray:
        return self._members(self.order_a, self.first_a[chosen], self.count_a[chosen])

    def members_b(self, chosen: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> IntArray:
        return self._members(self.order_b, self.first_b[chosen], self.count_b[chosen])

    @staticmethod
    def _members(order: IntArray, first: IntArray, count: IntArray) -> IntArray:
        return np.sort(order[np.repeat(first, count) + counting(count)])


def counting(sizes: IntArray) -> IntArray:
    """Return 0 … size - 1 for each size, one after the other."""
    return np.arange(int(sizes.sum())) - np.repeat(np.cumsum(sizes) - sizes, sizes)


def common_groups(keys_a: Hashes, keys_b: Hashes, in_text_order: bool = False) -> _Groups:
    # Only where the k-th is to meet the k-th must the places of one window stay in text order; it takes thrice as long.
    kind = "stable" if in_text_order else None
    order_a, order_b = np.argsort(keys_a, kind=kind), np.argsort(keys_b, kind=kind)
    value_a, first_a, count_a = _grouped(keys_a[order_a])
    value_b, first_b, count_b = _grouped(keys_b[order_b])
    if len(value_a) == 0 or len(value_b) == 0:
        none = np.zeros(0, dtype=np.int64)
        return _Groups(order_a, order_b, none, none, none, none)
    place = np.minimum(np.searchsorted(value_b, value_a), len(value_b) - 1)
    both = np.flatnonzero(value_b[place] == value_a)
    other = place[both]
    return _Groups(order_a, order_b, first_a[both], first_b[other], count_a[both], count_b[other])


def _grouped(ordered: Hashes) -> tuple[Hashes, IntArray, IntArray]:
    new = np.ones(len(ordered), dtype=np.bool_)
    new[1:] = ordered[1:] != ordered[:-1]
    first = np.flatnonzero(new)
    return ordered[first], first, np.diff(np.append(first, len(ordered)))


def joined(parts: Sequence[Runs], words_a: int) -> Runs:
    """Join the seeds that overlap or touch on one diagonal: together they are one run. Sorted by the place in A."""
    seeds = Runs(
        np.concatenate([part.a for part in parts]),
        np.concatenate([part.b for part in parts]),
        np.concatenate([part.length for part in parts]),
        any(part.in_order_only for part in parts),
    )
    if len(seeds) == 0:
        return seeds
    # One number sorts by diagonal and then by place; the stride keeps the ends of a diagonal before the next one.
    stride = words_a + 1
    keys = (seeds.b - seeds.a + words_a) * stride + seeds.a
    order = np.argsort(keys)
    keys = keys[order]
    reach = np.maximum.accumulate(keys + seeds.length[order])
    first = np.ones(len(keys), dtype=np.bool_)
    first[1:] = keys[1:] > reach[:-1]
    begin = np.flatnonzero(first)
    length = reach[np.append(begin[1:], len(keys)) - 1] - keys[begin]
    a, b = seeds.a[order[begin]], seeds.b[order[begin]]
    by_place = np.argsort(a, kind="stable")
    return Runs(a[by_place], b[by_place], length[by_place], seeds.in_order_only)
