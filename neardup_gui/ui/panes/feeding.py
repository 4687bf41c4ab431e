"""Brings a text into a document piece by piece: Qt needs a sixth of a second for a whole novel, too long at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QFont, QTextCharFormat, QTextCursor, QTextDocument, QTextFormat

from neardup_gui.spans import Span
from neardup_gui.ui.panes.hard_wrapped import with_lines_joined
from neardup_gui.ui.panes.spaced_layout import SpacedLayout
from neardup_gui.ui.panes.utf16 import Utf16Map, displayable

_HEADING_LIMIT: Final = 5_000
_FIRST_PIECE: Final = 20_000  # characters: more than a window shows; both texts may arrive in one turn
_PIECE: Final = 60_000  # that Qt takes in within a frame

Heading = tuple[Span, int]


class TextFeed(QObject):
    """Fills an emptied document: its first piece at once, the others as the window finds time."""

    def __init__(self, document: QTextDocument, layout: SpacedLayout, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._layout = layout
        self._units = Utf16Map("")
        self._rest = ""  # what is on its way into the document, and how far it has come
        self._taken = 0
        self._join_lines = False
        self._headings: list[Heading] = []

    def begin(self, text: str, units: Utf16Map, headings: Sequence[Heading], join_lines: bool = False) -> None:
        """Take another text. Headings are set apart only up to some thousands, for each costs time.

        ``join_lines``: show the lines of a paragraph that was wrapped by hand as one.
        """
        self._units, self._join_lines = units, join_lines
        self._rest, self._headings = displayable(text), list(headings) if len(headings) < _HEADING_LIMIT else []
        self._taken = 0
        self._take_piece(_FIRST_PIECE)

    def take_all(self) -> None:
        """Bring the rest of a text that is still on its way into the document, at once."""
        while self._taken < len(self._rest):
            self._take_piece(more_later=False)

    def _take_piece(self, size: int = _PIECE, more_later: bool = True) -> None:
        if self._taken >= len(self._rest):
            return
        end = self._rest.find("\n", self._taken + size) + 1 or len(self._rest)
        cursor = QTextCursor(self._document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        with self._layout.postponed():
            piece = self._rest[self._taken : end]
            cursor.insertText(with_lines_joined(piece) if self._join_lines else piece, QTextCharFormat())
            self._taken = end
            reached = self._units.to_points(cursor.position())
            due = [heading for heading in self._headings if heading[0].end <= reached]
            self._headings = self._headings[len(due) :]
            self._format_headings(due)
        if self._taken >= len(self._rest):
            self._rest, self._taken = "", 0
        elif more_later:
            QTimer.singleShot(0, self, self._take_piece)

    def _format_headings(self, headings: Sequence[Heading]) -> None:
        if not headings:
            return
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        for span, level in headings:
            style = QTextCharFormat()
            style.setFontWeight(QFont.Weight.Bold)
            # Steps rather than points, so that headings follow the zoom.
            style.setProperty(QTextFormat.Property.FontSizeAdjustment, 1 if level <= 2 else 0)
            cursor.setPosition(self._units.to_units(span.start))
            cursor.setPosition(self._units.to_units(span.end), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(style)
        cursor.endEditBlock()
