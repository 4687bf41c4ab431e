"""The find bar in the whole window: it looks in both texts, marks what it finds, and goes there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from neardup_gui.ui.finding_presenter import FIND
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.session import SIDES, Session, Side

NEEDLE = "зелёный"


@pytest.fixture
def texts(tmp_path: Path) -> tuple[Path, Path]:
    a, b = tmp_path / "first.txt", tmp_path / "second.txt"
    line = "Слово за словом идёт рассказ о том, чего не было никогда.\n"
    a.write_text(line * 80 + "Зеленый дом.\n" + line * 80 + "Позеленый, зелёный лес.\n" + line * 20, encoding="utf-8")
    b.write_text(line * 120 + "ЗЕЛЁНЫЙ луг.\n" + line * 30, encoding="utf-8")
    return a, b


@pytest.fixture
def shown(window: MainWindow, loaded: Session, qtbot: QtBot) -> MainWindow:
    window.page.settings_panel.hide()
    window.page.passages.hide()
    window.activateWindow()
    window.page.panes["a"].pane.setFocus()
    qtbot.wait(20)
    return window


def look(window: MainWindow, qtbot: QtBot, text: str) -> None:
    bar = window.page.find_bar
    bar.field.setText(text)
    settle(window, qtbot)


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.wait(170)
    qtbot.waitUntil(lambda: not window._session.worker.is_busy(FIND), timeout=20_000)
    qtbot.wait(20)


def hits(window: MainWindow, side: Side) -> list[str]:
    pane = window.page.panes[side].pane
    return [pane.text[start:end] for start, end in pane._scene.hits.pairs()]


def test_both_texts_are_searched_and_marked(shown: MainWindow, qtbot: QtBot) -> None:
    bar = shown.page.find_bar
    assert bar.isHidden()
    qtbot.keyClick(shown, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert bar.isVisible()
    assert bar.field.hasFocus()
    bar.field.insert(NEEDLE)  # QTest types no Cyrillic
    settle(shown, qtbot)
    assert hits(shown, "a") == ["Зеленый", "зеленый", "зелёный"]
    assert hits(shown, "b") == ["ЗЕЛЁНЫЙ"]
    assert [len(shown.page.strips[side]._hits) for side in SIDES] == [3, 1]
    assert bar.counts["a"].text() == "A: 1 / 3"
    assert bar.counts["b"].text() == "B: 1"
    assert bar.counts["b"].accessibleName() == "Text B: 1 place"
    pane = shown.page.panes["a"].pane
    assert pane.visible_span().start <= pane.text.index("Зел") < pane.visible_span().end


def test_enter_and_the_keys_go_round(shown: MainWindow, qtbot: QtBot) -> None:
    shown.actions_.find_words.trigger()
    look(shown, qtbot, NEEDLE)
    bar, pane = shown.page.find_bar, shown.page.panes["a"].pane
    seen = [pane._scene.hit]
    for _ in range(3):
        qtbot.keyClick(bar.field, Qt.Key.Key_Return)
        seen.append(pane._scene.hit)
        start = int(pane._scene.hits.starts[pane._scene.hit or 0])
        assert pane.visible_span().start <= start < pane.visible_span().end
    assert seen == [0, 1, 2, 0]
    qtbot.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert pane._scene.hit == 2
    pane.setFocus()
    qtbot.keyClick(shown, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    assert pane._scene.hit == 1
    qtbot.keyClick(shown, Qt.Key.Key_F7)
    assert pane._scene.hit == 2


def test_a_click_on_the_other_count_goes_to_the_other_text(shown: MainWindow, qtbot: QtBot) -> None:
    shown.actions_.find_words.trigger()
    look(shown, qtbot, NEEDLE)
    shown.page.find_bar.counts["b"].click()
    b = shown.page.panes["b"].pane
    assert b._scene.hit == 0
    assert shown.page.panes["a"].pane._scene.hit is None
    assert b.visible_span().start <= b.text.index("ЗЕЛ") < b.visible_span().end


def test_switches_change_what_is_found(shown: MainWindow, qtbot: QtBot) -> None:
    shown.actions_.find_words.trigger()
    bar = shown.page.find_bar
    bar.whole_words.setChecked(True)
    look(shown, qtbot, NEEDLE)
    assert hits(shown, "a") == ["Зеленый", "зелёный"]
    bar.match_case.setChecked(True)
    settle(shown, qtbot)
    assert hits(shown, "a") == ["зелёный"]
    assert hits(shown, "b") == []
    bar.match_case.setChecked(False)
    bar.yo.setChecked(True)
    settle(shown, qtbot)
    assert hits(shown, "a") == ["зелёный"]
    assert hits(shown, "b") == ["ЗЕЛЁНЫЙ"]


def test_a_faulty_expression_is_told_in_one_line(shown: MainWindow, qtbot: QtBot) -> None:
    shown.actions_.find_words.trigger()
    bar = shown.page.find_bar
    bar.expression.setChecked(True)
    look(shown, qtbot, "дом)")
    assert bar.note.text() == "This regular expression has a fault at its character 4."
    assert hits(shown, "a") == []
    assert not bar.next.isEnabled()
    look(shown, qtbot, "д[оа]м")
    assert bar.note.text() == ""
    assert hits(shown, "a") == ["дом"]


def test_a_slow_expression_is_given_up_and_the_next_one_is_heard(
    shown: MainWindow, loaded: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded.paste("a", "слово за словом " * 4_000, "Slow")
    qtbot.waitUntil(lambda: not loaded.is_loading and not loaded.is_comparing, timeout=10_000)
    monkeypatch.setattr("neardup_gui.ui.finding.search.PIECE_LIMIT", 0.2)
    shown.actions_.find_words.trigger()
    bar = shown.page.find_bar
    bar.expression.setChecked(True)
    look(shown, qtbot, r"(\w+\s*)+\d")
    assert bar.note.text() == "This expression takes too long: not all of the texts was searched."
    look(shown, qtbot, "луг")
    assert hits(shown, "b") == ["луг"]


def test_what_is_not_there_is_told(shown: MainWindow, qtbot: QtBot) -> None:
    shown.actions_.find_words.trigger()
    look(shown, qtbot, "слон")
    assert shown.page.find_bar.note.text() == "Not found in either text."
    look(shown, qtbot, "")
    assert shown.page.find_bar.note.text() == ""
    assert shown.page.find_bar.counts["a"].text() == "A"


@pytest.mark.parametrize("from_pane", [True, False])
def test_escape_closes_and_takes_the_marks_away(shown: MainWindow, qtbot: QtBot, from_pane: bool) -> None:
    shown.actions_.find_words.trigger()
    look(shown, qtbot, NEEDLE)
    pane = shown.page.panes["a"].pane
    if from_pane:
        pane.setFocus()
    qtbot.keyClick(pane if from_pane else shown.page.find_bar.field, Qt.Key.Key_Escape)
    assert shown.page.find_bar.isHidden()
    assert hits(shown, "a") == []
    assert len(shown.page.strips["a"]._hits) == 0
    assert pane.hasFocus()


def test_selected_words_are_looked_for(shown: MainWindow, qtbot: QtBot) -> None:
    pane = shown.page.panes["b"].pane
    pane.setFocus()
    place = pane.text.index("луг")
    cursor = pane.textCursor()
    cursor.setPosition(place)
    cursor.setPosition(place + 3, cursor.MoveMode.KeepAnchor)
    pane.setTextCursor(cursor)
    shown.actions_.find_words.trigger()
    settle(shown, qtbot)
    assert shown.page.find_bar.field.text() == "луг"
    assert pane._scene.hit == 0


def test_another_text_is_searched_anew_and_no_stale_find_stays(
    shown: MainWindow, loaded: Session, qtbot: QtBot
) -> None:
    shown.actions_.find_words.trigger()
    look(shown, qtbot, NEEDLE)
    loaded.paste("a", "Здесь зелёный цвет, и зелёный свет.", "Other")
    qtbot.waitUntil(lambda: not loaded.is_loading and not loaded.is_comparing, timeout=10_000)
    settle(shown, qtbot)
    assert hits(shown, "a") == ["зелёный", "зелёный"]
    assert hits(shown, "b") == ["ЗЕЛЁНЫЙ"]
