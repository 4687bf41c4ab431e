"""Shingles: overlapping windows of words or characters, each reduced to a checksum (Broder 1997).

The canonical text is cut into windows of ``length`` units; a window's checksum stands for it, and two texts are as
alike as the sets of their checksums. Keeping only the checksums divisible by a modulus gives a smaller sample of the
same windows in both texts.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

import numpy as np
import xxhash
from numpy.typing import NDArray

from neardup_gui.fingerprints.crc import window_crc32
from neardup_gui.spans import IntArray, SpanArray
from neardup_gui.text.tokenise import mixed, powers
from neardup_gui.text.tokens import Hashes
from neardup_gui.text.units import Units

HashName = Literal["xxh3", "crc32", "md5", "sha1"]
BoolArray = NDArray[np.bool_]

_LONGEST: Final = 64
_BASE: Final = np.uint64(0xD1342543DE82EF95)  # odd, so that it has an inverse modulo 2^64
_INVERSE: Final = np.uint64(pow(0xD1342543DE82EF95, -1, 2**64))


@dataclass(frozen=True, eq=False)
class Shingles:
    """The shingles of one text, ``n`` of them, in text order.

    checksums: uint64 ``(n,)``; CRC-32 fills the lower half only.
    starts, ends: int64 ``(n,)``, from the first unit's start to the last unit's end in ``Document.text``.
    """

    checksums: Hashes
    starts: IntArray
    ends: IntArray

    def __len__(self) -> int:
        return len(self.checksums)

    def sampled(self, modulus: int) -> Shingles:
        """Return the shingles whose unsigned checksum is divisible by ``modulus``."""
        if modulus == 1:
            return self
        kept = np.flatnonzero(self.checksums % np.uint64(modulus) == 0)
        return Shingles(self.checksums[kept], self.starts[kept], self.ends[kept])

    def spans(self, chosen: BoolArray) -> SpanArray:
        """Return the places of the chosen shingles, bool ``(n,)``."""
        return SpanArray(self.starts[chosen], self.ends[chosen])

    @cached_property
    def order(self) -> IntArray:
        """The indices that sort the checksums, int64 ``(n,)``."""
        return np.argsort(self.checksums)

    @cached_property
    def groups(self) -> IntArray:
        """For each shingle in sorted order the number of its checksum among :attr:`distinct`, int64 ``(n,)``."""
        ordered = self.checksums[self.order]
        new = np.zeros(len(ordered), dtype=np.int64)
        new[1:] = ordered[1:] != ordered[:-1]
        return np.cumsum(new)

    @cached_property
    def distinct(self) -> Hashes:
        """The distinct checksums, sorted, uint64."""
        ordered = self.checksums[self.order]
        first = np.ones(len(ordered), dtype=np.bool_)
        first[1:] = ordered[1:] != ordered[:-1]
        return ordered[first]


def shingles(
    units: Units, length: int, step: int = 1, hash_name: HashName = "xxh3", masked: BoolArray | None = None
) -> Shingles:
    """Return the shingles of ``length`` units that start at units 0, step, 2·step, …

    A text of fewer units has none. ``masked`` (bool, one a unit) marks units that no shingle may hold. ``crc32`` is
    the CRC of the joined forms, as the 2009 article takes it; with the other hashes each form is hashed and a
    shingle's checksum is mixed from the hashes of its forms in their order, which gives 64 bits that are spread evenly.

    Raises ValueError where length or step is below 1 or the length above 64.
    """
    if not (1 <= length <= _LONGEST and step >= 1):
        raise ValueError(f"shingles of {length} units at steps of {step}")
    checksums = window_checksums(units, length, hash_name)
    count = len(checksums)
    first = np.arange(0, count, step)
    if masked is not None and masked.any():
        before = np.concatenate(([0], np.cumsum(masked)))
        first = first[before[first + length] == before[first]]
    return Shingles(checksums[first], units.starts[first], units.ends[first + length - 1])


def window_checksums(units: Units, length: int, hash_name: HashName = "xxh3") -> Hashes:
    """Return the checksum of the window at every unit, uint64 ``(max(0, n - length + 1),)``."""
    if hash_name == "crc32":
        return window_crc32(units.ids, units.forms, length, units.separator).astype(np.uint64)
    return window_hashes(_form_hashes(units.forms, hash_name)[units.ids], length)


def window_hashes(hashes: Hashes, length: int) -> Hashes:
    """Return a 64-bit hash of every window of ``length`` hashes, uint64 ``(max(0, n - length + 1),)``."""
    return WindowHashes(hashes).of(length)


class WindowHashes:
    """Gives the 64-bit hashes of windows of any length over ``n`` hashes.

    A polynomial in an odd base modulo 2^64, so that any window is a difference of two prefix sums, whatever its length,
    and a finaliser. Without the finaliser the low bits, which a modulus looks at, would not depend on the order.
    """

    def __init__(self, hashes: Hashes) -> None:
        self._prefix = np.zeros(len(hashes) + 1, dtype=np.uint64)
        np.cumsum(hashes * powers(_BASE, len(hashes)), out=self._prefix[1:])
        self._inverse = powers(_INVERSE, len(hashes))

    def of(self, length: int) -> Hashes:
        """Return the hash of the window of ``length`` at every place, uint64 ``(max(0, n - length + 1),)``."""
        count = max(0, len(self._inverse) - length + 1)
        return mixed((self._prefix[length:] - self._prefix[:count]) * self._inverse[:count])

    def at(self, places: IntArray, length: int) -> Hashes:
        """Return the hashes of the windows at some places, none of them so near the end that a window has no room."""
        return mixed((self._prefix[places + length] - self._prefix[places]) * self._inverse[places])


def _form_hashes(forms: tuple[str, ...], name: HashName) -> Hashes:
    encoded = [form.encode("utf-8", "surrogatepass") for form in forms]
    if name == "xxh3":
        values = [xxhash.xxh3_64_intdigest(form) for form in encoded]
    else:
        digest = hashlib.md5 if name == "md5" else hashlib.sha1
        values = [int.from_bytes(digest(form, usedforsecurity=False).digest()[:8], "big") for form in encoded]
    return np.array(values, dtype=np.uint64)
