"""The small fields of colour by which a row and its passage in the texts are known as one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from neardup_gui.ui.theme import Theme

SIZE: Final = 13  # pixels


def swatches(theme: Theme, ratio: float) -> list[QPixmap]:
    """Return a field for each colour of the passages, and last the one of dismissed passages."""
    fields = [
        _field(tint, shade, Qt.PenStyle.SolidLine, ratio)
        for tint, shade in zip(theme.shades, theme.current_shades, strict=True)
    ]
    return [*fields, _field(theme.ground, theme.muted, Qt.PenStyle.DotLine, ratio)]


def _field(fill: str, edge: str, line: Qt.PenStyle, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(SIZE * ratio), round(SIZE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(edge), 1.0, line))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(QRectF(0.5, 0.5, SIZE - 1, SIZE - 1), 3, 3)
    painter.end()
    return pixmap
