"""The passages, the figures and the settings as a workbook for spreadsheets."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final

from neardup_gui import __version__
from neardup_gui.compare.result import Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.report.model import Report, build_report, describe_passage, figure_caption
from neardup_gui.report.rows import printable
from neardup_gui.report.tables import NO_DAY, explanations, figure_rows, lawful
from neardup_gui.wording.figures import FigureLine
from neardup_gui.wording.names import kind_name
from neardup_gui.wording.translator import Translator, qt_translator

if TYPE_CHECKING:
    from xlsxwriter.format import Format  # pyright: ignore[reportMissingTypeStubs]
    from xlsxwriter.worksheet import Worksheet  # pyright: ignore[reportMissingTypeStubs]

LONGEST_CELL: Final = 32_767  # UTF-16 units, by the format
_LONGEST_NAME: Final = 31  # characters of a sheet's name, by the format
_GAP: Final = "\n[…]\n"
_NOT_IN_NAMES: Final = re.compile(r"[\[\]:*?/\\]")
_WHOLE_NUMBER: Final = re.compile(r"\d{1,3}(?:[,\u00a0]?\d{3})*")
_LINE_HEIGHT: Final = 15.0  # points
_MOST_LINES: Final = 8  # of a row; the texts are whole all the same
_TEXT_WIDTH: Final = 60  # characters
_SUMMARY_WIDTHS: Final = (46, 42, 42)  # characters
_BAR: Final = "#9DB4CF"


@dataclass(frozen=True, slots=True)
class _Formats:
    head: Format
    section: Format
    label: Format
    text: Format
    passage: Format
    whole: Format
    percent: Format
    left_percent: Format
    left_whole: Format


def xlsx_bytes(
    comparison: Comparison, language: str = "en", progress: Progress = NO_PROGRESS, day: date | None = None
) -> bytes:
    """Return a workbook: a sheet with one passage a row, and one with the works, the verdict, figures and settings.

    All words are written as strings, so no text is ever run as a formula. A text that is longer than a cell may be
    is shortened in its middle. The workbook bears the date ``day``; without one it bears none, so that the same texts
    and settings give the same file. Raises Cancelled.
    """
    import xlsxwriter  # pyright: ignore[reportMissingTypeStubs]

    translate = qt_translator(language)
    report = build_report(comparison, translate, day or NO_DAY)
    stream = io.BytesIO()
    options = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    workbook: Any = xlsxwriter.Workbook(stream, options)  # its signatures are typed in part only
    names = " – ".join(side.title for side in report.sides)
    workbook.set_properties({
        "title": f"{report.title}: {names}"[:255],
        "comments": f"Neardup {__version__}",
        "created": datetime.combine(day or NO_DAY, datetime.min.time()),
    })  # fmt: skip
    formats = _formats(workbook)
    titles = _sheet_names(translate("Report", "Passages"), translate("Report", "Figures and settings"))
    _passages_sheet(workbook.add_worksheet(titles[0]), comparison, formats, translate, progress.part(0.0, 0.8))
    _summary_sheet(workbook.add_worksheet(titles[1]), report, comparison, formats, translate, dated=day is not None)
    progress.at(0.9)
    workbook.close()
    progress.at(1.0)
    return stream.getvalue()


def cell_text(text: str) -> str:
    """Return ``text`` as a cell holds it: lawful characters, shortened in its middle where it is too long."""
    text = printable(text)
    if _units(text) <= LONGEST_CELL:
        return text
    kept = (LONGEST_CELL - len(_GAP)) // 2
    head, tail = text[:kept], text[-kept:]
    while _units(head) > kept:
        head = head[: len(head) - max(1, (_units(head) - kept) // 2)]
    while _units(tail) > kept:
        tail = tail[max(1, (_units(tail) - kept) // 2) :]
    return head + _GAP + tail


def _units(text: str) -> int:
    """Return the length as the format counts it: characters outside the basic plane are two."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def _formats(workbook: Any) -> _Formats:
    top = {"valign": "top"}
    return _Formats(
        head=workbook.add_format({"bold": True, "text_wrap": True, "valign": "bottom", "bottom": 1}),
        section=workbook.add_format({"bold": True, "font_size": 13, **top}),
        label=workbook.add_format({"bold": True, "text_wrap": True, **top}),
        text=workbook.add_format({"text_wrap": True, "align": "left", **top}),
        passage=workbook.add_format({"text_wrap": True, "align": "left", "indent": 1, **top}),
        whole=workbook.add_format({"num_format": "#,##0", **top}),
        percent=workbook.add_format({"num_format": "0.0%", **top}),
        left_percent=workbook.add_format({"num_format": "0.0%", "align": "left", **top}),
        left_whole=workbook.add_format({"num_format": "#,##0", "align": "left", **top}),
    )


