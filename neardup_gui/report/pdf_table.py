"""The table of passages of the PDF: a line each, with a link to the texts and the page they stand on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Progress
from neardup_gui.report.passages import ReportPassage
from neardup_gui.report.pdf_pieces import PANEL, RULE, Link, Piece, Sheet, fill
from neardup_gui.report.pdf_styles import CAPTION, CELL, CELL_HEAD
from neardup_gui.report.pdf_text import ACCENT, Align, Style
from neardup_gui.report.tables import beginning
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

_INSET: Final = 4.0  # points above and below the lines of a row together
_NUMBER: Final = Style(CELL.size, bold=True, colour=ACCENT)
_BETWEEN: Final = 6.0  # points from one column to the next


@dataclass(frozen=True, slots=True)
class _Column:
    """``width`` in points; 0 for the one that takes what is left. ``below``: what its second line tells, if any."""

    title: str
    width: float
    align: Align
    value: Callable[[ReportPassage], str]
    below: Callable[[ReportPassage], str] | None = None


def table(
    comparison: Comparison,
    passages: Sequence[ReportPassage],
    pages: Mapping[str, int],
    sheet: Sheet,
    translate: Translator,
    progress: Progress,
) -> Iterator[Piece]:
    """Yield the head of the table and its rows. ``pages``: by its name the page of each piece, once that is known."""
    columns = _columns(comparison, passages, pages, translate)
    free = sheet.width / sheet.points(1) - sum(column.width for column in columns) - _BETWEEN * (len(columns) - 1)
    columns = [column if column.width else replace(column, width=free) for column in columns]
    head = _head(columns, sheet)
    lines = 2 if any(item.chapter_a or item.state or item.note or item.passage.moved for item in passages) else 1
    yield replace(head, space_before=sheet.points(6))
    for index, passage in enumerate(passages):
        progress.at(index / len(passages))
        yield _row(passage, columns, head, lines, sheet, shaded=index % 2 == 1)


def passage_name(number: int) -> str:
    """Return how links call the heading of a passage."""
    return f"p{number}"


def row_name(number: int) -> str:
    """Return how links call the row of a passage in the table."""
    return f"t{number}"


def _columns(
    comparison: Comparison, passages: Sequence[ReportPassage], pages: Mapping[str, int], translate: Translator
) -> list[_Column]:
    language = translate.language
    text_a, text_b = comparison.a.document.text, comparison.b.document.text

    def begins(item: ReportPassage) -> str:
        return beginning(text_a[item.passage.a.start : item.passage.a.end])

    def about(item: ReportPassage) -> str:
        note = translate("Report", "note") if item.note else ""
        return "   ".join(part for part in (item.state_name, note, item.chapter_a) if part)

    def moved(item: ReportPassage) -> str:
        return translate("Report", "moved") if item.passage.moved else ""

    return [
        _Column(translate("Report", "No."), 26, "right", lambda item: integer(item.number, language)),
        _Column(translate("Report", "Begins with"), 0, "left", begins, about),
        _Column(translate("Report", "Kind"), 54, "left", lambda item: item.kind, moved),
        _Column(translate("Report", "Equal words"), 50, "right", lambda item: item.similarity),
        _Column(translate("Report", "Words in A"), 32, "right", lambda item: integer(item.passage.words_a, language)),
        _Column(translate("Report", "Words in B"), 32, "right", lambda item: integer(item.passage.words_b, language)),
        _Column(
            translate("Report", "Place in A"), 36, "right",
            lambda item: percent(item.passage.a.start / max(1, len(text_a)), language),
        ),
        _Column(
            translate("Report", "Place in B"), 36, "right",
            lambda item: percent(item.passage.b.start / max(1, len(text_b)), language),
        ),
        _Column(
            translate("Report", "Page here"), 32, "right",
            lambda item: integer(pages[passage_name(item.number)] + 1, language),
        ),
    ]  # fmt: skip


def _head(columns: Sequence[_Column], sheet: Sheet) -> Piece:
    boxes = [
        sheet.text([(column.title, CELL_HEAD)], sheet.points(column.width), align=column.align, line_height=104)
        for column in columns
    ]
    height = max(box.height for box in boxes) + sheet.points(5)

    def paint(painter: QPainter, left: float, top: float) -> None:
        for column, box in zip(columns, boxes, strict=True):
            box.paint(painter, left, top + height - sheet.points(3) - box.height)
            left += sheet.points(column.width + _BETWEEN)
        fill(painter, QRectF(left - sheet.width - sheet.points(_BETWEEN), top + height - sheet.points(0.8),
                             sheet.width, sheet.points(0.8)), RULE)  # fmt: skip

    return Piece(height, paint, 0.0, True)


def _row(
    passage: ReportPassage, columns: Sequence[_Column], head: Piece, lines: int, sheet: Sheet, *, shaded: bool
) -> Piece:
    line = sheet.line_height(CELL)
    height = lines * line + sheet.points(_INSET)

    def paint(painter: QPainter, left: float, top: float) -> None:
        if shaded:
            fill(painter, QRectF(left, top, sheet.width, height), PANEL)
        top += sheet.points(_INSET / 2)
        for index, column in enumerate(columns):
            style = _NUMBER if index == 0 else CELL
            width = sheet.points(column.width)
            sheet.type.line(painter, column.value(passage), style, QPointF(left, top), width, column.align)
            below = column.below(passage) if column.below else ""
            if below:
                sheet.type.line(painter, below, CAPTION, QPointF(left, top + line), width, column.align)
            left += width + sheet.points(_BETWEEN)

    return Piece(
        height,
        paint,
        name=row_name(passage.number),
        links=(Link(QRectF(0, 0, sheet.width, height), passage_name(passage.number)),),
        continued=head,
    )
