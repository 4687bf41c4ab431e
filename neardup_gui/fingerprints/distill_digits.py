"""The last steps of Distill: transliteration where it is needed, repeats, long words, nothing but digits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.fingerprints.distill_alphabet import OTHER_DIGIT, OTHER_SPACE, PLAIN_SPACE, ZERO
from neardup_gui.fingerprints.distill_tables import Variant, transliterator, variant_tables
from neardup_gui.spans import IntArray
from neardup_gui.text.characters import CodePoints, code_points

BoolArray = NDArray[np.bool_]

_SPACE: Final = ord(" ")
_SIGN: Final = ord(".")  # any sign that transliteration brought in
_UNDERSCORE: Final = ord("_")
_EIGHT: Final = ord("8")
_HEAD: Final = 4  # characters of a long word that are kept

_CODES: Final = np.zeros(16, dtype=np.uint32)  # of the fates that say all
_CODES[ZERO : ZERO + 10] = np.arange(ord("0"), ord("9") + 1)
_CODES[PLAIN_SPACE] = _CODES[OTHER_SPACE] = _SPACE


@dataclass(frozen=True, slots=True, eq=False)
class Folded:
    """A piece after the sound classes.

    fates: uint8 ``(n,)``, none of them GONE. places: int64 ``(n,)``, in ``Document.text``. special: the code points
    of those characters whose fate does not say all, in order.
    """

    fates: NDArray[np.uint8]
    places: IntArray
    special: CodePoints


class Spelling:
    """What becomes of characters whose fate does not say all: their transliteration where the text calls for it."""

    def __init__(self, variant: Variant, transliterate: bool) -> None:
        self._tables = variant_tables(variant)
        self.transliterate = transliterate
        self._known: dict[int, str] = {}

    def of(self, point: int) -> str:
        """Return a spelling in digits, spaces, and signs that are later dropped."""
        known = self._known.get(point)
        if known is None:
            known = self._known[point] = self._spell(point)
        return known

    def _spell(self, point: int) -> str:
        spelled: list[str] = []
        for letter in transliterator()(chr(point)).lower():
            if letter in self._tables.dropped:
                continue
            letter = self._tables.sounds.get(letter, letter)
            if letter.isspace():
                letter = " "
            elif not letter.isdigit() and letter != "_":
                letter = "."
            spelled.append(letter)
        return "".join(spelled)


def digits_of(piece: Folded, spelling: Spelling) -> tuple[CodePoints, IntArray, IntArray]:
    """Return the digits of a piece as code points, their places, and the ends of what they stand for."""
    codes = _CODES[piece.fates]
    places = piece.places
    special = np.flatnonzero(piece.fates >= OTHER_SPACE)
    if len(special) and spelling.transliterate:
        codes, places = _spelled(codes, places, special, piece.special, spelling)
    elif len(special):
        digit = piece.fates[special] == OTHER_DIGIT
        codes[special[digit]] = piece.special[digit]
    return _shortened(codes, places)


def _spelled(
    codes: CodePoints, places: IntArray, special: IntArray, points: CodePoints, spelling: Spelling
) -> tuple[CodePoints, IntArray]:
    spelled = [spelling.of(point) for point in points.tolist()]
    sizes = np.ones(len(codes), dtype=np.int64)
    sizes[special] = [len(text) for text in spelled]
    plain = np.ones(len(codes), dtype=np.bool_)
    plain[special] = False
    result = np.repeat(codes, sizes)
    result[~np.repeat(plain, sizes)] = code_points("".join(spelled))
    return result, np.repeat(places, sizes)


def _shortened(codes: CodePoints, places: IntArray) -> tuple[CodePoints, IntArray, IntArray]:
    """Collapse repeats, keep four characters of a long word and an 8 for the rest, and drop all but digits."""
    repeated = np.zeros(len(codes), dtype=np.bool_)
    repeated[1:] = (codes[1:] == codes[:-1]) & (codes[1:] != _SIGN) & (codes[1:] != _SPACE)
    if repeated.any():
        kept = np.flatnonzero(~repeated)
        codes, places = codes[kept], places[kept]
    space = np.ones(len(codes) + 2, dtype=np.bool_)
    np.equal(codes, _SPACE, out=space[1:-1])
    edges = np.flatnonzero(space[1:] != space[:-1])
    first, after = edges[0::2], edges[1::2]
    index = np.arange(len(codes))
    begin = np.repeat(first, after - first)
    inside = np.flatnonzero(~space[1:-1])
    rest = inside[(index[inside] - begin >= _HEAD) & (codes[inside] != _SIGN)]
    run = np.searchsorted(first, rest, side="right")
    begins_rest = np.append(True, run[1:] != run[:-1])[: len(rest)]
    ends_rest = np.append(run[1:] != run[:-1], True)[: len(rest)]
    ends = places + 1
    eights = rest[begins_rest]
    digit = ~space[1:-1] & (codes != _SIGN) & (codes != _UNDERSCORE)
    digit[inside[index[inside] - begin >= _HEAD]] = False
    digit[eights] = True
    codes = codes.copy()
    ends[eights] = places[rest[ends_rest]] + 1
    codes[eights] = _EIGHT
    return codes[digit], places[digit], ends[digit]
