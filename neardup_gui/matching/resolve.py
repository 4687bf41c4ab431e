"""Chains compete for the words: the best keep them, the others keep what is left or become "also there"."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.matching.chains import Chain, Scorer
from neardup_gui.matching.order import Run
from neardup_gui.matching.stretches import SAME_FROM
from neardup_gui.progress import NO_PROGRESS, Progress

FEWEST_WORDS: Final = 4  # on either side; the least that --min-passage can choose from
FEWEST_BITS: Final = 40.0  # of the equal words: a set phrase of common words has less
# A gap of this many words may hold a passage of its own (a block that was moved there), so it is not claimed at once.
_OPEN_GAP: Final = 12
# Less than this in another passage's gap is a sentence put the other way round, not a passage of its own.
_SCRAP_WORDS: Final = 20
_SCRAP_BITS: Final = 100.0
_MOST_OTHERS: Final = 50  # other places remembered for one passage
_CHECK_EVERY: Final = 200

Owners = NDArray[np.int32]  # for each word the number of the passage that holds it, 0 for none


@dataclass(slots=True)
class Kept:
    """A chain that got its words, and the places where its text stands again, as word ranges."""

    chain: Chain
    also_a: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    also_b: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])


def worth_keeping(chain: Chain) -> bool:
    """Tell whether a chain is long and rare enough to be a passage at all."""
    return (
        chain.bits >= FEWEST_BITS
        and chain.a[1] - chain.a[0] >= FEWEST_WORDS
        and chain.b[1] - chain.b[0] >= FEWEST_WORDS
    )


def resolve(
    chains: Iterable[Chain], words_a: int, words_b: int, scorer: Scorer, progress: Progress = NO_PROGRESS
) -> list[Kept]:
    """Give every word of either text to at most one chain, best score first."""
    owner_a, owner_b = np.zeros(words_a, dtype=np.int32), np.zeros(words_b, dtype=np.int32)
    ties = count()  # chains themselves have no order
    heap = [(-chain.score, next(ties), chain) for chain in chains if worth_keeping(chain)]
    heapq.heapify(heap)
    kept: list[Kept] = []
    turns = 0
    total = max(1, len(heap))
    while heap:
        turns += 1
        if turns % _CHECK_EVERY == 0:
            progress.at(1 - len(heap) / total)
        _, _, chain = heapq.heappop(heap)
        if not (owner_a[slice(*chain.a)].any() or owner_b[slice(*chain.b)].any()):
            kept.append(Kept(chain))
            _claim(chain, owner_a, owner_b, len(kept))
            continue
        _note_other_place(chain, owner_a, owner_b, kept)
        for part in _free_parts(chain, owner_a, owner_b, scorer):
            if worth_keeping(part):
                heapq.heappush(heap, (-part.score, next(ties), part))
    return _settled(kept, owner_a, owner_b, scorer)


def _claim(chain: Chain, owner_a: Owners, owner_b: Owners, number: int) -> None:
    """Take the words of the chain's runs, and of the gaps that are too short to hold another passage."""
    for (a, b, length), following in zip(chain.runs, [*chain.runs[1:], None], strict=True):
        end_a, end_b = a + length, b + length
        if following is not None:
            end_a = following[0] if following[0] - end_a < _OPEN_GAP else end_a
            end_b = following[1] if following[1] - end_b < _OPEN_GAP else end_b
        owner_a[a:end_a] = number
        owner_b[b:end_b] = number


def _settled(kept: list[Kept], owner_a: Owners, owner_b: Owners, scorer: Scorer) -> list[Kept]:
    """Settle what stands in the gaps of others: a passage in its own right divides the host, a scrap is dropped."""
    scrap = np.array([False, *(_is_scrap(item.chain) for item in kept)])
    absorbed = np.zeros(len(kept) + 1, dtype=np.bool_)
    hosts: list[list[list[Run]]] = []
    for number, item in enumerate(kept, 1):
        groups: list[list[Run]] = [[item.chain.runs[0]]]
        for run in item.chain.runs[1:]:
            a, b, length = groups[-1][-1]
            guests = np.concatenate((owner_a[a + length : run[0]], owner_b[b + length : run[1]]))
            guests = guests[(guests != 0) & (guests != number)]
            if len(guests) and not scrap[guests].all():
                groups.append([])
            absorbed[guests] |= scrap[guests]
            groups[-1].append(run)
        hosts.append(groups)
    return [
        part
        for number, (item, groups) in enumerate(zip(kept, hosts, strict=True), 1)
        if not absorbed[number]
        for part in _apart(item, groups, scorer)
    ]


def _is_scrap(chain: Chain) -> bool:
    words = min(chain.a[1] - chain.a[0], chain.b[1] - chain.b[0])
    return words < _SCRAP_WORDS or chain.bits < _SCRAP_BITS


def _apart(kept: Kept, groups: list[list[Run]], scorer: Scorer) -> list[Kept]:
    """Return the chain, or its parts where others stand between its runs. The longest part keeps the notes."""
    if len(groups) == 1:
        return [kept]
    parts = [Kept(part) for group in groups for part in scorer.cut(group) if worth_keeping(part)]
    if parts:
        longest = max(parts, key=lambda part: part.chain.matched)
        longest.also_a, longest.also_b = kept.also_a, kept.also_b
    return parts


def _note_other_place(chain: Chain, owner_a: Owners, owner_b: Owners, kept: list[Kept]) -> None:
    """Where one side of the chain belongs to a passage and the other to none, it is that passage once more."""
    side_a, side_b = owner_a[slice(*chain.a)], owner_b[slice(*chain.b)]
    mostly_a, mostly_b = np.count_nonzero(side_a) * 2 > len(side_a), np.count_nonzero(side_b) * 2 > len(side_b)
    if mostly_a == mostly_b:
        return
    owner = kept[int(np.bincount(side_a if mostly_a else side_b)[1:].argmax())]
    places, place, whole = (
        (owner.also_b, chain.b, owner.chain.b) if mostly_a else (owner.also_a, chain.a, owner.chain.a)
    )
    if (place[1] - place[0]) < SAME_FROM * (whole[1] - whole[0]):
        return  # a phrase of it, and phrases come again
    if len(places) < _MOST_OTHERS and not any(low < place[1] and place[0] < high for low, high in places):
        places.append(place)


def _free_parts(chain: Chain, owner_a: Owners, owner_b: Owners, scorer: Scorer) -> list[Chain]:
    """Return the chains that the words of ``chain`` still make up where neither side is taken."""
    parts: list[Chain] = []
    group: list[Run] = []
    for run in _free_runs(chain, owner_a, owner_b):
        if group:
            end_a, end_b = group[-1][0] + group[-1][2], group[-1][1] + group[-1][2]
            if owner_a[end_a : run[0]].any() or owner_b[end_b : run[1]].any():
                parts.extend(scorer.cut(group))
                group = []
        group.append(run)
    parts.extend(scorer.cut(group))
    return parts


def _free_runs(chain: Chain, owner_a: Owners, owner_b: Owners) -> list[Run]:
    runs: list[Run] = []
    for a, b, length in chain.runs:
        taken = (owner_a[a : a + length] != 0) | (owner_b[b : b + length] != 0)
        edges = np.flatnonzero(np.diff(np.concatenate(([True], taken, [True])).astype(np.int8)))
        runs.extend((a + low, b + low, high - low) for low, high in edges.reshape(-1, 2).tolist())
    return runs
