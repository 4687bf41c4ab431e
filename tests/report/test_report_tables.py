from __future__ import annotations

import pytest
from made_comparisons import comparison_with

from neardup_gui.report.tables import beginning, explanations, figure_rows, lawful, passage_line
from neardup_gui.wording.figures import FigureLine, figure_lines
from neardup_gui.wording.translator import english


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


def test_explanations_are_parted_at_their_first_colon() -> None:
    lines = [FigureLine("x", None, "X", "1", told) for told in ("X of A: 1 / 2: half", "no colon", "")]
    assert list(explanations(lines)) == [("X of A:", "1 / 2: half"), ("", "no colon")]


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
    assert passage_line(comparison, comparison.passages[8], english).kind == "verbatim, moved"
    assert passage_line(comparison, comparison.passages[0], english).kind == "edited"


def test_what_no_markup_may_hold_is_dropped() -> None:
    assert lawful("a\x00\x08b\tc\nd\x0b\x0c\x1f\x7f\x85\ud800\udfff\ufdd0\ufffe\uffff 𝒜") == "ab\tc\nd 𝒜"
