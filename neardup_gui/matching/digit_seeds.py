"""Seeds from windows of 16 Distill digits, for words that are spelt otherwise: old orthography, misread scans, accents.

Only windows that begin with a word which no run of equal words holds are looked at. So a copy with few changes costs
next to nothing, and two texts that share no run cost one sort.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from neardup_gui.fingerprints.distill_similarity import WINDOW
from neardup_gui.fingerprints.shingles import BoolArray, WindowHashes
from neardup_gui.fingerprints.word_digits import WordDigits
from neardup_gui.matching.seeds import MOST_PAIRS, Runs, joined
from neardup_gui.matching.window_groups import common_windows
from neardup_gui.matching.word_pairs import Bits
from neardup_gui.spans import IntArray
from neardup_gui.text.tokenise import mixed
from neardup_gui.text.tokens import Hashes

LEAST_WORDS: Final = 3  # that a window must hold whole: a long name or two are no stretch of text
LEAST_BITS: Final = 30.0  # that the digits of these words must carry by how rare they are in the two texts


def digit_runs(a: WordDigits, b: WordDigits, free_a: BoolArray, free_b: BoolArray) -> Runs:
    """Return the stretches of words whose digits are equal within rare windows, joined where they overlap.

    ``free_*``: the words with which a window may begin, bool, one a word. A pair of words in the result may be unequal
    in any way that the digits do not tell.
    """
    at_a, hashes_a = _windows(a, free_a)
    at_b, hashes_b = _windows(b, free_b)
    groups = common_windows(hashes_a, hashes_b)
    place_a, place_b = groups.pairs(groups.count_a * groups.count_b <= MOST_PAIRS, all_pairs=True)
    return joined([_stretches(a, b, at_a[place_a], at_b[place_b], _information(a, b))], len(a))


def _windows(digits: WordDigits, free: BoolArray) -> tuple[IntArray, Hashes]:
    """Return the words at which windows begin, and the windows' hashes."""
    has_digits = digits.first[1:] > digits.first[:-1]
    fits = digits.first[:-1] + WINDOW <= len(digits.codes)
    words = np.flatnonzero(has_digits & fits & free)
    return words, WindowHashes(mixed(digits.codes.astype(np.uint64))).at(digits.first[words], WINDOW)


def _information(a: WordDigits, b: WordDigits) -> Bits:
    """Return what the digits of each form of A say, in bits: the less, the more words of both texts have the same."""
    forms, place = np.unique(np.concatenate((a.forms, b.forms)), return_inverse=True)
    total = np.bincount(place, np.concatenate((a.counts, b.counts)), minlength=len(forms))
    return -np.log2(np.maximum(total, 1) / max(1, len(a) + len(b)))[place[: len(a.forms)]]


def _stretches(a: WordDigits, b: WordDigits, words_a: IntArray, words_b: IntArray, information: Bits) -> Runs:
    """Return what lies between the first and the last word that stand whole at the same digits of two equal windows.

    The short words in between have no digits to compare. Where there are as many of them on both sides, they are taken
    to be the same; where not, the window is passed over, and those beside it must do.
    """
    from_a, from_b = a.first[words_a], b.first[words_b]
    owner_a, owner_b = _owners(a), _owners(b)
    last_a, last_b = words_a.copy(), words_b.copy()
    whole = np.zeros(len(words_a), dtype=np.int64)
    bits = np.zeros(len(words_a))
    for offset in range(WINDOW):
        word_a, word_b = owner_a[from_a + offset], owner_b[from_b + offset]
        end_a, end_b = a.first[word_a + 1] - from_a, b.first[word_b + 1] - from_b
        fits = (a.first[word_a] == from_a + offset) & (b.first[word_b] == from_b + offset)
        fits &= (end_a == end_b) & (end_a <= WINDOW) & (word_a - words_a == word_b - words_b)
        last_a[fits], last_b[fits] = word_a[fits], word_b[fits]
        whole += fits
        bits += np.where(fits, information[a.ids[word_a]], 0.0)
    enough = (whole >= LEAST_WORDS) & (bits >= LEAST_BITS)
    return Runs(words_a[enough], words_b[enough], last_a[enough] - words_a[enough] + 1)


def _owners(digits: WordDigits) -> IntArray:
    """Return the word of each digit."""
    return np.repeat(np.arange(len(digits)), np.diff(digits.first))
