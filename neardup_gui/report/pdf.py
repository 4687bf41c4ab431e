"""The report as a PDF: laid out by Qt's text engine, finished by pypdf. Needs a GUI application, but no window."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from neardup_gui import __version__
from neardup_gui.compare.result import Comparison
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.report.model import Report, build_report
from neardup_gui.report.output import write_whole
from neardup_gui.report.pdf_pages import Placed, paginate
from neardup_gui.report.qt_application import ensure_gui_application
from neardup_gui.wording.translator import Translator, qt_translator

if TYPE_CHECKING:
    from PySide6.QtCore import QBuffer
    from PySide6.QtGui import QPainter, QPdfWriter

    from neardup_gui.report.pdf_pieces import Piece, Sheet

PageSize = Literal["A4", "Letter"]

_RESOLUTION: Final = 1200  # device units an inch: letters are placed without visible rounding
_MARGINS: Final = (51.0, 62.0, 51.0, 57.0)  # left, top, right, bottom in points; head and foot stand inside
_DRAWN_AT_ONCE: Final = 20  # pieces between two looks at whether the work is still wanted


def write_pdf(
    comparison: Comparison,
    target: Path | str,
    language: str = "en",
    page_size: PageSize = "A4",
    progress: Progress = NO_PROGRESS,
) -> None:
    """Write the report on ``comparison`` to ``target`` in ``language``, whole or not at all.

    May run in any thread where the application has a GUI; where there is none yet, it must run in the main thread
    (see :func:`.qt_application.ensure_gui_application`). Raises OutputError where ``target`` cannot be written, and
    Cancelled.
    """
    write_whole(target, pdf_bytes(comparison, language, page_size, progress))


def pdf_bytes(
    comparison: Comparison,
    language: str = "en",
    page_size: PageSize = "A4",
    progress: Progress = NO_PROGRESS,
    day: date | None = None,
) -> bytes:
    """Return the report as the bytes of a PDF. ``day`` is the date that it bears: today where none is given."""
    ensure_gui_application()
    translate = qt_translator(language)
    report = build_report(comparison, translate, day or date.today())
    from neardup_gui.report.pdf_finish import finished

    drawn, marks = _drawn(comparison, report, page_size, translate, progress.part(0.0, 0.85))
    result = finished(drawn, report, marks, progress.part(0.85, 1.0))
    progress.at(1.0)
    return result


def _drawn(
    comparison: Comparison, report: Report, page_size: PageSize, translate: Translator, progress: Progress
) -> tuple[bytes, list[tuple[str, int, int, float]]]:
    """Return the pages, and the marks of the outline: title, level, page, distance from the top in points."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QPainter

    from neardup_gui.report.pdf_content import first_page, measured_section, passages_section
    from neardup_gui.report.pdf_pieces import Sheet

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = _writer(buffer, report, page_size)
    unit = writer.resolution() / 72
    left, top, right, bottom = (margin * unit for margin in _MARGINS)
    sheet = Sheet(writer, writer.width() - left - right, writer.height() - top - bottom)
    pieces = [*first_page(report, sheet, translate), *measured_section(report, sheet, translate)]
    pieces += passages_section(comparison, sheet, translate, progress.part(0.0, 0.5))
    placed = paginate(pieces, sheet.height)
    painter = QPainter(writer)
    try:
        _draw_pages(painter, writer, placed, sheet, (left, top), report, translate, progress.part(0.5, 1.0))
    finally:
        painter.end()
    marks = [
        (item.piece.mark.title, item.piece.mark.level, item.page, (top + item.top) / unit)
        for item in placed
        if item.piece.mark is not None
    ]
    return bytes(buffer.data().data()), marks


def _draw_pages(
    painter: QPainter,
    writer: QPdfWriter,
    placed: Sequence[Placed[Piece]],
    sheet: Sheet,
    origin: tuple[float, float],
    report: Report,
    translate: Translator,
    progress: Progress,
) -> None:
    left, top = origin
    pages = placed[-1].page + 1
    page = -1
    for number, item in enumerate(placed):
        if number % _DRAWN_AT_ONCE == 0:
            progress.at(number / len(placed))
        if item.page != page:
            if page >= 0:
                writer.newPage()
            page = item.page
            _draw_edges(painter, sheet, origin, report, translate, page + 1, pages)
        item.piece.paint(painter, left, top + item.top)


def _draw_edges(
    painter: QPainter,
    sheet: Sheet,
    origin: tuple[float, float],
    report: Report,
    translate: Translator,
    page: int,
    pages: int,
) -> None:
    """Draw the head and the foot of a page."""
    from neardup_gui.report.pdf_pieces import QUIET, Style

    left, top = origin
    quiet = Style(7.5, colour=QUIET)
    if page > 1:  # the first page has the titles anyway
        names = [_shortened(side.title, 48) for side in report.sides]
        head = sheet.text([(f"A: {names[0]}   ·   B: {names[1]}", quiet)], sheet.width)
        head.paint(painter, left, top - head.height - sheet.points(12))
    foot = top + sheet.height + sheet.points(16)
    numbered = translate("Report", "Page {page} of {pages}").format(page=page, pages=pages)
    sheet.text([(f"Neardup {__version__}   ·   {report.made_on}", quiet)], sheet.width).paint(painter, left, foot)
    sheet.text([(numbered, quiet)], sheet.width, align="right").paint(painter, left, foot)


def _shortened(title: str, longest: int) -> str:
    title = " ".join(title.split())
    return title if len(title) <= longest else title[: longest - 1].rstrip() + "…"


def _writer(buffer: QBuffer, report: Report, page_size: PageSize) -> QPdfWriter:
    from PySide6.QtCore import QMarginsF
    from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    size = QPageSize.PageSizeId.Letter if page_size == "Letter" else QPageSize.PageSizeId.A4
    writer.setPageSize(QPageSize(size))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    writer.setTitle(report.title)
    writer.setCreator(f"Neardup {__version__}")
    return writer
