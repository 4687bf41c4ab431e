"""Scrolls two panes together: what stands in the middle of one stands beside its match in the other."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from neardup_gui.spans import Span
from neardup_gui.ui.panes.line_up import LineUp, Side
from neardup_gui.ui.panes.line_view import LineView
from neardup_gui.ui.panes.text_pane import TextPane

_SIDES: Final[tuple[Side, Side]] = ("a", "b")
_ZONE: Final = 0.12  # of the height, at both ends: there a current passage gives way to the middle of the pane
_FADE: Final = 1_500  # characters of the other text over which a chosen passage's own place gives way to the line
_RESIZED: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show)


class Following(QObject):
    """Keeps the views of both panes, tells when they changed, and moves one pane after the other.

    Qt sends many signals for one movement, of which some come late, when lines are laid out. So signals only ask for
    one look at both panes, before the next painting. There the pane whose text has moved leads, unless it was this
    object that moved it. The other is put in its place once: the panes cannot drive each other.
    """

    viewed = Signal()  # the views are new

    def __init__(self, panes: Mapping[Side, TextPane], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._panes = panes
        self._line_up: LineUp | None = None
        self._current: dict[Side, Span] | None = None
        self._current_line_up: LineUp | None = None
        self._drift: dict[Side, tuple[float, float]] = {}
        self._enabled = True
        self._leader: Side = "a"
        self._align = False  # whether the other pane is to be put in its place though none has moved
        self._passage_is_new = False
        self._asked = False
        self._is_busy = False
        self._tops: dict[Side, tuple[int, int]] = dict.fromkeys(_SIDES, (-1, 0))
        self.views: dict[Side, LineView] = {side: pane.view() for side, pane in panes.items()}
        self.looks = 0  # how often both panes were looked at
        # Delivered before Qt paints, which has the lowest rank.
        self._ask_look.connect(self._look, Qt.ConnectionType.QueuedConnection)
        for pane in panes.values():
            pane.verticalScrollBar().valueChanged.connect(self.look_soon)
            pane.updateRequest.connect(self.look_soon)
            pane.installEventFilter(self)
            pane.viewport().installEventFilter(self)
        self.look_soon()

    _ask_look = Signal()

    @property
    def enabled(self) -> bool:
        return self._enabled

    def set_enabled(self, enabled: bool) -> None:
        """Scroll together, or each for itself. What is switched on lines up at once."""
        self._align = self._align or (enabled and not self._enabled)
        self._enabled = enabled
        self.look_soon()

    def set_line_up(self, line_up: LineUp | None) -> None:
        """Take which places stand side by side (None: none do). Nothing moves before somebody scrolls."""
        self._line_up = line_up
        self._drift = {}
        self.look_soon()

    def set_current(self, current: dict[Side, Span] | None, line_up: LineUp | None = None, is_new: bool = True) -> None:
        """Take the places of the current passage, which stands side by side while it is in view.

        ``line_up`` is its own where it has moved, and so lies off the line through both texts. ``is_new``: somebody
        has just chosen it.
        """
        if current != self._current:
            self._drift = {}
        self._current, self._current_line_up = current, line_up
        self._passage_is_new = current is not None and (is_new or self._passage_is_new)
        self.look_soon()

    def lead(self, side: Side) -> None:
        """Let the other pane be the one that moves at the next occasion: the reader looks at ``side``."""
        self._leader = side

    def look_soon(self) -> None:
        if not self._asked and not self._is_busy:
            self._asked = True
            self._ask_look.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _RESIZED:
            self.look_soon()
        return super().eventFilter(watched, event)

    # -- one look at both panes -----------------------------------------------------------------------------------

    def _look(self) -> None:
        self._asked = False
        self._is_busy = True
        try:
            self.looks += 1
            for side in _SIDES:
                self.views[side] = self._panes[side].view()
            if self._chooses_leader() and self._enabled:
                self._follow()
            self._align = self._passage_is_new = False
            self._tops = {side: self._top(side) for side in _SIDES}
        finally:
            self._is_busy = False
        self.viewed.emit()

    def _top(self, side: Side) -> tuple[int, int]:
        return (self._panes[side].viewport().width(), self.views[side].starts[0])

    def _chooses_leader(self) -> bool:
        """See which pane was scrolled. Return whether the other has to follow."""
        now: dict[Side, tuple[int, int]] = {side: self._top(side) for side in _SIDES}
        # Lines that were broken anew begin elsewhere, but nobody has scrolled.
        rewrapped = any(now[side][0] != self._tops[side][0] for side in _SIDES)
        moved: list[Side] = [side for side in _SIDES if now[side][1] != self._tops[side][1]]
        if rewrapped or self._passage_is_new or self._align:
            return True
        if len(moved) == 1:
            self._leader = moved[0]
            return True
        return False  # none, or both were put where somebody wants them

    def _follow(self) -> None:
        leader = self._leader
        follower: Side = "b" if leader == "a" else "a"
        view, other = self.views[leader], self.views[follower]
        if self._line_up is None or view.is_empty or other.is_empty:
            return
        found = self._target(leader, view)
        if found is None:
            return
        offset, y = found
        difference = view.screen_top - other.screen_top
        self._panes[follower].place(offset, y + difference)
        self.views[follower] = self._panes[follower].view()
        if self._passage_is_new and self._current_line_up is None:
            self._keep_beside(leader, follower, self._panes[leader].reading_share() * view.height, difference)

    def _keep_beside(self, leader: Side, follower: Side, y: float, difference: float) -> None:
        """Keep what stands beside what now that a passage was chosen, for the scrolling that follows.

        The line through both texts crosses gaps steadily, so that near the ends of a passage it does not put them side
        by side exactly. What it is off by goes away little by little, for no text is to jump.
        """
        assert self._line_up is not None
        here = self.views[leader].offset_at(y)
        there = self.views[follower].offset_at(y + difference)
        beside_here, beside_there = self._line_up.across(leader, here), self._line_up.across(follower, there)
        self._drift = {leader: (beside_here, there - beside_here), follower: (beside_there, here - beside_there)}

    def _beside(self, leader: Side, offset: float) -> float:
        """Return the place of the other text that stands beside ``offset`` of the leading one."""
        assert self._line_up is not None
        beside = self._line_up.across(leader, offset)
        since, drift = self._drift.get(leader, (0.0, 0.0))
        # Slowly enough that nothing ever goes back.
        return beside + drift * max(0.0, 1.0 - abs(beside - since) / max(_FADE, 2 * abs(drift)))

    def _target(self, leader: Side, view: LineView) -> tuple[float, float] | None:
        """Return the place of the other text that is to stand beside which height of the leading pane."""
        assert self._line_up is not None
        y = self._panes[leader].reading_share() * view.height
        current = self._current
        if current is not None:
            held = _nearest(view, current[leader], y)
            if held is not None:
                weight = _weight(held, view.height)
                if self._passage_is_new and weight < 1:
                    return None  # at the very edge: its partner stands better where it was revealed
                if self._current_line_up is not None:
                    return self._current_line_up.across(leader, view.offset_at(held)), held
                start = view.height_of(current[leader].start)
                if self._passage_is_new and _weight(start, view.height) == 1.0:
                    return float(current["b" if leader == "a" else "a"].start), start  # begins side by side
                y += weight * (held - y)
            elif self._passage_is_new:
                return None
        return self._beside(leader, view.offset_at(y)), y


def _nearest(view: LineView, span: Span, y: float) -> float | None:
    """Return the height nearest to ``y`` at which ``span`` is in view, None if it is not."""
    if not span.overlaps(view.span):
        return None
    top, bottom = view.height_of(span.start), view.height_of(span.end)
    top = max(top, 0.0) if isfinite(top) else 0.0
    bottom = min(bottom, float(view.height)) if isfinite(bottom) else float(view.height)
    return min(max(y, top), max(bottom, top)) if top < view.height else None


def _weight(y: float, height: int) -> float:
    """Return 1 well inside the pane, falling to 0 at its edges."""
    return min(1.0, max(0.0, min(y, height - y) / max(_ZONE * height, 1.0)))
