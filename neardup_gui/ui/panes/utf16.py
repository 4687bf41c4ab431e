"""The one place that knows that Qt counts UTF-16 units where the program counts code points.

It needs no toolkit: a map may be built on any thread.
"""

from __future__ import annotations

from typing import overload

import numpy as np
from numpy.typing import NDArray

from neardup_gui.spans import IntArray

_ASTRAL = 0x10000

_BYTE_ORDER_MARKS = ("\ufeff", "\ufffe")
_INVISIBLE = "\u2060"  # word joiner: as wide and as visible as the zero-width no-break space that a BOM is elsewhere
_REPLACEMENT = "\ufffd"


def displayable(text: str) -> str:
    """Return ``text`` as a text pane may be given it: equally long, with no character that Qt drops or joins.

    A byte order mark at the start would be swallowed (and one of the other order would swap all bytes), CR LF would
    count as one position, and Qt keeps U+FDD0 and U+FDD1 to itself as frame borders. U+2029 and a lone CR end a
    paragraph in Qt as LF does; they become LF here. Each is replaced one to one, so offsets into the result are
    offsets into ``text``.
    """
    if text.startswith(_BYTE_ORDER_MARKS):
        text = _INVISIBLE + text[1:]
    if "\r" in text:
        text = text.replace("\r\n", _INVISIBLE + "\n").replace("\r", "\n")
    for character, stand_in in (("\u2029", "\n"), ("\ufdd0", _REPLACEMENT), ("\ufdd1", _REPLACEMENT)):
        if character in text:
            text = text.replace(character, stand_in)
    return text


class Utf16Map:
    """Converts offsets of one text between code points and UTF-16 units, one by one or as arrays.

    A code point above U+FFFF takes two units. A unit position between the two is taken for the code point's start.
    """

    __slots__ = ("_astral", "_units", "length", "units")

    def __init__(self, text: str) -> None:
        self.length = len(text)
        self._astral = _astral_positions(text)
        # Where the astral characters start, in units: each one before them adds a unit.
        self._units = self._astral + np.arange(len(self._astral), dtype=np.int64)
        self.units = self.length + len(self._astral)

    @overload
    def to_units(self, offsets: int) -> int: ...
    @overload
    def to_units(self, offsets: IntArray) -> IntArray: ...
    def to_units(self, offsets: int | IntArray) -> int | IntArray:
        """Return the UTF-16 positions of code point offsets (0 … length)."""
        if len(self._astral) == 0:
            return offsets
        before = np.searchsorted(self._astral, offsets)
        return int(offsets + before) if isinstance(offsets, int) else offsets + before

    @overload
    def to_points(self, positions: int) -> int: ...
    @overload
    def to_points(self, positions: IntArray) -> IntArray: ...
    def to_points(self, positions: int | IntArray) -> int | IntArray:
        """Return the code point offsets of UTF-16 positions (0 … units)."""
        if len(self._astral) == 0:
            return positions
        before = np.searchsorted(self._units, positions)
        return int(positions - before) if isinstance(positions, int) else positions - before


def _astral_positions(text: str) -> NDArray[np.int64]:
    none = np.zeros(0, dtype=np.int64)
    if text.isascii() or len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text):
        return none  # by far the usual case, and cheap to see
    points = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    return np.flatnonzero(points >= _ASTRAL).astype(np.int64)
