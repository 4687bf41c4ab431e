"""A text with everything that is painted behind and over it, for the lines in view and no others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from neardup_gui.spans import SpanArray
from neardup_gui.ui.panes.column_editor import ColumnEditor
from neardup_gui.ui.panes.geometry import VisibleLine, lines_in_view
from neardup_gui.ui.panes.layers import PaneLayers
from neardup_gui.ui.panes.painting import LayerPainter
from neardup_gui.ui.panes.scene import Scene
from neardup_gui.ui.panes.utf16 import Utf16Map
from neardup_gui.ui.theme import Theme


class SceneEditor(ColumnEditor):
    """Holds a :class:`Scene` and paints it. What is set here moves nothing: the scroll position stays."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._units = Utf16Map("")
        self._scene = Scene()
        self._lines: tuple[tuple[object, ...], list[VisibleLine]] | None = None
        self._placeholder = ""
        self.set_theme(theme)

    @property
    def layers(self) -> PaneLayers:
        return self._scene.layers

    @property
    def current(self) -> int | None:
        return self._scene.current

    def set_layers(self, layers: PaneLayers) -> None:
        """Paint another comparison, made by :func:`prepare_layers`."""
        self._show(layers=layers)

    def set_excluded(self, excluded: SpanArray) -> None:
        """Fade what is in the file but not compared."""
        self._show(excluded=excluded.merged())

    def set_current(self, passage: int | None) -> None:
        """Make one passage stand out."""
        self._show(current=passage)

    def set_dismissed(self, passages: frozenset[int]) -> None:
        """Let some passages step back: they are outlined faintly, and their letters faded."""
        if passages != self._scene.dismissed:
            self._show(dismissed=passages)

    def set_changed(self, words: SpanArray) -> None:
        """Mark words (disjoint, sorted) inside passages as changed."""
        self._show(changed=words)

    def set_by_source(self, by_source: bool) -> None:
        """Let colours and numbers tell how passages were found; else colours tell which is which."""
        self._show(by_source=by_source)

    def set_shingles_shown(self, shown: bool) -> None:
        """Draw the matching shingles one by one."""
        self._show(shingles_shown=shown)

    def set_gems(self, gems: SpanArray) -> None:
        """Draw a line over what the Distill prints of both texts share."""
        self._show(gems=gems.merged())

    def set_hits(self, hits: SpanArray, chosen: int | None = None) -> None:
        """Frame what was found (disjoint, sorted), and more strongly the one that was gone to, by its place."""
        self._show(hits=hits, hit=chosen)

    def _show(self, **parts: Any) -> None:
        self._scene = replace(self._scene, **parts)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        self._painter = LayerPainter(theme)
        palette = self.palette()
        for role, colour in (
            (QPalette.ColorRole.Base, theme.ground),
            (QPalette.ColorRole.Text, theme.text),
            (QPalette.ColorRole.Highlight, theme.selection),
            (QPalette.ColorRole.HighlightedText, theme.text),
        ):
            palette.setColor(role, QColor(colour))
        self.setPalette(palette)
        self.update()
        self.viewport().update()

    def set_placeholder(self, sentence: str) -> None:
        """Set what an empty pane says."""
        self._placeholder = sentence
        self.viewport().update()

    def _lines_in_view(self) -> list[VisibleLine]:
        """Return the lines that show. They are asked for several times between two movements, and kept meanwhile."""
        block, offset = self.scroller.origin()
        size = self.viewport().size()

        def state() -> tuple[object, ...]:
            place = block.blockNumber(), offset.x(), offset.y(), size.width(), size.height()
            return (self.spacing.changes, self.document().revision(), *place)

        # Qt drops all lines at once where width or font change: then the first block has none.
        if self._lines is None or self._lines[0] != state() or block.layout().lineCount() == 0:
            lines = list(lines_in_view(block, offset, size.height(), self.blockBoundingRect))
            self._lines = (state(), lines)
        return self._lines[1]

    def paintEvent(self, event: QPaintEvent) -> None:
        lines = self._lines_in_view()
        painter = QPainter(self.viewport())
        painter.setClipRect(event.rect())
        self._painter.paint_behind(painter, lines, self._scene, self._units)
        painter.end()
        super().paintEvent(event)
        painter.begin(self.viewport())
        self._painter.paint_veil(painter, lines, self._scene.excluded, self._units)
        self._painter.paint_veil(painter, lines, self._scene.faded(), self._units, bar=False)
        area = QRectF(self.viewport().rect())
        if not self._text and self._placeholder:
            painter.setFont(QApplication.font())
            self._painter.paint_empty(painter, area, self._placeholder)
        if self.drag_is_over:
            self._painter.paint_drop_target(painter, area)
        painter.end()

    def event(self, event: QEvent) -> bool:
        # The margins beside the column belong to this widget rather than to its viewport.
        if event.type() == QEvent.Type.Paint:
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
            painter.end()
            return True
        return super().event(event)
