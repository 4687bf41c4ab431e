"""A text pane with its header: which side it is, what document, what to know about it, and how to bring another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from neardup_gui.ui.icons import icon
from neardup_gui.ui.panes.elided_label import ElidedLabel
from neardup_gui.ui.panes.strips import ErrorStrip, ProgressStrip
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.theme import Theme

_NARROW: Final = 460  # pixels: below, the buttons show their icons only
_RADIUS: Final = 7.0
_EDGE: Final = 2


class PaneFrame(QWidget):
    """Knows nothing of sessions or documents: it is given words and numbers, and tells what the user asks for."""

    open_requested = Signal()
    paste_requested = Signal()
    cancel_requested = Signal()
    warnings_clicked = Signal()
    error_dismissed = Signal()
    files_dropped = Signal(list)  # list[str]
    text_dropped = Signal(str)
    passage_clicked = Signal(int)

    def __init__(self, letter: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letter = letter
        self._theme = theme
        self._warning_count = 0
        self.pane = TextPane(theme)
        self.badge = QLabel(letter)
        self.name_label = ElidedLabel()
        self.facts_label = ElidedLabel(Qt.TextElideMode.ElideRight)
        self.warning_chip = QToolButton()
        self.open_button = QToolButton()
        self.paste_button = QToolButton()
        self.progress_strip = ProgressStrip()
        self.error_strip = ErrorStrip(theme)
        self._build()
        self._connect()
        self._retranslate()
        self.set_theme(theme)

    # -- what is shown --------------------------------------------------------------------------------------------

    def set_document(self, name: str, facts: str = "", tooltip: str = "") -> None:
        """Show a document's name and a line of facts about it. ``tooltip`` is for the name, e.g. the full path."""
        self.name_label.set_text(name, tooltip)
        self.facts_label.set_text(facts)
        self.facts_label.setVisible(bool(facts))
        self._name_pane()

    def set_warnings(self, sentences: Sequence[str]) -> None:
        """Show how many things the user should know about the reading; the tool tip lists them."""
        self._warning_count = len(sentences)
        self.warning_chip.setVisible(bool(sentences))
        self.warning_chip.setText(str(len(sentences)))
        self.warning_chip.setToolTip("\n".join(f"• {sentence}" for sentence in sentences))
        self.warning_chip.setAccessibleName(self.tr("%n warning(s)", "", len(sentences)))
        self.warning_chip.setAccessibleDescription("\n".join(sentences))

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

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.pane.set_theme(theme)
        self.error_strip.set_theme(theme)
        self.progress_strip.set_theme(theme)
        self.open_button.setIcon(icon("open", theme))
        self.paste_button.setIcon(icon("paste", theme))
        self.warning_chip.setIcon(icon("warning", theme, "warning"))
        self.badge.setStyleSheet(
            f"background: {theme.accent}; color: {theme.accent_text}; border-radius: 6px; font-weight: bold;"
        )
        self.name_label.setStyleSheet(f"color: {theme.text}; font-weight: bold;")
        self.facts_label.setStyleSheet(f"color: {theme.muted};")
        self.warning_chip.setStyleSheet(
            f"QToolButton {{ background: {theme.warning_ground}; color: {theme.warning}; border: 1px solid transparent;"
            f" border-radius: 9px; padding: 1px 7px; }} QToolButton:focus {{ border-color: {theme.warning}; }}"
        )
        self.update()

    # -- construction ---------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.badge.setFixedSize(26, 26)
        self.badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        names = QVBoxLayout()
        names.setSpacing(1)
        names.addWidget(self.name_label)
        names.addWidget(self.facts_label)
        header = QHBoxLayout()
        header.setContentsMargins(10, 8, 8, 8)
        header.setSpacing(8)
        header.addWidget(self.badge)
        header.addLayout(names, 1)
        for button in (self.warning_chip, self.open_button, self.paste_button):
            header.addWidget(button)
        for button in (self.open_button, self.paste_button):
            button.setAutoRaise(True)
        for button in (self.warning_chip, self.open_button, self.paste_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.warning_chip.hide()
        self.progress_strip.hide()
        self.error_strip.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.setSpacing(0)
        column.addLayout(header)
        column.addWidget(self.progress_strip)
        column.addWidget(self.error_strip)
        column.addWidget(self.pane, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(260)
        self.setAcceptDrops(True)
        self.setFocusProxy(self.pane)

    def _connect(self) -> None:
        self.open_button.clicked.connect(lambda: self.open_requested.emit())
        self.paste_button.clicked.connect(lambda: self.paste_requested.emit())
        self.warning_chip.clicked.connect(lambda: self.warnings_clicked.emit())
        self.progress_strip.cancel_requested.connect(self.cancel_requested)
        self.error_strip.dismissed.connect(self.error_dismissed)
        self.pane.files_dropped.connect(self.files_dropped)
        self.pane.text_dropped.connect(self.text_dropped)
        self.pane.passage_clicked.connect(self.passage_clicked)
        self.pane.installEventFilter(self)

    def _retranslate(self) -> None:
        self.open_button.setText(self.tr("Open…"))
        self.paste_button.setText(self.tr("Paste"))
        for button, tip in (
            (self.open_button, self.tr("Open a manuscript for side %1").replace("%1", self._letter)),
            (self.paste_button, self.tr("Take the text of the clipboard for side %1").replace("%1", self._letter)),
        ):
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        self.badge.setAccessibleName(self.tr("Side %1").replace("%1", self._letter))
        self._name_pane()

    def _name_pane(self) -> None:
        side = self.tr("Text of side %1").replace("%1", self._letter)
        name = self.name_label.text()
        self.pane.setAccessibleName(f"{side}: {name}" if name else side)

    # -- events ---------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.pane and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = event.size().width() < _NARROW
        for button in (self.open_button, self.paste_button):
            # Without a picture a button needs its text, however narrow.
            only_icon = narrow and not button.icon().isNull()
            style = Qt.ToolButtonStyle
            button.setToolButtonStyle(style.ToolButtonIconOnly if only_icon else style.ToolButtonTextBesideIcon)
        super().resizeEvent(event)

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
