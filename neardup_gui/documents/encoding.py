"""Which encoding a plain text is in, and its decoding."""

from __future__ import annotations

import codecs
import io
import re
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.documents.cyrillic import best_page, better_page, dense, plausible
from neardup_gui.documents.limits import PIECE
from neardup_gui.progress import NO_PROGRESS, Progress

# UTF-32's mark begins with UTF-16's, so it comes first.
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_SAMPLE: Final = 64 * 1024  # bytes that a statistical judgement looks at
_ESCAPED: Final = re.compile(rb"\x1b[$(]|\x1bN")  # the ISO 2022 family: ASCII bytes only
_HZ: Final = re.compile(rb"~\{[!-w][!-~](?:[!-~]{2})*~\}")
_DECLARED: Final = re.compile(rb"""(?:encoding|charset)\s*=\s*["']?\s*([A-Za-z][\w.:-]{1,40})""", re.IGNORECASE)
_TAGS: Final = re.compile(rb"<[^<>]*+>|&[#\w]{1,10};")
_DECLARED_WINDOW: Final = 2_048
# A name that detectors give, and the wider encoding of the same family in which real files are written.
_WIDER: Final = {
    "gb2312": "gb18030", "gbk": "gb18030", "euc_kr": "cp949", "shift_jis": "cp932", "big5": "cp950",
    "iso8859-1": "cp1252", "ascii": "cp1252", "iso8859-9": "cp1254", "tis-620": "cp874", "iso8859-8": "cp1255",
    "iso8859-15": "cp1252", "iso8859-11": "cp874",
}  # fmt: skip
_NOT_FOR_TEXT: Final = frozenset({
    "idna", "punycode", "unicode_escape", "raw_unicode_escape", "undefined", "mbcs", "oem",
})  # fmt: skip
_WINDOWS_PAGE: Final = re.compile(r"cp(125\d)$")
_UTF8_MULTIBYTE_NEEDED: Final = 8
_UTF8_TOLERATED: Final = 0.05  # damaged sequences for each good one


@dataclass(frozen=True, slots=True)
class Decoded:
    """``undecodable``: how many byte sequences had to be replaced by U+FFFD."""

    text: str
    encoding: str
    undecodable: int


def detect(data: bytes, progress: Progress = NO_PROGRESS) -> str:
    """Return the name of the encoding that ``data`` is in, by Python's naming. Always returns one that exists."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            return name
    wide = _wide_without_mark(data)
    if wide is not None:
        return wide
    if _is_utf8(data, progress):
        escaped = _ESCAPED.search(data, 0, PIECE) or _HZ.search(data, 0, PIECE)
        return (_escaped_encoding(data) if escaped else None) or "utf-8"
    sample = _telling_sample(data)
    if _mostly_utf8(sample):
        return "utf-8"
    guess = best_page(sample) if dense(sample) else None
    if guess is not None and plausible(guess[1]):
        return guess[0]
    return _by_chardet(sample, data, progress)


def decode(data: bytes, name: str, progress: Progress = NO_PROGRESS, *, strict: bool = False) -> Decoded:
    """Decode by the codec ``name``: the byte order mark dropped, CRLF and CR turned into LF, nothing else changed.

    ``strict``: raise UnicodeDecodeError for bytes that are not of that encoding; otherwise they become U+FFFD.
    """
    for mark, marked in _MARKS:
        if data.startswith(mark) and codecs.lookup(name).name == marked:
            data = data[len(mark) :]
            break
    decoder = codecs.getincrementaldecoder(name)("strict" if strict else "replace")
    newlines = io.IncrementalNewlineDecoder(decoder, translate=True)
    pieces: list[str] = []
    undecodable = 0
    for start in range(0, max(1, len(data)), PIECE):
        piece = newlines.decode(data[start : start + PIECE], final=start + PIECE >= len(data))
        pieces.append(piece)
        undecodable += piece.count("\ufffd")
        progress.at(start / max(1, len(data)))
    if undecodable:
        undecodable = max(0, undecodable - _genuine_replacements(data, name))
    text = "".join(pieces).removeprefix("\ufeff")
    return Decoded(text, shown_name(name), undecodable)


def decode_declared(data: bytes) -> str:
    """Decode markup: by its byte order mark, as UTF-8 where it is that, else as it declares, else by detection.

    Files that declare a wrong encoding are common, files that are valid UTF-8 by accident are not. A declared Cyrillic
    page is overruled where another one reads far more like language.
    """
    name = detect(data)
    if name != "utf-8" and not name.startswith(("utf-16", "utf-32")):
        declared = _DECLARED.search(data, 0, _DECLARED_WINDOW)
        codec = text_codec(declared[1].decode("ascii")) if declared else None
        # Markup hides what the letters say, so they are judged without it.
        words = _TAGS.sub(b" ", data[: 4 * _SAMPLE])[:_SAMPLE]
        if dense(words) and codec is not None:
            codec = better_page(words, codec) or codec
        if codec is not None:
            try:
                return decode(data, codec, strict=True).text
            except UnicodeError:
                pass
        if dense(words):
            name = detect(words)
    return decode(data, name).text


def text_codec(name: str) -> str | None:
    """Return Python's name of a text encoding, or None where there is none of that name."""
    try:
        codec = codecs.lookup(name.strip())
        "".encode(codec.name)  # codecs that are not for text refuse a string
    except (LookupError, UnicodeError, TypeError, ValueError):
        return None
    return None if codec.name.replace("-", "_") in _NOT_FOR_TEXT else codec.name


def shown_name(name: str) -> str:
    """Return the name by which people know an encoding (``windows-1251``); Python looks that up as well."""
    name = codecs.lookup(name).name
    page = _WINDOWS_PAGE.match(name)
    return f"windows-{page[1]}" if page else {"utf-8-sig": "utf-8"}.get(name, name)


