"""Which shingles two texts have in common."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from neardup_gui.fingerprints.shingles import BoolArray, Shingles
from neardup_gui.text.tokens import Hashes


@dataclass(frozen=True, slots=True, eq=False)
class Overlap:
    """The intersection of two texts' shingles.

    in_b: bool ``(len(a),)``, which of A's shingles occur in B, in text order; in_a likewise for B's.
    distinct: how many different shingles stand in both.
    """

    in_b: BoolArray
    in_a: BoolArray
    distinct: int


def overlap(a: Shingles, b: Shingles) -> Overlap:
    """Return which of the shingles of ``a`` occur in ``b`` and the reverse, repeated ones included."""
    common_a = _contained(a.distinct, b.distinct)
    common_b = _contained(b.distinct, a.distinct)
    return Overlap(_in_text_order(a, common_a), _in_text_order(b, common_b), int(common_a.sum()))


def _contained(needles: Hashes, sorted_values: Hashes) -> BoolArray:
    # Both are sorted, so the binary searches walk through memory in order: faster here than numpy's set functions.
    if len(sorted_values) == 0:
        return np.zeros(len(needles), dtype=np.bool_)
    places = np.minimum(np.searchsorted(sorted_values, needles), len(sorted_values) - 1)
    return sorted_values[places] == needles


def _in_text_order(shingles: Shingles, chosen: BoolArray) -> BoolArray:
    result = np.zeros(len(shingles), dtype=np.bool_)
    result[shingles.order] = chosen[shingles.groups]
    return result
