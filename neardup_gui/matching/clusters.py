"""Pairs of sentences → stretches of sentences, grown on both sides at once.

Maximal gap clustering after the winner of PAN 2014 (Sanchez-Perez, Sidorov, Gelbukh 2014): pairs belong together where
neither side has a longer gap between them than so many sentences. A cluster whose stretches are not alike as wholes
is tried again with a smaller gap.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from neardup_gui.matching.sentence_pairs import SentencePairs
from neardup_gui.spans import IntArray

LEAST_LIKENESS: Final = 0.30  # cosine of the two stretches as wholes
LEAST_OF_SUMMARY: Final = 0.25  # the longer side of a summary holds much that the shorter does not


@dataclass(frozen=True, slots=True, eq=False)
class Cluster:
    """Sentences ``a[0]`` … ``a[1] - 1`` of A and ``b`` of B, the pairs that hold them together, and the shared bits."""

    a: tuple[int, int]
    b: tuple[int, int]
    members: IntArray
    bits: float


def find_clusters(pairs: SentencePairs, gap: int, least: float = LEAST_LIKENESS) -> list[Cluster]:
    """Return the clusters of pairs with at most ``gap`` sentences between neighbours, as alike as ``least``."""
    found: list[Cluster] = []
    work = [(np.arange(len(pairs)), gap)] if len(pairs) else []
    while work:
        members, width = work.pop()
        for group in groups(pairs, members, width):
            a = int(pairs.a[group].min()), int(pairs.a[group].max()) + 1
            b = int(pairs.b[group].min()), int(pairs.b[group].max()) + 1
            cosine, bits = pairs.likeness(a, b)
            if cosine > least:
                found.append(Cluster(a, b, group, bits))
            elif width > 0 and len(group) > 1:
                work.append((group, width - 1))
    return found


def groups(pairs: SentencePairs, members: IntArray, gap: int) -> list[IntArray]:
    """Return the members in groups that no gap on either side divides any more."""
    done: list[IntArray] = []
    # A group is settled once both sides have been looked at in a row without a cut.
    work: list[tuple[IntArray, bool, int]] = [(members, True, 0)]
    while work:
        group, by_a, settled = work.pop()
        parts = _cut((pairs.a if by_a else pairs.b)[group], group, gap)
        if len(parts) > 1:
            work.extend((part, not by_a, 0) for part in parts)
        elif settled == 1:
            done.append(group)
        else:
            work.append((group, not by_a, 1))
    return done


def _cut(places: IntArray, members: IntArray, gap: int) -> list[IntArray]:
    order = np.argsort(places, kind="stable")
    cuts = np.flatnonzero(np.diff(places[order]) > gap + 1) + 1
    return np.split(members[order], cuts)
