"""One index of two texts that answers for every shingle length at once, exactly.

All windows of both texts are ranked together by doubling (windows of 2, 4, 8 … units by pairs of ranks of half their
length, as suffix arrays are built: Manber, Myers 1993), up to the longest shingle there is. From neighbours in that
order follow, for each unit, how long a run that starts there stands in the other text as well, and how long a run
stood earlier in the order in the same text. Counts for any length are sums over these two numbers: no hashing, so
no collision, and nothing to be done anew when a slider moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray

Lengths = NDArray[np.uint8]

LONGEST: Final = 40  # units; a length must fit a byte with room to spare


@dataclass(frozen=True, slots=True, eq=False)
class IndexedSide:
    """One text in the index; uint8 ``(units,)`` each, no number above the longest shingle.

    common: units from here on that stand, as a run, in the other text too. repeated: units from here on that stand,
    as a run, at a place of this text that comes earlier in the order of all windows; of equal windows exactly one is
    not so repeated. room: units from here to the end of the text or to the next masked unit.
    """

    common: Lengths
    repeated: Lengths
    room: Lengths

    def windows(self, length: int) -> BoolArray:
        """Return where a window of ``length`` units begins, bool ``(units,)``."""
        return self.room >= length

    def different(self, length: int) -> BoolArray:
        """Return one place of each different window of ``length`` units, bool ``(units,)``."""
        return (self.repeated < length) & (self.room >= length)

    def shared(self, length: int) -> BoolArray:
        """Return all places of the windows that stand in the other text too, bool ``(units,)``."""
        return self.common >= length


@dataclass(frozen=True, slots=True, eq=False)
class WindowIndex:
    """Both texts, indexed together."""

    a: IndexedSide
    b: IndexedSide


def index_windows(
    a: IntArray,
    b: IntArray,
    longest: int,
    masked_a: BoolArray | None = None,
    masked_b: BoolArray | None = None,
    progress: Progress = NO_PROGRESS,
) -> WindowIndex:
    """Index two texts for windows of 1 … ``longest`` units.

    ``a``, ``b``: numbers of the units, int64, equal numbers for equal units of either text. Masks are bool, one a
    unit; no window holds a masked one. Raises ValueError where ``longest`` is not 1–40.
    """
    if not 1 <= longest <= LONGEST:
        raise ValueError(f"windows of up to {longest} units")
    room_a, room_b = _room(len(a), masked_a, longest), _room(len(b), masked_b, longest)
    # A number of its own ends each text, so that no run goes on into the other.
    top = int(max(a.max(initial=-1), b.max(initial=-1))) + 1
    joined = np.concatenate((a, [top], b, [top + 1]))
    order, lcp = _ranked(joined, longest, progress.part(0.0, 0.9))
    is_a, is_b = order < len(a), (order > len(a)) & (order < len(joined) - 1)
    common, repeated = np.zeros(len(joined), dtype=np.uint8), np.zeros(len(joined), dtype=np.uint8)
    forward_a, forward_b = _since(lcp, is_b), _since(lcp, is_a)
    later = np.append(lcp[1:], 0)[::-1]
    backward_a, backward_b = _since(later, is_b[::-1])[::-1], _since(later, is_a[::-1])[::-1]
    common[order] = np.where(is_a, np.maximum(forward_a, backward_a), np.maximum(forward_b, backward_b))
    repeated[order] = np.where(is_a, forward_b, forward_a)  # the last of A's own is the last before a unit of A
    progress.at(1.0)
    side_a, side_b = slice(0, len(a)), slice(len(a) + 1, len(joined) - 1)
    return WindowIndex(
        IndexedSide(np.minimum(common[side_a], room_a), repeated[side_a], room_a),
        IndexedSide(np.minimum(common[side_b], room_b), repeated[side_b], room_b),
    )


def _room(units: int, masked: BoolArray | None, longest: int) -> Lengths:
    places = np.arange(units)
    stops = np.full(units + 1, units)
    if masked is not None:
        stops[:-1] = np.where(masked, places, units)
    following = np.minimum.accumulate(stops[::-1])[::-1][:units]
    return np.minimum(following - places, longest).astype(np.uint8)


def _ranked(units: IntArray, longest: int, progress: Progress) -> tuple[IntArray, IntArray]:
    """Return the places in the order of their first ``longest`` units, and what each shares with the one before it.

    The second array holds the length of the common beginning of neighbours, at most ``longest``; 0 for the first.
    """
    levels: list[tuple[int, IntArray]] = []
    ranks, order = _dense(units)
    width = 1
    while width < longest:
        levels.append((width, ranks))
        progress.at(0.8 * width / longest)
        step = min(width, longest - width)
        following = np.zeros(len(ranks), dtype=np.int64)
        following[:-step] = ranks[step:] + 1
        ranks, order = _dense(ranks * (len(ranks) + 2) + following)
        width += step
    before, here = order[:-1], order[1:]
    same = ranks[before] == ranks[here]
    lcp = np.zeros(len(order), dtype=np.int64)
    shared = np.zeros(len(before), dtype=np.int64)
    last = len(units) - 1
    for width, ranks_of_width in reversed(levels):
        progress.check()
        left, right = before + shared, here + shared
        inside = (left <= last) & (right <= last)
        equal = ranks_of_width[np.minimum(left, last)] == ranks_of_width[np.minimum(right, last)]
        shared += width * (equal & inside)
    lcp[1:] = np.where(same, longest, np.minimum(shared, longest))
    return order, lcp


def _dense(keys: IntArray) -> tuple[IntArray, IntArray]:
    """Return the rank of each key among the different ones, and the order that sorts the keys."""
    order = np.argsort(keys)
    ordered = keys[order]
    rank = np.zeros(len(keys), dtype=np.int64)
    rank[1:] = np.cumsum(ordered[1:] != ordered[:-1])
    ranks = np.empty(len(keys), dtype=np.int64)
    ranks[order] = rank
    return ranks, order


def _since(lcp: IntArray, marked: BoolArray) -> IntArray:
    """Return for each place in the order the smallest of ``lcp`` since the last marked place before it, that excluded.

    0 where none is marked before. A running minimum over all places does it, if each marked place lets the numbers
    sink below all those before it.
    """
    segment = np.cumsum(marked) - marked
    sunk = lcp - segment * (LONGEST + 1)
    smallest = np.minimum.accumulate(sunk) + segment * (LONGEST + 1)
    return np.where(segment > 0, smallest, 0)
