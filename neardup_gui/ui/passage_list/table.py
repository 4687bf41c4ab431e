"""The table itself: its keys, its columns' widths, and what it says when it is empty."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QLocale, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QMenu, QStyledItemDelegate, QTableView, QWidget

from neardup_gui.ui.passage_list.columns import APART, RIGHT_ALIGNED, Column, column_title
from neardup_gui.ui.passage_list.model import PassageModel
from neardup_gui.ui.passage_list.swatches import SIZE
from neardup_gui.ui.passage_marks import DismissReason

_PADDING: Final = 18
# How wide a column is, as letters; what is wider has a tool tip. The first words take what is left.
_WIDTHS: Final = {
    Column.NUMBER: "0000",
    Column.PLACE: "000.0 %",
    Column.CHAPTER: "m" * 10,
    Column.WORDS_A: "00 000",
    Column.WORDS_B: "00 000",
    Column.SIMILARITY: "000.0 %",
    Column.KIND: "m" * 6,
    Column.MOVED: "m" * 4,
    Column.FOUND_BY: "m" * 19,
    Column.STATE: "m" * 10,
    Column.NOTE: "m" * 10,
}
_ALWAYS: Final = frozenset({Column.NUMBER, Column.BEGINNING})
# Given up, one after the other, where there is no room for the first words.
_GIVEN_UP: Final = (Column.FOUND_BY, Column.NOTE, Column.WORDS_B, Column.PLACE, Column.CHAPTER, Column.STATE)
_LEAST_BEGINNING: Final = "m" * 14

_REASON_KEYS: Final = {
    Qt.Key.Key_1: DismissReason.QUOTATION,
    Qt.Key.Key_2: DismissReason.COMMON_PHRASE,
    Qt.Key.Key_3: DismissReason.OWN_TEXT,
}


class _Apart(QStyledItemDelegate):
    """Keeps figures at the right edge of their column away from the words of the next one."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:  # noqa: N802 - Qt's name
        return super().displayText(value, locale) + APART


