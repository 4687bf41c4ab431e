"""Comparing distilled texts as strings: how alike two are as a whole, and short windows for finding places."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from rapidfuzz.distance import LCSseq

from neardup_gui.fingerprints.distill import Digits
from neardup_gui.fingerprints.shingles import window_hashes
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray
from neardup_gui.text.tokenise import mixed
from neardup_gui.text.tokens import Hashes

WINDOW: Final = 16  # digits: windows of this size meet by chance neither within nor between books
# The most pairs of digits that one exact comparison may have. It is one call that holds the interpreter.
EXACT_PAIRS: Final = 300_000_000
_ANCHOR_SHARE: Final = 8  # one common window in so many is looked at as an anchor
_STRETCH: Final = 512  # digits at least from one anchor to the next
_GAP_PAIRS: Final = 16_000_000
_GAP_PIECE: Final = 4_096  # digits of the pieces that a longer gap is compared in
_CHECK_EVERY: Final = 64
# Two texts that have nothing in common come out near this, since eight digits in a row repeat by chance.
UNRELATED_SIMILARITY: Final = 0.6


@dataclass(frozen=True, slots=True, eq=False)
class DigitWindows:
    """The windows of a distilled text, ``n`` of them, at every digit.

    hashes: uint64 ``(n,)``, equal where the digits are. starts, ends: int64 ``(n,)``, in ``Document.text``.
    """

    hashes: Hashes
    starts: IntArray
    ends: IntArray

    def __len__(self) -> int:
        return len(self.hashes)


def digit_windows(digits: Digits, size: int = WINDOW) -> DigitWindows:
    """Return the windows of ``size`` digits, 1 to 64. Raises ValueError for another size."""
    if not 1 <= size <= 64:
        raise ValueError(f"windows of {size} digits")
    count = max(0, len(digits) - size + 1)
    hashes = window_hashes(mixed(digits.codes.astype(np.uint64)), size)
    return DigitWindows(hashes, digits.positions[:count], digits.ends[size - 1 :])


def digits_similarity(a: Digits, b: Digits, progress: Progress = NO_PROGRESS) -> tuple[float, bool]:
    """Return how alike two distilled texts are, 0–1, and whether that figure is exact.

    The figure is 2·m / (len(a) + len(b)), where m is the length of the longest common subsequence of digits: 1 minus
    the normalised distance of insertions and deletions. Unrelated texts come out between .55 and .65, since there are
    few different digits. Two empty texts: 1.

    Exact up to 300 million pairs of digits, two texts of some 85,000 characters. Beyond that it is never above the
    exact figure, and a little below it: both strings are cut at windows of 16 digits that stand once in each (the
    longest chain of them that keeps its order), and the pieces in between are compared exactly; a piece without such
    windows is cut once more, in proportion. The time is then linear. Raises Cancelled.
    """
    if not a.digits and not b.digits:
        return 1.0, True
    if len(a) * len(b) <= EXACT_PAIRS or a.digits == b.digits:
        progress.at(1.0)
        return 2 * _common(a.digits, b.digits) / (len(a) + len(b)), True
    bounds = _chained(a, b, progress.part(0.0, 0.5))
    common = _common_between(a, b, bounds, progress.part(0.5, 0.8))
    if 2 * common < UNRELATED_SIMILARITY * (len(a) + len(b)) and len(bounds) > 2:
        # A few windows that chance or set phrases put far off the diagonal spoil all between them.
        common = max(common, _common_between(a, b, [bounds[0], bounds[-1]], progress.part(0.8, 1.0)))
    return 2 * common / (len(a) + len(b)), False


def _common_between(a: Digits, b: Digits, bounds: list[tuple[int, int]], progress: Progress) -> int:
    """Return how many digits both have in common in the pieces between the places at which they are cut."""
    common = 0
    for index, (low, high) in enumerate(pairwise(bounds)):
        if index % _CHECK_EVERY == 0:
            progress.at(index / len(bounds))
        for part_a, part_b in _pieces(a.digits[low[0] : high[0]], b.digits[low[1] : high[1]]):
            progress.check()
            common += _common(part_a, part_b)
    return common


def _common(a: str, b: str) -> int:
    return len(a) if a == b else LCSseq.similarity(a, b)


def _pieces(a: str, b: str) -> Iterator[tuple[str, str]]:
    """Cut two long strings in proportion, so that each pair of pieces is short."""
    if len(a) * len(b) <= _GAP_PAIRS:
        yield a, b
        return
    count = max(len(a), len(b)) // _GAP_PIECE + 1
    for index in range(count):
        yield (
            a[len(a) * index // count : len(a) * (index + 1) // count],
            b[len(b) * index // count : len(b) * (index + 1) // count],
        )


def _chained(a: Digits, b: Digits, progress: Progress) -> list[tuple[int, int]]:
    """Return the places (in A, in B) at which both strings are cut, from (0, 0) to their ends."""
    hashes_a, at_a = _single_windows(a)
    hashes_b, at_b = _single_windows(b)
    progress.at(0.5)
    _, in_a, in_b = np.intersect1d(hashes_a, hashes_b, assume_unique=True, return_indices=True)
    places_a, places_b = at_a[in_a], at_b[in_b]
    order = np.argsort(places_a)
    places_a, places_b = places_a[order].tolist(), places_b[order].tolist()
    chain = _longest_rising(places_b)
    bounds = [(0, 0)]
    for index in chain:
        place = (places_a[index], places_b[index])
        if place[0] - bounds[-1][0] >= _STRETCH and place[1] > bounds[-1][1]:
            bounds.append(place)
    return [*bounds, (len(a), len(b))]


def _single_windows(digits: Digits) -> tuple[Hashes, IntArray]:
    """Return the hashes of a sample of the windows that stand once in the text, and where they stand."""
    hashes = window_hashes(mixed(digits.codes.astype(np.uint64)), WINDOW)
    # By the hash, so that the same windows are taken in both texts.
    at = np.flatnonzero(hashes % np.uint64(_ANCHOR_SHARE) == 0)
    chosen = hashes[at]
    order = np.argsort(chosen, kind="stable")
    chosen, at = chosen[order], at[order]
    new = np.append(True, chosen[1:] != chosen[:-1])
    once = new[: len(chosen)] & np.append(new[1:], True)[: len(chosen)]
    return chosen[once], at[once]


def _longest_rising(values: list[int]) -> list[int]:
    """Return the indices of a longest rising subsequence (by piles, as in the card game patience)."""
    tops: list[int] = []
    top_index: list[int] = []
    before: list[int] = []
    for index, value in enumerate(values):
        pile = bisect_left(tops, value)
        before.append(top_index[pile - 1] if pile else -1)
        if pile == len(tops):
            tops.append(value)
            top_index.append(index)
        else:
            tops[pile] = value
            top_index[pile] = index
    chain: list[int] = []
    index = top_index[-1] if top_index else -1
    while index >= 0:
        chain.append(index)
        index = before[index]
    return chain[::-1]
