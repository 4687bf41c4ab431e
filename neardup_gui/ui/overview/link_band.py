"""The gap between two panes, in which ribbons join the passages in view with their partners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSplitter, QSplitterHandle, QToolTip, QWidget

from neardup_gui.ui.theme import Theme

BAND_WIDTH: Final = 38
PLAIN_WIDTH: Final = 8  # of the gap without links
_BEYOND: Final = 26.0  # pixels: how far a ribbon whose partner is out of view reaches beyond the edge


@dataclass(frozen=True, slots=True)
class Ribbon:
    """One passage: from where to where it stands on the screen, left and right; infinite where it is out of view.

    ``outlined``: without a ground of its own, as in the texts. ``dismissed``: it steps back.
    """

    passage: int
    colour: int
    left: tuple[float, float]
    right: tuple[float, float]
    moved: bool
    current: bool
    outlined: bool = False
    dismissed: bool = False


class LinkBand(QSplitterHandle):
    """Draws the ribbons. A click on one chooses its passage; dragged, the band divides the room as any splitter."""

    passage_clicked = Signal(int)

    def __init__(self, splitter: QSplitter, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal, splitter)
        self._theme = theme
        self._ribbons: list[tuple[Ribbon, QPainterPath]] = []
        self._edges = (0.0, 0.0)
        self._pressed: QPointF | None = None
        self._links_shown = True
        self._tooltip_source: Callable[[int], str] | None = None
        self.setMouseTracking(True)
        self._name()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_links_shown(self, shown: bool) -> None:
        self._links_shown = shown
        self._name()
        self.update()

    def set_tooltip_source(self, source: Callable[[int], str]) -> None:
        """Set who words the tool tip of a passage."""
        self._tooltip_source = source

    def set_ribbons(self, ribbons: Sequence[Ribbon], top: float, bottom: float) -> None:
        """Show ``ribbons`` between the heights ``top`` and ``bottom``. All heights are those of the screen."""
        origin = self.mapToGlobal(QPointF(0.0, 0.0)).y()
        self._edges = (top - origin, bottom - origin)
        # Those that have moved cross the others: they lie on top, and the current one above all.
        ordered = sorted(ribbons, key=lambda ribbon: (ribbon.current, not ribbon.dismissed, ribbon.moved))
        self._ribbons = [(ribbon, self._path(ribbon, origin)) for ribbon in ordered]
        self.update()

    def _path(self, ribbon: Ribbon, origin: float) -> QPainterPath:
        top, bottom = self._edges
        left = _drawn(ribbon.left, origin, top, bottom)
        right = _drawn(ribbon.right, origin, top, bottom)
        width, half = float(self.width()), self.width() / 2
        path = QPainterPath(QPointF(0.0, left[0]))
        path.cubicTo(QPointF(half, left[0]), QPointF(half, right[0]), QPointF(width, right[0]))
        path.lineTo(width, right[1])
        path.cubicTo(QPointF(half, right[1]), QPointF(half, left[1]), QPointF(0.0, left[1]))
        path.closeSubpath()
        return path

    def ribbon_at(self, point: QPointF) -> Ribbon | None:
        """Return the uppermost ribbon under a point."""
        if not self._links_shown or not self._edges[0] <= point.y() <= self._edges[1]:
            return None
        return next((ribbon for ribbon, path in reversed(self._ribbons) if path.contains(point)), None)

    # -- painting -------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._links_shown:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top, bottom = self._edges
        painter.setClipRect(QRectF(0.0, top, self.width(), max(bottom - top, 0.0)))
        for ribbon, path in self._ribbons:
            self._paint_ribbon(painter, ribbon, path)
        painter.end()

    def _paint_ribbon(self, painter: QPainter, ribbon: Ribbon, path: QPainterPath) -> None:
        theme = self._theme
        if ribbon.dismissed and not ribbon.current:
            painter.strokePath(path, QPen(QColor(theme.border), 1.0, Qt.PenStyle.DotLine))
            return
        if not ribbon.outlined:
            ground = QColor((theme.current_shades if ribbon.current else theme.shades)[ribbon.colour])
            ground.setAlphaF(0.9 if ribbon.current else 0.7)
            painter.fillPath(path, ground)
        edge = QColor(theme.outline if ribbon.current else theme.edges[ribbon.colour])
        pen = QPen(edge, 2.0 if ribbon.current else 1.0)
        if ribbon.moved:
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([3.0, 2.5] if ribbon.current else [4.0, 3.0])
        painter.strokePath(path, pen)

    # -- mouse ----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position() if event.button() == Qt.MouseButton.LeftButton else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() == Qt.MouseButton.NoButton:
            on_ribbon = self.ribbon_at(event.position()) is not None
            self.setCursor(Qt.CursorShape.PointingHandCursor if on_ribbon else Qt.CursorShape.SplitHCursor)
            return
        if self._pressed is not None:
            if (event.position() - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return  # a hand that trembles at a click is not to move the panes
            self._pressed = None
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if pressed is not None:
            ribbon = self.ribbon_at(pressed)
            if ribbon is not None:
                self.passage_clicked.emit(ribbon.passage)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            ribbon = self.ribbon_at(QPointF(event.pos()))
            told = self._tooltip_source(ribbon.passage) if ribbon is not None and self._tooltip_source else ""
            QToolTip.showText(event.globalPos(), told or self.toolTip(), self)
            return True
        return super().event(event)

    # -- words ----------------------------------------------------------------------------------------------------

    def _name(self) -> None:
        if self._links_shown:
            self.setAccessibleName(self.tr("Links between the texts"))
            self.setToolTip(
                self.tr("Ribbons join the passages in view. Click one to choose its passage; drag to move the border.")
            )
        else:
            self.setAccessibleName(self.tr("Border between the texts"))
            self.setToolTip(self.tr("Drag to move the border."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)


class LinkSplitter(QSplitter):
    """Two panes with a :class:`LinkBand` between them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setChildrenCollapsible(False)
        self.setHandleWidth(BAND_WIDTH)

    def createHandle(self) -> LinkBand:  # noqa: N802
        return LinkBand(self, self._theme)

    @property
    def band(self) -> LinkBand:
        """The gap between the first two widgets."""
        band = self.handle(1)
        assert isinstance(band, LinkBand)
        return band

    def set_links_shown(self, shown: bool) -> None:
        self.band.set_links_shown(shown)
        self.setHandleWidth(BAND_WIDTH if shown else PLAIN_WIDTH)


def _drawn(extent: tuple[float, float], origin: float, top: float, bottom: float) -> tuple[float, float]:
    """Return an extent in the band's own heights. What is out of view ends a little beyond the edge, as a point."""
    first, last = extent
    if first == last and not isfinite(first):
        return (bottom + _BEYOND, bottom + _BEYOND) if first > 0 else (top - _BEYOND, top - _BEYOND)
    return (
        first - origin if isfinite(first) else top - _BEYOND,
        last - origin if isfinite(last) else bottom + _BEYOND,
    )
