"""What a reader is given and what it hands back; text put together with its blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from neardup_gui.documents.blocks import BlockCollector, Blocks
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import Block, BlockKind, ReadingWarning
from neardup_gui.errors import DocumentError, Figure


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """A file's bytes, read once. ``suffix`` is in lower case and begins with a dot, or is empty."""

    path: str
    name: str
    suffix: str
    data: bytes
    sha256: str
    size: int
    modified: float | None = None  # seconds since 1970


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """What a reader makes of the bytes; the rest of a ``Document`` is the same for every format."""

    text: str
    blocks: Sequence[Block]
    encoding: str | None = None
    title: str | None = None
    author: str | None = None
    warnings: tuple[ReadingWarning, ...] = field(default=())


def warning(code: str, **figures: Figure) -> ReadingWarning:
    return ReadingWarning(code, MappingProxyType(figures))


class TextBuilder:
    """Puts paragraphs and tables together, one LF between paragraphs and rows, a tab between cells.

    A separator is written only when something follows it, so that nothing is invented at the end. Paragraphs may be
    empty: they are blank lines in ``text`` and no block. A table, with all that is nested in it, is one block.

    Raises DocumentError ``too_large`` where more characters come than a text may have.
    """

    def __init__(self, limits: Limits = LIMITS) -> None:
        self._limit = limits.text_bytes
        self._parts: list[str] = []
        self._blocks = BlockCollector()
        self._length = 0
        self._separator = ""
        self._open = False
        self._start = 0
        self._kind = BlockKind.PARAGRAPH
        self._level = 0
        self._tables = 0
        self._table_start = -1
        self._cell_used = False
        self._page: int | None = None
        self.page: int | None = None  # on which what comes stands, where that is known
        self.as_notes = False  # True: whatever comes is of the kind FOOTNOTE

    @property
    def length(self) -> int:
        return self._length

    @property
    def is_open(self) -> bool:
        """Whether a paragraph has begun and not ended."""
        return self._open

    def begin(self, kind: BlockKind = BlockKind.PARAGRAPH, level: int = 0) -> None:
        """Begin a paragraph; one that is still open ends before."""
        self.end()
        self._flush()
        self._open = self._cell_used = True
        self._start = self._length
        self._kind = kind
        self._level = level
        if not self._tables:
            self._page = self.page

    def add(self, text: str) -> None:
        """Add to the open paragraph; without one, to a paragraph of its own."""
        if not self._open:
            self.begin()
        self._write(text)

    def end(self) -> None:
        if self._open:
            self._open = False
            self._separator = "\n"
            if not self._tables:
                self._block(self._start, self._kind, self._level)

    def begin_table(self) -> None:
        self.end()
        if not self._tables:
            self._table_start = -1
            self._page = self.page
        self._tables += 1

    def end_table(self) -> None:
        self.end_row()
        self._tables = max(0, self._tables - 1)
        if not self._tables and self._table_start >= 0:
            self._block(self._table_start, BlockKind.TABLE, 0)

    def begin_row(self) -> None:
        self.end()
        self._cell_used = False

    def next_cell(self) -> None:
        """End a cell that another one follows in the same row. Outside a table it is a paragraph."""
        self.end()
        if not self._tables:
            return
        if not self._cell_used:
            self._flush()
        self._cell_used = False
        self._separator = "\t"

    def end_row(self) -> None:
        self.end()
        if self._separator == "\t":
            self._flush()
        self._cell_used = True
        if self._length:
            self._separator = "\n"

    def next_page(self) -> None:
        """Note that a new page begins here, where pages are counted."""
        if self.page is not None:
            self.page += 1
            if self._open and self._length == self._start and not self._tables:
                self._page = self.page

    def append(self, text: str, blocks: Iterable[Block]) -> None:
        """Add what another builder has finished, as paragraphs of its own."""
        self.end()
        if not text:
            return
        self._flush()
        offset = self._length
        self._write(text)
        self._separator = "\n"
        self._cell_used = True
        for block in () if self._tables else blocks:
            kind, level = (BlockKind.FOOTNOTE, 0) if self.as_notes else (block.kind, block.level)
            self._blocks.add(offset + block.span.start, offset + block.span.end, kind, level, block.page)

    def finish(self) -> tuple[str, Blocks]:
        self.end()
        while self._tables:
            self.end_table()
        return "".join(self._parts), self._blocks.finish()

    def _flush(self) -> None:
        """Write the separator that is due, and note where a table begins."""
        begins_table = self._tables > 0 and self._table_start < 0
        if begins_table and self._separator == "\t":
            self._table_start = self._length
        self._write(self._separator)
        self._separator = ""
        if begins_table and self._table_start < 0:
            self._table_start = self._length

    def _write(self, text: str) -> None:
        if text:
            self._parts.append(text)
            self._length += len(text)
            if self._length > self._limit:
                raise DocumentError("too_large", size=self._length, limit=self._limit)

    def _block(self, start: int, kind: BlockKind, level: int) -> None:
        if self._length > start:
            if self.as_notes:
                kind, level = BlockKind.FOOTNOTE, 0
            self._blocks.add(start, self._length, kind, level, self._page)
