"""In the whole window: changed words, gems, ways of finding, tool tips, dismissed passages, parts that are hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFont
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from window_helpers import words

from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Progress
from neardup_gui.settings import UserSettings
from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.changed_words import CHANGED_WORDS, within_lines
from neardup_gui.ui.dialogs.font_dialog import FontDialog
from neardup_gui.ui.dressing import dress
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.passage_marks import DismissReason
from neardup_gui.ui.passage_tip import passage_tip
from neardup_gui.ui.session import Session
from neardup_gui.ui.theme import load_theme
from neardup_gui.wording.translator import english

SHARED = words(120, 1).split()
EDITED = [word if number % 14 else f"other{number}" for number, word in enumerate(SHARED, 1)]


@pytest.fixture
def texts(tmp_path: Path) -> tuple[Path, Path]:
    """One edited passage at the beginning, one verbatim passage far below."""
    a, b = tmp_path / "first.txt", tmp_path / "second.txt"
    same = words(80, 2)
    a.write_text("\n".join([" ".join(SHARED), words(2_000, 10), same]), encoding="utf-8")
    b.write_text("\n".join([" ".join(EDITED), words(1_500, 20), same]), encoding="utf-8")
    return a, b


@pytest.fixture
def shown(window: MainWindow, loaded: Session, qtbot: QtBot) -> MainWindow:
    window.page.settings_panel.hide()
    assert [passage.kind for passage in loaded.passages] == ["edited", "verbatim"]
    settle(window, qtbot)
    return window


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.wait(40)
    qtbot.waitUntil(lambda: not window._session.worker.is_busy(CHANGED_WORDS), timeout=5000)
    qtbot.wait(20)


def changed(window: MainWindow, side: str) -> list[str]:
    pane = window.page.panes[side].pane  # type: ignore[index]
    return [pane.text[start:end] for start, end in pane._scene.changed.pairs()]


# -- changed words ------------------------------------------------------------------------------------------------


def test_changed_words_of_passages_in_view_are_marked(shown: MainWindow, qtbot: QtBot) -> None:
    assert changed(shown, "a") == [word for word, other in zip(SHARED, EDITED, strict=True) if word != other]
    assert changed(shown, "b") == [other for word, other in zip(SHARED, EDITED, strict=True) if word != other]
    bar = shown.page.panes["a"].pane.verticalScrollBar()
    bar.setValue(bar.maximum())
    settle(shown, qtbot)
    assert changed(shown, "a") == []  # the passage there is verbatim


def test_they_are_found_once_and_forgotten_with_the_text(
    shown: MainWindow, loaded: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, idle: Callable[[], None]
) -> None:
    def unexpected(*_: object) -> None:
        raise AssertionError("found again")

    monkeypatch.setattr("neardup_gui.ui.changed_words.changed_spans", unexpected)
    bar = shown.page.panes["a"].pane.verticalScrollBar()
    for value in (bar.maximum(), 0):
        bar.setValue(value)
        settle(shown, qtbot)
    assert len(changed(shown, "a")) == 8
    monkeypatch.undo()
    loaded.paste("b", " ".join(SHARED), "Pasted")
    idle()
    settle(shown, qtbot)
    assert changed(shown, "a") == changed(shown, "b") == []


# -- on demand ----------------------------------------------------------------------------------------------------


def with_gems(loaded: Session) -> Comparison:
    """Let the session hold a comparison with gems, which texts of this length do not have."""
    comparison = loaded.comparison
    assert comparison is not None
    gems = SpanArray.of([(10, 60), (200, 260)])
    made = replace(comparison, gem_spans_a=gems, gem_spans_b=SpanArray.of([(5, 50)]))
    loaded._comparison, loaded._dressing = made, dress(made, Progress())
    loaded.comparison_changed.emit()
    return made


def test_gems_are_drawn_on_demand_and_explained(shown: MainWindow, loaded: Session) -> None:
    with_gems(loaded)
    panes, legend = shown.page.panes, shown.page.legend
    assert len(panes["a"].pane._scene.gems) == 0
    assert legend.isHidden()
    shown.actions_.show_gems.trigger()
    assert panes["a"].pane._scene.gems.pairs() == [(10, 60), (200, 260)]
    assert panes["b"].pane._scene.gems.pairs() == [(5, 50)]
    assert shown.page.strips["a"]._gems.tolist() == [10, 200]
    assert "Distill: 2 gems of A stand in B too" in legend.accessibleDescription()
    shown.actions_.show_gems.trigger()
    assert len(panes["a"].pane._scene.gems) == len(shown.page.strips["a"]._gems) == 0
    assert legend.isHidden()


def swatches(window: MainWindow) -> list[int]:
    """Return which colours the rows of the list have."""
    model = window.page.passages.model
    fields = [model.index(row, 0).data(Qt.ItemDataRole.DecorationRole) for row in range(model.rowCount())]
    return [
        next(hue for hue, each in enumerate(model._swatches) if each.cacheKey() == field.cacheKey()) for field in fields
    ]


def test_colours_tell_how_passages_were_found(shown: MainWindow, loaded: Session) -> None:
    comparison = loaded.comparison
    assert comparison is not None
    first, second = comparison.passages
    made = replace(comparison, passages=(replace(first, found_by=("distill", "shingles")), second))
    loaded._comparison, loaded._dressing = made, dress(made, Progress())
    loaded.comparison_changed.emit()
    shown.actions_.show_sources.trigger()
    scene = shown.page.panes["a"].pane._scene
    assert scene.by_source
    assert [scene.layers.styles.group(passage.id) for passage in made.passages] == [1, 0]
    told = shown.page.legend.accessibleDescription()
    assert told == "1 equal words in a row (1); 2 Distill digits, equal words in a row (1)"
    assert shown.page.strips["a"]._passages.colours.tolist() == [1, 0]
    assert swatches(shown) == [1, 0]
    shown.actions_.show_sources.trigger()
    assert shown.page.strips["a"]._passages.colours.tolist() == [0, 1]
    assert swatches(shown) == [0, 1]


def test_shingles_are_drawn_one_by_one_as_they_were_kept(
    shown: MainWindow, loaded: Session, idle: Callable[[], None]
) -> None:
    shown.actions_.show_shingles.trigger()
    loaded.set_settings(replace(loaded.settings, modulus=5))
    idle()
    comparison = loaded.comparison
    assert comparison is not None
    scene = shown.page.panes["a"].pane._scene
    assert scene.shingles_shown
    assert np.array_equal(scene.layers.shingles.starts, comparison.shingle_spans_a.starts)
    count = len(comparison.shingle_spans_a)
    assert 0 < count < 100
    assert f"{count} of A stand in B too" in shown.page.legend.accessibleDescription()


# -- tool tips ----------------------------------------------------------------------------------------------------


def test_a_passage_tells_of_its_partner(shown: MainWindow, loaded: Session) -> None:
    comparison, passage = loaded.comparison, loaded.passages[0]
    assert comparison is not None
    loaded.marks.dismiss([passage], DismissReason.QUOTATION)
    documents = comparison.a.document, comparison.b.document
    told = passage_tip(passage, "a", documents, 5, loaded.marks.of(passage), english).split("\n")
    assert told[0].startswith("Passage 1: edited, ")
    assert "alike" in told[0]
    assert told[1].startswith(f"In B at 0 %: “{' '.join(EDITED[:5])}".replace(" %", "\u00a0%"))
    assert "Found by: " in told[2]
    assert "equal words in a row" in told[2]
    assert told[3] == "Dismissed: quotation."
    other = passage_tip(passage, "b", documents, 5, loaded.marks.of(passage), english)
    assert f"In A at 0\u00a0%: “{' '.join(SHARED[:5])}" in other


# -- dismissed passages -------------------------------------------------------------------------------------------


def test_dismissed_passages_step_back_everywhere(shown: MainWindow, loaded: Session, qtbot: QtBot) -> None:
    passage = loaded.passages[0]
    strip = shown.page.strips["a"]
    assert not strip._passages.narrow.any()
    loaded.marks.dismiss([passage], DismissReason.OWN_TEXT)
    qtbot.wait(30)
    assert strip._passages.narrow.tolist() == [True, False]
    assert strip._passages.colours[0] == len(load_theme("light").tints)
    ribbons = {ribbon.passage: ribbon for ribbon, _ in shown.page.splitter.band._ribbons}
    assert ribbons[1].dismissed
    assert shown.page.panes["b"].pane._scene.dismissed == {1}
    loaded.marks.dismiss([passage], None)
    qtbot.wait(30)
    assert not strip._passages.narrow.any()
    assert not shown.page.splitter.band._ribbons[0][0].dismissed


# -- parts of the window ------------------------------------------------------------------------------------------


def test_what_is_hidden_or_shown_is_remembered(
    shown: MainWindow, loaded: Session, user_settings: UserSettings, qtbot: QtBot
) -> None:
    for action in (shown.actions_.show_score, shown.actions_.show_gems, shown.actions_.show_sources):
        action.trigger()
    assert shown.page.score.isHidden()
    shown.remember()
    other = MainWindow(loaded, UserSettings(Path(user_settings._store.fileName())), english, load_theme("dark"))
    qtbot.addWidget(other)
    assert other.page.score.isHidden()
    assert not other.actions_.show_score.isChecked()
    assert other.actions_.show_gems.isChecked()
    assert other.page.panes["b"].pane._scene.by_source
    other.actions_.show_score.trigger()
    assert not other.page.score.isHidden()


def test_the_window_fills_the_screen_and_comes_back(shown: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(shown, Qt.Key.Key_F11)
    qtbot.waitUntil(shown.isFullScreen, timeout=2000)
    shown.showNormal()
    qtbot.waitUntil(lambda: not shown.actions_.full_screen.isChecked(), timeout=2000)


def test_the_usual_keys_change_the_size_of_the_letters(shown: MainWindow, qtbot: QtBot) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    for key, zoom in ((Qt.Key.Key_Equal, 1), (Qt.Key.Key_Plus, 2), (Qt.Key.Key_Minus, 1), (Qt.Key.Key_0, 0)):
        qtbot.keyClick(shown, key, control)
        assert shown.page.zoom == zoom


def test_pairs_in_view_are_those_of_either_side(loaded: Session) -> None:
    first, second = loaded.passages
    pairs = loaded.dressing.pairs
    nowhere = Span(first.a.end + 10, first.a.end + 20)
    assert pairs.in_view(first.a, first.b) == [0]
    assert pairs.in_view(nowhere, second.b) == [1]
    assert pairs.in_view(first.a, second.b) == [0, 1]


def test_marks_of_changed_words_end_with_the_line() -> None:
    text = "ab  cd \n  \n  ef gh\n"
    pieces = within_lines(text, SpanArray.of([(0, len(text))])).pairs()
    assert [text[start:end] for start, end in pieces] == ["ab  cd", "ef gh"]


def test_the_typeface_is_chosen_and_remembered(
    shown: MainWindow, user_settings: UserSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    panes = [frame.pane for frame in shown.page.panes.values()]
    usual = panes[0].font().families()

    def choose(dialog: FontDialog) -> int:
        dialog.families.setCurrentFont(QFont("DejaVu Sans"))
        assert dialog.sample.font().families()[0] == "DejaVu Sans"
        return 1

    monkeypatch.setattr(FontDialog, "exec", choose)
    shown.actions_.typeface.trigger()
    assert [pane.font().families()[0] for pane in panes] == ["DejaVu Sans"] * 2
    assert UserSettings(Path(user_settings._store.fileName())).typeface == "DejaVu Sans"

    def restore(dialog: FontDialog) -> int:
        dialog.usual.click()
        return 1

    monkeypatch.setattr(FontDialog, "exec", restore)
    shown.actions_.typeface.trigger()
    assert panes[1].font().families() == usual
    assert user_settings.typeface == ""


def test_the_context_menu_offers_the_texts_own_actions(shown: MainWindow, qtbot: QtBot) -> None:
    pane = shown.page.panes["a"].pane
    place = QPoint(40, 40)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, pane.viewport().mapToGlobal(place))
    QApplication.sendEvent(pane.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entries = menu.actions()
    assert {shown.actions_.copy_with_source, shown.actions_.find_words, shown.actions_.go_to} <= set(entries)
    menu.close()
