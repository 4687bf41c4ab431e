"""Lays out plain text with the line and paragraph spacing of a book, which Qt's own plain text layout lacks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QTextBlock, QTextDocument, QTextLine
from PySide6.QtWidgets import QPlainTextDocumentLayout

LINE_SPACING: Final = 1.28  # of the font's own line height
PARAGRAPH_SPACING: Final = 0.45


class SpacedLayout(QPlainTextDocumentLayout):
    """Qt asks for a block's rectangle before it shows or measures it: that is where a block is laid out.

    So only what comes into view is laid out, as in the class below it.
    """

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._paragraph_gap = 0.0
        self._line_height = 0.0
        self._hard_wrapped = False
        self._width = 400.0
        self._block_count = 1
        self._is_postponed = False
        self.changes = 0  # how often lines were laid out or given up: while it stays, so do the lines
        self.measure()

    def set_width(self, width: float) -> None:
        """Set how wide the lines may be, margins included. Qt's own text width cannot be read from here.

        To be called before the editor learns of the new width: it then drops all lines, and asks for them again.
        """
        self._width = max(width, 4 * self.document().documentMargin())

    def measure(self) -> None:
        """Take the spacing from the document's font. To be called after the font changed."""
        self._line_height = QFontMetricsF(self.document().defaultFont()).height()
        self._paragraph_gap = 0.0 if self._hard_wrapped else PARAGRAPH_SPACING * self._line_height

    def set_hard_wrapped(self, hard_wrapped: bool) -> None:
        """Set whether paragraphs are no more than the lines of a page, which stand without space between them."""
        self._hard_wrapped = hard_wrapped
        self.measure()

    @contextmanager
    def postponed(self) -> Iterator[None]:
        """Lay nothing out while the text is being replaced: Qt asks in the midst of it, and again after it."""
        self._is_postponed = True
        try:
            yield
        finally:
            self._is_postponed = False
        self.documentSizeChanged.emit(self.documentSize())

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:  # noqa: N802
        if not block.isValid():
            return QRectF()
        if self._is_postponed:
            # Not empty: Qt adds heights up from the end of the text until they fill the window.
            return QRectF(0.0, 0.0, self._width, self._line_height)
        layout = block.layout()
        if layout.lineCount() == 0:
            self._lay_out(block)
        last = layout.lineAt(layout.lineCount() - 1)
        bottom = last.y() + last.height() * LINE_SPACING + self._paragraph_gap
        if not block.next().isValid():
            bottom += self.document().documentMargin()
        return QRectF(0.0, 0.0, self._width, bottom)

    def documentChanged(self, position: int, removed: int, added: int) -> None:  # noqa: N802
        self.changes += 1
        document = self.document()
        block = document.findBlock(position)
        within_one = document.blockCount() == self._block_count and block.contains(
            max(position, position + removed + added - 1)
        )
        self._block_count = document.blockCount()
        if within_one:
            # The base class would lay the block out by its own rule, and at once: 0.2 s for a million characters.
            block.layout().clearLayout()
            self.requestUpdate()
        else:
            super().documentChanged(position, removed, added)

    def _lay_out(self, block: QTextBlock) -> None:
        self.changes += 1
        document = self.document()
        layout = block.layout()
        margin = document.documentMargin()
        width = self._width - 2 * margin
        layout.setTextOption(document.defaultTextOption())
        layout.beginLayout()
        y = 0.0
        line: QTextLine = layout.createLine()
        while line.isValid():
            line.setLeadingIncluded(True)
            line.setLineWidth(width)
            line.setPosition(QPointF(margin, y))
            y += line.height() * LINE_SPACING
            line = layout.createLine()
        layout.endLayout()
        before = document.lineCount()
        block.setLineCount(layout.lineCount())
        if document.lineCount() != before:
            self.documentSizeChanged.emit(self.documentSize())
