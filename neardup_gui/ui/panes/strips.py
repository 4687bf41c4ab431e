"""The strips that may appear between a pane's header and its text: progress, what went wrong, a changed file."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QToolButton, QWidget

from neardup_gui.ui.elided_label import ElidedLabel
from neardup_gui.ui.icons import icon
from neardup_gui.ui.theme import Theme

_STEPS = 1000


class ProgressStrip(QWidget):
    """What is being done, how far it is, and a button to give it up."""

    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = ElidedLabel(Qt.TextElideMode.ElideRight)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.cancel_button = QPushButton()
        self.cancel_button.clicked.connect(lambda: self.cancel_requested.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 8, 6)
        row.setSpacing(10)
        row.addWidget(self.label, 3)
        row.addWidget(self.bar, 2)
        row.addWidget(self.cancel_button)
        self._retranslate()

    def show_progress(self, fraction: float | None, label: str) -> None:
        """Show ``label`` and a fraction (0–1), or a moving bar for None."""
        self.label.set_text(label)
        self.bar.setAccessibleName(label)
        self.bar.setRange(0, 0 if fraction is None else _STEPS)
        if fraction is not None:
            self.bar.setValue(round(min(1.0, max(0.0, fraction)) * _STEPS))
        self.show()

    def set_theme(self, theme: Theme) -> None:
        self.label.setStyleSheet(f"color: {theme.muted};")
        self.bar.setStyleSheet(
            f"QProgressBar {{ background: {theme.border}; border: none; border-radius: 4px; }}"
            f" QProgressBar::chunk {{ background: {theme.accent}; border-radius: 4px; }}"
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.cancel_button.setText(self.tr("Cancel"))


class ErrorStrip(QWidget):
    """One sentence about what went wrong, which stays until somebody has read it."""

    dismissed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = QLabel()
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(self._dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 8, 7)
        row.setSpacing(8)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.setObjectName("errorStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._retranslate()
        self.set_theme(theme)

    def show_error(self, sentence: str) -> None:
        self.label.setText(sentence)
        self.label.setAccessibleName(sentence)
        self.show()
        # A screen reader says it without the focus being moved.
        QAccessible.updateAccessibility(QAccessibleEvent(self.label, QAccessible.Event.Alert))

    def set_theme(self, theme: Theme) -> None:
        self.setStyleSheet(
            f"#errorStrip {{ background: {theme.error_ground}; }} #errorStrip QLabel {{ color: {theme.error}; }}"
            f" #errorStrip QToolButton {{ color: {theme.error}; }}"
        )
        self.picture.setPixmap(icon("warning", theme, "error").pixmap(16, 16))
        self.close_button.setIcon(icon("cancel", theme, "error"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.close_button.setText(self.tr("Dismiss"))
        self.close_button.setToolTip(self.tr("Dismiss this message"))

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()


class ChangedStrip(QWidget):
    """Offers to read a file again that has changed on disk."""

    reload_requested = Signal()
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.reload_button = QPushButton()
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.reload_button.clicked.connect(lambda: self.reload_requested.emit())
        self.close_button.clicked.connect(lambda: self.dismissed.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 8, 4)
        row.setSpacing(8)
        row.addWidget(self.label, 1)
        row.addWidget(self.reload_button)
        row.addWidget(self.close_button)
        self.setObjectName("changedStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._retranslate()

    def offer(self) -> None:
        if self.isHidden():
            self.show()
            QAccessible.updateAccessibility(QAccessibleEvent(self.label, QAccessible.Event.Alert))

    def set_theme(self, theme: Theme) -> None:
        self.setStyleSheet(
            f"#changedStrip {{ background: {theme.warning_ground}; }}"
            f" #changedStrip QLabel {{ color: {theme.warning}; }}"
        )
        self.close_button.setIcon(icon("cancel", theme, "warning"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.label.setText(self.tr("The file has changed on disk. Read it again?"))
        self.label.setAccessibleName(self.label.text())
        self.reload_button.setText(self.tr("Read again"))
        self.reload_button.setToolTip(self.tr("Read the file as it is now"))
        self.close_button.setText(self.tr("Keep"))
        self.close_button.setToolTip(self.tr("Keep the text as it was read"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
