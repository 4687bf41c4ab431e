"""A ZIP file held in memory, of which nothing is believed: names, sizes and counts are checked as it is read."""

from __future__ import annotations

import io
import lzma
import struct
import zipfile
import zlib
from typing import Final

from neardup_gui.documents.limits import LIMITS, PIECE, Limits
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_ENCRYPTED_FLAG: Final = 0x1
_AES_METHOD: Final = 99
_END_RECORD: Final = b"PK\x05\x06"
_DIRECTORY_RECORD: Final = b"PK\x01\x02"
_LONGEST_COMMENT: Final = 65_557
# What the standard library lets through from bytes that are not what they say.
_ZIP_FAILURES: Final = (
    zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error, OSError, EOFError, ValueError, OverflowError,
    IndexError, KeyError, NotImplementedError, RuntimeError,
)  # fmt: skip


def is_zip(data: bytes) -> bool:
    """Whether the bytes begin as a ZIP file does. It may be damaged all the same."""
    return data.startswith((b"PK\x03\x04", _END_RECORD, b"PK\x00\x00PK"))


class Container:
    """The entries of a ZIP file by name, read one at a time within :class:`Limits`.

    Raises DocumentError: ``damaged``, ``too_many_entries``, ``unsafe_entry``, and while reading ``encrypted``,
    ``entry_too_large``, ``unpacks_too_large``, ``suspicious_compression``.
    """

    def __init__(self, data: bytes, format_name: str, limits: Limits = LIMITS) -> None:
        self._format = format_name
        self._limits = limits
        self._unpacked = 0
        self._check_count(_directory_records(data))
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
            entries = self._zip.infolist()
        except _ZIP_FAILURES as error:
            raise DocumentError("damaged", format=format_name) from error
        self._check_count(len(entries))
        self._entries: dict[str, zipfile.ZipInfo] = {}
        self._folded: dict[str, str] = {}
        for entry in entries:
            name = _safe_name(entry.filename)
            self._entries[name] = entry
            self._folded.setdefault(name.casefold(), name)

    @property
    def names(self) -> tuple[str, ...]:
        """The entries' names, with forward slashes and without a leading one, in the order of the directory."""
        return tuple(self._entries)

    def find(self, name: str) -> str | None:
        """Return the entry meant by ``name``: the very one, else one that differs in case only, else None."""
        name = name.lstrip("/")
        return name if name in self._entries else self._folded.get(name.casefold())

    def read(self, name: str, progress: Progress) -> bytes | None:
        """Return an entry's bytes, or None where there is none of that name.

        What comes is counted, not what is declared.
        """
        found = self.find(name)
        if found is None:
            return None
        entry = self._entries[found]
        if entry.flag_bits & _ENCRYPTED_FLAG or entry.compress_type == _AES_METHOD:
            raise DocumentError("encrypted", format=self._format)
        pieces: list[bytes] = []
        size = 0
        try:
            with self._zip.open(entry) as stream:
                while piece := stream.read(PIECE):
                    pieces.append(piece)
                    size += len(piece)
                    self._unpacked += len(piece)
                    self._check_sizes(found, size, entry.compress_size)
                    progress.check()
        except _ZIP_FAILURES as error:
            raise DocumentError("damaged", format=self._format) from error
        return b"".join(pieces)

    def _check_count(self, entries: int) -> None:
        if entries > self._limits.entries:
            raise DocumentError("too_many_entries", entries=entries, limit=self._limits.entries)

    def _check_sizes(self, name: str, size: int, packed: int) -> None:
        limits = self._limits
        if size > limits.entry_bytes:
            raise DocumentError("entry_too_large", entry=name, size=size, limit=limits.entry_bytes)
        if self._unpacked > limits.unpacked_bytes:
            raise DocumentError("unpacks_too_large", size=self._unpacked, limit=limits.unpacked_bytes)
        ratio = size // max(1, packed)
        if size > limits.ratio_from_bytes and ratio > limits.ratio:
            raise DocumentError("suspicious_compression", entry=name, ratio=ratio, limit=limits.ratio)


def _directory_records(data: bytes) -> int:
    """Count the entries before any of them is turned into an object: a directory of millions would fill the memory."""
    end = data.rfind(_END_RECORD, max(0, len(data) - _LONGEST_COMMENT))
    if end < 0 or end + 16 > len(data):
        return 0  # opening it will fail
    size: int = struct.unpack_from("<I", data, end + 12)[0]
    return data.count(_DIRECTORY_RECORD, max(0, end - size), end)


def _safe_name(name: str) -> str:
    """Return the name in one spelling; raise ``unsafe_entry`` where it leads out of the container."""
    clean = name.replace("\\", "/").lstrip("/")
    if ".." in clean.split("/") or clean[1:2] == ":":
        raise DocumentError("unsafe_entry", entry=name)
    return clean
