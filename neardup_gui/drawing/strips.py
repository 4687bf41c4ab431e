"""A text as a narrow strip from its beginning to its end, with its passages in colour."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.spans import IntArray, SpanArray

Pixels = NDArray[np.uint8]  # (height, width, 4): red, green, blue, opacity

_FAINTEST: Final = 0.5  # how much of its colour a row keeps of which a passage covers next to nothing
_INDENT: Final = 0.42  # of the width: moved passages leave it empty on the left
_NARROW: Final = 0.34  # of the width: what passages that step back keep
_HATCH: Final = 6  # pixels from one line of the hatching to the next, at a ratio of 1


@dataclass(frozen=True, slots=True, eq=False)
class StripPassages:
    """What a strip shows of one text: disjoint ``spans`` sorted by start, and for each its colour and whether it moved.

    ``colours``: shape (n,), indices into the palette. ``narrow``: shape (n,) or empty, those that step back: they have
    less width, and give way to all others.
    """

    spans: SpanArray
    colours: IntArray
    moved: NDArray[np.bool_]
    narrow: NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, dtype=np.bool_))


def strip_pixels(
    length: int,
    size: tuple[int, int],
    passages: StripPassages,
    excluded: SpanArray,
    palette: Pixels,
    grey: tuple[int, int, int],
    ratio: float = 1.0,
) -> Pixels:
    """Return the strip of a text of ``length`` code points as ``size`` = (width, height) pixels on a clear ground.

    ``palette``: (colours, 3). A row holds ``length / height`` characters: it has the colour of the longest passage in
    it, the stronger the more of it lies in passages. However short, a passage is two rows high (times ``ratio``, the
    pixels of the screen in one of the window). Moved passages are indented and hatched, excluded text is ``grey``.
    """
    width, height = size
    pixels = np.zeros((height, width, 4), dtype=np.uint8)
    if length <= 0 or height <= 0 or width <= 0:
        return pixels
    borders = np.linspace(0.0, length, height + 1, dtype=np.float64)
    pixels[..., :3] = grey
    pixels[..., 3] = np.round(255 * _shares(excluded, borders))[:, None]
    narrow = passages.narrow if len(passages.narrow) else np.zeros(len(passages.spans), dtype=np.bool_)
    owner = _owners(length, height, passages.spans, narrow, max(1, round(2 * ratio)))
    rows = np.flatnonzero(owner >= 0)
    if len(rows) == 0:
        return pixels
    owner = owner[rows]
    shown = np.ones((len(rows), width), dtype=np.bool_)
    moved = passages.moved[owner]
    distance = max(3, round(_HATCH * ratio))
    across = (np.arange(width)[None, :] + rows[moved][:, None]) % distance < distance / 3
    shown[moved] = ~across
    shown[moved, : round(width * _INDENT)] = False
    shown[np.ix_(narrow[owner], np.abs(np.arange(width) - (width - 1) / 2) > width * _NARROW / 2)] = False
    strength = _FAINTEST + (1 - _FAINTEST) * _shares(passages.spans, borders)[rows]
    coloured = np.empty((len(rows), width, 4), dtype=np.uint8)
    coloured[..., :3] = palette[passages.colours[owner]][:, None, :]
    coloured[..., 3] = np.round(255 * strength)[:, None]
    pixels[rows] = np.where(shown[..., None], coloured, pixels[rows])
    return pixels


def _owners(length: int, height: int, spans: SpanArray, last_of_all: NDArray[np.bool_], least: int) -> IntArray:
    """Return for each row the index of the longest span in it, or -1."""
    owner = np.full(height, -1, dtype=np.int64)
    by_length = np.lexsort((spans.ends - spans.starts, ~last_of_all))
    first = spans.starts[by_length] * height // length
    last = np.maximum(-(-spans.ends[by_length] * height // length), first + least)
    first = np.maximum(np.minimum(first, height - least), 0)
    counts = np.minimum(last, height) - first
    begins = np.cumsum(counts) - counts
    rows = np.arange(int(counts.sum())) - np.repeat(begins - first, counts)
    owner[rows] = np.repeat(by_length, counts)  # of several for one row the last stays, and that is the longest
    return owner


def _shares(spans: SpanArray, borders: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how much of each stretch between two ``borders`` lies inside the disjoint ``spans``, 0–1."""
    if len(spans) == 0:
        return np.zeros(len(borders) - 1)
    covered = np.cumsum(spans.ends - spans.starts)
    knots = np.column_stack((spans.starts, spans.ends)).ravel()
    heights = np.column_stack((covered - (spans.ends - spans.starts), covered)).ravel()
    return np.clip(np.diff(np.interp(borders, knots, heights)) / np.diff(borders), 0.0, 1.0)
