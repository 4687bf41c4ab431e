"""The first page of the PDF: the works, the verdict, the figures, and where in both texts the passages stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from neardup_gui.drawing.scene import Scene
from neardup_gui.report.logo import Logo
from neardup_gui.report.model import Report, figure_caption
from neardup_gui.report.pdf_charts import dot_plot_box, ribbons
from neardup_gui.report.pdf_pieces import RULE, Piece, Sheet, bar, fill
from neardup_gui.report.pdf_styles import (
    CAPTION,
    EXPLANATION,
    FIGURE,
    GUTTER,
    LABEL,
    LETTER,
    NOTE,
    REASON,
    SECTION,
    STRONG,
    TITLE,
    VERDICT,
)
from neardup_gui.report.pdf_text import ACCENT
from neardup_gui.report.pdf_works import letterhead, works
from neardup_gui.wording.figures import FigureLine
from neardup_gui.wording.translator import Translator

_BARRED: Final = ("coverage", "containment")
_PLOT: Final = (135.0, 188.0)  # points: the side of the dot plot at least and at most


def first_page(report: Report, scene: Scene, logo: Logo | None, sheet: Sheet, translate: Translator) -> Iterator[Piece]:
    """Yield what a reader of nothing else must see."""
    date_box = sheet.text([(report.made_on, LABEL)], sheet.width * 0.3, align="right")
    title = sheet.text([(report.title, TITLE)], sheet.width * 0.7)
    drop = title.height - date_box.height - sheet.points(3)

    def paint(painter: QPainter, left: float, top: float) -> None:
        title.paint(painter, left, top)
        date_box.paint(painter, left + sheet.width * 0.7, top + drop)

    pieces = [
        Piece(title.height, paint).marked(translate("Report", "Summary")),
        sheet.rule(before=4, colour=ACCENT, thickness=1.2),
        works(report.sides, sheet),
        _verdict(report, sheet),
        _bars(report, sheet, translate),
    ]
    if len(scene):
        pieces.append(ribbons(scene, sheet, translate))
    if report.organisation or logo is not None:
        pieces.insert(0, letterhead(report.organisation, logo, sheet))
    yield from pieces
    if len(scene):
        left = sheet.height - sum(piece.space_before + piece.height for piece in pieces)
        yield _plot_and_figures(report, scene, left, sheet, translate)
    else:
        yield replace(_figure_table(report, sheet.width, sheet, translate), space_before=sheet.points(10))


def section(sheet: Sheet, title: str, *, before: float = 0.0, new_page: bool = False) -> Piece:
    """Return the heading of a section, with its bookmark."""
    made = sheet.paragraph([(title, SECTION)])
    return Piece(made.height, made.paint, sheet.points(before), True, new_page).marked(title)


def _verdict(report: Report, sheet: Sheet) -> Piece:
    width = sheet.panel_width()
    boxes = [sheet.text([(report.verdict, VERDICT)], width), sheet.text([(report.explanation, EXPLANATION)], width)]
    bullet = "–\u00a0\u00a0"
    hanging = sheet.text([(bullet, REASON)], width).natural_width
    boxes += [
        sheet.text([(bullet, REASON), (sentence, REASON)], width, hanging=hanging)
        for sentence in (*report.reasons, *report.uncertainty)
    ]
    boxes.append(sheet.text([(report.direction, NOTE)], width))
    return sheet.panel(boxes, before=9, padding=7, gap=1.5)


def _bars(report: Report, sheet: Sheet, translate: Translator) -> Piece:
    """Return the shares of each text as bars, with the shares without dismissed passages where there are any."""
    name_width = sheet.width * 0.36
    column = (sheet.width - name_width) / 2
    pieces: list[Piece] = []
    for code in _BARRED:
        lines = [line for line in report.figures if line.code == code]
        if lines:
            under = [_under_bar(report, line, translate) for line in lines]
            pieces.append(_bar_row(report, lines, under, (name_width, column), sheet, translate))
    return sheet.stack(pieces, before=9) if pieces else sheet.rule(before=9)


def _under_bar(report: Report, line: FigureLine, translate: Translator) -> str:
    """Return what else is told of a share: the same without dismissed passages, and what is left of the text."""
    if line.code != "coverage":
        return ""
    told: list[str] = []
    side = report.coverage[0 if line.side == "a" else 1]
    if side.without is not None:
        told.append(translate("Report", "without the dismissed {percent}").format(percent=side.shown_without))
    unique = next((item for item in report.figures if item.code == "uniqueness" and item.side == line.side), None)
    if unique is not None:
        told.append(f"{unique.name} {unique.value}")
    return "\n".join(told)


def _bar_row(
    report: Report,
    lines: Sequence[FigureLine],
    under: Sequence[str],
    widths: tuple[float, float],
    sheet: Sheet,
    translate: Translator,
) -> Piece:
    name_width, column = widths
    caption = figure_caption(lines[0].code, translate)
    label = [(lines[0].name, STRONG), ("\n" + caption, CAPTION)]
    if lines[0].code in report.samples:
        label.append((", " + report.samples[lines[0].code], CAPTION))
    name = sheet.text(label, name_width - sheet.points(10), line_height=108)
    letter = sheet.points(13)
    values = [sheet.text([(line.value, FIGURE)], column - letter) for line in lines]
    notes = [sheet.text([(told, CAPTION)], column - letter) for told in under]
    bar_height = sheet.points(5)
    note_height = max(box.height for box in notes) if any(under) else 0.0
    height = max(name.height, max(box.height for box in values) + bar_height + sheet.points(1) + note_height)
    inset = sheet.points(3)
    letters = [sheet.text([((line.side or "").upper(), LETTER)], letter) for line in lines]

    def paint(painter: QPainter, left: float, top: float) -> None:
        fill(painter, QRectF(left, top, sheet.width, sheet.points(0.5)), RULE)
        name.paint(painter, left, top + inset)
        for index, (line, box) in enumerate(zip(lines, values, strict=True)):
            place = left + name_width + index * column
            letters[index].paint(painter, place, top + inset + sheet.points(0.5))
            box.paint(painter, place + letter, top + inset)
            down = top + inset + box.height + sheet.points(1)
            if line.share is not None:
                bar(
                    painter, QPointF(place + letter, down), (column - letter - sheet.points(12), bar_height), line.share
                )
            notes[index].paint(painter, place + letter, down + bar_height)

    return Piece(height + 2 * inset, paint)


def _plot_and_figures(report: Report, scene: Scene, room: float, sheet: Sheet, translate: Translator) -> Piece:
    """Return the dot plot with the figures of the pair as a whole beside it.

    They are told as fully as ``room``, the height that is left of the first page, allows. Where it is too low for
    anything they go to the second page, and have room there.
    """
    gutter, before = sheet.points(GUTTER), sheet.points(10)
    edge = sheet.points(14)  # for the letters beside the plot
    least, most = (sheet.points(side) for side in _PLOT)
    for side, explained in ((most, True), (least, True), (most, False), (least, False), (most, True)):
        plot = dot_plot_box(scene, side, edge, sheet, translate)
        left_of_table = edge + side + gutter
        table = _figure_table(report, sheet.width - left_of_table, sheet, translate, explained=explained)
        if before + max(plot.height, table.height) <= room:
            break

    def paint(painter: QPainter, left: float, top: float) -> None:
        plot.paint(painter, left, top)
        table.paint(painter, left + left_of_table, top)

    return Piece(max(plot.height, table.height), paint, before)


def _figure_table(
    report: Report, width: float, sheet: Sheet, translate: Translator, *, explained: bool = True
) -> Piece:
    """Return the figures that are about both texts, one under the other."""
    single = [line for line in report.figures if line.side is None]
    return sheet.stack([_figure(report, line, width, sheet, translate, explained=explained) for line in single])


def _figure(
    report: Report, line: FigureLine, width: float, sheet: Sheet, translate: Translator, *, explained: bool
) -> Piece:
    value = sheet.text([(line.value, FIGURE)], width * 0.38, align="right")
    caption = figure_caption(line.code, translate) if explained else ""
    sample = report.samples.get(line.code, "")
    told = ", ".join(part for part in (caption, sample) if part)
    label = [(line.name, STRONG), *([("\n" + told, CAPTION)] if told else [])]
    name = sheet.text(label, width * 0.62 - sheet.points(4), line_height=106)
    inset = sheet.points(2.5)
    height = max(name.height, value.height) + 2 * inset

    def paint(painter: QPainter, left: float, top: float) -> None:
        fill(painter, QRectF(left, top, width, sheet.points(0.5)), RULE)
        name.paint(painter, left, top + inset)
        value.paint(painter, left + width * 0.62, top + inset)

    return Piece(height, paint)
