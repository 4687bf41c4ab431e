"""A label that gives way in the middle: a file's name tells most at its beginning and its end."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class ElidedLabel(QLabel):
    """One line of plain text, shortened to the room there is; the tool tip has all of it."""

    def __init__(self, where: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._where = where
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str, tooltip: str = "") -> None:
        """Show ``text``; ``tooltip`` is shown in place of it where one is given, e.g. the full path."""
        self.setText(text)
        self.setToolTip(tooltip or text)
        self.setAccessibleName(text)

    def shown_text(self) -> str:
        """Return what there is room for."""
        return self.fontMetrics().elidedText(self.text(), self._where, self.contentsRect().width())

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.contentsRect(), int(flags), self.shown_text())
        painter.end()
