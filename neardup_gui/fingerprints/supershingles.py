"""Sketches of a set of shingles: min-wise values, supershingles, megashingles.

After Broder, "Identifying and filtering near-duplicate documents" (2000), and Fetterly, Manasse, Najork, "On the
evolution of clusters of near-duplicate web pages" (2003). Under a random permutation two sets have the same smallest
element with the probability of their resemblance r. Of 84 such values 14 together are a supershingle, equal with
probability r to the 14th; each pair of the 6 supershingles is a megashingle. One common megashingle, or two
supershingles, which is the same, mean that two texts are practically identical: that happens with probability .88 at
resemblance .95, .42 at .90, .03 at .80. It is never a sign of mere likeness.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
import xxhash

from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.text.tokenise import mixed
from neardup_gui.text.tokens import Hashes

VALUES: Final = 84
SUPERSHINGLES: Final = 6
MEGASHINGLES: Final = 15
IDENTICAL_SUPERSHINGLES: Final = 2  # matched, at least
IDENTICAL_MEGASHINGLES: Final = 1
_EACH: Final = VALUES // SUPERSHINGLES
_PIECE: Final = 1 << 14  # checksums: they stay in the processor's cache through all permutations
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)


@dataclass(frozen=True, slots=True, eq=False)
class Sketch:
    """What is kept of a set of shingles.

    minima: uint64 ``(84,)``, the smallest value under each permutation. supershingles: 6, and megashingles: 15
    unsigned 64-bit numbers, each compared with the one of the same place.
    """

    minima: Hashes
    supershingles: tuple[int, ...]
    megashingles: tuple[int, ...]

    @property
    def supershingles_hex(self) -> tuple[str, ...]:
        return tuple(f"{value:016x}" for value in self.supershingles)

    @property
    def megashingles_hex(self) -> tuple[str, ...]:
        return tuple(f"{value:016x}" for value in self.megashingles)


class Matched(NamedTuple):
    """How many of the 6 supershingles and of the 15 megashingles two sketches share."""

    supershingles: int
    megashingles: int

    @property
    def practically_identical(self) -> bool:
        return self.megashingles >= IDENTICAL_MEGASHINGLES


class Resemblance(NamedTuple):
    """An estimate of resemblance, 0–1, and its standard error."""

    value: float
    error: float


def sketch(checksums: Hashes, progress: Progress = NO_PROGRESS) -> Sketch | None:
    """Return the sketch of a set of checksums, uint64 ``(n,)`` in any order; None of an empty one.

    Repeated checksums change nothing, so the distinct ones do. Raises Cancelled.
    """
    if len(checksums) == 0:
        return None
    minima = min_values(checksums, VALUES, progress)
    groups = minima.astype("<u8").reshape(SUPERSHINGLES, _EACH)
    supershingles = tuple(xxhash.xxh3_64_intdigest(group.tobytes()) for group in groups)
    pairs = combinations(supershingles, 2)
    megashingles = tuple(xxhash.xxh3_64_intdigest(np.array(pair, dtype="<u8").tobytes()) for pair in pairs)
    return Sketch(minima, supershingles, megashingles)


def min_values(checksums: Hashes, count: int = VALUES, progress: Progress = NO_PROGRESS) -> Hashes:
    """Return the smallest value of the set under each of ``count`` permutations of 64-bit numbers, uint64.

    A permutation is two rounds of multiplying and folding with keys of its own: a bijection, so that different
    checksums never meet. The checksums must not be empty. Raises Cancelled.
    """
    keys = mixed(np.arange(2 * count, dtype=np.uint64) + np.uint64(1 << 33)).reshape(count, 2)
    minima = np.full(count, np.iinfo(np.uint64).max, dtype=np.uint64)
    for begin in range(0, len(checksums), _PIECE):
        progress.at(begin / len(checksums))
        piece = mixed(checksums[begin : begin + _PIECE])
        values, folded = np.empty_like(piece), np.empty_like(piece)
        for index, (first, second) in enumerate(keys):
            np.bitwise_xor(piece, first, out=values)
            values *= _FIRST
            np.right_shift(values, np.uint64(32), out=folded)
            values ^= folded
            values *= second | np.uint64(1)
            minima[index] = min(minima[index], values.min())
    return minima


def matched(a: Sketch, b: Sketch) -> Matched:
    """Return how many supershingles and megashingles two sketches share."""
    return Matched(
        sum(left == right for left, right in zip(a.supershingles, b.supershingles, strict=True)),
        sum(left == right for left, right in zip(a.megashingles, b.megashingles, strict=True)),
    )


def resemblance_estimate(a: Hashes, b: Hashes) -> Resemblance:
    """Return the share of equal min-wise values of two texts, equally many of each, with its standard error.

    The error is that of a share of n independent trials, with one hit and one miss added, so that 0 of n is not taken
    for certain.
    """
    count = len(a)
    equal = int((a == b).sum())
    smoothed = (equal + 1) / (count + 2)
    return Resemblance(equal / count, sqrt(smoothed * (1 - smoothed) / (count + 2)))
