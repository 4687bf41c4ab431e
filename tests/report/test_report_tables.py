from __future__ import annotations

import re
from datetime import date

import pytest
from made_comparisons import comparison_with
from made_reports import judged, made

from neardup_gui.report.model import build_report, describe_passage
from neardup_gui.report.tables import beginning, figure_rows, lawful, passage_line
from neardup_gui.wording.figures import FigureLine, figure_lines
from neardup_gui.wording.translator import english

DAY = date(2026, 5, 3)


def test_the_values_of_both_texts_stand_in_one_row_and_none_is_lost() -> None:
    lines = figure_lines(comparison_with(3), english)
    rows = figure_rows(lines)
    assert [line for row in rows for line in (row.a, row.b, row.both) if line] == list(lines)
    assert rows[0].a is not None
    assert rows[0].b is not None
    assert rows[0].drawn
    assert not any(row.drawn for row in rows if row.both is not None or row.code == "uniqueness")


def test_figures_of_one_code_and_two_names_are_two_rows() -> None:
    lines = [FigureLine("x", None, name, "1", "") for name in ("first", "second")]
    assert [row.name for row in figure_rows(lines)] == ["first", "second"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Short.", "Short."),
        ("  two\n lines\t", "two lines"),
        ("word " * 40, "word " * 11 + "word…"),
        ("x" * 100, "x" * 64 + "…"),
        ("閱覽室的燈一直亮" * 9, "閱覽室的燈一直亮" * 4 + "…"),
        ("", ""),
    ],
)
def test_the_beginning_of_a_passage(text: str, shown: str) -> None:
    assert beginning(text) == shown


def test_a_moved_passage_says_so() -> None:
    comparison = comparison_with(9)
    kinds = [
        passage_line(comparison, describe_passage(comparison, comparison.passages[index], english), english).kind
        for index in (8, 0)
    ]
    assert kinds == ["verbatim, moved", "edited"]


def test_a_line_names_chapter_page_and_judgement() -> None:
    comparison = made(3)
    report = build_report(comparison, english, DAY, judged())
    line = passage_line(comparison, report.passages[1], english)
    assert line.state == "important"
    assert line.chapters == "A: Only in the first, at 2. · B: Only in the second, at 2."
    assert re.fullmatch(r"[\d.]+\xa0%, page\xa0?\s?1", line.place_a)


def test_what_no_markup_may_hold_is_dropped() -> None:
    assert lawful("a\x00\x08b\tc\nd\x0b\x0c\x1f\x7f\x85\ud800\udfff\ufdd0\ufffe\uffff 𝒜") == "ab\tc\nd 𝒜"
