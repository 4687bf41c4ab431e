"""Distill: a text folded into a string of digits, and each digit's place in the text.

The digits are sound classes of the first consonants of the longer words, so they outlast changes of case, quotation
marks, dashes, ё and е, line breaks and most accents. Equal to the Perl module Text::Distill 0.5 and to the article
that describes it, which differ: see :mod:`~neardup_gui.fingerprints.distill_tables`.

The work goes through the text in pieces, so that progress is told, a request to stop is heard, and no single
operation holds the interpreter for long.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.fingerprints.distill_alphabet import OTHER, OTHER_SPACE, Alphabet
from neardup_gui.fingerprints.distill_digits import Folded, Spelling, digits_of
from neardup_gui.fingerprints.distill_normal import normalised
from neardup_gui.fingerprints.distill_tables import Variant
from neardup_gui.fingerprints.distill_words import Letters, Shortener, without_junk
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray
from neardup_gui.text.characters import CodePoints, code_points

PIECE: Final = 1 << 15  # characters: the arrays of a piece stay in the processor's cache
_BREAKS: Final = (" ", "\n", "\t", "\r")


@dataclass(frozen=True, eq=False)
class Digits:
    """A distilled text of ``n`` digits.

    digits: the string; it holds 0 and 9 where the text has long numbers, and, in texts without any letter that needs
        transliteration, digits of other scripts.
    positions: int64 ``(n,)``, the code point of ``Document.text`` that each digit came from.
    ends: int64 ``(n,)``, where that which a digit stands for ends: behind the last consonant that counts at an 8, which
        stands for the rest of a long word, else the next code point.
    """

    digits: str
    positions: IntArray
    ends: IntArray
    variant: Variant

    def __len__(self) -> int:
        return len(self.digits)

    @cached_property
    def codes(self) -> CodePoints:
        """The code points of the digits, uint32 ``(n,)``."""
        return code_points(self.digits)

    @cached_property
    def sha256(self) -> str:
        """The SHA-256 of the digits in UTF-8, hexadecimal."""
        return hashlib.sha256(self.digits.encode("utf-8")).hexdigest()


def distill(text: str, variant: Variant = "article", progress: Progress = NO_PROGRESS) -> Digits:
    """Return the digits of ``text``, equal to those of the reference, with their places. Raises Cancelled."""
    alphabet = Alphabet(variant)
    pieces: list[Folded] = []
    transliterate = False
    for letters in _between_words(_shortened(text, alphabet, progress.part(0.0, 0.8))):
        kept = without_junk(letters, at_start=not pieces)
        fates = kept.fates
        chosen = np.flatnonzero(fates)
        fates = fates[chosen]
        special = chosen[fates >= OTHER_SPACE]
        pieces.append(Folded(fates, kept.places[chosen], alphabet.folded(kept.points[special])))
        transliterate |= bool((fates == OTHER).any())
    spelling = Spelling(variant, transliterate)
    parts: list[tuple[NDArray[np.uint32], IntArray, IntArray]] = []
    for index, piece in enumerate(pieces):
        progress.at(0.8 + 0.2 * index / len(pieces))
        parts.append(digits_of(piece, spelling))
    progress.at(1.0)
    none = np.zeros(0, dtype=np.int64)
    codes = np.concatenate([np.zeros(0, dtype=np.uint32), *(part[0] for part in parts)])
    return Digits(
        codes.astype("<u4").tobytes().decode("utf-32-le"),
        np.concatenate([none, *(part[1] for part in parts)]),
        np.concatenate([none, *(part[2] for part in parts)]),
        variant,
    )


def _shortened(text: str, alphabet: Alphabet, progress: Progress) -> Iterator[Letters]:
    """Yield the pieces of the text, normalised, folded, and without their short words."""
    shortener = Shortener(alphabet)
    begin = 0
    while begin < len(text):
        progress.at(begin / len(text))
        end = _break_after(text, begin + PIECE)
        points, traits, places = normalised(text[begin:end], alphabet)
        yield shortener.shortened(points, traits, places, begin)
        begin = end


def _break_after(text: str, target: int) -> int:
    """Return the end of a piece: behind the next white space at or after ``target``, or the end of the text."""
    size = 1 << 8
    while target < len(text):
        window = text[target : target + size]
        found = [at for at in map(window.find, _BREAKS) if at >= 0]
        if found:
            return target + min(found) + 1
        target += size
        size *= 2
    return len(text)


def _between_words(pieces: Iterator[Letters]) -> Iterator[Letters]:
    """Cut the pieces anew, between two words with nothing but white space in between.

    There neither a junk phrase, which has signs on both sides of its word, nor a run of letters goes on.
    """
    waiting: list[Letters] = []
    for piece in pieces:
        cut = piece.last_cut()
        if cut == 0:
            waiting.append(piece)
            continue
        yield Letters.joined([*waiting, piece.part(0, cut)])
        waiting = [piece.part(cut, len(piece))]
    if waiting:
        yield Letters.joined(waiting)
