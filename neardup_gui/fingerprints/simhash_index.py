"""Finding fingerprints within a small distance among many (Manku, Jain, Das Sarma 2007).

Where 64 bits are cut into more blocks than may differ, some blocks are equal; a table for each choice of blocks that
could be the equal ones leads to all that are near enough.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.fingerprints.simhash import BITS, DUPLICATE_DISTANCE, hamming
from neardup_gui.spans import IntArray

_WANTED_BITS: Final = 16  # of a key: then one in 65,536 fingerprints is looked at in vain
_MOST_TABLES: Final = 70


def simhash_blocks(bits: int) -> tuple[int, int, int, int]:
    """Return the four blocks of 16 bits, the highest first. Fingerprints at distance ≤ 3 share at least one."""
    return bits >> 48 & 0xFFFF, bits >> 32 & 0xFFFF, bits >> 16 & 0xFFFF, bits & 0xFFFF


def block_candidates(bits: int, known: NDArray[np.uint64]) -> IntArray:
    """Return the indices of the fingerprints in ``known``, uint64 ``(n,)``, that are at distance 0 to 3."""
    differing = known ^ np.uint64(bits)
    shares = np.zeros(len(known), dtype=np.bool_)
    for shift in (0, 16, 32, 48):
        shares |= (differing >> np.uint64(shift)) & np.uint64(0xFFFF) == 0
    candidates = np.flatnonzero(shares)
    return candidates[np.bitwise_count(differing[candidates]) <= DUPLICATE_DISTANCE]


class SimHashIndex:
    """Fingerprints by number, to be found within a distance of ``k``, 0 to 31. Not for several threads at a time.

    The 64 bits are cut into ``blocks`` blocks; each choice of ``blocks - k`` of them has a table. By default as few
    tables as give keys of 16 bits, and never more than 70: then the keys get shorter and a search looks at more.
    """

    def __init__(self, k: int = DUPLICATE_DISTANCE, blocks: int | None = None) -> None:
        """Raises ValueError where ``k`` or ``blocks`` is out of range."""
        if not 0 <= k < 32:
            raise ValueError(f"a distance of {k}")
        count = _blocks_for(k) if blocks is None else blocks
        if not k < count <= BITS:
            raise ValueError(f"{count} blocks for a distance of {k}")
        self.k = k
        masks = _block_masks(count)
        self._masks = tuple(sum(choice) for choice in combinations(masks, count - k))
        self._tables: tuple[dict[int, list[int]], ...] = tuple({} for _ in self._masks)
        self._bits: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self._bits)

    def add(self, number: int, bits: int) -> None:
        """Enter a fingerprint under a number. Raises ValueError where the number is taken."""
        if number in self._bits:
            raise ValueError(f"number {number} is taken")
        self._bits[number] = bits
        for mask, table in zip(self._masks, self._tables, strict=True):
            table.setdefault(bits & mask, []).append(number)

    def find(self, bits: int) -> list[tuple[int, int]]:
        """Return (number, distance) of all fingerprints within ``k``, the nearest first, then by number."""
        candidates: set[int] = set()
        for mask, table in zip(self._masks, self._tables, strict=True):
            candidates.update(table.get(bits & mask, ()))
        near = [(number, hamming(bits, self._bits[number])) for number in candidates]
        return sorted((pair for pair in near if pair[1] <= self.k), key=lambda pair: (pair[1], pair[0]))


def _blocks_for(k: int) -> int:
    possible = [count for count in range(k + 1, BITS + 1) if comb(count, k) <= _MOST_TABLES]
    for count in possible:
        if BITS * (count - k) // count >= _WANTED_BITS:
            return count
    return possible[-1]


def _block_masks(count: int) -> list[int]:
    edges = [BITS * index // count for index in range(count + 1)]
    return [(1 << high) - (1 << low) for low, high in pairwise(edges)]