def _genuine_replacements(data: bytes, name: str) -> int:
    """Count the U+FFFD that the file itself holds."""
    if not name.startswith("utf"):
        return 0
    return data.count("\ufffd".encode(name if name != "utf-16" and name != "utf-32" else name + "-le"))


def _is_utf8(data: bytes, progress: Progress) -> bool:
    decoder = codecs.getincrementaldecoder("utf-8")("strict")
    try:
        for start in range(0, len(data), PIECE):
            decoder.decode(data[start : start + PIECE], final=start + PIECE >= len(data))
            progress.check()
    except UnicodeDecodeError:
        return False
    return True


def _mostly_utf8(sample: bytes) -> bool:
    """Whether the text is UTF-8 with a few bytes spoilt: cut in mid-character, or patched by a careless program."""
    text = sample.decode("utf-8", "replace")
    bad = text.count("\ufffd")
    good = sum(1 for character in text if character > "\x7f") - bad
    return good >= _UTF8_MULTIBYTE_NEEDED and bad <= max(1, _UTF8_TOLERATED * good)


def _telling_sample(data: bytes) -> bytes:
    """Return a stretch that begins at or before the first byte that is not ASCII, on a boundary of words."""
    high = np.frombuffer(data, dtype=np.uint8) >= 0x80
    first = int(np.argmax(high)) if len(high) else 0
    start = max(0, first - 256)
    if start:
        start = max(start, data.rfind(b"\n", start, first) + 1, data.rfind(b" ", start, first) + 1)
    sample = data[start : start + _SAMPLE]
    # Text may begin in a foreign language or with a table; a second stretch from the middle outweighs that.
    if len(data) > 4 * _SAMPLE:
        middle = data.find(b"\n", len(data) // 2)
        sample += data[middle + 1 : middle + 1 + _SAMPLE] if middle >= 0 else b""
    return sample


def _wide_without_mark(data: bytes) -> str | None:
    """Recognise UTF-32 and UTF-16 without a mark: most units are everyday characters in one way of reading."""
    if len(data) < 4:
        return None
    sample = data[:_SAMPLE]
    if not len(data) % 4 and b"\0" in sample:
        for name, kind in (("utf-32-le", "<u4"), ("utf-32-be", ">u4")):
            units = np.frombuffer(sample, dtype=kind)
            if int(units.max()) <= 0x10FFFF and int((units < 0x3000).sum()) * 2 > len(units) and _decodes(sample, name):
                return name
    sample = sample[: len(sample) // 2 * 2]
    scores = {
        "utf-16-le": _wide_score(np.frombuffer(sample, dtype="<u2")),
        "utf-16-be": _wide_score(np.frombuffer(sample, dtype=">u2")),
    }
    best = max(scores, key=lambda name: scores[name])
    return best if scores[best] >= 0.9 and _decodes(sample, best) else None


def _wide_score(units: NDArray[np.uint16]) -> float:
    """Return the share of everyday characters, or 0 where nothing but chance speaks for two-byte units.

    What speaks for them: spaces, line ends or East Asian punctuation as units of their own, or one high byte below 0x20
    (Cyrillic is 0x04) nearly throughout. Eight-bit text has neither.
    """
    breaks = int(np.isin(units, np.array([0x20, 0x0A, 0x0D, 0x09, 0x3000, 0x3001, 0x3002, 0xFF0C], np.uint16)).sum())
    highs = np.bincount(units >> 8, minlength=256)
    one_script = int(highs[:0x20].max()) >= 0.6 * len(units)
    if breaks * 200 < len(units) and not one_script:
        return 0.0
    return float(_everyday()[units].mean())


@cache
def _everyday() -> NDArray[np.bool_]:
    """Return a table over 65,536 units: characters of living scripts and their punctuation."""
    table = np.zeros(0x10000, dtype=np.bool_)
    for first, last in (
        (0x09, 0x0A), (0x0D, 0x0D), (0x20, 0x7E), (0xA0, 0x24F), (0x300, 0x36F), (0x370, 0x5FF), (0x600, 0x6FF),
        (0x900, 0x97F), (0xE00, 0xE7F), (0x10A0, 0x10FF), (0x1E00, 0x1FFF), (0x2010, 0x2044), (0x20AC, 0x20AC),
        (0x2116, 0x2122), (0x3000, 0x30FF), (0x4E00, 0x9FFF), (0xAC00, 0xDFFF), (0xFF00, 0xFFEF),
    ):  # fmt: skip
        table[first : last + 1] = True
    return table


def _decodes(data: bytes, name: str) -> bool:
    """Whether the bytes are of that encoding; a character cut in two at their end does not count."""
    try:
        codecs.getincrementaldecoder(name)("strict").decode(data, final=False)
    except UnicodeDecodeError:
        return False
    return True


def _escaped_encoding(data: bytes) -> str | None:
    import chardet

    name = chardet.detect(data[:_SAMPLE])["encoding"]
    codec = text_codec(name) if name else None
    if codec is None or codec in {"ascii", "utf-8"} or not _decodes(data, codec):
        return None
    return codec


def _by_chardet(sample: bytes, data: bytes, progress: Progress) -> str:
    """Ask the general detector, and take the wider sister of its answer where the answer does not fit all bytes."""
    import chardet  # 40 ms to import: most texts are UTF-8 and never need it

    name = chardet.detect(sample)["encoding"]
    codec = text_codec(name) if name else None
    if codec is None or codec.startswith("utf"):  # what is UTF would have been found before
        return "cp1252"
    for candidate in (codec, _WIDER.get(codec, codec)):
        if decode(data, candidate, progress).undecodable == 0:
            return candidate
    return _WIDER.get(codec, codec)
