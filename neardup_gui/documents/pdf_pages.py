"""The characters of a PDF page with their places, as pieces: stretches of one line without a wide gap.

Coordinates are those of a reader of the page: x to the right, y down, in points, whichever way the page is turned.
"""

from __future__ import annotations

import ctypes
import math
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final, cast

import numpy as np
import pypdfium2.raw as pdfium  # pyright: ignore[reportMissingTypeStubs]
from numpy.typing import NDArray

from neardup_gui.documents.limits import LIMITS, Limits

# The binding is generated from C headers and has no types that a checker could follow.
_pdfium: Final = cast(Any, pdfium)

_WIDE_GAP: Final = 0.9  # of the line's height: a gap that may part columns or cells
_BACKWARD: Final = -2.0  # of the line's height: a jump back that begins something else
_UPRIGHT_WITHIN: Final = 0.2  # radians
_LIGATURES: Final = {
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st",
    "\x02": "-", "\ufffe": "-",  # how pdfium marks a hyphen that ends a line
}  # fmt: skip
_REPLACED: Final = str.maketrans(_LIGATURES)
_UNWANTED: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ufeff\uffff]+")
_BLANK: Final = frozenset(" \t\r\n\xa0\u2002\u2003\u2009\u3000\u200b\x00\x0c\x0b")
_HALVES: Final = re.compile("[\ud800-\udfff]")
_UNREADABLE: Final = re.compile("[\ufffd\ue000-\uf8ff]")
_OBJECTS: Final = 50
# Where text runs, by quarter turns of its characters: the direction of reading as (x, y) with y up.
_DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))


@dataclass(slots=True)
class Piece:
    """A stretch of characters on one line. ``spaced``: a blank stands before it where the file has it."""

    text: str
    left: float
    right: float
    top: float
    bottom: float
    spaced: bool

    @property
    def size(self) -> float:
        """The height of the line's font, from descender to ascender, in points."""
        return self.bottom - self.top


@dataclass(slots=True)
class PagePieces:
    """A page's pieces in the order of the file. ``turned``: characters that stand at another angle than most."""

    number: int  # from 1
    pieces: list[Piece]
    characters: int = 0  # other than blanks
    unreadable: int = 0  # characters of which the file does not say what they are
    turned: int = 0
    pictured: bool = False  # there is no text, but a picture


def load_pieces(document: Any, index: int, limits: Limits = LIMITS) -> PagePieces:
    """Return what stands on a page, from 0. A page that cannot be loaded is empty."""
    found = PagePieces(index + 1, [])
    page = _pdfium.FPDF_LoadPage(document, index)
    if not page:
        return found
    try:
        text_page = _pdfium.FPDFText_LoadPage(page)
        if text_page:
            try:
                _take_pieces(text_page, found, limits)
            finally:
                _pdfium.FPDFText_ClosePage(text_page)
        found.pictured = not found.characters and _has_picture(page)
    finally:
        _pdfium.FPDF_ClosePage(page)
    return found


def _take_pieces(text_page: Any, found: PagePieces, limits: Limits) -> None:
    count = min(int(_pdfium.FPDFText_CountChars(text_page)), limits.page_characters)
    if count <= 0:
        return
    text = _characters(text_page, count)
    boxes = _boxes(text_page, count)
    runs = _runs(text, boxes)
    placed: dict[int, list[Piece]] = {}
    weights: Counter[int] = Counter()
    for first, last, spaced in runs:
        content = _clean(text[first : last + 1])
        if not content:
            continue
        turn = _quarter_turns(text_page, first, last, boxes)
        weights[turn] += len(content)
        placed.setdefault(turn, []).append(_piece(content, boxes[first : last + 1], spaced, turn))
        found.characters += len(content)
        found.unreadable += len(_UNREADABLE.findall(content))
    if weights:
        main = max(weights, key=lambda turn: (weights[turn], turn == 0))
        found.pieces = placed[main]
        found.turned = sum(weights.values()) - weights[main]


def _clean(text: str) -> str:
    if _HALVES.search(text):
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return _UNWANTED.sub("", text.translate(_REPLACED))


def _characters(text_page: Any, count: int) -> str:
    """Return exactly ``count`` characters, one for each box."""
    buffer = (ctypes.c_ushort * (count + 1))()
    _pdfium.FPDFText_GetText(text_page, 0, count, buffer)
    text = bytes(buffer)[: 2 * count].decode("utf-16-le", "replace")
    if len(text) == count:
        return text
    # Astral characters: pdfium counts their halves. They are joined when a piece is cut out.
    codes = (int(_pdfium.FPDFText_GetUnicode(text_page, place)) for place in range(count))
    return "".join(chr(code) if code <= 0x10FFFF else "\ufffd" for code in codes)


