"""The page of one comparison: score, two panes, settings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from neardup_gui.ui.opening import Opening
from neardup_gui.ui.panes.pane_frame import PaneFrame
from neardup_gui.ui.score_bar import ScoreBar
from neardup_gui.ui.session import SIDES, Session, Side
from neardup_gui.ui.settings_panel import SettingsPanel
from neardup_gui.ui.side_presenter import SidePresenter
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.translator import Translator


class ComparePage(QWidget):
    """Puts the views together. They know the session, not each other."""

    def __init__(self, session: Session, opening: Opening, translate: Translator, theme: Theme) -> None:
        super().__init__()
        self.score = ScoreBar(session, translate)
        self.panes: dict[Side, PaneFrame] = {side: PaneFrame(side.upper(), theme) for side in SIDES}
        self.settings_panel = SettingsPanel(session)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        for pane in self.panes.values():
            self.splitter.addWidget(pane)
        self.splitter.setSizes([1000, 1000])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 4)
        layout.setSpacing(6)
        layout.addWidget(self.score)
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.settings_panel)
        for pane in self.panes.values():
            pane.pane.zoom_changed.connect(self.set_zoom)
        self.presenters = [SidePresenter(session, opening, side, pane, translate) for side, pane in self.panes.items()]

    def set_theme(self, theme: Theme) -> None:
        self.score.set_theme(theme)
        self.settings_panel.set_theme(theme)
        for pane in self.panes.values():
            pane.set_theme(theme)

    @property
    def zoom(self) -> int:
        """Steps by which the manuscripts' letters are larger than usual, the same in both panes."""
        return self.panes["a"].pane.zoom

    def set_zoom(self, steps: int) -> None:
        for pane in self.panes.values():
            pane.pane.set_zoom(steps)
