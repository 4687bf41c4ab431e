"""One manuscript on the screen: read-only, with its passages and matching shingles painted behind the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QToolTip, QWidget

from neardup_gui.spans import Span
from neardup_gui.ui.panes.feeding import Heading, TextFeed
from neardup_gui.ui.panes.line_view import LineView, line_view
from neardup_gui.ui.panes.reading_keys import scroll_action, selects, zoom_after
from neardup_gui.ui.panes.scene import Scene
from neardup_gui.ui.panes.scene_editor import SceneEditor
from neardup_gui.ui.panes.utf16 import Utf16Map
from neardup_gui.ui.theme import Theme

_TIP_WIDTH: Final = 400  # pixels
_BY_MOUSE: Final = Qt.TextInteractionFlag.TextSelectableByMouse


class TextPane(SceneEditor):
    """Shows a text by :meth:`set_text` and a comparison by :meth:`set_layers`; tells what the reader does by signals.

    Spans and offsets of its methods count code points of that text.
    """

    passage_clicked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tooltip_source: Callable[[int, int | None], str] | None = None
        self._pressed_at: QPointF | None = None
        self._feed = TextFeed(self.document(), self.spacing, self)
        self._set_up()

    def _set_up(self) -> None:
        self.setReadOnly(True)
        self.setTextInteractionFlags(_BY_MOUSE)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._suit_emptiness()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Text of the manuscript"))

    # -- what is shown --------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The text as it was set: Qt's own copy differs in characters that Qt keeps to itself."""
        return self._text

    def set_text(
        self, text: str, headings: Sequence[Heading] = (), hard_wrapped: bool = False, join_lines: bool = False
    ) -> None:
        """Show ``text`` from its beginning, without layers. ``headings``: where they stand, and their levels (1–9).

        ``hard_wrapped``: its lines end where the page was full, so that they are set without space between them.
        ``join_lines``: those inside a paragraph are shown as one; the text stays as it is.
        """
        old = self._scene
        self._scene = Scene(dismissed=old.dismissed, by_source=old.by_source, shingles_shown=old.shingles_shown)
        self._text, self._units = text, Utf16Map(text)
        self._kept = None
        self._suit_emptiness()
        self.clear()
        self.spacing.set_hard_wrapped(hard_wrapped)
        self._feed.begin(text, self._units, headings, join_lines)
        self.scroller.measure()
        self.verticalScrollBar().setValue(0)

    def _suit_emptiness(self) -> None:
        """An empty pane needs nothing to scroll by. In all others the bar stays, because wrapping depends on it."""
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if self._text else policy.ScrollBarAlwaysOff)

    def reveal(self, span: Span) -> None:
        """Scroll so that the beginning of ``span`` is well in view; if it is, nothing moves."""
        self._feed.take_all()
        self.scroller.reveal(self._units.to_units(span.start))

    def show_from(self, offset: int) -> None:
        """Scroll so that the line of ``offset`` is the first in view."""
        self._feed.take_all()
        self._keep(self._units.to_units(min(offset, len(self._text))))

    def place(self, offset: float, height: float) -> None:
        """Scroll so that ``offset`` stands ``height`` pixels below the top, as nearly as lines and ends allow."""
        self._feed.take_all()
        self.scroller.to_height(self._units.to_units(min(max(int(offset), 0), len(self._text))), height)

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
            self.scroller.lay_out_after(self.scroller.first_position())
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

    def set_tooltip_source(self, source: Callable[[int, int | None], str] | None) -> None:
        """Set who words the tool tip of a place, by its offset and the id of its passage. An empty one is not shown."""
        self._tooltip_source = source

    def passage_at(self, point: QPointF) -> int | None:
        """Return the passage under a point of the viewport."""
        position = self._position_at(point)
        return None if position is None else self._scene.layers.passages.at(self._units.to_points(position))

    def sizeHint(self) -> QSize:
        return QSize(520, 600)

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

    def event(self, event: QEvent) -> bool:
        # Turned over the margin beside the column, the wheel scrolls too.
        if isinstance(event, QWheelEvent):
            self.wheelEvent(event)
            return True
        return super().event(event)

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

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what Qt offers for a text, and the actions that were added to this widget."""
        menu = self.createStandardContextMenu(event.pos())
        menu.addSeparator()
        menu.addActions(self.actions())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

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
            sentence = self._tooltip_source(offset, self._scene.layers.passages.at(offset))
        if sentence:
            QToolTip.showText(event.globalPos(), _as_tip(sentence), self.viewport())
        else:
            QToolTip.hideText()
            event.ignore()

    def selected_span(self) -> Span:
        """Return what is selected; an empty span where nothing is."""
        cursor = self.textCursor()
        return Span(self._units.to_points(cursor.selectionStart()), self._units.to_points(cursor.selectionEnd()))

    def createMimeDataFromSelection(self) -> QMimeData:
        mime = QMimeData()
        mime.setText(self._text[slice(*self.selected_span())])
        return mime


def _as_tip(sentence: str) -> str:
    """Return a sentence as formatted text: Qt wraps no other kind, and this kind too narrowly if it is left to Qt."""
    told = escape(sentence).replace("\n", "<br>")
    return f'<table width="{_TIP_WIDTH}"><tr><td>{told}</td></tr></table>' if len(sentence) > 80 else f"<qt>{told}</qt>"