def _boxes(text_page: Any, count: int) -> NDArray[np.float64]:
    """Return left, top, right, bottom of each character, y up, float64 ``(count, 4)``."""
    boxes = (_pdfium.FS_RECTF * count)()
    ask = _pdfium.FPDFText_GetLooseCharBox
    for place, box in enumerate(boxes):
        ask(text_page, place, box)
    values = np.frombuffer(boxes, dtype=np.float32).reshape(count, 4).astype(np.float64)
    return np.nan_to_num(values, nan=0.0, posinf=1e6, neginf=-1e6).clip(-1e6, 1e6)


def _runs(text: str, boxes: NDArray[np.float64]) -> list[tuple[int, int, bool]]:
    """Return the first and last character of each piece, and whether a blank stands before it."""
    visible = np.array([place for place, character in enumerate(text) if character not in _BLANK], dtype=np.intp)
    if not len(visible):
        return []
    newlines = np.cumsum(np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4") == 0x0A)
    here, there = visible[:-1], visible[1:]
    heights = np.maximum(np.abs(boxes[:, 1] - boxes[:, 3]), 0.1)
    widths = np.maximum(np.abs(boxes[:, 2] - boxes[:, 0]), 0.1)
    middles_x, middles_y = (boxes[:, 0] + boxes[:, 2]) / 2, (boxes[:, 1] + boxes[:, 3]) / 2
    along, across = middles_x[there] - middles_x[here], np.abs(middles_y[there] - middles_y[here])
    gap = along - (widths[here] + widths[there]) / 2
    height = np.minimum(np.maximum(heights[here], heights[there]), 3 * np.minimum(heights[here], heights[there]))
    broken = (newlines[there] != newlines[here]) | (gap > _WIDE_GAP * height) | (along < _BACKWARD * height)
    # Lines that run up or down the page differ in y throughout; there pdfium's own line ends must do.
    level = across <= 0.5 * np.minimum(heights[here], heights[there])
    broken |= ~level & (np.abs(along) > 0.1 * height)
    firsts = np.concatenate(([0], np.flatnonzero(broken) + 1))
    lasts = np.append(firsts[1:], len(visible)) - 1
    starts, ends = visible[firsts], visible[lasts]
    spaced = np.concatenate(([True], starts[1:] > ends[:-1] + 1))
    return list(zip(starts.tolist(), ends.tolist(), spaced.tolist(), strict=True))


def _quarter_turns(text_page: Any, first: int, last: int, boxes: NDArray[np.float64]) -> int:
    """Return how a piece is turned: 0 upright, 1 reading upwards, 2 upside down, 3 downwards, 4 at another angle."""
    angle = float(_pdfium.FPDFText_GetCharAngle(text_page, first))
    if angle < 0:
        return 0
    turns = angle / (math.pi / 2)
    if abs(turns - round(turns)) > _UPRIGHT_WITHIN:
        return 4
    turn = round(turns) % 4
    if turn in (1, 3) and last > first:
        return 1 if boxes[last, 1] + boxes[last, 3] > boxes[first, 1] + boxes[first, 3] else 3
    return turn


def _piece(text: str, boxes: NDArray[np.float64], spaced: bool, turn: int) -> Piece:
    """Return the piece as a reader sees it who holds the page so that this text is upright."""
    x, y = _DIRECTIONS[turn % 4]
    along = boxes[:, (0, 2)] * x + boxes[:, (1, 3)] * y
    across = np.sort(boxes[:, (0, 2)] * y - boxes[:, (1, 3)] * x, axis=1)
    # Most characters say how high the line is, not the one bullet in it that is of another font.
    top, bottom = np.median(across, axis=0)
    return Piece(text, float(along.min()), float(along.max()), float(top), float(bottom), spaced)


def _has_picture(page: Any) -> bool:
    count = min(int(_pdfium.FPDFPage_CountObjects(page)), _OBJECTS)
    kinds = (_pdfium.FPDFPageObj_GetType(_pdfium.FPDFPage_GetObject(page, place)) for place in range(count))
    return any(kind in (_pdfium.FPDF_PAGEOBJ_IMAGE, _pdfium.FPDF_PAGEOBJ_FORM) for kind in kinds)
