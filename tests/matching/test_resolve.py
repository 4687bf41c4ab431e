"""Chains compete for the words of both texts."""

from __future__ import annotations

import numpy as np

from neardup_gui.matching.chains import Chain, Scorer
from neardup_gui.matching.resolve import resolve


def chain(a: int, b: int, words: int) -> Chain:
    return Chain(((a, b, words),), 10.0 * words, 10.0 * words)


def test_what_is_left_of_a_chain_may_score_as_much_as_another() -> None:
    too_short = [chain(place, place, 1) for place in range(3)]
    chains = [*too_short, chain(0, 0, 50), chain(100, 100, 20), chain(40, 140, 30)]
    kept = resolve(chains, 200, 200, Scorer(np.full(200, 10.0)))
    assert sorted(item.chain.runs for item in kept) == [((0, 0, 50),), ((50, 150, 20),), ((100, 100, 20),)]
