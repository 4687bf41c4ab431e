"""Paints passages, matching shingles and the veil over what is not compared, for the lines in view and no others."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from neardup_gui.spans import IntArray, SpanArray
from neardup_gui.ui.panes.geometry import VisibleLine, rectangles
from neardup_gui.ui.panes.layers import NO_PASSAGE, PaneLayers, within
from neardup_gui.ui.panes.utf16 import Utf16Map
from neardup_gui.ui.theme import Theme

_RADIUS: Final = 3.0
_FRAME: Final = 2.0
_BAR_WIDTH: Final = 4.0
_BAR_DISTANCE: Final = 12.0
_VEIL_BAR_WIDTH: Final = 2.0

_Place = tuple[int, int, int]  # from and to as UTF-16 positions, and the id of a passage


class LayerPainter:
    """The colours of a theme as Qt wants them, and how each layer is drawn with them."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._tints = [QColor(colour) for colour in theme.tints]
        self._shades = [QColor(colour) for colour in theme.shades]
        self._current_tints = [QColor(colour) for colour in theme.current_tints]
        self._current_shades = [QColor(colour) for colour in theme.current_shades]
        self._neutral = QColor(theme.neutral_shade)
        self._outline = QColor(theme.outline)
        self._border = QColor(theme.border)
        self._dismissed = QPen(QColor(theme.border), 1.0, Qt.PenStyle.DotLine)
        self._veil = QColor(theme.ground)
        self._veil.setAlphaF(theme.excluded_veil)

    def paint_behind(
        self,
        painter: QPainter,
        lines: list[VisibleLine],
        layers: PaneLayers,
        current: int | None,
        units: Utf16Map,
        dismissed: frozenset[int] = frozenset(),
    ) -> None:
        """Draw what lies behind the letters: the grounds of passages, the current one's frame, the shingles.

        Of passages that are ``dismissed`` nothing is left but a faint outline.
        """
        if not lines:
            return
        start, end = units.to_points(lines[0].start), units.to_points(lines[-1].end)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        spans, runs = layers.passages.spans, layers.runs
        places = _in_units(spans, layers.passages.ids, units, within(spans, start, end))
        pieces = _in_units(runs, layers.run_ids, units, within(runs, start, end))
        # The current passage comes last, so that nothing of a neighbour lies over its frame.
        if dismissed:
            self._paint_outlines(painter, lines, [place for place in places if place[2] in dismissed])
            places = [place for place in places if place[2] not in dismissed or place[2] == current]
            pieces = [piece for piece in pieces if piece[2] not in dismissed]
        self._paint_grounds(painter, lines, [place for place in places if place[2] != current])
        self._paint_shades(painter, lines, [piece for piece in pieces if piece[2] != current], self._shades)
        self._paint_current(painter, lines, [place for place in places if place[2] == current])
        self._paint_shades(painter, lines, [piece for piece in pieces if piece[2] == current], self._current_shades)

    def _paint_grounds(self, painter: QPainter, lines: list[VisibleLine], places: list[_Place]) -> None:
        for first, last, number in places:
            shape = rectangles(lines, first, last, solid=True)
            if shape:
                _fill(painter, _joined(shape), self._tints[self.theme.colour_index(number)], 2 * _RADIUS)

    def _paint_outlines(self, painter: QPainter, lines: list[VisibleLine], places: list[_Place]) -> None:
        for first, last, _ in places:
            shape = rectangles(lines, first, last, solid=True)
            if not shape:
                continue
            whole = QPainterPath()
            for rectangle in shape:
                path = QPainterPath()
                # Taller by a pixel, so that the lines of one passage melt into one shape.
                path.addRect(QRectF(rectangle.toRect()).adjusted(-2, 0, 2, 1))
                whole = whole.united(path)
            painter.setPen(self._dismissed)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(whole)

    def _paint_current(self, painter: QPainter, lines: list[VisibleLine], places: list[_Place]) -> None:
        for first, last, number in places:
            shape = rectangles(lines, first, last, solid=True)
            if not shape:
                continue
            path = _joined(shape)
            _fill(painter, path, self._outline, 2 * (_RADIUS + _FRAME))
            _fill(painter, path, self._current_tints[self.theme.colour_index(number)], 2 * _RADIUS)
            height = shape[-1].bottom() - shape[0].top()
            bar = QRectF(lines[0].left - _BAR_DISTANCE, shape[0].top(), _BAR_WIDTH, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._outline)
            painter.drawRoundedRect(bar, _BAR_WIDTH / 2, _BAR_WIDTH / 2)

    def _paint_shades(
        self, painter: QPainter, lines: list[VisibleLine], pieces: list[_Place], shades: list[QColor]
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for first, last, number in pieces:
            painter.setBrush(self._neutral if number == NO_PASSAGE else shades[self.theme.colour_index(number)])
            for rectangle in rectangles(lines, first, last, solid=False):
                painter.drawRoundedRect(rectangle, _RADIUS, _RADIUS)

    def paint_veil(
        self, painter: QPainter, lines: list[VisibleLine], excluded: SpanArray, units: Utf16Map, bar: bool = True
    ) -> None:
        """Fade letters: drawn over the text. With ``bar``, mark them by a thin one, as what is not compared is."""
        if not lines or len(excluded) == 0:
            return
        start, end = units.to_points(lines[0].start), units.to_points(lines[-1].end)
        shown = within(excluded, start, end)
        for first, last, _ in _in_units(excluded, np.zeros(len(excluded), dtype=np.int64), units, shown):
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


def _in_units(spans: SpanArray, numbers: IntArray, units: Utf16Map, shown: slice) -> list[_Place]:
    starts = units.to_units(spans.starts[shown]).tolist()
    ends = units.to_units(spans.ends[shown]).tolist()
    return list(zip(starts, ends, numbers[shown].tolist(), strict=True))


def _joined(shape: list[QRectF]) -> QPainterPath:
    """Return the rectangles, each smaller by the radius of the corners, which the pen of :func:`_fill` gives back.

    Where one stands below another, a bridge joins them, or a seam would show between the two strokes.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    # A little wider than the letters, so that they do not touch the edge; on whole pixels, so that edges are crisp.
    inner = [QRectF(rectangle.toRect()).adjusted(_RADIUS - 2, _RADIUS, 2 - _RADIUS, -_RADIUS) for rectangle in shape]
    for rectangle in inner:
        path.addRect(rectangle)
    for upper, lower in pairwise(inner):
        left, right = max(upper.left(), lower.left()), min(upper.right(), lower.right())
        if left < right:
            path.addRect(QRectF(QPointF(left, upper.bottom() - 1), QPointF(right, lower.top() + 1)))
    return path


def _fill(painter: QPainter, path: QPainterPath, colour: QColor, pen_width: float) -> None:
    # Filled and stroked in one colour with round joins: the rectangles melt into one shape with round corners, and a
    # wider stroke below it becomes a frame, without computing their union.
    painter.setPen(QPen(colour, pen_width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(colour)
    painter.drawPath(path)
