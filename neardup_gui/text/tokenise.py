"""``Document.text`` → :class:`Tokens`, in numpy: Python sees the distinct forms only."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray
from neardup_gui.text.canonical import USUAL, Spelling, canonical_forms
from neardup_gui.text.characters import (
    APOSTROPHE,
    CLASS_BITS,
    JOINER,
    MARK,
    UNSPACED,
    WORD,
    Classes,
    CodePoints,
    classify,
    code_points,
)
from neardup_gui.text.tokens import Hashes, Tokens, WordIds

BoolArray = NDArray[np.bool_]

_SEED: Final = np.uint64(0x9E3779B97F4A7C15)
_PIECE: Final = 1 << 16  # code points
_BASE: Final = np.uint64(0xD1342543DE82EF95)  # odd, so that it has an inverse modulo 2^64
_INVERSE: Final = np.uint64(pow(0xD1342543DE82EF95, -1, 2**64))


def tokenise(text: str, progress: Progress = NO_PROGRESS, spelling: Spelling = USUAL) -> Tokens:
    """Split ``text`` into words: runs of letters and digits, with marks, invisible characters and apostrophes inside.

    Letters of scripts without spaces (Chinese, Japanese, Thai…) are a token each. Hyphens separate.
    """
    points = code_points(text)
    classes = classify(points)
    classes &= CLASS_BITS
    progress.at(0.1)
    kept = np.flatnonzero(classes != JOINER)
    if len(kept) < len(points):
        points, classes = points[kept], classes[kept]
    first, last = word_bounds(classes)
    starts, ends = kept[first], kept[last] + 1
    progress.at(0.3)
    ids, examples = _group(_surface_hashes(points, first, last))
    progress.at(0.6)
    begin, stop = starts[examples].tolist(), ends[examples].tolist()
    forms = canonical_forms([text[i:j] for i, j in zip(begin, stop, strict=True)], spelling)
    progress.at(0.8)
    return tokens_of_forms(ids, starts, ends, forms)


def tokens_of_forms(ids: WordIds, starts: IntArray, ends: IntArray, forms: list[str]) -> Tokens:
    """Make tokens of ``forms[ids]``, merging equal forms into one entry of the vocabulary."""
    number: dict[str, int] = {}
    renamed = np.array([number.setdefault(form, len(number)) for form in forms], dtype=np.int32)
    vocabulary = tuple(number)
    return Tokens(renamed[ids] if len(ids) else ids, starts, ends, vocabulary, form_hashes(vocabulary))


def form_hashes(forms: tuple[str, ...]) -> Hashes:
    """Return the xxh3 of each form's UTF-8, uint64. Lone surrogates are hashed as their three bytes."""
    digest = xxhash.xxh3_64_intdigest
    return np.array([digest(form.encode("utf-8", "surrogatepass")) for form in forms], dtype=np.uint64)


def word_bounds(classes: Classes) -> tuple[IntArray, IntArray]:
    """Return the first and the last index of every word in ``classes``, which hold no JOINER."""
    if len(classes) == 0:
        none = np.zeros(0, dtype=np.int64)
        return none, none
    unspaced = classes == UNSPACED
    inside = (classes == WORD) | unspaced
    mark = classes == MARK
    owner_unspaced = unspaced
    if mark.any():  # seldom, and it takes as long as all the rest
        base = _last_base(mark)
        inside |= mark & inside[base]
        owner_unspaced = unspaced[base]
    inside |= _joining_apostrophes(classes, inside & ~owner_unspaced)
    # A token begins at an unspaced letter, and at whatever but a mark comes after one.
    begins = inside.copy()
    begins[1:] &= ~inside[:-1] | unspaced[1:] | (owner_unspaced[:-1] & ~mark[1:])
    last = inside.copy()
    last[:-1] &= ~inside[1:] | begins[1:]
    return np.flatnonzero(begins), np.flatnonzero(last)


def _last_base(mark: BoolArray) -> IntArray:
    """Return for each index the nearest index at or before it that is no mark (0 where there is none)."""
    index = np.arange(len(mark))
    return np.maximum.accumulate(np.where(mark, 0, index))


def _joining_apostrophes(classes: Classes, spaced: BoolArray) -> BoolArray:
    """Return the apostrophes between a word of a script with spaces, marked in ``spaced``, and a letter."""
    joining = np.zeros_like(spaced)
    at = np.flatnonzero(classes == APOSTROPHE)
    at = at[(at > 0) & (at < len(classes) - 1)]
    at = at[spaced[at - 1] & (classes[at + 1] == WORD)]
    joining[at] = True
    return joining


def mixed(values: Hashes) -> Hashes:
    """Return a well mixed 64-bit value of each value (the finaliser of SplitMix64, Steele et al. 2014)."""
    z = values + _SEED
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def _surface_hashes(points: CodePoints, first: IntArray, last: IntArray) -> Hashes:
    """Return a 64-bit hash of every word's code points, each weighted by its place so that anagrams differ.

    A polynomial in an odd base modulo 2^64, of random values for the code points: a word is a difference of two
    prefix sums, divided by the power at which it begins. Done in pieces that fit the processor's cache.
    """
    hashes = np.empty(len(first), dtype=np.uint64)
    values = mixed(np.arange(int(points.max(initial=0)) + 1, dtype=np.uint64))
    edges = np.unique(np.append(np.searchsorted(first, np.arange(0, len(points), _PIECE)), len(first)))
    longest = int((last[edges[1:] - 1] + 1 - first[edges[:-1]]).max(initial=0))
    rising, falling = powers(_BASE, longest), powers(_INVERSE, longest)
    prefix = np.zeros(longest + 1, dtype=np.uint64)
    for low, high in pairwise(edges.tolist()):
        begin, end = int(first[low]), int(last[high - 1]) + 1
        np.cumsum(values[points[begin:end]] * rising[: end - begin], out=prefix[1 : end - begin + 1])
        starts = first[low:high] - begin
        hashes[low:high] = (prefix[last[low:high] - begin + 1] - prefix[starts]) * falling[starts]
    return hashes


def powers(base: np.uint64, count: int) -> Hashes:
    """Return base^0 … base^(count-1) modulo 2^64, uint64 ``(count,)``."""
    values = np.full(count, base, dtype=np.uint64)
    values[:1] = 1
    return np.multiply.accumulate(values, out=values)


def _group(hashes: Hashes) -> tuple[WordIds, IntArray]:
    """Return a dense id for each hash, and the index of one example of each id."""
    if len(hashes) == 0:
        return np.zeros(0, dtype=np.int32), np.zeros(0, dtype=np.int64)
    order = _order_by_top_bits(hashes)
    ordered = hashes[order]
    if (ordered[1:] < ordered[:-1]).any():  # two that differ in their low bits alone: next to never
        order = np.argsort(hashes)
        ordered = hashes[order]
    new = np.ones(len(ordered), dtype=np.bool_)
    new[1:] = ordered[1:] != ordered[:-1]
    ids = np.empty(len(hashes), dtype=np.int32)
    ids[order] = np.cumsum(new, dtype=np.int32) - 1
    return ids, order[new]


def _order_by_top_bits(hashes: Hashes) -> IntArray:
    """Return the order of the hashes by what of them fits into 64 bits beside their places.

    Sorting such packed values is several times faster than finding an order.
    """
    places = np.uint64((1 << len(hashes).bit_length()) - 1)
    packed = (hashes & ~places) | np.arange(len(hashes), dtype=np.uint64)
    packed.sort()
    return (packed & places).astype(np.int64)
