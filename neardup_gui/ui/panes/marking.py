"""Paints what lies on the grounds of passages: changed words, shingles one by one, gems, found words, numbers.

None of these is told by its colour alone: changed words are holes with a line under them, shingles thin lines below
the letters, gems lines above them, found words stand in frames.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from neardup_gui.spans import IntArray, SpanArray
from neardup_gui.ui.panes.geometry import VisibleLine, rectangles
from neardup_gui.ui.panes.layers import within
from neardup_gui.ui.panes.scene import Scene
from neardup_gui.ui.panes.utf16 import Utf16Map
from neardup_gui.ui.theme import Theme

_LANES: Final = 3  # of thin lines below each other, for shingles that overlap
_LANE_HEIGHT: Final = 2
_NUMBER_SIZE: Final = 0.72  # of the letters
_NUMBER_ROOM: Final = 12.0

Place = tuple[int, int, int]  # from and to as UTF-16 positions, and a number


def places(spans: SpanArray, numbers: IntArray | None, units: Utf16Map, shown: slice) -> list[Place]:
    """Return the shown ``spans`` with their ``numbers``, or counted from the first of all."""
    starts = units.to_units(spans.starts[shown]).tolist()
    ends = units.to_units(spans.ends[shown]).tolist()
    counted = range(shown.start, shown.stop) if numbers is None else numbers[shown].tolist()
    return list(zip(starts, ends, counted, strict=True))


class MarkPainter:
    """The marks' colours as Qt wants them, and how each is drawn."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._ground = QColor(theme.ground)
        self._edges = [QColor(colour) for colour in theme.edges]
        self._muted = QColor(theme.muted)
        self._hit, self._current_hit = QColor(theme.hit), QColor(theme.current_hit)
        self._hit_edge = QColor(theme.hit_edge)
        self._gem = QPen(QColor(theme.gem), 2.0)

    def paint_changed(self, painter: QPainter, lines: list[VisibleLine], scene: Scene, units: Utf16Map) -> None:
        """Draw changed words as holes in the ground of their passage, with a line under them in its hue."""
        seen = _seen(lines, units)
        for first, last, start in places(scene.changed, scene.changed.starts, units, within(scene.changed, *seen)):
            passage = scene.layers.passages.at(start)
            if passage is None or scene.steps_back(passage):
                continue
            hue = scene.layers.styles.colour(passage, len(self._edges), scene.by_source)
            for box in rectangles(lines, first, last, solid=False):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._ground)
                painter.drawRoundedRect(box.adjusted(-1, 0, 1, 1), 2, 2)
                painter.fillRect(QRectF(box.left(), round(box.bottom()) - 1.0, box.width(), 2.0), self._edges[hue])

    def paint_shingles(self, painter: QPainter, lines: list[VisibleLine], scene: Scene, units: Utf16Map) -> None:
        """Draw each matching shingle as a thin line below its words, with a tick where it begins."""
        shingles = scene.layers.shingles
        free = [0] * _LANES  # where each lane is free again
        for first, last, _ in places(shingles, None, units, within(shingles, *_seen(lines, units))):
            lane = next((lane for lane in range(_LANES) if free[lane] <= first), free.index(min(free)))
            free[lane] = last
            for number, box in enumerate(rectangles(lines, first, last, solid=False)):
                y = round(box.bottom()) + lane * _LANE_HEIGHT
                painter.fillRect(QRectF(box.left() + 1, y, box.width() - 2, 1.0), self._muted)
                if number == 0:
                    painter.fillRect(QRectF(box.left() + 1, y - 2.0, 1.0, 3.0), self._muted)

    def paint_gems(self, painter: QPainter, lines: list[VisibleLine], scene: Scene, units: Utf16Map) -> None:
        """Draw a line over each gem, which ends in a hook on both sides."""
        painter.setPen(self._gem)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for first, last, _ in places(scene.gems, None, units, within(scene.gems, *_seen(lines, units))):
            boxes = rectangles(lines, first, last, solid=False)
            for box in boxes:
                top = round(box.top())
                painter.drawLine(QPointF(box.left(), top), QPointF(box.right(), top))
            if boxes and any(line.start <= first < line.end for line in lines):
                painter.drawLine(boxes[0].topLeft(), boxes[0].topLeft() + QPointF(0, 5))
            if boxes and any(line.start < last <= line.end for line in lines):
                painter.drawLine(boxes[-1].topRight(), boxes[-1].topRight() + QPointF(0, 5))

    def paint_hits(self, painter: QPainter, lines: list[VisibleLine], scene: Scene, units: Utf16Map) -> None:
        """Frame what was found; the one that was gone to more strongly."""
        for first, last, number in places(scene.hits, None, units, within(scene.hits, *_seen(lines, units))):
            chosen = number == scene.hit
            painter.setPen(QPen(self._hit_edge, 2.0 if chosen else 1.0))
            painter.setBrush(self._current_hit if chosen else self._hit)
            for box in rectangles(lines, first, last, solid=False):
                painter.drawRect(QRectF(box.toRect()).adjusted(-0.5, 0.5, 0.5, 0.5))

    def paint_numbers(self, painter: QPainter, lines: list[VisibleLine], scene: Scene, units: Utf16Map) -> None:
        """Write beside the beginning of each passage the number of the way in which it was found."""
        passages, styles = scene.layers.passages, scene.layers.styles
        font = QFont(painter.font())
        font.setPointSizeF(font.pointSizeF() * _NUMBER_SIZE)
        font.setBold(True)
        painter.setFont(font)
        for first, _, passage in places(
            passages.spans, passages.ids, units, within(passages.spans, *_seen(lines, units))
        ):
            line = next((line for line in lines if line.start <= first < line.end), None)
            if line is None or scene.steps_back(passage):
                continue
            group = styles.group(passage)
            painter.setPen(self._edges[group % len(self._edges)])
            room = QRectF(line.left - _NUMBER_ROOM - 14, line.top, _NUMBER_ROOM, line.letters_bottom - line.top)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(group + 1))


def _seen(lines: list[VisibleLine], units: Utf16Map) -> tuple[int, int]:
    return units.to_points(lines[0].start), units.to_points(lines[-1].end)
