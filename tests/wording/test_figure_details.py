"""Each figure explains itself: formula, numbers, meaning, threshold, uncertainty."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from made_comparisons import comparison_with, with_reasons

from neardup_gui.compare.result import Comparison
from neardup_gui.compare.settings import Settings
from neardup_gui.wording.figure_details import FigureDetail, figure_detail
from neardup_gui.wording.figure_line import Side
from neardup_gui.wording.figures import figure_lines
from neardup_gui.wording.shingle_details import sampling_error
from neardup_gui.wording.translator import Translator, english, qt_translator

RUSSIAN = qt_translator("ru")


def detail(
    comparison: Comparison, code: str, side: Side | None = None, translate: Translator = english
) -> FigureDetail:
    found = figure_detail(comparison, code, side, translate)
    assert found is not None
    return found


@pytest.mark.parametrize("translate", [english, RUSSIAN], ids=["en", "ru"])
@pytest.mark.parametrize("passages", [0, 7])
def test_every_figure_has_all_its_parts(translate: Translator, passages: int) -> None:
    comparison = comparison_with(passages)
    for line in figure_lines(comparison, translate):
        told = detail(comparison, line.code, line.side, translate)
        assert told.value == line.value
        for part in (told.formula, told.meaning, told.threshold, told.certainty):
            assert len(part) > 8, f"{line.code}: {told}"
            assert "{" not in part, part
            assert "%n" not in part, part
        if line.side is not None:
            assert line.side.upper() in told.title


def test_the_numbers_of_the_comparison_are_put_in() -> None:
    comparison = comparison_with(5)
    assert detail(comparison, "containment", "a").numbers == "312 ÷ 1,204 = 25.9\u00a0%"
    assert detail(comparison, "resemblance").numbers == "312 ÷ (1,204 + 1,500 − 312) = 13.0\u00a0%"
    assert detail(comparison, "similarity").numbers == "2 × 312 ÷ (1,204 + 1,500) = 23.1\u00a0%"
    inside = sum(passage.b.length for passage in comparison.passages)
    whole = len(comparison.b.document.text)
    assert detail(comparison, "coverage", "b").numbers.startswith(f"{inside:,} ÷ {whole:,} = ")
    assert detail(comparison, "passages").numbers == "verbatim: 1, edited: 4"
    assert "12 of 64 bits differ" in detail(comparison, "simhash").numbers
    assert "10 ÷ 115 = 8.7\u00a0% of A" in detail(comparison, "distill").numbers
    assert "0 of 6 supershingles" in detail(comparison, "supershingles").numbers


def test_uniqueness_of_both_texts_in_one() -> None:
    told = detail(comparison_with(5), "uniqueness")
    assert told.numbers.startswith("A: 100\u00a0% − ")
    assert "\nB: 100\u00a0% − " in told.numbers


def test_dismissed_passages_are_told_beside_the_coverage() -> None:
    comparison = comparison_with(5)
    told = figure_detail(comparison, "coverage", "a", english, frozenset({1, 2}))
    assert told is not None
    assert "Without the 2 dismissed passages: " in told.numbers
    nothing = figure_detail(comparison, "coverage", "a", english, frozenset({1, 2, 3, 4, 5}))
    assert nothing is not None
    assert nothing.numbers.endswith("0\u00a0%.")


def test_a_quotient_that_does_not_yield_the_figure_is_not_shown() -> None:
    comparison = comparison_with(3)
    assert comparison.shingles is not None
    repeated = replace(comparison, shingles=replace(comparison.shingles, containment_a=0.5))
    assert detail(repeated, "containment", "a").numbers == ""


def test_sampled_figures_say_how_far_they_may_be_off() -> None:
    comparison = comparison_with(3)
    assert comparison.shingles is not None
    assert "not estimated" in detail(comparison, "containment", "a").certainty
    sampled = replace(
        comparison,
        settings=Settings(shingle_length=5, unit="words", modulus=10),
        shingles=replace(comparison.shingles, sampled_a=100, sampled_b=100, common=50, containment_a=0.5),
    )
    assert "off by 9.8 percentage points" in detail(sampled, "containment", "a").certainty


def test_the_error_of_a_sample() -> None:
    assert sampling_error(0.5, 100) == pytest.approx(1.96 * math.sqrt(0.25 / 100))
    assert sampling_error(0.0, 300) == pytest.approx(0.01), "three in n where nothing was found"
    assert sampling_error(0.5, 0) == 1.0
    assert sampling_error(0.0, 1) == 1.0


def test_short_texts_have_thresholds_of_their_own() -> None:
    long = comparison_with(3)
    short = with_reasons(long, "partial", "short_text_characters")
    assert "80\u00a0%" in detail(with_reasons(long, "partial", "coverage"), "coverage", "a").threshold
    assert "60\u00a0%" in detail(short, "coverage", "a").threshold


def test_a_figure_that_was_not_asked_for_has_no_explanation() -> None:
    comparison = replace(comparison_with(3), shingles=None)
    assert figure_detail(comparison, "containment", "a", english) is None
    assert figure_detail(comparison, "unknown", None, english) is None
