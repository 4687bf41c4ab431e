"""What the pages of the PDF are made of: pieces that know their height and paint themselves.

All lengths are in device units of the PDF writer; :class:`Sheet` turns points into them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPdfWriter

from neardup_gui.report.pdf_text import ACCENT, Align, Runs, Style, TextBox, Typesetter

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

RULE: Final = "#c9ced6"
PANEL: Final = "#f2f4f7"
TRACK: Final = "#e1e5eb"


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that the outline of the PDF leads to."""

    title: str
    level: int  # 0: section, 1: passage


@dataclass(frozen=True, slots=True)
class Link:
    """A part of a piece that leads to the piece called ``target``; ``area`` counts from the piece's left and top."""

    area: QRectF
    target: str


@dataclass(frozen=True, slots=True)
class Piece:
    """An undivided part of a page, as wide as the page's text.

    name: by which links find it. continued: what stands above it where a page begins with it, such as the head of the
    table that it is a row of.
    """

    height: float
    paint: Callable[[QPainter, float, float], None]  # painter, left, top
    space_before: float = 0.0
    keep_with_next: bool = False
    new_page: bool = False
    mark: Mark | None = None
    name: str = ""
    links: tuple[Link, ...] = ()
    continued: Piece | None = None

    def marked(self, title: str, level: int = 0) -> Piece:
        return replace(self, mark=Mark(title, level))


def rebuilt(build: Callable[[], Piece]) -> Piece:
    """Return the piece that ``build`` makes, without keeping what it is made of: it is made once more when painted.

    A laid-out text takes some 20 KB, which thousands of passages cannot all keep until the pages are numbered.
    """

    def paint(painter: QPainter, left: float, top: float) -> None:
        build().paint(painter, left, top)

    return replace(build(), paint=paint)


class Sheet:
    """The page that is written on: its measures, and pieces in its width."""

    def __init__(self, writer: QPdfWriter | QPrinter, width: float, height: float, *, upright: bool = False) -> None:
        self._unit = writer.resolution() / 72
        self.type = Typesetter(writer, upright=upright)
        self.width = width
        self.height = height

    def points(self, value: float) -> float:
        """Return ``value`` points in device units."""
        return value * self._unit

    def text(
        self, runs: Runs, width: float, *, line_height: int = 118, align: Align = "left", hanging: float = 0.0
    ) -> TextBox:
        """Return ``runs`` laid out in ``width``: see :meth:`.Typesetter.box`."""
        return self.type.box(runs, width, line_height=line_height, align=align, hanging=hanging)

    def line_height(self, style: Style) -> float:
        """Return the height of a line that :meth:`.Typesetter.line` draws."""
        return self.type.metrics(style).height()

    def paragraph(self, runs: Runs, *, before: float = 0.0, keep: bool = False, line_height: int = 118) -> Piece:
        """Return a text over the whole width; ``before`` is the space above it, in points."""
        box = self.text(runs, self.width, line_height=line_height)
        return Piece(box.height, box.paint, self.points(before), keep)

    def columns(
        self,
        boxes: Sequence[tuple[float, TextBox]],
        *,
        before: float = 0.0,
        after: float = 0.0,
        keep: bool = False,
        divider: float | None = None,
    ) -> Piece:
        """Return texts side by side, each at its distance from the left; ``divider`` is where a line parts them."""
        height = max(box.height for _, box in boxes) + self.points(after)

        def paint(painter: QPainter, left: float, top: float) -> None:
            for offset, box in boxes:
                box.paint(painter, left + offset, top)
            if divider is not None:
                fill(painter, QRectF(left + divider, top, self.points(0.5), height), RULE)

        return Piece(height, paint, self.points(before), keep)

    def stack(self, pieces: Sequence[Piece], *, before: float = 0.0, keep: bool = False) -> Piece:
        """Return pieces one under the other as one that no page divides."""
        tops: list[float] = []
        height = 0.0
        for piece in pieces:
            height += piece.space_before if tops else 0.0
            tops.append(height)
            height += piece.height

        def paint(painter: QPainter, left: float, top: float) -> None:
            for piece, down in zip(pieces, tops, strict=True):
                piece.paint(painter, left, top + down)

        return Piece(height, paint, self.points(before), keep)

    def rule(self, *, before: float = 0.0, keep: bool = False, colour: str = RULE, thickness: float = 0.5) -> Piece:
        """Return a horizontal line."""
        height = self.points(thickness)

        def paint(painter: QPainter, left: float, top: float) -> None:
            fill(painter, QRectF(left, top, self.width, height), colour)

        return Piece(height, paint, self.points(before), keep)

    def panel(self, boxes: Sequence[TextBox], *, before: float, padding: float = 9.0, gap: float = 4.0) -> Piece:
        """Return texts one under the other on a tinted ground with a bar on its left."""
        inset, between = self.points(padding), self.points(gap)
        height = 2 * inset + sum(box.height for box in boxes) + between * (len(boxes) - 1)

        def paint(painter: QPainter, left: float, top: float) -> None:
            fill(painter, QRectF(left, top, self.width, height), PANEL)
            fill(painter, QRectF(left, top, self.points(3), height), ACCENT)
            place = top + inset
            for box in boxes:
                box.paint(painter, left + inset + self.points(4), place)
                place += box.height + between

        return Piece(height, paint, self.points(before))

    def panel_width(self, padding: float = 9.0) -> float:
        """Return the width of the texts of a :meth:`panel`."""
        return self.width - self.points(2 * padding + 4)


def fill(painter: QPainter, area: QRectF, colour: str) -> None:
    """Fill a rectangle, without an outline."""
    painter.fillRect(area, QColor(colour))


def bar(painter: QPainter, place: QPointF, size: tuple[float, float], share: float) -> None:
    """Draw a bar that is full to ``share`` (0–1). What is not nought is seen."""
    width, height = size
    fill(painter, QRectF(place.x(), place.y(), width, height), TRACK)
    full = min(1.0, max(0.0, share)) * width
    if share > 0:
        full = max(full, height / 6)
    fill(painter, QRectF(place.x(), place.y(), full, height), ACCENT)
