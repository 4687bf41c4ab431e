"""What a pane paints behind a text, made ready by numpy alone, so that the owner can do it on a worker thread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from neardup_gui.spans import IntArray, Span, SpanArray

NO_PASSAGE = -1


def _no_numbers() -> IntArray:
    return np.zeros(0, dtype=np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class PassageStyles:
    """How passages look: by their ids, shape (largest id + 1,) each.

    ``outlined``: whether it has no ground of its own, as reworded ones. ``groups``: which of the ways in which
    passages are found it belongs to, 0, 1, ….
    """

    outlined: IntArray = field(default_factory=_no_numbers)
    groups: IntArray = field(default_factory=_no_numbers)

    def is_outlined(self, number: int) -> bool:
        return 0 <= number < len(self.outlined) and bool(self.outlined[number])

    def group(self, number: int) -> int:
        return int(self.groups[number]) if 0 <= number < len(self.groups) else 0

    def colours(self, numbers: IntArray, hues: int, by_group: bool) -> IntArray:
        """Return the hue (0 … ``hues`` - 1) of each passage: one for each passage in turn, or one for each group."""
        if by_group and len(self.groups):
            return self.groups[numbers] % hues
        return (numbers - 1) % hues

    def colour(self, number: int, hues: int, by_group: bool) -> int:
        return (self.group(number) if by_group else number - 1) % hues


@dataclass(frozen=True, slots=True, eq=False)
class PassageLayer:
    """The passages of one side: ``spans`` sorted by start and disjoint, ``ids`` the passage that each belongs to.

    A passage that stands at several places of this text has several spans under its id. The id also picks the colour,
    so that a passage has one colour on both sides.
    """

    spans: SpanArray
    ids: IntArray

    @staticmethod
    def of(passages: Iterable[tuple[int, Span]]) -> PassageLayer:
        """Return the layer of ``(id, span)`` pairs in any order, of which the first of an id is its main place.

        A further place of a repeated passage is left out where it meets a main place. Where two places of one rank
        overlap, the one that begins earlier goes on to its end.
        """
        rows = np.array([(span[0], span[1], number) for number, span in passages], dtype=np.int64).reshape(-1, 3)
        is_main = np.zeros(len(rows), dtype=np.bool_)
        is_main[np.unique(rows[:, 2], return_index=True)[1]] = True
        main = _without_overlaps(rows[is_main])
        further = rows[~is_main]
        # How many main places end before a further one begins, and how many begin before it ends: equal if none meets.
        free = np.searchsorted(main[:, 1], further[:, 0], "right") == np.searchsorted(main[:, 0], further[:, 1], "left")
        both = np.concatenate((main, _without_overlaps(further[free])))
        starts, ends, ids = np.ascontiguousarray(both[np.argsort(both[:, 0])].T)
        return PassageLayer(SpanArray(starts, ends), ids)

    def at(self, offset: int) -> int | None:
        """Return the id of the passage that holds the code point ``offset``, or None."""
        index = int(np.searchsorted(self.spans.starts, offset, side="right")) - 1
        if index < 0 or offset >= self.spans.ends[index]:
            return None
        return int(self.ids[index])

    def spans_of(self, number: int) -> list[Span]:
        """Return the places of passage ``number`` in this text, in order."""
        places = np.flatnonzero(self.ids == number)
        return [Span(int(self.spans.starts[place]), int(self.spans.ends[place])) for place in places]


@dataclass(frozen=True, slots=True, eq=False)
class PaneLayers:
    """All that one pane paints for a comparison.

    ``runs`` are the matching shingles merged into disjoint spans and cut at the borders of passages;
    ``run_ids`` says in which passage each lies, or :data:`NO_PASSAGE`. ``shingles`` are the same shingles one by one:
    they overlap, and are sorted by start and by end.
    """

    passages: PassageLayer
    runs: SpanArray
    run_ids: IntArray
    shingles: SpanArray = field(default_factory=SpanArray.empty)
    styles: PassageStyles = field(default_factory=PassageStyles)

    @staticmethod
    def empty() -> PaneLayers:
        none = np.zeros(0, dtype=np.int64)
        return PaneLayers(PassageLayer(SpanArray.empty(), none), SpanArray.empty(), none)


def prepare_layers(
    passages: Iterable[tuple[int, Span]], shingles: SpanArray, styles: PassageStyles | None = None
) -> PaneLayers:
    """Return what :meth:`TextPane.set_layers` takes. Pure, and quick enough for a worker at each move of a slider.

    ``passages``: ``(id, span in this side's text)``; ``shingles``: the matching shingles of this side, overlapping.
    """
    layer = PassageLayer.of(passages)
    runs, owners = _cut_at_passages(shingles.merged(), layer)
    return PaneLayers(layer, runs, owners, shingles, styles or PassageStyles())


def _without_overlaps(rows: IntArray) -> IntArray:
    """Sort ``(start, end, id)`` rows and cut from each what an earlier one covers; rows left empty are dropped."""
    rows = rows[np.lexsort((rows[:, 1], rows[:, 0]))]
    if len(rows):
        rows[1:, 0] = np.maximum(rows[1:, 0], np.maximum.accumulate(rows[:, 1])[:-1])
    return rows[rows[:, 0] < rows[:, 1]]


def _cut_at_passages(runs: SpanArray, layer: PassageLayer) -> tuple[SpanArray, IntArray]:
    """Cut disjoint ``runs`` where a passage begins or ends, and tell the passage of each piece."""
    if len(runs) == 0:
        return runs, np.zeros(0, dtype=np.int64)
    spans = layer.spans
    borders = np.concatenate((spans.starts, spans.ends))
    borders = borders[_holder(runs, borders) >= 0]
    starts = np.sort(np.concatenate((runs.starts, borders)))
    starts = starts[np.concatenate((np.ones(1, dtype=np.bool_), starts[1:] > starts[:-1]))]
    run = _holder(runs, starts)
    ends = np.minimum(runs.ends[run], np.append(starts[1:], runs.ends[-1]))
    owner = _holder(spans, starts)
    ids = np.append(layer.ids, NO_PASSAGE)[owner]  # index -1 is the sentinel
    return SpanArray(starts, ends), ids


def _holder(spans: SpanArray, offsets: IntArray) -> IntArray:
    """Return for each offset the index of the disjoint span that holds it, or -1."""
    index = np.searchsorted(spans.starts, offsets, side="right").astype(np.int64) - 1
    if len(spans) == 0:
        return index
    inside: NDArray[np.bool_] = offsets < spans.ends[index]
    return np.where((index >= 0) & inside, index, -1)


def within(spans: SpanArray, start: int, end: int) -> slice:
    """Return which of the disjoint ``spans`` touch ``[start, end)``."""
    first = int(np.searchsorted(spans.ends, start, side="right"))
    last = int(np.searchsorted(spans.starts, end, side="left"))
    return slice(first, max(first, last))
