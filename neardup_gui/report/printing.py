"""The report on paper: the same painter as that of the PDF, on a printer."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from neardup_gui.compare.result import Comparison
from neardup_gui.errors import OutputError
from neardup_gui.progress import NO_PROGRESS, Cancelled, Progress
from neardup_gui.report.model import build_report
from neardup_gui.report.options import USUAL, ReportOptions
from neardup_gui.report.pdf import paint_pages
from neardup_gui.wording.translator import qt_translator

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


def print_pages(
    comparison: Comparison,
    printer: QPrinter,
    language: str = "en",
    options: ReportOptions = USUAL,
    progress: Progress = NO_PROGRESS,
    day: date | None = None,
) -> None:
    """Print the report on the printer and the paper that the user has set up in ``printer``.

    May run in any thread. Where it is given up, nothing is printed. Raises OutputError ``write_failed`` where the
    printer takes nothing, and Cancelled.
    """
    from PySide6.QtPrintSupport import QPrinter

    translate = qt_translator(language)
    report = build_report(comparison, translate, day or date.today(), options, progress.part(0.0, 0.05))
    printer.setFullPage(True)  # the report has margins of its own, wider than those that printers need
    printer.setCreator(report.program)
    try:
        paint_pages(comparison, report, options, printer, translate, progress.part(0.05, 1.0))
    except Cancelled:
        printer.abort()
        raise
    if printer.printerState() in (QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted):
        raise OutputError("write_failed", printer.outputFileName() or printer.printerName(), reason="")
    progress.at(1.0)
