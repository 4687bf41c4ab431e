"""A passage is divided where one text has so many words of its own that nobody would call it one passage.

What is edited holds together across gaps: words were replaced there. But where two pieces are equal nearly to the
word, and one text goes its own way between them, these words were written anew, or left out. Were they counted as part
of a passage, coverage would be twice what was taken from a text that weaves copied sentences into its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from neardup_gui.matching.order import Run, rising_runs
from neardup_gui.matching.stretches import Stretch, likeness
from neardup_gui.matching.word_pairs import WordPair

# Measured on mosaics of 20 to 200 copied words between 20 to 120 others, on revised novels and on PAN 2013.
GAP: Final = 25  # words without a partner
EQUAL_FROM: Final = 0.9  # similarity of a piece, its smaller gaps included
PIECE_WORDS: Final = 20  # on the shorter side
PIECE_BITS: Final = 100.0
# A summary takes sentences from all over a text and puts them next to each other. Up to this many words on the shorter
# side it is one passage all the same, so a gap must be there in both texts to divide it.
SUMMARY_WORDS: Final = 400


class Divider:
    """Divides the stretches of two texts; ``words`` holds canonical words, not stems."""

    def __init__(self, words: WordPair) -> None:
        self._words = words
        self._bits = np.concatenate((np.zeros(1), np.cumsum(words.bits_a)))

    def divided(self, stretch: Stretch) -> list[Stretch]:
        """Return the stretch, or the parts of it that stand on their own. The longest keeps the other places."""
        stretch = replace(stretch, runs=tuple(sorted(stretch.runs)))
        anchors = rising_runs(stretch.runs)
        wider = max if stretch.shorter >= SUMMARY_WORDS else min
        cuts = [
            place
            for place, (one, other) in enumerate(pairwise(anchors), 1)
            if wider(other[0] - one[0] - one[2], other[1] - one[1] - one[2]) >= GAP
        ]
        if not cuts:
            return [stretch]
        edges = [0, *cuts, len(anchors)]
        pieces = [self._part(stretch, anchors, low, high) for low, high in pairwise(edges)]
        sound = [self._is_sound(piece) for piece in pieces]
        # A gap divides only what is sound on both sides of it.
        kept = [0, *(edges[place] for place in range(1, len(pieces)) if sound[place - 1] and sound[place]), edges[-1]]
        if len(kept) == 2:
            return [stretch]
        parts = [self._part(stretch, anchors, low, high) for low, high in pairwise(kept)]
        longest = max(range(len(parts)), key=lambda place: parts[place].shorter)
        parts[longest] = replace(parts[longest], also_a=stretch.also_a, also_b=stretch.also_b)
        return parts

    def _part(self, stretch: Stretch, anchors: Sequence[Run], low: int, high: int) -> Stretch:
        """Return what anchors ``low`` … ``high - 1`` make up; at its ends the stretch stays as far as it went."""
        (first_a, first_b, _), (last_a, last_b, length) = anchors[low], anchors[high - 1]
        is_last = high == len(anchors)
        a = (first_a if low else stretch.a[0], stretch.a[1] if is_last else last_a + length)
        b = (first_b if low else stretch.b[0], stretch.b[1] if is_last else last_b + length)
        runs = stretch.runs[bisect_left(stretch.runs, (a[0],)) : bisect_left(stretch.runs, (a[1],))]
        return Stretch(
            a,
            b,
            tuple(run for run in runs if _inside(run[0], run[2], a) and _inside(run[1], run[2], b)),
            float(sum(self._bits[run[0] + run[2]] - self._bits[run[0]] for run in anchors[low:high])),
            stretch.found_by,
        )

    def _is_sound(self, piece: Stretch) -> bool:
        return (
            piece.shorter >= PIECE_WORDS
            and piece.bits >= PIECE_BITS
            and likeness(piece, self._words).similarity >= EQUAL_FROM
        )


def _inside(place: int, length: int, words: tuple[int, int]) -> bool:
    return words[0] <= place and place + length <= words[1]
