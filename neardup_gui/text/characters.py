"""What each code point is to the tokeniser, as numpy arrays over a whole text."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import regex
from numpy.typing import NDArray

CodePoints = NDArray[np.uint32]
Classes = NDArray[np.uint8]

# Low three bits: the class. Higher bits: script flags, so that mixed words are found by OR-ing a word's classes.
OTHER: Final = 0
WORD: Final = 1  # letters and digits
MARK: Final = 2  # combining marks: in a word where they follow one of its characters
UNSPACED: Final = 3  # letters of scripts that put no spaces between words: each is a token
JOINER: Final = 4  # invisible inside a word: soft hyphen, zero-width characters
APOSTROPHE: Final = 5  # in a word where it stands between two letters
CLASS_BITS: Final = 7
LATIN: Final = 8
CYRILLIC: Final = 16

JOINERS: Final = "\u00ad\u180e\u200b\u200c\u200d\u2060\ufeff"
APOSTROPHES: Final = "'\u2019\uff07\u02bc"

_UNSPACED_LETTER = regex.compile(
    r"[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u30fc\u3005"
    r"\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]"
)
_WORD = regex.compile(r"[\p{L}\p{Nd}\p{Nl}]")
_MARK = regex.compile(r"\p{M}")
_LATIN = regex.compile(r"\p{Script=Latin}")
_CYRILLIC = regex.compile(r"\p{Script=Cyrillic}")


@lru_cache(maxsize=4096)
def character_class(character: str) -> int:
    """Return the class of one character with its script flags. Pure: the cache only saves time."""
    if character in JOINERS:
        return JOINER
    if character in APOSTROPHES:
        return APOSTROPHE
    if _MARK.match(character):
        return MARK
    if not _WORD.match(character):
        return OTHER
    if _UNSPACED_LETTER.match(character):
        return UNSPACED
    return WORD | (LATIN if _LATIN.match(character) else 0) | (CYRILLIC if _CYRILLIC.match(character) else 0)


def code_points(text: str) -> CodePoints:
    """Return the code points of ``text``, uint32 ``(len(text),)``. Lone surrogates are kept as they are."""
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4").astype(np.uint32, copy=False)


def classify(points: CodePoints) -> Classes:
    """Return the class of every code point, uint8 ``(n,)``.

    Only the few hundred code points that occur are asked for, so no table of Unicode is built.
    """
    if len(points) == 0:
        return np.zeros(0, dtype=np.uint8)
    occurs = np.zeros(int(points.max()) + 1, dtype=np.bool_)
    occurs[points] = True
    present = np.flatnonzero(occurs)
    table = np.zeros(len(occurs), dtype=np.uint8)
    table[present] = [character_class(chr(point)) for point in present.tolist()]
    return table[points]
