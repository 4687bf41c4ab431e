"""The window as a whole: what each action does, what is remembered, how it ends."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QSlider

from neardup_gui.compare.settings import Settings
from neardup_gui.documents.model import ReadingWarning
from neardup_gui.jobs import Worker
from neardup_gui.progress import Progress
from neardup_gui.settings import Theme, UserSettings
from neardup_gui.ui import main_window as main_window_module
from neardup_gui.ui import texts as texts_module
from neardup_gui.ui.dialogs.rich_dialog import RichDialog
from neardup_gui.ui.dressing import dress
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.session import Session
from neardup_gui.ui.theme import load_theme
from neardup_gui.wording.translator import english

Wait = Callable[[], None]
Gate = Callable[[str], threading.Event]


def status_of(window: MainWindow) -> Any:
    return window.statusBar()


def test_panes_show_the_texts(window: MainWindow, loaded: Session, texts: tuple[Path, Path]) -> None:
    for side, path in zip(("a", "b"), texts, strict=True):
        frame = window.page.panes[side]  # type: ignore[index]
        assert frame.pane.text == path.read_text(encoding="utf-8")
        assert frame.header.name_label.text() == path.name
        assert "words" in frame.header.facts_label.text() or "word(s)" in frame.header.facts_label.text()
        assert len(frame.pane.layers.runs) > 0
        assert len(frame.pane.layers.passages.spans) == 3
    assert window.windowTitle() == "first.txt – second.txt – Neardup"


def test_painted_shingles_follow_the_length_and_the_sampling(window: MainWindow, loaded: Session, idle: Wait) -> None:
    pane = window.page.panes["a"].pane
    covered = pane.layers.runs.covered()
    passages = pane.layers.passages.spans.pairs()
    window.page.settings_panel.modulus.slider.setValue(20)
    idle()
    assert 0 < pane.layers.runs.covered() < covered
    assert pane.layers.passages.spans.pairs() == passages


def test_a_slider_move_does_not_scroll(window: MainWindow, loaded: Session, idle: Wait, qtbot: Any) -> None:
    window.resize(700, 420)
    qtbot.wait(20)
    bars = [frame.pane.verticalScrollBar() for frame in window.page.panes.values()]
    for bar in bars:
        assert bar.maximum() > 3
        bar.setValue(bar.maximum() // 2)
    before = [bar.value() for bar in bars]
    for length in (6, 7, 9, 3):
        window.page.settings_panel.length.slider.setValue(length)
        idle()
    assert loaded.comparison is not None
    assert loaded.comparison.settings.shingle_length == 3
    assert [bar.value() for bar in bars] == before


def test_next_and_previous_passage_by_key(window: MainWindow, loaded: Session, qtbot: Any) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert loaded.passage_position == 0
    assert "1 of 3" in status_of(window).passage.text()
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert "2 of 3" in status_of(window).passage.text()
    for side in ("a", "b"):
        pane = window.page.panes[side].pane  # type: ignore[index]
        passage = loaded.current_passage
        assert passage is not None
        assert pane.current == passage.id
        span = passage.a if side == "a" else passage.b
        seen = pane.visible_span()
        assert seen.start <= span.start < seen.end
    qtbot.keyClick(window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert loaded.passage_position == 0


def test_click_on_a_passage_moves_the_other_pane_only(window: MainWindow, loaded: Session, qtbot: Any) -> None:
    window.resize(700, 420)
    qtbot.wait(20)
    a, b = window.page.panes["a"].pane, window.page.panes["b"].pane
    last = loaded.passages[2]
    a.reveal(last.a)
    before = a.verticalScrollBar().value()
    b.verticalScrollBar().setValue(0)
    a.passage_clicked.emit(last.id)
    assert loaded.current_passage == last
    seen = b.visible_span()
    assert seen.start <= last.b.start < seen.end
    assert a.verticalScrollBar().value() == before


def test_a_real_click_finds_the_passage(window: MainWindow, loaded: Session, qtbot: Any) -> None:
    pane = window.page.panes["b"].pane  # B begins with a passage
    qtbot.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 40))
    assert loaded.current_passage is not None
    assert loaded.current_passage.b.start == 0


def test_swap_by_action(window: MainWindow, loaded: Session, idle: Wait) -> None:
    window.actions_.swap.trigger()
    idle()
    assert window.page.panes["a"].header.name_label.text() == "second.txt"
    assert window.page.panes["b"].header.name_label.text() == "first.txt"
    assert window.page.panes["a"].pane.text.startswith(window.page.panes["a"].pane.text[:20])


def test_swap_with_one_text(window: MainWindow, session: Session, texts: tuple[Path, Path], idle: Wait) -> None:
    assert not window.actions_.swap.isEnabled()
    session.open_path("a", str(texts[0]))
    idle()
    window.actions_.swap.trigger()
    assert window.page.panes["a"].pane.text == ""
    assert window.page.panes["b"].header.name_label.text() == "first.txt"


def test_bad_file_shows_one_sentence_and_keeps_the_text(
    window: MainWindow, loaded: Session, tmp_path: Path, idle: Wait, texts: tuple[Path, Path]
) -> None:
    loaded.open_path("a", str(tmp_path / "absent.docx"))
    idle()
    frame = window.page.panes["a"]
    assert not frame.error_strip.isHidden()
    assert frame.pane.text == texts[0].read_text(encoding="utf-8")
    assert window.page.panes["b"].error_strip.isHidden()
    frame.error_dismissed.emit()
    assert frame.error_strip.isHidden()


def test_reading_can_be_cancelled(
    window: MainWindow,
    loaded: Session,
    third: Path,
    gate: Gate,
    monkeypatch: pytest.MonkeyPatch,
    texts: tuple[Path, Path],
) -> None:
    def read(_path: Path, _options: Any, progress: Progress) -> Any:
        gate("go").wait(5)
        progress.check()
        pytest.fail("cancelled work went on")

    monkeypatch.setattr(texts_module, "read_document", read)
    loaded.open_path("a", str(third))
    frame = window.page.panes["a"]
    assert not frame.progress_strip.isHidden()
    assert not window.actions_.swap.isEnabled()
    frame.cancel_requested.emit()
    assert frame.progress_strip.isHidden()
    assert frame.pane.text == texts[0].read_text(encoding="utf-8")
    gate("go").set()
    assert loaded.worker.wait_idle(5000)


def test_zoom_is_shared_and_reset(window: MainWindow) -> None:
    a, b = window.page.panes["a"].pane, window.page.panes["b"].pane
    window.actions_.zoom_in.trigger()
    window.actions_.zoom_in.trigger()
    assert (a.zoom, b.zoom) == (2, 2)
    window.actions_.zoom_out.trigger()
    assert (a.zoom, b.zoom) == (1, 1)
    b.set_zoom(4)  # by the wheel over one pane
    assert a.zoom == 4
    window.actions_.zoom_reset.trigger()
    assert (a.zoom, b.zoom) == (0, 0)


def test_settings_panel_can_be_hidden(window: MainWindow, user_settings: UserSettings) -> None:
    window.actions_.show_settings.trigger()
    assert window.page.settings_panel.isHidden()
    assert not user_settings.settings_panel_shown
    window.actions_.show_settings.trigger()
    assert not window.page.settings_panel.isHidden()


def test_theme_and_language_are_asked_for(window: MainWindow, qtbot: Any, user_settings: UserSettings) -> None:
    with qtbot.waitSignal(window.theme_chosen) as chosen:
        window.actions_.themes[Theme.DARK].trigger()
    assert chosen.args == ["dark"]
    assert user_settings.theme is Theme.DARK
    with qtbot.waitSignal(window.language_chosen) as language:
        window.menus.language_group.actions()[1].trigger()
    assert language.args == ["en"]


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("help_figures", "cannot tell who copied from whom"),
        ("help_shortcuts", "Shift+F3"),
        ("about", "GNU General Public License"),
    ],
)
def test_help_dialogs(window: MainWindow, monkeypatch: pytest.MonkeyPatch, action: str, expected: str) -> None:
    shown: list[str] = []

    def run(dialog: RichDialog) -> int:
        shown.append(dialog.browser.toPlainText())
        return 0

    monkeypatch.setattr(RichDialog, "exec", run)
    getattr(window.actions_, action).trigger()
    assert expected in shown[0]


def test_log_file_is_shown(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    window.actions_.show_log.trigger()
    assert opened == [str(main_window_module.log_path().parent)]


def test_shortcuts_are_unique_and_actions_explained(window: MainWindow) -> None:
    keys = [action.shortcut().toString() for action in window.actions_.all() if not action.shortcut().isEmpty()]
    assert len(keys) == len(set(keys))
    for action in window.actions_.all():
        assert len(action.statusTip()) > 10, action.text()
    for expected in ("Ctrl+O", "Ctrl+Shift+O", "Ctrl+E", "F3", "Shift+F3"):
        assert expected in keys


def test_tool_bar_never_hides_a_button(window: MainWindow, qtbot: Any) -> None:
    bar = window.menus.tool_bar
    window.resize(1200, 700)
    qtbot.wait(10)
    assert bar.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    for width in (1200, 900, 700):
        window.resize(width, 700)
        qtbot.wait(10)
        assert bar.sizeHint().width() <= window.width()


def test_everything_is_reached_by_tab(window: MainWindow, loaded: Session, qtbot: Any) -> None:
    reached: set[str] = set()
    window.activateWindow()
    window.page.panes["a"].pane.setFocus()
    for _ in range(60):
        focus = QApplication.focusWidget()
        if focus is not None:
            reached.add(focus.accessibleName() or type(focus).__name__)
            qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert any("second.txt" in name for name in reached)
    for slider in window.page.settings_panel.findChildren(QSlider):
        assert slider.accessibleName() in reached


def test_window_and_settings_survive_a_restart(
    qtbot: Any, worker: Worker, user_settings: UserSettings, qapp: QApplication
) -> None:
    def make(settings: UserSettings) -> MainWindow:
        session = Session(worker, settings.comparison, dress)
        made = MainWindow(session, settings, english, load_theme("light"))
        session.setParent(made)  # goes with it, in this thread
        qtbot.addWidget(made)
        return made

    first = make(user_settings)
    first.resize(770, 633)
    first.show()
    qtbot.waitExposed(first)
    first.page.splitter.setSizes([300, 600])
    first.page.set_zoom(3)
    first.page.settings_panel.length.slider.setValue(9)
    first.page.settings_panel.modulus.slider.setValue(4)
    sizes = first.page.splitter.sizes()
    first.actions_.show_settings.trigger()
    first.close()

    second = make(UserSettings(Path(user_settings._store.fileName())))
    second.show()
    qtbot.waitExposed(second)
    assert (second.width(), second.height()) == (770, 633)
    assert second.page.splitter.sizes() == sizes
    assert second.page.zoom == 3
    assert second.page.settings_panel.isHidden()
    assert second.page.settings_panel.length.value() == 9
    assert second._session.settings == replace(Settings(), shingle_length=9, modulus=4)
    second.close()


def test_a_new_window_over_a_running_session_shows_everything(
    qtbot: Any, window: MainWindow, loaded: Session, user_settings: UserSettings
) -> None:
    """As after a change of language."""
    loaded.step_passage(1)
    other = MainWindow(loaded, user_settings, english, load_theme("dark"))
    qtbot.addWidget(other)
    assert other.page.panes["a"].pane.text == window.page.panes["a"].pane.text
    assert other.page.panes["a"].pane.current == 1
    assert len(other.page.panes["b"].pane.layers.runs) > 0
    assert other.page.score.title.text() == window.page.score.title.text()
    assert other.actions_.export_pdf.isEnabled()
    assert other.windowTitle() == window.windowTitle()


def test_warnings_of_the_reader_are_shown_on_demand(
    window: MainWindow, session: Session, idle: Wait, monkeypatch: pytest.MonkeyPatch, texts: tuple[Path, Path]
) -> None:
    real = texts_module.read_document
    warning = ReadingWarning("hidden_text", {"characters": 17})
    monkeypatch.setattr(
        texts_module, "read_document", lambda *arguments: replace(real(*arguments), warnings=(warning,))
    )
    session.open_path("a", str(texts[0]))
    idle()
    header = window.page.panes["a"].header
    chip = header.warning_chip
    assert not chip.isHidden()
    chip.click()
    assert "17" in header.warning_list.label.text()
    assert "hidden text" in header.warning_list.label.text()
    header.warning_list.close()
    session.swap()
    assert chip.isHidden()


def test_a_passage_tells_its_kind_and_length_under_the_mouse(window: MainWindow, loaded: Session) -> None:
    text = window.page.presenters[0]._tool_tip(0, 2)
    assert "Passage 2: verbatim" in text
    assert "45 words" in text
    assert "Page" not in text
    assert window.page.presenters[0]._tool_tip(0, 99) == ""
