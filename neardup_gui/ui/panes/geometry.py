"""Which lines of a text are in view, and where on the screen a stretch of text lies."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTextBlock, QTextLayout, QTextLine

from neardup_gui.ui.panes.spaced_layout import LINE_SPACING


@dataclass(frozen=True, slots=True)
class VisibleLine:
    """One line of wrapped text in view. ``start`` and ``end`` are UTF-16 positions, ``end`` past the line break.

    ``top`` … ``bottom`` reaches to the next line, the space between paragraphs included; ``letters_bottom`` only to
    the foot of the letters.
    """

    start: int
    end: int
    left: float
    right: float
    top: float
    letters_bottom: float
    bottom: float
    leading: float
    text_line: QTextLine
    block_position: int

    def x(self, position: int) -> float:
        """Return where the character at ``position`` begins, in viewport pixels."""
        # The binding returns the place and the position it stands for; its declaration knows of the place only.
        place = cast("tuple[float, int]", self.text_line.cursorToX(position - self.block_position))
        return self.left + place[0] - self.text_line.x()

    def character_at(self, x: float) -> int:
        """Return the UTF-16 position of the character under ``x``; right of the text, that of the line's end."""
        if x >= self.left + self.text_line.naturalTextWidth():
            return self.end - 1
        inner = x - self.left + self.text_line.x()
        on = self.text_line.xToCursor(inner, QTextLine.CursorPosition.CursorOnCharacter)
        return min(self.block_position + on, self.end - 1)


def lines_in_view(
    block: QTextBlock, offset: QPointF, height: float, rectangle: Callable[[QTextBlock], QRectF]
) -> Iterator[VisibleLine]:
    """Yield the lines that show in a viewport of ``height``, from top to bottom.

    ``block`` is the first in view and ``offset`` where it begins; ``rectangle`` gives a block's rectangle and so lays
    it out. Of a very long paragraph only the lines in view are touched.
    """
    top = offset.y()
    while block.isValid() and top < height:
        bottom = top + rectangle(block).height()
        if bottom > 0:
            yield from _lines_of(block, QPointF(offset.x(), top), bottom, height)
        top = bottom
        block = block.next()


def _lines_of(block: QTextBlock, origin: QPointF, block_bottom: float, height: float) -> Iterator[VisibleLine]:
    layout = block.layout()
    position = block.position()
    count = layout.lineCount()
    for number in range(line_at_height(layout, -origin.y()), count):
        line = layout.lineAt(number)
        top = origin.y() + line.y()
        if top >= height:
            return
        last = number + 1 == count
        left = origin.x() + line.x()
        yield VisibleLine(
            start=position + line.textStart(),
            end=position + line.textStart() + line.textLength() + (1 if last else 0),
            left=left,
            right=left + line.width(),
            top=top,
            letters_bottom=top + line.height(),
            bottom=block_bottom if last else origin.y() + layout.lineAt(number + 1).y(),
            leading=line.height() * (LINE_SPACING - 1),
            text_line=line,
            block_position=position,
        )


def line_at_height(layout: QTextLayout, y: float) -> int:
    """Return the number of the line that holds ``y`` (0 = top of the layout), the first or last if beyond."""
    after = bisect_right(range(layout.lineCount()), y, key=lambda number: layout.lineAt(number).y())
    return max(0, after - 1)


def _end(line: VisibleLine) -> int:
    return line.end


def rectangles(lines: list[VisibleLine], start: int, end: int, *, solid: bool) -> list[QRectF]:
    """Return one rectangle a line for the positions ``[start, end)``.

    Solid ones make one shape: where the text goes on, they reach to the edge of the column and down to the next line.
    The others cover letters only.
    """
    found: list[QRectF] = []
    for number in range(bisect_right(lines, start, key=_end), len(lines)):
        line = lines[number]
        if line.start >= end:
            break
        left = line.x(start) if start > line.start else line.left
        natural_right = line.left + line.text_line.naturalTextWidth()
        pad = line.leading / 2 if solid else 0.0
        top, bottom = line.top - pad, line.letters_bottom + pad
        if end <= line.end:
            right = min(line.x(end), natural_right)
        elif solid:
            right, bottom = line.right, line.bottom - pad
        else:
            right = natural_right
        if right > left or solid:
            found.append(QRectF(left, top, max(right - left, 2.0), bottom - top))
    return found
