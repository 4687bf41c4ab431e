"""The reports of one comparison, by the name of their option."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from datetime import date
from types import MappingProxyType
from typing import Final

from neardup_gui.cli.meter import Meter
from neardup_gui.cli.outputs import put
from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Progress

Maker = Callable[[Comparison, str, Progress], bytes]


# Each imports its writer itself: toolkits for documents take a while to load, and most runs need none.
def _html(comparison: Comparison, language: str, progress: Progress) -> bytes:
    from neardup_gui.report.html_report import html_bytes

    return html_bytes(comparison, language, progress, date.today())


def _pdf(comparison: Comparison, language: str, progress: Progress) -> bytes:
    from neardup_gui.report.pdf import pdf_bytes

    return pdf_bytes(comparison, language, progress=progress)


def _docx(comparison: Comparison, language: str, progress: Progress) -> bytes:
    from neardup_gui.report.docx_report import docx_bytes

    return docx_bytes(comparison, language, progress, date.today())


def _xlsx(comparison: Comparison, language: str, progress: Progress) -> bytes:
    from neardup_gui.report.xlsx_report import xlsx_bytes

    return xlsx_bytes(comparison, language, progress, date.today())


REPORTS: Final[Mapping[str, Maker]] = MappingProxyType({"html": _html, "pdf": _pdf, "docx": _docx, "xlsx": _xlsx})


def targets(options: argparse.Namespace) -> list[str | None]:
    """Return where each report is to go, None for those not asked for, in the order of :data:`REPORTS`."""
    return [getattr(options, name) for name in REPORTS]


def write_reports(options: argparse.Namespace, comparison: Comparison, language: str, meter: Meter) -> None:
    """Write every report that was asked for. Raises OutputError."""
    for name, make in REPORTS.items():
        target = getattr(options, name)
        if target is not None:
            put(target, make(comparison, language, meter.progress("report", 0.9, 1.0)))
