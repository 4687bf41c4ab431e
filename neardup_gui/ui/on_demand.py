"""What is drawn in the texts on demand only: common gems, shingles one by one, and how passages were found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
from PySide6.QtCore import QObject

from neardup_gui.spans import SpanArray
from neardup_gui.ui.overview.legend import Legend, LegendEntry
from neardup_gui.ui.overview.strip import OverviewStrip
from neardup_gui.ui.overview_presenter import OverviewPresenter
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.session import SIDES, Session, Side
from neardup_gui.wording.names import found_by_names
from neardup_gui.wording.numbers import integer
from neardup_gui.wording.translator import Translator

_GEM_SIGN: Final = "┌──┐"
_SHINGLE_SIGN: Final = "└──"


class OnDemand(QObject):
    """Shows and hides them in panes and strips, and has the legend explain what is on show.

    ``colour_rows``: takes the rule by which the list colours its rows, None where colours go in turn.
    """

    def __init__(
        self,
        session: Session,
        panes: Mapping[Side, TextPane],
        strips: Mapping[Side, OverviewStrip],
        overviews: OverviewPresenter,
        legend: Legend,
        colour_rows: Callable[[Callable[[int], int] | None], None],
        translate: Translator,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._panes = panes
        self._strips = strips
        self._overviews = overviews
        self._legend = legend
        self._colour_rows = colour_rows
        self._translate = translate
        self._gems = self._shingles = self._sources = False
        session.comparison_changed.connect(self._refresh)

    def show_gems(self, shown: bool) -> None:
        """Draw what the Distill prints of both texts share."""
        self._gems = shown
        self._refresh()

    def show_shingles(self, shown: bool) -> None:
        """Draw the matching shingles one by one: where only some are kept, exactly those."""
        self._shingles = shown
        for pane in self._panes.values():
            pane.set_shingles_shown(shown)
        self._refresh()

    def show_sources(self, shown: bool) -> None:
        """Let colours and numbers tell how passages were found."""
        self._sources = shown
        for pane in self._panes.values():
            pane.set_by_source(shown)
        self._overviews.set_by_source(shown)
        self._refresh()

    def _refresh(self) -> None:
        dressing = self._session.dressing
        self._colour_rows(dressing.a.styles.group if self._sources and dressing is not None else None)
        for side in SIDES:
            gems = self._gems_of(side)
            self._panes[side].set_gems(gems)
            self._strips[side].set_gems(gems.starts)
        self._legend.show_entries(self._entries())

    def _gems_of(self, side: Side) -> SpanArray:
        comparison = self._session.comparison
        if comparison is None or not self._gems:
            return SpanArray.empty()
        return comparison.gem_spans_a if side == "a" else comparison.gem_spans_b

    def _entries(self) -> list[LegendEntry]:
        comparison, dressing = self._session.comparison, self._session.dressing
        if comparison is None or dressing is None:
            return []
        entries: list[LegendEntry] = []
        if self._sources:
            counts = Counter(passage.found_by for passage in comparison.passages)
            for number, way in enumerate(dressing.ways):
                name = found_by_names(way, self._translate)
                count = integer(counts[way], self._translate.language)
                entries.append(LegendEntry(str(number + 1), f"{name} ({count})", number))
            if not dressing.ways:
                entries.append(LegendEntry("–", self.tr("no passage was found")))
        if self._gems:
            entries.append(LegendEntry(_GEM_SIGN, self._gem_line(comparison.gem_spans_a)))
        if self._shingles:
            entries.append(LegendEntry(_SHINGLE_SIGN, self._shingle_line(len(comparison.shingle_spans_a))))
        return entries

    def _gem_line(self, gems: SpanArray) -> str:
        count = len(np.unique(gems.starts))
        if count == 0:
            return self.tr("Distill: no gem stands in both texts")
        translate = self._translate
        return translate("OnDemand", "Distill: %n gems of A stand in B too", count)

    def _shingle_line(self, count: int) -> str:
        if count == 0:
            return self.tr("shingles: none stands in both texts")
        translate = self._translate
        return translate("OnDemand", "shingles: %n of A stand in B too, each with its own line", count)
