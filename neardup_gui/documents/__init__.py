"""Bytes → :class:`Document`: opens a file safely, finds the reader that fits, and tells what is not the author's."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Final

from neardup_gui.documents.blocks import Blocks
from neardup_gui.documents.boilerplate import find_boilerplate
from neardup_gui.documents.draft import warning
from neardup_gui.documents.headings import with_headings
from neardup_gui.documents.model import (
    Block,
    BlockKind,
    Document,
    Exclusion,
    ReadingWarning,
    ReadOptions,
)
from neardup_gui.documents.opening import open_source
from neardup_gui.documents.registry import choose, misnamed, readable_suffixes
from neardup_gui.documents.txt import pasted_document as _pasted
from neardup_gui.errors import DocumentError
from neardup_gui.progress import NO_PROGRESS, Progress

__all__ = [
    "Block",
    "BlockKind",
    "Document",
    "Exclusion",
    "ReadOptions",
    "ReadingWarning",
    "pasted_document",
    "read_document",
    "readable_suffixes",
]

_PLAIN_TEXT: Final = "txt"


def read_document(
    path: str | os.PathLike[str],
    options: ReadOptions = ReadOptions(),  # noqa: B008 - frozen
    progress: Progress = NO_PROGRESS,
) -> Document:
    """Read a file. Raises DocumentError (with its path) or Cancelled, and nothing else whatever the file holds."""
    place = os.fspath(path)
    try:
        source = open_source(place, progress.part(0.0, 0.1))
        known, inner = choose(source, options, progress.part(0.1, 0.15))
        draft = known.reader()(inner, options, progress.part(0.15, 0.95))
    except DocumentError as error:
        raise DocumentError(error.code, place, **error.figures) from error
    warnings = draft.warnings
    wrong = next((named.suffix for named in (source, inner) if misnamed(named, known)), None)
    if wrong is not None:
        warnings = (warning("wrong_suffix", suffix=wrong, format=known.content), *warnings)
    progress.at(0.95)
    excluded = find_boilerplate(draft.text, draft.blocks)
    blocks = draft.blocks
    if known.name == _PLAIN_TEXT and isinstance(blocks, Blocks):
        blocks = with_headings(draft.text, blocks, excluded)
    document = Document(
        text=draft.text, blocks=blocks, path=place, name=source.name, format=known.name, sha256=source.sha256,
        size=source.size, encoding=draft.encoding, title=draft.title, author=draft.author, warnings=warnings,
        excluded=excluded, modified=source.modified,
    )  # fmt: skip
    progress.at(1.0)
    return document


def pasted_document(text: str, name: str) -> Document:
    """Return pasted text as a document: no path, lines ending in LF, the SHA-256 of its UTF-8."""
    document = _pasted(text, name)
    excluded = find_boilerplate(document.text, document.blocks)
    blocks = document.blocks
    if isinstance(blocks, Blocks):
        blocks = with_headings(document.text, blocks, excluded)
    return replace(document, blocks=blocks, excluded=excluded)
