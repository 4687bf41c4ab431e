from __future__ import annotations

import re
from typing import get_args

import pytest
from made_comparisons import comparison_with, reasons_of_all_kinds, with_reasons

from neardup_gui.compare.result import Reason, VerdictCode
from neardup_gui.documents.model import ReadingWarning
from neardup_gui.errors import Figure
from neardup_gui.wording.translator import Translator, english, qt_translator
from neardup_gui.wording.verdicts import (
    direction_sentence,
    reason_sentence,
    smaller_side,
    verdict_explanation,
    verdict_title,
)
from neardup_gui.wording.warnings import warning_sentence

CODES: tuple[VerdictCode, ...] = get_args(VerdictCode)
UNFILLED = re.compile(r"[{}]|%n")


@pytest.mark.parametrize("code", CODES)
def test_each_verdict_has_title_and_explanation(code: VerdictCode, translate: Translator) -> None:
    comparison = comparison_with(3, code=code)
    title, explanation = verdict_title(comparison, translate), verdict_explanation(comparison, translate)
    assert not title.endswith((".", "。"))
    assert len(title) < 65
    assert explanation.endswith((".", "。"))
    assert not UNFILLED.search(title + explanation)


def test_titles_differ(translate: Translator) -> None:
    titles = {verdict_title(with_reasons(comparison_with(3), code), translate) for code in CODES}
    assert len(titles) == len(CODES)


def test_the_title_names_the_side_that_the_reasons_call_smaller() -> None:
    comparison = comparison_with(3, code="contains")
    assert verdict_title(with_reasons(comparison, "contains", "smaller_text"), english) == "Most of B stands in A"
    swapped = with_reasons(comparison, "contains")
    assert smaller_side(swapped) == "b", "the second text of the fixture has fewer words"


def test_different_languages_are_never_called_unrelated() -> None:
    comparison = comparison_with(0, code="unrelated")
    foreign = with_reasons(comparison, "unrelated", "different_languages")
    assert "Different languages" in verdict_title(foreign, english)
    assert "translation" in verdict_explanation(foreign, english)
    assert verdict_title(comparison, english) == "No shared passages found"


def test_short_texts_are_told_by_the_shares_that_judged_them() -> None:
    comparison = with_reasons(comparison_with(0), "partial", "short_text_characters")
    told = verdict_explanation(comparison, english).replace("\u00a0", " ")
    assert "25.9 % of A" in told
    assert "20.8 % of B" in told


@pytest.mark.parametrize("reason", reasons_of_all_kinds(), ids=lambda reason: reason.code)
def test_each_reason_has_a_sentence_with_its_figures(reason: Reason, translate: Translator) -> None:
    sentence = reason_sentence(reason, translate)
    assert sentence.endswith((".", "。"))
    assert not UNFILLED.search(sentence)
    unknown = reason_sentence(Reason("gems_agree", reason.figures), translate)
    assert sentence != unknown
    for name in ("words", "count", "hidden", "min_passage", "needed"):
        if name in reason.figures:
            assert str(reason.figures[name]) in sentence


def test_an_unknown_reason_is_told_by_its_figures() -> None:
    assert reason_sentence(Reason("gems_agree", {"gems": 12}), english) == "Also considered: gems agree (gems: 12)."


def test_a_reason_without_its_figures_still_has_a_sentence(translate: Translator) -> None:
    for reason in reasons_of_all_kinds():
        assert reason_sentence(Reason(reason.code), translate).endswith((".", "。"))


def test_the_line_under_each_verdict() -> None:
    assert direction_sentence(english) == "These figures cannot tell who copied from whom."
    assert "кто у кого" in direction_sentence(qt_translator("ru"))


@pytest.mark.parametrize(
    ("code", "figures"),
    [
        ("undecodable_bytes", {"count": 3}),
        ("hidden_text", {"characters": 120}),
        ("package_repaired", {}),
        ("missing_part", {"name": "word/footnotes.xml"}),
        ("missing_part", {"count": 2}),
        ("encoding_guessed", {"encoding": "koi8-r"}),
        ("unreadable_part", {"part": "ch7.xhtml"}),
        ("unreadable_part", {"count": 2}),
        ("missing_part", {"name": "chunk.html", "count": 4}),
        ("formulas_left_out", {"count": 2}),
        ("wrong_suffix", {"suffix": ".txt", "format": "EPUB"}),
    ],
)
def test_each_warning_has_a_sentence(code: str, figures: dict[str, Figure], translate: Translator) -> None:
    sentence = warning_sentence(ReadingWarning(code, figures), translate)
    assert sentence.endswith((".", "。"))
    assert not UNFILLED.search(sentence)
    for value in figures.values():
        assert str(value) in sentence
    assert sentence != warning_sentence(ReadingWarning("something_else", figures), translate)


def test_an_unknown_warning_is_still_told() -> None:
    told = warning_sentence(ReadingWarning("odd_thing"), english)
    assert told == "The file was read with a remark: odd thing."
