"""An organisation's logo: told from other files by its first bytes, drawn by the toolkit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

LARGEST: Final = 5_000_000  # bytes
_SVG: Final = re.compile(rb"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]", re.DOTALL)

Kind = Literal["png", "jpeg", "svg"]


def logo_kind(data: bytes) -> Kind | None:
    """Return what kind of picture ``data`` is; None where it is none that a report can hold."""
    if len(data) > LARGEST:
        return None
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    return "svg" if _SVG.match(data.removeprefix(b"\xef\xbb\xbf")[:4_096]) else None


class Logo:
    """A picture that paints itself, an SVG as vectors."""

    def __init__(self, data: bytes) -> None:
        """Raises ValueError where ``data`` is no picture."""
        from PySide6.QtCore import QByteArray
        from PySide6.QtGui import QImage
        from PySide6.QtSvg import QSvgRenderer

        self._drawing: QSvgRenderer | None = None
        self._image = QImage()
        kind = logo_kind(data)
        if kind == "svg":
            self._drawing = QSvgRenderer(QByteArray(data))
            size = self._drawing.viewBoxF().size()
            if size.isEmpty():
                size = self._drawing.defaultSize().toSizeF()
            self._size = size.width(), size.height()
        elif kind is not None:
            self._image = QImage.fromData(QByteArray(data))
            self._size = float(self._image.width()), float(self._image.height())
        else:
            self._size = 0.0, 0.0
        if min(self._size) <= 0 or (self._drawing is not None and not self._drawing.isValid()):
            raise ValueError("not a picture")

    def fitted(self, width: float, height: float) -> tuple[float, float]:
        """Return the size in which the picture fills a box of ``width`` × ``height`` without being distorted."""
        factor = min(width / self._size[0], height / self._size[1])
        return self._size[0] * factor, self._size[1] * factor

    def paint(self, painter: QPainter, area: QRectF) -> None:
        if self._drawing is not None:
            self._drawing.render(painter, area)
        else:
            painter.drawImage(area, self._image)
