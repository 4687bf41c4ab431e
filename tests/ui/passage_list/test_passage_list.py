"""The list in the window: selection and session, keys, filters, figures, what is remembered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from window_helpers import SHARED

from neardup_gui.compare.coverage import coverage_without
from neardup_gui.jobs import Worker
from neardup_gui.settings import UserSettings
from neardup_gui.ui.dressing import dress
from neardup_gui.ui.main_window import HEIGHT_FOR_LIST, MainWindow
from neardup_gui.ui.passage_list import PassageList
from neardup_gui.ui.passage_list.columns import Column
from neardup_gui.ui.passage_marks import DismissReason
from neardup_gui.ui.session import Session
from neardup_gui.ui.theme import load_theme
from neardup_gui.wording.numbers import percent
from neardup_gui.wording.translator import english

Wait = Callable[[], None]
Key = Qt.Key


@pytest.fixture
def listed(window: MainWindow, loaded: Session) -> PassageList:
    """The list of a window with three passages, open."""
    window.actions_.show_passages.setChecked(True)
    return window.page.passages


def row_of(listed: PassageList) -> int:
    return listed.table.currentIndex().row()


def test_the_list_shows_every_passage(listed: PassageList, loaded: Session) -> None:
    assert listed.model.rowCount() == len(loaded.passages) == 3
    assert listed.bar.title.text() == "Passages: 3"
    assert row_of(listed) == -1
    comparison = loaded.comparison
    assert comparison is not None
    assert percent(comparison.coverage_a, "en") in listed.coverage.text()
    assert "without" not in listed.coverage.text()


def test_a_row_that_is_chosen_is_the_current_passage(listed: PassageList, loaded: Session, qtbot: Any) -> None:
    table = listed.table
    place = table.visualRect(listed.model.index(1, Column.BEGINNING)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert loaded.current_passage == loaded.passages[1]
    qtbot.keyClick(table, Key.Key_Down)
    assert loaded.current_passage == loaded.passages[2]
    qtbot.keyClick(table, Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert loaded.current_passage == loaded.passages[0]
    qtbot.keyClick(table, Key.Key_End)
    assert loaded.current_passage == loaded.passages[2]


def test_panes_go_to_the_chosen_row(listed: PassageList, window: MainWindow, loaded: Session, qtbot: Any) -> None:
    window.resize(760, 520)
    qtbot.wait(20)
    listed.table.choose_row(2)
    last = loaded.passages[2]
    for side, span in (("a", last.a), ("b", last.b)):
        pane = window.page.panes[side].pane  # type: ignore[index]
        assert pane.current == last.id
        seen = pane.visible_span()
        assert seen.start <= span.start < seen.end
    pane = window.page.panes["a"].pane
    pane.verticalScrollBar().setValue(0)
    qtbot.keyClick(listed.table, Key.Key_Return)  # goes there again
    seen = pane.visible_span()
    assert seen.start <= last.a.start < seen.end


def test_the_list_follows_the_current_passage(listed: PassageList, loaded: Session) -> None:
    loaded.step_passage(1)
    assert row_of(listed) == 0
    loaded.step_passage(-1)
    assert row_of(listed) == 2
    listed.table.sortByColumn(Column.WORDS_A, Qt.SortOrder.AscendingOrder)
    assert listed.model.passage(row_of(listed)) == loaded.current_passage
    loaded.set_passage(None)
    assert row_of(listed) == -1
    assert listed.table.chosen_rows() == []


def test_coming_in_by_keyboard_moves_nothing(listed: PassageList, loaded: Session, qtbot: Any) -> None:
    listed.bar.search.setFocus()
    listed.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert loaded.current_passage is None
    qtbot.keyClick(listed.table, Key.Key_Down)
    assert loaded.current_passage is not None


@pytest.mark.parametrize("key", [Key.Key_Delete, Key.Key_D])
def test_dismissing_by_key_changes_the_second_coverage(
    listed: PassageList, loaded: Session, qtbot: Any, window: MainWindow, key: Qt.Key
) -> None:
    listed.table.choose_row(1)
    qtbot.keyClick(listed.table, key)
    assert loaded.dismissed == {2}
    comparison = loaded.comparison
    assert comparison is not None
    without = coverage_without(comparison, {2})
    assert without[0] < comparison.coverage_a
    for share in (comparison.coverage_a, comparison.coverage_b, *without):
        assert percent(share, "en") in listed.coverage.text()
    assert listed.count.text() == "1 dismissed"
    assert window.page.panes["a"].pane._scene.dismissed == {2}
    qtbot.keyClick(listed.table, key)
    assert loaded.dismissed == frozenset()
    assert window.page.panes["b"].pane._scene.dismissed == frozenset()


def test_judging_by_keys(listed: PassageList, loaded: Session, qtbot: Any) -> None:
    table, marks = listed.table, loaded.marks
    table.choose_row(0)
    first = loaded.passages[0]
    for key, reason in zip((Key.Key_1, Key.Key_2, Key.Key_3), DismissReason, strict=True):
        qtbot.keyClick(table, key)
        assert marks.of(first).dismissed == reason
    qtbot.keyClick(table, Key.Key_3)
    assert marks.of(first).dismissed is None
    qtbot.keyClick(table, Key.Key_Delete)
    assert marks.of(first).dismissed is DismissReason.OWN_TEXT  # the reason used last
    qtbot.keyClick(table, Key.Key_Space)
    assert marks.of(first).important
    qtbot.keyClick(table, Key.Key_M)
    assert not marks.of(first).important


def test_several_rows_are_judged_at_once(listed: PassageList, loaded: Session, qtbot: Any) -> None:
    listed.table.choose_row(0)
    qtbot.keyClick(listed.table, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert listed.table.chosen_rows() == [0, 1]
    qtbot.keyClick(listed.table, Key.Key_2)
    assert loaded.dismissed == {1, 2}
    assert listed.count.text() == "2 dismissed"


def test_a_note_is_written_in_its_row(listed: PassageList, loaded: Session, qtbot: Any) -> None:
    listed.table.choose_row(1)
    qtbot.keyClick(listed.table, Key.Key_F2)
    editor = listed.table.viewport().findChild(QLineEdit)
    assert editor is not None
    qtbot.keyClicks(editor, "From the d2 Bible")
    qtbot.keyClick(editor, Key.Key_Return)
    qtbot.waitUntil(lambda: loaded.marks.of(loaded.passages[1]).note == "From the d2 Bible")
    assert loaded.dismissed == frozenset()


def test_actions_judge_the_current_passage_with_the_list_away(window: MainWindow, loaded: Session) -> None:
    actions = window.actions_
    actions.show_passages.setChecked(False)
    assert not actions.mark_important.isEnabled()
    loaded.step_passage(1)
    actions.mark_important.trigger()
    assert loaded.marks.of(loaded.passages[0]).important
    assert actions.mark_important.isChecked()
    actions.dismiss_as[DismissReason.COMMON_PHRASE].trigger()
    assert loaded.marks.of(loaded.passages[0]).dismissed is DismissReason.COMMON_PHRASE
    assert actions.dismiss_passage.isChecked()
    assert not actions.mark_important.isChecked()
    actions.dismiss_passage.trigger()
    assert loaded.dismissed == frozenset()
    loaded.step_passage(1)
    actions.write_note.trigger()
    assert window.page.passages.isVisible()
    assert window.page.passages.table.viewport().findChild(QLineEdit) is not None


def test_status_line_and_tool_tip_tell_the_mark(window: MainWindow, loaded: Session) -> None:
    status: Any = window.statusBar()
    assert status.without.isHidden()
    loaded.set_passage(2)
    loaded.marks.dismiss([loaded.passages[1]], DismissReason.COMMON_PHRASE)
    loaded.marks.set_note(loaded.passages[1], "Everybody says so")
    assert status.passage.text().endswith("· dismissed: common phrase")
    comparison = loaded.comparison
    assert comparison is not None
    a, b = (percent(share, "en") for share in coverage_without(comparison, {2}))
    assert status.without.text() == f"Without 1 dismissed: {a} of A, {b} of B"
    told = window.page.presenters[0]._tool_tip(loaded.passages[1].a.start, 2)
    assert "Dismissed: common phrase. Everybody says so" in told
    loaded.marks.dismiss([loaded.passages[1]], None)
    assert status.without.isHidden()
    assert "dismissed" not in status.passage.text()


def test_menu_of_a_row_offers_the_judgements(listed: PassageList, window: MainWindow) -> None:
    assert listed.table.contextMenuPolicy() == Qt.ContextMenuPolicy.ActionsContextMenu
    assert listed.table.actions() == window.actions_.judgements()


def test_each_filter_control(listed: PassageList, loaded: Session) -> None:
    bar, model = listed.bar, listed.model
    moved = [passage for passage in loaded.passages if passage.moved]
    assert len(moved) == 1
    bar.moved.setChecked(True)
    assert [model.passage(row) for row in range(model.rowCount())] == moved
    assert listed.count.text() == "1 of 3 listed"
    bar.moved.setChecked(False)
    bar.words.setValue(60)
    assert model.rowCount() == sum(min(p.words_a, p.words_b) >= 60 for p in loaded.passages) == 2
    bar.words.setValue(0)
    bar.kind_actions["verbatim"].setChecked(False)
    assert model.rowCount() == sum(passage.kind != "verbatim" for passage in loaded.passages)
    assert bar.kinds.text() == "edited, reworded"
    bar.kind_actions["verbatim"].setChecked(True)
    assert bar.kinds.text() == "All kinds"
    bar.search.setText(model.rows.beginning(2)[:20].upper())
    assert [model.passage(row).id for row in range(model.rowCount())] == [3]
    bar.search.setText("nothing is like this")
    assert model.rowCount() == 0
    assert "Show all" in listed.table._sentence
    assert bar.clear.isVisible()
    bar.clear.click()
    assert model.rowCount() == 3
    assert not bar.clear.isVisible()
    assert listed.count.text() == ""


def test_passages_inside_quotation_marks_are_filtered(
    listed: PassageList, loaded: Session, texts: tuple[Path, Path], idle: Wait
) -> None:
    path = texts[0]
    content = path.read_text(encoding="utf-8")
    path.write_text(content.replace(SHARED[1], f"«{SHARED[1]}»"), encoding="utf-8")
    loaded.open_path("a", str(path))
    idle()
    bar, model = listed.bar, listed.model
    bar.place.setCurrentIndex(bar.place.findData("quoted"))
    assert [model.passage(row).id for row in range(model.rowCount())] == [2]
    bar.place.setCurrentIndex(bar.place.findData("not_quoted"))
    assert [model.passage(row).id for row in range(model.rowCount())] == [1, 3]
    bar.place.setCurrentIndex(bar.place.findData("notes"))
    assert model.rowCount() == 0
    bar.clear.click()
    assert (bar.place.currentData(), model.rowCount()) == ("any", 3)


def test_enter_in_the_search_goes_to_what_it_found(listed: PassageList, loaded: Session, qtbot: Any) -> None:
    qtbot.keyClicks(listed.bar.search, listed.model.rows.beginning(1)[:12])
    qtbot.keyClick(listed.bar.search, Key.Key_Return)
    assert loaded.current_passage == loaded.passages[1]
    assert row_of(listed) == 0


def test_dismissing_under_a_filter_goes_on_to_the_next(listed: PassageList, loaded: Session, qtbot: Any) -> None:
    listed.bar.state.setCurrentIndex(listed.bar.state.findData("open"))
    listed.table.choose_row(0)
    qtbot.keyClick(listed.table, Key.Key_Delete)
    assert listed.model.rowCount() == 2
    assert loaded.current_passage == loaded.passages[1]
    assert row_of(listed) == 0
    qtbot.keyClick(listed.table, Key.Key_Delete)
    qtbot.keyClick(listed.table, Key.Key_Delete)
    assert loaded.dismissed == {1, 2, 3}
    assert listed.model.rowCount() == 0


def test_a_filter_keeps_the_current_passage(listed: PassageList, loaded: Session) -> None:
    loaded.set_passage(3)
    listed.bar.words.setValue(70)
    assert row_of(listed) == 0
    listed.bar.words.setValue(90)
    assert loaded.current_passage is not None  # it is only not listed
    assert loaded.current_passage.id == 3
    listed.bar.reset()
    assert row_of(listed) == 2


def test_a_slider_that_moves_no_passage_leaves_the_list_alone(
    listed: PassageList, window: MainWindow, loaded: Session, idle: Wait
) -> None:
    resets: list[int] = []
    listed.model.modelReset.connect(lambda: resets.append(1))
    listed.table.choose_row(1)
    loaded.marks.dismiss([loaded.passages[0]], DismissReason.QUOTATION)
    window.page.settings_panel.length.slider.setValue(9)
    idle()
    assert resets == []
    assert row_of(listed) == 1
    assert loaded.dismissed == {1}


def test_the_list_empties_with_the_texts(listed: PassageList, loaded: Session, third: Path, idle: Wait) -> None:
    loaded.open_path("a", str(third))
    idle()
    assert listed.model.rowCount() == len(loaded.passages) == 1
    loaded.paste("a", "quite another thing", "other")
    idle()
    assert listed.model.rowCount() == 0
    assert listed.coverage.text() == ""
    assert "No shared passages" in listed.table._sentence


def test_columns_give_way_and_can_be_chosen(listed: PassageList, window: MainWindow, qtbot: Any) -> None:
    header = listed.table.horizontalHeader()
    assert header.isSectionHidden(Column.CHAPTER)  # these texts have no headings
    window.resize(1900, 800)
    qtbot.wait(10)
    assert not header.isSectionHidden(Column.FOUND_BY)
    window.resize(800, 800)
    qtbot.wait(10)
    assert header.isSectionHidden(Column.FOUND_BY)
    assert header.sectionSize(Column.BEGINNING) > 100
    assert not listed.table.horizontalScrollBar().isVisible()
    menu = listed.table.column_menu()
    menu.actions()[Column.FOUND_BY].setChecked(True)
    assert not header.isSectionHidden(Column.FOUND_BY)
    menu.actions()[Column.MOVED].setChecked(False)
    assert header.isSectionHidden(Column.MOVED)
    assert not menu.actions()[Column.BEGINNING].isEnabled()


def test_a_low_window_begins_without_the_list(window: MainWindow, user_settings: UserSettings) -> None:
    assert window.page.passages.isHidden() == (window.height() < HEIGHT_FOR_LIST or not listed_at_first(window))
    assert user_settings.passage_list_shown is None  # nobody has decided
    window.actions_.show_passages.setChecked(True)
    window.page.passages.bar.fold.click()
    assert window.page.passages.isHidden()
    assert user_settings.passage_list_shown is False


def listed_at_first(window: MainWindow) -> bool:
    return min(860, window.screen().availableSize().height() - 60) >= HEIGHT_FOR_LIST


def test_the_list_leaves_the_texts_most_of_the_room(listed: PassageList, window: MainWindow, qtbot: Any) -> None:
    for height in (700, 860, 1300):
        window.resize(1024, height)
        qtbot.wait(10)
        panes, own = window.page.body.sizes()
        assert own <= 200
        assert panes >= own or own == listed.minimumHeight()


def test_list_and_columns_survive_a_restart(
    qtbot: Any, worker: Worker, user_settings: UserSettings, qapp: QApplication
) -> None:
    def make(settings: UserSettings) -> MainWindow:
        session = Session(worker, settings.comparison, dress)
        made = MainWindow(session, settings, english, load_theme("light"))
        made.session_kept = session  # type: ignore[attr-defined]
        qtbot.addWidget(made)
        made.show()
        qtbot.waitExposed(made)
        return made

    first = make(user_settings)
    first.resize(1500, 790)
    first.actions_.show_passages.setChecked(True)
    first.page.body.setSizes([300, 240])
    first.page.body.splitterMoved.emit(300, 1)
    first.page.passages.table.column_menu().actions()[Column.WORDS_B].setChecked(False)
    first.page.passages.table.sortByColumn(Column.SIMILARITY, Qt.SortOrder.DescendingOrder)
    height = first.page.passages.height()
    first.close()

    second = make(UserSettings(Path(user_settings._store.fileName())))
    assert second.page.passages.isVisible()
    assert second.page.passages.height() == height == 240
    header = second.page.passages.table.horizontalHeader()
    assert header.isSectionHidden(Column.WORDS_B)
    assert not header.isSectionHidden(Column.STATE)
    assert second.page.passages.model.sorted_by == (Column.SIMILARITY, True)
    second.close()


def test_every_control_has_a_name_and_says_what_it_does(listed: PassageList) -> None:
    bar = listed.bar
    for control in (bar.search, bar.kinds, bar.moved, bar.words, bar.state, bar.clear, bar.fold):
        assert control.accessibleName()
        assert len(control.toolTip()) > 10
    assert listed.table.accessibleName()
    assert listed.table.accessibleDescription()
