"""Strips, links and scrolling together, in the whole window."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from neardup_gui.settings import UserSettings
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.overview.strip import _runs
from neardup_gui.ui.session import Session
from neardup_gui.ui.theme import load_theme
from neardup_gui.wording.translator import english


def words(count: int, seed: int) -> str:
    source = random.Random(seed)
    return " ".join("".join(source.choices("aeioulnrstkm", k=source.randint(3, 9))) for _ in range(count))


SHARED = [words(400, seed) for seed in range(1, 7)]


@pytest.fixture
def texts(tmp_path: Path) -> tuple[Path, Path]:
    """Long texts with six passages, of which the second stands at the end of B."""
    a, b = tmp_path / "first.txt", tmp_path / "second.txt"
    rest = [words(150, seed) for seed in range(20, 40)]
    a.write_text("\n".join(part for pair in zip(SHARED, rest, strict=False) for part in pair), encoding="utf-8")
    order = [SHARED[place] for place in (0, 2, 3, 4, 5, 1)]
    b.write_text("\n".join(part for pair in zip(rest[10:], order, strict=False) for part in pair), encoding="utf-8")
    return a, b


@pytest.fixture
def shown(window: MainWindow, loaded: Session, qtbot: QtBot) -> MainWindow:
    window.resize(1000, 700)
    window.page.settings_panel.hide()
    window.page.passages.hide()
    settle(window, qtbot)
    assert [passage.moved for passage in loaded.passages].count(True) == 1
    return window


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window._session.worker.is_busy("line up"), timeout=5000)
    qtbot.wait(30)


def bar(window: MainWindow, side: Any) -> Any:
    return window.page.panes[side].pane.verticalScrollBar()


def middle(window: MainWindow, side: Any) -> int:
    pane = window.page.panes[side].pane
    return round(pane.view().offset_at(pane.viewport().height() / 2))


@pytest.mark.parametrize(("leader", "follower"), [("a", "b"), ("b", "a")])
def test_what_both_share_stands_side_by_side(
    shown: MainWindow, loaded: Session, qtbot: QtBot, leader: Any, follower: Any
) -> None:
    for passage in loaded.passages:
        if passage.moved:
            continue
        here, there = (passage.a, passage.b) if leader == "a" else (passage.b, passage.a)
        pane = shown.page.panes[leader].pane
        pane.place(here.start + 900, pane.viewport().height() / 2)
        settle(shown, qtbot)
        read = pane.reading_share() * pane.viewport().height()
        place = pane.view().offset_at(read)
        other = shown.page.panes[follower].pane
        assert other.view().offset_at(read) - there.start == pytest.approx(place - here.start, abs=120)


def test_scrolling_never_loops_and_never_goes_back(shown: MainWindow, qtbot: QtBot) -> None:
    bar_a, bar_b = bar(shown, "a"), bar(shown, "b")
    told: list[str] = []
    bar_a.valueChanged.connect(lambda: told.append("a"))
    bar_b.valueChanged.connect(lambda: told.append("b"))
    bar_a.setValue(0)
    settle(shown, qtbot)
    before, tops = bar_b.value(), []
    for _ in range(40):
        bar_a.setValue(bar_a.value() + 1)
        qtbot.wait(2)
        tops.append(shown.page.panes["b"].pane.view().starts[0])
    settle(shown, qtbot)
    assert bar_b.value() > before
    assert tops == sorted(tops)
    assert told.count("a") <= 60
    assert told.count("b") <= 60 * 3
    looks, told[:] = shown.page.overviews.following.looks, []
    qtbot.wait(100)
    assert told == []  # nothing goes on by itself
    assert shown.page.overviews.following.looks - looks <= 1


def test_both_ends_are_reached(shown: MainWindow, qtbot: QtBot) -> None:
    bar(shown, "a").setValue(bar(shown, "a").maximum())
    settle(shown, qtbot)
    bar(shown, "a").setValue(bar(shown, "a").maximum())
    settle(shown, qtbot)
    pane = shown.page.panes["b"].pane
    assert pane.visible_span().end >= len(pane.text) - 1
    bar(shown, "a").setValue(0)
    settle(shown, qtbot)
    assert bar(shown, "b").value() == 0


def test_a_moved_passage_is_shown_beside_its_partner_and_left_again(
    shown: MainWindow, loaded: Session, qtbot: QtBot
) -> None:
    moved = next(passage for passage in loaded.passages if passage.moved)
    loaded.set_passage(moved.id)
    settle(shown, qtbot)
    a, b = (shown.page.panes[side].pane for side in ("a", "b"))
    assert a.visible_span().overlaps(moved.a)
    assert b.visible_span().overlaps(moved.b)
    bar(shown, "a").setValue(0)
    settle(shown, qtbot)
    assert bar(shown, "b").value() < bar(shown, "b").maximum() / 4


def test_a_chosen_passage_begins_side_by_side_and_nothing_jumps_afterwards(
    shown: MainWindow, loaded: Session, qtbot: QtBot
) -> None:
    a, b = (shown.page.panes[side].pane for side in ("a", "b"))
    line = a.fontMetrics().height() * 1.5
    for passage in loaded.passages[2:5]:
        assert not passage.moved
        loaded.set_passage(passage.id)
        settle(shown, qtbot)
        assert abs(a.view().height_of(passage.a.start) - b.view().height_of(passage.b.start)) <= line
        tops = [b.view().starts[0]]
        for _ in range(12):
            bar(shown, "a").setValue(bar(shown, "a").value() + 1)
            qtbot.wait(3)
            tops.append(b.view().starts[0])
        assert tops == sorted(tops)
        widest = max(end - start for view in (b.view(),) for start, end in pairwise(view.starts))
        assert max(after - before for before, after in pairwise(tops)) <= 4 * widest


def test_unlocked_panes_scroll_apart_and_this_is_remembered(
    shown: MainWindow, qtbot: QtBot, user_settings: UserSettings
) -> None:
    qtbot.keyClick(shown, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert not shown.actions_.scroll_together.isChecked()
    before = bar(shown, "b").value()
    bar(shown, "a").setValue(bar(shown, "a").maximum() // 2)
    settle(shown, qtbot)
    assert bar(shown, "b").value() == before
    assert not UserSettings(Path(user_settings._store.fileName())).scroll_together
    shown.actions_.scroll_together.trigger()
    settle(shown, qtbot)
    assert bar(shown, "b").value() > before


def test_clicking_and_dragging_the_strip_goes_there(shown: MainWindow, qtbot: QtBot) -> None:
    strip, pane = shown.page.strips["a"], shown.page.panes["a"].pane
    for share in (0.7, 0.3):
        offset = round(share * len(pane.text))
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(11, round(strip.y_of(offset))))
        settle(shown, qtbot)
        assert middle(shown, "a") == pytest.approx(offset, abs=250)
        assert strip.frame().contains(QPointF(11, strip.y_of(offset)))
    start = strip.frame().center().toPoint()
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(strip, start + QPoint(0, 100))
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=start + QPoint(0, 100))
    settle(shown, qtbot)
    assert middle(shown, "a") == pytest.approx(strip.offset_at(start.y() + 100), abs=250)


def test_the_strip_tells_what_is_there(shown: MainWindow, loaded: Session) -> None:
    passage = next(each for each in loaded.passages if each.moved)
    tip = shown.page.overviews._strip_tip("a", passage.a.start + 5)
    assert "% of the text" in tip
    assert f"Passage {passage.id}: verbatim, 400 words, in another order" in tip
    assert shown.page.strips["a"].accessibleName() == "Overview of text A"
    loaded.set_passage(passage.id)
    assert shown.page.strips["b"]._current == [passage.b]


def test_a_click_on_a_ribbon_chooses_its_passage(shown: MainWindow, loaded: Session, qtbot: QtBot) -> None:
    passage = loaded.passages[3]
    shown.page.panes["a"].pane.place(passage.a.start + 300, 100)
    settle(shown, qtbot)
    band = shown.page.splitter.band
    ribbon, _path = next(each for each in band._ribbons if each[0].passage == passage.id)
    assert not ribbon.moved
    width = shown.page.splitter.sizes()[0]
    x = band.width() // 2
    inside = next(QPoint(x, y) for y in range(band.height()) if band.ribbon_at(QPointF(x, y)) == ribbon)
    qtbot.mouseClick(band, Qt.MouseButton.LeftButton, pos=inside)
    assert loaded.current_passage == passage
    assert shown.page.splitter.sizes()[0] == width


def test_hidden_overviews_stay_hidden(
    shown: MainWindow, loaded: Session, qtbot: QtBot, user_settings: UserSettings
) -> None:
    shown.actions_.show_strips.trigger()
    shown.actions_.show_links.trigger()
    assert shown.page.strips["a"].isHidden()
    assert shown.page.splitter.handleWidth() < 12
    shown.remember()
    other = MainWindow(loaded, UserSettings(Path(user_settings._store.fileName())), english, load_theme("dark"))
    qtbot.addWidget(other)
    assert other.page.strips["b"].isHidden()
    assert other.page.splitter.handleWidth() < 12
    assert not other.actions_.show_strips.isChecked()
    other.actions_.show_strips.trigger()
    other.actions_.show_links.trigger()
    assert not other.page.strips["b"].isHidden()
    assert other.page.splitter.handleWidth() >= 30


def test_a_slider_does_not_line_up_anew(shown: MainWindow, loaded: Session, idle: Callable[[], None]) -> None:
    line_up = shown.page.overviews.following._line_up
    shown.page.settings_panel.length.slider.setValue(7)
    idle()
    assert shown.page.overviews.following._line_up is line_up


def test_rows_with_finds_are_drawn_as_runs() -> None:
    assert _runs(np.array([0, 5, 10, 99]), 100, 10) == [(0, 2), (9, 10)]
    assert _runs(np.zeros(0, dtype=np.int64), 100, 10) == []
