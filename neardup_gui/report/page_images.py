"""The pages of a PDF as pictures, for a preview on the screen: the very pages that the file has."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

# The library takes one caller at a time, whatever document it is about.
_PDFIUM = threading.Lock()


class PageImages:
    """A PDF in memory whose pages are painted when they are asked for. May be used in any thread."""

    def __init__(self, data: bytes) -> None:
        import pypdfium2  # pyright: ignore[reportMissingTypeStubs]  # only a preview needs it

        with _PDFIUM:
            self._document: Any = pypdfium2.PdfDocument(data)
            self._sizes: list[tuple[float, float]] = [
                self._document.get_page_size(number) for number in range(len(self._document))
            ]

    def __len__(self) -> int:
        return len(self._sizes)

    def size(self, number: int) -> tuple[float, float]:
        """Return width and height of a page, from 0, in points."""
        return self._sizes[number]

    def image(self, number: int, scale: float) -> QImage:
        """Return a page, from 0, as a picture of ``scale`` pixels a point."""
        from PySide6.QtGui import QImage

        with _PDFIUM:
            page = self._document[number]
            bitmap = page.render(scale=scale, rev_byteorder=True, prefer_bgrx=True)
            made = QImage(
                bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_RGBX8888
            ).copy()
            bitmap.close()
            page.close()
        return made

    def close(self) -> None:
        """Let the document go. No picture can be had afterwards."""
        with _PDFIUM:
            self._document.close()
