"""The passages, the figures and the settings as a workbook for spreadsheets."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final

from neardup_gui import __version__
from neardup_gui.compare.result import Comparison
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.report.chapter_table import ChapterTable
from neardup_gui.report.model import Report, build_report
from neardup_gui.report.options import USUAL, ReportOptions
from neardup_gui.report.passages import ReportPassage
from neardup_gui.report.tables import NO_DAY
from neardup_gui.report.xlsx_cells import (
    BAR,
    LINE_HEIGHT,
    MOST_LINES,
    Formats,
    cell_text,
    columns,
    formats_of,
    print_setup,
)
from neardup_gui.report.xlsx_summary import summary_sheet
from neardup_gui.wording.names import found_by_names
from neardup_gui.wording.translator import Translator, qt_translator

if TYPE_CHECKING:
    from xlsxwriter.worksheet import Worksheet  # pyright: ignore[reportMissingTypeStubs]

_LONGEST_NAME: Final = 31  # characters of a sheet's name, by the format
_NOT_IN_NAMES: Final = re.compile(r"[\[\]:*?/\\]")
_TEXT_WIDTH: Final = 60  # characters


def xlsx_bytes(
    comparison: Comparison,
    language: str = "en",
    progress: Progress = NO_PROGRESS,
    day: date | None = None,
    options: ReportOptions = USUAL,
) -> bytes:
    """Return a workbook: a sheet with one passage a row, one with the works, the verdict and how it was measured.

    Where both texts have chapters, a third sheet maps them. The passages stand in the order of A, those that the editor
    dismissed among them.

    All words are written as strings, so no text is ever run as a formula. A text that is longer than a cell may be
    is shortened in its middle. The workbook bears the date ``day``; without one it bears none, so that the same texts
    and settings give the same file. Raises Cancelled.
    """
    import xlsxwriter  # pyright: ignore[reportMissingTypeStubs]

    translate = qt_translator(language)
    report = build_report(comparison, translate, day or NO_DAY, options, progress.part(0.0, 0.2))
    stream = io.BytesIO()
    how = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    workbook: Any = xlsxwriter.Workbook(stream, how)  # its signatures are typed in part only
    names = " – ".join(side.title for side in report.sides)
    workbook.set_properties({
        "title": f"{report.title}: {names}"[:255],
        "comments": f"Neardup {__version__}",
        "created": datetime.combine(day or NO_DAY, datetime.min.time()),
    })  # fmt: skip
    formats = formats_of(workbook)
    titles = _sheet_names(
        translate("Report", "Passages"),
        translate("Report", "Figures and settings"),
        translate("Report", "Map of chapters"),
    )
    sheet = _PassagesSheet(workbook.add_worksheet(titles[0]), comparison, report, formats, translate)
    sheet.write(progress.part(0.2, 0.8))
    summary_sheet(workbook.add_worksheet(titles[1]), report, formats, translate, dated=day is not None)
    if report.chapters is not None:
        _chapters_sheet(workbook.add_worksheet(titles[2]), report.chapters, formats, translate)
    progress.at(0.9)
    workbook.close()
    progress.at(1.0)
    return stream.getvalue()


def _sheet_names(*titles: str) -> list[str]:
    return [_NOT_IN_NAMES.sub(" ", title)[:_LONGEST_NAME].strip("' ") for title in titles]


class _PassagesSheet:
    """One passage a row; columns that would be empty in every row are left out."""

    def __init__(
        self, sheet: Worksheet, comparison: Comparison, report: Report, formats: Formats, translate: Translator
    ) -> None:
        self._sheet = sheet
        self._texts = comparison.a.document.text, comparison.b.document.text
        self._passages = sorted((*report.passages, *report.dismissed), key=lambda described: described.number)
        self._formats = formats
        self._translate = translate
        self._optional = self._optional_columns()

    def write(self, progress: Progress) -> None:
        """Write the heads and all rows."""
        translate, sheet = self._translate, self._sheet
        columns = [
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
            (translate("Report", "Found by"), 24),
            *((title, width) for title, width, _ in self._optional),
        ]
        for column, (title, width) in enumerate(columns):
            sheet.set_column(column, column, width)
            sheet.write_string(0, column, title, self._formats.head)
        sheet.set_row(0, 3 * LINE_HEIGHT)
        count = len(self._passages)
        for number, described in enumerate(self._passages):
            progress.at(number / count)
            self._row(number + 1, described)
        sheet.freeze_panes(1, 1)
        sheet.autofilter(0, 0, max(1, count), len(columns) - 1)
        print_setup(sheet)
        sheet.repeat_rows(0)

    def _optional_columns(self) -> list[tuple[str, int, Callable[[ReportPassage], str | int | None]]]:
        """Return title, width and value of each further column that some passage has something for."""
        translate = self._translate
        columns: list[tuple[str, int, Callable[[ReportPassage], str | int | None]]] = [
            (translate("Report", "Chapter in A"), 24, lambda described: described.chapter_a),
            (translate("Report", "Chapter in B"), 24, lambda described: described.chapter_b),
            (translate("Report", "Page in A"), 9, lambda described: described.page_a),
            (translate("Report", "Page in B"), 9, lambda described: described.page_b),
            (translate("Report", "Editor's judgement"), 24, lambda described: described.state_name),
            (translate("Report", "Note"), 40, lambda described: described.note),
        ]
        return [column for column in columns if any(column[2](described) for described in self._passages)]

    def _row(self, row: int, described: ReportPassage) -> None:
        sheet, formats, translate, passage = self._sheet, self._formats, self._translate, described.passage
        sheet.write_number(row, 0, passage.id, formats.whole)
        sheet.write_string(row, 1, described.kind, formats.passage)
        moved = translate("Report", "yes") if passage.moved else translate("Report", "no")
        sheet.write_string(row, 2, moved, formats.text)
        sheet.write_number(row, 3, passage.similarity, formats.percent)
        sheet.write_number(row, 4, passage.words_a, formats.whole)
        sheet.write_number(row, 5, passage.words_b, formats.whole)
        sheet.write_number(row, 6, passage.longest_run, formats.whole)
        lines = 1
        for side, (text, span) in enumerate(zip(self._texts, (passage.a, passage.b), strict=True)):
            for edge, place in enumerate(span):
                sheet.write_number(row, 7 + 2 * side + edge, place / max(1, len(text)), formats.percent)
            shown = cell_text(text[span.start : span.end])
            sheet.write_string(row, 11 + side, shown, formats.passage)
            seen = shown[: MOST_LINES * _TEXT_WIDTH].split("\n")
            lines = max(lines, sum(1 + columns(line) // _TEXT_WIDTH for line in seen))
        sheet.write_string(row, 13, cell_text("\n".join(described.remarks)), formats.passage)
        sheet.write_string(row, 14, found_by_names(passage.found_by, translate), formats.passage)
        for column, (_, _, value) in enumerate(self._optional, start=15):
            told = value(described)
            if isinstance(told, int):
                sheet.write_number(row, column, told, formats.whole)
            else:
                sheet.write_string(row, column, cell_text(told or ""), formats.passage)
        sheet.set_row(row, LINE_HEIGHT * min(MOST_LINES, lines))


def _chapters_sheet(sheet: Worksheet, chapters: ChapterTable, formats: Formats, translate: Translator) -> None:
    told = translate("Report", "How much of each chapter of A (rows) stands in each chapter of B (columns, by number).")
    sheet.write_string(0, 0, told, formats.section)
    sheet.set_column(0, 0, 40)
    sheet.set_column(1, len(chapters.titles_b), 14)
    for column, title in enumerate(chapters.titles_b, start=1):
        sheet.write_string(2, column, cell_text(f"{column}. {title}"), formats.head)
    sheet.set_row(2, 4 * LINE_HEIGHT)
    for row, (title, shares) in enumerate(zip(chapters.titles_a, chapters.shares, strict=True), start=3):
        sheet.write_string(row, 0, cell_text(title), formats.label)
        for column, share in enumerate(shares, start=1):
            if share > 0:
                sheet.write_number(row, column, float(share), formats.percent)
    scale = {"type": "2_color_scale", "min_type": "num", "min_value": 0, "max_type": "num", "max_value": 1}
    look = {**scale, "min_color": "#FFFFFF", "max_color": BAR}
    sheet.conditional_format(3, 1, 2 + len(chapters.titles_a), len(chapters.titles_b), look)
    sheet.freeze_panes(3, 1)
    print_setup(sheet)
