"""The formats of a report, and what makes each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Final

from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Progress
from neardup_gui.report.options import ReportOptions

Make = Callable[[Comparison, str, ReportOptions, Progress], bytes]


@dataclass(frozen=True, slots=True)
class ReportFormat:
    """worded: it has sentences, so it has a language, and a head that names an organisation. paged: it has paper.

    laid_out: it is a report to be read, with a logo, and passages in an order that can be chosen and shortened.
    """

    name: str  # also the suffix, without its dot
    make: Make
    worded: bool = True
    paged: bool = False
    laid_out: bool = True

    @property
    def suffix(self) -> str:
        return f".{self.name}"


# Each imports its writer itself: toolkits for documents take a while to load, and most runs need none.
def _pdf(comparison: Comparison, language: str, options: ReportOptions, progress: Progress) -> bytes:
    from neardup_gui.report.pdf import pdf_bytes

    return pdf_bytes(comparison, language, options, progress)


def _html(comparison: Comparison, language: str, options: ReportOptions, progress: Progress) -> bytes:
    from neardup_gui.report.html_report import html_bytes

    return html_bytes(comparison, language, progress, date.today(), options)


def _docx(comparison: Comparison, language: str, options: ReportOptions, progress: Progress) -> bytes:
    from neardup_gui.report.docx_report import docx_bytes

    return docx_bytes(comparison, language, progress, date.today(), options)


def _xlsx(comparison: Comparison, language: str, options: ReportOptions, progress: Progress) -> bytes:
    from neardup_gui.report.xlsx_report import xlsx_bytes

    return xlsx_bytes(comparison, language, progress, date.today(), options)


def _csv(comparison: Comparison, _language: str, options: ReportOptions, _progress: Progress) -> bytes:
    from neardup_gui.report.csv_report import csv_bytes

    return csv_bytes(comparison, options)


FORMATS: Final[tuple[ReportFormat, ...]] = (
    ReportFormat("pdf", _pdf, paged=True),
    ReportFormat("html", _html),
    ReportFormat("docx", _docx, paged=True),
    ReportFormat("xlsx", _xlsx, laid_out=False),
    ReportFormat("csv", _csv, worded=False, laid_out=False),
)


def report_format(name: str) -> ReportFormat:
    """Return the format of a name. Raises KeyError."""
    return {one.name: one for one in FORMATS}[name]
