"""How much of each text the passages cover when some of them do not count."""

from __future__ import annotations

from collections.abc import Collection

from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.spans import SpanArray


def coverage_without(comparison: Comparison, dismissed_ids: Collection[int]) -> tuple[float, float]:
    """Return the coverage of A and of B (0–1) by the passages whose numbers are not in ``dismissed_ids``.

    Like the comparison's own coverage: characters inside passages, of those that are compared at all.
    """
    if not dismissed_ids:
        return comparison.coverage_a, comparison.coverage_b
    kept = [passage for passage in comparison.passages if passage.id not in dismissed_ids]
    boilerplate = comparison.settings.boilerplate
    return (
        _share(sum(passage.a.length for passage in kept), comparison.a, boilerplate),
        _share(sum(passage.b.length for passage in kept), comparison.b, boilerplate),
    )


def _share(covered: int, text: ComparedText, boilerplate: bool) -> float:
    document = text.document
    out = 0 if boilerplate else SpanArray.of(item.span for item in document.excluded).covered()
    return min(1.0, covered / max(1, len(document.text) - out))
