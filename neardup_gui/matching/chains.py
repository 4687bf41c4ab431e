"""Runs → chains: what stands in the same order in both texts with small gaps is one stretch of text.

Scored as a local alignment is: every equal word adds the information that it carries, every word in a gap costs a
little. A chain is cut where its score falls far below its peak, and trimmed to where it peaks.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Final

import numpy as np

from neardup_gui.matching.order import Run
from neardup_gui.matching.seeds import Runs
from neardup_gui.matching.word_pairs import Bits
from neardup_gui.progress import NO_PROGRESS, Progress

GAP: Final = 60  # words that may lie between two runs of a chain, in either text
# What a gap costs, in bits: so much for each word, counted in the text where the gap is longer, and for there being a
# gap at all, so that a chance meeting of three words beyond a passage's end is not drawn in.
GAP_COST: Final = 0.8
GAP_OPENING: Final = 12.0
_FREE_GAP: Final = 4  # words: a replaced word or two is no gap to speak of
DROP: Final = 100.0  # bits below its peak at which a chain is cut
_OPEN_CHAINS: Final = 8  # that a stretch of diagonals remembers: bounds the work on texts that repeat themselves
_CHECK_EVERY: Final = 5_000


@dataclass(frozen=True, slots=True)
class Chain:
    """Runs in rising order of both texts that do not overlap, and their score in bits."""

    runs: tuple[Run, ...]
    bits: float  # information of the equal words
    score: float  # the same less the cost of the gaps

    @property
    def matched(self) -> int:
        return sum(length for _, _, length in self.runs)

    @property
    def a(self) -> tuple[int, int]:
        return self.runs[0][0], self.runs[-1][0] + self.runs[-1][2]

    @property
    def b(self) -> tuple[int, int]:
        return self.runs[0][1], self.runs[-1][1] + self.runs[-1][2]


class Scorer:
    """Information of the words of A between two places, from prefix sums."""

    def __init__(self, bits_a: Bits) -> None:
        self._before = np.concatenate((np.zeros(1), np.cumsum(bits_a)))

    def bits_of(self, runs: Runs) -> Bits:
        """Return the information of each run, float64 ``(n,)``."""
        return self._before[runs.a + runs.length] - self._before[runs.a]

    def bits(self, run: Run) -> float:
        return float(self._before[run[0] + run[2]] - self._before[run[0]])

    def cut(self, runs: list[Run]) -> list[Chain]:
        """Cut a list of runs into the chains that are worth keeping together, each trimmed to its peak."""
        chains: list[Chain] = []
        begin = 0
        while begin < len(runs):
            score = bits = peak = self.bits(runs[begin])
            peak_bits, last = bits, begin
            stop = begin + 1
            while stop < len(runs):
                cost = gap_cost(runs[stop - 1], runs[stop])
                if score - cost <= 0 or score - cost < peak - DROP:
                    break
                gain = self.bits(runs[stop])
                score += gain - cost
                bits += gain
                if score > peak:
                    peak, peak_bits, last = score, bits, stop
                stop += 1
            chains.append(Chain(tuple(runs[begin : last + 1]), peak_bits, peak))
            begin = last + 1
        return chains


def gap_cost(run: Run, following: Run) -> float:
    """Return the cost in bits of what lies between two runs."""
    gap = max(following[0] - run[0] - run[2], following[1] - run[1] - run[2])
    return GAP_COST * gap + (GAP_OPENING if gap > _FREE_GAP else 0.0)


def without_strays(runs: Runs, scorer: Scorer, least: float) -> Runs:
    """Return the runs that carry ``least`` bits by themselves or have another run near: the rest cannot come to more.

    Between two novels nearly all runs are strays, chance meetings of three words, and looking at each in turn would
    take most of the time. Near is: within the gap in A, and on diagonals less than the gap apart, as far as two
    overlapping divisions into stripes tell.
    """
    near = scorer.bits_of(runs) >= least
    diagonal = runs.b - runs.a
    for offset in (0, GAP // 2):
        stripe = (diagonal + offset) // GAP
        order = np.lexsort((runs.a, stripe))
        a, ends = runs.a[order], runs.a[order] + runs.length[order]
        close = (np.diff(stripe[order]) == 0) & (a[1:] - ends[:-1] <= GAP)
        near[order[1:][close]] = True
        near[order[:-1][close]] = True
    return Runs(runs.a[near], runs.b[near], runs.length[near])


def link_runs(runs: Runs, scorer: Scorer, progress: Progress = NO_PROGRESS) -> list[Chain]:
    """Link runs, sorted by their place in A, to the nearest chain that they continue; return the chains, cut."""
    open_chains: defaultdict[int, list[list[Run]]] = defaultdict(list)
    linked: list[list[Run]] = []
    a, b, lengths = runs.a.tolist(), runs.b.tolist(), runs.length.tolist()
    for count, run in enumerate(zip(a, b, lengths, strict=True)):
        if count % _CHECK_EVERY == 0:
            progress.at(count / len(runs))
        stripe = (run[1] - run[0]) // GAP
        chain, fitted = _nearest(open_chains, stripe, run)
        if chain is None:
            chain = list[Run]()
            linked.append(chain)
        chain.append(fitted)
        _remember(open_chains, stripe, chain)
    return [chain for runs_of_chain in linked for chain in scorer.cut(runs_of_chain)]


def _nearest(open_chains: defaultdict[int, list[list[Run]]], stripe: int, run: Run) -> tuple[list[Run] | None, Run]:
    """Return the open chain that ``run`` continues at the smallest gap, and the run without what the chain has.

    Forgets the chains that end too far back: runs come in the order of A, so nothing will continue them.
    """
    best: list[Run] | None = None
    best_gap, best_overlap = GAP + 1, 0
    a, b, length = run
    for neighbour in (stripe, stripe - 1, stripe + 1):
        chains = open_chains.get(neighbour)
        if not chains:
            continue
        stale = False
        for chain in chains:
            last_a, last_b, last_length = chain[-1]
            gap_a = a - last_a - last_length
            if gap_a > GAP:
                stale = True
                continue
            gap_b = b - last_b - last_length
            if gap_b > GAP:
                continue
            lower = gap_a if gap_a < gap_b else gap_b
            overlap = -lower if lower < 0 else 0
            gap = (gap_a if gap_a > gap_b else gap_b) + overlap
            if overlap < length - 1 and gap < best_gap:
                best, best_gap, best_overlap = chain, gap, overlap
        if stale:
            open_chains[neighbour] = [chain for chain in chains if a - chain[-1][0] - chain[-1][2] <= GAP]
    return best, (a + best_overlap, b + best_overlap, length - best_overlap)


def _remember(open_chains: defaultdict[int, list[list[Run]]], stripe: int, chain: list[Run]) -> None:
    known = open_chains[stripe]
    for index, other in enumerate(known):
        if other is chain:
            del known[index]
            break
    known.append(chain)
    if len(known) > _OPEN_CHAINS:
        del known[0]
