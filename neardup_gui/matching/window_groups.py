"""Which windows stand in both texts, and where: one sort of both texts' hashes together.

A hash and its place are packed into 64 bits, which numpy sorts several times faster than it finds an order. What the
packing cuts off the hash is looked at again when places are paired.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.spans import IntArray
from neardup_gui.text.tokens import Hashes

_ONE: Final = np.uint64(1)


@dataclass(frozen=True, slots=True, eq=False)
class WindowGroups:
    """The windows that stand in both texts, ``g`` groups of equal ones; places are indices into the given hashes.

    places: int64, those of a group next to each other, A's before B's, each in text order. first, count_a, count_b:
    int64 ``(g,)``, where the group begins in ``places``, and how many places it has in either text.
    """

    places: IntArray
    first: IntArray
    count_a: IntArray
    count_b: IntArray
    hashes_a: Hashes
    hashes_b: Hashes

    def pairs(self, chosen: BoolArray, all_pairs: bool) -> tuple[IntArray, IntArray]:
        """Return the places of the chosen groups' pairs: every A with every B, or the k-th with the k-th."""
        count_a, count_b, first = self.count_a[chosen], self.count_b[chosen], self.first[chosen]
        sizes = count_a * count_b if all_pairs else np.minimum(count_a, count_b)
        within = counting(sizes)
        per_b = np.repeat(count_b, sizes)
        rank_a, rank_b = (within // per_b, within % per_b) if all_pairs else (within, within)
        place_a = self.places[np.repeat(first, sizes) + rank_a]
        place_b = self.places[np.repeat(first + count_a, sizes) + rank_b]
        equal = self.hashes_a[place_a] == self.hashes_b[place_b]
        return (place_a, place_b) if equal.all() else (place_a[equal], place_b[equal])

    def members_a(self, chosen: BoolArray) -> IntArray:
        """Return the places in A of the chosen groups, in text order."""
        return self._members(self.first[chosen], self.count_a[chosen])

    def members_b(self, chosen: BoolArray) -> IntArray:
        """Return the places in B of the chosen groups, in text order."""
        return self._members(self.first[chosen] + self.count_a[chosen], self.count_b[chosen])

    def _members(self, first: IntArray, count: IntArray) -> IntArray:
        return np.sort(self.places[np.repeat(first, count) + counting(count)])


def counting(sizes: IntArray) -> IntArray:
    """Return 0 … size - 1 for each size, one after the other."""
    return np.arange(int(sizes.sum())) - np.repeat(np.cumsum(sizes) - sizes, sizes)


def common_windows(hashes_a: Hashes, hashes_b: Hashes) -> WindowGroups:
    """Return the groups of equal hashes that have members in both texts."""
    # From the top: as much of the hash as there is room for, whether it is B's, and the place.
    room = max(len(hashes_a), len(hashes_b)).bit_length()
    kept = ~np.uint64((1 << (room + 1)) - 1)
    packed = np.empty(len(hashes_a) + len(hashes_b), dtype=np.uint64)
    packed[: len(hashes_a)] = (hashes_a & kept) | np.arange(len(hashes_a), dtype=np.uint64)
    packed[len(hashes_a) :] = (hashes_b & kept) | np.arange(len(hashes_b), dtype=np.uint64) | np.uint64(1 << room)
    packed.sort()
    new = np.ones(len(packed), dtype=np.bool_)
    np.greater((packed[1:] ^ packed[:-1]) >> np.uint64(room + 1), 0, out=new[1:])
    first = np.flatnonzero(new)
    from_b = ((packed >> np.uint64(room)) & _ONE).astype(np.int8)
    count_b = np.add.reduceat(from_b, first, dtype=np.int64) if len(first) else first
    count_a = np.diff(np.append(first, len(packed))) - count_b
    both = (count_a > 0) & (count_b > 0)
    places = (packed & np.uint64((1 << room) - 1)).astype(np.int64)
    return WindowGroups(places, first[both], count_a[both], count_b[both], hashes_a, hashes_b)
