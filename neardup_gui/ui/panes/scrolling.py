"""Scrolls a plain text editor to a place in the text, whatever has not been laid out yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTextBlock
from PySide6.QtWidgets import QPlainTextEdit

from neardup_gui.ui.panes.geometry import line_at_height
from neardup_gui.ui.panes.spaced_layout import LINE_SPACING

_TARGET_HEIGHT: Final = 0.25  # of the viewport, from its top: where a revealed place comes to stand
_GOOD_PLACE: Final = (0.02, 0.65)  # a place already between these heights is left where it is


class Scroller:
    """Positions are UTF-16 units of the editor's document.

    The scroll bar counts lines of wrapped text, but a block that was never in view counts as one line. So whatever
    lies between the top of the window and the target is laid out before the bar is set.
    """

    def __init__(self, editor: QPlainTextEdit) -> None:
        self._editor = editor

    def first_position(self) -> int:
        """Return the position of the first character in view."""
        block, offset = self.origin()
        self._lay_out(block)
        layout = block.layout()
        return block.position() + layout.lineAt(line_at_height(layout, 1.0 - offset.y())).textStart()

    def origin(self) -> tuple[QTextBlock, QPointF]:
        """Return the first block in view and where it begins, in viewport pixels."""
        # Both are protected in C++, and so meant for a subclass; the editor is always one of ours.
        block = self._editor.firstVisibleBlock()
        if not block.isValid():
            self._come_back()
            block = self._editor.firstVisibleBlock()
        return (block if block.isValid() else self._editor.document().firstBlock()), self._editor.contentOffset()

    def measure(self) -> None:
        """Let the bar reach as far as there are lines. To be called where lines became fewer: Qt does not always look.

        Behind the end of the text Qt finds no first block, shows nothing, and may go on looking for ever.
        """
        layout = self._editor.document().documentLayout()
        layout.documentSizeChanged.emit(layout.documentSize())

    def _come_back(self) -> None:
        """Return from behind the end."""
        self.measure()
        if not self._editor.firstVisibleBlock().isValid():
            self._editor.verticalScrollBar().setValue(self._editor.document().lastBlock().firstLineNumber())

    def to_top(self, position: int) -> None:
        """Scroll so that the line of ``position`` is the first in view."""
        block, line, _ = self._locate(position)
        self._lay_out_below(block)
        self._editor.verticalScrollBar().setValue(block.firstLineNumber() + line)

    def reveal(self, position: int) -> None:
        """Scroll so that the line of ``position`` stands a quarter from the top, unless it already stands well."""
        block, _, y = self._locate(position)
        if not self._stands_well(block, y):
            self._put(block, y, self._editor.viewport().height() * _TARGET_HEIGHT)

    def to_height(self, position: int, height: float) -> None:
        """Scroll so that ``position`` stands ``height`` pixels below the top, as nearly as whole lines allow.

        How far on the position is in its line counts too: one that moves on steadily does so on the screen.
        """
        block, number, y = self._locate(position)
        line = block.layout().lineAt(number)
        inner = (position - block.position() - line.textStart()) / max(line.textLength(), 1)
        line_height = line.height() * LINE_SPACING
        # Half a line more, so that the nearest line comes to the top rather than the one above it.
        self._put(block, y + min(inner, 1.0) * line_height, height - line_height / 2)

    def lay_out_after(self, position: int) -> None:
        """Lay out a window's worth behind ``position``, so that the bar tells how much is left."""
        self._lay_out_below(self._editor.document().findBlock(position))

    def _put(self, block: QTextBlock, y: float, need: float) -> None:
        """Scroll so that the place ``y`` below the top of ``block`` stands ``need`` pixels below that of the window."""
        self._lay_out_below(block)
        top, room = block, y
        while room < need and top.previous().isValid():
            top = top.previous()
            room += self._lay_out(top)
        line = line_at_height(top.layout(), room - need)
        self._editor.verticalScrollBar().setValue(top.firstLineNumber() + line)

    def _locate(self, position: int) -> tuple[QTextBlock, int, float]:
        """Return the block of ``position``, and the number and top of its line in that block."""
        document = self._editor.document()
        block = document.findBlock(min(max(position, 0), document.characterCount() - 1))
        self._lay_out(block)
        line = block.layout().lineForTextPosition(position - block.position())
        return block, line.lineNumber(), line.y()

    def _stands_well(self, target: QTextBlock, y: float) -> bool:
        height = self._editor.viewport().height()
        block, offset = self.origin()
        if target.blockNumber() < block.blockNumber():
            return False
        top = offset.y()
        while block != target:
            top += self._lay_out(block)
            if top > height or not block.isValid():
                return False
            block = block.next()
        lowest, highest = _GOOD_PLACE
        return lowest * height <= top + y <= highest * height

    def _lay_out_below(self, block: QTextBlock) -> None:
        """Lay out a window's worth from ``block`` on, so that the bar reaches as far as the text does."""
        room = 2 * self._editor.viewport().height()
        while room > 0 and block.isValid():
            room -= self._lay_out(block)
            block = block.next()

    def _lay_out(self, block: QTextBlock) -> float:
        """Lay out a block where that was not done, and return its height."""
        return self._editor.blockBoundingRect(block).height()
