"""The steps of Distill that look at words: loosened punctuation, short words, junk phrases."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.fingerprints.distill_alphabet import (
    INSERTED_SPACE,
    PLAIN_SPACE,
    SIGN,
    SIX,
    SPACE,
    WORD,
    WORD_BEFORE,
    Alphabet,
    Traits,
)
from neardup_gui.spans import IntArray

BoolArray = NDArray[np.bool_]

_LONGEST: Final = 5  # characters of what is dropped as a short word
_TRIED: Final = 64  # places at the end of a piece that are looked at for a cut

_SPACE_BYTE, _WORD_BYTE, _UNDERSCORE_BYTE, _SIGN_BYTE = b" w_."
_BROKEN_WORD = re.compile(rb"[w_]([._]+)[w_]")


@dataclass(frozen=True, slots=True, eq=False)
class Letters:
    """A piece of text between two steps: ``n`` code points, their traits, and their places in ``Document.text``."""

    points: IntArray
    traits: Traits
    places: IntArray

    def __len__(self) -> int:
        return len(self.traits)

    @property
    def fates(self) -> NDArray[np.uint8]:
        """The upper byte of the traits."""
        return (self.traits >> 8).astype(np.uint8)

    def part(self, low: int, high: int) -> Letters:
        return Letters(self.points[low:high], self.traits[low:high], self.places[low:high])

    def chosen(self, index: IntArray | BoolArray) -> Letters:
        return Letters(self.points[index], self.traits[index], self.places[index])

    @staticmethod
    def joined(pieces: Sequence[Letters]) -> Letters:
        if len(pieces) == 1:
            return pieces[0]
        return Letters(
            np.concatenate([piece.points for piece in pieces]),
            np.concatenate([piece.traits for piece in pieces]),
            np.concatenate([piece.places for piece in pieces]),
        )

    def last_cut(self) -> int:
        """Return the last index where a word begins behind a word and plain white space; 0 where there is none."""
        traits = self.traits
        word = (traits & WORD) != 0
        after_space = (traits[:-1] >> 8) == PLAIN_SPACE
        candidates = np.flatnonzero(word[1:] & after_space) + 1
        for index in candidates[: -_TRIED - 1 : -1].tolist():
            low = max(0, index - _TRIED)
            before = np.flatnonzero((traits[low:index] & SPACE) == 0)
            if len(before) and traits[low + int(before[-1])] & WORD:
                return index
        return 0


class Shortener:
    """Loosens punctuation, mends one word, and drops short words, piece after piece of one text."""

    def __init__(self, alphabet: Alphabet) -> None:
        self._alphabet = alphabet
        self._mended = False

    def shortened(self, points: IntArray, traits: Traits, places: IntArray | None, begin: int) -> Letters:
        """Return the piece that begins at ``begin`` of the text. It must end behind white space or with the text."""
        points, traits, places = _loosened(points, traits, places)
        if not self._mended:
            points, traits, places = self._mend(points, traits, places)
        kept = np.flatnonzero(~_short(traits))
        return Letters(points[kept], traits[kept], (kept if places is None else places[kept]) + begin)

    def _mend(
        self, points: IntArray, traits: Traits, places: IntArray | None
    ) -> tuple[IntArray, Traits, IntArray | None]:
        """Close the first gap of signs inside a word. It happens once in the whole text."""
        kinds = np.full(len(traits), _SIGN_BYTE, dtype=np.uint8)
        kinds[(traits & SPACE) != 0] = _SPACE_BYTE
        kinds[(traits & WORD) != 0] = _WORD_BYTE
        kinds[self._alphabet.is_underscore(points)] = _UNDERSCORE_BYTE
        found = _BROKEN_WORD.search(kinds.tobytes())
        if found is None:
            return points, traits, places
        self._mended = True
        if places is None:
            places = np.arange(len(traits))
        gap = slice(*found.span(1))
        return np.delete(points, gap), np.delete(traits, gap), np.delete(places, gap)


def _loosened(points: IntArray, traits: Traits, places: IntArray | None) -> tuple[IntArray, Traits, IntArray | None]:
    """Put a space behind each sign that stands between two word characters."""
    word = (traits & WORD_BEFORE) != 0
    hits = np.flatnonzero(word[:-2] & ((traits[1:-1] & SIGN) != 0) & word[2:])
    if len(hits) == 0:
        return points, traits, places
    # In a.b.c the b belongs to the first hit, so of hits two apart each other one counts.
    new = np.append(True, np.diff(hits) != 2)
    rank = np.arange(len(hits))
    rank -= np.maximum.accumulate(np.where(new, rank, 0))
    at = hits[rank % 2 == 0] + 2
    if places is None:
        places = np.arange(len(traits))
    return np.insert(points, at, ord(" ")), np.insert(traits, at, INSERTED_SPACE), np.insert(places, at, places[at])


def _short(traits: Traits) -> BoolArray:
    """Mark what is dropped as short: the head of each run, up to its last edge of a word within 5 characters.

    Where there is none, six letters from а to я that end at an edge.
    """
    count = len(traits)
    space = np.ones(count + 2, dtype=np.bool_)
    np.not_equal(traits & SPACE, 0, out=space[1:-1])
    edges = np.flatnonzero(space[1:] != space[:-1])
    first, after = edges[0::2], edges[1::2]
    word = np.zeros(count + 2, dtype=np.bool_)
    np.not_equal(traits & WORD, 0, out=word[1:-1])
    edge = np.zeros(count + 8, dtype=np.bool_)
    np.not_equal(word[1:], word[:-1], out=edge[: count + 1])
    lengths = after - first
    dropped = np.zeros(len(first), dtype=np.int64)
    for size in range(1, _LONGEST + 1):
        dropped[edge[first + size] & (lengths >= size)] = size
    size = _LONGEST + 1
    left = np.flatnonzero((dropped == 0) & (lengths >= size) & edge[first + size])
    for place in range(size):
        left = left[(traits[first[left] + place] & SIX) != 0]
    dropped[left] = size
    change = np.zeros(count + 1, dtype=np.int8)
    change[first] = 1
    change[first + dropped] -= 1
    return np.cumsum(change[:-1], dtype=np.int8).view(np.bool_)


def without_junk(letters: Letters, at_start: bool) -> Letters:
    """Drop words that stand alone between signs, with the signs: ``— word —`` between white space.

    ``at_start``: the piece begins the text, so that signs at its very beginning count as after white space.
    """
    traits = letters.traits
    space = (traits & SPACE) != 0
    word = (traits & WORD) != 0
    sign = np.zeros(len(traits) + 2, dtype=np.bool_)
    np.logical_or(space, word, out=sign[1:-1])
    np.logical_not(sign[1:-1], out=sign[1:-1])
    edges = np.flatnonzero(sign[1:] != sign[:-1])
    first, after = edges[0::2], edges[1::2]
    if len(first) < 2:
        return letters
    opens = (first > 0) & space[first - 1]
    if at_start and first[0] == 0:
        opens[0] = True
    closes = (after == len(traits)) | space[np.minimum(after, len(traits) - 1)]
    pairs = np.flatnonzero(opens[:-1] & closes[1:])
    if len(pairs) == 0:
        return letters
    begun = word.copy()
    begun[1:] &= ~word[:-1]
    words = np.flatnonzero(begun)
    next_word = np.searchsorted(words, after[pairs])
    one_word = np.searchsorted(words, first[pairs + 1]) - next_word == 1
    pairs, next_word = pairs[one_word], next_word[one_word]
    gap = words[next_word] - after[pairs]
    pairs = pairs[gap <= 1]  # what stands in a gap of 1 is white space, since it is neither word nor sign
    kept = np.ones(len(traits), dtype=np.bool_)
    free = 0  # where the next hit may begin: a hit takes the white space behind it
    for low, high in zip(first[pairs].tolist(), after[pairs + 1].tolist(), strict=True):
        if low - 1 >= free or (low == 0 and at_start):
            kept[low:high] = False
            free = high + 1
    return letters.chosen(kept)
