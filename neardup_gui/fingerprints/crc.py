"""CRC-32 of every window of words at once, in numpy.

A CRC without its initial and final complement is linear over GF(2): the register after the bytes XY is the register
after X advanced by len(Y) zero bytes, plus that of Y. So the registers of windows of 2n words follow from those of n
words, as in raising to a power. Polynomial and bit order are those of zlib and PNG (RFC 1952, section 8).
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.spans import IntArray
from neardup_gui.text.tokens import WordIds

Registers = NDArray[np.uint32]

_POLYNOMIAL: Final = np.uint32(0xEDB88320)
_ONE: Final = 0x80000000  # the polynomial 1: the highest bit is the coefficient of x^0
_ALL: Final = np.uint32(0xFFFFFFFF)
# Byte tables are kept for this many different lengths at most (16 MB); more are multiplied bit by bit.
_TABLED: Final = 4096


def window_crc32(ids: WordIds, forms: Sequence[str], length: int, separator: str = " ") -> Registers:
    """Return the unsigned CRC-32 of each window's ``forms[ids]``, joined by ``separator``, in UTF-8.

    Windows of ``length`` forms start at every id; uint32, ``(max(0, n - length + 1),)``.
    """
    if len(ids) < length:
        return np.zeros(0, dtype=np.uint32)
    between = separator.encode("utf-8")
    encoded = [form.encode("utf-8", "surrogatepass") for form in forms]
    sizes = np.array([len(form) for form in encoded], dtype=np.int64)[ids]
    first = _Runs(_registers(encoded)[ids], sizes)
    if length == 1:
        runs = first
    else:
        following = _registers([between + form for form in encoded])
        rest = _windows(_Runs(following[ids], sizes + len(between)), length - 1)
        runs = first.cut(0, len(rest) - 1).then(rest.cut(1, len(rest)))
    # The initial complement, carried through the whole window, and the final one.
    return runs.registers ^ advanced(np.full(len(runs), _ALL), runs.sizes) ^ _ALL


def _registers(pieces: Sequence[bytes]) -> Registers:
    """Return the register after each piece, started at 0 and not complemented: zlib's with both complements undone."""
    return np.array([zlib.crc32(piece, 0xFFFFFFFF) ^ 0xFFFFFFFF for piece in pieces], dtype=np.uint32)


@dataclass(frozen=True, slots=True, eq=False)
class _Runs:
    """Registers of equally many words from each place on, and how many bytes each took."""

    registers: Registers
    sizes: IntArray

    def __len__(self) -> int:
        return len(self.sizes)

    def cut(self, begin: int, end: int) -> _Runs:
        return _Runs(self.registers[begin:end], self.sizes[begin:end])

    def then(self, following: _Runs) -> _Runs:
        return _Runs(advanced(self.registers, following.sizes) ^ following.registers, self.sizes + following.sizes)


def _windows(single: _Runs, length: int) -> _Runs:
    """Return the runs of ``length`` words, by doubling: the binary digits of ``length`` from the highest down."""
    runs, width = single, 1
    for digit in bin(length)[3:]:
        runs = runs.cut(0, len(runs) - width).then(runs.cut(width, len(runs)))
        width *= 2
        if digit == "1":
            count = len(runs) - 1
            runs = runs.cut(0, count).then(single.cut(width, width + count))
            width += 1
    return runs


def advanced(registers: Registers, lengths: IntArray) -> Registers:
    """Return each register as it is after ``lengths`` more zero bytes: multiplied by x^(8·length)."""
    if len(lengths) == 0:
        return registers
    highest = int(lengths.max())
    present = np.flatnonzero(np.bincount(lengths, minlength=1))
    powers = _powers_of_x8(present)
    if len(present) > _TABLED:
        places = np.searchsorted(present, lengths)
        return _product(registers, powers[places])
    number = np.zeros(highest + 1, dtype=np.int64)
    number[present] = np.arange(len(present)) << 8
    base = number[lengths]
    result = np.zeros_like(registers)
    for index, table in enumerate(_byte_tables(powers)):
        result ^= table[base + ((registers >> np.uint32(8 * index)) & np.uint32(255))]
    return result


def _byte_tables(factors: Registers) -> list[Registers]:
    """Return four tables: entry ``256·f + b`` of table ``k`` is (b << 8k) · factors[f]."""
    tables: list[Registers] = []
    # Bit 31 is x^0, so the product of the lowest bits is reached last.
    products = np.empty((32, len(factors)), dtype=np.uint32)
    factor = factors.copy()
    for bit in range(31, -1, -1):
        products[bit] = factor
        factor = _times_x(factor)
    for low in range(0, 32, 8):
        table = np.zeros((len(factors), 256), dtype=np.uint32)
        for bit in range(8):
            table[:, 1 << bit : 2 << bit] = table[:, : 1 << bit] ^ products[low + bit][:, None]
        tables.append(table.reshape(-1))
    return tables


def _times_x(registers: Registers) -> Registers:
    return (registers >> np.uint32(1)) ^ (_POLYNOMIAL * (registers & np.uint32(1)))


def _product(left: Registers, right: Registers) -> Registers:
    """Return the products of polynomials over GF(2), modulo the CRC's polynomial."""
    product = np.zeros_like(left)
    factor = right
    for bit in range(31, -1, -1):
        product ^= factor * ((left >> np.uint32(bit)) & np.uint32(1))
        factor = _times_x(factor)
    return product


def _powers_of_x8(exponents: IntArray) -> Registers:
    """Return x^(8·n) for each ``n`` ≥ 0, by squaring."""
    result = np.full(len(exponents), _ONE, dtype=np.uint32)
    square = np.array([_ONE >> 8], dtype=np.uint32)
    left = exponents.copy()
    while left.any():
        odd = np.flatnonzero(left & 1)
        result[odd] = _product(result[odd], np.repeat(square, len(odd)))
        square = _product(square, square)
        left >>= 1
    return result
