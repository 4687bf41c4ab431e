"""Paints passages, matching shingles and the veil over what is not compared, for the lines in view and no others."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from neardup_gui.spans import SpanArray
from neardup_gui.ui.panes.contours import contour
from neardup_gui.ui.panes.geometry import VisibleLine, rectangles
from neardup_gui.ui.panes.layers import NO_PASSAGE, within
from neardup_gui.ui.panes.marking import MarkPainter, Place, places
from neardup_gui.ui.panes.scene import Scene
from neardup_gui.ui.panes.utf16 import Utf16Map
from neardup_gui.ui.theme import Theme

_RADIUS: Final = 3.0
_FRAME: Final = 2.0
_BAR_WIDTH: Final = 4.0
_BAR_DISTANCE: Final = 12.0
_VEIL_BAR_WIDTH: Final = 2.0
_LINE: Final = 1.5  # of a reworded passage's outline


class LayerPainter:
    """The colours of a theme as Qt wants them, and how each layer is drawn with them."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._tints = [QColor(colour) for colour in theme.tints]
        self._shades = [QColor(colour) for colour in theme.shades]
        self._current_tints = [QColor(colour) for colour in theme.current_tints]
        self._current_shades = [QColor(colour) for colour in theme.current_shades]
        self._edges = [QColor(colour) for colour in theme.edges]
        self._ground = QColor(theme.ground)
        self._neutral = QColor(theme.neutral_shade)
        self._outline = QColor(theme.outline)
        self._border = QColor(theme.border)
        self._dismissed = QPen(QColor(theme.border), 1.0, Qt.PenStyle.DotLine)
        self._veil = QColor(theme.ground)
        self._veil.setAlphaF(theme.excluded_veil)
        self._marks = MarkPainter(theme)

    def paint_behind(self, painter: QPainter, lines: list[VisibleLine], scene: Scene, units: Utf16Map) -> None:
        """Draw what lies behind the letters: the grounds of passages, the current one's frame, shingles and marks.

        Of passages that are dismissed nothing is left but a faint outline.
        """
        if not lines:
            return
        start, end = units.to_points(lines[0].start), units.to_points(lines[-1].end)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layers, current = scene.layers, scene.current
        spans, runs = layers.passages.spans, layers.runs
        shown = places(spans, layers.passages.ids, units, within(spans, start, end))
        pieces = places(runs, layers.run_ids, units, within(runs, start, end))
        if scene.dismissed:
            self._paint_faint(painter, lines, [place for place in shown if place[2] in scene.dismissed])
            shown = [place for place in shown if not scene.steps_back(place[2])]
            pieces = [piece for piece in pieces if piece[2] not in scene.dismissed]
        # The current passage comes last, so that nothing of a neighbour lies over its frame.
        self._paint_grounds(painter, lines, scene, [place for place in shown if place[2] != current])
        self._paint_shades(painter, lines, scene, [piece for piece in pieces if piece[2] != current], self._shades)
        self._paint_current(painter, lines, scene, [place for place in shown if place[2] == current])
        own = [piece for piece in pieces if piece[2] == current]
        self._paint_shades(painter, lines, scene, own, self._current_shades)
        self._marks.paint_changed(painter, lines, scene, units)
        self._marks.paint_hits(painter, lines, scene, units)
        if scene.shingles_shown:
            self._marks.paint_shingles(painter, lines, scene, units)
        self._marks.paint_gems(painter, lines, scene, units)
        if scene.by_source:
            self._marks.paint_numbers(painter, lines, scene, units)

    def _hue(self, scene: Scene, passage: int) -> int:
        return scene.layers.styles.colour(passage, len(self._tints), scene.by_source)

    def _paint_grounds(self, painter: QPainter, lines: list[VisibleLine], scene: Scene, shown: list[Place]) -> None:
        for first, last, number in shown:
            shape = rectangles(lines, first, last, solid=True)
            if not shape:
                continue
            hue = self._hue(scene, number)
            if scene.layers.styles.is_outlined(number):
                painter.setPen(QPen(self._edges[hue], _LINE))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(contour(shape, -0.5, 2.5))
            else:
                _fill(painter, contour(shape, _RADIUS, 2 - _RADIUS), self._tints[hue], 2 * _RADIUS)

    def _paint_faint(self, painter: QPainter, lines: list[VisibleLine], shown: list[Place]) -> None:
        for first, last, _ in shown:
            shape = rectangles(lines, first, last, solid=True)
            if shape:
                painter.setPen(self._dismissed)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(contour(shape, -0.5, 2.5))

    def _paint_current(self, painter: QPainter, lines: list[VisibleLine], scene: Scene, shown: list[Place]) -> None:
        for first, last, number in shown:
            shape = rectangles(lines, first, last, solid=True)
            if not shape:
                continue
            path = contour(shape, _RADIUS, 2 - _RADIUS)
            _fill(painter, path, self._outline, 2 * (_RADIUS + _FRAME))
            is_outlined = scene.layers.styles.is_outlined(number)
            ground = self._ground if is_outlined else self._current_tints[self._hue(scene, number)]
            _fill(painter, path, ground, 2 * _RADIUS)
            height = shape[-1].bottom() - shape[0].top()
            bar = QRectF(lines[0].left - _BAR_DISTANCE, shape[0].top(), _BAR_WIDTH, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._outline)
            painter.drawRoundedRect(bar, _BAR_WIDTH / 2, _BAR_WIDTH / 2)

    def _paint_shades(
        self, painter: QPainter, lines: list[VisibleLine], scene: Scene, pieces: list[Place], shades: list[QColor]
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for first, last, number in pieces:
            painter.setBrush(self._neutral if number == NO_PASSAGE else shades[self._hue(scene, number)])
            for rectangle in rectangles(lines, first, last, solid=False):
                painter.drawRoundedRect(rectangle, _RADIUS, _RADIUS)

    def paint_veil(
        self, painter: QPainter, lines: list[VisibleLine], excluded: SpanArray, units: Utf16Map, bar: bool = True
    ) -> None:
        """Fade letters: drawn over the text. With ``bar``, mark them by a thin one, as what is not compared is."""
        if not lines or len(excluded) == 0:
            return
        start, end = units.to_points(lines[0].start), units.to_points(lines[-1].end)
        for first, last, _ in places(excluded, None, units, within(excluded, start, end)):
            shape = rectangles(lines, first, last, solid=True)
            for rectangle in shape:
                painter.fillRect(rectangle, self._veil)
            if shape and bar:
                left = lines[0].left - _BAR_DISTANCE
                height = shape[-1].bottom() - shape[0].top()
                painter.fillRect(QRectF(left, shape[0].top(), _VEIL_BAR_WIDTH, height), self._border)

    def paint_empty(self, painter: QPainter, area: QRectF, sentence: str) -> None:
        """Draw the invitation of a pane without text."""
        self.paint_dashed_frame(painter, area, self._border)
        painter.setPen(QColor(self.theme.muted))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area.adjusted(40, 24, -40, -24), int(flags), sentence)

    def paint_drop_target(self, painter: QPainter, area: QRectF) -> None:
        """Show that what is being dragged may be dropped here."""
        wash = QColor(self.theme.accent)
        wash.setAlphaF(0.08)
        painter.fillRect(area, wash)
        self.paint_dashed_frame(painter, area, QColor(self.theme.accent))

    def paint_dashed_frame(self, painter: QPainter, area: QRectF, colour: QColor) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 2.0, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(12, 12, -12, -12), 8, 8)


def _fill(painter: QPainter, path: QPainterPath, colour: QColor, pen_width: float) -> None:
    # Filled and stroked in one colour with round joins: that rounds the corners, and a wider stroke below it becomes
    # a frame. The path is smaller by as much as the pen gives back.
    painter.setPen(QPen(colour, pen_width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(colour)
    painter.drawPath(path)
