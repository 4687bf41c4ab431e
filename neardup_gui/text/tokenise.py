"""``Document.text`` → :class:`Tokens`, in numpy: Python sees the distinct forms only."""

from __future__ import annotations

from typing import Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray
from neardup_gui.text.canonical import canonical_forms
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


def tokenise(text: str, progress: Progress = NO_PROGRESS) -> Tokens:
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
    forms = canonical_forms([text[i:j] for i, j in zip(begin, stop, strict=True)])
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
    letter = (classes == WORD) | (classes == UNSPACED)
    mark = classes == MARK
    inside = letter | (mark & letter[_last_base(mark)])
    inside |= _joining_apostrophes(classes, inside)
    before = np.zeros_like(inside)
    before[1:] = inside[:-1]
    unspaced = classes == UNSPACED
    owner_unspaced = unspaced[_last_base(mark)]
    # A token begins at an unspaced letter, and at whatever but a mark comes after one.
    after_unspaced = np.zeros_like(inside)
    after_unspaced[1:] = owner_unspaced[:-1]
    begins = inside & (~before | unspaced | (after_unspaced & ~mark))
    first = np.flatnonzero(begins)
    follows = np.ones_like(inside)
    follows[:-1] = ~inside[1:] | begins[1:]
    return first, np.flatnonzero(inside & follows)


def _last_base(mark: BoolArray) -> IntArray:
    """Return for each index the nearest index at or before it that is no mark (0 where there is none)."""
    index = np.arange(len(mark))
    return np.maximum.accumulate(np.where(mark, 0, index))


def _joining_apostrophes(classes: Classes, inside: BoolArray) -> BoolArray:
    joining = np.zeros_like(inside)
    at = np.flatnonzero(classes == APOSTROPHE)
    at = at[(at > 0) & (at < len(classes) - 1)]
    at = at[inside[at - 1] & (classes[at - 1] != UNSPACED) & (classes[at + 1] == WORD)]
    joining[at] = True
    return joining


def mixed(values: Hashes) -> Hashes:
    """Return a well mixed 64-bit value of each value (the finaliser of SplitMix64, Steele et al. 2014)."""
    z = values + _SEED
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def _surface_hashes(points: CodePoints, first: IntArray, last: IntArray) -> Hashes:
    """Return a 64-bit hash of every word's code points, each weighted by its place so that anagrams differ."""
    if len(first) == 0:
        return np.zeros(0, dtype=np.uint64)
    lengths = last - first + 1
    word_of = np.repeat(np.arange(len(first)), lengths)
    begins = np.concatenate(([0], np.cumsum(lengths)[:-1]))
    place = np.arange(int(lengths.sum())) - begins[word_of]
    values = mixed(np.arange(int(points.max()) + 1, dtype=np.uint64))
    weights = mixed(np.arange(int(lengths.max()), dtype=np.uint64) + np.uint64(1 << 40)) | np.uint64(1)
    terms = values[points[first[word_of] + place]] * weights[place]
    return np.add.reduceat(terms, begins)


def _group(hashes: Hashes) -> tuple[WordIds, IntArray]:
    """Return a dense id for each hash, and the index of one example of each id."""
    if len(hashes) == 0:
        return np.zeros(0, dtype=np.int32), np.zeros(0, dtype=np.int64)
    order = np.argsort(hashes, kind="stable")
    ordered = hashes[order]
    new = np.ones(len(ordered), dtype=np.bool_)
    new[1:] = ordered[1:] != ordered[:-1]
    ids = np.empty(len(hashes), dtype=np.int32)
    ids[order] = np.cumsum(new, dtype=np.int32) - 1
    return ids, order[new]
