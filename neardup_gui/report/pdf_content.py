"""The passages of the PDF, each a heading and rows of two columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from neardup_gui.progress import Progress
from neardup_gui.report.model import PassageTexts, left_out_sentence
from neardup_gui.report.passages import ReportPassage
from neardup_gui.report.pdf_pieces import PANEL, Link, Piece, Sheet, fill, rebuilt
from neardup_gui.report.pdf_styles import GUTTER, LABEL, NOTE, PASSAGE, STATE, TEXT, TEXT_CHANGED
from neardup_gui.report.pdf_table import passage_name, row_name
from neardup_gui.report.pdf_text import Runs, Style
from neardup_gui.report.rows import LeftOut, Row, Run
from neardup_gui.wording.translator import Translator

_MANY: Final = 2_500  # passages; of those beyond them the layout is not kept in memory


def legend(sheet: Sheet, translate: Translator) -> Piece:
    """Return what marked words are."""
    told = translate("Report", "Words that are not in the other text are marked: ")
    return sheet.paragraph([(told, LABEL), (translate("Report", "changed word"), TEXT_CHANGED)], before=2)


def passage_pieces(
    passages: Sequence[ReportPassage], texts: PassageTexts, sheet: Sheet, translate: Translator, progress: Progress
) -> Iterator[Piece]:
    """Yield headings and rows. A row is never divided, so its columns stay side by side."""
    for index, passage in enumerate(passages):
        progress.at(index / len(passages))
        heading, *rest = _heading(passage, sheet, translate)
        yield heading
        yield from rest
        again = _continuation(passage, sheet, translate)
        for row in texts.rows(passage.passage):
            build = partial(_row, row, sheet, translate)
            yield replace(build() if index < _MANY else rebuilt(build), continued=again)


def _heading(passage: ReportPassage, sheet: Sheet, translate: Translator) -> Iterator[Piece]:
    half = (sheet.width - sheet.points(GUTTER)) / 2
    number = translate("Report", "Passage {number}").format(number=passage.number)
    band = _band([(f"{number}  ", PASSAGE), (passage.title, LABEL)], sheet)
    yield replace(
        band.marked(f"{number} – {passage.title}", 1),
        space_before=sheet.points(14),
        keep_with_next=True,
        name=passage_name(passage.number),
        links=(Link(QRectF(0, 0, sheet.width, band.height), row_name(passage.number)),),
    )
    boxes = [
        (left, sheet.text([(place, LABEL), *([(f"\n{chapter}", LABEL)] if chapter else [])], half, line_height=112))
        for left, place, chapter in (
            (0.0, passage.place_a, passage.chapter_a),
            (sheet.width - half, passage.place_b, passage.chapter_b),
        )
    ]
    yield sheet.columns(boxes, before=3, keep=True)
    if passage.passage.found_by != ("shingles",):
        yield sheet.paragraph([(passage.found_by, LABEL)], before=1, keep=True)
    for remark in passage.remarks:
        yield sheet.paragraph([(remark, LABEL)], before=1, keep=True)
    if passage.state_name or passage.note:
        told = [(passage.state_name, STATE)] if passage.state_name else []
        if passage.note:
            note = translate("Report", "Note: {note}").format(note=passage.note)
            told.append((("   " if told else "") + note, replace(STATE, bold=False)))
        yield sheet.paragraph(told, before=2, keep=True)


def _band(runs: Runs, sheet: Sheet) -> Piece:
    inset = sheet.points(5)
    title = sheet.text(runs, sheet.width - 2 * inset)
    height = title.height + inset

    def paint(painter: QPainter, left: float, top: float) -> None:
        fill(painter, QRectF(left, top, sheet.width, height), PANEL)
        title.paint(painter, left + inset, top + inset / 2)

    return Piece(height, paint)


def _continuation(passage: ReportPassage, sheet: Sheet, translate: Translator) -> Piece:
    """Return what stands above a row that begins a page. Laid out when painted, for most are never needed."""
    told = translate("Report", "Passage {number}, continued").format(number=passage.number)
    height = sheet.line_height(LABEL) * 1.18

    def paint(painter: QPainter, left: float, top: float) -> None:
        sheet.text([(told, LABEL)], sheet.width).paint(painter, left, top)

    return Piece(height, paint)


def _row(row: Row | LeftOut, sheet: Sheet, translate: Translator) -> Piece:
    if isinstance(row, LeftOut):
        return sheet.paragraph([(left_out_sentence(row, translate), NOTE)], before=6)
    half = (sheet.width - sheet.points(GUTTER)) / 2
    boxes = [(0.0, sheet.text(_styled(row.a), half)), (sheet.width - half, sheet.text(_styled(row.b), half))]
    return sheet.columns(boxes, before=5 if row.paragraph else 1.5, divider=sheet.width / 2)


def _styled(runs: Sequence[Run]) -> list[tuple[str, Style]]:
    return [(run.text, TEXT_CHANGED if run.changed else TEXT) for run in runs]
