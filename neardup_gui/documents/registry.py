"""Which reader a file gets: by what it holds, and only where that says nothing, by its suffix.

A new format is one module with a ``read`` function and one line in :data:`FORMATS`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

from neardup_gui.documents.draft import Draft, Source
from neardup_gui.documents.model import ReadOptions
from neardup_gui.documents.sniffing import Content, sniff
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

ReadFunction = Callable[[Source, ReadOptions, Progress], Draft]


@dataclass(frozen=True, slots=True)
class Format:
    """``content`` is what :func:`sniffing.sniff` calls such files; ``module`` is imported when first needed."""

    name: str
    content: str
    suffixes: tuple[str, ...]
    module: str

    def reader(self) -> ReadFunction:
        module = importlib.import_module(f"neardup_gui.documents.{self.module}")
        return cast(ReadFunction, module.read)


FORMATS: Final = (
    Format("docx", "DOCX", (".docx", ".docm", ".dotx", ".dotm"), "docx"),
    Format("epub", "EPUB", (".epub",), "epub"),
    Format("txt", "TXT", (".txt", ".text", ".md", ".markdown"), "txt"),
)
_TEXT: Final = FORMATS[-1]
# Formats whose files are ZIP containers, so that a ZIP of no recognised kind may be a damaged one of theirs.
_CONTAINERS: Final = frozenset({"DOCX", "EPUB"})


def readable_suffixes() -> tuple[str, ...]:
    """Return the suffixes, each with its dot, of the files that can be read."""
    return tuple(suffix for known in FORMATS for suffix in known.suffixes)


def choose(source: Source, options: ReadOptions) -> Format:
    """Return the format to read ``source`` as. Raises DocumentError where none fits, saying what the file is."""
    promised = next((known for known in FORMATS if source.suffix in known.suffixes), None)
    if not source.data:
        if promised is None or promised is _TEXT:
            return _TEXT
        raise DocumentError("damaged", format=promised.content)
    content = sniff(source)
    actual = next((known for known in FORMATS if known.content == content.kind), None)
    if actual is not None and actual is not _TEXT:
        return actual
    if promised is not None and promised is not _TEXT:
        return _promised_container(source, promised, content)
    if options.encoding is not None and promised is _TEXT:
        return _TEXT  # the user says that it is text
    if actual is _TEXT or (promised is _TEXT and not content.kind):
        return _TEXT
    raise DocumentError("unknown_format", suffix=source.suffix, kind=content.kind)


def _promised_container(source: Source, promised: Format, content: Content) -> Format:
    """Judge a file whose suffix promises a container and whose content is not one that we know."""
    if content.kind == "ZIP":
        if content.damaged:
            raise DocumentError("damaged", format=promised.content)
        return promised
    if content.kind == "OLE" and promised.content == "DOCX":
        # Office wraps a protected package in an OLE file.
        raise DocumentError("encrypted", format=promised.content)
    raise DocumentError("wrong_content", suffix=source.suffix, format=content.kind)
