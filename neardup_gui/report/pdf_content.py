"""A report as pieces of pages: the first page, how it was measured, the passages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Progress
from neardup_gui.report.model import (
    PassageTexts,
    Report,
    ReportPassage,
    SideFacts,
    describe_passage,
    figure_caption,
    left_out_sentence,
)
from neardup_gui.report.pdf_pieces import (
    ACCENT,
    CHANGED,
    MONO,
    PANEL,
    QUIET,
    RULE,
    SERIF,
    Piece,
    Sheet,
    Style,
    TextBox,
    bar,
    fill,
    rebuilt,
)
from neardup_gui.report.rows import LeftOut, Row, Run
from neardup_gui.wording.figures import FigureLine
from neardup_gui.wording.translator import Translator

TITLE: Final = Style(21, SERIF, bold=True)
SECTION: Final = Style(14, SERIF, bold=True)
VERDICT: Final = Style(14.5, SERIF, bold=True)
WORK: Final = Style(12, SERIF, bold=True)
BODY: Final = Style(9)
SMALL: Final = Style(8)
LABEL: Final = Style(8, colour=QUIET)
STRONG: Final = Style(9, bold=True)
LETTER: Final = Style(9, bold=True, colour=ACCENT)
HASH: Final = Style(6, MONO, colour=QUIET)
FIGURE: Final = Style(11, bold=True)
NOTE: Final = Style(9, italic=True, colour=QUIET)
PASSAGE: Final = Style(9.5, bold=True)
TEXT: Final = Style(9, SERIF)
TEXT_CHANGED: Final = Style(9, SERIF, bold=True, underline=True, colour=CHANGED)

_COLON: Final = re.compile("[:：]")  # what parts the name of a figure from its formula
_GUTTER: Final = 18.0  # points between the two columns
_MANY: Final = 1_000  # passages; of more than these the layout is not kept in memory
_SIDED: Final = ("coverage", "uniqueness", "containment")


def first_page(report: Report, sheet: Sheet, translate: Translator) -> Iterator[Piece]:
    """Yield what a reader of nothing else must see: the works, the verdict, the figures."""
    yield sheet.paragraph([(report.title, TITLE)]).marked(translate("Report", "Summary"))
    yield sheet.paragraph([(report.made_on, LABEL)], before=2)
    yield sheet.rule(before=8, colour=ACCENT, thickness=1.2)
    yield _works(report.sides, sheet)
    yield _verdict(report, sheet)
    yield _section(sheet, translate("Report", "Figures"), before=16)
    yield from _figure_table(report.figures, sheet, translate)


def measured_section(report: Report, sheet: Sheet, translate: Translator) -> Iterator[Piece]:
    """Yield how the figures came about, the settings, and what the readers had to say."""
    yield _section(sheet, translate("Report", "How the figures came about"), new_page=True)
    for line in report.figures:
        if line.explanation:
            end = _COLON.search(line.explanation)
            name = line.explanation[: end.end()] if end else ""
            yield sheet.paragraph([(name, STRONG), (line.explanation[len(name) :], BODY)], before=5)
    yield _section(sheet, translate("Report", "Settings"), before=18)
    width = sheet.width * 0.42
    for name, value in report.settings:
        boxes = [(0.0, sheet.text([(name, LABEL)], width)), (width, sheet.text([(value, BODY)], sheet.width - width))]
        yield sheet.columns(boxes, before=3)
    if any(side.warnings for side in report.sides):
        yield _section(sheet, translate("Report", "Remarks on reading the files"), before=18)
        for side in report.sides:
            for warning in side.warnings:
                yield sheet.paragraph([(f"{side.letter}  ", LETTER), (warning, BODY)], before=4)


def passages_section(
    comparison: Comparison, sheet: Sheet, translate: Translator, progress: Progress
) -> Iterator[Piece]:
    """Yield the passages, each a heading and rows of two columns."""
    title = translate("Report", "Passages")
    count = len(comparison.passages)
    if count == 0:
        yield _section(sheet, title, before=20)
        yield sheet.paragraph([(translate("Report", "No shared passages were found."), BODY)], before=4)
        return
    yield _section(sheet, title, new_page=True)
    legend = translate("Report", "Words that are not in the other text are marked: ")
    example = translate("Report", "changed word")
    yield sheet.paragraph([(legend, LABEL), (example, TEXT_CHANGED)], before=2)
    texts = PassageTexts(comparison)
    spare_memory = count > _MANY
    for number, passage in enumerate(comparison.passages):
        progress.at(number / count)
        described = describe_passage(comparison, passage, translate)
        yield from _passage_heading(described, sheet, translate)
        for row in texts.rows(passage):
            yield rebuilt(partial(_row, row, sheet, translate)) if spare_memory else _row(row, sheet, translate)


def _section(sheet: Sheet, title: str, *, before: float = 0.0, new_page: bool = False) -> Piece:
    made = sheet.paragraph([(title, SECTION)], before=before, keep=True).marked(title)
    return Piece(made.height, made.paint, made.space_before, True, new_page, made.mark)


def _works(sides: Sequence[SideFacts], sheet: Sheet) -> Piece:
    gutter = sheet.points(_GUTTER)
    width = (sheet.width - gutter) / 2
    label = width * 0.32
    columns: list[list[tuple[float, float, TextBox]]] = []
    for side in sides:
        placed: list[tuple[float, float, TextBox]] = []
        top = 0.0
        head = sheet.text([(side.letter, LETTER)], width)
        placed.append((0.0, top, head))
        top += head.height
        title = sheet.text([(side.title, WORK)], width, line_height=108)
        placed.append((0.0, top, title))
        top += title.height
        if side.author:
            author = sheet.text([(side.author, BODY)], width)
            placed.append((0.0, top, author))
            top += author.height
        top += sheet.points(5)
        for name, value in side.facts:
            value_box = sheet.text([(value, SMALL)], width - label)
            placed += [(0.0, top, sheet.text([(name, LABEL)], label)), (label, top, value_box)]
            top += value_box.height + sheet.points(1)
        digest = sheet.text([("SHA-256\n", LABEL), (side.sha256, HASH)], width, line_height=112)
        placed.append((0.0, top + sheet.points(2), digest))
        columns.append(placed)
    height = max(top + box.height for placed in columns for _, top, box in placed)

    def paint(painter: QPainter, left: float, top: float) -> None:
        for column, placed in enumerate(columns):
            for offset, down, box in placed:
                box.paint(painter, left + column * (width + gutter) + offset, top + down)
        fill(painter, QRectF(left + width + gutter / 2, top, sheet.points(0.5), height), RULE)

    return Piece(height, paint, sheet.points(10))


def _verdict(report: Report, sheet: Sheet) -> Piece:
    width = sheet.panel_width()
    boxes = [sheet.text([(report.verdict, VERDICT)], width), sheet.text([(report.explanation, Style(10))], width)]
    bullet = "–\u00a0\u00a0"
    hanging = sheet.text([(bullet, BODY)], width).natural_width
    boxes += [sheet.text([(bullet, BODY), (reason, BODY)], width, hanging=hanging) for reason in report.reasons]
    boxes.append(sheet.text([(report.direction, NOTE)], width))
    return sheet.panel(boxes, before=14)


def _figure_table(lines: Sequence[FigureLine], sheet: Sheet, translate: Translator) -> Iterator[Piece]:
    name_width = sheet.width * 0.40
    column = (sheet.width - name_width) / 2
    heads = [
        (name_width, sheet.text([("A", LETTER)], column)),
        (name_width + column, sheet.text([("B", LETTER)], column)),
    ]
    yield sheet.columns(heads, before=4, keep=True)
    for code in _SIDED:
        pair = [line for line in lines if line.code == code]
        if pair:
            yield sheet.rule(before=2, keep=True)
            yield _figure_row(pair, sheet, translate, (name_width, column))
    single = [line for line in lines if line.side is None]
    for index in range(0, len(single), 2):
        yield sheet.rule(before=2, keep=True)
        yield _pair_of_figures(single[index : index + 2], sheet, translate)


def _figure_row(lines: Sequence[FigureLine], sheet: Sheet, translate: Translator, widths: tuple[float, float]) -> Piece:
    name_width, column = widths
    label = [(lines[0].name, STRONG)]
    caption = figure_caption(lines[0].code, translate)
    if caption:
        label.append(("\n" + caption, LABEL))
    name = sheet.text(label, name_width - sheet.points(8), line_height=112)
    values = [sheet.text([(line.value, FIGURE)], column) for line in lines]
    drawn = lines[0].code in {"coverage", "containment"}
    bar_height, inset = sheet.points(5), sheet.points(3)
    value_height = max(box.height for box in values) + (bar_height + inset if drawn else 0.0)
    height = max(name.height, value_height) + 2 * inset

    def paint(painter: QPainter, left: float, top: float) -> None:
        name.paint(painter, left, top + inset)
        for index, (line, box) in enumerate(zip(lines, values, strict=True)):
            place = left + name_width + index * column
            box.paint(painter, place, top + inset)
            if drawn and line.share is not None:
                where = QPointF(place, top + inset + box.height + sheet.points(1))
                bar(painter, where, (column - sheet.points(14), bar_height), line.share)

    return Piece(height, paint, 0.0)


def _pair_of_figures(lines: Sequence[FigureLine], sheet: Sheet, translate: Translator) -> Piece:
    """Lay two figures that are about both texts side by side, so that all stand on the first page."""
    gutter, inset = sheet.points(_GUTTER), sheet.points(3)
    half = (sheet.width - gutter) / 2
    name_width = half * 0.6
    cells: list[tuple[TextBox, TextBox]] = []
    for line in lines:
        label = [(line.name, STRONG)]
        caption = figure_caption(line.code, translate)
        if caption:
            label.append(("\n" + caption, LABEL))
        name = sheet.text(label, name_width - sheet.points(8), line_height=108)
        cells.append((name, sheet.text([(line.value, FIGURE)], half - name_width)))
    height = max(box.height for cell in cells for box in cell) + 2 * inset

    def paint(painter: QPainter, left: float, top: float) -> None:
        for index, (name, value) in enumerate(cells):
            place = left + index * (half + gutter)
            name.paint(painter, place, top + inset)
            value.paint(painter, place + name_width, top + inset)

    return Piece(height, paint, 0.0)


def _passage_heading(passage: ReportPassage, sheet: Sheet, translate: Translator) -> Iterator[Piece]:
    half = (sheet.width - sheet.points(_GUTTER)) / 2
    inset = sheet.points(5)
    number = translate("Report", "Passage {number}").format(number=passage.number)
    title = sheet.text([(f"{number}  ", PASSAGE), (passage.title, LABEL)], sheet.width - 2 * inset)
    height = title.height + inset

    def paint(painter: QPainter, left: float, top: float) -> None:
        fill(painter, QRectF(left, top, sheet.width, height), PANEL)
        title.paint(painter, left + inset, top + inset / 2)

    yield Piece(height, paint, sheet.points(14), True).marked(f"{number} – {passage.title}", 1)
    places = [
        (0.0, sheet.text([(passage.place_a, LABEL)], half)),
        (sheet.width - half, sheet.text([(passage.place_b, LABEL)], half)),
    ]
    yield sheet.columns(places, before=3, keep=True)
    for remark in passage.remarks:
        yield sheet.paragraph([(remark, LABEL)], before=1, keep=True)


def _row(row: Row | LeftOut, sheet: Sheet, translate: Translator) -> Piece:
    if isinstance(row, LeftOut):
        return sheet.paragraph([(left_out_sentence(row, translate), NOTE)], before=6)
    half = (sheet.width - sheet.points(_GUTTER)) / 2
    boxes = [(0.0, sheet.text(_styled(row.a), half)), (sheet.width - half, sheet.text(_styled(row.b), half))]
    return sheet.columns(boxes, before=5 if row.paragraph else 1.5, divider=sheet.width / 2)


def _styled(runs: Sequence[Run]) -> list[tuple[str, Style]]:
    return [(run.text, TEXT_CHANGED if run.changed else TEXT) for run in runs]
