"""Half-open ranges of code points in ``Document.text``: the one coordinate system of the program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

IntArray = NDArray[np.int64]


class Span(NamedTuple):
    """Code points ``[start, end)`` of a ``Document.text``."""

    start: int
    end: int

    @property
    def length(self) -> int:
        return self.end - self.start

    def overlaps(self, other: Span) -> bool:
        return self.start < other.end and other.start < self.end


@dataclass(frozen=True, slots=True, eq=False)
class SpanArray:
    """Many spans as two equally long int64 arrays, sorted by start.

    Spans may overlap. Arrays rather than tuples, because a pane asks for the spans of its visible lines at each
    repaint and there may be hundreds of thousands of them.
    """

    starts: IntArray
    ends: IntArray

    @staticmethod
    def empty() -> SpanArray:
        none = np.zeros(0, dtype=np.int64)
        return SpanArray(none, none)

    @staticmethod
    def of(spans: Iterable[tuple[int, int]]) -> SpanArray:
        # A list of tuples would take numpy ten times as long: it looks at each of them for its shape.
        pairs = np.fromiter(chain.from_iterable(spans), dtype=np.int64).reshape(-1, 2)
        starts, ends = pairs[:, 0], pairs[:, 1]
        order = np.lexsort((ends, starts))
        return SpanArray(starts[order], ends[order])

    def __len__(self) -> int:
        return len(self.starts)

    def merged(self, gap: int = 0) -> SpanArray:
        """Return the union: spans that overlap, touch, or stand at most ``gap`` code points apart become one."""
        if len(self) == 0:
            return self
        reach = np.maximum.accumulate(self.ends)
        first = np.ones(len(self), dtype=np.bool_)
        first[1:] = self.starts[1:] > reach[:-1] + gap
        begin = np.flatnonzero(first)
        return SpanArray(self.starts[begin], reach[np.append(begin[1:], len(self)) - 1])

    def covered(self) -> int:
        """Return how many code points stand inside at least one span."""
        union = self.merged()
        return int((union.ends - union.starts).sum())

    def pairs(self) -> list[tuple[int, int]]:
        return list(zip(self.starts.tolist(), self.ends.tolist(), strict=True))
