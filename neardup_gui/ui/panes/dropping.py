"""What a drag that comes over a pane holds: files, text, or nothing for us."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QObject


def dropped_files(mime: QMimeData) -> list[str]:
    """Return the paths of the local files, in the order in which they were dragged."""
    if not mime.hasUrls():
        return []
    return [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]


def dropped_text(mime: QMimeData, source: QObject | None) -> str:
    """Return dragged text, where it comes from another program.

    Text dragged inside this program is nearly always a selection that slipped, and would replace a whole manuscript.
    """
    if source is not None or mime.hasUrls() or not mime.hasText():
        return ""
    return mime.text()


def is_welcome(mime: QMimeData, source: QObject | None) -> bool:
    """Return whether a pane takes this drag. Long texts are not copied to find out."""
    return bool(dropped_files(mime)) or (source is None and not mime.hasUrls() and mime.hasText())
