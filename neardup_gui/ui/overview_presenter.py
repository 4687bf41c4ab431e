"""Keeps strips, links and linked scrolling in step with the session and the panes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QWheelEvent

from neardup_gui.drawing.strips import StripPassages
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import Progress
from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.dressing import PassagePairs
from neardup_gui.ui.overview.link_band import LinkBand, Ribbon
from neardup_gui.ui.overview.strip import OverviewStrip
from neardup_gui.ui.panes.following import Following
from neardup_gui.ui.panes.layers import PaneLayers
from neardup_gui.ui.panes.line_up import LineUp, find_anchors, line_up_within
from neardup_gui.ui.panes.line_view import LineView
from neardup_gui.ui.panes.pane_frame import PaneFrame
from neardup_gui.ui.session import SIDES, Session, Side
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.names import kind_name
from neardup_gui.wording.numbers import percent
from neardup_gui.wording.translator import Translator

LINE_UP: Final = "line up"  # the channel of the worker
_IN_VIEW: Final = 0.6  # of the height of a pane: what begins further up is seen at once
_BEGIN_AT: Final = 0.12  # of the height, where the first passage begins


class OverviewPresenter(QObject):
    """The strips and the band know neither the session nor the panes: here they are told what to show."""

    def __init__(
        self,
        session: Session,
        frames: Mapping[Side, PaneFrame],
        strips: Mapping[Side, OverviewStrip],
        band: LinkBand,
        translate: Translator,
        theme: Theme,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._frames = frames
        self._strips = strips
        self._band = band
        self._translate = translate
        self._theme = theme
        self._pairs = PassagePairs.none()
        self._by_source = False
        self._dismissed: frozenset[int] = frozenset()
        self._lined: tuple[Passage, ...] | None = None  # the passages that the panes are lined up by, or will be
        self.following = Following({side: frame.pane for side, frame in frames.items()}, self)
        self._unread = True  # whether the texts have not been shown since they were compared
        self._connect()
        self._show_comparison()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for strip in self._strips.values():
            strip.set_theme(theme)
        self._band.set_theme(theme)

    def set_by_source(self, by_source: bool) -> None:
        """Let colours tell how passages were found, rather than which is which."""
        self._by_source = by_source
        self._show_strips()

    def _connect(self) -> None:
        session = self._session
        session.comparison_changed.connect(self._show_comparison)
        session.comparison_changed.connect(self._begin_reading)
        session.side_changed.connect(self._show_strip)
        session.settings_changed.connect(self._show_strips)
        session.passage_changed.connect(self._show_chosen)
        session.marks.changed.connect(self._show_strips)
        self.following.viewed.connect(self._show_views)
        self._band.passage_clicked.connect(session.set_passage)
        for side, frame in self._frames.items():
            frame.passage_clicked.connect(partial(self._clicked, side))
            strip = self._strips[side]
            strip.go_requested.connect(partial(self._go, side))
            strip.wheel_turned.connect(partial(self._scroll, side))
            strip.set_tooltip_source(partial(self._strip_tip, side))
        self._band.set_tooltip_source(self._ribbon_tip)

    # -- what is shown --------------------------------------------------------------------------------------------

    def _show_comparison(self) -> None:
        dressing = self._session.dressing
        self._pairs = dressing.pairs if dressing is not None else PassagePairs.none()
        self._show_strips()
        self._show_current(is_new=False)
        if dressing is None:
            self._session.worker.cancel(LINE_UP)
            self._lined = None
            self.following.set_line_up(None)
        elif self._session.passages != self._lined:
            self._lined = self._session.passages
            self.following.set_line_up(dressing.line_up)
            self._line_up_exactly()

    def _line_up_exactly(self) -> None:
        """Find on the worker what stands beside what to the line. Sliders do not wait for it."""
        texts = [self._session.side(side).prepared for side in SIDES]
        if texts[0] is None or texts[1] is None:
            return
        a, b = (prepared.document.text for prepared in texts if prepared is not None)
        pairs_a, pairs_b = self._pairs.in_order()

        def work(progress: Progress) -> LineUp:
            anchors = find_anchors(a, b, pairs_a, pairs_b, progress.check)
            return LineUp.of(pairs_a, pairs_b, (len(a), len(b)), anchors)

        self._session.worker.submit(LINE_UP, work, self.following.set_line_up)

    def _begin_reading(self) -> None:
        """Show texts just compared from their first passage on, rather than from a licence or a title page.

        Where there is none, from the first word that is compared. Nothing moves where the reader has scrolled.
        """
        session = self._session
        begun, self._unread = not self._unread, session.comparison is None
        panes = {side: self._frames[side].pane for side in SIDES}
        scrolled = any(pane.verticalScrollBar().value() for pane in panes.values())
        if begun or self._unread or scrolled or session.current_passage is not None:
            return
        first = next((item for item in session.passages if item.id not in session.dismissed), None)
        for side in SIDES:
            pane = panes[side]
            place = session.first_compared(side) if first is None else (first.a if side == "a" else first.b).start
            view = pane.view()
            if place and not view.height_of(place) < _IN_VIEW * view.height:
                pane.place(place, _BEGIN_AT * view.height)
        self.following.lead("a")

    def _show_strips(self) -> None:
        self._dismissed = self._session.dismissed
        for side in SIDES:
            self._show_strip(side)

    def _show_strip(self, side: Side) -> None:
        session = self._session
        prepared, dressing = session.side(side).prepared, session.dressing
        painted = dressing.of(side) if dressing is not None else PaneLayers.empty()
        layers, hues = painted.passages, len(self._theme.tints)
        dismissed = np.isin(layers.ids, list(self._dismissed))
        colours = np.where(dismissed, hues, painted.styles.colours(layers.ids, hues, self._by_source))
        self._strips[side].set_text(
            len(prepared.document.text) if prepared is not None else 0,
            StripPassages(layers.spans, colours, self._pairs.moved_by_id[layers.ids], dismissed),
            session.excluded_spans(side),
        )
        self.following.look_soon()

    def _show_chosen(self) -> None:
        self._show_current(is_new=True)

    def _show_current(self, is_new: bool) -> None:
        passage, dressing = self._session.current_passage, self._session.dressing
        for side in SIDES:
            places = dressing.of(side).passages.spans_of(passage.id) if passage is not None and dressing else []
            self._strips[side].set_current(places)
        self.following.set_current(
            {"a": passage.a, "b": passage.b} if passage is not None else None,
            self._own_line_up(passage) if passage is not None and passage.moved else None,
            is_new,
        )

    def _own_line_up(self, passage: Passage) -> LineUp | None:
        a, b = (self._session.side(side).prepared for side in SIDES)
        if a is None or b is None:
            return None
        span_a, span_b = SpanArray.of([passage.a]), SpanArray.of([passage.b])
        return line_up_within(a.document.text, b.document.text, span_a, span_b)

    def _show_views(self) -> None:
        """Frame what is in view, and join it, from the panes' latest views."""
        views = self.following.views
        for side in SIDES:
            view = views[side]
            self._strips[side].set_visible_span(Span(0, 0) if view.is_empty else view.span)
        a, b = views["a"], views["b"]
        ribbons = [] if a.is_empty or b.is_empty else self._ribbons(a, b)
        top = max(a.screen_top, b.screen_top)
        bottom = min(a.screen_top + a.height, b.screen_top + b.height)
        self._band.set_ribbons(ribbons, top, bottom)

    def _ribbons(self, a: LineView, b: LineView) -> list[Ribbon]:
        pairs, dressing = self._pairs, self._session.dressing
        if dressing is None:
            return []
        current, styles = self._session.current_passage, dressing.a.styles
        ribbons: list[Ribbon] = []
        for index in pairs.in_view(a.span, b.span):
            number = int(pairs.ids[index])
            ribbons.append(
                Ribbon(
                    passage=number,
                    colour=styles.colour(number, len(self._theme.tints), self._by_source),
                    left=_on_screen(a, pairs.a, index),
                    right=_on_screen(b, pairs.b, index),
                    moved=bool(pairs.moved_by_id[number]),
                    current=current is not None and current.id == number,
                    outlined=styles.is_outlined(number),
                    dismissed=number in self._dismissed,
                )
            )
        return ribbons

    # -- what is done ---------------------------------------------------------------------------------------------

    def _clicked(self, side: Side, _identity: int) -> None:
        self.following.lead(side)

    def _go(self, side: Side, offset: int) -> None:
        """Show a place in the middle of its pane."""
        pane = self._frames[side].pane
        pane.place(offset, pane.viewport().height() / 2)
        self.following.lead(side)

    def _scroll(self, side: Side, event: QWheelEvent) -> None:
        QCoreApplication.sendEvent(self._frames[side].pane.verticalScrollBar(), event)

    # -- tool tips ------------------------------------------------------------------------------------------------

    def _strip_tip(self, side: Side, offset: int) -> str:
        prepared, dressing = self._session.side(side).prepared, self._session.dressing
        if prepared is None:
            return ""
        share = percent(offset / max(len(prepared.document.text), 1), self._translate.language)
        place = self.tr("{percent} of the text").format(percent=share)
        identity = dressing.of(side).passages.at(offset) if dressing is not None else None
        passage = self._session.passage(identity) if identity is not None else None
        return f"{place}\n{self._told(passage, side)}" if passage is not None else place

    def _told(self, passage: Passage, side: Side) -> str:
        text = (
            self.tr("Passage {number}: {kind}, {words}, in another order than its neighbours")
            if passage.moved
            else self.tr("Passage {number}: {kind}, {words}")
        )
        count = passage.words_a if side == "a" else passage.words_b
        return text.format(
            number=passage.id,
            kind=kind_name(passage.kind, self._translate),
            words=self._translate("Figures", "%n words", count),
        )

    def _ribbon_tip(self, identity: int) -> str:
        passage = self._session.passage(identity)
        return self._told(passage, "a") if passage is not None else ""


def _on_screen(view: LineView, spans: SpanArray, index: int) -> tuple[float, float]:
    top, foot = view.extent(Span(int(spans.starts[index]), int(spans.ends[index])))
    return top + view.screen_top, foot + view.screen_top
