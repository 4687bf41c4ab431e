"""Stretches that lie near each other on both sides become one passage.

An edited paragraph with its sentences put the other way round is one passage to an editor, not three.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from neardup_gui.matching.stretches import Stretch, WordRange
from neardup_gui.spans import IntArray

IN_ORDER: Final = 60  # words between two stretches that follow each other on both sides
# Between two of which at least one was edited so heavily that words between them may have been too.
NEAR: Final = 90
_NEIGHBOURS: Final = 8  # in the order of A, that are looked at

Group = tuple[Stretch, list[Stretch]]  # a merged stretch and those that it was made of


def merge_in_order(stretches: Sequence[Stretch]) -> list[Stretch]:
    """Return the stretches with those joined that follow each other closely, in the same order on both sides."""
    merged: list[Stretch] = []
    begins_b = np.sort(np.array([stretch.b[0] for stretch in stretches], dtype=np.int64))
    for stretch in sorted(stretches, key=lambda stretch: stretch.a):
        last = merged[-1] if merged else None
        if (
            last
            and 0 <= stretch.a[0] - last.a[1] <= IN_ORDER
            and 0 <= stretch.b[0] - last.b[1] <= IN_ORDER
            # In A they are neighbours by the order; in B a third may stand between them.
            and np.searchsorted(begins_b, stretch.b[0]) == np.searchsorted(begins_b, last.b[1])
        ):
            merged[-1] = last.united(stretch)
        else:
            merged.append(stretch)
    return merged


def merge_near(stretches: Sequence[Stretch], apart: Sequence[Stretch]) -> list[Group]:
    """Return the stretches merged in whatever order they stand, each with those that it was made of.

    None is merged across a stretch of ``apart`` on either side.
    """
    fences_a = np.sort(np.array([stretch.a[0] for stretch in apart], dtype=np.int64))
    fences_b = np.sort(np.array([stretch.b[0] for stretch in apart], dtype=np.int64))

    def fits(one: Stretch, other: Stretch) -> bool:
        return (
            _gap(one.a, other.a) <= NEAR
            and _gap(one.b, other.b) <= NEAR
            and not _fenced(fences_a, one.a, other.a)
            and not _fenced(fences_b, one.b, other.b)
        )

    return _merged(sorted(((stretch, [stretch]) for stretch in stretches), key=lambda group: group[0].a), fits)


def _merged(groups: list[Group], fits: Callable[[Stretch, Stretch], bool]) -> list[Group]:
    at = 0
    while at < len(groups):
        stretch, parts = groups[at]
        for other in range(at + 1, min(len(groups), at + 1 + _NEIGHBOURS)):
            if fits(stretch, groups[other][0]):
                groups[at] = (stretch.united(groups[other][0]), parts + groups[other][1])
                del groups[other]
                # The larger stretch may now reach neighbours that the smaller ones did not.
                at = max(-1, at - _NEIGHBOURS - 1)
                break
        at += 1
    return groups


def _gap(one: WordRange, other: WordRange) -> int:
    return max(one[0], other[0]) - min(one[1], other[1])


def _fenced(fences: IntArray, one: WordRange, other: WordRange) -> bool:
    """Tell whether a fence stands within the two ranges and what lies between them."""
    low, high = np.searchsorted(fences, (min(one[0], other[0]), max(one[1], other[1])))
    return bool(high > low)
