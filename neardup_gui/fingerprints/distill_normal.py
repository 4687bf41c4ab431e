"""NFKC and lower case of a piece of text, with the place that each character of the result came from."""

from __future__ import annotations

import unicodedata

import numpy as np

from neardup_gui.fingerprints.distill_alphabet import BEGINS, COMPLEX, Alphabet, Traits, lower
from neardup_gui.spans import IntArray
from neardup_gui.text.characters import code_points


def normalised(text: str, alphabet: Alphabet) -> tuple[IntArray, Traits, IntArray | None]:
    """Return the code points, their traits, and their places in ``text`` (None where nothing has moved).

    A piece must begin where normalisation may be cut, as behind white space. Characters that keep to themselves and
    stay one are not rewritten: their traits are those of what they become.
    """
    points = code_points(text).astype(np.int64)
    traits = alphabet.traits(points)
    complex_ones = np.flatnonzero(traits & COMPLEX)
    if len(complex_ones) == 0:
        return points, traits, None
    begins = (traits & BEGINS) != 0
    begins[0] = True
    starts = np.flatnonzero(begins)
    clusters = np.searchsorted(starts, complex_ones, side="right") - 1
    clusters = clusters[np.append(True, clusters[1:] != clusters[:-1])]
    first = starts[clusters]
    after = np.append(starts, len(points))[clusters + 1]
    return _rewritten(text, points, first, after, alphabet)


def _rewritten(
    text: str, points: IntArray, first: IntArray, after: IntArray, alphabet: Alphabet
) -> tuple[IntArray, Traits, IntArray]:
    """Put the normal form of each ``text[first:after]`` in its place.

    The characters of a normal form stand for those of the source in order; if they are more, the last source
    character stands for the rest.
    """
    known: dict[str, str] = {}
    forms: list[str] = []
    for low, high in zip(first.tolist(), after.tolist(), strict=True):
        source = text[low:high]
        form = known.get(source)
        if form is None:
            form = known[source] = lower(unicodedata.normalize("NFKC", source))
        forms.append(form)
    sizes, new_sizes = after - first, np.array([len(form) for form in forms], dtype=np.int64)
    within = _within(sizes)
    new_here, size_here = np.repeat(new_sizes, sizes), np.repeat(sizes, sizes)
    copies = np.ones(len(points), dtype=np.int64)
    copies[np.repeat(first, sizes) + within] = np.where(
        within < size_here - 1, within < new_here, np.maximum(new_here - size_here + 1, 0)
    )
    places = np.repeat(np.arange(len(points)), copies)
    rewritten = points[places]
    begin = (np.cumsum(copies) - copies)[first]
    rewritten[np.repeat(begin, new_sizes) + _within(new_sizes)] = code_points("".join(forms))
    return rewritten, alphabet.traits(rewritten), places


def _within(sizes: IntArray) -> IntArray:
    """Return 0 … size - 1 for each size, one after the other."""
    return np.arange(int(sizes.sum())) - np.repeat(np.cumsum(sizes) - sizes, sizes)
