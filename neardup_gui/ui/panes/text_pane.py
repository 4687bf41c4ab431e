"""One manuscript on the screen: read-only, with its passages and matching shingles painted behind the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextDocument,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QPlainTextEdit, QToolTip, QWidget

from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.incoming import dropped_files, is_foreign, text_of, uselessness
from neardup_gui.ui.panes.feeding import Heading, TextFeed
from neardup_gui.ui.panes.geometry import VisibleLine, lines_in_view
from neardup_gui.ui.panes.layers import PaneLayers
from neardup_gui.ui.panes.line_view import LineView, line_view
from neardup_gui.ui.panes.painting import LayerPainter
from neardup_gui.ui.panes.reading_keys import scroll_action, selects, zoom_after
from neardup_gui.ui.panes.scrolling import Scroller
from neardup_gui.ui.panes.spaced_layout import SpacedLayout
from neardup_gui.ui.panes.utf16 import Utf16Map
from neardup_gui.ui.theme import Theme

FONT_FAMILIES: Final = ("Source Serif 4", "Noto Serif", "PT Serif", "Georgia", "Cambria", "DejaVu Serif", "serif")
FONT_SIZE: Final = 12.0  # points, at zoom 0
ZOOM_RANGE: Final = (-5, 12)
_ZOOM_STEP: Final = 1.1
_MARGIN: Final = 26
_COLUMN: Final = 84  # letters of middling width: longer lines tire the eye
_BY_MOUSE: Final = Qt.TextInteractionFlag.TextSelectableByMouse


class TextPane(QPlainTextEdit):
    """Shows a text by :meth:`set_text` and a comparison by :meth:`set_layers`; tells what the reader does by signals.

    Spans and offsets of its methods count code points of that text.
    """

    passage_clicked = Signal(int)
    files_dropped = Signal(list)  # list[str]: paths of local files
    text_dropped = Signal(str)
    useless_dropped = Signal(str)  # why: one of incoming.Useless
    zoom_changed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._units = Utf16Map("")
        self._layers = PaneLayers.empty()
        self._excluded = SpanArray.empty()
        self._current: int | None = None
        self._dismissed: frozenset[int] = frozenset()
        self._placeholder = ""
        self._tooltip_source: Callable[[int, int | None], str] | None = None
        self._drag_is_over = False
        self._pressed_at: QPointF | None = None
        self._zoom = 0
        self._kept: tuple[int, int] | None = None  # scroll value and the position that it was set for
        self._painter = LayerPainter(theme)
        self._scroller = Scroller(self)
        document = QTextDocument(self)
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(_MARGIN)
        self._layout = SpacedLayout(document)
        document.setDocumentLayout(self._layout)
        self._feed = TextFeed(document, self._layout, self)
        self.setDocument(document)
        self._set_up()
        self._apply_zoom()
        self.set_theme(theme)

    def _set_up(self) -> None:
        self.setReadOnly(True)
        self.setTextInteractionFlags(_BY_MOUSE)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._suit_emptiness()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setAcceptDrops(True)
        self.setAccessibleName(self.tr("Text of the manuscript"))

    # -- what is shown --------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The text as it was set: Qt's own copy differs in characters that Qt keeps to itself."""
        return self._text

    @property
    def layers(self) -> PaneLayers:
        return self._layers

    @property
    def current(self) -> int | None:
        return self._current

    def set_text(self, text: str, headings: Sequence[Heading] = (), hard_wrapped: bool = False) -> None:
        """Show ``text`` from its beginning, without layers. ``headings``: where they stand, and their levels (1–9).

        ``hard_wrapped``: its lines end where the page was full, so that they are set without space between them.
        """
        self._layers, self._excluded, self._current = PaneLayers.empty(), SpanArray.empty(), None
        self._text, self._units = text, Utf16Map(text)
        self._kept = None
        self._suit_emptiness()
        self.clear()
        self._layout.set_hard_wrapped(hard_wrapped)
        self._feed.begin(text, self._units, headings)
        self.verticalScrollBar().setValue(0)

    def _suit_emptiness(self) -> None:
        """An empty pane needs nothing to scroll by. In all others the bar stays, because wrapping depends on it."""
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if self._text else policy.ScrollBarAlwaysOff)

    def set_layers(self, layers: PaneLayers) -> None:
        """Paint another comparison, made by :func:`prepare_layers`. The scroll position stays."""
        self._layers = layers
        self.viewport().update()

    def set_excluded(self, excluded: SpanArray) -> None:
        """Fade what is in the file but not compared."""
        self._excluded = excluded.merged()
        self.viewport().update()

    def set_current(self, passage: int | None) -> None:
        """Make one passage stand out. The scroll position stays: see :meth:`reveal`."""
        self._current = passage
        self.viewport().update()

    def set_dismissed(self, passages: frozenset[int]) -> None:
        """Let some passages step back: they are outlined faintly, and their letters faded."""
        if passages != self._dismissed:
            self._dismissed = passages
            self.viewport().update()

    def _faded(self) -> SpanArray:
        """Return the places of the dismissed passages, of the current one not: it is being looked at."""
        out = self._dismissed - {self._current}
        if not out:
            return SpanArray.empty()
        passages = self._layers.passages
        chosen = np.isin(passages.ids, list(out))
        return SpanArray(passages.spans.starts[chosen], passages.spans.ends[chosen])

    def reveal(self, span: Span) -> None:
        """Scroll so that the beginning of ``span`` is well in view; if it is, nothing moves."""
        self._feed.take_all()
        self._scroller.reveal(self._units.to_units(span.start))

    def show_from(self, offset: int) -> None:
        """Scroll so that the line of ``offset`` is the first in view."""
        self._feed.take_all()
        self._keep(self._units.to_units(min(offset, len(self._text))))

    def place(self, offset: float, height: float) -> None:
        """Scroll so that ``offset`` stands ``height`` pixels below the top, as nearly as lines and ends allow."""
        self._feed.take_all()
        self._scroller.to_height(self._units.to_units(min(max(int(offset), 0), len(self._text))), height)

    def view(self) -> LineView:
        """Return where the lines in view stand at this moment."""
        screen_top = self.viewport().mapToGlobal(QPoint(0, 0)).y()
        return line_view(self._lines_in_view(), self._units, self.viewport().height(), screen_top)

    def reading_share(self) -> float:
        """Return the height, 0–1 of the pane, at which the text is read: the middle; at its ends the very edge.

        So whoever follows it comes to the ends of its text too.
        """
        bar = self.verticalScrollBar()
        half = max(bar.pageStep() / 2, 1.0)
        if bar.maximum() - bar.value() < 2 * half:
            # Blocks that were never in view count as one line each: the end would seem nearer than it is.
            self._scroller.lay_out_after(self._scroller.first_position())
        before, after = bar.value(), bar.maximum() - bar.value()
        if before + after < 2 * half:
            return before / max(before + after, 1)
        return min(0.5, 0.5 * before / half) if before <= after else max(0.5, 1.0 - 0.5 * after / half)

    def visible_span(self) -> Span:
        """Return the stretch of text that is in view."""
        lines = self._lines_in_view()
        if not lines:
            return Span(0, 0)
        end = min(self._units.to_points(lines[-1].end), len(self._text))
        return Span(self._units.to_points(lines[0].start), end)

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

    def set_tooltip_source(self, source: Callable[[int, int | None], str] | None) -> None:
        """Set who words the tool tip of a place, by its offset and the id of its passage. An empty one is not shown."""
        self._tooltip_source = source

    def passage_at(self, point: QPointF) -> int | None:
        """Return the passage under a point of the viewport."""
        position = self._position_at(point)
        return None if position is None else self._layers.passages.at(self._units.to_points(position))

    # -- zoom and width -------------------------------------------------------------------------------------------

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

    def _apply_zoom(self) -> None:
        font = QFont()
        font.setFamilies(list(FONT_FAMILIES))
        font.setStyleHint(QFont.StyleHint.Serif)
        font.setPointSizeF(FONT_SIZE * _ZOOM_STEP**self._zoom)
        self.setFont(font)
        self._layout.measure()
        self._fit_column()

    def _fit_column(self) -> bool:
        """Give a wide pane margins, so that its lines stay readable. Return whether that changed its width."""
        widest = _COLUMN * self.fontMetrics().averageCharWidth() + 2 * _MARGIN
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
        self._layout.set_width(self.viewport().width())
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._keep(position)

    def _kept_position(self) -> int:
        """Return the position to keep at the top: the same one while nobody scrolls, or text would creep upwards."""
        value = self.verticalScrollBar().value()
        if value == 0:
            return 0
        if self._kept is not None and self._kept[0] == value:
            return self._kept[1]
        return self._scroller.first_position()

    def _keep(self, position: int) -> None:
        if position == 0:
            return
        self._scroller.to_top(position)
        self._kept = (self.verticalScrollBar().value(), position)

    def sizeHint(self) -> QSize:
        return QSize(520, 600)

    # -- painting -------------------------------------------------------------------------------------------------

    def _lines_in_view(self) -> list[VisibleLine]:
        block, offset = self._scroller.origin()
        return list(lines_in_view(block, offset, self.viewport().height(), self.blockBoundingRect))

    def paintEvent(self, event: QPaintEvent) -> None:
        lines = self._lines_in_view()
        painter = QPainter(self.viewport())
        painter.setClipRect(event.rect())
        self._painter.paint_behind(painter, lines, self._layers, self._current, self._units, self._dismissed)
        painter.end()
        super().paintEvent(event)
        painter.begin(self.viewport())
        self._painter.paint_veil(painter, lines, self._excluded, self._units)
        self._painter.paint_veil(painter, lines, self._faded(), self._units, bar=False)
        area = QRectF(self.viewport().rect())
        if not self._text and self._placeholder:
            painter.setFont(QApplication.font())
            self._painter.paint_empty(painter, area, self._placeholder)
        if self._drag_is_over:
            self._painter.paint_drop_target(painter, area)
        painter.end()

    def event(self, event: QEvent) -> bool:
        # The margins beside the column belong to this widget rather than to its viewport.
        if isinstance(event, QWheelEvent):
            self.wheelEvent(event)
            return True
        if event.type() == QEvent.Type.Paint:
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
            painter.end()
            return True
        return super().event(event)

    # -- mouse and keyboard ---------------------------------------------------------------------------------------

    def _position_at(self, point: QPointF) -> int | None:
        for line in self._lines_in_view():
            if line.top - line.leading / 2 <= point.y() < line.bottom - line.leading / 2:
                return line.character_at(point.x())
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position() if event.button() == Qt.MouseButton.LeftButton else None
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed_at = self._pressed_at, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton or self.textCursor().hasSelection():
            return
        if (event.position() - pressed).manhattanLength() >= QApplication.startDragDistance():
            return
        passage = self.passage_at(event.position())
        if passage is not None:
            self.passage_clicked.emit(passage)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = event.angleDelta().y()
            if steps:
                self.set_zoom(self._zoom + (1 if steps > 0 else -1))
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        zoom, scroll = zoom_after(event, self._zoom), scroll_action(event)
        if zoom is not None:
            self.set_zoom(zoom)
        elif scroll is not None:
            self.verticalScrollBar().triggerAction(scroll)
        elif selects(event):
            self._select_by_key(event)
        else:
            super().keyPressEvent(event)

    def _select_by_key(self, event: QKeyEvent) -> None:
        """Let Shift with a moving key select.

        Selection by keyboard is allowed only meanwhile: it makes Qt draw a caret, which a reader has no use for, and
        which costs 60 ms at each repaint (and so at each blink) in a paragraph of a million characters.
        """
        self._bring_caret_into_view()
        self.setTextInteractionFlags(_BY_MOUSE | Qt.TextInteractionFlag.TextSelectableByKeyboard)
        super().keyPressEvent(event)
        self.setTextInteractionFlags(_BY_MOUSE)

    def _bring_caret_into_view(self) -> None:
        """Before a selection by keyboard: it begins in the first line in view, unless the caret is in view."""
        lines = self._lines_in_view()
        cursor = self.textCursor()
        if lines and not cursor.hasSelection() and not lines[0].start <= cursor.position() < lines[-1].end:
            cursor.setPosition(lines[0].start)
            self.setTextCursor(cursor)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_tooltip(event)
            return True
        return super().viewportEvent(event)

    def _show_tooltip(self, event: QHelpEvent) -> None:
        position = self._position_at(QPointF(event.pos()))
        sentence = ""
        if position is not None and self._tooltip_source is not None:
            offset = self._units.to_points(position)
            sentence = self._tooltip_source(offset, self._layers.passages.at(offset))
        if sentence:
            QToolTip.showText(event.globalPos(), sentence, self.viewport())
        else:
            QToolTip.hideText()
            event.ignore()

    def createMimeDataFromSelection(self) -> QMimeData:
        cursor = self.textCursor()
        start = self._units.to_points(cursor.selectionStart())
        mime = QMimeData()
        mime.setText(self._text[start : self._units.to_points(cursor.selectionEnd())])
        return mime

    # -- drag and drop --------------------------------------------------------------------------------------------

    def set_drag_is_over(self, is_over: bool) -> None:
        """Show or hide the frame that invites to drop; also for a drag over the header above."""
        if is_over != self._drag_is_over:
            self._drag_is_over = is_over
            self.viewport().update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        # Whatever comes from another program is let in: what cannot be used gets a sentence once it is dropped.
        if is_foreign(event.source()) or dropped_files(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.set_drag_is_over(True)
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.set_drag_is_over(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self.set_drag_is_over(False)
        files = dropped_files(event.mimeData())
        if not files and not is_foreign(event.source()):
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        text = "" if files else text_of(event.mimeData())
        if files:
            self.files_dropped.emit(files)
        elif text.strip():
            self.text_dropped.emit(text)
        else:
            self.useless_dropped.emit(uselessness(event.mimeData()))
