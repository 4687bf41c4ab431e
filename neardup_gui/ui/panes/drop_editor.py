"""A text editor's reception of what is dragged onto it: files, and text from other programs."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from neardup_gui.ui.incoming import dropped_files, is_foreign, text_of, uselessness


class DropEditor(QPlainTextEdit):
    """Takes nothing in by itself: it tells what was dropped, by signals."""

    files_dropped = Signal(list)  # list[str]: paths of local files
    text_dropped = Signal(str)
    useless_dropped = Signal(str)  # why: one of incoming.Useless

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drag_is_over = False
        self.setAcceptDrops(True)

    def set_drag_is_over(self, is_over: bool) -> None:
        """Show or hide the frame that invites to drop; also for a drag over the header above."""
        if is_over != self.drag_is_over:
            self.drag_is_over = is_over
            self.viewport().update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        # Whatever comes from another program is let in: what cannot be used gets a sentence once it is dropped.
        if is_foreign(event.source()) or dropped_files(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.set_drag_is_over(True)
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.set_drag_is_over(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self.set_drag_is_over(False)
        files = dropped_files(event.mimeData())
        if not files and not is_foreign(event.source()):
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        text = "" if files else text_of(event.mimeData())
        if files:
            self.files_dropped.emit(files)
        elif text.strip():
            self.text_dropped.emit(text)
        else:
            self.useless_dropped.emit(uselessness(event.mimeData()))
