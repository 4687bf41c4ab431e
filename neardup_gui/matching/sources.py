"""Which seed sources stretches owe their runs to, told for all of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from neardup_gui.matching.stretches import Stretch
from neardup_gui.matching.window_groups import counting
from neardup_gui.matching.word_pairs import WordPair
from neardup_gui.spans import IntArray

SHINGLES: Final = "shingles"
STEMS: Final = "stems"
DIGITS: Final = "distill"


def seed_sources(
    stretches: Sequence[Stretch], words: WordPair, stems: WordPair, sorted_window: int
) -> list[frozenset[str]]:
    """Return for each stretch what found it: what it says itself, and ``stems`` or ``distill`` by its words.

    A pair of words that are unequal in their stems too was found by digits, unless it is equal crosswise, as the words
    of a sorted window are.
    """
    runs: IntArray = np.array([run for stretch in stretches for run in stretch.runs], dtype=np.int64).reshape(-1, 3)
    owners = np.repeat(np.arange(len(stretches)), [len(stretch.runs) for stretch in stretches])
    within = counting(runs[:, 2])
    owner = np.repeat(owners, runs[:, 2])
    at_a, at_b = np.repeat(runs[:, 0], runs[:, 2]) + within, np.repeat(runs[:, 1], runs[:, 2]) + within
    same_stem = stems.a[at_a] == stems.b[at_b]
    inflected = same_stem & (words.a[at_a] != words.b[at_b])
    respelt = np.flatnonzero(~same_stem)
    respelt = respelt[~_are_crosswise(at_a[respelt], at_b[respelt], stems, sorted_window)]
    by_stems = set(owner[inflected].tolist())
    by_digits = set(owner[respelt].tolist())
    return [
        stretch.found_by
        | ({STEMS} if place in by_stems else set[str]())
        | ({DIGITS} if place in by_digits else set[str]())
        for place, stretch in enumerate(stretches)
    ]


def _are_crosswise(at_a: IntArray, at_b: IntArray, stems: WordPair, window: int) -> np.ndarray:
    """Return which words of A have their partner within a window of the place where they are paired, bool ``(n,)``."""
    met = np.zeros(len(at_a), dtype=np.bool_)
    for shift in range(1 - window, window):
        met |= stems.a[at_a] == stems.b[np.clip(at_b + shift, 0, len(stems.b) - 1)]
    return met
