"""States and notes outlive the program, can be taken back, switched off and forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from window_helpers import open_window, take_apart

from neardup_gui.compare.opinions import DismissReason
from neardup_gui.compare.settings import Settings
from neardup_gui.jobs import Worker
from neardup_gui.settings import UserSettings
from neardup_gui.settings.mark_store import MarkStore
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.mark_keeper import READ, WRITE
from neardup_gui.ui.session import Session
from neardup_gui.ui.status_line import StatusLine

Wait = Callable[[], None]


@pytest.fixture
def store(tmp_path: Path) -> MarkStore:
    return MarkStore(tmp_path / "marks")


@pytest.fixture
def session(worker: Worker, store: MarkStore) -> Iterator[Session]:
    made = Session(worker, Settings(), mark_store=store)
    yield made
    take_apart(made)


@pytest.fixture
def read(qtbot: Any, session: Session) -> Wait:
    """Wait until what was kept is there."""
    return lambda: qtbot.waitUntil(lambda: not session.worker.is_busy(READ) and session.keeper._pair is not None)


def second_session(worker: Worker, store: MarkStore, paths: list[Path], qtbot: Any) -> Session:
    made = Session(worker, Settings(), mark_store=store)
    made.open_paths([str(path) for path in paths])
    qtbot.waitUntil(lambda: made.comparison is not None and not made.is_comparing and not worker.is_busy(READ))
    return made


def test_marks_are_there_when_the_pair_is_opened_again(
    qtbot: Any, worker: Worker, store: MarkStore, loaded: Session, texts: tuple[Path, Path], read: Wait
) -> None:
    read()
    first, second, _ = loaded.passages
    loaded.marks.dismiss([second], DismissReason.OWN_TEXT)
    loaded.marks.set_note(first, "compare with the third edition")
    qtbot.waitUntil(lambda: store.size()[0] == 1 and not worker.is_busy(WRITE))
    again = second_session(worker, store, list(texts), qtbot)
    assert again.dismissed == {2}
    assert again.marks.of(again.passages[0]).note == "compare with the third edition"
    turned = second_session(worker, store, list(reversed(texts)), qtbot)
    places = {(passage.b, passage.a) for passage in turned.passages if turned.marks.is_dismissed(passage)}
    assert places == {(second.a, second.b)}
    for one in (again, turned):
        take_apart(one)


def test_another_file_of_the_same_content_is_the_same_text(
    qtbot: Any, worker: Worker, store: MarkStore, loaded: Session, texts: tuple[Path, Path], read: Wait
) -> None:
    read()
    loaded.marks.set_important([loaded.passages[0]], True)
    loaded.keeper.flush()
    copy = texts[0].with_name("a copy.txt")
    copy.write_bytes(texts[0].read_bytes().replace(b"\n", b"\r\n"))
    again = second_session(worker, store, [copy, texts[1]], qtbot)
    assert again.marks.of(again.passages[0]).important
    take_apart(again)


def test_what_is_unwritten_is_written_when_the_texts_change_or_the_program_ends(
    store: MarkStore, loaded: Session, third: Path, idle: Wait, read: Wait
) -> None:
    read()
    loaded.marks.set_important([loaded.passages[0]], True)
    assert store.size()[0] == 0
    loaded.open_path("b", str(third))
    idle()
    assert store.size()[0] == 1
    read()
    loaded.marks.set_important([loaded.passages[0]], True)
    loaded.keeper.flush()
    assert store.size()[0] == 2


def test_a_swap_keeps_the_marks_on_disk_too(
    qtbot: Any, worker: Worker, store: MarkStore, loaded: Session, texts: tuple[Path, Path], idle: Wait, read: Wait
) -> None:
    read()
    loaded.marks.dismiss([loaded.passages[1]], DismissReason.QUOTATION)
    loaded.swap()
    idle()
    read()
    assert len(loaded.dismissed) == 1
    loaded.marks.dismiss([passage for passage in loaded.passages if passage.id in loaded.dismissed], None)
    loaded.keeper.flush()
    assert store.size() == (0, 0)


def test_switched_off_nothing_is_written_or_read(
    qtbot: Any, worker: Worker, store: MarkStore, loaded: Session, texts: tuple[Path, Path], read: Wait
) -> None:
    read()
    loaded.keeper.set_enabled(False)
    loaded.marks.set_important([loaded.passages[0]], True)
    loaded.keeper.flush()
    assert store.size()[0] == 0
    loaded.keeper.set_enabled(True)
    read()
    loaded.keeper.flush()
    assert store.size()[0] == 1, "what was said meanwhile is kept from now on"


def test_a_folder_that_cannot_be_written_is_told_and_harms_nothing(
    qtbot: Any, session: Session, user_settings: UserSettings, store: MarkStore, texts: tuple[Path, Path], idle: Wait,
    read: Wait,
) -> None:  # fmt: skip
    store.folder.parent.mkdir(parents=True, exist_ok=True)
    store.folder.write_text("in the way")
    windows = open_window(qtbot, session, user_settings)
    window = next(windows)
    session.open_paths([str(path) for path in texts])
    idle()
    read()
    session.marks.set_important([session.passages[0]], True)
    status = window.statusBar()
    assert isinstance(status, StatusLine)
    qtbot.waitUntil(lambda: "marks" in status.state.text())
    assert session.marks.of(session.passages[0]).important
    next(windows, None)


def test_a_change_is_undone_and_made_again(window: MainWindow, loaded: Session) -> None:
    actions, marks = window.actions_, loaded.marks
    first, second, third = loaded.passages
    assert not actions.undo.isEnabled()
    marks.dismiss([first, second], DismissReason.QUOTATION)
    marks.set_note(third, "a note")
    loaded.set_passage(first.id)
    actions.undo.trigger()
    assert marks.of(third).note == ""
    assert loaded.current_passage == third, "the user sees what was taken back"
    actions.undo.trigger()
    assert loaded.dismissed == frozenset()
    assert not actions.undo.isEnabled()
    actions.redo.trigger()
    assert loaded.dismissed == {1, 2}
    marks.set_important([third], True)
    assert not actions.redo.isEnabled()


def test_undo_outlives_a_swap_and_not_another_text(loaded: Session, third: Path, idle: Wait) -> None:
    dismissed = loaded.passages[1]
    loaded.marks.dismiss([dismissed], DismissReason.QUOTATION)
    loaded.swap()
    idle()
    assert len(loaded.dismissed) == 1
    loaded.undo()
    assert loaded.dismissed == frozenset()
    loaded.redo()
    loaded.open_path("b", str(third))
    idle()
    assert not loaded.marks.can_undo


def test_ctrl_z_undoes(qtbot: Any, window: MainWindow, loaded: Session) -> None:
    loaded.marks.set_important([loaded.passages[0]], True)
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not loaded.marks.of(loaded.passages[0]).important


def test_the_choice_to_keep_nothing_is_remembered(
    qtbot: Any, window: MainWindow, session: Session, user_settings: UserSettings
) -> None:
    assert window.actions_.keep_marks.isChecked()
    window.actions_.keep_marks.trigger()
    assert not user_settings.keep_marks
    assert not session.keeper.enabled


@pytest.mark.parametrize(("label", "left"), [("this pair", 1), ("all pairs", 0), ("Cancel", 2)])
def test_forgetting_says_where_and_deletes_what_was_asked(
    qtbot: Any,
    window: MainWindow,
    loaded: Session,
    store: MarkStore,
    read: Wait,
    monkeypatch: pytest.MonkeyPatch,
    label: str,
    left: int,
) -> None:
    read()
    loaded.marks.set_important([loaded.passages[0]], True)
    store.write(("0" * 64, "1" * 64), loaded.marks.all_opinions())
    told: list[str] = []

    def press(box: QMessageBox) -> int:
        told.append(box.informativeText())
        button = next(one for one in box.buttons() if label in one.text().replace("&", ""))
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: button)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press)
    window.actions_.forget_marks.trigger()
    assert str(store.folder) in told[0]
    assert "2 pair" in told[0]
    assert store.size()[0] == left
    assert loaded.marks.of(loaded.passages[0]).important == (label == "Cancel")


def test_that_marks_have_come_back_is_said(
    qtbot: Any, worker: Worker, store: MarkStore, loaded: Session, texts: tuple[Path, Path], idle: Wait, read: Wait,
    user_settings: UserSettings,
) -> None:  # fmt: skip
    read()
    loaded.marks.set_important(loaded.passages[:2], True)
    loaded.keeper.flush()
    windows = open_window(qtbot, loaded, user_settings)
    window = next(windows)
    loaded.paste("a", "Another text altogether.", "other")
    idle()
    loaded.open_path("a", str(texts[0]))
    idle()
    qtbot.waitUntil(lambda: "2 passage" in window.statusBar().currentMessage())
    next(windows, None)
