"""A ZIP file that is nothing but the wrapping of one document."""

from __future__ import annotations

import posixpath
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from neardup_gui.documents.container import Container
from neardup_gui.documents.draft import Source
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_FORMAT: Final = "ZIP"
_FURNITURE: Final = frozenset({".ds_store", "thumbs.db", "desktop.ini"})


def unpacked(source: Source, suffixes: Sequence[str], progress: Progress, limits: Limits = LIMITS) -> Source | None:
    """Return the one document inside, as a source with the hash and size of the whole; None where there is none.

    A document is an entry with one of ``suffixes``, or the only entry whatever its name. Raises DocumentError
    ``several_documents`` (figure: count), ``too_large``, and what the container may raise.
    """
    container = Container(source.data, _FORMAT, limits)
    entries = [name for name in container.names if not _is_furniture(name)]
    documents = [name for name in entries if name.lower().endswith(tuple(suffixes))]
    if len(documents) > 1:
        raise DocumentError("several_documents", count=len(documents))
    chosen = documents or (entries if len(entries) == 1 else [])
    if not chosen:
        return None
    data = container.read(chosen[0], progress)
    if data is None:
        return None
    if len(data) > limits.file_bytes:
        raise DocumentError("too_large", size=len(data), limit=limits.file_bytes)
    name = posixpath.basename(chosen[0])
    return replace(source, name=name, suffix=posixpath.splitext(name)[1].lower(), data=data)


def _is_furniture(name: str) -> bool:
    """Whether an entry is a folder, or one of the files that systems leave in folders."""
    parts = name.split("/")
    return name.endswith("/") or parts[0] == "__MACOSX" or parts[-1].lower() in _FURNITURE
