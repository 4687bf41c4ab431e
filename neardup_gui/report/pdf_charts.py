"""The drawings of the PDF with their captions: strips, dot plot, lengths of passages, map of chapters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from neardup_gui.drawing.charts import column_areas, paint_heat_map, paint_histogram, shade
from neardup_gui.drawing.dot_plot import paint_dot_plot
from neardup_gui.drawing.ribbons import paint_ribbons
from neardup_gui.drawing.scene import Scene
from neardup_gui.report.chapter_table import ChapterTable
from neardup_gui.report.model import LengthClass
from neardup_gui.report.pdf_pieces import Piece, Sheet, fill
from neardup_gui.report.pdf_styles import CAPTION, COLUMN, LETTER, LOOK, SHARE, SHARE_ON_DARK, SMALL, SUBSECTION
from neardup_gui.report.pdf_text import QUIET, Style
from neardup_gui.wording.numbers import integer
from neardup_gui.wording.translator import Translator

_STRIP: Final = 9.0  # points: height of a strip
_BANDS: Final = 30.0  # points: from A's strip to B's
_HISTOGRAM: Final = 84.0  # points: height of the highest column
_CELL: Final = (7.0, 15.0)  # points: the least and the greatest height of a row of the map
_NAMES: Final = 150.0  # points: the titles of A beside the map
_NUMBERS: Final = 12.0  # points: their numbers
_WIDEST_CELL: Final = 34.0
_DARK: Final = 140  # lightness of a cell below which white letters are read better


def ribbons(scene: Scene, sheet: Sheet, translate: Translator) -> Piece:
    """Return both texts as strips with their passages, and a key to it."""
    indent = sheet.points(13)
    height = sheet.points(2 * _STRIP + _BANDS)
    letters = [sheet.text([(letter, LETTER)], indent, line_height=100) for letter in "AB"]
    key = _key(scene, sheet, sheet.width - indent, translate)

    def paint(painter: QPainter, left: float, top: float) -> None:
        area = QRectF(left + indent, top, sheet.width - indent, height)
        paint_ribbons(painter, area, sheet.points(_STRIP), sheet.points(0.8), sheet.points(0.4), scene, LOOK)
        letters[0].paint(painter, left, top - sheet.points(1))
        letters[1].paint(painter, left, top + height - letters[1].height + sheet.points(1))
        key.paint(painter, left + indent, top + height + sheet.points(3))

    return Piece(height + sheet.points(3) + key.height, paint, sheet.points(9))


def _key(scene: Scene, sheet: Sheet, width: float, translate: Translator) -> Piece:
    """Return what the colours and shapes of strips and dot plot mean; only those that occur."""
    told: list[tuple[str, float, str]] = []
    if bool((~scene.moved & ~scene.dismissed).any()):
        told.append((LOOK.passage, 1.0, translate("Report", "passage in the same order")))
    if bool((scene.moved & ~scene.dismissed).any()):
        told.append((LOOK.moved, 0.55, translate("Report", "moved passage")))
    if bool(scene.dismissed.any()):
        told.append((LOOK.faint, 1.0, translate("Report", "dismissed passage")))
    if len(scene.excluded_a) or len(scene.excluded_b):
        told.append((LOOK.excluded, 1.0, translate("Report", "not compared")))
    scale = translate("Report", "from beginning to end")
    side, gap = sheet.points(5.5), sheet.points(12)
    line = sheet.line_height(CAPTION)
    metrics = sheet.type.metrics(CAPTION)

    def paint(painter: QPainter, left: float, top: float) -> None:
        place = left
        for colour, height, text in told:
            box = QRectF(place, top + (line - side) / 2 + side * (1 - height), side, side * height)
            fill(painter, box, colour)
            place += side + sheet.points(3)
            room = metrics.horizontalAdvance(text) + 1
            sheet.type.line(painter, text, CAPTION, QPointF(place, top), room)
            place += room + gap
        rest = left + width - place
        if rest > metrics.horizontalAdvance(scale):
            sheet.type.line(painter, scale, CAPTION, QPointF(place, top), rest, "right")

    return Piece(line, paint)


def dot_plot_box(scene: Scene, side: float, edge: float, sheet: Sheet, translate: Translator) -> Piece:
    """Return the dot plot as a square of ``side`` with the letters of its texts in an ``edge`` on its left and top."""
    told = translate("Report", "Each stroke is a passage: its place in A across, its place in B down.")
    if scene.repeats:
        dots = translate("Report", "Dots: where else a repeated passage stands.")
        told = f"{told} {dots}"
    caption = sheet.text([(told, CAPTION)], side + edge, line_height=106)

    def paint(painter: QPainter, left: float, top: float) -> None:
        area = QRectF(left + edge, top + edge, side, side)
        paint_dot_plot(painter, area, sheet.points(1.6), scene, LOOK)
        sheet.type.line(painter, "A →", LETTER, QPointF(area.left(), top), side)
        sheet.type.line(painter, "B", LETTER, QPointF(left, area.top()), edge)
        sheet.type.line(painter, "↓", LETTER, QPointF(left, area.top() + sheet.line_height(LETTER)), edge)
        caption.paint(painter, left, area.bottom() + sheet.points(3))

    return Piece(edge + side + sheet.points(3) + caption.height, paint)


def histogram(classes: Sequence[LengthClass], sheet: Sheet, translate: Translator) -> Piece:
    """Return how many passages are how long, as columns with their numbers."""
    language = translate.language
    width = min(sheet.width, sheet.points(54) * len(classes))
    line = sheet.line_height(SMALL)
    top_room, height = line + sheet.points(2), sheet.points(_HISTOGRAM)
    unit = sheet.paragraph([(translate("Report", "words of a passage in A; above, the number of passages"), CAPTION)])
    counts = [float(item.passages) for item in classes]

    def paint(painter: QPainter, left: float, top: float) -> None:
        area = QRectF(left, top + top_room, width, height)
        paint_histogram(painter, area, counts, sheet.points(0.6), LOOK)
        for item, column in zip(classes, column_areas(area, counts), strict=True):
            room = width / len(classes)
            start = column.center().x() - room / 2
            counted = integer(item.passages, language)
            place = QPointF(start, min(column.top(), area.bottom() - sheet.points(1.2)) - line)
            sheet.type.line(painter, counted, SMALL, place, room, "centre")
            sheet.type.line(
                painter, _class_name(item, language), CAPTION, QPointF(start, area.bottom() + sheet.points(2)), room,
                "centre",
            )  # fmt: skip
        unit.paint(painter, left, area.bottom() + sheet.points(3) + line)

    return Piece(top_room + height + sheet.points(3) + line + unit.height, paint, sheet.points(4))


def _class_name(item: LengthClass, language: str) -> str:
    fewest = integer(item.fewest, language)
    return f"{fewest}+" if item.most is None else f"{fewest}–{integer(item.most, language)}"


def chapter_pieces(table: ChapterTable, sheet: Sheet, translate: Translator) -> Iterator[Piece]:
    """Yield the map of chapters: A's down, B's across, the darker the more of A's chapter stands in B's."""
    yield sheet.paragraph([(translate("Report", "Map of chapters"), SUBSECTION)], before=16, keep=True)
    told = translate(
        "Report",
        "How much of each chapter of A (a row) stands in passages of each chapter of B (a column), in percent.",
    )
    yield sheet.paragraph([(told, CAPTION)], before=1, keep=True)
    yield _heat_map(table, sheet, translate)
    yield _column_titles(table, sheet)


def _heat_map(table: ChapterTable, sheet: Sheet, translate: Translator) -> Piece:
    rows, columns = table.shares.shape
    names, number_width = sheet.points(_NAMES), sheet.points(_NUMBERS)
    head = sheet.line_height(CAPTION) + sheet.points(2)
    width = min(sheet.points(_WIDEST_CELL), (sheet.width - names) / columns)
    height = min(sheet.points(_CELL[1]), max(sheet.points(_CELL[0]), sheet.height * 0.7 / rows))
    title_style = Style(min(7.0, height / sheet.points(1) / 1.25))
    number_style = replace(title_style, bold=True, colour=QUIET)
    numbered = 1 if width >= sheet.points(9) else 5  # every so many columns have their number above
    told = width >= sheet.points(22)

    def paint(painter: QPainter, left: float, top: float) -> None:
        area = QRectF(left + names, top + head, width * columns, height * rows)
        paint_heat_map(painter, area, table.shares, sheet.points(0.3), LOOK)
        for column in range(columns):
            if column % numbered == 0 or column == columns - 1:
                place = QPointF(area.left() + (column - 1) * width, top)
                sheet.type.line(painter, str(column + 1), COLUMN, place, 3 * width, "centre")
        for row, title in enumerate(table.titles_a):
            down = area.top() + row * height
            middle = down + (height - sheet.line_height(title_style)) / 2
            sheet.type.line(painter, str(row + 1), number_style, QPointF(left, middle), number_width, "right")
            place = QPointF(left + number_width + sheet.points(5), middle)
            sheet.type.line(painter, title, title_style, place, names - number_width - sheet.points(10))
            if told:
                shares: list[float] = table.shares[row].tolist()
                _write_shares(painter, shares, QPointF(area.left(), down), (width, height), sheet, translate)

    return Piece(head + height * rows, paint, sheet.points(6))


def _write_shares(
    painter: QPainter,
    shares: Sequence[float],
    place: QPointF,
    size: tuple[float, float],
    sheet: Sheet,
    translate: Translator,
) -> None:
    """Write the shares of a row into its cells of ``size``, the first of which begins at ``place``."""
    for column, share in enumerate(shares):
        if share >= 0.005:
            style = SHARE_ON_DARK if shade(share, LOOK).lightness() < _DARK else SHARE
            left = place.x() + column * size[0]
            top = place.y() + (size[1] - sheet.line_height(style)) / 2
            told = integer(round(100 * share), translate.language)
            sheet.type.line(painter, told, style, QPointF(left, top), size[0], "centre")


def _column_titles(table: ChapterTable, sheet: Sheet) -> Piece:
    runs: list[tuple[str, Style]] = [("B   ", COLUMN)]
    for number, title in enumerate(table.titles_b, 1):
        runs += [(f"{number}\u00a0", COLUMN), (f"{title}    ", CAPTION)]
    return sheet.paragraph(runs, before=5)
