"""Plain text in any encoding; pasted text."""

from __future__ import annotations

import hashlib
from typing import Final

import numpy as np

from neardup_gui.documents.blocks import Blocks, Offsets
from neardup_gui.documents.draft import Draft, Source, warning
from neardup_gui.documents.encoding import Decoded, decode, detect, text_codec
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import Document, ReadingWarning, ReadOptions
from neardup_gui.errors import DocumentError
from neardup_gui.progress import NO_PROGRESS, Progress

_LINES_PIECE: Final = 256 * 1024  # characters
_TOLERATED_NULS: Final = 0.1  # a share of all bytes


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a plain text. Raises DocumentError ``bad_encoding``, ``not_text``, ``too_large``."""
    data = source.data
    if len(data) > limits.text_bytes:
        raise DocumentError("too_large", size=len(data), limit=limits.text_bytes)
    warnings: list[ReadingWarning] = []
    if options.encoding is not None:
        decoded = _decode_as(data, options.encoding, progress.part(0.0, 0.7))
    else:
        name = detect(data, progress.part(0.0, 0.3))
        wide = name.startswith(("utf-16", "utf-32"))  # where half of the bytes of any text are zero
        if not wide and data.count(0) > _TOLERATED_NULS * len(data):
            raise DocumentError("not_text")
        decoded = decode(data, name, progress.part(0.3, 0.7))
        if wide and decoded.text.count("\0") > _TOLERATED_NULS * len(decoded.text):
            raise DocumentError("not_text")
        if decoded.undecodable:
            warnings.append(warning("undecodable_bytes", count=decoded.undecodable, encoding=decoded.encoding))
    blocks = line_blocks(decoded.text, progress.part(0.7, 1.0))
    return Draft(decoded.text, blocks, decoded.encoding, warnings=tuple(warnings))


def pasted_document(text: str, name: str) -> Document:
    """Return text that came from the clipboard as a document of its own, lines ending in LF."""
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:  # halves of surrogate pairs: join what belongs together, replace the rest
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
        data = text.encode("utf-8")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        data = text.encode("utf-8")
    return Document(
        text=text, blocks=line_blocks(text), path="", name=name, format="pasted",
        sha256=hashlib.sha256(data).hexdigest(), size=len(data),
    )  # fmt: skip


def line_blocks(text: str, progress: Progress = NO_PROGRESS) -> Blocks:
    """Return one block for each line that is not empty."""
    kind = np.int32 if len(text) < 2**31 else np.int64  # a text of empty words has tens of millions of lines
    starts: list[Offsets] = [np.zeros(0, dtype=kind)]
    ends: list[Offsets] = [np.zeros(0, dtype=kind)]
    begin = 0
    for start in range(0, len(text), _LINES_PIECE):
        units = np.frombuffer(text[start : start + _LINES_PIECE].encode("utf-32-le"), dtype="<u4")
        stops = np.flatnonzero(units == 0x0A) + start
        if start + _LINES_PIECE >= len(text):
            stops = np.append(stops, len(text))
        if not len(stops):
            continue
        firsts = np.append(begin, stops[:-1] + 1)
        begin = int(stops[-1]) + 1
        filled = stops > firsts
        starts.append(firsts[filled].astype(kind))
        ends.append(stops[filled].astype(kind))
        progress.at(start / len(text))
    all_starts = np.concatenate(starts)
    starts.clear()
    return Blocks(all_starts, np.concatenate(ends))


def _decode_as(data: bytes, encoding: str, progress: Progress) -> Decoded:
    codec = text_codec(encoding)
    if codec is None:
        raise DocumentError("bad_encoding", encoding=encoding)
    try:
        return decode(data, codec, progress, strict=True)
    except UnicodeError as error:
        raise DocumentError("bad_encoding", encoding=encoding) from error
