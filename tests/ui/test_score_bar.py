"""The score bar: verdict, shares, numbers, and honest warnings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from neardup_gui.compare.coverage import coverage_without
from neardup_gui.compare.opinions import DismissReason
from neardup_gui.ui.figure_popup import FigurePopup
from neardup_gui.ui.score_bar import ScoreBar
from neardup_gui.ui.session import Session
from neardup_gui.ui.theme import load_theme
from neardup_gui.wording.figures import figure_lines
from neardup_gui.wording.numbers import percent
from neardup_gui.wording.translator import english

Wait = Callable[[], None]


@pytest.fixture
def bar(qtbot: Any, session: Session) -> ScoreBar:
    made = ScoreBar(session, english)
    made.set_theme(load_theme("light"))
    qtbot.addWidget(made)
    made.show()
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
    shown = bar.figures.bars["containment", "a"]
    share = f"{comparison.shingles.containment_a * 100:.1f}"
    assert share in shown.label.text()
    assert "of A's shingles stand in B" in shown.label.text()
    assert shown.bar.share == comparison.shingles.containment_a
    assert bar.figures.bars["coverage", "b"].bar.share == comparison.coverage_b
    assert bar.figures.numbers["passages"].value.text() == "<b>3</b>"
    assert f"{comparison.shingles.similarity_shown:.1f}" in bar.figures.numbers["similarity"].value.text()
    assert f"{comparison.shingles.resemblance * 100:.1f}" in bar.figures.numbers["resemblance"].value.text()
    assert str(comparison.longest_passage.words) in bar.figures.numbers["longest_passage"].value.text()
    assert "who copied from whom" in bar.caution.text()


def test_each_method_shows_its_figure_or_that_there_is_too_little_text(bar: ScoreBar, loaded: Session) -> None:
    comparison = loaded.comparison
    assert comparison is not None
    for line in figure_lines(comparison, english):
        if line.code in ("distill", "simhash", "supershingles"):
            assert escape(line.value) in bar.figures.numbers[line.code].value.text()
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
    assert str(comparison.shingles.common) in bar.figures.bars["containment", "a"].toolTip()
    for share_bar in bar.figures.bars.values():
        assert len(share_bar.toolTip()) > 20
    for number in bar.figures.numbers.values():
        assert len(number.toolTip()) > 20
        assert number.accessibleName().startswith(number.name.text())


def test_it_stays_while_the_next_is_computed(bar: ScoreBar, loaded: Session, idle: Wait) -> None:
    before = bar.figures.bars["containment", "a"].label.text()
    loaded.set_settings(replace(loaded.settings, shingle_length=12))
    assert bar.figures.bars["containment", "a"].label.text() == before
    idle()
    assert bar.figures.bars["containment", "a"].label.text() != before


def test_not_enough_text_is_said(bar: ScoreBar, session: Session, idle: Wait) -> None:
    session.paste("a", "", "a")
    session.paste("b", "One.", "b")
    idle()
    assert session.comparison is not None
    assert session.comparison.verdict.code == "not_enough_text"
    assert "Not enough text" in bar.title.text()


def test_a_small_sample_is_named_as_rough(bar: ScoreBar, loaded: Session, idle: Wait) -> None:
    assert bar.figures.uncertain.isHidden()
    loaded.set_settings(replace(loaded.settings, modulus=25))
    idle()
    comparison = loaded.comparison
    assert comparison is not None
    assert comparison.shingles is not None
    assert not bar.figures.uncertain.isHidden()
    assert f"{comparison.shingles.sampled_a} shingles of A" in bar.figures.uncertain.text()
    assert "percentage points" in bar.figures.uncertain.text()
    loaded.set_settings(replace(loaded.settings, modulus=1))
    idle()
    assert bar.figures.uncertain.isHidden()


def test_figures_of_a_method_that_was_not_asked_for_are_hidden(bar: ScoreBar, loaded: Session, idle: Wait) -> None:
    loaded.set_settings(replace(loaded.settings, methods=("passages",)))
    idle()
    assert bar.figures.bars["containment", "a"].isHidden()
    assert bar.figures.numbers["similarity"].isHidden()
    assert not bar.figures.bars["coverage", "a"].isHidden()


def test_settings_that_the_texts_refuse_are_explained(bar: ScoreBar, session: Session, idle: Wait) -> None:
    session.set_settings(replace(session.settings, shingle_length=40))
    session.paste("a", "word " * 100, "a")
    session.paste("b", "word " * 100, "b")
    idle()
    assert "Not compared" in bar.title.text()
    assert "from 1 to 20" in bar.explanation.text()


def opened(bar: ScoreBar) -> FigurePopup:
    popups = [one for one in bar.findChildren(FigurePopup) if one.isVisible()]
    assert len(popups) == 1
    return popups[0]


def told(popup: FigurePopup) -> str:
    return "\n".join(text.text() for _, text in popup.paragraphs)


def test_a_click_on_any_figure_opens_its_formula_with_its_numbers(qtbot: Any, bar: ScoreBar, loaded: Session) -> None:
    for button in (*bar.figures.bars.values(), *bar.figures.numbers.values()):
        assert button.isVisible()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        popup = opened(bar)
        assert len(popup.paragraphs) >= 4, "formula, meaning, threshold and certainty"
        assert all(len(text.text()) > 10 for _, text in popup.paragraphs)
        qtbot.keyClick(popup, Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert not [one for one in bar.findChildren(FigurePopup) if one.isVisible()]


def test_the_numbers_put_in_are_those_of_this_comparison(qtbot: Any, bar: ScoreBar, loaded: Session) -> None:
    comparison = loaded.comparison
    assert comparison is not None
    assert comparison.shingles is not None
    qtbot.mouseClick(bar.figures.bars["containment", "b"], Qt.MouseButton.LeftButton)
    shown = told(opened(bar))
    assert f"{comparison.shingles.common} ÷ {comparison.shingles.sampled_b} = " in shown
    opened(bar).close()
    inside = sum(passage.a.length for passage in comparison.passages)
    qtbot.mouseClick(bar.figures.bars["coverage", "a"], Qt.MouseButton.LeftButton)
    assert f"{inside:,} ÷ " in told(opened(bar))
    opened(bar).close()


def test_figures_open_by_enter_and_space_and_arrows_go_between_them(qtbot: Any, bar: ScoreBar, loaded: Session) -> None:
    bar.activateWindow()
    first, second = bar.figures.bars["coverage", "a"], bar.figures.bars["coverage", "b"]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(second, key)
        assert "of B" in opened(bar).title.text()
        opened(bar).close()
    stops = [
        one
        for one in (*bar.figures.bars.values(), *bar.figures.numbers.values())
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops == [second], "one stop of the Tab key for all figures"
    qtbot.keyClick(second, Qt.Key.Key_Up)
    qtbot.keyClick(first, Qt.Key.Key_Up)
    assert bar.figures.numbers["supershingles"].hasFocus(), "round the end"


def test_the_verdict_gives_its_reasons_without_a_mouse(qtbot: Any, bar: ScoreBar, loaded: Session) -> None:
    bar.reasons.setFocus()
    qtbot.keyClick(bar.reasons, Qt.Key.Key_Return)
    popup = opened(bar)
    assert popup.title.text() == bar.title.text()
    assert "Shared passages cover" in told(popup)
    assert "who copied from whom" in told(popup)
    popup.close()


def test_the_coverage_without_dismissed_passages_stands_beside_the_whole(
    qtbot: Any, bar: ScoreBar, loaded: Session
) -> None:
    comparison = loaded.comparison
    assert comparison is not None
    shown = bar.figures.bars["coverage", "a"]
    assert "without dismissed" not in shown.label.text()
    loaded.marks.dismiss([loaded.passages[2]], DismissReason.QUOTATION)
    whole, (less, _) = comparison.coverage_a, coverage_without(comparison, loaded.dismissed)
    assert less < whole
    assert f"<b>{percent(whole, 'en')}</b> of A" in shown.label.text()
    assert f"without dismissed <b>{percent(less, 'en')}</b>" in shown.label.text()
    assert (shown.bar.share, shown.bar.kept) == (whole, less)
    assert percent(less, "en") in shown.accessibleName()
    qtbot.mouseClick(shown, Qt.MouseButton.LeftButton)
    assert f"Without the 1 dismissed passage: {percent(less, 'en')}" in told(opened(bar))
    opened(bar).close()
    loaded.marks.dismiss([loaded.passages[2]], None)
    assert "without dismissed" not in shown.label.text()


def test_uniqueness_is_what_is_left_of_the_coverage(bar: ScoreBar, loaded: Session) -> None:
    comparison = loaded.comparison
    assert comparison is not None
    shown = bar.figures.numbers["uniqueness"].value.text()
    assert percent(1 - comparison.coverage_a, "en") in shown
    assert percent(1 - comparison.coverage_b, "en") in shown
