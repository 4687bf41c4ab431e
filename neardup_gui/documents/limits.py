"""How much a file may demand. A file is hostile until it has been read; every limit of reading stands here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MEBIBYTE: Final = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for one file. The largest novels with pictures stay well below them."""

    file_bytes: int = 400 * MEBIBYTE
    text_bytes: int = 64 * MEBIBYTE  # of a plain text: an illustrated book is large, a text is not
    entries: int = 20_000  # files inside a container
    entry_bytes: int = 200 * MEBIBYTE  # one entry, unpacked
    unpacked_bytes: int = 1024 * MEBIBYTE  # all entries that were read, unpacked
    ratio: int = 1_000  # unpacked to packed size, of entries …
    ratio_from_bytes: int = 10 * MEBIBYTE  # … that unpack to more than this
    depth: int = 1_000  # elements inside elements
    markup: int = 5_000_000  # tags and attributes of one part: bounds the memory that its tree takes


LIMITS: Final = Limits()
PIECE: Final = MEBIBYTE  # bytes worked on between two looks at whether the result is still wanted
