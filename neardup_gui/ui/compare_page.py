"""The page of one comparison: score, two panes, settings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from neardup_gui.settings import Presets
from neardup_gui.ui.active_side import ActiveSide
from neardup_gui.ui.changed_words import ChangedWords
from neardup_gui.ui.finding.find_bar import FindBar
from neardup_gui.ui.finding_presenter import Finding, Views
from neardup_gui.ui.going import Going
from neardup_gui.ui.on_demand import OnDemand
from neardup_gui.ui.opening import Opening
from neardup_gui.ui.overview.legend import Legend
from neardup_gui.ui.overview.link_band import LinkSplitter
from neardup_gui.ui.overview.strip import OverviewStrip
from neardup_gui.ui.overview_presenter import OverviewPresenter
from neardup_gui.ui.panes.pane_frame import PaneFrame
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.passage_list import PassageList
from neardup_gui.ui.passage_list.panel import HEIGHT, LEAST_HEIGHT, SHARE
from neardup_gui.ui.score_bar import ScoreBar
from neardup_gui.ui.session import SIDES, Session, Side
from neardup_gui.ui.settings_opener import SettingsDialogs
from neardup_gui.ui.settings_panel import SettingsPanel
from neardup_gui.ui.side_presenter import SidePresenter
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.translator import Translator

LOW: Final = 780  # pixels; in a lower page figures and settings are folded, for the texts are what is read


class ComparePage(QWidget):
    """Puts the views together. They know the session, not each other."""

    def __init__(
        self, session: Session, opening: Opening, translate: Translator, theme: Theme, presets: Presets | None = None
    ) -> None:
        super().__init__()
        self.score = ScoreBar(session, translate)
        self.panes: dict[Side, PaneFrame] = {side: PaneFrame(side.upper(), theme) for side in SIDES}
        self.settings_panel = SettingsPanel(session, translate, presets)
        self.dialogs = SettingsDialogs(
            session, {side: frame.pane for side, frame in self.panes.items()}, translate, theme, self
        )
        self.dialogs.follow(self.settings_panel.words)
        self.passages = PassageList(session, translate, theme)
        self.strips: dict[Side, OverviewStrip] = {side: OverviewStrip(side.upper(), theme) for side in SIDES}
        self.splitter = LinkSplitter(theme)
        for side, pane in self.panes.items():
            pane.put_beside(self.strips[side], left=side == "a")
            self.splitter.addWidget(pane)
        self.splitter.setSizes([1000, 1000])
        self.find_bar, self.legend = FindBar(theme), Legend(theme)
        self.texts = QWidget()
        column = QVBoxLayout(self.texts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.splitter, 1)
        column.addWidget(self.find_bar)
        column.addWidget(self.legend)
        self.body = QSplitter(Qt.Orientation.Vertical)
        self.body.setChildrenCollapsible(False)
        self.body.addWidget(self.texts)
        self.body.addWidget(self.passages)
        self.body.setStretchFactor(0, 1)
        self.body.setStretchFactor(1, 0)
        self._divided = False
        self.body.splitterMoved.connect(self._user_divides)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 4)
        layout.setSpacing(6)
        layout.addWidget(self.score)
        layout.addWidget(self.body, 1)
        layout.addWidget(self.settings_panel)
        for pane in self.panes.values():
            pane.pane.zoom_changed.connect(self.set_zoom)
        self.presenters = [SidePresenter(session, opening, side, pane, translate) for side, pane in self.panes.items()]
        self.overviews = OverviewPresenter(
            session, self.panes, self.strips, self.splitter.band, translate, theme, parent=self
        )
        self._add_helpers(session, translate)

    def _add_helpers(self, session: Session, translate: Translator) -> None:
        """Make what looks after the marks in the texts and goes to places in them."""
        panes: dict[Side, TextPane] = {side: frame.pane for side, frame in self.panes.items()}
        following = self.overviews.following
        self.active_side = ActiveSide(panes, self)
        views = Views(panes, self.strips, lambda: self.active_side.side, following.lead)
        self.changed_words = ChangedWords(session, panes, following, self)
        colour_rows = self.passages.model.set_colour_rule
        self.on_demand = OnDemand(
            session, panes, self.strips, self.overviews, self.legend, colour_rows, translate, self
        )
        self.finding = Finding(session, self.find_bar, views, translate, self)
        self.going = Going(session, panes, views.active, following.lead, translate, self)
        escape = QShortcut(QKeySequence("Esc"), self.texts, self.finding.close)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < LOW
        self.score.set_low(low)
        self.settings_panel.set_low(low)
        self.divide_room()

    def divide_room(self) -> None:
        """Leave the texts most of the height, unless the user has divided it."""
        if not self._divided:
            height = self.body.height()
            own = max(LEAST_HEIGHT, min(HEIGHT, round(height * SHARE)))
            self.body.setSizes([max(1, height - own), own])

    def room_state(self) -> QByteArray:
        """Return how the user has divided the height between texts and list; empty where they have not."""
        return self.body.saveState() if self._divided else QByteArray()

    def restore_room(self, state: QByteArray) -> None:
        self._divided = self.body.restoreState(state)

    def _user_divides(self) -> None:
        self._divided = True

    def set_theme(self, theme: Theme) -> None:
        self.score.set_theme(theme)
        self.settings_panel.set_theme(theme)
        self.dialogs.set_theme(theme)
        self.passages.set_theme(theme)
        for pane in self.panes.values():
            pane.set_theme(theme)
        self.overviews.set_theme(theme)
        self.find_bar.set_theme(theme)
        self.legend.set_theme(theme)

    def set_strips_shown(self, shown: bool) -> None:
        for strip in self.strips.values():
            strip.setVisible(shown)

    @property
    def zoom(self) -> int:
        """Steps by which the manuscripts' letters are larger than usual, the same in both panes."""
        return self.panes["a"].pane.zoom

    def set_typeface(self, family: str) -> None:
        """Show the manuscripts in another typeface; "" is the usual one."""
        for pane in self.panes.values():
            pane.pane.set_family(family)

    def set_zoom(self, steps: int) -> None:
        for pane in self.panes.values():
            pane.pane.set_zoom(steps)
