"""What the pages of the PDF are made of: texts and boxes that know their height and paint themselves.

All lengths are in device units of the PDF writer; :class:`Sheet` turns points into them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QBrush,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)

INK: Final = "#1b1d21"
QUIET: Final = "#5b616b"
ACCENT: Final = "#2b4a6f"
CHANGED: Final = "#96201c"
RULE: Final = "#c9ced6"
PANEL: Final = "#f2f4f7"
TRACK: Final = "#e1e5eb"

# Families with Latin and Cyrillic letters, the better first; the font system adds others for other scripts.
SERIF: Final = ("PT Serif", "Source Serif 4", "Noto Serif", "Liberation Serif", "Times New Roman", "DejaVu Serif")
SANS: Final = ("PT Sans", "Source Sans 3", "Noto Sans", "Liberation Sans", "Arial", "DejaVu Sans")
MONO: Final = ("PT Mono", "Noto Sans Mono", "Liberation Mono", "Courier New", "DejaVu Sans Mono")


@dataclass(frozen=True, slots=True)
class Style:
    """How a run of text looks. ``size`` is in points."""

    size: float = 9.0
    families: tuple[str, ...] = SANS
    bold: bool = False
    italic: bool = False
    underline: bool = False
    colour: str = INK

    def format(self) -> QTextCharFormat:
        font = QFont(list(self.families))
        font.setPointSizeF(self.size)
        font.setBold(self.bold)
        font.setItalic(self.italic)
        # A ligature is one glyph and would be copied and searched as one odd letter, or as none.
        font.setFeature(QFont.Tag("liga"), 0)
        made = QTextCharFormat()
        made.setFont(font)
        made.setFontUnderline(self.underline)
        made.setForeground(QBrush(QColor(self.colour)))
        return made


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that the outline of the PDF leads to."""

    title: str
    level: int  # 0: section, 1: passage


@dataclass(frozen=True, slots=True)
class Piece:
    """An undivided part of a page, as wide as the page's text."""

    height: float
    paint: Callable[[QPainter, float, float], None]  # painter, left, top
    space_before: float = 0.0
    keep_with_next: bool = False
    new_page: bool = False
    mark: Mark | None = None

    def marked(self, title: str, level: int = 0) -> Piece:
        return replace(self, mark=Mark(title, level))


def rebuilt(build: Callable[[], Piece]) -> Piece:
    """Return the piece that ``build`` makes, without keeping what it is made of: it is made once more when painted.

    A laid-out text takes some 40 KB, which thousands of passages cannot all keep until the pages are numbered.
    """

    def paint(painter: QPainter, left: float, top: float) -> None:
        build().paint(painter, left, top)

    return replace(build(), paint=paint)


Runs = Sequence[tuple[str, Style]]


class TextBox:
    """A text laid out in a given width."""

    __slots__ = ("_document", "height", "width")

    def __init__(self, document: QTextDocument, width: float) -> None:
        self._document = document
        self.width = width
        self.height = document.size().height()

    @property
    def natural_width(self) -> float:
        return self._document.idealWidth()

    def paint(self, painter: QPainter, left: float, top: float) -> None:
        painter.save()
        painter.translate(left, top)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(INK))  # whatever the theme of the window
        self._document.documentLayout().draw(painter, context)
        painter.restore()


class Sheet:
    """The page that is written on: its measures, and texts laid out for its resolution."""

    def __init__(self, writer: QPdfWriter, width: float, height: float) -> None:
        self._writer = writer
        self._unit = writer.resolution() / 72
        self._formats: dict[Style, QTextCharFormat] = {}
        self.width = width
        self.height = height

    def points(self, value: float) -> float:
        """Return ``value`` points in device units."""
        return value * self._unit

    def text(
        self, runs: Runs, width: float, *, line_height: int = 118, align: str = "left", hanging: float = 0.0
    ) -> TextBox:
        """Return ``runs`` laid out in ``width``. A line feed begins a paragraph.

        ``line_height`` is in percent; all lines but the first are moved in by ``hanging``.
        """
        document = QTextDocument()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        document.documentLayout().setPaintDevice(self._writer)
        if runs:
            document.setDefaultFont(self._format(runs[0][1]).font())
        option = QTextOption(Qt.AlignmentFlag.AlignRight if align == "right" else Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        document.setDefaultTextOption(option)
        cursor = QTextCursor(document)
        block = QTextBlockFormat()
        block.setLineHeight(line_height, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if hanging:
            block.setLeftMargin(hanging)
            block.setTextIndent(-hanging)
        cursor.setBlockFormat(block)
        for text, style in runs:
            cursor.insertText(text, self._format(style))
        document.setTextWidth(width)
        return TextBox(document, width)

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

    def _format(self, style: Style) -> QTextCharFormat:
        if style not in self._formats:
            self._formats[style] = style.format()
        return self._formats[style]


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
