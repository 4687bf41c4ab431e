"""Reworded passages: what is left after words have been matched is compared sentence by sentence.

After the winner of PAN 2014 (Sanchez-Perez, Sidorov, Gelbukh 2014), in three steps: pairs of alike sentences, clusters
of them with small gaps, and, where one side is a summary of the other, clusters with wide gaps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.matching.clusters import LEAST_OF_SUMMARY, Cluster, find_clusters, groups
from neardup_gui.matching.sentence_pairs import SentencePairs, pair_sentences
from neardup_gui.matching.stretches import Stretch, WordRange
from neardup_gui.matching.word_pairs import WordPair
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray

SENTENCES: Final = "sentences"
FEWEST_WORDS: Final = 25  # on the shorter side; less is a coincidence of subject

_GAP: Final = 4  # sentences
_SUMMARY_GAP: Final = 30
_SUMMARY_RATIO: Final = 3  # the longer side has at least so many times the words of the shorter
_SUMMARY_PAIRS: Final = 3
# What holds together without the wide gap is no summary: no part may hold more than this share of the pairs.
_SUMMARY_LARGEST_PART: Final = 0.8
_SUMMARY_SHARE: Final = 0.5  # of the shorter side's sentences must have a partner on the longer
_COVERED: Final = 0.5  # share of a sentence's words in a passage from which on it is not looked at again


class Sentences:
    """Both texts in sentences with the pairs of alike ones; asked for what is left over and for summaries."""

    def __init__(
        self, stems: WordPair, bounds_a: IntArray, bounds_b: IntArray, progress: Progress = NO_PROGRESS
    ) -> None:
        self._bounds_a = bounds_a
        self._bounds_b = bounds_b
        self._pairs = pair_sentences(stems.a, stems.b, bounds_a, bounds_b, progress)

    def left_over(self, taken: Sequence[Stretch]) -> list[Stretch]:
        """Return the stretches of alike sentences that are not covered by ``taken`` on either side."""
        return [self._stretch(cluster) for cluster in find_clusters(self._uncovered(taken), _GAP)]

    def summaries(self, fixed: Sequence[Stretch], least_bits: float) -> list[Stretch]:
        """Return the stretches where few sentences on one side stand for many on the other."""
        pairs = self._uncovered(fixed)
        found: list[Stretch] = []
        for cluster in find_clusters(pairs, _SUMMARY_GAP, LEAST_OF_SUMMARY):
            stretch = self._stretch(cluster)
            longer = max(stretch.a[1] - stretch.a[0], stretch.b[1] - stretch.b[0])
            if (
                stretch.shorter >= FEWEST_WORDS
                and longer >= _SUMMARY_RATIO * stretch.shorter
                and len(cluster.members) >= _SUMMARY_PAIRS
                and cluster.bits >= least_bits
                and self._share_of_shorter(pairs, cluster, stretch) >= _SUMMARY_SHARE
                and self._is_scattered(pairs, cluster)
            ):
                found.append(stretch)
        return found

    def _share_of_shorter(self, pairs: SentencePairs, cluster: Cluster, stretch: Stretch) -> float:
        """Return the share of the shorter side's sentences that have a partner."""
        if stretch.a[1] - stretch.a[0] < stretch.b[1] - stretch.b[0]:
            return len(np.unique(pairs.a[cluster.members])) / (cluster.a[1] - cluster.a[0])
        return len(np.unique(pairs.b[cluster.members])) / (cluster.b[1] - cluster.b[0])

    def _is_scattered(self, pairs: SentencePairs, cluster: Cluster) -> bool:
        parts = groups(pairs, cluster.members, _GAP)
        largest = max(len(part) for part in parts)
        return len(parts) > 1 and largest <= _SUMMARY_LARGEST_PART * len(cluster.members)

    def _uncovered(self, taken: Sequence[Stretch]) -> SentencePairs:
        covered_a = _covered(self._bounds_a, [stretch.a for stretch in taken])
        covered_b = _covered(self._bounds_b, [stretch.b for stretch in taken])
        return self._pairs.chosen(~covered_a[self._pairs.a] & ~covered_b[self._pairs.b])

    def _stretch(self, cluster: Cluster) -> Stretch:
        return Stretch(
            (int(self._bounds_a[cluster.a[0]]), int(self._bounds_a[cluster.a[1]])),
            (int(self._bounds_b[cluster.b[0]]), int(self._bounds_b[cluster.b[1]])),
            (),
            cluster.bits,
            frozenset({SENTENCES}),
        )


def _covered(bounds: IntArray, ranges: Sequence[WordRange]) -> BoolArray:
    """Return which sentences lie in the ranges with half of their words or more, bool ``(sentences,)``."""
    inside = np.zeros(int(bounds[-1]) + 1, dtype=np.int64)
    for first, last in ranges:
        inside[first + 1 : last + 1] = 1
    before = np.cumsum(inside)
    words = np.diff(bounds)
    return before[bounds[1:]] - before[bounds[:-1]] >= _COVERED * words
