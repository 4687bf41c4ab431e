"""How much of each text the passages cover when some of them do not count."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import numpy as np

from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.compare.settings import Settings
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import IntArray, Span, SpanArray


def coverage_without(comparison: Comparison, dismissed_ids: Collection[int]) -> tuple[float, float]:
    """Return the coverage of A and of B (0–1) by the passages whose numbers are not in ``dismissed_ids``.

    Like the comparison's own coverage: characters inside passages, of those that are compared at all.
    """
    if not dismissed_ids:
        return comparison.coverage_a, comparison.coverage_b
    kept = [passage for passage in comparison.passages if passage.id not in dismissed_ids]
    return coverage(kept, comparison.a, comparison.b, comparison.settings)


def coverage(passages: Sequence[Passage], a: ComparedText, b: ComparedText, settings: Settings) -> tuple[float, float]:
    """Return the share of each text's compared characters (0–1) that stand inside ``passages``."""
    ratios: list[float] = []
    for spans, text in (([passage.a for passage in passages], a), ([passage.b for passage in passages], b)):
        inside, counted = covered_characters(spans, text, settings)
        ratios.append(min(1.0, inside / max(1, counted)))
    return ratios[0], ratios[1]


def covered_characters(spans: Iterable[Span], text: ComparedText, settings: Settings) -> tuple[int, int]:
    """Return how many of a text's compared characters stand inside ``spans``, which are apart, and how many there are.

    What is left out counts on neither side, even where a passage goes on beyond it.
    """
    places = SpanArray.of(spans)
    inside, counted = int((places.ends - places.starts).sum()), len(text.document.text)
    out = text.excluded_spans(settings)
    if not len(out):
        return inside, counted
    return inside - int(shared_lengths(places, out).sum()), counted - out.covered()


def shared_lengths(places: SpanArray, others: SpanArray) -> IntArray:
    """Return how much of each place stands inside ``others``, which are apart and sorted; int64 ``(len(places),)``."""
    if not len(others):
        return np.zeros(len(places), dtype=np.int64)
    sizes = others.ends - others.starts
    before = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(sizes)))

    def up_to(offsets: IntArray) -> IntArray:
        last = np.searchsorted(others.starts, offsets, side="right") - 1
        partly = np.minimum(np.maximum(offsets - others.starts[last], 0), sizes[last])
        return np.where(last < 0, 0, before[np.maximum(last, 0)] + partly)

    return up_to(places.ends) - up_to(places.starts)
