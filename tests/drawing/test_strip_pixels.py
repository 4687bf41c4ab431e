"""The strip of a text: each passage where it stands, moved ones told apart, excluded text grey."""

from __future__ import annotations

import numpy as np

from neardup_gui.drawing.strips import StripPassages, strip_pixels
from neardup_gui.spans import SpanArray

PALETTE = np.array([[200, 0, 0], [0, 200, 0]], dtype=np.uint8)
GREY = (90, 90, 90)


def made(spans: list[tuple[int, int]], moved: list[bool] | None = None) -> StripPassages:
    count = len(spans)
    return StripPassages(SpanArray.of(spans), np.arange(count) % 2, np.array(moved or [False] * count, dtype=np.bool_))


def test_passages_stand_at_their_offsets_in_their_colours() -> None:
    pixels = strip_pixels(1000, (10, 100), made([(100, 200), (500, 900)]), SpanArray.empty(), PALETTE, GREY)
    assert pixels[10:20, :, 3].min() == 255
    assert (pixels[10:20, :, :3] == PALETTE[0]).all()
    assert (pixels[50:90, :, :3] == PALETTE[1]).all()
    for rows in (slice(0, 10), slice(20, 50), slice(90, 100)):
        assert pixels[rows, :, 3].max() == 0


def test_a_short_passage_is_seen_and_a_long_text_end_too() -> None:
    pixels = strip_pixels(
        4_000_000, (10, 300), made([(2_000_000, 2_000_040), (3_999_990, 4_000_000)]), SpanArray.empty(), PALETTE, GREY
    )
    assert (pixels[150:152, :, 3] > 100).all()
    assert (pixels[298:300, :, 3] > 100).all()
    assert (pixels[:, 0, 3] > 0).sum() == 4


def test_moved_passages_differ_in_shape_too() -> None:
    spans = [(0, 400), (500, 900)]
    pixels = strip_pixels(1000, (12, 100), made(spans, [False, True]), SpanArray.empty(), PALETTE, GREY)
    assert (pixels[0:40, :, 3] == 255).all()
    assert (pixels[50:90, :4, 3] == 0).all()
    hatched = pixels[50:90, 6:, 3] > 0
    assert hatched.any()
    assert not hatched.all()


def test_excluded_text_is_grey_and_emptiness_is_no_error() -> None:
    pixels = strip_pixels(1000, (10, 100), made([]), SpanArray.of([(0, 300)]), PALETTE, GREY)
    assert (pixels[:30, :, :3] == GREY).all()
    assert (pixels[:30, :, 3] == 255).all()
    assert pixels[31:, :, 3].max() == 0
    for length, size in ((0, (10, 100)), (1000, (0, 100)), (1000, (10, 0))):
        assert strip_pixels(length, size, made([]), SpanArray.empty(), PALETTE, GREY).shape[:2] == size[::-1]
