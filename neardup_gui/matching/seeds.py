"""Exact runs of common words, found from short windows.

A window that is rare in both texts gives all its pairs of places. One that is frequent grows until it is rare, so
the number of pairs stays linear in the length of the texts whatever repeats in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from neardup_gui.fingerprints.shingles import BoolArray, WindowHashes
from neardup_gui.matching.window_groups import common_windows
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
    runs = joined(_growing_seeds(hashed_a, hashed_b, window, progress.part(0.0, 0.6)), len(words.a))
    if sorted_window:
        # Windows of which a run holds every word are runs already.
        free_a, free_b = outside(runs.a, runs.length, words.a), outside(runs.b, runs.length, words.b)
        unordered = _sorted_seeds((hashed_a, hashed_b), (free_a, free_b), sorted_window)
        runs = joined([runs, unordered], len(words.a))
    progress.at(1.0)
    return runs


def outside(starts: IntArray, lengths: IntArray, words: IntArray) -> BoolArray:
    """Return which words are in no run and are not masked, bool ``(len(words),)``."""
    change = np.bincount(starts, minlength=len(words) + 1) - np.bincount(starts + lengths, minlength=len(words) + 1)
    return (np.cumsum(change)[: len(words)] == 0) & (words >= 0)


def _growing_seeds(hashed_a: Hashes, hashed_b: Hashes, window: int, progress: Progress) -> list[Runs]:
    """Return all pairs of places of rare windows; frequent ones grow until they are rare or as long as may be."""
    seeds: list[Runs] = []
    windows_a, windows_b = WindowHashes(hashed_a), WindowHashes(hashed_b)
    at_a, at_b = np.arange(len(hashed_a)), np.arange(len(hashed_b))
    size = window
    while True:
        progress.at(size / LONGEST_WINDOW)
        at_a, at_b = at_a[at_a <= len(hashed_a) - size], at_b[at_b <= len(hashed_b) - size]
        last = size >= LONGEST_WINDOW
        groups = common_windows(windows_a.at(at_a, size), windows_b.at(at_b, size))
        rare = groups.count_a * groups.count_b <= MOST_PAIRS
        for chosen, all_pairs in ((rare, True), (~rare, False)) if last else ((rare, True),):
            place_a, place_b = groups.pairs(chosen, all_pairs)
            cut = not all_pairs and bool(chosen.any())
            seeds.append(Runs(at_a[place_a], at_b[place_b], np.full(len(place_a), size), cut))
        if last or rare.all():
            return seeds
        at_a, at_b = at_a[groups.members_a(~rare)], at_b[groups.members_b(~rare)]
        size = min(LONGEST_WINDOW, size * 2)


def _sorted_seeds(hashed: tuple[Hashes, Hashes], free: tuple[BoolArray, BoolArray], size: int) -> Runs:
    """Return the pairs of places of rare windows that hold the same words, in whatever order, one of them free."""
    at_a, at_b = (np.flatnonzero(_any_of(side, size)) for side in free)
    groups = common_windows(_unordered(hashed[0], size)[at_a], _unordered(hashed[1], size)[at_b])
    place_a, place_b = groups.pairs(groups.count_a * groups.count_b <= MOST_PAIRS, all_pairs=True)
    return Runs(at_a[place_a], at_b[place_b], np.full(len(place_a), size))


def _any_of(chosen: BoolArray, size: int) -> BoolArray:
    """Return which windows of ``size`` hold a chosen word, bool ``(max(0, n - size + 1),)``."""
    count = max(0, len(chosen) - size + 1)
    found = np.zeros(count, dtype=np.bool_)
    for place in range(size):
        found |= chosen[place : place + count]
    return found


def _unordered(hashed: Hashes, size: int) -> Hashes:
    """Return a hash of every window that does not depend on the order of its words: their sum, mixed."""
    count = max(0, len(hashed) - size + 1)
    total = np.zeros(count, dtype=np.uint64)
    for place in range(size):
        total += hashed[place : place + count]
    return mixed(total)


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
