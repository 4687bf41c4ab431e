"""Pairs of sentences that say the same in other words, by TF-ISF vectors.

Sentences are bags of stems, weighted by how often a stem stands in the sentence and by the inverse of how many
sentences hold it. Two sentences are a pair where both the cosine of their vectors and the Dice coefficient of their
sets of stems are high: the seeding of the winner of PAN 2014 (Sanchez-Perez, Sidorov, Gelbukh 2014).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray

FloatArray = NDArray[np.float64]

LEAST_COSINE: Final = 0.30
LEAST_DICE: Final = 0.33
# What two sentences share must say something: unrelated novels have many a «Я знаю, я всё знаю» in common, at 10–16
# bits, while the pairs of a summary share 26 and more on average.
LEAST_BITS: Final = 18.0
# Stems in more sentences than this share, or this number, say little; they count in the cosine of a pair that the
# rarer ones have brought together, and bring none together themselves. So the work stays linear.
_FREQUENT_SHARE: Final = 0.03
_FREQUENT_LEAST: Final = 8
_FREQUENT_MOST: Final = 64
_LEAST_RARE_COSINE: Final = 0.12
_MOST_PAIRS: Final = 100_000
_BLOCK: Final = 2_000_000  # meetings of stems that are added up at a time


@dataclass(frozen=True, slots=True, eq=False)
class Bags:
    """The sentences of one text as bags of stems: one entry for each different stem of a sentence.

    sentence, term: int64 ``(entries,)``, sorted by sentence. count: how often. norms: float64 ``(sentences,)``, length
    of each weighted vector. sizes: number of different stems of each sentence.
    """

    sentence: IntArray
    term: IntArray
    count: IntArray
    norms: FloatArray
    sizes: IntArray

    def vector(self, first: int, last: int, terms: int) -> FloatArray:
        """Return the counts of all stems in sentences ``first`` … ``last - 1``, float64 ``(terms,)``."""
        low, high = np.searchsorted(self.sentence, (first, last))
        counts: FloatArray = np.zeros(terms)
        np.add.at(counts, self.term[low:high], self.count[low:high])
        return counts


@dataclass(frozen=True, slots=True, eq=False)
class SentencePairs:
    """The pairs, int64 ``(n,)`` each, and what is needed to judge stretches of sentences."""

    a: IntArray
    b: IntArray
    bags_a: Bags
    bags_b: Bags
    weights: FloatArray  # natural logarithm of the inverse sentence frequency of each stem

    def __len__(self) -> int:
        return len(self.a)

    def chosen(self, kept: NDArray[np.bool_]) -> SentencePairs:
        """Return the pairs that ``kept`` marks."""
        return SentencePairs(self.a[kept], self.b[kept], self.bags_a, self.bags_b, self.weights)

    def likeness(self, a: tuple[int, int], b: tuple[int, int]) -> tuple[float, float]:
        """Return the cosine of two stretches of sentences, and the information in bits of the stems they share."""
        x = self.bags_a.vector(*a, len(self.weights))
        y = self.bags_b.vector(*b, len(self.weights))
        shared = float((np.minimum(x, y) * self.weights).sum() / np.log(2))
        x, y = x * self.weights, y * self.weights
        length = float(np.linalg.norm(x) * np.linalg.norm(y))
        return (float(x @ y) / length if length else 0.0), shared


def pair_sentences(
    words_a: IntArray, words_b: IntArray, bounds_a: IntArray, bounds_b: IntArray, progress: Progress = NO_PROGRESS
) -> SentencePairs:
    """Return all pairs of alike sentences of two texts.

    ``words_*``: joint numbers of the stems, int64; a masked word has a negative number of its own and counts nowhere.
    ``bounds_*``: first word of each sentence, and the number of words last.
    """
    terms = int(max(words_a.max(initial=-1), words_b.max(initial=-1))) + 1
    entries_a, entries_b = _entries(words_a, bounds_a, terms), _entries(words_b, bounds_b, terms)
    progress.at(0.2)
    frequency = np.bincount(entries_a[1], minlength=terms) + np.bincount(entries_b[1], minlength=terms)
    sentences = len(bounds_a) + len(bounds_b) - 2
    weights = np.log(max(1, sentences) / np.maximum(frequency, 1))
    bags_a, bags_b = _bags(entries_a, weights, len(bounds_a) - 1), _bags(entries_b, weights, len(bounds_b) - 1)
    limit = min(_FREQUENT_MOST, max(_FREQUENT_LEAST, int(_FREQUENT_SHARE * sentences)))
    a, b = _candidates(bags_a, bags_b, weights, frequency <= limit, progress.part(0.3, 0.8))
    cosine, dice, bits = _exact(bags_a, bags_b, weights, a, b, progress.part(0.8, 1.0))
    kept = np.flatnonzero((cosine > LEAST_COSINE) & (dice > LEAST_DICE) & (bits > LEAST_BITS))
    if len(kept) > _MOST_PAIRS:
        kept = np.sort(kept[np.argsort(-cosine[kept], kind="stable")[:_MOST_PAIRS]])
    return SentencePairs(a[kept], b[kept], bags_a, bags_b, weights)


def _entries(words: IntArray, bounds: IntArray, terms: int) -> tuple[IntArray, IntArray, IntArray]:
    """Return sentence, stem and count of every different stem of every sentence, sorted by sentence and stem."""
    sentence = np.repeat(np.arange(len(bounds) - 1), np.diff(bounds))
    known = words >= 0
    keys = np.sort(sentence[known] * terms + words[known])
    first = np.ones(len(keys), dtype=np.bool_)
    first[1:] = keys[1:] != keys[:-1]
    begin = np.flatnonzero(first)
    count = np.diff(np.append(begin, len(keys)))
    return keys[begin] // max(1, terms), keys[begin] % max(1, terms), count


def _bags(entries: tuple[IntArray, IntArray, IntArray], weights: FloatArray, sentences: int) -> Bags:
    sentence, term, count = entries
    squares = np.bincount(sentence, (count * weights[term]) ** 2, minlength=sentences)
    return Bags(sentence, term, count, np.sqrt(squares), np.bincount(sentence, minlength=sentences))


def _candidates(
    a: Bags, b: Bags, weights: FloatArray, rare: NDArray[np.bool_], progress: Progress
) -> tuple[IntArray, IntArray]:
    """Return the pairs that rarer stems alone bring to a part of the cosine that is asked for."""
    entry_a, entry_b = _meetings(a.term, b.term, rare)
    keys: list[IntArray] = []
    sums: list[FloatArray] = []
    size = len(b.sizes)
    # In the order of A's sentences, so that a block holds all meetings of its sentences but those at its edges.
    order = np.argsort(a.sentence[entry_a], kind="stable")
    entry_a, entry_b = entry_a[order], entry_b[order]
    edges = _block_edges(a.sentence[entry_a])
    for low, high in pairwise(edges):
        progress.at(low / max(1, len(entry_a)))
        left, right = entry_a[low:high], entry_b[low:high]
        key = a.sentence[left] * size + b.sentence[right]
        product = a.count[left] * b.count[right] * weights[a.term[left]] ** 2
        ranked = np.argsort(key, kind="stable")
        key = key[ranked]
        first = np.flatnonzero(np.diff(key, prepend=-1))
        keys.append(key[first])
        summed: FloatArray = np.add.reduceat(product[ranked], first)
        sums.append(summed)
    if not keys:
        none = np.zeros(0, dtype=np.int64)
        return none, none
    key, total = np.concatenate(keys), np.concatenate(sums)
    first, second = key // size, key % size
    enough = total >= _LEAST_RARE_COSINE * a.norms[first] * b.norms[second]
    return first[enough], second[enough]


def _block_edges(sentences: IntArray) -> list[int]:
    """Return where to cut, at borders of sentences, so that a block holds about as many meetings as is set."""
    edges = [0]
    while edges[-1] < len(sentences):
        aim = min(edges[-1] + _BLOCK, len(sentences))
        edges.append(int(np.searchsorted(sentences, int(sentences[aim - 1]), side="right")))
    return edges


def _meetings(terms_a: IntArray, terms_b: IntArray, rare: NDArray[np.bool_]) -> tuple[IntArray, IntArray]:
    """Return the pairs of entries, one of A and one of B, that have a rare stem in common."""
    order_a = np.flatnonzero(rare[terms_a])
    order_a = order_a[np.argsort(terms_a[order_a], kind="stable")]
    order_b = np.flatnonzero(rare[terms_b])
    order_b = order_b[np.argsort(terms_b[order_b], kind="stable")]
    sorted_b = terms_b[order_b]
    low = np.searchsorted(sorted_b, terms_a[order_a], side="left")
    count = np.searchsorted(sorted_b, terms_a[order_a], side="right") - low
    within = np.arange(int(count.sum())) - np.repeat(np.cumsum(count) - count, count)
    return np.repeat(order_a, count), order_b[np.repeat(low, count) + within]


def _exact(
    a: Bags, b: Bags, weights: FloatArray, first: IntArray, second: IntArray, progress: Progress
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return cosine, Dice coefficient and shared information in bits of each candidate, all stems counted."""
    cosine, dice, bits = np.zeros(len(first)), np.zeros(len(first)), np.zeros(len(first))
    begin_a = np.searchsorted(a.sentence, np.arange(len(a.sizes) + 1))
    terms = len(weights)
    keys_b = b.sentence * terms + b.term
    for low in range(0, len(first), 50_000):
        progress.at(low / len(first))
        left, right = first[low : low + 50_000], second[low : low + 50_000]
        sizes = a.sizes[left]
        pair = np.repeat(np.arange(len(left)), sizes)
        entry = (
            np.repeat(begin_a[left], sizes) + np.arange(int(sizes.sum())) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        )
        wanted = right[pair] * terms + a.term[entry]
        place = np.minimum(np.searchsorted(keys_b, wanted), len(keys_b) - 1)
        both = keys_b[place] == wanted
        product = a.count[entry] * b.count[place] * weights[a.term[entry]] ** 2 * both
        norms = a.norms[left] * b.norms[right]
        cosine[low : low + 50_000] = np.bincount(pair, product, minlength=len(left)) / np.maximum(norms, 1e-12)
        common = np.bincount(pair, both, minlength=len(left))
        dice[low : low + 50_000] = 2 * common / (sizes + b.sizes[right])
        shared = np.minimum(a.count[entry], b.count[place]) * weights[a.term[entry]] * both / np.log(2)
        bits[low : low + 50_000] = np.bincount(pair, shared, minlength=len(left))
    return cosine, dice, bits
