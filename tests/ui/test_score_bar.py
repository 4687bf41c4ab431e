"""The score bar: verdict, shares, numbers, and honest warnings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

import pytest

from neardup_gui.ui.score_bar import ScoreBar
from neardup_gui.ui.session import Session
from neardup_gui.wording.figures import figure_lines
from neardup_gui.wording.translator import english

Wait = Callable[[], None]


@pytest.fixture
def bar(qtbot: Any, session: Session) -> ScoreBar:
    made = ScoreBar(session, english)
    qtbot.addWidget(made)
    return made


def test_without_texts_it_says_what_to_do(bar: ScoreBar) -> None:
    assert "Open two texts" in bar.title.text()
    assert "drop them" in bar.explanation.text()
    assert bar.caution.isHidden()


def test_with_one_text_it_asks_for_the_other(
    bar: ScoreBar, session: Session, texts: tuple[Path, Path], idle: Wait
) -> None:
    session.open_path("a", str(texts[0]))
    assert "Reading" in bar.title.text()
    idle()
    assert "the other text" in bar.title.text()


def test_figures_are_those_of_the_comparison(bar: ScoreBar, loaded: Session) -> None:
    comparison = loaded.comparison
    assert comparison is not None
    assert comparison.shingles is not None
    shown = bar.bars["containment", "a"]
    share = f"{comparison.shingles.containment_a * 100:.1f}"
    assert share in shown.label.text()
    assert "of A's shingles stand in B" in shown.label.text()
    assert shown.bar.value() == round(comparison.shingles.containment_a * 1000)
    assert bar.bars["coverage", "b"].bar.value() == round(comparison.coverage_b * 1000)
    assert bar.numbers["passages"][1].text() == "<b>3</b>"
    assert f"{comparison.shingles.similarity_shown:.1f}" in bar.numbers["similarity"][1].text()
    assert f"{comparison.shingles.resemblance * 100:.1f}" in bar.numbers["resemblance"][1].text()
    assert str(comparison.longest_passage.words) in bar.numbers["longest_passage"][1].text()
    assert "who copied from whom" in bar.caution.text()


def test_each_method_shows_its_figure_or_that_there_is_too_little_text(bar: ScoreBar, loaded: Session) -> None:
    comparison = loaded.comparison
    assert comparison is not None
    for line in figure_lines(comparison, english):
        if line.code in ("distill", "simhash", "supershingles"):
            assert escape(line.value) in bar.numbers[line.code][1].text()
            assert line.explanation.startswith(line.name)


def test_which_methods_agree_is_listed_under_the_verdict(bar: ScoreBar, loaded: Session, idle: Wait) -> None:
    assert not bar.agreement.isHidden()
    assert "methods agree: passages, shingles" in bar.agreement.text()
    assert "Of the distinct shingles" in bar.agreement.toolTip()
    loaded.set_settings(replace(loaded.settings, methods=("passages",)))
    idle()
    assert bar.agreement.isHidden()


def test_every_figure_explains_itself_with_its_numbers(bar: ScoreBar, loaded: Session) -> None:
    comparison = loaded.comparison
    assert comparison is not None
    assert comparison.shingles is not None
    assert str(comparison.shingles.common) in bar.bars["containment", "a"].toolTip()
    for share_bar in bar.bars.values():
        assert len(share_bar.bar.toolTip()) > 20
    for name, value in bar.numbers.values():
        assert len(name.toolTip()) > 20
        assert value.toolTip() == name.toolTip()


def test_it_stays_while_the_next_is_computed(bar: ScoreBar, loaded: Session, idle: Wait) -> None:
    before = bar.bars["containment", "a"].label.text()
    loaded.set_settings(replace(loaded.settings, shingle_length=12))
    assert bar.bars["containment", "a"].label.text() == before
    idle()
    assert bar.bars["containment", "a"].label.text() != before


def test_not_enough_text_is_said(bar: ScoreBar, session: Session, idle: Wait) -> None:
    session.paste("a", "", "a")
    session.paste("b", "One.", "b")
    idle()
    assert session.comparison is not None
    assert session.comparison.verdict.code == "not_enough_text"
    assert "Not enough text" in bar.title.text()


def test_a_small_sample_is_named_as_rough(bar: ScoreBar, loaded: Session, idle: Wait) -> None:
    assert bar.uncertain.isHidden()
    loaded.set_settings(replace(loaded.settings, modulus=25))
    idle()
    comparison = loaded.comparison
    assert comparison is not None
    assert comparison.shingles is not None
    assert not bar.uncertain.isHidden()
    assert f"{comparison.shingles.sampled_a} shingles of A" in bar.uncertain.text()
    assert "percentage points" in bar.uncertain.text()
    loaded.set_settings(replace(loaded.settings, modulus=1))
    idle()
    assert bar.uncertain.isHidden()


def test_figures_of_a_method_that_was_not_asked_for_are_hidden(bar: ScoreBar, loaded: Session, idle: Wait) -> None:
    loaded.set_settings(replace(loaded.settings, methods=("passages",)))
    idle()
    assert bar.bars["containment", "a"].isHidden()
    assert bar.numbers["similarity"][1].isHidden()
    assert not bar.bars["coverage", "a"].isHidden()


def test_settings_that_the_texts_refuse_are_explained(bar: ScoreBar, session: Session, idle: Wait) -> None:
    session.set_settings(replace(session.settings, shingle_length=40))
    session.paste("a", "word " * 100, "a")
    session.paste("b", "word " * 100, "b")
    idle()
    assert "Not compared" in bar.title.text()
    assert "from 1 to 20" in bar.explanation.text()
