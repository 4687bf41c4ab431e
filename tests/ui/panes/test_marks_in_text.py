"""Kinds of passages, changed words, gems, shingles and found words: each is told by its shape, not by colour alone."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from pane_helpers import colour_behind, middle_of
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath, QTextCursor

from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.panes.contours import contour
from neardup_gui.ui.panes.layers import PassageStyles, prepare_layers
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.theme import Theme

Make = Callable[[str], TextPane]
TEXT = "один два три четыре пять шесть семь восемь"


def styles(*outlined: int, groups: tuple[int, ...] = (0, 0, 0, 0)) -> PassageStyles:
    return PassageStyles(np.array([number in outlined for number in range(4)], dtype=np.int64), np.array(groups))


def colours_of(pane: TextPane, first: int, last: int, above: int = 4, below: int = 8) -> set[str]:
    """Return all colours around the characters ``[first, last)`` of the first line."""
    image = pane.viewport().grab().toImage()
    cursor = QTextCursor(pane.document())
    cursor.setPosition(first)
    left = pane.cursorRect(cursor)
    cursor.setPosition(last)
    right = pane.cursorRect(cursor)
    return {
        QColor(image.pixel(x, y)).name()
        for x in range(left.x(), right.x())
        for y in range(left.top() - above, left.bottom() + below)
    }


def test_reworded_passages_are_outlined_and_others_filled(make_pane: Make, theme: Theme) -> None:
    pane = make_pane(TEXT)
    pane.set_layers(prepare_layers([(1, Span(0, 12)), (2, Span(20, 30))], SpanArray.empty(), styles(2)))
    assert colour_behind(pane, 5) == theme.tints[0]
    assert colour_behind(pane, 24) == theme.ground
    assert theme.edges[1] in colours_of(pane, 20, 30)
    assert theme.edges[0] not in colours_of(pane, 0, 12)


def test_a_reworded_passage_stays_without_ground_when_it_is_chosen(make_pane: Make, theme: Theme) -> None:
    pane = make_pane(TEXT)
    pane.set_layers(prepare_layers([(1, Span(20, 30))], SpanArray.empty(), styles(1)))
    pane.set_current(1)
    assert colour_behind(pane, 24) == theme.ground
    assert theme.outline in colours_of(pane, 20, 30)


def test_changed_words_are_holes_with_a_line_under_them(make_pane: Make, theme: Theme) -> None:
    pane = make_pane(TEXT)
    pane.set_layers(prepare_layers([(1, Span(0, 30))], SpanArray.of([(0, 8), (13, 30)])))
    assert theme.edges[0] not in colours_of(pane, 9, 12)
    pane.set_changed(SpanArray.of([(9, 12)]))
    assert colour_behind(pane, 10) == theme.ground
    assert colour_behind(pane, 15) == theme.shades[0]
    assert theme.edges[0] in colours_of(pane, 9, 12)
    pane.set_dismissed(frozenset({1}))
    assert theme.edges[0] not in colours_of(pane, 9, 12)


def test_gems_get_a_line_over_them(make_pane: Make, theme: Theme) -> None:
    pane = make_pane(TEXT)
    pane.set_gems(SpanArray.of([(5, 12), (9, 19)]))
    assert theme.gem in colours_of(pane, 8, 12)
    assert theme.gem in colours_of(pane, 13, 19)
    assert theme.gem not in colours_of(pane, 21, 40)
    pane.set_gems(SpanArray.empty())
    assert theme.gem not in colours_of(pane, 8, 12)


def test_shingles_are_drawn_one_by_one_only_when_asked_for(make_pane: Make, theme: Theme) -> None:
    pane = make_pane(TEXT)
    pane.set_layers(prepare_layers([], SpanArray.of([(0, 12), (5, 19)])))
    assert theme.muted not in colours_of(pane, 0, 4)
    pane.set_shingles_shown(True)
    assert theme.muted in colours_of(pane, 0, 4)
    assert theme.muted in colours_of(pane, 14, 19)
    assert theme.muted not in colours_of(pane, 21, 40)


def test_finds_stand_in_frames_and_the_chosen_one_stands_out(make_pane: Make, theme: Theme) -> None:
    pane = make_pane(TEXT)
    pane.set_layers(prepare_layers([(1, Span(0, 30))], SpanArray.empty()))
    pane.set_hits(SpanArray.of([(5, 8), (20, 24)]), 1)
    assert colour_behind(pane, 6) == theme.hit
    assert colour_behind(pane, 22) == theme.current_hit
    assert theme.hit_edge in colours_of(pane, 5, 8)
    pane.set_hits(SpanArray.empty())
    assert colour_behind(pane, 6) == theme.tints[0]


def test_colours_and_numbers_tell_how_passages_were_found(make_pane: Make, theme: Theme) -> None:
    pane = make_pane(TEXT)
    passages = [(1, Span(0, 12)), (2, Span(13, 19)), (3, Span(20, 30))]
    pane.set_layers(prepare_layers(passages, SpanArray.empty(), styles(groups=(0, 1, 0, 1))))
    assert [colour_behind(pane, place) for place in (6, 15, 26)] == list(theme.tints[:3])
    left = int(middle_of(pane, 0).x())

    def margin() -> set[str]:
        image = pane.viewport().grab().toImage()
        return {QColor(image.pixel(x, y)).name() for x in range(left - 8) for y in range(10, 60)}

    assert margin() == {theme.ground}
    pane.set_by_source(True)
    assert [colour_behind(pane, place) for place in (6, 15, 26)] == [theme.tints[each] for each in (1, 0, 1)]
    assert len(margin()) > 1


@pytest.mark.parametrize("text", ["", "слово"])
def test_nothing_is_painted_of_marks_of_an_earlier_text(make_pane: Make, theme: Theme, text: str) -> None:
    pane = make_pane(TEXT)
    pane.set_gems(SpanArray.of([(0, 5)]))
    pane.set_hits(SpanArray.of([(0, 5)]), 0)
    pane.set_text(text)
    image = pane.viewport().grab().toImage()
    seen = {QColor(image.pixel(x, y)).name() for x in range(image.width()) for y in range(0, image.height(), 2)}
    assert not seen & {theme.gem, theme.hit, theme.current_hit, theme.hit_edge}


def points(path: QPainterPath) -> list[tuple[float, float]]:
    return [(point.x(), point.y()) for polygon in path.toSubpathPolygons() for point in polygon.toList()]


def test_lines_below_each_other_have_one_outline() -> None:
    lines = [QRectF(60, 0, 40, 20), QRectF(0, 20, 100, 20), QRectF(0, 40, 30, 20)]
    path = contour(lines, 3, -1)
    assert len(path.toSubpathPolygons()) == 1
    # Clockwise from the upper right; steps belong to the middle line, which is the widest.
    assert points(path) == [
        (99, 3), (99, 37), (29, 37), (29, 57), (1, 57), (1, 23), (61, 23), (61, 3), (99, 3)
    ]  # fmt: skip


def test_two_lines_that_do_not_stand_over_one_another_have_two() -> None:
    assert len(contour([QRectF(60, 0, 40, 20), QRectF(0, 20, 50, 20)], 3, -1).toSubpathPolygons()) == 2
