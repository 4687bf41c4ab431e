"""Pieces of a page → rows → columns in the order of reading → lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from neardup_gui.documents.pdf_pages import Piece

_UNIT: Final = 2.0  # points for each bit of the masks by which columns are found
_WIDEST: Final = 2_000  # bits: beyond lies nothing that is read
_GUTTER: Final = 0.8  # of a line's height: the narrowest gap between columns
_ROWS_SIDE_BY_SIDE: Final = 3  # that make columns of a page's parts
_COLUMN_WIDTH: Final = 7.0  # of a line's height: the narrowest column of prose
_COLUMN_FILL: Final = 0.6  # of a column's width: what a line of prose fills at least, as a rule
_STEP: Final = 10.0  # points: gutters of one book differ by less
_USUAL: Final = 0.2  # of all pages
_CELL_GAP: Final = 2.5  # of a line's height
_WORD_GAP: Final = 0.15  # of a line's height


@dataclass(slots=True)
class Row:
    """Pieces that stand side by side, from left to right."""

    pieces: list[Piece]
    top: float
    bottom: float

    @property
    def left(self) -> float:
        return self.pieces[0].left

    @property
    def right(self) -> float:
        return max(piece.right for piece in self.pieces)

    @property
    def size(self) -> float:
        return max(self.pieces, key=lambda piece: len(piece.text)).size

    @property
    def text(self) -> str:
        parts: list[str] = []
        for before, piece in zip([None, *self.pieces], self.pieces, strict=False):
            if before is not None:
                gap = piece.left - before.right
                wide = gap > _CELL_GAP * piece.size
                parts.append("\t" if wide else " " if piece.spaced or gap > _WORD_GAP * piece.size else "")
            parts.append(piece.text)
        return "".join(parts)


@dataclass(slots=True)
class Line:
    """A line as it is read."""

    text: str
    left: float
    right: float
    top: float
    bottom: float
    size: float
    page: int


@dataclass(slots=True)
class Stream:
    """The lines of one column, or of a part of a page without columns, with the edges that its lines keep."""

    lines: list[Line]
    left: float = 0.0
    right: float = 0.0
    columned: bool = field(default=False)


def rows_of(pieces: Sequence[Piece]) -> list[Row]:
    """Put pieces that stand at one height into rows, from top to bottom."""
    rows: list[Row] = []
    waiting: list[Row] = []  # rows that may still get a piece: their first piece reaches down to where we are
    for piece in sorted(pieces, key=lambda piece: (piece.top + piece.bottom) / 2):
        middle = (piece.top + piece.bottom) / 2
        waiting = [row for row in waiting if row.bottom > middle]
        best = max(waiting, key=lambda row: _shared(row, piece), default=None)
        if best is not None and _shared(best, piece) >= 0.5 * min(piece.size, best.bottom - best.top):
            best.pieces.append(piece)
        else:
            rows.append(Row([piece], piece.top, piece.bottom))
            waiting.append(rows[-1])
    for row in rows:
        row.pieces.sort(key=lambda piece: piece.left)
    rows.sort(key=lambda row: (row.top + row.bottom) / 2)
    return rows


def usual_gutters(pages: Sequence[Sequence[Row]]) -> frozenset[int]:
    """Return where, in steps of :data:`_STEP` points, gutters between columns of prose stand on many pages."""
    counts: Counter[int] = Counter()
    for rows in pages:
        here: set[int] = set()
        masks = [_mask(row) for row in rows]
        first = 0
        while first < len(rows):
            last, gutters = _side_by_side(rows, masks, first)
            if gutters and _columns(rows[first:last], gutters, frozenset()):
                here |= {_step(gutter) for gutter in gutters}
            first = last
        counts.update(here)
    return frozenset(step for step, count in counts.items() if count >= max(2, _USUAL * len(pages)))


def streams_of(rows: Sequence[Row], page: int, usual: frozenset[int] = frozenset()) -> list[Stream]:
    """Return the columns of a page in the order in which they are read."""
    streams: list[Stream] = []
    masks = [_mask(row) for row in rows]
    first = 0
    while first < len(rows):
        last, gutters = _side_by_side(rows, masks, first)
        columns = _columns(rows[first:last], gutters, usual) if gutters else []
        if not columns:
            last = first + 1 if not gutters else last
            _add_across(streams, rows[first:last], page)
        else:
            streams += [Stream([_line(row, page) for row in column], columned=True) for column in columns]
        first = last
    for stream in streams:
        _set_edges(stream)
    return streams


def _shared(row: Row, piece: Piece) -> float:
    return min(row.bottom, piece.bottom) - max(row.top, piece.top)


def _mask(row: Row) -> int:
    mask = 0
    for piece in row.pieces:
        first = min(max(int(piece.left / _UNIT), 0), _WIDEST)
        last = min(max(int(piece.right / _UNIT), first + 1), _WIDEST + 1)
        mask |= ((1 << (last - first)) - 1) << first
    return mask


def _side_by_side(rows: Sequence[Row], masks: Sequence[int], first: int) -> tuple[int, list[tuple[int, int]]]:
    """Return the end of the longest run of rows from ``first`` that keep a gutter free, and its gutters (bits)."""
    narrowest = max(2, int(_GUTTER * rows[first].size / _UNIT))
    taken = masks[first]
    last = first + 1
    gutters: list[tuple[int, int]] = []
    while last < len(rows):
        gaps = _gaps(taken | masks[last], narrowest)
        if not gaps:
            break
        taken |= masks[last]
        gutters = gaps
        last += 1
    sides = sum(1 for row in masks[first:last] if any(_on_both_sides(row, gutter) for gutter in gutters))
    return (last, gutters) if sides >= _ROWS_SIDE_BY_SIDE else (first + 1, [])


def _gaps(mask: int, narrowest: int) -> list[tuple[int, int]]:
    """Return the stretches of at least ``narrowest`` free bits between taken ones."""
    found: list[tuple[int, int]] = []
    place = 0
    while mask:
        free = (mask & -mask).bit_length() - 1
        if place and free >= narrowest:
            found.append((place, place + free))
        mask >>= free
        place += free
        filled = ((mask + 1) & ~mask).bit_length() - 1
        mask >>= filled
        place += filled
    return found


def _on_both_sides(mask: int, gutter: tuple[int, int]) -> bool:
    return bool(mask & ((1 << gutter[0]) - 1)) and bool(mask >> gutter[1])


def _columns(rows: Sequence[Row], gutters: Sequence[tuple[int, int]], usual: frozenset[int]) -> list[list[Row]]:
    """Return the rows of each column, left column first; nothing where this is a table rather than columns of prose."""
    known = [gutter for gutter in gutters if _step(gutter) in usual]
    edges = [(begin + end) / 2 * _UNIT for begin, end in known or gutters]
    columns: list[list[Row]] = [[] for _ in range(len(edges) + 1)]
    for row in rows:
        parts: dict[int, list[Piece]] = {}
        for piece in row.pieces:
            middle = (piece.left + piece.right) / 2
            parts.setdefault(sum(middle > edge for edge in edges), []).append(piece)
        for column, pieces in parts.items():
            columns[column].append(
                Row(pieces, min(piece.top for piece in pieces), max(piece.bottom for piece in pieces))
            )
    filled = [column for column in columns if column]
    return filled if known or sum(map(_is_prose, filled)) >= 2 else []


def _step(gutter: tuple[int, int]) -> int:
    return int((gutter[0] + gutter[1]) / 2 * _UNIT / _STEP)


def _is_prose(column: Sequence[Row]) -> bool:
    if len(column) < _ROWS_SIDE_BY_SIDE:
        return False
    width = max(row.right for row in column) - min(row.left for row in column)
    size = median(row.size for row in column)
    return width >= _COLUMN_WIDTH * size and median(row.right - row.left for row in column) >= _COLUMN_FILL * width


def _add_across(streams: list[Stream], rows: Sequence[Row], page: int) -> None:
    if not streams or streams[-1].columned:
        streams.append(Stream([]))
    streams[-1].lines += [_line(row, page) for row in rows]


def _line(row: Row, page: int) -> Line:
    return Line(row.text, row.left, row.right, row.top, row.bottom, row.size, page)


def _set_edges(stream: Stream) -> None:
    """Set the left edge that most lines keep, and the right edge that full lines reach."""
    widest = max(line.right - line.left for line in stream.lines)
    full = [line for line in stream.lines if line.right - line.left >= 0.5 * widest]
    counts: dict[int, int] = {}
    for line in full:
        counts[round(line.left)] = counts.get(round(line.left), 0) + 1
    most = max(counts.values())
    stream.left = float(min(left for left, count in counts.items() if count >= 0.5 * most))
    rights = sorted(line.right for line in full)
    stream.right = rights[int(0.9 * (len(rights) - 1))]
