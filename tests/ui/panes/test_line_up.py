"""What stands beside what: rising, without jumps, and right to the line where words are the same."""

from __future__ import annotations

import random

import numpy as np
import pytest

from neardup_gui.spans import SpanArray
from neardup_gui.ui.panes.line_up import LineUp, find_anchors, line_up_within


def prose(count: int, seed: int) -> str:
    source = random.Random(seed)
    return " ".join("".join(source.choices("aeioulnrst", k=source.randint(2, 9))) for _ in range(count))


def test_the_ends_and_the_middles_of_passages_meet() -> None:
    line = LineUp.of(SpanArray.of([(1000, 2000)]), SpanArray.of([(5000, 6000)]), (10_000, 9_000))
    assert line.across("a", 0) == 0
    assert line.across("a", 10_000) == 9_000
    assert line.across("a", 1500) == pytest.approx(5500)
    assert line.across("b", 5500) == pytest.approx(1500)


def test_nothing_in_common_scrolls_in_proportion() -> None:
    assert LineUp.of(SpanArray.empty(), SpanArray.empty(), (1000, 3000)).across("a", 500) == pytest.approx(1500)


def test_the_line_rises_and_never_jumps() -> None:
    """An insertion of 20,000 characters between two passages that touch in A."""
    line = LineUp.of(
        SpanArray.of([(0, 5000), (5000, 9000)]), SpanArray.of([(0, 5000), (25_000, 29_000)]), (9000, 29_000)
    )
    way = np.array([line.across("a", offset) for offset in range(0, 9000, 50)])
    assert (np.diff(way) > 0).all()
    assert np.diff(way).max() < 1_500  # of 20,000, for a step of half a line
    back = np.array([line.across("b", offset) for offset in range(0, 29_000, 50)])
    assert (np.diff(back) >= 0).all()


def test_anchors_find_a_paragraph_that_one_text_has_more() -> None:
    first, more, second = prose(700, 1), prose(300, 2), prose(700, 3)
    a, b = f"{first} {second}", f"{first} {more} {second}"
    spans = SpanArray.of([(0, len(a))]), SpanArray.of([(0, len(b))])
    place = len(first) + 2_000
    rough = LineUp.of(*spans, (len(a), len(b))).across("a", place)
    exact = LineUp.of(*spans, (len(a), len(b)), find_anchors(a, b, *spans)).across("a", place)
    assert abs(rough - (place + len(more) + 1)) > 400
    assert exact == pytest.approx(place + len(more) + 1, abs=2)
    assert line_up_within(a, b, *spans).across("a", place) == pytest.approx(place + len(more) + 1, abs=2)


def test_anchors_rise_whatever_the_words() -> None:
    source = random.Random(5)
    text = "".join(source.choices("ab ", k=30_000))
    turned = text[15_000:] + text[:15_000]
    spans = SpanArray.of([(0, 30_000)]), SpanArray.of([(0, 30_000)])
    at_a, at_b = find_anchors(text, turned, *spans)
    assert (np.diff(at_a) > 0).all()
    assert (np.diff(at_b) > 0).all()
    line = LineUp.of(*spans, (30_000, 30_000), (at_a, at_b))
    assert (np.diff(line.knots_b) >= 0).all()
    assert (np.diff(line.knots_a) >= 0).all()
