"""Both texts as strips one above the other, each passage of A joined by a band with its place in B. Vector graphics."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from neardup_gui.drawing.scene import BoolArray, Look, Scene
from neardup_gui.spans import IntArray, SpanArray

MOST_BANDS: Final = 1_500  # the longest of more passages; so many already cover the room between the strips
_BAND_OPACITY: Final = 0.30
_MOVED_HEIGHT: Final = 0.55  # of a strip's height, from the side of the bands


def paint_ribbons(
    painter: QPainter, area: QRectF, strip: float, least: float, line: float, scene: Scene, look: Look
) -> None:
    """Draw A's strip at the top of ``area`` and B's at its bottom, each ``strip`` high.

    However short, a passage is ``least`` wide; ``line``: the width of outlines. Passages that moved are less high than
    the strip and have bands with an outline, dismissed ones are faint and have none.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = QRectF(area.left(), area.top(), area.width(), strip)
    bottom = QRectF(area.left(), area.bottom() - strip, area.width(), strip)
    left_a, right_a = _edges(scene.starts_a, scene.ends_a, scene.length_a, area, least)
    left_b, right_b = _edges(scene.starts_b, scene.ends_b, scene.length_b, area, least)
    shown = _longest(scene.ends_a - scene.starts_a, ~scene.dismissed)
    for moved, colour in ((False, look.passage), (True, look.moved)):
        chosen = np.flatnonzero(shown & (scene.moved == moved))
        sides = (left_a[chosen], right_a[chosen], left_b[chosen], right_b[chosen])
        path = _bands(sides, top.bottom(), bottom.top())
        tint = QColor(colour)
        tint.setAlphaF(_BAND_OPACITY)
        painter.setBrush(tint)
        painter.setPen(QPen(QColor(colour), line / 2) if moved else Qt.PenStyle.NoPen)
        painter.drawPath(path)
    for room, excluded, length, left, right, inner in (
        (top, scene.excluded_a, scene.length_a, left_a, right_a, True),
        (bottom, scene.excluded_b, scene.length_b, left_b, right_b, False),
    ):
        painter.fillRect(room, QColor(look.ground))
        _paint_excluded(painter, room, excluded, length, look)
        _paint_blocks(painter, room, left, right, scene, look, inner)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.frame), line))
        painter.drawRect(room)
    painter.restore()


def _edges(starts: IntArray, ends: IntArray, length: int, area: QRectF, least: float) -> tuple[np.ndarray, np.ndarray]:
    """Return where passages begin and end on a strip, float64, each at least so wide and within the strip."""
    scale = area.width() / length
    left, right = starts * scale, ends * scale
    lacking = np.maximum(0.0, least - (right - left)) / 2
    left, right = left - lacking, right + lacking
    shift = np.maximum(0.0, -left) - np.maximum(0.0, right - area.width())
    return left + shift + area.left(), right + shift + area.left()


def _longest(lengths: IntArray, wanted: BoolArray) -> BoolArray:
    """Return which passages get a band."""
    chosen = np.flatnonzero(wanted)
    if len(chosen) <= MOST_BANDS:
        return wanted
    kept = chosen[np.argsort(-lengths[chosen], kind="stable")[:MOST_BANDS]]
    shown = np.zeros(len(wanted), dtype=np.bool_)
    shown[kept] = True
    return shown


def _bands(sides: tuple[np.ndarray, ...], top: float, bottom: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    middle = (top + bottom) / 2
    for left_a, right_a, left_b, right_b in zip(*(side.tolist() for side in sides), strict=True):
        path.moveTo(left_a, top)
        path.cubicTo(left_a, middle, left_b, middle, left_b, bottom)
        path.lineTo(right_b, bottom)
        path.cubicTo(right_b, middle, right_a, middle, right_a, top)
        path.closeSubpath()
    return path


def _paint_blocks(
    painter: QPainter, room: QRectF, left: np.ndarray, right: np.ndarray, scene: Scene, look: Look, inner: bool
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    low = room.height() * _MOVED_HEIGHT
    for chosen, colour, height in (
        (scene.dismissed, look.faint, room.height()),
        (~scene.dismissed & ~scene.moved, look.passage, room.height()),
        (~scene.dismissed & scene.moved, look.moved, low),
    ):
        top = room.bottom() - height if inner else room.top()
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for begin, end in _joined(left[chosen], right[chosen]):
            path.addRect(begin, top, end - begin, height)
        painter.setBrush(QColor(colour))
        painter.drawPath(path)


def _joined(left: np.ndarray, right: np.ndarray) -> list[tuple[float, float]]:
    """Return the blocks, with those in one that touch."""
    if len(left) == 0:
        return []
    order = np.argsort(left, kind="stable")
    left, right = left[order], np.maximum.accumulate(right[order])
    first = np.concatenate(([True], left[1:] > right[:-1]))
    begins = np.flatnonzero(first)
    ends = np.append(begins[1:], len(left)) - 1
    return list(zip(left[begins].tolist(), right[ends].tolist(), strict=True))


def _paint_excluded(painter: QPainter, room: QRectF, spans: SpanArray, length: int, look: Look) -> None:
    scale = room.width() / length
    for start, end in spans.pairs():
        painter.fillRect(
            QRectF(room.left() + start * scale, room.top(), (end - start) * scale, room.height()), QColor(look.excluded)
        )
