"""A narrow map of a whole text: its passages, the current one, and what of it is in view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip, QWidget

from neardup_gui.drawing.strips import StripPassages, strip_pixels
from neardup_gui.spans import IntArray, Span, SpanArray
from neardup_gui.ui.theme import Theme

WIDTH: Final = 22
STEPS: Final = 1_000  # of the slider that assistive programs see
_MARGIN: Final = 4  # above and below, so that the frame of what is in view is whole at both ends
_SIDE: Final = 4
_LEAST_FRAME: Final = 6.0
_TICK: Final = 5.0  # width of the mark of a place


class OverviewStrip(QSlider):
    """A slider over a text, so that assistive programs know what it is; its place is told in code points."""

    go_requested = Signal(int)  # the offset that is to stand in the middle
    wheel_turned = Signal(object)  # QWheelEvent

    def __init__(self, letter: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._letter = letter
        self._theme = theme
        self._length = 0
        self._passages = StripPassages(SpanArray.empty(), np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.bool_))
        self._excluded = SpanArray.empty()
        self._current: list[Span] = []
        self._visible = Span(0, 0)
        self._image: QImage | None = None
        self._hits = _no_offsets()
        self._gems = _no_offsets()
        self._hit: int | None = None
        self._tooltip_source: Callable[[int], str] | None = None
        self._grabbed: float | None = None  # how far below the middle of the frame it was grabbed
        self.setRange(0, STEPS)
        self.setInvertedAppearance(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # like a scroll bar: the keys of the pane do the same
        self.setFixedWidth(WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self._name()

    # -- what is shown --------------------------------------------------------------------------------------------

    def set_text(self, length: int, passages: StripPassages, excluded: SpanArray) -> None:
        """Show a text of ``length`` code points."""
        self._length, self._passages, self._excluded = length, passages, excluded
        self._image = None
        self.update()

    def set_current(self, places: list[Span]) -> None:
        """Mark the current passage at all its places; none: an empty list."""
        self._current = places
        self.update()

    def set_hits(self, starts: IntArray, chosen: int | None) -> None:
        """Mark where something was found; ``chosen`` is the place in ``starts`` that was gone to."""
        self._hits = starts
        self._hit = int(starts[chosen]) if chosen is not None and chosen < len(starts) else None
        self.update()

    def set_gems(self, starts: IntArray) -> None:
        """Mark where the Distill prints of both texts share something."""
        self._gems = starts
        self.update()

    def set_visible_span(self, visible: Span) -> None:
        """Frame what the pane shows."""
        if visible == self._visible:
            return
        self._visible = visible
        if self._length:
            self.setValue(round(STEPS * (visible.start + visible.end) / 2 / self._length))
        self.update()

    def set_tooltip_source(self, source: Callable[[int], str]) -> None:
        """Set who words the tool tip of an offset."""
        self._tooltip_source = source

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._image = None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 200)

    # -- places ---------------------------------------------------------------------------------------------------

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_SIDE, _MARGIN, -_SIDE, -_MARGIN)

    def y_of(self, offset: float) -> float:
        room = self._room()
        return room.top() + room.height() * offset / max(self._length, 1)

    def offset_at(self, y: float) -> int:
        room = self._room()
        share = min(max((y - room.top()) / max(room.height(), 1.0), 0.0), 1.0)
        return min(int(share * self._length), max(self._length - 1, 0))

    def frame(self) -> QRectF:
        """Return the frame of what is in view."""
        top, bottom = self.y_of(self._visible.start), self.y_of(self._visible.end)
        lacking = max(0.0, _LEAST_FRAME - (bottom - top)) / 2
        return QRectF(1.0, top - lacking, self.width() - 2.0, bottom - top + 2 * lacking)

    # -- painting -------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = self._room()
        painter.fillRect(room, QColor(self._theme.ground))
        if self._length:
            painter.drawImage(room.topLeft(), self._picture())
        painter.setPen(QPen(QColor(self._theme.border), 1))
        painter.drawRect(room.adjusted(-0.5, -0.5, -0.5, -0.5))
        if self._length:
            self._paint_current(painter)
            self._paint_marks(painter)
            self._paint_frame(painter)
        painter.end()

    def _picture(self) -> QImage:
        ratio = self.devicePixelRatioF()
        room = self._room()
        size = round(room.width() * ratio), round(room.height() * ratio)
        if self._image is None or (self._image.width(), self._image.height()) != size:
            theme = self._theme
            hues = (*theme.current_shades, theme.muted)  # the last is for passages that step back
            palette = np.array([_channels(colour) for colour in hues], dtype=np.uint8)
            grey = _channels(theme.border)
            pixels = strip_pixels(self._length, size, self._passages, self._excluded, palette, grey, ratio)
            # Copied, for Qt does not keep the array alive.
            self._image = QImage(
                np.ascontiguousarray(pixels).data, *size, 4 * size[0], QImage.Format.Format_RGBA8888
            ).copy()
            self._image.setDevicePixelRatio(ratio)
        return self._image

    def _paint_current(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._theme.outline)
        for span in self._current:
            top, bottom = self.y_of(span.start), self.y_of(span.end)
            lacking = max(0.0, 5.0 - (bottom - top)) / 2
            box = QRectF(2.0, top - lacking, self.width() - 4.0, bottom - top + 2 * lacking)
            painter.setPen(QPen(colour, 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 1.5, 1.5)

    def _paint_marks(self, painter: QPainter) -> None:
        """Draw what was found as ticks at the left edge, gems at the right one."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        room = self._room()
        for offsets, left, colour in (
            (self._hits, 0.0, self._theme.hit_edge),
            (self._gems, self.width() - _TICK, self._theme.gem),
        ):
            for first, last in _runs(offsets, self._length, int(room.height())):
                painter.fillRect(QRectF(left, room.top() + first, _TICK, last - first + 1.0), QColor(colour))
        if self._hit is not None:
            box = QRectF(0.0, round(self.y_of(self._hit)) - 1.0, self.width() - 1.0, 4.0)
            painter.setPen(QPen(QColor(self._theme.hit_edge), 1.0))
            painter.setBrush(QColor(self._theme.current_hit))
            painter.drawRect(box)

    def _paint_frame(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._theme.text)
        wash = QColor(colour)
        wash.setAlphaF(0.10)
        painter.setBrush(wash)
        painter.setPen(QPen(colour, 1.5))
        painter.drawRoundedRect(self.frame().adjusted(0.75, 0.75, -0.75, -0.75), 3, 3)

    # -- mouse ----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._length:
            return
        frame, y = self.frame(), event.position().y()
        # Within the frame it is grabbed where it is; elsewhere its middle goes there.
        self._grabbed = y - frame.center().y() if frame.top() <= y <= frame.bottom() else 0.0
        if self._grabbed == 0.0:
            self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is not None:
            self._go(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grabbed = None

    def _go(self, point: QPointF) -> None:
        self.go_requested.emit(self.offset_at(point.y() - (self._grabbed or 0.0)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.wheel_turned.emit(event)  # turned over the strip, it scrolls the pane beside it
        event.accept()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            told = self._tooltip_source(self._meant(event.pos().y())) if self._tooltip_source and self._length else ""
            QToolTip.showText(event.globalPos(), told or self.toolTip(), self)
            return True
        return super().event(event)

    def _meant(self, y: float) -> int:
        """Return the offset at ``y``; where a passage stands within two pixels, a place in it."""
        offset = self.offset_at(y)
        spans = self._passages.spans
        index = int(np.searchsorted(spans.starts, offset, side="right")) - 1
        near = [place for place in (index, index + 1) if 0 <= place < len(spans)]
        if index >= 0 and offset < spans.ends[index]:
            return offset
        reach = 2 * self._length / max(self._room().height(), 1.0)
        for place in near:
            start, end = int(spans.starts[place]), int(spans.ends[place])
            if start - reach <= offset <= end + reach:
                return min(max(offset, start), end - 1)
        return offset

    # -- words ----------------------------------------------------------------------------------------------------

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Overview of text %1").replace("%1", self._letter))
        self.setToolTip(self.tr("All passages of text %1. Click or drag to go there.").replace("%1", self._letter))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)


def _no_offsets() -> IntArray:
    return np.zeros(0, dtype=np.int64)


def _runs(offsets: IntArray, length: int, height: int) -> list[tuple[int, int]]:
    """Return the rows, of ``height``, in which there is an offset: from the first of a run to the one behind it."""
    seen = np.zeros(height + 2, dtype=np.int8)  # far quicker than sorting 100,000 rows
    seen[1 + np.minimum((offsets * (height / length)).astype(np.int64), height - 1)] = 1
    edges = np.flatnonzero(np.diff(seen)).tolist()
    return list(zip(edges[::2], edges[1::2], strict=True))


def _channels(name: str) -> tuple[int, int, int]:
    colour = QColor(name)
    return colour.red(), colour.green(), colour.blue()
