"""Going to a percentage or a chapter, and copying words with their source."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from window_helpers import words

from neardup_gui.documents import read_document
from neardup_gui.spans import Span
from neardup_gui.ui.finding.goto_dialog import GotoDialog
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.places import chapter_at, chapters_of
from neardup_gui.ui.quoting import quoted
from neardup_gui.ui.session import Session
from neardup_gui.wording.translator import english, qt_translator

SHARED = words(60, 1)


def book(order: tuple[int, ...]) -> str:
    parts = [f"# Chapter {number}\n\n{words(300, number + 10)}\n\n{SHARED if number == 3 else ''}" for number in order]
    return "\n\n".join([*parts, words(400, 40 + order[0])]) + "\n"


@pytest.fixture
def texts(tmp_path: Path) -> tuple[Path, Path]:
    a, b = tmp_path / "first.md", tmp_path / "second.md"
    a.write_text(book((1, 2, 3)), encoding="utf-8")
    b.write_text(book((3, 4)).replace(words(300, 13), words(300, 77)), encoding="utf-8")
    return a, b


@pytest.fixture
def shown(window: MainWindow, loaded: Session, qtbot: QtBot) -> MainWindow:
    window.page.settings_panel.hide()
    window.page.passages.hide()
    window.activateWindow()
    window.page.panes["a"].pane.setFocus()
    qtbot.wait(20)
    return window


def asked(window: MainWindow) -> GotoDialog:
    dialog = window.page.going.ask()
    assert dialog is not None
    return dialog


def test_chapters_are_counted_with_their_passages(texts: tuple[Path, Path]) -> None:
    document = read_document(texts[0])
    starts = [document.text.index(SHARED), document.text.index("Chapter 2") + 40]
    chapters = chapters_of(document, np.array(starts, dtype=np.int64))
    assert [(each.title, each.passages) for each in chapters] == [("Chapter 1", 0), ("Chapter 2", 1), ("Chapter 3", 1)]
    assert document.text[chapters[2].offset :].startswith("# Chapter 3")
    assert chapter_at(document, starts[0]) == "Chapter 3"
    assert chapter_at(document, 0) == "Chapter 1"


def test_a_percentage_is_gone_to_and_the_other_text_follows(shown: MainWindow, loaded: Session, qtbot: QtBot) -> None:
    a, b = (shown.page.panes[side].pane for side in ("a", "b"))
    passage = loaded.passages[0]
    dialog = asked(shown)
    assert dialog.side == "a"
    dialog.percent.setValue(100 * passage.a.start / len(a.text))
    qtbot.keyClick(dialog.percent, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert a.visible_span().start <= passage.a.start < a.visible_span().end
    qtbot.waitUntil(lambda: b.visible_span().overlaps(passage.b), timeout=3000)


def test_a_chapter_of_the_text_that_is_read_is_gone_to(shown: MainWindow, qtbot: QtBot) -> None:
    b = shown.page.panes["b"].pane
    b.setFocus()
    dialog = asked(shown)
    assert dialog.side == "b"
    rows = [
        [dialog.chapters.topLevelItem(row).text(column) for column in (0, 2)]  # type: ignore[union-attr]
        for row in range(dialog.chapters.topLevelItemCount())
    ]
    assert rows == [["Chapter 3", "1"], ["Chapter 4", "0"]]
    dialog.search.setText("ter 4")
    dialog.go.click()
    assert b.visible_span().start <= b.text.index("Chapter 4") < b.visible_span().end
    assert b.hasFocus()


def test_the_other_text_can_be_chosen(shown: MainWindow) -> None:
    dialog = asked(shown)
    dialog.sides["b"].click()
    assert dialog.chapters.topLevelItemCount() == 2
    dialog.chapters.setCurrentItem(dialog.chapters.topLevelItem(1))
    dialog.accept()
    b = shown.page.panes["b"].pane
    assert b.visible_span().start <= b.text.index("Chapter 4") < b.visible_span().end


def test_a_text_without_headings_says_so(
    window: MainWindow, session: Session, idle: Callable[[], None], qtbot: QtBot
) -> None:
    assert window.page.going.ask() is None
    session.paste("a", words(300, 5), "Pasted")
    idle()
    dialog = asked(window)
    assert dialog.none.isVisible()
    assert not dialog.chapters.isVisible()
    assert list(dialog.sides) == ["a"]
    dialog.reject()


def test_words_are_quoted_with_title_chapter_and_place(texts: tuple[Path, Path]) -> None:
    document = read_document(texts[0])
    start = document.text.index(SHARED)
    share = round(100 * start / len(document.text))
    here = Span(start, start + len(SHARED))
    assert quoted(document, here, english) == f"“{SHARED}” — first.md, Chapter 3, {share}\u00a0%"
    assert quoted(document, here, qt_translator("ru")).startswith(f"«{SHARED}» — first.md")


def test_the_selection_is_copied_with_its_source(shown: MainWindow, qtbot: QtBot) -> None:
    pane = shown.page.panes["a"].pane
    QGuiApplication.clipboard().setText("before")
    assert not shown.page.going.copy_with_source()
    assert QGuiApplication.clipboard().text() == "before"
    assert not shown.actions_.copy_with_source.isEnabled()
    start = pane.text.index("Chapter 2") + len("Chapter 2") + 1
    cursor = pane.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(start + 30, cursor.MoveMode.KeepAnchor)
    pane.setTextCursor(cursor)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(shown, Qt.Key.Key_C, keys)
    copied = QGuiApplication.clipboard().text()
    assert pane.text[start : start + 30].strip() in copied
    assert "first.md, Chapter 2, " in copied
