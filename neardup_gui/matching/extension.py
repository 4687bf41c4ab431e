"""Stretches grown at their ends by single words: what is edited so much that no run of words is left there.

Runs of three words end a passage where the last such run stands; behind it every second word may still be the same.
So the words beyond an end are weighed one by one. A word that also stands, unmatched, about the same end of the other
side speaks for the passage by the likelihood ratio of finding it there by copying and by chance, one that does not
speaks against it, and the stretch is grown to where the sum is greatest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.matching.stretches import Stretch, WordRange
from neardup_gui.matching.window_groups import counting
from neardup_gui.matching.word_pairs import Bits, WordPair
from neardup_gui.spans import IntArray

REACH: Final = 60  # words beyond an end that are weighed, and that their partners are looked for among
INSIDE: Final = 60  # words before the end, on the other side, that they are looked for among too: sentences move
_KEPT_WORDS: Final = 0.6  # share of the words that an edited copy still has
_MOST_BITS: Final = 7.0  # of one word: a rare name comes in clusters, so it is less telling than it is rare
_LEAST_GAIN: Final = 4.0  # bits below which an end stays where it is

FloatArray = NDArray[np.float64]


def extended(stretches: Sequence[Stretch], chosen: Sequence[bool], words: WordPair) -> list[Stretch]:
    """Return the stretches, those of ``chosen`` grown at both ends on both sides, never into another stretch."""
    indices = [index for index, wanted in enumerate(chosen) if wanted]
    if not indices:
        return list(stretches)
    limits_a = _limits([stretch.a for stretch in stretches], len(words.a))
    limits_b = _limits([stretch.b for stretch in stretches], len(words.b))
    free_a, free_b = _unmatched(stretches, words)
    grown = list(stretches)
    picked = [stretches[index] for index in indices]
    sides = (
        _Side(words.a, words.bits_a, free_a, [s.a for s in picked], [limits_a[index] for index in indices]),
        _Side(words.b, words.bits_b, free_b, [s.b for s in picked], [limits_b[index] for index in indices]),
    )
    a, gain_a = _grown(sides[0], sides[1])
    b, gain_b = _grown(sides[1], sides[0])
    for place, index in enumerate(indices):
        gain = min(gain_a[place], gain_b[place])
        grown[index] = replace(grown[index], a=a[place], b=b[place], bits=grown[index].bits + gain)
    apart_a = _apart([stretch.a for stretch in grown], [stretch.a for stretch in stretches])
    apart_b = _apart([stretch.b for stretch in grown], [stretch.b for stretch in stretches])
    return [replace(each, a=a, b=b) for each, a, b in zip(grown, apart_a, apart_b, strict=True)]


class _Side:
    """One text with the ranges that are to grow in it and how far they may."""

    def __init__(
        self, words: IntArray, bits: Bits, free: BoolArray, ranges: Sequence[WordRange], limits: Sequence[WordRange]
    ) -> None:
        self.words, self.bits, self.free = words, bits, free
        self.ranges: IntArray = np.array(ranges, dtype=np.int64).reshape(-1, 2)
        self.limits: IntArray = np.array(limits, dtype=np.int64).reshape(-1, 2)

    def margin(self, at_end: bool) -> tuple[IntArray, IntArray]:
        """Return first word and number of the words beyond the chosen end, int64 ``(n,)`` each."""
        if at_end:
            first = self.ranges[:, 1]
            return first, np.minimum(REACH, self.limits[:, 1] - first)
        first = np.maximum(self.ranges[:, 0] - REACH, self.limits[:, 0])
        return first, self.ranges[:, 0] - first

    def window(self, at_end: bool) -> tuple[IntArray, IntArray]:
        """Return first word and number of the words about the chosen end."""
        first, count = self.margin(at_end)
        inside = np.minimum(INSIDE, self.ranges[:, 1] - self.ranges[:, 0])
        return (first - inside, count + inside) if at_end else (first, count + inside)


def _grown(side: _Side, other: _Side) -> tuple[list[WordRange], list[float]]:
    ranges = side.ranges.copy()
    total: FloatArray = np.zeros(len(ranges))
    for at_end in (True, False):
        gain, length = _best(side, other, at_end)
        if at_end:
            ranges[:, 1] += length
        else:
            ranges[:, 0] -= length
        total += gain
    return [(low, high) for low, high in ranges.tolist()], total.tolist()


def _best(side: _Side, other: _Side, at_end: bool) -> tuple[FloatArray, IntArray]:
    """Return for each range the greatest sum that growing at one end yields, and the words that it takes."""
    first, count = side.margin(at_end)
    window_first, window_count = other.window(at_end)
    owner = np.repeat(np.arange(len(count)), count)
    places = np.repeat(first, count) + counting(count)
    if not at_end:  # from the end outward
        places = np.repeat(first + count - 1, count) - counting(count)
    window_owner = np.repeat(np.arange(len(window_count)), window_count)
    window_places = np.repeat(window_first, window_count) + counting(window_count)
    free = other.free[window_places]
    window_owner, window_places = window_owner[free], window_places[free]
    size = np.bincount(window_owner, minlength=len(count))
    score = _scores(side.words[places], side.bits[places], owner, other.words[window_places], window_owner, size)
    return _peaks(score, owner, count)


def _scores(
    words: IntArray, bits: Bits, owner: IntArray, others: IntArray, others_owner: IntArray, size: IntArray
) -> FloatArray:
    """Return what each word says for its range, in bits."""
    if len(words) == 0:
        return np.zeros(0)
    known = words >= 0
    stride = int(max(words.max(initial=0), others.max(initial=0))) + 1
    keys = np.sort((others_owner * stride + others)[others >= 0])
    wanted = owner * stride + np.maximum(words, 0)
    at = np.searchsorted(keys, wanted)
    found = known & (at < len(keys))
    found[found] = keys[at[found]] == wanted[found]
    chance = np.maximum(1e-9, 1.0 - (1.0 - np.exp2(-bits)) ** np.maximum(1, size[owner]))
    met = np.minimum(_MOST_BITS, np.log2((_KEPT_WORDS + (1 - _KEPT_WORDS) * chance) / chance))
    return np.where(found, met, np.log2(1 - _KEPT_WORDS))


def _peaks(score: FloatArray, owner: IntArray, count: IntArray) -> tuple[FloatArray, IntArray]:
    """Return the greatest prefix sum of each range's scores and how many words it takes; 0 where too small."""
    gain: FloatArray = np.zeros(len(count))
    length = np.zeros(len(count), dtype=np.int64)
    if len(score) == 0:
        return gain, length
    filled = np.flatnonzero(count)
    first = (np.cumsum(count) - count)[filled]
    running = np.cumsum(score)
    running -= np.repeat(running[first] - score[first], count[filled])
    gain[filled] = np.maximum.reduceat(running, first)
    # The first place where the peak is reached: nothing is gained by going on.
    reached = np.flatnonzero(running >= gain[owner])
    earliest = reached[np.diff(owner[reached], prepend=-1) > 0]
    length[filled] = earliest - first + 1
    small = gain < _LEAST_GAIN
    gain[small], length[small] = 0.0, 0
    return gain, length


