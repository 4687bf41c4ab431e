"""Word's binary format of 1997–2003, through LibreOffice or antiword where one of them is installed."""

from __future__ import annotations

import struct
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final

from neardup_gui.documents import docx
from neardup_gui.documents.converters import find_antiword, find_office, to_docbook, to_docx
from neardup_gui.documents.docbook import read_docbook
from neardup_gui.documents.draft import Draft, Source
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadOptions
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_FORMAT: Final = "DOC"
_SECTOR: Final = 512
_WORD_MARK: Final = b"\xec\xa5"  # begins the stream of a document, and so a sector
_VERSIONS: Final = range(0x65, 0x200)
_ENCRYPTED: Final = 0x0100


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a document. Raises DocumentError ``needs_converter`` (figure: kind) where no program for it is installed,
    ``encrypted``, ``takes_too_long``, ``damaged``; Cancelled.

    LibreOffice is asked first: it keeps tracked changes, headings and notes apart.
    """
    if _is_encrypted(source.data):
        raise DocumentError("encrypted", format=_FORMAT)
    office, antiword = find_office(), find_antiword()
    if office is None and antiword is None:
        raise DocumentError("needs_converter", kind=_FORMAT)
    with tempfile.TemporaryDirectory(prefix="neardup-", ignore_cleanup_errors=True) as folder:
        document = Path(folder) / "document.doc"
        document.write_bytes(source.data)
        if office is not None:
            converted = to_docx(office, document, progress.part(0.0, 0.8), limits)
            if converted is not None:
                return docx.read(replace(source, data=converted), options, progress.part(0.8, 1.0), limits)
        converted = to_docbook(antiword, document, progress.part(0.0, 0.8), limits) if antiword else None
        if converted is None:
            raise DocumentError("damaged", format=_FORMAT)
        return read_docbook(converted, options, progress.part(0.8, 1.0), limits)


def _is_encrypted(data: bytes) -> bool:
    """Whether the document's own header says that it needs a password."""
    place = data.find(_WORD_MARK)
    while place >= 0:
        if place % _SECTOR == 0 and place + 12 <= len(data):
            version, flags = struct.unpack_from("<2xH6xH", data, place)
            if version in _VERSIONS:
                return bool(flags & _ENCRYPTED)
        place = data.find(_WORD_MARK, place + 1)
    return False
