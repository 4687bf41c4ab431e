"""Keeps the find bar, the panes and the strips in step: looks on the worker, shows what was found, goes to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QTimer

from neardup_gui.progress import Progress
from neardup_gui.spans import Span
from neardup_gui.ui.finding.find_bar import FindBar
from neardup_gui.ui.finding.search import Finds, Found, find_in_both
from neardup_gui.ui.overview.strip import OverviewStrip
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.session import SIDES, Session, Side
from neardup_gui.wording.numbers import integer
from neardup_gui.wording.translator import Translator

FIND: Final = "find"  # the channel of the worker
_LONG: Final = 300  # milliseconds after which it is said that the search goes on
_LONGEST_SELECTION: Final = 120  # characters of a selection that may be meant to be looked for


@dataclass(frozen=True, slots=True)
class Views:
    """What the finds are shown in, and what tells which text the reader looks at."""

    panes: Mapping[Side, TextPane]
    strips: Mapping[Side, OverviewStrip]
    active: Callable[[], Side]
    lead: Callable[[Side], None]


class Finding(QObject):
    """Stale finds are never shown: a new query, or another text, cancels the search before."""

    def __init__(self, session: Session, bar: FindBar, views: Views, translate: Translator, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._bar = bar
        self._views = views
        self._translate = translate
        self._found = Found()
        self._chosen: dict[Side, int | None] = dict.fromkeys(SIDES)
        self._from: dict[Side, int] = dict.fromkeys(SIDES, 0)  # where finds are counted from
        self._side: Side = "a"
        self._jumps = False  # whether the next finds are gone to
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_LONG)
        self._patience.timeout.connect(lambda: bar.show_note(self.tr("Searching…")))
        bar.query_changed.connect(self._typed)
        bar.step_requested.connect(self.step)
        bar.side_requested.connect(self._go_on_in)
        bar.close_requested.connect(self.close)
        session.text_changed.connect(self._text_changed)

    def open(self) -> None:
        """Show the bar; words that are selected are looked for."""
        self._side = self._views.active()
        pane = self._views.panes[self._side]
        selected = pane.text[slice(*pane.selected_span())]
        short = len(selected) <= _LONGEST_SELECTION and "\n" not in selected
        for side in SIDES:
            self._from[side] = self._views.panes[side].visible_span().start
        if short and selected.strip():
            self._from[self._side] = pane.selected_span().start
            self._bar.expression.setChecked(False)
        self._bar.open_with(selected.strip() if short else "")

    def close(self) -> None:
        """Take the bar and all marks away, and go back to the text."""
        if self._bar.isHidden():
            return
        self._give_up()
        had_focus = self._bar.isAncestorOf(self._bar.window().focusWidget() or self._bar.window())
        self._bar.hide()
        if had_focus:
            self._views.panes[self._side].setFocus()

    def step(self, step: int) -> None:
        """Go to the next (1) or previous (-1) find of the text that the reader looks at, round its ends."""
        if self._bar.isHidden():
            self.open()
            return
        side = self._side_with_finds()
        if side is None:
            return
        count, chosen = len(self._finds(side).spans), self._chosen[side]
        if chosen is None:
            first = self._first_from(side, self._views.panes[side].visible_span().start)
            chosen = first if step == 1 else first - 1
        else:
            chosen += step
        self._choose(side, chosen % count)

    # -- looking --------------------------------------------------------------------------------------------------

    def _typed(self) -> None:
        self._jumps = True
        self._look()

    def _text_changed(self, _side: str) -> None:
        if not self._bar.isHidden():
            self._jumps = False
            self._look()

    def _look(self) -> None:
        self._give_up()
        query = self._bar.query
        texts = [state.prepared.document.text if (state := self._session.side(side)).prepared else "" for side in SIDES]
        if query.is_empty or not any(texts):
            return

        def work(progress: Progress) -> Found:
            return find_in_both(texts[0], texts[1], query, progress)

        self._patience.start()
        # One at a time: an expression that takes long must not use up the threads that comparisons need.
        self._session.worker.submit(FIND, work, self._take, one_at_a_time=True)

    def _give_up(self) -> None:
        self._patience.stop()
        self._session.worker.cancel(FIND)
        self._found = Found()
        self._chosen = dict.fromkeys(SIDES)
        self._bar.show_note("")
        self._show()

    def _take(self, found: Found) -> None:
        self._patience.stop()
        self._found = found
        self._bar.show_note(self._note(), found.fault or found.a.slow or found.b.slow)
        side = self._side_with_finds()
        if side is not None and self._jumps:
            self._choose(side, self._first_from(side, self._from[side]) % len(self._finds(side).spans))
        else:
            self._show()

    def _note(self) -> str:
        found = self._found
        if found.fault and found.position is not None:
            place = integer(found.position + 1, self._translate.language)
            return self.tr("This regular expression has a fault at its character {number}.").format(number=place)
        if found.fault:
            return self.tr("This regular expression has a fault.")
        if found.a.slow or found.b.slow:
            return self.tr("This expression takes too long: not all of the texts was searched.")
        if not len(found.a.spans) and not len(found.b.spans):
            return self.tr("Not found in either text.")
        return ""

    # -- showing and going ----------------------------------------------------------------------------------------

    def _finds(self, side: Side) -> Finds:
        return self._found.a if side == "a" else self._found.b

    def _side_with_finds(self) -> Side | None:
        """Return the text that the reader looks at, or the other one where only that has finds."""
        if not self._bar.isAncestorOf(self._bar.window().focusWidget() or self._bar.window()):
            self._side = self._views.active()
        other: Side = "b" if self._side == "a" else "a"
        return next((side for side in (self._side, other) if len(self._finds(side).spans)), None)

    def _first_from(self, side: Side, offset: int) -> int:
        return int(np.searchsorted(self._finds(side).spans.starts, offset))

    def _go_on_in(self, side: Side) -> None:
        self._side = side
        self.step(1)

    def _choose(self, side: Side, number: int) -> None:
        self._side = side
        self._chosen = dict.fromkeys(SIDES)
        self._chosen[side] = number
        spans = self._finds(side).spans
        start, end = int(spans.starts[number]), int(spans.ends[number])
        self._from[side] = start
        self._show()
        self._views.lead(side)
        self._views.panes[side].reveal(Span(start, end))

    def _show(self) -> None:
        for side in SIDES:
            finds, chosen = self._finds(side), self._chosen[side]
            self._views.panes[side].set_hits(finds.spans, chosen)
            self._views.strips[side].set_hits(finds.spans.starts, chosen)
            self._bar.show_count(side, self._count(finds, chosen), self._told(side), len(finds.spans) > 0)

    def _count(self, finds: Finds, chosen: int | None) -> str:
        if self._bar.query.is_empty or self._found.fault:
            return ""
        count = integer(len(finds.spans), self._translate.language) + ("+" if finds.more else "")
        return count if chosen is None else f"{integer(chosen + 1, self._translate.language)} / {count}"

    def _told(self, side: Side) -> str:
        translate = self._translate
        count = translate("Finding", "%n places", len(self._finds(side).spans))
        return self.tr("Text {letter}: {places}").format(letter=side.upper(), places=count)