class PassageTable(QTableView):
    """Rows are chosen by mouse and arrows; bare keys judge them."""

    importance_toggled = Signal()
    dismissal_toggled = Signal()
    reason_chosen = Signal(DismissReason)
    note_wanted = Signal()
    gone_to = Signal()

    def __init__(self, model: PassageModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._passages = model
        self._sentence = ""
        self._hidden: set[Column] = set()  # by the user
        self._wanted: set[Column] = set()  # by the user, however narrow the window
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setAccessibleName(self.tr("Passages"))
        self.setAccessibleDescription(
            self.tr(
                "Arrows choose a passage, Enter goes to it, Space marks it as important, Delete dismisses it, F2 "
                "writes a note."
            )
        )
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(max(self.fontMetrics().height() + 6, SIZE + 6))
        self._set_up_columns()

    def _set_up_columns(self) -> None:
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsMovable(True)
        header.setSortIndicator(Column.NUMBER, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        header.setSectionResizeMode(Column.BEGINNING, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(24)
        for column, sample in _WIDTHS.items():
            self.setColumnWidth(column, self._natural_width(column, sample))
        apart = _Apart(self)
        for column in RIGHT_ALIGNED:
            self.setItemDelegateForColumn(column, apart)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._choose_columns)

    def _natural_width(self, column: Column, sample: str) -> int:
        metrics = self.fontMetrics()
        swatch = SIZE + 6 if column == Column.NUMBER else 0
        # The arrow of the sorted column stands beside its title.
        title = self.horizontalHeader().fontMetrics().horizontalAdvance(column_title(column)) + 14
        return max(metrics.horizontalAdvance(sample), title) + swatch + _PADDING

    # -- columns --------------------------------------------------------------------------------------------------

    def fit_columns(self) -> None:
        """Show as many columns as there is room for, beside first words that can be read."""
        header = self.horizontalHeader()
        out = set(self._hidden)
        if not self._passages.rows.has_chapters:
            out.add(Column.CHAPTER)
        least = self.fontMetrics().horizontalAdvance(_LEAST_BEGINNING)
        room = self.viewport().width() - least

        def taken() -> int:
            return sum(self._width(column) for column in _WIDTHS if column not in out)

        for column in _GIVEN_UP:
            if taken() > room and column not in self._wanted:
                out.add(column)
        for column in Column:
            if header.isSectionHidden(column) != (column in out):
                header.setSectionHidden(column, column in out)

    def _width(self, column: Column) -> int:
        size = self.horizontalHeader().sectionSize(column)
        return size or self._natural_width(column, _WIDTHS[column])

    def column_state(self) -> QByteArray:
        """Return the order, widths and choice of the columns, to be remembered."""
        header = self.horizontalHeader()
        for column in Column:
            header.setSectionHidden(column, column in self._hidden)
        state = header.saveState()
        self.fit_columns()
        return state

    def restore_columns(self, state: QByteArray) -> None:
        header = self.horizontalHeader()
        if header.restoreState(state):
            self._hidden = {column for column in Column if header.isSectionHidden(column)} - _ALWAYS
            header.setSectionResizeMode(Column.BEGINNING, QHeaderView.ResizeMode.Stretch)
        self.fit_columns()

    def _choose_columns(self, place: QPoint) -> None:
        menu = self.column_menu()
        menu.exec(self.horizontalHeader().mapToGlobal(place))
        menu.deleteLater()

    def column_menu(self) -> QMenu:
        """Return the menu by which columns are shown and hidden."""
        menu = QMenu(self)
        for column in Column:
            action = QAction(column_title(column), menu)
            action.setCheckable(True)
            action.setChecked(not self.horizontalHeader().isSectionHidden(column))
            action.setEnabled(column not in _ALWAYS)
            action.toggled.connect(lambda shown, column=column: self._show_column(column, shown))
            menu.addAction(action)
        return menu

    def _show_column(self, column: Column, shown: bool) -> None:
        if shown:
            self._hidden.discard(column)
            self._wanted.add(column)
        else:
            self._hidden.add(column)
            self._wanted.discard(column)
        self.fit_columns()

    # -- rows -----------------------------------------------------------------------------------------------------

    def chosen_rows(self) -> list[int]:
        """Return the selected rows from top to bottom."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def choose_row(self, row: int | None) -> None:
        """Make one row the current one; None: no row."""
        if row is None:
            self.setCurrentIndex(self._passages.index(-1, -1))
            self.clearSelection()
            return
        here = self.currentIndex()
        if here.row() == row and self.selectionModel().isRowSelected(row):
            return
        # In the first column the table does not scroll sideways.
        self.setCurrentIndex(self._passages.index(row, Column.NUMBER))

    def edit_note(self) -> None:
        """Write into the note of the current row."""
        row = self.currentIndex().row()
        if row < 0:
            return
        self.horizontalHeader().setSectionHidden(Column.NOTE, False)  # however narrow the window
        index = self._passages.index(row, Column.NOTE)
        self.scrollTo(index)
        self.edit(index)

    def set_sentence(self, sentence: str) -> None:
        """Set what an empty table says."""
        if sentence != self._sentence:
            self._sentence = sentence
            self.viewport().update()

    # -- events ---------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        bare = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self._passages.rowCount() - 1}
        with_control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if key in ends and (bare or with_control) and self._passages.rowCount():
            self.choose_row(ends[Qt.Key(key)])
        elif not bare or self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_D):
            self.dismissal_toggled.emit()
        elif key in _REASON_KEYS:
            self.reason_chosen.emit(_REASON_KEYS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_M):
            self.importance_toggled.emit()
        elif key in (Qt.Key.Key_F2, Qt.Key.Key_N):
            self.note_wanted.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.gone_to.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.fit_columns()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():  # the table has no frame of its own
            painter = QPainter(self.viewport())
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2.0))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
            painter.end()
        if self._sentence and self._passages.rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            area = self.viewport().rect().adjusted(16, 4, -16, -4)
            painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self._sentence)
            painter.end()
