"""The sheet of a workbook with the works, the verdict, the figures and how they were measured."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from neardup_gui.report.model import Report, figure_caption
from neardup_gui.report.tables import class_name, figure_rows, lawful
from neardup_gui.report.xlsx_cells import BAR, LINE_HEIGHT, MOST_LINES, Formats, columns, print_setup
from neardup_gui.wording.figures import FigureLine
from neardup_gui.wording.joining import listed
from neardup_gui.wording.numbers import integer
from neardup_gui.wording.translator import Translator

if TYPE_CHECKING:
    from xlsxwriter.format import Format  # pyright: ignore[reportMissingTypeStubs]
    from xlsxwriter.worksheet import Worksheet  # pyright: ignore[reportMissingTypeStubs]

_WHOLE_NUMBER: Final = re.compile(r"\d{1,3}(?:[,\u00a0]?\d{3})*")
_SUMMARY_WIDTHS: Final = (46, 42, 42)  # characters


def summary_sheet(sheet: Worksheet, report: Report, formats: Formats, translate: Translator, *, dated: bool) -> None:
    for column, width in enumerate(_SUMMARY_WIDTHS):
        sheet.set_column(column, column, width)
    writer = _Lines(sheet, formats)
    if report.organisation:
        writer.line(report.organisation)
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
    for sentence in (report.explanation, *report.reasons, *report.uncertainty, report.direction):
        writer.sentence(sentence)
    writer.section(translate("Report", "Figures"))
    writer.line(translate("Report", "Figure"), "A", "B", head=formats.head, value=formats.head)
    for row in figure_rows(report.figures):
        told = filter(None, (figure_caption(row.code, translate), report.samples.get(row.code)))
        name = ": ".join(filter(None, (row.name, listed(told, translate.language))))
        writer.figures(name, [row.both] if row.both else [row.a, row.b], drawn=row.drawn)
    if any(side.without is not None for side in report.coverage):
        name = translate("Report", "Coverage without the dismissed passages")
        shares = (side.share if side.without is None else side.without for side in report.coverage)
        writer.shares(name, list(shares))
    if report.lengths:
        writer.section(translate("Report", "How long they are"))
        writer.line(translate("Report", "Words in A"), translate("Report", "Passages"), value=formats.head)
    for item in report.lengths:
        counted = integer(item.passages, translate.language)
        writer.line(class_name(item, translate.language), counted, numbers=True)
    for part in report.measured:
        writer.section(part.title)
        for name, told in part.lines:
            if part.code in ("settings", "thresholds", "program"):
                writer.line(name, told)
            else:
                writer.sentence(f"{name} {told}".strip())
    print_setup(sheet)


class _Lines:
    """Writes one line after the other into a sheet."""

    def __init__(self, sheet: Worksheet, formats: Formats) -> None:
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
        self._sheet.set_row(self._row, LINE_HEIGHT * (1 + columns(text) * 11 // (10 * sum(_SUMMARY_WIDTHS))))
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
            look = {"type": "data_bar", "bar_solid": True, "bar_color": BAR, **scale}
            self._sheet.conditional_format(self._row, column, self._row, column, look)
        self._row += 1

    def shares(self, name: str, values: Sequence[float]) -> None:
        """Write shares of 0–1 that are no figure of the comparison itself."""
        self._as_high_as((name,))
        self._sheet.write_string(self._row, 0, lawful(name), self._formats.label)
        for column, share in enumerate(values, start=1):
            self._sheet.write_number(self._row, column, share, self._formats.left_percent)
        self._row += 1

    def _as_high_as(self, texts: Sequence[str]) -> None:
        """Make the line as high as its cells need: not every program does that by itself."""
        lines = max(1 + columns(text) * 11 // (10 * width) for text, width in zip(texts, _SUMMARY_WIDTHS, strict=False))
        self._sheet.set_row(self._row, LINE_HEIGHT * min(MOST_LINES, lines))

    def _value(self, column: int, text: str, how: Format, *, numbers: bool) -> None:
        if numbers and _WHOLE_NUMBER.fullmatch(text):
            number = int(re.sub(r"\D", "", text))
            self._sheet.write_number(self._row, column, number, self._formats.left_whole)
        else:
            self._sheet.write_string(self._row, column, lawful(text), how)
