"""Which of many places stand in the same order in both texts."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

Run = tuple[int, int, int]  # first word in A, first word in B, length


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


def rising_runs(runs: Sequence[Run]) -> list[Run]:
    """Return the heaviest of ``runs`` (sorted by A) in the same order in both texts, cut where they overlap."""
    starts = [run[1] for run in runs]
    if all(one < other for one, other in pairwise(starts)):
        chosen: Sequence[int] = range(len(runs))  # most often so, and then there is nothing to choose
    else:
        chosen = sorted(heaviest_increasing(starts, [run[2] for run in runs]))
    rising: list[Run] = []
    end_a = end_b = 0
    for index in chosen:
        a, b, length = runs[index]
        skipped = max(0, end_a - a, end_b - b)
        if skipped < length:
            rising.append((a + skipped, b + skipped, length - skipped))
            end_a, end_b = a + length, b + length
    return rising
