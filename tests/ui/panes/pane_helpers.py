"""How tests look at the pixels of a pane."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QTextCursor

from neardup_gui.ui.panes.text_pane import TextPane

SENTENCE = "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему. "


def middle_of(pane: TextPane, offset: int) -> QPointF:
    """Return the middle of the character at ``offset``, which counts UTF-16 units, in the viewport."""
    cursor = QTextCursor(pane.document())
    cursor.setPosition(offset)
    left = pane.cursorRect(cursor)
    cursor.setPosition(offset + 1)
    right = pane.cursorRect(cursor)
    return QPointF((left.x() + right.x()) / 2, left.center().y())


def colour_behind(pane: TextPane, offset: int) -> str:
    """Return the colour painted behind the (UTF-16) character at ``offset``: the commonest pixel of its upper part."""
    image = pane.viewport().grab().toImage()
    cursor = QTextCursor(pane.document())
    cursor.setPosition(offset)
    left = pane.cursorRect(cursor)
    cursor.setPosition(offset + 1)
    right = pane.cursorRect(cursor)
    seen: dict[str, int] = {}
    for x in range(left.x() + 1, max(right.x(), left.x() + 3)):
        for y in range(left.top() + 2, left.bottom() - 1):
            name = QColor(image.pixel(x, y)).name()
            seen[name] = seen.get(name, 0) + 1
    return max(seen, key=lambda name: seen[name])