def _apart(grown: Sequence[WordRange], before: Sequence[WordRange]) -> list[WordRange]:
    """Where two ranges have grown into the same words, leave those to the first."""
    ranges = list(grown)
    reach = 0
    for index in sorted(range(len(ranges)), key=lambda index: before[index]):
        low, high = ranges[index]
        ranges[index] = (min(before[index][0], max(low, reach)), high)
        reach = max(reach, high)
    return ranges


def _limits(ranges: Sequence[WordRange], words: int) -> list[WordRange]:
    """Return for each range how far it may grow before it meets another."""
    order = sorted(range(len(ranges)), key=lambda index: ranges[index])
    limits: list[WordRange] = [(0, words)] * len(ranges)
    reach = 0
    for place, index in enumerate(order):
        following = ranges[order[place + 1]][0] if place + 1 < len(order) else words
        low, high = ranges[index]
        limits[index] = (min(low, reach), max(high, following))
        reach = max(reach, high)
    return limits


def _unmatched(stretches: Sequence[Stretch], words: WordPair) -> tuple[BoolArray, BoolArray]:
    """Return which words of A and of B no run has matched."""
    free_a, free_b = np.ones(len(words.a), dtype=np.bool_), np.ones(len(words.b), dtype=np.bool_)
    for stretch in stretches:
        for a, b, length in stretch.runs:
            free_a[a : a + length] = False
            free_b[b : b + length] = False
    return free_a, free_b
