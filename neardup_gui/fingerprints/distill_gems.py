"""Gems: checksums of the parts into which certain sequences cut a distilled text, and what two texts have in common.

A gem that two texts share means a common stretch of some 2,000 characters; a missing one means nothing, since a
single edit in the stretch spoils it. Shared gems are confirmed by their digits: among 27,804 gems of unrelated books
one pair of different stretches had the same 32-bit checksum.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from neardup_gui.fingerprints.distill import Digits
from neardup_gui.fingerprints.distill_tables import all_sequences
from neardup_gui.fingerprints.lookup2 import lookup2_of_parts
from neardup_gui.spans import IntArray, SpanArray

Detail = Literal["page", "paragraph", "perpendicular"]

PAGE_SEQUENCES: Final = (
    "3856", "6542", "4562", "6383", "4136", "2856", "4585", "5512", "2483", "5426", "2654", "3286",
    "5856", "4245", "4135", "4515", "4534", "8312", "5822", "5316", "1255", "8316", "5842",
)  # fmt: skip
# Of the 176 those that are not among the above and are most evenly spread over eleven languages: 20 whose frequency is
# above .8 of the Russian one in the mean and varies little (variance below .5), and the 3 of a mean above .7 that vary
# least. They leave about as many gems as the page's do, in other places.
PERPENDICULAR_SEQUENCES: Final = (
    "5286", "3654", "8632", "1832", "6183", "1385", "8563", "6421", "1356", "4623", "3462", "4836",
    "1545", "5631", "5436", "2183", "3428", "8534", "5264", "8423", "5682", "4583", "6452",
)  # fmt: skip
SMALLEST: Final[dict[Detail, int]] = {"page": 150, "paragraph": 40, "perpendicular": 150}
LONGEST_SEQUENCE: Final = 6  # digits
_SEQUENCE: Final = re.compile(rf"[0-9]{{2,{LONGEST_SEQUENCE}}}")


@dataclass(frozen=True, slots=True, eq=False)
class Gems:
    """The ``n`` gems of one text in text order, each checksum once.

    checksums: uint32 ``(n,)``. first, after: int64 ``(n,)``, the digits ``[first, after)`` of ``digits`` that a gem
    stands for. starts, ends: int64 ``(n,)``, their place in ``Document.text``.
    """

    digits: Digits
    checksums: NDArray[np.uint32]
    first: IntArray
    after: IntArray
    starts: IntArray
    ends: IntArray

    def __len__(self) -> int:
        return len(self.checksums)

    def part(self, index: int) -> str:
        """Return the digits of one gem."""
        return self.digits.digits[int(self.first[index]) : int(self.after[index])]

    def spans(self, index: IntArray) -> SpanArray:
        """Return the places of the gems of these indices, which must be in rising order."""
        return SpanArray(self.starts[index], self.ends[index])


@dataclass(frozen=True, slots=True, eq=False)
class CommonGems:
    """The ``n`` gems that two texts share: indices into the gems of each, int64 ``(n,)``, in the order of A."""

    in_a: IntArray
    in_b: IntArray

    def __len__(self) -> int:
        return len(self.in_a)


def is_cutting_sequence(value: str) -> bool:
    """Return whether a text can be cut at ``value``: 2 to 6 of the digits 0 to 9."""
    return _SEQUENCE.fullmatch(value) is not None


def sequences_of(detail: Detail) -> tuple[str, ...]:
    """Return the cutting sequences of a detail."""
    if detail == "page":
        return PAGE_SEQUENCES
    return PERPENDICULAR_SEQUENCES if detail == "perpendicular" else all_sequences()


def gems(
    digits: Digits, detail: Detail = "page", sequences: Sequence[str] | None = None, smallest: int | None = None
) -> Gems:
    """Return the gems of a distilled text.

    ``sequences`` and ``smallest`` (digits of a part) stand in for those of the detail. What they give cannot be
    looked up in a catalogue; only ``page`` can. Raises ValueError for a sequence that is not 2 to 6 digits, for none
    at all, and for a smallest part below 1.
    """
    cutting = tuple(sequences_of(detail) if sequences is None else sequences)
    least = SMALLEST[detail] if smallest is None else smallest
    if not cutting or not all(map(is_cutting_sequence, cutting)):
        raise ValueError(f"cutting sequences {cutting!r}")
    if least < 1:
        raise ValueError(f"a smallest part of {least} digits")
    first, after = _parts(digits, cutting)
    kept = after - first >= least
    first, after = first[kept], after[kept]
    checksums = _checksums(digits, first, after)
    once = np.sort(np.unique(checksums, return_index=True)[1])
    first, after = first[once], after[once]
    return Gems(digits, checksums[once], first, after, digits.positions[first], digits.ends[after - 1])


def common_gems(a: Gems, b: Gems) -> CommonGems:
    """Return the gems of the same digits in both texts. Of a stretch that a text repeats the first place counts."""
    _, in_a, in_b = np.intersect1d(a.checksums, b.checksums, assume_unique=True, return_indices=True)
    pairs = [
        (left, right)
        for left, right in sorted(zip(in_a.tolist(), in_b.tolist(), strict=True))
        if a.part(left) == b.part(right)
    ]
    both = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    return CommonGems(both[:, 0], both[:, 1])


def _parts(digits: Digits, sequences: tuple[str, ...]) -> tuple[IntArray, IntArray]:
    """Return where the parts begin and end, without trailing empty ones, the first, and the last."""
    none = np.zeros(0, dtype=np.int64)
    if digits.digits in ("", "0"):
        return none, none
    cuts = _cuts(digits, sequences)
    first = np.array([0, *(end for _, end in cuts)], dtype=np.int64)
    after = np.array([*(begin for begin, _ in cuts), len(digits)], dtype=np.int64)
    filled = np.flatnonzero(after > first)
    last = int(filled[-1]) if len(filled) else 0
    return first[1:last], after[1:last]


def _cuts(digits: Digits, sequences: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return the hits of the sequences from left to right, not overlapping; of two at one place the first named."""
    values = digits.codes.astype(np.int64) - ord("0")
    foreign = (values < 0) | (values > 9)
    values[foreign] = 0
    found: list[tuple[int, int, int]] = []
    for size in sorted({len(sequence) for sequence in sequences}):
        count = len(values) - size + 1
        if count <= 0:
            continue
        number = np.zeros(count, dtype=np.int64)
        blocked = np.zeros(count, dtype=np.bool_)
        for place in range(size):
            number = number * 10 + values[place : place + count]
            blocked |= foreign[place : place + count]
        rank = np.full(10**size, -1, dtype=np.int64)
        for index, sequence in reversed(list(enumerate(sequences))):
            if len(sequence) == size:
                rank[int(sequence)] = index
        ranks = rank[number]
        places = np.flatnonzero((ranks >= 0) & ~blocked)
        found.extend((place, index, size) for place, index in zip(places.tolist(), ranks[places].tolist(), strict=True))
    cuts: list[tuple[int, int]] = []
    free = 0
    for place, _, size in sorted(found):
        if place >= free:
            free = place + size
            cuts.append((place, free))
    return cuts


def _checksums(digits: Digits, first: IntArray, after: IntArray) -> NDArray[np.uint32]:
    """Return the checksum of each part's UTF-8."""
    if digits.digits.isascii():
        return lookup2_of_parts(digits.codes.astype(np.uint8), first, after - first)
    parts = [digits.digits[low:high].encode() for low, high in zip(first.tolist(), after.tolist(), strict=True)]
    sizes = np.array([len(part) for part in parts], dtype=np.int64)
    return lookup2_of_parts(np.frombuffer(b"".join(parts), dtype=np.uint8), np.cumsum(sizes) - sizes, sizes)
