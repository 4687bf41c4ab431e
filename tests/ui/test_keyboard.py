"""The whole way by keyboard alone; names, mnemonics and visible focus of everything that can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QToolButton,
    QWidget,
)
from walking import claims_of, conflicts, interactive, menus_of, mnemonic, name_of
from window_helpers import take_apart

from neardup_gui.compare.settings import Settings
from neardup_gui.jobs import Worker
from neardup_gui.settings import Translations, UserSettings
from neardup_gui.settings.mark_store import MarkStore
from neardup_gui.ui.dressing import dress
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.session import Session
from neardup_gui.ui.theme import ThemeName, apply_theme
from neardup_gui.wording.translator import qt_translator

LANGUAGES = ("en", "ru", "zh")
ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
# What opens something of the system's, brings other texts, or ends the program.
NOT_TRIGGERED = (
    "quit", "show_log", "open_a", "open_b", "open_both", "open_sample", "paste_a", "paste_b", "reload", "swap",
)  # fmt: skip


@pytest.fixture
def session(worker: Worker, tmp_path: Path) -> Iterator[Session]:
    made = Session(worker, Settings(), dress, mark_store=MarkStore(tmp_path / "marks"))
    yield made
    take_apart(made)


@pytest.fixture(params=LANGUAGES)
def spoken(
    request: pytest.FixtureRequest, qapp: QApplication, qtbot: Any, loaded: Session, user_settings: UserSettings,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:  # fmt: skip
    """The window with both texts compared, in each language."""
    from neardup_gui.ui.theme import load_theme

    monkeypatch.delenv("NEARDUP_LANG", raising=False)
    translations = Translations()
    translations.install(qapp, request.param)
    window = MainWindow(loaded, user_settings, qt_translator(request.param), load_theme("light"))
    window.resize(1400, 1000)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    translations.install(qapp, "en")


def test_no_two_entries_of_a_menu_claim_the_same_letter(spoken: MainWindow) -> None:
    found = {where: conflicts([entry.text() for entry in entries]) for where, entries in menus_of(spoken)}
    assert not any(found.values()), {where: groups for where, groups in found.items() if groups}


def test_every_entry_of_the_main_menus_has_a_letter(spoken: MainWindow) -> None:
    without = [
        f"{where}: {entry.text()}"
        for where, entries in menus_of(spoken)
        for entry in entries
        if not mnemonic(entry.text()) and "→" not in where and entry.menu() is None
    ]
    assert len(without) <= 4, without  # a long menu runs out of letters


def test_no_two_keys_are_the_same(spoken: MainWindow) -> None:
    claimed: dict[str, str] = {}
    for action in spoken.actions_.all():
        for keys in action.shortcuts():
            shown = keys.toString()
            assert shown not in claimed, f"{shown}: {claimed[shown]}, {action.text()}"
            claimed[shown] = action.text()


def test_the_window_itself_has_no_conflict_of_letters(spoken: MainWindow) -> None:
    spoken.page.settings_panel.setVisible(True)
    spoken.page.settings_panel.more.setChecked(True)
    bar = [action.text() for action in spoken.menuBar().actions()]
    on_tool_bar = {button.text() for button in spoken.menus.tool_bar.findChildren(QToolButton)}
    claimed = [text for text in claims_of(spoken) if text not in on_tool_bar]
    found = conflicts([*bar, *claimed])
    assert not found, found


def look_at_dialog(dialog: QWidget, problems: list[str]) -> None:
    title = dialog.windowTitle() or type(dialog).__name__
    if found := conflicts(claims_of(dialog)):
        problems.append(f"{title}: {found}")
    problems += [
        f"{title}: no name: {type(widget).__name__} {widget.objectName()}"
        for widget in interactive(dialog)
        if not name_of(widget)
    ]


def test_every_dialog_has_names_and_no_conflict_of_letters(
    spoken: MainWindow, loaded: Session, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    problems: list[str] = []
    seen: set[str] = set()

    def run(dialog: QDialog) -> int:
        dialog.show()
        seen.add(type(dialog).__name__)
        look_at_dialog(dialog, problems)
        dialog.hide()
        return 0

    for owner in (QDialog, QMessageBox, QPrintDialog):
        monkeypatch.setattr(owner, "exec", run)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: None)
    for name in ("getOpenFileName", "getOpenFileNames", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: ("", ""))
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)
    loaded.set_passage(loaded.passages[0].id)
    skipped = {id(getattr(spoken.actions_, name)) for name in NOT_TRIGGERED}
    for action in spoken.actions_.all():
        if id(action) in skipped or action.isCheckable() or not action.isEnabled():
            continue
        action.trigger()
        QApplication.processEvents()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                run(widget)
                widget.close()
    qtbot.waitUntil(lambda: "TextFactsDialog" in seen, timeout=5_000)
    from neardup_gui.ui.dialogs.paste_dialog import PasteDialog

    dialog = PasteDialog("a", spoken)
    run(dialog)
    dialog.deleteLater()
    assert not problems, "\n".join(problems)
    assert {"ExportDialog", "AboutDialog", "FiguresHelp", "ShortcutsDialog", "PasteDialog", "QMessageBox"} <= seen


def test_everything_in_the_window_has_a_name_and_says_what_it_does(spoken: MainWindow) -> None:
    spoken.actions_.show_settings.setChecked(True)
    spoken.actions_.show_passages.setChecked(True)
    spoken.page.settings_panel.more.setChecked(True)
    QApplication.processEvents()
    widgets = interactive(spoken)
    assert len(widgets) > 25
    nameless = [f"{type(one).__name__} in {type(one.parent()).__name__}" for one in widgets if not name_of(one)]
    assert not nameless, nameless
    wordless = [name_of(one) for one in widgets if isinstance(one, QAbstractButton) and is_wordless(one)]
    assert not wordless, f"buttons without words need a tool tip: {wordless}"


def is_wordless(button: QAbstractButton) -> bool:
    """Return whether a button shows no words and has no tool tip that gives them."""
    picture = isinstance(button, QToolButton) and button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    return (picture or not button.text()) and not button.toolTip()


def test_tab_reaches_everything_and_comes_back(spoken: MainWindow, qtbot: Any) -> None:
    spoken.activateWindow()
    spoken.page.panes["a"].pane.setFocus()
    wanted = {
        id(one)
        for one in interactive(spoken)
        if one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisible()
    }
    start = QApplication.focusWidget()
    reached: list[QWidget] = []
    for _ in range(200):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here is None or here is start:
            break
        reached.append(here)
    assert QApplication.focusWidget() is start, "the circle is closed"
    ids = {id(one) for one in reached} | {id(start)}
    missed = [one for one in interactive(spoken) if id(one) in wanted - ids]
    assert not missed, [f"{type(one).__name__}: {name_of(one)}" for one in missed]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_focus_can_be_seen(
    theme: ThemeName, qapp: QApplication, window: MainWindow, loaded: Session, qtbot: Any
) -> None:
    window.set_theme(apply_theme(qapp, theme))
    window.actions_.show_passages.setChecked(True)
    window.page.settings_panel.more.setChecked(True)
    window.resize(1400, 1000)
    window.activateWindow()
    QApplication.processEvents()
    invisible: list[str] = []
    for widget in interactive(window):
        if not widget.isEnabled() or not widget.isVisible() or not widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            continue
        focus = QApplication.focusWidget()
        if focus is not None:
            focus.clearFocus()
        QApplication.processEvents()
        before = around(window, widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        window.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)  # as after a press of the Tab key
        if around(window, widget) == before:
            invisible.append(f"{type(widget).__name__}: {name_of(widget)}")
    apply_theme(qapp, "light")
    assert not invisible, "\n".join(invisible)


def around(window: QWidget, widget: QWidget) -> QImage:
    """Return how a widget and its surroundings look."""
    area = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-40, -60, 40, 12)
    return window.grab(area.intersected(window.rect())).toImage()


def test_from_two_files_to_the_report_by_keyboard_alone(
    qtbot: Any,
    session: Session,
    window: MainWindow,
    texts: tuple[Path, Path],
    tmp_path: Path,
    idle: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The dialogs for files are the system's; all that is between them is pressed here."""
    window.activateWindow()
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path) for path in texts], ""))
    target = tmp_path / "report.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))

    def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        qtbot.keyClick(QApplication.focusWidget() or window, key, modifiers)

    press(Qt.Key.Key_O, CONTROL | ALT)
    idle()
    assert session.comparison is not None
    press(Qt.Key.Key_F3)
    assert session.current_passage == session.passages[0]
    press(Qt.Key.Key_D, CONTROL)
    assert session.dismissed == {1}
    press(Qt.Key.Key_Z, CONTROL)
    assert session.dismissed == frozenset()
    press(Qt.Key.Key_1, CONTROL)
    press(Qt.Key.Key_F2)
    QApplication.processEvents()
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    qtbot.keyClicks(editor, "see the preface")
    press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert session.marks.of(session.passages[0]).note == "see the preface"

    shown: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            shown.append(type(dialog).__name__)
            qtbot.keyClick(dialog, Qt.Key.Key_Return if len(shown) == 1 else Qt.Key.Key_Escape)

    monkeypatch.setattr(QMessageBox, "exec", QDialog.exec)
    timer = QTimer()
    timer.timeout.connect(answer)
    timer.start(150)
    press(Qt.Key.Key_E, CONTROL)
    qtbot.waitUntil(lambda: len(shown) >= 2, timeout=30_000)
    timer.stop()
    assert shown[0] == "ExportDialog"
    assert target.read_bytes().startswith(b"%PDF")
