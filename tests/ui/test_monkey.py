"""A hundred random things in a row, with fixed seeds: nothing in the log, no thread, window or file left over."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QFileDialog, QMessageBox, QSpinBox

from neardup_gui.compare.opinions import DismissReason
from neardup_gui.compare.settings import Settings
from neardup_gui.ui.dialogs.export_dialog import ExportDialog
from neardup_gui.ui.exporting import EXPORT
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.passage_list.columns import Column
from neardup_gui.ui.session import SIDES, Session
from neardup_gui.ui.texts import Side
from neardup_gui.ui.theme import apply_theme

STEPS = 100
ENDING = ("quit",)  # actions after which there is nothing left to do
BARE_KEYS = (
    Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Home,
    Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_F3, Qt.Key.Key_A,
)  # fmt: skip


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, texts: tuple[Path, Path]) -> None:
    """Every dialog is shown and closed at once; those that ask for files are answered."""

    def run(dialog: QDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        if isinstance(dialog, ExportDialog):
            dialog.accept()
        else:
            dialog.reject()
        return dialog.result()

    for owner in (QDialog, QMessageBox, QPrintDialog):
        monkeypatch.setattr(owner, "exec", run)
    monkeypatch.setattr(QDialog, "open", run)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: None)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(texts[0]), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path) for path in texts], ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "exported"), ""))


class Monkey:
    """Does random things to a window."""

    def __init__(self, seed: int, window: MainWindow, session: Session, paths: list[Path], qtbot: Any) -> None:
        self.source = random.Random(seed)
        self.window = window
        self.session = session
        self.paths = paths
        self.qtbot = qtbot
        self.done: list[str] = []
        ending = [getattr(window.actions_, name) for name in ENDING]
        self.actions = [action for action in window.actions_.all() if action not in ending]

    def step(self) -> None:
        ways: list[tuple[int, Callable[[], None]]] = [
            (30, self.act), (10, self.set), (10, self.choose_passage), (8, self.judge), (4, self.swap),
            (4, self.reload), (4, self.open), (8, self.filter), (4, self.sort), (8, self.press), (6, self.click_figure),
            (3, self.resize), (3, self.colour), (6, self.scroll), (4, self.paste), (3, self.check_files),
        ]  # fmt: skip
        way = self.source.choices([way for _, way in ways], [weight for weight, _ in ways])[0]
        self.done.append(way.__name__)
        way()
        self.qtbot.wait(self.source.choice((0, 0, 0, 5, 40)))

    def act(self) -> None:
        action = self.source.choice(self.actions)
        self.done[-1] += f" {action.text()}"
        action.trigger()

    def set(self) -> None:
        source = self.source
        settings: Settings = self.session.settings
        length = source.randint(1, 20)
        self.session.set_settings(
            source.choice((
                replace(settings, shingle_length=length, step=1),
                replace(settings, modulus=source.randint(1, 40)),
                replace(settings, min_passage=source.randint(5, 80)),
                replace(settings, lemmas=not settings.lemmas),
                replace(settings, stop_words=not settings.stop_words),
                replace(settings, language=source.choice(("auto", "ru", "en"))),
                replace(settings, methods=source.choice((("passages",), ("passages", "shingles"), settings.methods))),
            ))
        )  # fmt: skip

    def choose_passage(self) -> None:
        passages = self.session.passages
        self.session.set_passage(self.source.choice(passages).id if passages else None)

    def judge(self) -> None:
        passages, marks = self.session.passages, self.session.marks
        if passages:
            chosen = self.source.sample(passages, self.source.randint(1, len(passages)))
            marks.dismiss(chosen, self.source.choice((*DismissReason, None)))
            marks.set_note(chosen[0], self.source.choice(("", "a note", "заметка")))

    def swap(self) -> None:
        self.session.swap()

    def reload(self) -> None:
        self.session.reload(*self.source.choice(((), ("a",), ("b",))))

    def open(self) -> None:
        side = cast(Side, self.source.choice(SIDES))
        self.session.open_path(side, str(self.source.choice(self.paths)))

    def paste(self) -> None:
        side = cast(Side, self.source.choice(SIDES))
        self.session.paste(
            side, self.source.choice(("", "One. Two.", self.paths[0].read_text(encoding="utf-8"))), "pasted"
        )

    def filter(self) -> None:
        bar = self.window.page.passages.bar
        control = self.source.choice(bar.findChildren(QComboBox) + bar.findChildren(QSpinBox))
        if isinstance(control, QComboBox):
            control.setCurrentIndex(self.source.randrange(control.count()))
        else:
            control.setValue(self.source.randint(control.minimum(), min(control.maximum(), 90)))
        bar.search.setText(self.source.choice(("", "ka", "щ", "zzz")))

    def sort(self) -> None:
        order = self.source.choice((Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder))
        self.window.page.passages.table.sortByColumn(self.source.choice(list(Column)), order)

    def press(self) -> None:
        target = QApplication.focusWidget() or self.window
        self.qtbot.keyClick(target, self.source.choice(BARE_KEYS))

    def click_figure(self) -> None:
        score = self.window.page.score
        button = self.source.choice([*score.figures.bars.values(), *score.figures.numbers.values(), score.reasons])
        if button.isVisible():
            button.click()
            popup = QApplication.activePopupWidget()
            if popup is not None:
                popup.close()

    def resize(self) -> None:
        self.window.resize(self.source.randint(700, 1800), self.source.randint(500, 1100))

    def colour(self) -> None:
        application = cast(QApplication, QApplication.instance())
        self.window.set_theme(apply_theme(application, self.source.choice(("light", "dark"))))

    def scroll(self) -> None:
        bar = self.window.page.panes[cast(Side, self.source.choice(SIDES))].pane.verticalScrollBar()
        bar.setValue(self.source.randint(0, max(0, bar.maximum())))

    def check_files(self) -> None:
        path = self.source.choice(self.paths)
        path.write_text(path.read_text(encoding="utf-8") + "\nmore", encoding="utf-8")
        self.session.check_files()


@pytest.mark.parametrize("seed", [1, 2, 3, 20])
def test_a_hundred_random_things(
    seed: int,
    qtbot: Any,
    qapp: QApplication,
    window: MainWindow,
    loaded: Session,
    texts: tuple[Path, Path],
    third: Path,
    tmp_path: Path,
    idle: Callable[[], None],
    dialogs: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkey = Monkey(seed, window, loaded, [*texts, third], qtbot)
    with qtbot.captureExceptions() as exceptions:
        for _ in range(STEPS):
            monkey.step()
        qtbot.waitUntil(lambda: not loaded.worker.is_busy(EXPORT), timeout=30_000)
        idle()
        qtbot.wait(50)
    history = " | ".join(monkey.done)
    assert not exceptions, f"{exceptions[0]} after {history}"
    if loaded.comparison is not None:
        assert loaded.comparison.a.document is loaded.side("a").prepared.document, history  # type: ignore[union-attr]
        assert loaded.comparison.b.document is loaded.side("b").prepared.document, history  # type: ignore[union-attr]
        assert window.page.passages.model.rows.shows(loaded.comparison), history
    assert not list(tmp_path.rglob("*.tmp")), "no file is left half written"
    for dialog in [widget for widget in qapp.topLevelWidgets() if widget is not window and widget.isVisible()]:
        assert window.isAncestorOf(dialog) or dialog.parent() is not None, f"{type(dialog).__name__} is nobody's"
        assert not dialog.isModal(), f"{type(dialog).__name__} left open after {history}"
        dialog.close()
    assert QApplication.activePopupWidget() is None
    apply_theme(qapp, "light")
