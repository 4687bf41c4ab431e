"""Strips with bands, dot plot, histogram and heat map, looked at as pixels."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from neardup_gui.drawing.charts import column_areas, paint_heat_map, paint_histogram, shade
from neardup_gui.drawing.dot_plot import paint_dot_plot
from neardup_gui.drawing.ribbons import MOST_BANDS, paint_ribbons
from neardup_gui.drawing.scene import Look, Scene
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import Span, SpanArray

pytestmark = pytest.mark.usefixtures("qapp")
LOOK = Look("#ffffff", "#000000", "#0000ff", "#ff0000", "#00ff00", "#808080")
SIZE = 200


def passage(number: int, a: Span, b: Span, *, moved: bool = False) -> Passage:
    return Passage(number, a, b, "verbatim", moved, 1.0, 50, 50, 50)


def scene(*passages: Passage, dismissed: tuple[int, ...] = (), excluded: SpanArray | None = None) -> Scene:
    spans = (excluded, SpanArray.empty()) if excluded is not None else None
    return Scene.of((1_000, 1_000), passages, dismissed, spans)


def drawn(paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def ribbons(what: Scene) -> QImage:
    return drawn(lambda painter: paint_ribbons(painter, QRectF(0, 0, SIZE, SIZE), 20, 2, 1, what, LOOK))


def dots(what: Scene) -> QImage:
    return drawn(lambda painter: paint_dot_plot(painter, QRectF(0, 0, SIZE, SIZE), 4, what, LOOK))


def colour(image: QImage, x: int, y: int) -> str:
    return image.pixelColor(x, y).name()


def test_strips_show_each_passage_at_its_place_and_a_band_joins_them() -> None:
    image = ribbons(scene(passage(1, Span(100, 300), Span(500, 700))))
    assert colour(image, 40, 10) == "#0000ff"
    assert colour(image, 120, 190) == "#0000ff"
    assert colour(image, 120, 10) == colour(image, 40, 190) == "#ffffff"
    assert colour(image, 80, 100) not in ("#ffffff", "#0000ff"), "the band is a tint"
    assert colour(image, 180, 100) == "#ffffff"


def test_moved_passages_are_told_by_shape_and_dismissed_ones_have_no_band() -> None:
    moved = ribbons(scene(passage(1, Span(100, 300), Span(100, 300), moved=True)))
    assert colour(moved, 40, 15) == "#ff0000"
    assert colour(moved, 40, 3) == "#ffffff"
    dismissed = ribbons(scene(passage(1, Span(100, 300), Span(100, 300)), dismissed=(1,)))
    assert colour(dismissed, 40, 10) == "#00ff00"
    assert colour(dismissed, 40, 100) == "#ffffff"


def test_a_word_is_seen_and_what_is_not_compared_is_grey() -> None:
    image = ribbons(scene(passage(1, Span(999, 1_000), Span(0, 1)), excluded=SpanArray.of([(0, 100)])))
    assert colour(image, 198, 10) == "#0000ff"
    assert colour(image, 10, 10) == "#808080"


def test_of_very_many_passages_the_longest_have_bands() -> None:
    many = [passage(number + 1, Span(number, number + 1), Span(number, number + 1)) for number in range(MOST_BANDS)]
    last = passage(MOST_BANDS + 1, Span(8_000, 9_900), Span(8_000, 9_900))
    image = ribbons(Scene.of((10_000, 10_000), [*many, last]))
    assert colour(image, 180, 100) != "#ffffff"


def test_a_copy_is_a_diagonal_and_a_moved_passage_lies_off_it() -> None:
    image = dots(
        scene(passage(1, Span(0, 400), Span(0, 400)), passage(2, Span(500, 600), Span(900, 1_000), moved=True))
    )
    assert colour(image, 30, 30) == "#0000ff"
    assert colour(image, 110, 190) == "#ff0000"
    assert colour(image, 30, 60) == "#ffffff"


def test_repeats_are_dots_and_short_strokes_are_seen() -> None:
    repeated = Passage(
        1, Span(100, 101), Span(300, 301), "verbatim", False, 1.0, 50, 50, 50, also_in_b=(Span(700, 701),)
    )
    image = dots(scene(repeated))
    assert colour(image, 21, 61) == "#0000ff"
    assert image.pixelColor(20, 140).red() < 200


def test_an_empty_scene_is_an_empty_plot() -> None:
    image = dots(scene())
    assert {colour(image, 20, y) for y in range(10, 40)} == {"#ffffff"}
    assert len(scene()) == 0


def test_columns_are_as_high_as_their_values() -> None:
    first, second, third = column_areas(QRectF(0, 0, 90, 60), [1, 3, 0])
    assert (first.height(), second.height(), third.height()) == (20, 60, 0)
    assert first.right() < second.left()
    image = drawn(lambda painter: paint_histogram(painter, QRectF(0, 0, SIZE, SIZE), [1_000, 1], 1, LOOK))
    assert colour(image, 50, 100) == "#0000ff"
    assert colour(image, 150, 100) == "#ffffff"
    assert colour(image, 150, 198) == "#0000ff", "what is not nought is seen"


def test_cells_are_the_darker_the_larger_their_share() -> None:
    shares = np.array([[0.0, 0.5], [1.0, 0.01]])
    image = drawn(lambda painter: paint_heat_map(painter, QRectF(0, 0, SIZE, SIZE), shares, 1, LOOK))
    assert colour(image, 50, 50) == "#ffffff"
    assert colour(image, 50, 150) == "#0000ff"
    assert image.pixelColor(150, 50).red() < image.pixelColor(150, 150).red() < 255
    assert shade(0.0, LOOK).name() == "#ffffff"
