"""What a reader makes of a file: one string, its blocks, and what the user should know about the reading."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Literal

from neardup_gui.errors import Figure
from neardup_gui.spans import Span


class BlockKind(StrEnum):
    """What a stretch of text is in its book."""

    PARAGRAPH = "paragraph"
    HEADING = "heading"
    TABLE = "table"
    FOOTNOTE = "footnote"
    TOC = "toc"
    VERSE = "verse"


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, heading, table or note: its place in ``Document.text``, its kind, a heading's level (1–9).

    ``page`` is the page on which it begins, counted from 1, where the file has pages of its own.
    """

    span: Span
    kind: BlockKind = BlockKind.PARAGRAPH
    level: int = 0
    page: int | None = None


@dataclass(frozen=True, slots=True)
class ReadingWarning:
    """Something that the user should know about how a file was read: a code and figures, worded elsewhere."""

    code: str
    figures: Mapping[str, Figure] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A stretch that is in the file and not the author's: ``code`` is ``gutenberg``, ``imprint`` or ``toc``."""

    span: Span
    code: str


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """How to read. Part of the identity of what was read."""

    footnotes: bool = True
    tracked_changes: Literal["final", "original"] = "final"
    encoding: str | None = None  # plain text only; None: detect


@dataclass(frozen=True, slots=True, eq=False)
class Document:
    """A text as the program sees it. Every offset anywhere counts code points of :attr:`text`.

    ``blocks`` are sorted and do not overlap; what lies between them are separators (one LF between paragraphs).
    ``path`` is empty for pasted text. ``sha256`` is of the file's bytes, or of the UTF-8 of a pasted text.
    ``modified`` is when the file was last changed, in seconds since 1970 (UTC); None where there is no file.
    """

    text: str
    blocks: Sequence[Block]
    path: str
    name: str
    format: str  # "txt", "docx", "epub", "pasted"
    sha256: str
    size: int  # bytes of the file
    encoding: str | None = None  # plain text only
    title: str | None = None
    author: str | None = None
    warnings: tuple[ReadingWarning, ...] = ()
    excluded: tuple[Exclusion, ...] = ()
    modified: float | None = None
