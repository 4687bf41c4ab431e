"""The report as one HTML file that needs nothing else: no script, no picture, no network."""

from __future__ import annotations

from datetime import date
from typing import Final

from neardup_gui import __version__
from neardup_gui.compare.result import Comparison
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.report.html_chapters import chapters_part
from neardup_gui.report.html_parts import (
    escaped,
    figures_part,
    lengths_part,
    letterhead,
    map_part,
    measured_part,
    verdict_part,
    works_part,
)
from neardup_gui.report.html_passages import PassagesPart
from neardup_gui.report.model import Report, build_report
from neardup_gui.report.options import USUAL, ReportOptions
from neardup_gui.report.tables import NO_DAY
from neardup_gui.resources import resource_path
from neardup_gui.wording.translator import Translator, qt_translator

# Should anything in a manuscript ever pass for markup, no browser may fetch or run it.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"


def html_text(
    comparison: Comparison,
    language: str = "en",
    progress: Progress = NO_PROGRESS,
    day: date | None = None,
    options: ReportOptions = USUAL,
) -> str:
    """Return the report on ``comparison`` in ``language`` as one HTML document.

    It bears the date ``day``; without one it bears none, so that the same texts and settings give the same file.
    Raises Cancelled.
    """
    translate = qt_translator(language)
    report = build_report(comparison, translate, day or NO_DAY, options, progress.part(0.0, 0.15))
    passages = PassagesPart(comparison, report, translate, shorten=options.shorten)
    parts = [_head(report), _title(report, day, translate)]
    parts += ["<main>", works_part(report, comparison, translate), verdict_part(report, translate)]
    parts += [figures_part(report, translate), map_part(report, comparison, translate, progress.part(0.15, 0.2))]
    parts.append(chapters_part(report.chapters, translate))
    parts += passages.lists(progress.part(0.2, 0.3))
    parts.append(lengths_part(report, translate))
    parts += passages.texts(progress.part(0.3, 0.9))
    parts += [measured_part(report)]
    parts += passages.appendix(progress.part(0.9, 1.0))
    parts.append(f"</main>\n<footer><p>{escaped(report.program)}</p></footer>\n</body>\n</html>\n")
    progress.at(1.0)
    return "\n".join(parts)


def html_bytes(
    comparison: Comparison,
    language: str = "en",
    progress: Progress = NO_PROGRESS,
    day: date | None = None,
    options: ReportOptions = USUAL,
) -> bytes:
    """Return :func:`html_text` as a file, in UTF-8."""
    return html_text(comparison, language, progress, day, options).encode("utf-8")


def _head(report: Report) -> str:
    style = resource_path("report", "report.css").read_text(encoding="utf-8")
    names = " – ".join(side.title for side in report.sides)
    return (
        f'<!DOCTYPE html>\n<html lang="{escaped(report.language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="only light">\n'
        '<meta name="format-detection" content="telephone=no">\n'
        f'<meta name="generator" content="Neardup {__version__}">\n'
        f"<title>{escaped(report.title)}: {escaped(names)}</title>\n"
        '<link rel="icon" href="data:,">\n'
        f"<style>\n{style}</style>\n</head>\n<body>"
    )


def _title(report: Report, day: date | None, translate: Translator) -> str:
    places = [
        ("verdict", translate("Report", "Verdict")),
        ("figures", translate("Report", "Figures")),
        ("list", translate("Report", "Passages")),
        *((part.code, part.title) for part in report.measured if part.code in ("formulas", "settings")),
    ]
    if report.dismissed:
        places.append(("dismissed", translate("Report", "Appendix: dismissed passages")))
    links = "".join(f'<li><a href="#{place}">{escaped(name)}</a></li>' for place, name in places)
    dated = f'<p class="date">{escaped(report.made_on)}</p>' if day else ""
    return (
        f'<header id="top">{letterhead(report.organisation, report.logo)}<h1>{escaped(report.title)}</h1>{dated}'
        f"<nav><ul>{links}</ul></nav></header>"
    )
