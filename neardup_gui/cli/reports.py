"""The reports of one comparison, by the name of their option."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from neardup_gui.cli.meter import Meter
from neardup_gui.cli.outputs import put
from neardup_gui.compare.result import Comparison
from neardup_gui.documents.limits import LIMITS
from neardup_gui.documents.opening import open_source
from neardup_gui.errors import DocumentError, OutputError
from neardup_gui.progress import NO_PROGRESS
from neardup_gui.report.formats import FORMATS, Make
from neardup_gui.report.logo import LARGEST, Logo
from neardup_gui.report.options import ReportOptions
from neardup_gui.report.qt_application import ensure_gui_application

REPORTS: Final[Mapping[str, Make]] = MappingProxyType({one.name: one.make for one in FORMATS})


def targets(options: argparse.Namespace) -> list[str | None]:
    """Return where each report is to go, None for those not asked for, in the order of :data:`REPORTS`."""
    return [getattr(options, name) for name in REPORTS]


def report_options(options: argparse.Namespace) -> ReportOptions:
    """Return how reports are to look. Raises DocumentError or OutputError for a logo that is none."""
    return ReportOptions(
        paper=options.paper,
        organisation=options.organisation or "",
        logo=_logo(options.logo) if options.logo is not None else None,
        order=options.order,
        shorten=options.shorten,
    )


def write_reports(
    options: argparse.Namespace, looks: ReportOptions, comparison: Comparison, language: str, meter: Meter
) -> None:
    """Write every report that was asked for, looking as ``looks`` says. Raises OutputError."""
    for name, make in REPORTS.items():
        target = getattr(options, name)
        if target is not None:
            put(target, make(comparison, language, looks, meter.progress("report", 0.9, 1.0)))


def _logo(path: str) -> bytes:
    try:
        data = open_source(path, NO_PROGRESS, replace(LIMITS, file_bytes=LARGEST)).data
    except DocumentError as error:
        if error.code == "too_large":
            raise OutputError("bad_logo", path) from error
        raise DocumentError(error.code, path, **error.figures) from error
    ensure_gui_application()  # which the letters in an SVG need
    try:
        Logo(data)
    except ValueError as error:
        raise OutputError("bad_logo", path) from error
    return data
