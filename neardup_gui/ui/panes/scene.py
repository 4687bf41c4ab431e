"""Everything that a pane shows behind and over its text at one moment."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from neardup_gui.spans import SpanArray
from neardup_gui.ui.panes.layers import PaneLayers


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """Replaced as a whole at each change, and read by the painters. Spans count code points.

    ``dismissed``: passages that step back. ``changed``: words of edited passages that the other text does not have.
    ``by_source``: whether colours tell how passages were found, rather than which is which. ``gems``, ``hits``: what
    the Distill prints of both texts share, and what was found; ``hit`` is the place in ``hits`` that was gone to.
    ``shingles_shown``: whether shingles are drawn one by one too.
    """

    layers: PaneLayers = field(default_factory=PaneLayers.empty)
    excluded: SpanArray = field(default_factory=SpanArray.empty)
    current: int | None = None
    dismissed: frozenset[int] = frozenset()
    changed: SpanArray = field(default_factory=SpanArray.empty)
    by_source: bool = False
    gems: SpanArray = field(default_factory=SpanArray.empty)
    shingles_shown: bool = False
    hits: SpanArray = field(default_factory=SpanArray.empty)
    hit: int | None = None

    def faded(self) -> SpanArray:
        """Return the places of the dismissed passages, of the current one not: it is being looked at."""
        out = self.dismissed - {self.current}
        if not out:
            return SpanArray.empty()
        passages = self.layers.passages
        chosen = np.isin(passages.ids, list(out))
        return SpanArray(passages.spans.starts[chosen], passages.spans.ends[chosen])

    def steps_back(self, passage: int) -> bool:
        """Return whether nothing of this passage is shown but a faint outline."""
        return passage in self.dismissed and passage != self.current
