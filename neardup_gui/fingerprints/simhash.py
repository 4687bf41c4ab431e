"""SimHash: 64 bits that differ little where two texts differ little (Charikar 2002; Manku, Jain, Das Sarma 2007).

Each feature of a text has a weight and a 64-bit hash; a bit of the fingerprint is set where the weights of the
features whose hash has it set outweigh the others. Two fingerprints are compared by the number of bits that differ.

Measured with the default preset on pieces of 500 to 100,000 words of novels in Russian and English (in brackets in
Chinese), words replaced by words of another novel:

========================  ====================  ==========================
pair                      bits that differ      95 % of the pairs are at
========================  ====================  ==========================
1 % of the words changed  4 (5)                 most 8 (9)
5 %                       10 (11)               most 14 (16)
10 %                      13 (14)               most 18 (21)
20 %                      18 (20)               most 24 (27)
parts of one work         31 (32), none < 18    least 24 (24)
unrelated, one language   31 (32), none < 19    least 24 (23)
========================  ====================  ==========================

Frankenstein 1818 and 1823: 2, and the Thomas copy: 6; Dorian Gray 1890 and 1891: 9. Whole unrelated novels: 26 to 35.
With plain single words as features two unrelated Russian novels differ in one bit, because the same function words
outweigh all else: hence 3-grams, logarithmic weights, and no stop words among the single words. Without this last
step, which is a weight by document frequency at its coarsest, unrelated pieces came as near as 13.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from neardup_gui.fingerprints.shingles import window_hashes
from neardup_gui.fingerprints.simhash_article import article_keywords, string_hash
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray
from neardup_gui.text.stop_words import stop_words
from neardup_gui.text.tokenise import mixed
from neardup_gui.text.tokens import Hashes, Tokens

SimHashPreset = Literal["default", "article"]
Weights = NDArray[np.float64]

BITS: Final = 64
FEWEST_WORDS: Final = 500  # with fewer words chance decides too many bits
DUPLICATE_DISTANCE: Final = 3  # as published, for 8 billion web pages
# Bands of the default preset, from the measurements above.
REVISED_DISTANCE: Final = 14  # at most: one text is a revision of the other
UNRELATED_DISTANCE: Final = 24  # at least: as unrelated texts are, or texts of which a fifth or more was rewritten
KEYWORDS: Final = 50
_NGRAM: Final = 3
_UNSPACED: Final = frozenset(("zh", "ja", "th", "lo", "km", "my"))
_WORD_SALT: Final = np.uint64(0x5BD1E9955BD1E995)  # so that a word and a 3-gram never share a hash
_STEPS: Final = 16  # weights are rounded to a sixteenth: sums of whole numbers do not depend on their order
_PIECE: Final = 1 << 13


@dataclass(frozen=True, slots=True)
class SimHash:
    """A fingerprint of 64 bits, and the features with the greatest weights, the greatest first."""

    bits: int
    keywords: tuple[tuple[str, float], ...]
    preset: SimHashPreset

    @property
    def hex(self) -> str:
        """16 hexadecimal digits."""
        return f"{self.bits:016x}"

    @property
    def bit_string(self) -> str:
        """64 characters 0 and 1, the highest bit first."""
        return f"{self.bits:064b}"


def simhash(
    tokens: Tokens,
    language: str,
    preset: SimHashPreset = "default",
    text: str = "",
    progress: Progress = NO_PROGRESS,
) -> SimHash | None:
    """Return the fingerprint, or None where there is too little to take one from.

    ``default`` looks at the tokens: single words that are no stop words of ``language``, and all 3-grams of words (of
    characters alone in scripts without spaces), weighted by log2(1 + frequency); None below 500 tokens. ``article``
    looks at ``text`` alone and does as published, see :mod:`~neardup_gui.fingerprints.simhash_article`; None where
    that finds no keyword. Fingerprints of different presets cannot be compared. Raises Cancelled.
    """
    if preset == "article":
        keywords = article_keywords(text, progress)
        if not keywords:
            return None
        hashes = np.array([string_hash(word) for word, _ in keywords], dtype=np.uint64)
        sums = _signed_sums(hashes, np.array([weight for _, weight in keywords]), progress)
        return SimHash(_packed(sums), tuple(keywords), preset)
    if len(tokens) < FEWEST_WORDS:
        return None
    kinds = [_ngrams(tokens)]
    if language not in _UNSPACED:
        kinds.append(_single_words(tokens, language))
    sums = np.zeros(BITS)
    for index, kind in enumerate(kinds):
        sums += _signed_sums(kind.hashes, kind.weights, progress.part(index / len(kinds), (index + 1) / len(kinds)))
    return SimHash(_packed(sums), _heaviest(kinds, tokens), preset)


def hamming(a: int, b: int) -> int:
    """Return in how many bits two fingerprints differ."""
    return (a ^ b).bit_count()


@dataclass(frozen=True, slots=True, eq=False)
class _Features:
    """Distinct features: hashes, weights, and one token index at which each begins. size: tokens of a feature."""

    hashes: Hashes
    weights: Weights
    examples: IntArray
    size: int


def _ngrams(tokens: Tokens) -> _Features:
    hashes = window_hashes(mixed(tokens.hashes)[tokens.ids], _NGRAM)
    order = np.argsort(hashes, kind="stable")
    ordered = hashes[order]
    first = np.flatnonzero(np.append(True, ordered[1:] != ordered[:-1]))
    counts = np.diff(np.append(first, len(ordered)))
    return _Features(ordered[first], _weight(counts), order[first], _NGRAM)


def _single_words(tokens: Tokens, language: str) -> _Features:
    counts = np.bincount(tokens.ids, minlength=len(tokens.vocabulary))
    stop = stop_words(language)
    chosen = np.array([word not in stop for word in tokens.vocabulary], dtype=np.bool_) & (counts > 0)
    first = np.zeros(len(tokens.vocabulary), dtype=np.int64)
    first[tokens.ids[::-1]] = np.arange(len(tokens))[::-1]
    return _Features(mixed(tokens.hashes[chosen] ^ _WORD_SALT), _weight(counts[chosen]), first[chosen], 1)


def _weight(counts: IntArray) -> Weights:
    return np.round(np.log2(1 + counts) * _STEPS) / _STEPS


def _signed_sums(hashes: Hashes, weights: Weights, progress: Progress) -> Weights:
    """Return for each bit, the highest first, the weights of hashes that have it set less those of the others."""
    sums = np.zeros(BITS)
    for begin in range(0, len(hashes), _PIECE):
        progress.at(begin / len(hashes))
        piece = hashes[begin : begin + _PIECE].astype(">u8").view(np.uint8).reshape(-1, 8)
        signs = np.unpackbits(piece, axis=1).astype(np.float64) * 2 - 1
        sums += (signs * weights[begin : begin + _PIECE, None]).sum(axis=0)
    return sums


def _packed(sums: Weights) -> int:
    return int.from_bytes(np.packbits(sums > 0).tobytes(), "big")


def _heaviest(kinds: list[_Features], tokens: Tokens) -> tuple[tuple[str, float], ...]:
    found: list[tuple[str, float]] = []
    for kind in kinds:
        # A few more than are shown, since ties are broken by the words themselves.
        bound = np.partition(kind.weights, -KEYWORDS)[-KEYWORDS] if len(kind.weights) > KEYWORDS else 0.0
        chosen = np.flatnonzero(kind.weights >= bound)[: 4 * KEYWORDS]
        separator = " " if len(kinds) > 1 else ""
        for index in chosen.tolist():
            begin = int(kind.examples[index])
            ids: list[int] = tokens.ids[begin : begin + kind.size].tolist()
            words = [tokens.vocabulary[word] for word in ids]
            found.append((separator.join(words), float(kind.weights[index])))
    return tuple(sorted(found, key=lambda item: (-item[1], item[0]))[:KEYWORDS])
