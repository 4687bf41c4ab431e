"""What a drag or the clipboard brings: files of this computer, text, or nothing that can be compared."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QTextDocumentFragment

Useless = Literal["image", "address", "other"]


def dropped_files(mime: QMimeData | None) -> list[str]:
    """Return the paths of the local files, in the order in which they were chosen. A clipboard may hold nothing."""
    if mime is None or not mime.hasUrls():
        return []
    return [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]


def text_of(mime: QMimeData | None) -> str:
    """Return the text that is brought, that of a formatted text where it comes without a plain form."""
    if mime is None or mime.hasUrls():
        return ""  # the addresses of files are no manuscript
    if mime.hasText() and mime.text():
        return mime.text()
    return QTextDocumentFragment.fromHtml(mime.html()).toPlainText() if mime.hasHtml() else ""


def is_foreign(source: QObject | None) -> bool:
    """Return whether a drag comes from another program.

    Text dragged inside this program is nearly always a selection that slipped, and would replace a whole manuscript.
    """
    return source is None


def uselessness(mime: QMimeData) -> Useless:
    """Return why a drop that brings neither files nor text cannot be taken."""
    if mime.hasImage():
        return "image"
    return "address" if mime.hasUrls() else "other"