def _sheet_names(*titles: str) -> list[str]:
    return [_NOT_IN_NAMES.sub(" ", title)[:_LONGEST_NAME].strip("' ") for title in titles]


def _passages_sheet(
    sheet: Worksheet, comparison: Comparison, formats: _Formats, translate: Translator, progress: Progress
) -> None:
    columns = (
        (translate("Report", "No."), 6),
        (translate("Report", "Kind"), 13),
        (translate("Report", "Moved"), 13),
        (translate("Report", "Equal words"), 13),
        (translate("Report", "Words in A"), 9),
        (translate("Report", "Words in B"), 9),
        (translate("Report", "Longest exact run, words"), 16),
        (translate("Report", "Begins in A"), 10),
        (translate("Report", "Ends in A"), 10),
        (translate("Report", "Begins in B"), 10),
        (translate("Report", "Ends in B"), 10),
        (translate("Report", "Text in A"), _TEXT_WIDTH),
        (translate("Report", "Text in B"), _TEXT_WIDTH),
        (translate("Report", "Other places"), 30),
    )
    for column, (title, width) in enumerate(columns):
        sheet.set_column(column, column, width)
        sheet.write_string(0, column, title, formats.head)
    sheet.set_row(0, 3 * _LINE_HEIGHT)
    count = len(comparison.passages)
    for number, passage in enumerate(comparison.passages):
        progress.at(number / count)
        _passage_row(sheet, number + 1, comparison, passage, formats, translate)
    sheet.freeze_panes(1, 1)
    sheet.autofilter(0, 0, max(1, count), len(columns) - 1)
    _print_setup(sheet)
    sheet.repeat_rows(0)


