"""A figure that can be asked how it came about: by a click, or by Enter and Space where it has the focus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QLayout, QSizePolicy, QWidget

from neardup_gui.ui.theme import Theme

_RADIUS: Final = 4.0
_STEPS: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
}


class FigureButton(QAbstractButton):
    """Holds the labels of one figure and behaves like a button. Arrows ask for the figure before or after."""

    stepped = Signal(int)  # 1 or -1

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground = QColor(Qt.GlobalColor.transparent)
        self._ring = QColor(Qt.GlobalColor.transparent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of the ground under the pointer and of the ring round the focus."""
        self._ground, self._ring = QColor(theme.button), QColor(theme.accent)
        self.update()

    def fill(self, layout: QLayout) -> None:
        """Take the layout of the labels, which let the mouse through to the button."""
        layout.setContentsMargins(5, 1, 5, 1)
        self.setLayout(layout)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[key])
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.underMouse() or self.isDown():
            painter.setBrush(self._ground)
            painter.drawRoundedRect(area, _RADIUS, _RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._ring, 2.0))
            painter.drawRoundedRect(area, _RADIUS, _RADIUS)
        painter.end()


class NumberButton(FigureButton):
    """A name and its value in one row: "Resemblance 27.9 %"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = QLabel()
        self.value = QLabel()
        self.value.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.value.setTextFormat(Qt.TextFormat.RichText)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.name)
        row.addStretch(1)
        row.addWidget(self.value)
        self.fill(row)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.name.setStyleSheet(f"color: {theme.muted};")


class LinkButton(FigureButton):
    """A word or two that look like a link."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(text)
        self.setText(text)
        row = QHBoxLayout()
        row.addWidget(self._label)
        self.fill(row)
        row.setContentsMargins(1, 1, 1, 1)  # its words stand under those of the lines above
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str) -> None:
        """Say something else."""
        self._label.setText(text)
        self.setText(text)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._label.setStyleSheet(f"color: {theme.link}; text-decoration: underline;")
