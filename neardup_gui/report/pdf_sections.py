"""The PDF from its first page to its last, as pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from neardup_gui.compare.result import Comparison
from neardup_gui.drawing.scene import Scene
from neardup_gui.progress import Progress
from neardup_gui.report.logo import Logo
from neardup_gui.report.measured import MeasuredPart
from neardup_gui.report.model import PassageTexts, Report, no_passages_sentence
from neardup_gui.report.pdf_charts import chapter_pieces, histogram
from neardup_gui.report.pdf_content import legend, passage_pieces
from neardup_gui.report.pdf_pieces import Piece, Sheet
from neardup_gui.report.pdf_styles import BODY, LABEL, LETTER, STRONG, SUBSECTION
from neardup_gui.report.pdf_summary import first_page, section
from neardup_gui.report.pdf_table import table
from neardup_gui.wording.translator import Translator

_LETTERED: Final = ("left_out", "warnings")


def all_pieces(
    comparison: Comparison,
    report: Report,
    texts: PassageTexts,
    logo: Logo | None,
    pages: Mapping[str, int],
    sheet: Sheet,
    translate: Translator,
    progress: Progress,
) -> Iterator[Piece]:
    """Yield the whole report. ``pages`` is looked up when a piece is painted: by its name, the page of a piece."""
    yield from first_page(report, _scene(comparison, report), logo, sheet, translate)
    if not comparison.passages:
        yield section(sheet, translate("Report", "Passages"), before=20)
        yield sheet.paragraph([(no_passages_sentence(comparison, translate), BODY)], before=4)
    else:
        yield from _overview(comparison, report, pages, sheet, translate, progress.part(0.0, 0.1))
        yield from _passages(report, texts, sheet, translate, progress.part(0.1, 1.0))
    yield section(sheet, translate("Report", "How it was measured"), new_page=True)
    for part in report.measured:
        yield from _measured(part, sheet)


def _scene(comparison: Comparison, report: Report) -> Scene:
    a, b, settings = comparison.a, comparison.b, comparison.settings
    lengths = len(a.document.text), len(b.document.text)
    dismissed = {item.number for item in report.dismissed}
    return Scene.of(lengths, comparison.passages, dismissed, (a.excluded_spans(settings), b.excluded_spans(settings)))


def _overview(
    comparison: Comparison,
    report: Report,
    pages: Mapping[str, int],
    sheet: Sheet,
    translate: Translator,
    progress: Progress,
) -> Iterator[Piece]:
    """Yield how long the passages are, which chapters they join, and the table of them."""
    yield section(sheet, translate("Report", "Passages"), new_page=True)
    yield sheet.paragraph([(translate("Report", "How long they are"), SUBSECTION)], before=6, keep=True)
    yield histogram(report.lengths, sheet, translate)
    if report.chapters is not None:
        yield from chapter_pieces(report.chapters, sheet, translate)
    yield sheet.paragraph([(translate("Report", "List of passages"), SUBSECTION)], before=16, keep=True)
    listed = (*report.passages, *report.dismissed)
    yield from table(comparison, listed, pages, sheet, translate, progress)


def _passages(
    report: Report, texts: PassageTexts, sheet: Sheet, translate: Translator, progress: Progress
) -> Iterator[Piece]:
    share = len(report.passages) / max(1, len(report.passages) + len(report.dismissed))
    if report.passages:
        yield section(sheet, translate("Report", "The passages side by side"), new_page=True)
        yield legend(sheet, translate)
        yield from passage_pieces(report.passages, texts, sheet, translate, progress.part(0.0, share))
    if report.dismissed:
        yield section(sheet, translate("Report", "Appendix: dismissed passages"), new_page=True)
        told = translate(
            "Report",
            "The editor found that these say nothing about copying. They are counted in the figures of the first page, "
            "unless it says “without the dismissed”.",
        )
        yield sheet.paragraph([(told, LABEL)], before=2)
        yield from passage_pieces(report.dismissed, texts, sheet, translate, progress.part(share, 1.0))


def _measured(part: MeasuredPart, sheet: Sheet) -> Iterator[Piece]:
    """Yield one part: settings as two columns, what is about one text with its letter, the rest as paragraphs."""
    yield sheet.paragraph([(part.title, SUBSECTION)], before=14, keep=True)
    width = sheet.points(12) if part.code in _LETTERED else sheet.width * 0.38
    for name, told in part.lines:
        if part.code == "formulas":
            yield sheet.paragraph([(f"{name} " if name else "", STRONG), (told, BODY)], before=4)
        else:
            named = sheet.text([(name, LETTER if part.code in _LETTERED else LABEL)], width)
            valued = sheet.text([(told, BODY)], sheet.width - width)
            yield sheet.columns([(0.0, named), (width, valued)], before=2.5)
