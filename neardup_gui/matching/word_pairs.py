"""The words of both texts under common numbers, and how much information each carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.spans import IntArray
from neardup_gui.text.tokens import Tokens

Bits = NDArray[np.float64]

# A word that stands once in a long novel is no better a witness than one that stands ten times.
_MOST_BITS: Final = 14.0


@dataclass(frozen=True, slots=True, eq=False)
class WordPair:
    """Both texts as joint word numbers.

    a, b: int64, equal numbers mean equal canonical words. Masked words have numbers of their own (negative), so that
    they match nothing. bits_a, bits_b: float64, the information of each word, −log2 of its joint frequency.
    """

    a: IntArray
    b: IntArray
    bits_a: Bits
    bits_b: Bits


def pair_words(a: Tokens, b: Tokens, masked_a: BoolArray | None = None, masked_b: BoolArray | None = None) -> WordPair:
    """Number the words of two texts jointly. Masks are bool, one a token; True means: leave out."""
    vocabulary = np.sort(np.concatenate((a.hashes, b.hashes)))
    ids_a = np.searchsorted(vocabulary, a.hashes)[a.ids] if len(a) else np.zeros(0, dtype=np.int64)
    ids_b = np.searchsorted(vocabulary, b.hashes)[b.ids] if len(b) else np.zeros(0, dtype=np.int64)
    counts = np.bincount(ids_a, minlength=len(vocabulary)) + np.bincount(ids_b, minlength=len(vocabulary))
    total = max(1, len(a) + len(b))
    bits = np.minimum(_MOST_BITS, -np.log2(np.maximum(counts, 1) / total))
    bits_a, bits_b = bits[ids_a], bits[ids_b]
    if masked_a is not None:
        ids_a = np.where(masked_a, -1 - np.arange(len(a)), ids_a)
    if masked_b is not None:
        ids_b = np.where(masked_b, -1 - len(a) - np.arange(len(b)), ids_b)
    return WordPair(ids_a, ids_b, bits_a, bits_b)
