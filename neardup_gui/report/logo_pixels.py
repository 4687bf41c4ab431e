"""A logo of vectors drawn as pixels, for formats that cannot hold it otherwise."""

from __future__ import annotations

from typing import Final

from neardup_gui.report.logo import Logo
from neardup_gui.report.qt_application import ensure_gui_application

_WIDEST: Final = 4  # times the height


def drawn_as_png(data: bytes, height: int) -> bytes:
    """Return the picture as a PNG with a clear ground, ``height`` pixels high at most.

    Raises ValueError where ``data`` is no picture.
    """
    from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
    from PySide6.QtGui import QImage, QPainter

    application = ensure_gui_application()  # which the letters in a drawing need
    logo = Logo(data)
    width, high = logo.fitted(height * _WIDEST, height)
    image = QImage(max(1, round(width)), max(1, round(high)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        logo.paint(painter, QRectF(image.rect()))
    finally:
        painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # pyright: ignore[reportCallIssue, reportArgumentType]
    del application
    return bytes(buffer.data().data())
