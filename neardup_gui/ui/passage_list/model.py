"""The passages as Qt sees them: one model that words, sorts and filters.

A proxy that asks Python for each of the comparisons of a sort takes a second for 10,000 rows; numbers sorted by numpy
take a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont, QPixmap

from neardup_gui.matching.passages import Passage
from neardup_gui.spans import IntArray
from neardup_gui.ui.passage_list.columns import LARGEST_FIRST, RIGHT_ALIGNED, Column, column_explanation, column_title
from neardup_gui.ui.passage_list.rows import PassageRows, RowFilter
from neardup_gui.ui.passage_list.swatches import swatches
from neardup_gui.ui.passage_marks import PassageMark, PassageMarks, mark_name
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.names import found_by_names, kind_name
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ALIGNMENTS: Final = tuple(int(_RIGHT if column in RIGHT_ALIGNED else _LEFT) for column in Column)
_ROOM_FOR_ARROW: Final = "\u00a0" * 4
_NUMBER: Final = int(Column.NUMBER)
_BOLD: Final = frozenset({int(Column.NUMBER), int(Column.BEGINNING), int(Column.STATE)})
_WITH_TIP: Final = frozenset({Column.CHAPTER, Column.BEGINNING, Column.FOUND_BY, Column.STATE, Column.NOTE})


class PassageModel(QAbstractTableModel):
    """Rows of the passages that pass the filter, in the order that was asked for."""

    def __init__(self, marks: PassageMarks, translate: Translator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marks = marks
        self._translate = translate
        self._rows = PassageRows(None, ())
        self._filter = RowFilter()
        self._sorted = (Column.NUMBER, False)
        self._shown: IntArray = np.zeros(0, dtype=np.int64)
        self._position: dict[int, int] = {}  # row of the rows → row on show
        self._swatches: list[QPixmap] = []
        self._faded = QColor()
        self._colours = 1
        self._colour_rule: Callable[[int], int] | None = None
        self._bold = QFont()
        self._bold.setBold(True)
        self._texts = self._make_texts()
        self._answers = self._make_answers()

    # -- what is in it --------------------------------------------------------------------------------------------

    @property
    def rows(self) -> PassageRows:
        """All passages, also those that are filtered out."""
        return self._rows

    @property
    def filter(self) -> RowFilter:
        return self._filter

    @property
    def sorted_by(self) -> tuple[Column, bool]:
        """The column, and whether downwards."""
        return self._sorted

    def set_rows(self, rows: PassageRows) -> None:
        """Show other passages, under the same filter and in the same order."""
        self.beginResetModel()
        self._rows = rows
        self._arrange()
        self.endResetModel()

    def set_filter(self, by: RowFilter) -> None:
        if by == self._filter:
            return
        self.beginResetModel()
        self._filter = by
        self._arrange()
        self.endResetModel()

    def set_theme(self, theme: Theme, ratio: float) -> None:
        """Take the colours; ``ratio``: device pixels a pixel."""
        self._swatches = swatches(theme, ratio)
        self._colours = len(theme.tints)
        self._faded = QColor(theme.muted)
        self._look_anew()

    def set_colour_rule(self, rule: Callable[[int], int] | None) -> None:
        """Take what gives each passage, by its number, another colour than the one in turn: None, nothing does."""
        if rule != self._colour_rule:
            self._colour_rule = rule
            self._look_anew()

    def _look_anew(self) -> None:
        if len(self._shown):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, len(Column) - 1))

    def marks_changed(self) -> bool:
        """Show the marks anew. Return whether rows have come or gone because the filter asks for a state."""
        shown = self._rows.chosen(self._filter, self._all_marks())
        if len(shown) != len(self._shown) or not np.array_equal(shown, np.sort(self._shown)):
            self.beginResetModel()
            self._arrange()
            self.endResetModel()
            return True
        if len(shown):  # not sorted anew: a row must not run away from who has just marked it
            self.dataChanged.emit(self.index(0, 0), self.index(len(shown) - 1, len(Column) - 1))
        return False

    def passage(self, row: int) -> Passage:
        """Return the passage in a row on show."""
        return self._rows.passages[int(self._shown[row])]

    def row_of(self, identity: int) -> int | None:
        """Return the row on show of the passage with this number; None where it is filtered out."""
        row = self._rows.row_of(identity)
        return None if row is None else self._position.get(row)

    def mark(self, row: int) -> PassageMark:
        return self._marks.of(self.passage(row))

    def _all_marks(self) -> list[PassageMark]:
        return [self._marks.of(passage) for passage in self._rows.passages]

    def _arrange(self) -> None:
        marks = self._all_marks()
        column, downwards = self._sorted
        self._shown = self._rows.ordered(self._rows.chosen(self._filter, marks), column, downwards, marks)
        self._position = {row: place for place, row in enumerate(self._shown.tolist())}

    # -- what Qt asks ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own default
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own default
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        column = Column(section)
        if role == Role.DisplayRole:
            # The arrow of the sorted column is painted at the right edge, over a title that is aligned to it.
            return column_title(column) + (_ROOM_FOR_ARROW if self._arrow_covers(column) else "")
        if role == Role.ToolTipRole:
            return column_explanation(column)
        if role == Role.TextAlignmentRole:
            return _RIGHT if column in RIGHT_ALIGNED else _LEFT
        if role == Role.InitialSortOrderRole:
            order = Qt.SortOrder
            return order.DescendingOrder if column in LARGEST_FIRST else order.AscendingOrder
        return None

    def _arrow_covers(self, column: Column) -> bool:
        return column == self._sorted[0] and column in RIGHT_ALIGNED

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() == Column.NOTE:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        # A repaint asks a thousand times, for a screenful of cells in seven roles each.
        answer = self._answers.get(role)
        if answer is None or not index.isValid() or index.row() >= len(self._shown):
            return None
        return answer(index.row(), index.column())

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        if role != Role.EditRole or not index.isValid() or index.column() != Column.NOTE:
            return False
        passage = self.passage(index.row())
        if str(value) != self._marks.of(passage).note:
            self._marks.set_note(passage, str(value))
        return True

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if not 0 <= column < len(Column):
            return
        self._sorted = (Column(column), order == Qt.SortOrder.DescendingOrder)
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        rows = [int(self._shown[index.row()]) for index in kept]
        self._arrange()
        moved = [self.index(self._position[row], index.column()) for row, index in zip(rows, kept, strict=True)]
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    # -- wording --------------------------------------------------------------------------------------------------

    def _make_answers(self) -> dict[int, Callable[[int, int], Any]]:
        return {
            int(Role.DisplayRole): self._text,
            int(Role.EditRole): self._text,
            int(Role.TextAlignmentRole): lambda _, column: _ALIGNMENTS[column],
            int(Role.DecorationRole): self._swatch,
            int(Role.ForegroundRole): self._colour,
            int(Role.FontRole): self._font,
            int(Role.ToolTipRole): lambda row, column: (
                (self._text(row, column) or None) if column in _WITH_TIP else None
            ),
            int(Role.AccessibleTextRole): self._spoken,
        }

    def _make_texts(self) -> dict[int, Callable[[int, Passage], str]]:
        """Return how each column is worded: from the row of the rows, and its passage."""
        translate, language = self._translate, self._translate.language
        moved = self.tr("moved")
        return {
            Column.NUMBER: lambda _, passage: integer(passage.id, language),
            Column.PLACE: lambda row, _: percent(self._rows.place(row), language),
            Column.CHAPTER: lambda row, _: self._rows.chapter(row),
            Column.BEGINNING: lambda row, _: self._rows.beginning(row),
            Column.WORDS_A: lambda _, passage: integer(passage.words_a, language),
            Column.WORDS_B: lambda _, passage: integer(passage.words_b, language),
            Column.SIMILARITY: lambda _, passage: percent(passage.similarity, language),
            Column.KIND: lambda _, passage: kind_name(passage.kind, translate),
            Column.MOVED: lambda _, passage: moved if passage.moved else "",
            Column.FOUND_BY: lambda _, passage: found_by_names(passage.found_by, translate),
            Column.STATE: lambda _, passage: mark_name(self._marks.of(passage)),
            Column.NOTE: lambda _, passage: self._marks.of(passage).note,
        }

    def _text(self, row: int, column: int) -> str:
        place = int(self._shown[row])
        return self._texts[column](place, self._rows.passages[place])

    def _swatch(self, row: int, column: int) -> QPixmap | None:
        if column != _NUMBER or not self._swatches:
            return None
        if self.mark(row).dismissed is not None:
            return self._swatches[-1]
        number = self.passage(row).id
        return self._swatches[(self._colour_rule(number) if self._colour_rule else number - 1) % self._colours]

    def _colour(self, row: int, _column: int) -> QColor | None:
        return self._faded if self.mark(row).dismissed is not None else None

    def _font(self, row: int, column: int) -> QFont | None:
        return self._bold if column in _BOLD and self.mark(row).important else None

    def _spoken(self, row: int, column: int) -> str | None:
        return self.tr("Passage {number}").format(number=self._text(row, column)) if column == _NUMBER else None
