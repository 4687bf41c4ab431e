"""What the views need of a comparison and takes time to make: it is made on the worker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from neardup_gui.compare.result import Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.matching.sources import SHINGLES
from neardup_gui.progress import Progress
from neardup_gui.spans import IntArray, Span, SpanArray
from neardup_gui.ui.panes.layers import PaneLayers, PassageStyles, prepare_layers, within
from neardup_gui.ui.panes.line_up import LineUp
from neardup_gui.ui.session import Side


@dataclass(frozen=True, slots=True, eq=False)
class PassagePairs:
    """The passages as arrays in the order of A: pair ``i`` is ``ids[i]``, ``a[i]``, ``b[i]``.

    ``sorted_b`` are the spans of B in the order of B, ``order_b`` the pairs that they belong to. ``moved_by_id`` says
    of each id whether that passage moved.
    """

    ids: IntArray
    a: SpanArray
    b: SpanArray
    order_b: IntArray
    sorted_b: SpanArray
    moved_by_id: NDArray[np.bool_]

    @staticmethod
    def of(passages: Sequence[Passage]) -> PassagePairs:
        rows = np.array([(each.id, *each.a, *each.b, each.moved) for each in passages], dtype=np.int64).reshape(-1, 6)
        ids, a_starts, a_ends, b_starts, b_ends, moved = np.ascontiguousarray(rows.T)
        moved_by_id = np.zeros(int(ids.max(initial=0)) + 1, dtype=np.bool_)
        moved_by_id[ids] = moved != 0
        order = np.argsort(b_starts, kind="stable")
        sorted_b = SpanArray(b_starts[order], b_ends[order])
        return PassagePairs(ids, SpanArray(a_starts, a_ends), SpanArray(b_starts, b_ends), order, sorted_b, moved_by_id)

    @staticmethod
    def none() -> PassagePairs:
        return PassagePairs.of(())

    def in_view(self, a: Span, b: Span) -> list[int]:
        """Return the pairs of which a side is in what is seen of its text, in the order of A."""
        seen_a = np.arange(len(self.ids))[within(self.a, a.start, a.end)]
        seen_b = self.order_b[within(self.sorted_b, b.start, b.end)]
        return np.unique(np.concatenate((seen_a, seen_b))).tolist()

    def in_order(self) -> tuple[SpanArray, SpanArray]:
        """Return the pairs that have not moved."""
        chosen = ~self.moved_by_id[self.ids]
        a, b = (SpanArray(spans.starts[chosen], spans.ends[chosen]) for spans in (self.a, self.b))
        return a, b


@dataclass(frozen=True, slots=True, eq=False)
class Dressing:
    """The painted layers of both panes, and roughly what stands beside what.

    ``ways``: the ways in which passages were found, each as its seed sources; group ``i`` of the layers' styles.
    """

    a: PaneLayers
    b: PaneLayers
    pairs: PassagePairs
    line_up: LineUp
    ways: tuple[tuple[str, ...], ...]

    def of(self, side: Side) -> PaneLayers:
        return self.a if side == "a" else self.b


def dress(comparison: Comparison, progress: Progress) -> Dressing:
    """Return the layers of both panes."""
    ways = ways_of_finding(comparison.passages)
    styles = _styles(comparison.passages, ways)
    layers_a = prepare_layers(_places(comparison, "a"), comparison.shingle_spans_a, styles)
    progress.at(0.5)
    layers_b = prepare_layers(_places(comparison, "b"), comparison.shingle_spans_b, styles)
    pairs = PassagePairs.of(comparison.passages)
    lengths = len(comparison.a.document.text), len(comparison.b.document.text)
    return Dressing(layers_a, layers_b, pairs, LineUp.of(*pairs.in_order(), lengths), ways)


def ways_of_finding(passages: Sequence[Passage]) -> tuple[tuple[str, ...], ...]:
    """Return which sources, alone or together, have found passages: the plain ones first."""
    ways = {passage.found_by for passage in passages}
    return tuple(sorted(ways, key=lambda way: (len(way), SHINGLES not in way, way)))


def _styles(passages: Sequence[Passage], ways: Sequence[tuple[str, ...]]) -> PassageStyles:
    number_of = {way: number for number, way in enumerate(ways)}
    count = max((passage.id for passage in passages), default=0) + 1
    outlined, groups = np.zeros(count, dtype=np.int64), np.zeros(count, dtype=np.int64)
    for passage in passages:
        outlined[passage.id] = passage.kind == "reworded"
        groups[passage.id] = number_of[passage.found_by]
    return PassageStyles(outlined, groups)


def _places(comparison: Comparison, side: Side) -> Iterator[tuple[int, Span]]:
    """Yield every place of every passage in one text, the other places of a repeated passage included."""
    for passage in comparison.passages:
        yield passage.id, passage.a if side == "a" else passage.b
        for also in passage.also_in_a if side == "a" else passage.also_in_b:
            yield passage.id, also
