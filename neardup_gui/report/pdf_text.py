"""Text on the pages of the PDF: styles, and boxes of laid-out lines.

Laid out by QTextLayout alone: a QTextDocument for each of tens of thousands of columns costs twice the time and memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPdfWriter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

INK: Final = "#1b1d21"
QUIET: Final = "#5b616b"
ACCENT: Final = "#2b4a6f"
CHANGED: Final = "#96201c"

# Families with Latin and Cyrillic letters, the better first, then some with Chinese ones, so that not several of those
# are mixed; the font system adds others for other scripts.
_CHINESE_SERIF: Final = ("Noto Serif CJK SC", "Source Han Serif SC", "Songti SC", "SimSun")
_CHINESE_SANS: Final = (
    "Noto Sans CJK SC",
    "Source Han Sans SC",
    "PingFang SC",
    "Microsoft YaHei",
    "WenQuanYi Micro Hei",
)
SERIF: Final = (
    "PT Serif", "Source Serif 4", "Noto Serif", "Liberation Serif", "Times New Roman", "DejaVu Serif",
    *_CHINESE_SERIF, *_CHINESE_SANS,
)  # fmt: skip
SANS: Final = (
    "PT Sans", "Source Sans 3", "Noto Sans", "Liberation Sans", "Arial", "DejaVu Sans", *_CHINESE_SANS,
)  # fmt: skip
MONO: Final = ("PT Mono", "Noto Sans Mono", "Liberation Mono", "Courier New", "DejaVu Sans Mono")

Align = Literal["left", "right", "centre"]


@dataclass(frozen=True, slots=True)
class Style:
    """How a run of text looks. ``size`` is in points."""

    size: float = 9.0
    families: tuple[str, ...] = SANS
    bold: bool = False
    italic: bool = False
    underline: bool = False
    colour: str = INK

    def font(self) -> QFont:
        """Return a new font: Qt keeps in each what belongs to one thread."""
        font = QFont(list(self.families))
        font.setPointSizeF(self.size)
        font.setBold(self.bold)
        font.setItalic(self.italic)
        # A ligature is one glyph and would be copied and searched as one odd letter, or as none.
        font.setFeature(QFont.Tag("liga"), 0)
        return font

    def format(self, font: QFont) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setFont(font)
        made.setFontUnderline(self.underline)
        made.setForeground(QBrush(QColor(self.colour)))
        return made


Runs = Sequence[tuple[str, Style]]


class TextBox:
    """Lines of text in a given width."""

    __slots__ = ("_placed", "height", "natural_width", "width")

    def __init__(self, placed: list[tuple[QTextLayout, float]], width: float, height: float) -> None:
        """``placed``: paragraphs that are laid out, each with the distance of its top from the box's."""
        self._placed = placed
        self.width = width
        self.height = height
        self.natural_width = max((layout.maximumWidth() for layout, _ in placed), default=0.0)

    def paint(self, painter: QPainter, left: float, top: float) -> None:
        for layout, down in self._placed:
            layout.draw(painter, QPointF(left, top + down))


class Typesetter:
    """Lays texts out for the resolution of one writer. ``upright``: nothing is slanted, as in a report in Chinese."""

    def __init__(self, writer: QPdfWriter | QPrinter, *, upright: bool = False) -> None:
        self._writer = writer
        self._upright = upright
        self._fonts: dict[Style, QFont] = {}
        self._formats: dict[Style, QTextCharFormat] = {}
        self._metrics: dict[Style, QFontMetricsF] = {}
        self._options = {
            "left": _option(Qt.AlignmentFlag.AlignLeft),
            "right": _option(Qt.AlignmentFlag.AlignRight),
            "centre": _option(Qt.AlignmentFlag.AlignHCenter),
        }

    def box(
        self, runs: Runs, width: float, *, line_height: int = 118, align: Align = "left", hanging: float = 0.0
    ) -> TextBox:
        """Return ``runs`` laid out in ``width``. A line feed begins a paragraph.

        ``line_height`` is in percent; all lines but the first are moved in by ``hanging``.
        """
        placed: list[tuple[QTextLayout, float]] = []
        top = 0.0
        for text, formats, style in self._paragraphs(runs):
            layout = QTextLayout(text, self._font(style), self._writer)
            layout.setTextOption(self._options[align])
            layout.setFormats(formats)
            height = self._lay_out(layout, width, line_height / 100, hanging)
            placed.append((layout, top))
            top += height
        return TextBox(placed, width, top)

    def metrics(self, style: Style) -> QFontMetricsF:
        """Return the measures of a style's font on the paper."""
        if style not in self._metrics:
            self._metrics[style] = QFontMetricsF(self._font(style), self._writer)
        return self._metrics[style]

    def line(
        self, painter: QPainter, text: str, style: Style, place: QPointF, width: float, align: Align = "left"
    ) -> None:
        """Draw ``text`` on one line with its top at ``place``, shortened at its end where it is too long."""
        metrics = self.metrics(style)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
        left = place.x()
        if align != "left":
            spare = width - metrics.horizontalAdvance(shown)
            left += spare if align == "right" else spare / 2
        painter.setFont(self._font(style))
        painter.setPen(QColor(style.colour))
        painter.drawText(QPointF(left, place.y() + metrics.ascent()), shown)

    def _font(self, style: Style) -> QFont:
        if style not in self._fonts:
            self._fonts[style] = replace(style, italic=style.italic and not self._upright).font()
        return self._fonts[style]

    def _paragraphs(self, runs: Runs) -> list[tuple[str, list[QTextLayout.FormatRange], Style]]:
        """Return the paragraphs of the runs: text, formats, and the style that it begins with."""
        paragraphs: list[tuple[list[str], list[QTextLayout.FormatRange], Style]] = []
        length = 0
        for text, style in runs:
            for number, part in enumerate(text.split("\n")):
                if number > 0 or not paragraphs:
                    paragraphs.append(([], [], style))
                    length = 0
                if part:
                    parts, formats, _ = paragraphs[-1]
                    units = _utf16_length(part)
                    formats.append(self._range(length, units, style))
                    parts.append(part)
                    length += units
        return [("".join(parts), formats, style) for parts, formats, style in paragraphs]

    def _range(self, start: int, length: int, style: Style) -> QTextLayout.FormatRange:
        if style not in self._formats:
            self._formats[style] = style.format(self._font(style))
        made = QTextLayout.FormatRange()
        made.start = start  # pyright: ignore[reportAttributeAccessIssue]
        made.length = length  # pyright: ignore[reportAttributeAccessIssue]
        made.format = self._formats[style]  # pyright: ignore[reportAttributeAccessIssue]
        return made

    @staticmethod
    def _lay_out(layout: QTextLayout, width: float, factor: float, hanging: float) -> float:
        """Break a paragraph into lines and return its height."""
        height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            moved = hanging if line.lineNumber() else 0.0
            line.setLineWidth(width - moved)
            line.setPosition(QPointF(moved, height))
            height += line.height() * factor
        layout.endLayout()
        return height


def _option(alignment: Qt.AlignmentFlag) -> QTextOption:
    option = QTextOption(alignment)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _utf16_length(text: str) -> int:
    """Return how many units Qt counts: two for a character beyond U+FFFF."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
