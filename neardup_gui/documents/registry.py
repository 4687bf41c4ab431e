"""Which reader a file gets: by what it holds, and only where that says nothing, by its suffix.

A new format is one module with a ``read`` function and one line in :data:`FORMATS`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from neardup_gui.documents.archive import unpacked
from neardup_gui.documents.container import is_zip
from neardup_gui.documents.draft import Draft, Source
from neardup_gui.documents.model import ReadOptions
from neardup_gui.documents.sniffing import Content, sniff
from neardup_gui.errors import DocumentError
from neardup_gui.progress import NO_PROGRESS, Progress

ReadFunction = Callable[[Source, ReadOptions, Progress], Draft]


@dataclass(frozen=True, slots=True)
class Format:
    """``content`` is what :func:`sniffing.sniff` calls such files; ``module`` is imported when first needed."""

    name: str
    content: str
    suffixes: tuple[str, ...]
    module: str
    isolated: bool = False  # reads in a process of its own, because its parser cannot be trusted with time and memory

    def reader(self) -> ReadFunction:
        if self.isolated:
            from neardup_gui.documents.isolation import read_isolated

            return partial(read_isolated, self.module)
        module = importlib.import_module(f"neardup_gui.documents.{self.module}")
        return cast(ReadFunction, module.read)


FORMATS: Final = (
    Format("docx", "DOCX", (".docx", ".docm", ".dotx", ".dotm"), "docx"),
    Format("epub", "EPUB", (".epub",), "epub"),
    Format("fb2", "FB2", (".fb2",), "fb2"),
    Format("fb3", "FB3", (".fb3",), "fb3"),
    Format("odt", "ODT", (".odt", ".ott", ".fodt"), "odt"),
    Format("rtf", "RTF", (".rtf",), "rtf"),
    Format("doc", "DOC", (".doc",), "doc"),
    Format("html", "HTML", (".html", ".htm", ".xhtml"), "html"),
    Format("pdf", "PDF", (".pdf",), "pdf", isolated=True),
    Format("markdown", "Markdown", (".md", ".markdown"), "markdown"),
    Format("txt", "TXT", (".txt", ".text"), "txt"),
)
_TEXT: Final = FORMATS[-1]
_PLAIN: Final = FORMATS[-2:]  # texts without markup that must be understood to be read
ISOLATED_MODULES: Final = frozenset(known.module for known in FORMATS if known.isolated)
# Formats whose files are ZIP containers, so that a ZIP of no recognised kind may be a damaged one of theirs.
_CONTAINERS: Final = frozenset({"DOCX", "EPUB", "FB3", "ODT"})
_ARCHIVE: Final = ".zip"


def readable_suffixes() -> tuple[str, ...]:
    """Return the suffixes, each with its dot, of the files that can be read."""
    return (*(suffix for known in FORMATS for suffix in known.suffixes), _ARCHIVE)


def choose(source: Source, options: ReadOptions, progress: Progress = NO_PROGRESS) -> tuple[Format, Source]:
    """Return the format to read, and what to read: ``source``, or the one document inside it where it is an archive.

    Raises DocumentError where no format fits, saying what the file is; Cancelled.
    """
    promised = _promised(source)
    if not source.data:
        if promised is None or promised in _PLAIN:
            return promised or _TEXT, source
        raise DocumentError("damaged", format=promised.content)
    content = sniff(source)
    if content.kind == "ZIP" and not content.damaged and (promised is None or promised.content not in _CONTAINERS):
        inner = unpacked(source, readable_suffixes(), progress)
        if inner is not None:
            if is_zip(inner.data) and sniff(inner).kind == "ZIP":
                raise DocumentError("unknown_format", suffix=inner.suffix, kind="ZIP")
            return choose(inner, options)
    return _fitting(source, promised, content, options), source


def misnamed(source: Source, known: Format) -> bool:
    """Whether a file has the suffix of another format than it is in."""
    promised = _promised(source)
    return bool(source.data) and promised is not None and promised is not known


def _promised(source: Source) -> Format | None:
    return next((known for known in FORMATS if source.suffix in known.suffixes), None)


def _fitting(source: Source, promised: Format | None, content: Content, options: ReadOptions) -> Format:
    actual = next((known for known in FORMATS if known.content == content.kind), None)
    if actual is not None and actual not in _PLAIN:
        return actual
    refused = actual is None or (promised is not None and promised.content in _CONTAINERS)
    if promised is not None and promised not in _PLAIN and refused:
        return _promised_container(source, promised, content)
    if promised in _PLAIN and options.encoding is not None:
        return promised or _TEXT  # the user says that it is text
    if actual is not None or (promised in _PLAIN and not content.kind):
        return actual or promised or _TEXT
    raise DocumentError("unknown_format", suffix=source.suffix, kind=content.kind)


def _promised_container(source: Source, promised: Format, content: Content) -> Format:
    """Judge a file whose suffix promises a format of its own and whose content is not one that we know."""
    if content.kind == "ZIP" and promised.content in _CONTAINERS:
        if content.damaged:
            raise DocumentError("damaged", format=promised.content)
        return promised
    if content.kind == "OLE" and promised.content in ("DOCX", "DOC"):
        # Office wraps a protected package in an OLE file.
        raise DocumentError("encrypted", format=promised.content)
    raise DocumentError("wrong_content", suffix=source.suffix, format=content.kind)
