"""Bringing texts in: dialogs, drops, paste, recent files, the sample pair."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu
from window_helpers import drop

from neardup_gui.settings import UserSettings
from neardup_gui.ui import opening as opening_module
from neardup_gui.ui.dialogs.paste_dialog import PasteDialog
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.session import Session

Wait = Callable[[], None]


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    seen: list[str] = []
    monkeypatch.setattr(opening_module, "show_message", lambda _parent, _title, sentence: seen.append(sentence))
    return seen


def names(session: Session) -> list[str | None]:
    sides = (session.side("a").prepared, session.side("b").prepared)
    return [prepared.document.name if prepared is not None else None for prepared in sides]


def files(*paths: Path) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return mime


def test_open_each_side_by_dialog(
    window: MainWindow, session: Session, texts: tuple[Path, Path], idle: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles: list[str] = []
    answers = iter([str(texts[0]), str(texts[1]), ""])

    def ask(_parent: Any, title: str, _folder: str, filters: str) -> tuple[str, str]:
        titles.append(title)
        assert "*.txt" in filters
        return next(answers), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    window.actions_.open_a.trigger()
    window.actions_.open_b.trigger()
    idle()
    assert names(session) == ["first.txt", "second.txt"]
    assert "A" in titles[0]
    assert "B" in titles[1]
    window.page.panes["b"].header.open_button.click()  # cancelled in the dialog
    assert "B" in titles[2]
    assert not session.is_loading


def test_open_both_takes_exactly_two(
    window: MainWindow,
    session: Session,
    texts: tuple[Path, Path],
    third: Path,
    idle: Wait,
    messages: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter([[str(texts[0])], [str(texts[0]), str(texts[1]), str(third)], [str(path) for path in texts]])
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (next(answers), ""))
    window.actions_.open_both.trigger()
    window.actions_.open_both.trigger()
    assert len(messages) == 2
    assert names(session) == [None, None]
    window.actions_.open_both.trigger()
    idle()
    assert names(session) == ["first.txt", "second.txt"]


def test_drop_one_file_on_a_pane(window: MainWindow, session: Session, texts: tuple[Path, Path], idle: Wait) -> None:
    assert drop(window.page.panes["b"], files(texts[1]))
    idle()
    assert names(session) == [None, "second.txt"]


def test_drop_two_files_on_either_pane(
    window: MainWindow, session: Session, texts: tuple[Path, Path], idle: Wait
) -> None:
    assert drop(window.page.panes["b"], files(*texts))
    idle()
    assert names(session) == ["first.txt", "second.txt"]


def test_drop_on_the_window(window: MainWindow, session: Session, texts: tuple[Path, Path], idle: Wait) -> None:
    assert drop(window, files(*texts))
    idle()
    assert names(session) == ["first.txt", "second.txt"]
    web = QMimeData()
    web.setUrls([QUrl("https://example.org/book.epub")])
    assert not drop(window, web)


def test_three_files_are_refused_with_a_sentence(
    window: MainWindow, session: Session, texts: tuple[Path, Path], third: Path, messages: list[str]
) -> None:
    drop(window, files(*texts, third))
    assert len(messages) == 1
    assert not session.is_loading


def test_drop_text_on_a_pane(window: MainWindow, session: Session, idle: Wait) -> None:
    mime = QMimeData()
    mime.setText("Some words from another program.")
    assert drop(window.page.panes["a"], mime)
    idle()
    prepared = session.side("a").prepared
    assert prepared is not None
    assert prepared.document.text == "Some words from another program."


def test_paste_dialog_offers_the_clipboard(qtbot: Any) -> None:
    QGuiApplication.clipboard().setText("From the clipboard")
    dialog = PasteDialog("b")
    qtbot.addWidget(dialog)
    assert dialog.text == "From the clipboard"
    dialog.text_edit.clear()
    assert not dialog._ok.isEnabled()
    dialog.text_edit.setPlainText("typed")
    assert dialog._ok.isEnabled()
    dialog.name_edit.setText("  ")
    assert dialog.name == "Pasted text B"


def test_paste_by_action(window: MainWindow, session: Session, idle: Wait, monkeypatch: pytest.MonkeyPatch) -> None:
    def typed(dialog: PasteDialog) -> int:
        dialog.text_edit.setPlainText("Typed words.")
        dialog.name_edit.setText("Typed")
        return 1

    monkeypatch.setattr(PasteDialog, "exec", typed)
    window.actions_.paste_b.trigger()
    idle()
    assert names(session) == [None, "Typed"]
    monkeypatch.setattr(PasteDialog, "exec", lambda _: 0)
    window.page.panes["a"].header.paste_button.click()
    assert not session.is_loading


def test_recent_files_can_be_opened_on_either_side(
    window: MainWindow, session: Session, texts: tuple[Path, Path], idle: Wait, user_settings: UserSettings
) -> None:
    window.opening.open_files([str(path) for path in texts])
    idle()
    assert user_settings.recent == [str(path) for path in texts]
    menu = QMenu()
    window.opening.fill_recent(menu)
    entries = [action.menu() for action in menu.actions() if isinstance(action.menu(), QMenu)]
    assert [entry.title() for entry in entries] == ["&1 first.txt", "&2 second.txt"]  # type: ignore[union-attr]
    entries[0].actions()[1].trigger()  # type: ignore[union-attr]
    idle()
    assert names(session) == ["first.txt", "first.txt"]
    menu.actions()[-1].trigger()
    assert user_settings.recent == []
    window.opening.fill_recent(menu)
    assert not menu.actions()[0].isEnabled()


def test_sample_pair(window: MainWindow, session: Session, idle: Wait) -> None:
    window.actions_.open_sample.trigger()
    idle()
    assert session.comparison is not None
    assert session.passages


@pytest.mark.parametrize(("language", "expected"), [("ru", "ru"), ("en", "en"), ("de", "en")])
def test_sample_pair_follows_the_language(language: str, expected: str) -> None:
    assert [Path(path).stem for path in opening_module.sample_pair(language)] == [
        f"original_{expected}",
        f"adaptation_{expected}",
    ]


def test_the_folder_is_remembered(
    window: MainWindow, texts: tuple[Path, Path], idle: Wait, user_settings: UserSettings
) -> None:
    window.opening.open_files([str(texts[0])], "a")
    idle()
    assert user_settings.folder == str(texts[0].parent)
