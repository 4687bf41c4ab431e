"""Single-colour icons from ``resources/icons``, painted in a colour of the theme."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from neardup_gui.resources import resource_path
from neardup_gui.ui.theme import Theme

_SIZES: Final = (16, 20, 24, 32, 48, 64)
_log = logging.getLogger(__name__)


def icon(name: str, theme: Theme, role: str = "text") -> QIcon:
    """Return ``resources/icons/<name>.svg`` in the colour ``theme.<role>``, muted where the action is disabled.

    Only the shape of the drawing counts, not its colours. A missing file gives an empty icon and a line in the log:
    a button without its picture still works by its text.
    """
    path = resource_path("icons", f"{name}.svg")
    try:
        renderer = QSvgRenderer(QByteArray(path.read_bytes()))
    except OSError:
        _log.warning("no icon at %s", path)
        return QIcon()
    result = QIcon()
    for size in _SIZES:
        result.addPixmap(_painted(renderer, size, getattr(theme, role)), QIcon.Mode.Normal)
        result.addPixmap(_painted(renderer, size, theme.border), QIcon.Mode.Disabled)
    return result


def switch_icon(on: str, off: str, theme: Theme) -> QIcon:
    """Return one icon for a button that can be switched: one picture while it is on, the other while it is off."""
    result = icon(off, theme)
    switched = icon(on, theme)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        for size in _SIZES:
            result.addPixmap(switched.pixmap(QSize(size, size), 1.0, mode), mode, QIcon.State.On)
    return result


def _painted(renderer: QSvgRenderer, size: int, colour: str) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(colour))
    painter.end()
    return pixmap
