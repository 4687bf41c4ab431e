"""What each character is to Distill, as one table of numbers over the code points of a text."""

from __future__ import annotations

import unicodedata
from typing import Final

import numpy as np
import regex
from numpy.typing import NDArray

from neardup_gui.fingerprints.distill_tables import SIGNS, Variant, variant_tables
from neardup_gui.spans import IntArray

Traits = NDArray[np.uint16]

KNOWN: Final = 1
COMPLEX: Final = 2  # normalises together with its neighbours, or to several characters
BEGINS: Final = 4  # never composes with what stands before it
WORD_BEFORE: Final = 8  # a word character before letters are folded
SIGN: Final = 16
WORD: Final = 32  # a word character after letters are folded; what is neither WORD nor SPACE is a sign
SPACE: Final = 64
SIX: Final = 128

# The upper byte: what becomes of a character in the sound classes.
GONE: Final = 0
ZERO: Final = 1  # ZERO + d stands for the digit d
PLAIN_SPACE: Final = 11
OTHER_SPACE: Final = 12  # white space that transliteration might turn into something else
OTHER_DIGIT: Final = 13  # a decimal digit of another script
OTHER: Final = 14  # a letter without a sound class: calls for transliteration

INSERTED_SPACE: Final = KNOWN | BEGINS | SPACE | PLAIN_SPACE << 8

_WORD = regex.compile(r"\w")
_SPACE = regex.compile(r"\s")
# Letters and vowels that compose with what stands before them, though they are no marks: Hangul and Kirat Rai.
_COMPOSING: Final = ((0x1160, 0x1200), (0xD7B0, 0xD800), (0x16D60, 0x16D70))


class Alphabet:
    """The traits of the characters of one text, looked up at their first occurrence. Not for several threads."""

    def __init__(self, variant: Variant) -> None:
        self._tables = variant_tables(variant)
        # Untouched pages of zeros cost nothing, so the tables may span the whole of Unicode.
        self._traits = np.zeros(0x110000, dtype=np.uint16)
        self._folded = np.zeros(0x110000, dtype=np.uint32)

    def traits(self, points: IntArray) -> Traits:
        """Return the traits of each code point, uint16 ``(n,)``."""
        found = self._traits.take(points)
        if not (found & KNOWN).all():
            for point in np.unique(points[(found & KNOWN) == 0]).tolist():
                self._learn(point)
            found = self._traits.take(points)
        return found

    def folded(self, points: IntArray) -> NDArray[np.uint32]:
        """Return the lower-cased and folded code points of characters whose traits were asked for."""
        return self._folded.take(points)

    def _learn(self, point: int) -> None:
        character = chr(point)
        lowered = lower(unicodedata.normalize("NFKC", character))
        begins = _begins(character)
        simple = begins and len(lowered) == 1
        if len(lowered) != 1:
            # Met on its own only as a part of what normalisation already gave, so it stands for itself.
            lowered = character
        folded = self._tables.folded.get(lowered, lowered)
        traits = KNOWN | (0 if simple else COMPLEX) | (BEGINS if begins else 0)
        traits |= (WORD_BEFORE if _WORD.match(lowered) else 0) | (SIGN if lowered in SIGNS else 0)
        traits |= (WORD if _WORD.match(folded) else 0) | (SPACE if _SPACE.match(folded) else 0)
        traits |= SIX if folded in self._tables.six else 0
        self._traits[point] = traits | self._fate(folded) << 8
        self._folded[point] = ord(folded)

    def _fate(self, character: str) -> int:
        if _SPACE.match(character):
            return PLAIN_SPACE if character.isascii() else OTHER_SPACE
        if character == "_" or not _WORD.match(character) or character in self._tables.dropped:
            return GONE
        digit = self._tables.sounds.get(character, character)
        if "0" <= digit <= "9":
            return ZERO + int(digit)
        return OTHER_DIGIT if unicodedata.category(character) == "Nd" else OTHER

    def is_underscore(self, points: IntArray) -> NDArray[np.bool_]:
        """Tell which code points become an underscore, the word character that is dropped like a sign."""
        return self._folded.take(points) == ord("_")


def lower(text: str) -> str:
    """Return ``text`` in lower case, each character by itself: a final sigma stays an ordinary one."""
    return text.lower() if text.isascii() else "".join(character.lower() for character in text)


def _begins(character: str) -> bool:
    first = unicodedata.normalize("NFKD", character)[0]
    if unicodedata.category(first).startswith("M"):
        return False
    return not any(low <= ord(first) < high for low, high in _COMPOSING)
