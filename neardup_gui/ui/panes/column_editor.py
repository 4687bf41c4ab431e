"""Letters of the reader's size in a column no wider than the eye likes, and the place that is kept meanwhile."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QWidget

from neardup_gui.ui.panes.drop_editor import DropEditor
from neardup_gui.ui.panes.scrolling import Scroller
from neardup_gui.ui.panes.spaced_layout import SpacedLayout

FONT_FAMILIES: Final = ("Source Serif 4", "Noto Serif", "PT Serif", "Georgia", "Cambria", "DejaVu Serif", "serif")
FONT_SIZE: Final = 12.0  # points, at zoom 0
ZOOM_RANGE: Final = (-5, 12)
MARGIN: Final = 26
_ZOOM_STEP: Final = 1.1
_COLUMN: Final = 84  # letters of middling width: longer lines tire the eye


def reading_font(family: str, zoom: int) -> QFont:
    """Return the letters of the texts: of ``family``, or the usual ones where it is "" or not there."""
    font = QFont()
    font.setFamilies([*filter(None, [family]), *FONT_FAMILIES])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(FONT_SIZE * _ZOOM_STEP**zoom)
    return font


class ColumnEditor(DropEditor):
    """An editor with :class:`SpacedLayout` whose first line in view stays there, whatever becomes of size and width."""

    zoom_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._zoom = 0
        self._family = ""
        self._kept: tuple[int, int] | None = None  # scroll value and the position that it was set for
        self.scroller = Scroller(self)
        document = QTextDocument(self)
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(MARGIN)
        self.spacing = SpacedLayout(document)
        document.setDocumentLayout(self.spacing)
        self.setDocument(document)
        self.verticalScrollBar().rangeChanged.connect(self._within_lines)
        self._apply_zoom()

    @property
    def zoom(self) -> int:
        """Steps of a tenth, 0 = the normal size."""
        return self._zoom

    def set_zoom(self, zoom: int) -> None:
        """Set the size of the letters. The first line in view stays there."""
        zoom = min(max(zoom, ZOOM_RANGE[0]), ZOOM_RANGE[1])
        if zoom == self._zoom:
            return
        self._zoom = zoom
        position = self._kept_position()
        self._apply_zoom()
        self._keep(position)
        self.zoom_changed.emit(zoom)

    def _within_lines(self, _least: int, most: int) -> None:
        """Keep the bar from going behind the last line: in a very low pane Qt lets it, and then finds no line."""
        last = max(self.document().lineCount() - 1, 0)
        if most > last:
            self.verticalScrollBar().setMaximum(last)

    def set_family(self, family: str) -> None:
        """Set the typeface; "" is the usual one. The first line in view stays there."""
        if family == self._family:
            return
        self._family = family
        position = self._kept_position()
        self._apply_zoom()
        self._keep(position)

    def _apply_zoom(self) -> None:
        self.setFont(reading_font(self._family, self._zoom))
        self.spacing.measure()
        self._fit_column()
        self.scroller.measure()

    def _fit_column(self) -> bool:
        """Give a wide pane margins, so that its lines stay readable. Return whether that changed its width."""
        widest = _COLUMN * self.fontMetrics().averageCharWidth() + 2 * MARGIN
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        side = max(0, (room - widest) // 2)
        margins = self.viewportMargins()
        if margins.left() == side:
            return False
        self.setViewportMargins(side, 0, side, 0)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        position = self._kept_position() if event.oldSize().width() > 0 else 0
        self._fit_column()
        self.spacing.set_width(self.viewport().width())
        super().resizeEvent(event)
        self.scroller.measure()
        if event.oldSize().width() != event.size().width():
            self._keep(position)

    def _kept_position(self) -> int:
        """Return the position to keep at the top: the same one while nobody scrolls, or text would creep upwards."""
        value = self.verticalScrollBar().value()
        if value == 0:
            return 0
        if self._kept is not None and self._kept[0] == value:
            return self._kept[1]
        return self.scroller.first_position()

    def _keep(self, position: int) -> None:
        if position == 0:
            return
        self.scroller.to_top(position)
        self._kept = (self.verticalScrollBar().value(), position)
