"""Which place of one text stands beside which place of the other, for scrolling both together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from neardup_gui.matching.order import heaviest_increasing
from neardup_gui.spans import SpanArray

Side = Literal["a", "b"]
_Offsets = NDArray[np.float64]

# Characters at either end of a passage that share the way to the next passage with the gap between them. Without them
# a gap that only one text has would be crossed in no time: the other pane would jump.
_SLACK: Final = 600
_ANCHOR_EVERY: Final = 300  # characters: some lines
_ANCHOR_LENGTH: Final = 24
_REACH: Final = 4_000  # how far from where it is expected an anchor is looked for


@dataclass(frozen=True, slots=True, eq=False)
class LineUp:
    """A rising line through the passages that stand in the same order in both texts.

    Between its knots, before the first and behind the last: in proportion. Moved passages have no part in it, or the
    line would fall.
    """

    knots_a: _Offsets
    knots_b: _Offsets

    @staticmethod
    def of(
        a: SpanArray, b: SpanArray, lengths: tuple[int, int], anchors: tuple[_Offsets, _Offsets] | None = None
    ) -> LineUp:
        """Return the line through the pairs ``a[i]``, ``b[i]`` (disjoint, and rising in both texts).

        ``lengths``: of both texts. ``anchors``: what :func:`find_anchors` found inside these pairs.
        """
        slack = _slack(a, b)
        knots_a, knots_b = _inner_ends(a, slack), _inner_ends(b, slack)
        if anchors is not None:
            at_a, at_b = anchors
            pair = np.searchsorted(knots_a, at_a) // 2 * 2
            inside = (np.searchsorted(knots_a, at_a) % 2 == 1) & (np.searchsorted(knots_b, at_b) == pair + 1)
            knots_a = np.concatenate((knots_a, at_a[inside]))
            knots_b = np.concatenate((knots_b, at_b[inside]))
            order = np.argsort(knots_a, kind="stable")
            knots_a, knots_b = knots_a[order], knots_b[order]
        return LineUp(_between_ends(knots_a, lengths[0]), _between_ends(knots_b, lengths[1]))

    def across(self, side: Side, offset: float) -> float:
        """Return the place in the other text that stands beside ``offset`` of ``side``."""
        here, there = (self.knots_a, self.knots_b) if side == "a" else (self.knots_b, self.knots_a)
        return float(np.interp(offset, here, there))


def line_up_within(text_a: str, text_b: str, a: SpanArray, b: SpanArray) -> LineUp:
    """Return the line through one passage alone, moved or not: ``a`` and ``b`` hold one span each."""
    at_a, at_b = find_anchors(text_a, text_b, a, b)
    ends = ((a.starts, a.ends), (b.starts, b.ends))
    knots = (np.concatenate((start, at, end)) for (start, end), at in zip(ends, (at_a, at_b), strict=True))
    knots_a, knots_b = (np.maximum.accumulate(each).astype(np.float64) for each in knots)
    return LineUp(knots_a, knots_b)


def find_anchors(
    text_a: str, text_b: str, a: SpanArray, b: SpanArray, check: Callable[[], None] = lambda: None
) -> tuple[_Offsets, _Offsets]:
    """Return places every few lines of the pairs ``a[i]``, ``b[i]`` that are word for word the same in both texts.

    In proportion alone, a chapter with a paragraph more in one text would stand many lines apart. An anchor is taken
    only where its words stand once near the place that is expected, and only if it does not go back. ``check`` is
    called once a pair and may raise.
    """
    found: list[tuple[int, int]] = []
    for a_start, a_end, b_start, b_end in zip(
        a.starts.tolist(), a.ends.tolist(), b.starts.tolist(), b.ends.tolist(), strict=True
    ):
        check()
        here = list(_anchors_of(text_a, text_b, (a_start, a_end), (b_start, b_end)))
        kept = heaviest_increasing([place for _, place in here], [1] * len(here)) if here else set[int]()
        found += [here[index] for index in sorted(kept)]
    rows = np.array(found, dtype=np.float64).reshape(-1, 2)
    return np.ascontiguousarray(rows[:, 0]), np.ascontiguousarray(rows[:, 1])


def _anchors_of(text_a: str, text_b: str, a: tuple[int, int], b: tuple[int, int]) -> Iterator[tuple[int, int]]:
    share = (b[1] - b[0]) / max(a[1] - a[0], 1)
    drift = 0.0
    last = -1
    for at in range(a[0] + _ANCHOR_EVERY // 2, a[1] - 2 * _ANCHOR_LENGTH, _ANCHOR_EVERY):
        begin = text_a.find(" ", at, at + _ANCHOR_LENGTH) + 1 or at
        words = text_a[begin : begin + _ANCHOR_LENGTH]
        if "\n" in words:  # lines may end elsewhere in the other text
            begin += words.rindex("\n") + 1
            words = text_a[begin : begin + _ANCHOR_LENGTH]
        expected = b[0] + (begin - a[0]) * share
        first = max(b[0], int(expected + drift) - _REACH)
        beyond = min(b[1], int(expected + drift) + _REACH)
        place = text_b.find(words, first, beyond)
        if place < 0 or place == last or text_b.find(words, place + 1, beyond) >= 0:
            continue
        drift, last = place - expected, place
        yield begin, place


def _slack(a: SpanArray, b: SpanArray) -> _Offsets:
    longer = np.maximum(np.maximum(a.ends - a.starts, b.ends - b.starts), 1)
    return np.minimum(_SLACK / longer, 1 / 3).astype(np.float64)


def _inner_ends(spans: SpanArray, slack: _Offsets) -> _Offsets:
    margin = slack * (spans.ends - spans.starts)
    return np.column_stack((spans.starts + margin, spans.ends - margin)).ravel()


def _between_ends(knots: _Offsets, length: int) -> _Offsets:
    return np.maximum.accumulate(np.concatenate(([0.0], knots, [float(length)])))
