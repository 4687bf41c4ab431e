"""The report as a PDF: laid out by Qt's text engine, finished by pypdf. Needs a GUI application, but no window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from neardup_gui import __version__
from neardup_gui.compare.result import Comparison
from neardup_gui.errors import OutputError
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.report.model import PassageTexts, Report, build_report
from neardup_gui.report.options import USUAL, Paper, ReportOptions
from neardup_gui.report.output import write_whole
from neardup_gui.report.pdf_pages import Placed, paginate
from neardup_gui.report.qt_application import ensure_gui_application
from neardup_gui.wording.translator import Translator, qt_translator

if TYPE_CHECKING:
    from PySide6.QtCore import QBuffer
    from PySide6.QtGui import QPainter, QPdfWriter
    from PySide6.QtPrintSupport import QPrinter

    from neardup_gui.report.pdf_finish import Drawn
    from neardup_gui.report.pdf_pieces import Piece, Sheet

_RESOLUTION: Final = 1200  # device units an inch: letters are placed without visible rounding
_MARGINS: Final = (51.0, 58.0, 51.0, 52.0)  # left, top, right, bottom in points; head and foot stand inside
_DRAWN_AT_ONCE: Final = 20  # pieces between two looks at whether the work is still wanted


def write_pdf(
    comparison: Comparison,
    target: Path | str,
    language: str = "en",
    options: ReportOptions = USUAL,
    progress: Progress = NO_PROGRESS,
) -> None:
    """Write the report on ``comparison`` to ``target`` in ``language``, whole or not at all.

    May run in any thread where the application has a GUI; where there is none yet, it must run in the main thread
    (see :func:`.qt_application.ensure_gui_application`). Raises OutputError where ``target`` cannot be written or the
    logo is no picture (``bad_logo``), and Cancelled.
    """
    write_whole(target, pdf_bytes(comparison, language, options, progress))


def pdf_bytes(
    comparison: Comparison,
    language: str = "en",
    options: ReportOptions = USUAL,
    progress: Progress = NO_PROGRESS,
    day: date | None = None,
) -> bytes:
    """Return the report as the bytes of a PDF. ``day`` is the date that it bears: today where none is given."""
    ensure_gui_application()
    translate = qt_translator(language)
    report = build_report(comparison, translate, day or date.today(), options, progress.part(0.0, 0.05))
    from neardup_gui.report.pdf_finish import finished

    drawn = _drawn(comparison, report, options, translate, progress.part(0.05, 0.9))
    result = finished(drawn, report, progress.part(0.9, 1.0))
    progress.at(1.0)
    return result


@dataclass(frozen=True, slots=True)
class _Edges:
    """What stands at the head and the foot of pages."""

    names: str
    organisation: str
    made: str
    pages: int


def _drawn(
    comparison: Comparison, report: Report, options: ReportOptions, translate: Translator, progress: Progress
) -> Drawn:
    """Return the pages, and where on them marks and links are."""
    from PySide6.QtCore import QBuffer, QIODevice

    from neardup_gui.report.pdf_finish import gathered

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = _writer(buffer, report, options.paper)
    placed, origin = paint_pages(comparison, report, options, writer, translate, progress)
    return gathered(bytes(buffer.data().data()), placed, origin, writer.resolution() / 72)


def paint_pages(
    comparison: Comparison,
    report: Report,
    options: ReportOptions,
    device: QPdfWriter | QPrinter,
    translate: Translator,
    progress: Progress,
) -> tuple[list[Placed[Piece]], tuple[float, float]]:
    """Paint the report on ``device``, whose width and height are those of the paper.

    Return what stands where, and the left and top edge of the text, in units of the device.
    """
    from PySide6.QtGui import QPainter

    from neardup_gui.report.logo import Logo
    from neardup_gui.report.pdf_pieces import Sheet
    from neardup_gui.report.pdf_sections import all_pieces

    try:
        logo = Logo(report.logo) if report.logo else None
    except ValueError:
        raise OutputError("bad_logo") from None
    unit = device.resolution() / 72
    left, top, right, bottom = (margin * unit for margin in _MARGINS)
    upright = translate.language == "zh"  # which has no slanted letters
    sheet = Sheet(device, device.width() - left - right, device.height() - top - bottom, upright=upright)
    texts = PassageTexts(comparison, shorten=options.shorten)
    pages: dict[str, int] = {}
    pieces = all_pieces(comparison, report, texts, logo, pages, sheet, translate, progress.part(0.0, 0.5))
    placed = paginate(pieces, sheet.height)
    pages.update((item.piece.name, item.page) for item in placed if item.piece.name)
    names = [_shortened(side.title, 40) for side in report.sides]
    edges = _Edges(
        names=f"A: {names[0]}   ·   B: {names[1]}",
        organisation=_shortened(report.organisation, 50),
        made=f"{report.program}   ·   {report.made_on}",
        pages=placed[-1].page + 1,
    )
    painter = QPainter(device)
    try:
        _draw_pages(painter, device, placed, sheet, (left, top), edges, translate, progress.part(0.5, 1.0))
    finally:
        painter.end()
    return placed, (left, top)


def _draw_pages(
    painter: QPainter,
    device: QPdfWriter | QPrinter,
    placed: Sequence[Placed[Piece]],
    sheet: Sheet,
    origin: tuple[float, float],
    edges: _Edges,
    translate: Translator,
    progress: Progress,
) -> None:
    left, top = origin
    page = -1
    for number, item in enumerate(placed):
        if number % _DRAWN_AT_ONCE == 0:
            progress.at(number / len(placed))
        if item.page != page:
            if page >= 0:
                device.newPage()
            page = item.page
            _draw_edges(painter, sheet, origin, edges, translate, page + 1)
        item.piece.paint(painter, left, top + item.top)


def _draw_edges(
    painter: QPainter,
    sheet: Sheet,
    origin: tuple[float, float],
    edges: _Edges,
    translate: Translator,
    page: int,
) -> None:
    """Draw the head and the foot of a page."""
    from PySide6.QtCore import QPointF

    from neardup_gui.report.pdf_styles import LABEL

    left, top = origin
    line = sheet.type.line
    height = sheet.line_height(LABEL)
    if page > 1:  # the first page has the titles anyway
        head = top - height - sheet.points(12)
        room = sheet.width * (0.68 if edges.organisation else 1.0)
        line(painter, edges.names, LABEL, QPointF(left, head), room)
        line(painter, edges.organisation, LABEL, QPointF(left + room, head), sheet.width - room, "right")
    foot = top + sheet.height + sheet.points(14)
    numbered = translate("Report", "Page {page} of {pages}").format(page=page, pages=edges.pages)
    line(painter, edges.made, LABEL, QPointF(left, foot), sheet.width * 0.7)
    line(painter, numbered, LABEL, QPointF(left + sheet.width * 0.7, foot), sheet.width * 0.3, "right")


def _shortened(title: str, longest: int) -> str:
    title = " ".join(title.split())
    return title if len(title) <= longest else title[: longest - 1].rstrip() + "…"


def _writer(buffer: QBuffer, report: Report, paper: Paper) -> QPdfWriter:
    from PySide6.QtCore import QMarginsF
    from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    size = QPageSize.PageSizeId.Letter if paper == "Letter" else QPageSize.PageSizeId.A4
    writer.setPageSize(QPageSize(size))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    writer.setTitle(report.full_title)
    writer.setCreator(f"Neardup {__version__}")
    return writer
