"""Paragraphs and tables of an RTF file, put together as their marks come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from neardup_gui.documents.draft import TextBuilder
from neardup_gui.documents.model import BlockKind

_DEEPEST_TABLE: Final = 20


@dataclass(slots=True)
class _Row:
    """``cell_due``: a cell has ended, and another one may follow it in this row."""

    is_open: bool = False
    cell_due: bool = False


@dataclass(frozen=True, slots=True)
class Properties:
    """Of the paragraphs to come: ``table_level`` is 0 outside tables, 1 in a table, 2 in a table inside its cell."""

    table_level: int = 0
    level: int = 0
    contents: bool = False


class Layout:
    """One stream of paragraphs: the body, the notes, or a text box."""

    def __init__(self, builder: TextBuilder) -> None:
        self.builder = builder
        self.properties = Properties()
        self._rows: list[_Row] = []
        self._row_begun = False  # a row was announced: what follows is in it, said or not
        self._boxes: list[TextBuilder] = []

    def text(self, text: str) -> None:
        if text:
            if not self.builder.is_open:
                self._begin()
            self.builder.add(text)

    def end_paragraph(self) -> None:
        """End a paragraph, an empty one where nothing has been written."""
        if not self.builder.is_open:
            self._begin()
        self.builder.end()
        self._put_boxes()

    def begin_row(self) -> None:
        self._row_begun = True

    def end_cell(self, *, nested: bool) -> None:
        self.builder.end()
        if nested:
            self._reach(max(2, len(self._rows)))
        else:
            self._reach(1)
        self._open_row()
        self._put_boxes()
        self._rows[-1].cell_due = True

    def end_row(self, *, nested: bool) -> None:
        self.builder.end()
        if self._rows and not nested:
            self._reach(1)
            self._row_begun = False
        if self._rows and self._rows[-1].is_open:
            self.builder.end_row()
            self._rows[-1] = _Row()

    def add_box(self, box: TextBuilder) -> None:
        """Keep a text box until the paragraph in which it is anchored has ended."""
        self._boxes.append(box)
        if not self.builder.is_open:
            self._put_boxes()

    def finish(self) -> None:
        """End all that is open."""
        self.builder.end()
        self._put_boxes()
        self._reach(0)
        self._row_begun = False

    def _begin(self) -> None:
        announced = 1 if self._row_begun else 0
        self._reach(min(_DEEPEST_TABLE, max(announced, self.properties.table_level)))
        if self._rows:
            self._open_row()
        kind, level = BlockKind.PARAGRAPH, 0
        if self.properties.contents:
            kind = BlockKind.TOC
        elif self.properties.level:
            kind, level = BlockKind.HEADING, self.properties.level
        self.builder.begin(kind, level)

    def _open_row(self) -> None:
        row = self._rows[-1]
        if not row.is_open:
            self.builder.begin_row()
            row.is_open = True
        elif row.cell_due:
            self.builder.next_cell()
        row.cell_due = False

    def _reach(self, level: int) -> None:
        while len(self._rows) > level:
            self.builder.end_table()
            self._rows.pop()
        while len(self._rows) < level:
            if self._rows:
                self._open_row()
            self.builder.begin_table()
            self._rows.append(_Row())

    def _put_boxes(self) -> None:
        boxes, self._boxes = self._boxes, []
        for box in boxes:
            self.builder.append(*box.finish())
