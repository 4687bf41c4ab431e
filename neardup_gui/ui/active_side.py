"""Which of the two texts the reader looks at: the one that had the keyboard last."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject

from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.session import Side


class ActiveSide(QObject):
    """Watches the focus of both panes. A pane without text is never the one that is read."""

    def __init__(self, panes: Mapping[Side, TextPane], parent: QObject) -> None:
        super().__init__(parent)
        self._panes = panes
        self._side: Side = "a"
        for pane in panes.values():
            pane.installEventFilter(self)

    @property
    def side(self) -> Side:
        other: Side = "b" if self._side == "a" else "a"
        return other if not self._panes[self._side].text and self._panes[other].text else self._side

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._side = next(side for side, pane in self._panes.items() if pane is watched)
        return super().eventFilter(watched, event)
