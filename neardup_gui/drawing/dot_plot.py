"""The dot plot: A runs to the right, B downwards, and a passage is a stroke where its places meet. Vector graphics.

A text and its copy are one diagonal; what was moved lies off it, what was left out or added is a step in it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from neardup_gui.drawing.scene import Look, Scene
from neardup_gui.spans import SpanArray

_QUARTERS: Final = (0.25, 0.5, 0.75)
_MOST_REPEATS: Final = 4_000


def paint_dot_plot(painter: QPainter, area: QRectF, stroke: float, scene: Scene, look: Look) -> None:
    """Draw the plot into ``area``. ``stroke``: the width of a passage's stroke, which is also its least length.

    Passages that moved have broader strokes with round ends; places of repeated passages are small dots, dismissed
    passages faint strokes. Bands in the colour of what is excluded run across the plot.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, QColor(look.ground))
    painter.setClipRect(area)
    _paint_excluded(painter, area, scene, look)
    painter.setPen(QPen(QColor(look.frame), stroke / 4))
    for share in _QUARTERS:
        across, down = area.left() + share * area.width(), area.top() + share * area.height()
        painter.drawLine(QLineF(across, area.top(), across, area.bottom()))
        painter.drawLine(QLineF(area.left(), down, area.right(), down))
    _paint_repeats(painter, area, stroke, scene, look)
    for chosen, colour, width, cap in (
        (scene.dismissed, look.faint, stroke, Qt.PenCapStyle.FlatCap),
        (~scene.dismissed & ~scene.moved, look.passage, stroke, Qt.PenCapStyle.SquareCap),
        (~scene.dismissed & scene.moved, look.moved, 1.5 * stroke, Qt.PenCapStyle.RoundCap),
    ):
        lines = _strokes(area, stroke, scene, np.flatnonzero(chosen))
        if lines:
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap))
            painter.drawLines(lines)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.frame), stroke / 2))
    painter.drawRect(area)
    painter.restore()


def _strokes(area: QRectF, least: float, scene: Scene, chosen: np.ndarray) -> list[QLineF]:
    """Return the strokes of the ``chosen`` passages, those that look alike only once."""
    scale_a, scale_b = area.width() / scene.length_a, area.height() / scene.length_b
    ends = np.column_stack((
        scene.starts_a[chosen] * scale_a + area.left(),
        scene.starts_b[chosen] * scale_b + area.top(),
        scene.ends_a[chosen] * scale_a + area.left(),
        scene.ends_b[chosen] * scale_b + area.top(),
    ))  # fmt: skip
    short = np.hypot(ends[:, 2] - ends[:, 0], ends[:, 3] - ends[:, 1]) < least
    # A stroke without length would be drawn by some viewers and not by others.
    ends[short, 2] = ends[short, 0] + least / 2
    ends[short, 3] = ends[short, 1] + least / 2
    grid = least / 3
    _, first = np.unique(np.round(ends / grid).astype(np.int64), axis=0, return_index=True)
    return [QLineF(*line) for line in ends[np.sort(first)].tolist()]


def _paint_repeats(painter: QPainter, area: QRectF, stroke: float, scene: Scene, look: Look) -> None:
    scale_a, scale_b = area.width() / scene.length_a, area.height() / scene.length_b
    painter.setPen(QPen(QColor(look.passage), stroke * 0.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for a, b in scene.repeats[:_MOST_REPEATS]:
        place = QPointF(area.left() + a.start * scale_a, area.top() + b.start * scale_b)
        painter.drawLine(QLineF(place, place + QPointF(stroke / 10, stroke / 10)))


def _paint_excluded(painter: QPainter, area: QRectF, scene: Scene, look: Look) -> None:
    colour = QColor(look.excluded)
    for left, width in _scaled(scene.excluded_a, area.width() / scene.length_a):
        painter.fillRect(QRectF(area.left() + left, area.top(), width, area.height()), colour)
    for top, height in _scaled(scene.excluded_b, area.height() / scene.length_b):
        painter.fillRect(QRectF(area.left(), area.top() + top, area.width(), height), colour)


def _scaled(spans: SpanArray, scale: float) -> list[tuple[float, float]]:
    return [(start * scale, (end - start) * scale) for start, end in spans.pairs()]
