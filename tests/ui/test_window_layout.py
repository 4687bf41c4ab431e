"""How the height of the window is shared out, and where two texts just compared begin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from window_helpers import SHARED, words

from neardup_gui.settings import UserSettings
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.session import SIDES, Session
from neardup_gui.ui.theme import apply_theme, box_palette_of, load_theme
from neardup_gui.wording.translator import english

Wait = Callable[[], None]


@pytest.mark.parametrize(("width", "height", "share"), [(1024, 640, 0.45), (1240, 740, 0.45), (1024, 700, 0.45)])
def test_the_texts_have_most_of_a_low_window(
    window: MainWindow, loaded: Session, qtbot: Any, width: int, height: int, share: float
) -> None:
    window.resize(width, height)
    qtbot.wait(20)
    if window.height() != height:
        pytest.skip("the screen is too small for this window")
    for frame in window.page.panes.values():
        assert frame.pane.viewport().height() >= share * height
    assert window.page.passages.isHidden() == (window.page.height() < 800)
    assert not window.page.settings_panel.choices.isVisible()
    assert not window.page.score.figures.numbers["similarity"].isVisible()


def test_all_figures_come_back_in_a_high_window(window: MainWindow, loaded: Session, qtbot: Any) -> None:
    page = window.page
    window.resize(1200, 700)
    qtbot.wait(20)
    assert not page.score.figures.numbers["similarity"].isVisible()
    assert page.score.all_figures.isVisible()
    window.resize(1200, 1000)
    qtbot.wait(20)
    assert page.score.figures.numbers["similarity"].isVisible()
    assert page.score.agreement.isVisible()
    assert not page.score.all_figures.isVisible()
    assert page.settings_panel.choices.isVisible()


def test_wanted_figures_are_remembered(
    window: MainWindow, loaded: Session, user_settings: UserSettings, qtbot: Any
) -> None:
    window.resize(1200, 700)
    qtbot.wait(20)
    window.page.score.all_figures.click()
    assert window.page.score.figures.numbers["similarity"].isVisible()
    assert window.page.score.all_figures.text() == "Fewer figures"
    second = MainWindow(loaded, user_settings, english, load_theme("light"))
    second.resize(1200, 700)
    second.show()
    qtbot.wait(20)
    assert second.page.score.figures.numbers["similarity"].isVisible()
    second.page.score.all_figures.click()
    assert not second.page.score.figures.numbers["similarity"].isVisible()
    assert not user_settings.is_shown("all_figures", otherwise=True)
    second.close()
    second.deleteLater()


def test_more_settings_unfold_everything_in_a_low_window(window: MainWindow, qtbot: Any) -> None:
    window.resize(1200, 700)
    qtbot.wait(20)
    panel = window.page.settings_panel
    assert not panel.preset.isVisible()
    panel.more.click()
    assert panel.preset.isVisible()
    assert panel.reading.isVisible()


def test_arrows_pass_over_figures_that_are_folded_away(window: MainWindow, loaded: Session, qtbot: Any) -> None:
    window.resize(1200, 700)
    qtbot.wait(20)
    figures = window.page.score.figures
    assert figures._shown_buttons() == list(figures.bars.values())


def licensed(text: str) -> str:
    head = "The Project Gutenberg EBook of A Book\n\n" + f"{words(200, 90)}\n" * 3
    return f"{head}\n*** START OF THE PROJECT GUTENBERG EBOOK A BOOK ***\n\n{text}"


def prose(count: int, seed: int) -> str:
    return "\n\n".join(words(60, seed * 1000 + number) for number in range(count))


def test_texts_begin_at_their_first_passage(window: MainWindow, session: Session, tmp_path: Path, idle: Wait) -> None:
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    a.write_text(licensed(f"{prose(40, 1)}\n\n{SHARED[2]}\n\n{prose(40, 2)}"), encoding="utf-8")
    b.write_text(licensed(f"{prose(25, 3)}\n\n{SHARED[2]}\n\n{prose(40, 4)}"), encoding="utf-8")
    session.open_paths([str(a), str(b)])
    idle()
    QApplication.processEvents()
    first = session.passages[0]
    assert session.current_passage is None
    for side, span in zip(SIDES, (first.a, first.b), strict=True):
        pane = window.page.panes[side].pane
        assert pane.visible_span().start <= span.start < pane.visible_span().end
        assert 0 <= pane.view().height_of(span.start) < 0.5 * pane.viewport().height()
    before = {side: window.page.panes[side].pane.verticalScrollBar().value() for side in SIDES}
    window.page.panes["a"].pane.verticalScrollBar().setValue(0)
    QApplication.processEvents()
    window.page.settings_panel.length.slider.setValue(7)  # another comparison of texts that are being read
    idle()
    assert window.page.panes["a"].pane.verticalScrollBar().value() == 0
    assert before["a"] > 0


def test_without_a_passage_they_begin_behind_the_licence(
    window: MainWindow, session: Session, tmp_path: Path, idle: Wait
) -> None:
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    a.write_text(licensed(prose(40, 5)), encoding="utf-8")
    b.write_text(licensed(prose(40, 6)), encoding="utf-8")
    session.open_paths([str(a), str(b)])
    idle()
    QApplication.processEvents()
    assert not session.passages
    for side in SIDES:
        place, pane = session.first_compared(side), window.page.panes[side].pane
        assert place == pane.text.index("***\n\n") + 5
        assert pane.visible_span().start <= place < pane.visible_span().end
        assert pane.verticalScrollBar().value() > 0


@pytest.mark.parametrize("name", ["light", "dark"])
def test_boxes_that_are_not_ticked_can_be_seen(qapp: QApplication, name: Any) -> None:
    theme = load_theme(name)
    ground = box_palette_of(theme).base().color()
    outline = box_palette_of(theme).window().color().darker(140).lighter(110)  # as Fusion draws it
    brighter, darker = sorted((luminance(ground), luminance(outline)), reverse=True)
    assert (brighter + 0.05) / (darker + 0.05) >= 3.0
    apply_theme(qapp, name)
    try:
        assert QApplication.palette("QCheckBox").window().color() == box_palette_of(theme).window().color()
    finally:
        apply_theme(qapp, "light")


def luminance(colour: Any) -> float:
    channels = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_a_comparison_that_failed_is_told_as_long_as_older_figures_stay(
    window: MainWindow, loaded: Session, idle: Wait, tmp_path: Path
) -> None:
    gone = tmp_path / "gone.txt"
    loaded.set_settings(replace(loaded.settings, boilerplate_document=str(gone)))
    idle()
    QApplication.processEvents()
    state = window.statusBar().state  # type: ignore[attr-defined]
    assert loaded.comparison is not None  # the older figures
    assert str(gone) in state.text()
    assert state.toolTip() == state.text()
    assert state.minimumWidth() == 1
    loaded.set_settings(replace(loaded.settings, boilerplate_document=None))
    idle()
    QApplication.processEvents()
    assert state.text() == state.toolTip() == ""


def test_both_texts_begin_at_the_same_height(window: MainWindow, session: Session, tmp_path: Path, idle: Wait) -> None:
    a, b = tmp_path / "a.txt", tmp_path / "b.html"
    a.write_text(words(300, 1), encoding="utf-8")
    b.write_text(f"<p>{words(300, 2)}</p>", encoding="utf-8")
    session.open_paths([str(a), str(b)])
    idle()
    QApplication.processEvents()
    headers = [window.page.panes[side].header for side in SIDES]
    assert [header.encoding_button.isVisible() for header in headers] == [True, False]
    assert headers[0].height() == headers[1].height()


def test_what_is_compared_begins_with_the_passage_in_view(window: MainWindow, loaded: Session) -> None:
    dialog = window.page.dialogs.compared()
    current = loaded.current_passage
    assert current is not None
    assert current.a.overlaps(window.page.panes["a"].pane.visible_span())
    dialog.close()
