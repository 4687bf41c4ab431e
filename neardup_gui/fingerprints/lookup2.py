"""Bob Jenkins' hash of 1996, known as lookup2 ("Hash functions", Dr. Dobb's Journal, September 1997).

Initial value 0. One string in plain Python, and many strings at once in numpy.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.spans import IntArray

Words = NDArray[np.uint32]

_GOLDEN: Final = 0x9E3779B9
_BLOCK: Final = 12  # bytes
_ALL: Final = 0xFFFFFFFF
# Each round of mixing takes away the two other words and adds a shift of the last one: to the right, left, right.
_SHIFTS: Final = ((13, 8, 13), (12, 16, 5), (3, 10, 15))
# The longest strings are hashed one by one: numpy does not pay where only a few are still going on.
_ALONE: Final = 4


def jenkins_lookup2(data: bytes) -> int:
    """Return the hash of ``data`` as an unsigned 32-bit number."""
    a = b = _GOLDEN
    c = 0
    whole = len(data) - len(data) % _BLOCK
    for at in range(0, whole, _BLOCK):
        a += int.from_bytes(data[at : at + 4], "little")
        b += int.from_bytes(data[at + 4 : at + 8], "little")
        c += int.from_bytes(data[at + 8 : at + 12], "little")
        a, b, c = _mix(a, b, c)
    rest = data[whole:]
    a += int.from_bytes(rest[:4], "little")
    b += int.from_bytes(rest[4:8], "little")
    c += (int.from_bytes(rest[8:], "little") << 8) + len(data)
    return _mix(a, b, c)[2]


def _mix(a: int, b: int, c: int) -> tuple[int, int, int]:
    for first, second, third in _SHIFTS:
        a = (a - b - c & _ALL) ^ ((c & _ALL) >> first)
        b = (b - c - a & _ALL) ^ (a << second & _ALL)
        c = (c - a - b & _ALL) ^ (b >> third)
    return a, b, c


def lookup2_of_parts(data: NDArray[np.uint8], begins: IntArray, sizes: IntArray) -> Words:
    """Return the hash of each ``data[begin : begin + size]``, uint32 ``(len(begins),)``."""
    result = np.zeros(len(begins), dtype=np.uint32)
    order = np.argsort(-sizes, kind="stable")
    for index in order[:_ALONE].tolist():
        begin = int(begins[index])
        result[index] = jenkins_lookup2(data[begin : begin + int(sizes[index])].tobytes())
    together = order[_ALONE:]
    if len(together):
        result[together] = _together(data, begins[together], sizes[together])
    return result


def _together(data: NDArray[np.uint8], begins: IntArray, sizes: IntArray) -> Words:
    """Hash strings sorted by falling size: those that still have a block are always the first ones."""
    padded = np.concatenate([data, np.zeros(_BLOCK, dtype=np.uint8)]).astype(np.uint32)
    words = padded[:-3] | padded[1:-2] << np.uint32(8) | padded[2:-1] << np.uint32(16) | padded[3:] << np.uint32(24)
    a = np.full(len(begins), _GOLDEN, dtype=np.uint32)
    b, c = a.copy(), np.zeros_like(a)
    blocks = sizes // _BLOCK
    for block in range(int(blocks[0])):
        active = int(np.searchsorted(-blocks, -block, side="left"))
        at = begins[:active] + block * _BLOCK
        a[:active] += words[at]
        b[:active] += words[at + 4]
        c[:active] += words[at + 8]
        _mix_in_place(a[:active], b[:active], c[:active])
    at = begins + blocks * _BLOCK
    rest = sizes % _BLOCK
    a += words[at] & _low_bytes(rest)
    b += words[at + 4] & _low_bytes(rest - 4)
    c += (words[at + 8] & _low_bytes(rest - 8)) << np.uint32(8)
    c += sizes.astype(np.uint32)
    _mix_in_place(a, b, c)
    return c


def _low_bytes(counts: IntArray) -> Words:
    """Return masks of the lowest ``counts`` bytes, 0 to 4 of them."""
    return ((np.int64(1) << 8 * np.clip(counts, 0, 4)) - 1).astype(np.uint32)


def _mix_in_place(a: Words, b: Words, c: Words) -> None:
    for first, second, third in _SHIFTS:
        a -= b
        a -= c
        a ^= c >> np.uint32(first)
        b -= c
        b -= a
        b ^= a << np.uint32(second)
        c -= a
        c -= b
        c ^= b >> np.uint32(third)