def _passage_row(
    sheet: Worksheet, row: int, comparison: Comparison, passage: Passage, formats: _Formats, translate: Translator
) -> None:
    sheet.write_number(row, 0, passage.id, formats.whole)
    sheet.write_string(row, 1, kind_name(passage.kind, translate), formats.passage)
    moved = translate("Report", "yes") if passage.moved else translate("Report", "no")
    sheet.write_string(row, 2, moved, formats.text)
    sheet.write_number(row, 3, passage.similarity, formats.percent)
    sheet.write_number(row, 4, passage.words_a, formats.whole)
    sheet.write_number(row, 5, passage.words_b, formats.whole)
    sheet.write_number(row, 6, passage.longest_run, formats.whole)
    texts = comparison.a.document.text, comparison.b.document.text
    lines = 1
    for side, (text, span) in enumerate(zip(texts, (passage.a, passage.b), strict=True)):
        for edge, place in enumerate(span):
            sheet.write_number(row, 7 + 2 * side + edge, place / max(1, len(text)), formats.percent)
        shown = cell_text(text[span.start : span.end])
        sheet.write_string(row, 11 + side, shown, formats.passage)
        lines = max(lines, sum(1 + len(line) // _TEXT_WIDTH for line in shown[: _MOST_LINES * _TEXT_WIDTH].split("\n")))
    remarks = describe_passage(comparison, passage, translate).remarks
    sheet.write_string(row, 13, cell_text("\n".join(remarks)), formats.passage)
    sheet.set_row(row, _LINE_HEIGHT * min(_MOST_LINES, lines))


def _summary_sheet(
    sheet: Worksheet, report: Report, comparison: Comparison, formats: _Formats, translate: Translator, *, dated: bool
) -> None:
    for column, width in enumerate(_SUMMARY_WIDTHS):
        sheet.set_column(column, column, width)
    writer = _Lines(sheet, formats)
    writer.line(report.title, head=formats.section)
    if dated:
        writer.line(report.made_on)
    writer.line("", "A", "B", head=formats.head, value=formats.head)
    writer.line(translate("Report", "Title"), *(side.title for side in report.sides))
    writer.line(translate("Report", "Author"), *(side.author or "" for side in report.sides))
    facts = [dict(side.facts) for side in report.sides]
    counts = {translate("Report", "Words"), translate("Report", "Characters")}
    for name in dict.fromkeys([*facts[0], *facts[1]]):
        writer.line(name, *(fact.get(name, "") for fact in facts), numbers=name in counts)
    writer.line("SHA-256", *(side.sha256 for side in report.sides))
    writer.section(translate("Report", "Verdict"))
    writer.line(report.verdict, wide=True)
    for sentence in (report.explanation, *report.reasons, report.direction):
        writer.sentence(sentence)
    writer.section(translate("Report", "Figures"))
    writer.line(translate("Report", "Figure"), "A", "B", head=formats.head, value=formats.head)
    for row in figure_rows(report.figures):
        caption = figure_caption(row.code, translate)
        name = f"{row.name}: {caption}" if caption else row.name
        writer.figures(name, [row.both] if row.both else [row.a, row.b], drawn=row.drawn)
    writer.section(translate("Report", "How the figures came about"))
    for name, told in explanations(report.figures):
        writer.sentence(f"{name} {told}".strip())
    writer.section(translate("Report", "Settings"))
    for name, value in report.settings:
        writer.line(name, value)
    warnings = [f"{side.letter}: {warning}" for side in report.sides for warning in side.warnings]
    if warnings:
        writer.section(translate("Report", "Remarks on reading the files"))
    for warning in warnings:
        writer.sentence(warning)
    writer.line("Neardup", __version__)
    _print_setup(sheet)


class _Lines:
    """Writes one line after the other into a sheet."""

    def __init__(self, sheet: Worksheet, formats: _Formats) -> None:
        self._sheet = sheet
        self._formats = formats
        self._row = 0

    def section(self, title: str) -> None:
        """Leave a line and write a heading."""
        self._row += 1
        self.line(title, head=self._formats.section)

    def line(
        self,
        name: str,
        *values: str,
        head: Format | None = None,
        value: Format | None = None,
        numbers: bool = False,
        wide: bool = False,
    ) -> None:
        """Write a name and what belongs to it; with ``numbers``, whole numbers as such. (A title may be “1984”.)

        A ``wide`` name goes on over all columns.
        """
        if wide:
            self._sheet.merge_range(self._row, 0, self._row, 2, "", self._formats.label)
        else:
            self._as_high_as((name, *values))
        self._sheet.write_string(self._row, 0, lawful(name), head or self._formats.label)
        for column, text in enumerate(values, start=1):
            self._value(column, text, value or self._formats.text, numbers=numbers)
        self._row += 1

    def sentence(self, text: str) -> None:
        """Write a sentence over all columns, as high as it needs."""
        text = lawful(text)
        self._sheet.merge_range(self._row, 0, self._row, 2, "", self._formats.text)
        self._sheet.write_string(self._row, 0, text, self._formats.text)
        self._sheet.set_row(self._row, _LINE_HEIGHT * (1 + len(text) // sum(_SUMMARY_WIDTHS)))
        self._row += 1

    def figures(self, name: str, values: Sequence[FigureLine | None], *, drawn: bool) -> None:
        """Write a figure, shares as percentages; ``drawn`` puts a bar into the cell."""
        self._as_high_as((name,))
        self._sheet.write_string(self._row, 0, lawful(name), self._formats.label)
        for column, line in enumerate(values, start=1):
            if line is None:
                continue
            if line.share is None:
                self._value(column, line.value, self._formats.text, numbers=True)
                continue
            self._sheet.write_number(self._row, column, line.share, self._formats.left_percent)
            if not drawn:
                continue
            scale = {"min_type": "num", "min_value": 0, "max_type": "num", "max_value": 1}
            look = {"type": "data_bar", "bar_solid": True, "bar_color": _BAR, **scale}
            self._sheet.conditional_format(self._row, column, self._row, column, look)
        self._row += 1

    def _as_high_as(self, texts: Sequence[str]) -> None:
        """Make the line as high as its cells need: not every program does that by itself."""
        lines = max(1 + len(text) * 11 // (10 * width) for text, width in zip(texts, _SUMMARY_WIDTHS, strict=False))
        self._sheet.set_row(self._row, _LINE_HEIGHT * min(_MOST_LINES, lines))

    def _value(self, column: int, text: str, how: Format, *, numbers: bool) -> None:
        if numbers and _WHOLE_NUMBER.fullmatch(text):
            number = int(re.sub(r"\D", "", text))
            self._sheet.write_number(self._row, column, number, self._formats.left_whole)
        else:
            self._sheet.write_string(self._row, column, lawful(text), how)


def _print_setup(sheet: Any) -> None:
    sheet.set_landscape()
    sheet.set_paper(9)  # A4
    sheet.fit_to_pages(1, 0)
    sheet.set_margins(0.5, 0.5, 0.6, 0.7)  # inches
    sheet.set_footer("&R&P / &N")
