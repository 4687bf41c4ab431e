"""What a shingle is made of: words, or the characters of the canonical words."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from neardup_gui.spans import IntArray
from neardup_gui.text.canonical import canonical_form
from neardup_gui.text.tokens import Tokens, WordIds


@dataclass(frozen=True, slots=True, eq=False)
class Units:
    """``n`` units in text order.

    ids: int32 ``(n,)``, index of each unit's form. forms: the distinct forms. starts, ends: int64 ``(n,)``, the place
    in ``Document.text``. separator: what stands between two forms where they are joined.
    """

    ids: WordIds
    forms: tuple[str, ...]
    starts: IntArray
    ends: IntArray
    separator: str

    def __len__(self) -> int:
        return len(self.ids)


def word_units(tokens: Tokens) -> Units:
    """Return the tokens as units."""
    return Units(tokens.ids, tokens.vocabulary, tokens.starts, tokens.ends, " ")


def character_units(tokens: Tokens, text: str) -> Units:
    """Return the characters of the canonical words as units, with nothing between the words.

    Leaving out spaces is what winnowing does (Schleimer, Wilkerson, Aiken 2003), and what makes «по этому» equal
    «поэтому» and Chinese with stray spaces equal Chinese without.
    """
    points, word_of, place = canonical_characters(tokens)
    starts = tokens.starts[word_of] + place
    ends = starts + 1
    lengths = np.array([len(form) for form in tokens.vocabulary], dtype=np.int64)
    lengths = lengths[tokens.ids] if len(tokens) else lengths[:0]
    begins = np.cumsum(lengths) - lengths
    # Where canonising changed the number of characters their places are found one by one; such words are rare.
    known: dict[tuple[str, int], list[tuple[int, int]]] = {}
    for token in np.flatnonzero(lengths != tokens.ends - tokens.starts).tolist():
        begin, size = int(begins[token]), int(lengths[token])
        origin = int(tokens.starts[token])
        source = text[origin : int(tokens.ends[token])]
        key = (source, size)
        if key not in known:
            known[key] = _places(source, size)
        for index, (low, high) in enumerate(known[key]):
            starts[begin + index] = origin + low
            ends[begin + index] = origin + high
    present = np.flatnonzero(np.bincount(points)) if len(points) else points
    number = np.zeros(int(present[-1]) + 1 if len(present) else 0, dtype=np.int32)
    number[present] = np.arange(len(present), dtype=np.int32)
    return Units(number[points], tuple(map(chr, present.tolist())), starts, ends, "")


def canonical_characters(tokens: Tokens) -> tuple[IntArray, IntArray, IntArray]:
    """Return, for each canonical character of the text, its code point, its token and its place in the token."""
    none = np.zeros(0, dtype=np.int64)
    if len(tokens) == 0:
        return none, none, none
    joined = "".join(tokens.vocabulary)
    points = np.frombuffer(joined.encode("utf-32-le", "surrogatepass"), dtype="<u4").astype(np.int64)
    form_lengths = np.array([len(form) for form in tokens.vocabulary], dtype=np.int64)
    form_begins = np.cumsum(form_lengths) - form_lengths
    lengths = form_lengths[tokens.ids]
    word_of = np.repeat(np.arange(len(tokens), dtype=np.int64), lengths)
    place = np.arange(int(lengths.sum()), dtype=np.int64) - (np.cumsum(lengths) - lengths)[word_of]
    return points[form_begins[tokens.ids][word_of] + place], word_of, place


def _places(source: str, size: int) -> list[tuple[int, int]]:
    """Return the place in ``source`` of each of the ``size`` characters of its canonical form.

    Exact where the form is its characters' forms joined (ligatures, invisible characters, stress marks). Otherwise,
    as under lemmas, the characters are spread evenly over the word.
    """
    places: list[tuple[int, int]] = []
    for index, character in enumerate(source):
        places.extend([(index, index + 1)] * len(canonical_form(character)))
    if len(places) == size:
        return places
    edges = [index * len(source) // size for index in range(size + 1)]
    return [(low, max(low + 1, high)) for low, high in pairwise(edges)]
