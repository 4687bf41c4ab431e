"""How much a file may demand. A file is hostile until it has been read; every limit of reading stands here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MEBIBYTE: Final = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for one file, such that reading takes less than a gigabyte of memory whatever it holds.

    The largest novels with pictures stay well below them.
    """

    file_bytes: int = 400 * MEBIBYTE
    text_bytes: int = (
        48 * MEBIBYTE
    )  # of a plain text, and characters of any: an illustrated book is large, a text is not
    entries: int = 20_000  # files inside a container
    entry_bytes: int = 200 * MEBIBYTE  # one entry, unpacked
    unpacked_bytes: int = 512 * MEBIBYTE  # all entries that were read, unpacked
    ratio: int = 1_000  # unpacked to packed size, of entries …
    ratio_from_bytes: int = 10 * MEBIBYTE  # … that unpack to more than this
    depth: int = 1_000  # elements inside elements
    markup: int = 3_000_000  # tags and attributes of one part: its tree takes some 250 bytes for each
    # Of a reading that has a process of its own. The file's bytes are then held twice, here and there.
    isolated_bytes: int = 200 * MEBIBYTE  # of the file
    process_bytes: int = 700 * MEBIBYTE  # what the process may take, the file's bytes among them
    process_silence: int = 30  # seconds without a word of it
    process_seconds: int = 300  # altogether
    conversion_seconds: int = 120  # that another program may take over a document
    pages: int = 50_000
    page_characters: int = 200_000  # on one page; what is beyond is not laid out


LIMITS: Final = Limits()
PIECE: Final = MEBIBYTE  # bytes worked on between two looks at whether the result is still wanted
