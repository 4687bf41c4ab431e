"""What the views need of a comparison and takes time to make: it is made on the worker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Progress
from neardup_gui.spans import Span
from neardup_gui.ui.panes.layers import PaneLayers, prepare_layers
from neardup_gui.ui.session import Side


@dataclass(frozen=True, slots=True, eq=False)
class Dressing:
    """The painted layers of both panes."""

    a: PaneLayers
    b: PaneLayers

    def of(self, side: Side) -> PaneLayers:
        return self.a if side == "a" else self.b


def dress(comparison: Comparison, progress: Progress) -> Dressing:
    """Return the layers of both panes."""
    layers_a = prepare_layers(_places(comparison, "a"), comparison.shingle_spans_a)
    progress.at(0.5)
    return Dressing(layers_a, prepare_layers(_places(comparison, "b"), comparison.shingle_spans_b))


def _places(comparison: Comparison, side: Side) -> Iterator[tuple[int, Span]]:
    """Yield every place of every passage in one text, the other places of a repeated passage included."""
    for passage in comparison.passages:
        yield passage.id, passage.a if side == "a" else passage.b
        for also in passage.also_in_a if side == "a" else passage.also_in_b:
            yield passage.id, also
