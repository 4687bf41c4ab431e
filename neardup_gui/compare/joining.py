"""Passages that stand near each other in both texts → one passage, as far as the user wishes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from neardup_gui.matching.passages import Passage, PassageKind, arranged
from neardup_gui.matching.stretches import elsewhere
from neardup_gui.spans import IntArray, Span
from neardup_gui.text.tokens import Tokens


def joined_passages(passages: Sequence[Passage], gap: int, a: Tokens, b: Tokens) -> tuple[Passage, ...]:
    """Return the passages, sorted by A, with those joined that are at most ``gap`` words apart in both texts.

    They must follow one another in A and in B with no other passage between them, so that no character comes to
    belong to two. The words between count as different ones. With a gap of 0 nothing is joined.
    """
    if gap < 1 or len(passages) < 2:
        return tuple(passages)
    between_a = _words_between([passage.a for passage in passages], a)
    between_b = _words_between([passage.b for passage in passages], b)
    order_b = np.argsort([passage.b.start for passage in passages], kind="stable")
    rank_b = np.empty(len(passages), dtype=np.int64)
    rank_b[order_b] = np.arange(len(passages))
    near = (rank_b[1:] == rank_b[:-1] + 1) & (between_a <= gap) & (between_b <= gap)
    kept = [passages[0]]
    for here, is_near, *between in zip(
        passages[1:], near.tolist(), between_a.tolist(), between_b.tolist(), strict=True
    ):
        if is_near:
            kept[-1] = _union(kept[-1], here, *between)
        else:
            kept.append(here)
    return arranged(kept)


def _words_between(spans: Sequence[Span], tokens: Tokens) -> IntArray:
    """Return how many words begin between each span and the next; int64 ``(len(spans) - 1,)``."""
    edges = np.array(spans, dtype=np.int64)
    ends = np.searchsorted(tokens.starts, edges[:-1, 1], side="left")
    return np.searchsorted(tokens.starts, edges[1:, 0], side="left") - ends


def _union(one: Passage, other: Passage, between_a: int, between_b: int) -> Passage:
    words_a = one.words_a + between_a + other.words_a
    words_b = one.words_b + between_b + other.words_b
    equal = sum(passage.similarity * (passage.words_a + passage.words_b) for passage in (one, other))
    kinds = {one.kind, other.kind}
    kind: PassageKind = "edited"
    if kinds == {"reworded"} or (kinds == {"verbatim"} and not between_a and not between_b):
        kind = one.kind
    place_a, place_b = Span(one.a.start, other.a.end), Span(one.b.start, other.b.end)
    return replace(
        one,
        a=place_a,
        b=place_b,
        kind=kind,
        similarity=equal / max(1, words_a + words_b),
        words_a=words_a,
        words_b=words_b,
        longest_run=words_a if kind == "verbatim" else max(one.longest_run, other.longest_run),
        information=one.information + other.information,
        found_by=tuple(sorted({*one.found_by, *other.found_by})),
        also_in_a=tuple(Span(*also) for also in elsewhere((*one.also_in_a, *other.also_in_a), place_a)),
        also_in_b=tuple(Span(*also) for also in elsewhere((*one.also_in_b, *other.also_in_b), place_b)),
    )
