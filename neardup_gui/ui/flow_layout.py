"""A row that goes on in the next line where the window is too narrow, as words do in a paragraph."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Sets its widgets side by side at their own size, centred in their line."""

    def __init__(self, gap: int, line_gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._line_gap = line_gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return sum(height for _, height in self._lines(width)) + self._line_gap * (len(self._lines(width)) - 1)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802
        hints = [item.minimumSize() for item in self._items]
        return QSize(
            max((hint.width() for hint in hints), default=0), max((hint.height() for hint in hints), default=0)
        )

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        y = rect.y()
        for items, height in self._lines(rect.width()):
            x = rect.x()
            for item in items:
                size = item.sizeHint()
                item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self._gap
            y += height + self._line_gap

    def _lines(self, width: int) -> list[tuple[list[QLayoutItem], int]]:
        """Return the items of each line, and its height."""
        lines: list[tuple[list[QLayoutItem], int]] = [([], 0)]
        used = 0
        for item in self._items:
            size = item.sizeHint()
            if lines[-1][0] and used + self._gap + size.width() > width:
                lines.append(([], 0))
                used = 0
            used += size.width() + (self._gap if lines[-1][0] else 0)
            items, height = lines[-1]
            lines[-1] = ([*items, item], max(height, size.height()))
        return lines
