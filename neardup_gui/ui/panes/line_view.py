"""Where the lines of a pane stand at one moment: what overviews and linked scrolling ask again and again."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from math import inf

from neardup_gui.spans import Span
from neardup_gui.ui.panes.geometry import VisibleLine
from neardup_gui.ui.panes.utf16 import Utf16Map


@dataclass(frozen=True, slots=True)
class LineView:
    """The lines in view. Offsets count code points, heights pixels from the upper edge of the text.

    ``starts`` has one entry more than there are lines: where the text behind them goes on. ``tops`` likewise.
    ``screen_top`` is where that upper edge stands on the screen.
    """

    starts: tuple[int, ...]
    tops: tuple[float, ...]
    feet: tuple[float, ...]
    height: int
    screen_top: int

    @property
    def is_empty(self) -> bool:
        return not self.feet

    @property
    def span(self) -> Span:
        return Span(self.starts[0], self.starts[-1])

    def offset_at(self, y: float) -> float:
        """Return the place at height ``y``, in fractions of characters; the nearest one where no line is."""
        line = min(max(bisect_right(self.tops, y) - 1, 0), len(self.feet) - 1)
        top, bottom = self.tops[line], self.tops[line + 1]
        share = min(max((y - top) / max(bottom - top, 1.0), 0.0), 1.0)
        return self.starts[line] + share * (self.starts[line + 1] - self.starts[line])

    def height_of(self, offset: float) -> float:
        """Return the height of ``offset``, the inverse of :meth:`offset_at`; infinite where it is out of view."""
        if not self.starts[0] <= offset < self.starts[-1]:
            return -inf if offset < self.starts[0] else inf
        line = bisect_right(self.starts, offset) - 1
        start, end = self.starts[line], self.starts[line + 1]
        share = (offset - start) / max(end - start, 1)
        return self.tops[line] + share * (self.tops[line + 1] - self.tops[line])

    def extent(self, span: Span) -> tuple[float, float]:
        """Return the top of the first and the foot of the last line of ``span``; infinite where out of view."""
        top = self._line_of(span.start)
        foot = self._line_of(max(span.end - 1, span.start))
        return (
            top if isinstance(top, float) else self.tops[top],
            foot if isinstance(foot, float) else self.feet[foot],
        )

    def _line_of(self, offset: int) -> int | float:
        if not self.starts[0] <= offset < self.starts[-1]:
            return -inf if offset < self.starts[0] else inf
        return bisect_right(self.starts, offset) - 1


def line_view(lines: list[VisibleLine], units: Utf16Map, height: int, screen_top: int) -> LineView:
    """Return the view of ``lines``, whose positions count UTF-16 units."""
    if not lines:
        return LineView((0,), (0.0,), (), height, screen_top)
    starts = [units.to_points(line.start) for line in lines]
    return LineView(
        starts=(*starts, min(units.to_points(min(lines[-1].end, units.units)), units.length)),
        tops=(*(line.top for line in lines), lines[-1].bottom),
        feet=tuple(line.letters_bottom for line in lines),
        height=height,
        screen_top=screen_top,
    )
