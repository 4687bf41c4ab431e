"""A text pane with its header and strips, in a frame that shows where the keyboard is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from neardup_gui.ui.panes.pane_header import PaneHeader
from neardup_gui.ui.panes.strips import ChangedStrip, ErrorStrip, ProgressStrip
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.theme import Theme

_RADIUS: Final = 7.0
_EDGE: Final = 2


class PaneFrame(QWidget):
    """Knows nothing of sessions or documents: it is given words and numbers, and tells what the user asks for."""

    cancel_requested = Signal()
    reload_requested = Signal()
    error_dismissed = Signal()
    change_dismissed = Signal()
    files_dropped = Signal(list)  # list[str]
    text_dropped = Signal(str)
    useless_dropped = Signal(str)
    passage_clicked = Signal(int)

    def __init__(self, letter: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letter = letter
        self._theme = theme
        self.header = PaneHeader(letter)
        self.pane = TextPane(theme)
        self.progress_strip = ProgressStrip()
        self.error_strip = ErrorStrip(theme)
        self.changed_strip = ChangedStrip()
        self._build()
        self._connect()
        self._name_pane()
        self.set_theme(theme)

    # -- what is shown --------------------------------------------------------------------------------------------

    def set_document(self, name: str, facts: str = "", tooltip: str = "") -> None:
        """Show a document's name and a line of facts about it. ``tooltip`` is for the name, e.g. the full path."""
        self.header.set_document(name, facts, tooltip)
        self._name_pane()

    def show_progress(self, fraction: float | None, label: str) -> None:
        """Show how far the reading is (0–1, None: unknown), with a button to cancel it."""
        self.progress_strip.show_progress(fraction, label)

    def hide_progress(self) -> None:
        self.progress_strip.hide()

    def show_error(self, sentence: str) -> None:
        """Show one sentence above the text that is there, until it is dismissed or hidden."""
        self.error_strip.show_error(sentence)

    def hide_error(self) -> None:
        self.error_strip.hide()

    def offer_reload(self, offered: bool) -> None:
        """Offer to read the file again, or offer it no longer."""
        if offered:
            self.changed_strip.offer()
        else:
            self.changed_strip.hide()

    def put_beside(self, widget: QWidget, *, left: bool) -> None:
        """Place a widget as high as the text at the left or right of it."""
        self._row.insertWidget(0 if left else -1, widget)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for part in (self.header, self.pane, self.error_strip, self.progress_strip, self.changed_strip):
            part.set_theme(theme)
        self.update()

    # -- construction ---------------------------------------------------------------------------------------------

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.setSpacing(0)
        column.addWidget(self.header)
        for strip in (self.progress_strip, self.error_strip, self.changed_strip):
            strip.hide()
            column.addWidget(strip)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.pane, 1)
        column.addLayout(self._row, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(260)
        self.setAcceptDrops(True)

    def _connect(self) -> None:
        self.progress_strip.cancel_requested.connect(self.cancel_requested)
        self.error_strip.dismissed.connect(self.error_dismissed)
        self.changed_strip.reload_requested.connect(self.reload_requested)
        self.changed_strip.dismissed.connect(self.change_dismissed)
        self.pane.files_dropped.connect(self.files_dropped)
        self.pane.text_dropped.connect(self.text_dropped)
        self.pane.useless_dropped.connect(self.useless_dropped)
        self.pane.passage_clicked.connect(self.passage_clicked)
        self.pane.installEventFilter(self)

    def _name_pane(self) -> None:
        side = self.tr("Text of side %1").replace("%1", self._letter)
        name = self.header.name_label.text()
        self.pane.setAccessibleName(f"{side}: {name}" if name else side)

    # -- events ---------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.pane and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name_pane()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.pane.hasFocus()
        colour = QColor(self._theme.accent if focused else self._theme.border)
        width = 2.0 if focused else 1.0
        painter.setPen(QPen(colour, width))
        painter.setBrush(QColor(self._theme.panel))
        half = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), _RADIUS, _RADIUS)
        painter.end()

    # A drop on the header, a strip or the edge counts as one on the text.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.pane.dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self.pane.dragMoveEvent(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.pane.dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.pane.dropEvent(event)
