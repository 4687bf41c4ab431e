"""What the user should know about the reading of a file, as a small list that opens under its button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from neardup_gui.ui.theme import Theme

_WIDTH: Final = 420
_HIGHEST: Final = 320


class WarningList(QFrame):
    """All sentences in full, to be read, selected and copied. Escape or a click beside it closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("warningList")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._sentences: list[str] = []
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.label.setContentsMargins(2, 2, 2, 2)
        flag = Qt.TextInteractionFlag
        self.label.setTextInteractionFlags(flag.TextSelectableByMouse | flag.TextSelectableByKeyboard)
        self.area = QScrollArea()
        self.area.setWidget(self.label)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.copy_button = QPushButton()
        self.copy_button.clicked.connect(self.copy)
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.addWidget(self.area, 1)
        column.addLayout(buttons)
        self._retranslate()

    @property
    def text(self) -> str:
        return "\n".join(self._sentences)

    def set_sentences(self, sentences: Sequence[str]) -> None:
        self._sentences = list(sentences)
        self.label.setText("\n\n".join(self._sentences))
        self.label.setAccessibleName(self.text)

    def open_under(self, button: QWidget) -> None:
        """Show the list below ``button``, within the screen."""
        room = button.screen().availableGeometry()
        width = min(_WIDTH, room.width())
        needed = self.label.heightForWidth(width - 48) + self.copy_button.sizeHint().height() + 36
        self.resize(width, min(needed, _HIGHEST))
        below = button.mapToGlobal(QPoint(button.width() - width, button.height() + 4))
        above = button.mapToGlobal(QPoint(0, 0)).y() - 4 - self.height()
        x = max(room.left(), min(below.x(), room.right() - width))
        self.move(x, below.y() if below.y() + self.height() <= room.bottom() else max(room.top(), above))
        self.show()
        self.copy_button.setFocus()

    def copy(self) -> None:
        """Copy all sentences."""
        QGuiApplication.clipboard().setText(self.text)

    def set_theme(self, theme: Theme) -> None:
        self.setStyleSheet(
            f"#warningList {{ background: {theme.panel}; border: 1px solid {theme.border}; }}"
            f" #warningList QLabel {{ color: {theme.text}; background: {theme.panel}; }}"
            f" #warningList QScrollArea {{ background: {theme.panel}; }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)  # Escape closes a pop-up

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Remarks on the reading of this file"))
        self.copy_button.setText(self.tr("&Copy"))
        self.copy_button.setToolTip(self.tr("Copy all remarks to the clipboard"))
        self.close_button.setText(self.tr("C&lose"))
