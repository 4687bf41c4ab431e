"""Word-level alignment inside one passage, on demand: which of its words stand in both texts, in order."""

from __future__ import annotations

from typing import Final

import numpy as np
from rapidfuzz.distance import LCSseq

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.matching.order import Run, rising_runs
from neardup_gui.matching.passages import Passage
from neardup_gui.matching.seeds import find_runs
from neardup_gui.matching.stretches import LARGEST_TABLE
from neardup_gui.matching.word_pairs import WordPair, pair_words
from neardup_gui.spans import IntArray, Span, SpanArray
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.tokens import Tokens

_ANCHOR: Final = 4  # words that must be equal in a row to anchor a long passage


def changed_spans(text_a: str, text_b: str, passage: Passage) -> tuple[SpanArray, SpanArray]:
    """Return the words of a passage that have no equal on the other side, as spans of each ``Document.text``.

    A replaced word shows on both sides, a deleted or inserted one on one. Neighbouring changed words are one span.
    """
    a, b = tokenise(text_a[slice(*passage.a)]), tokenise(text_b[slice(*passage.b)])
    equal_a, equal_b = equal_words(a, b)
    return _spans(a, ~equal_a, passage.a), _spans(b, ~equal_b, passage.b)


def equal_words(a: Tokens, b: Tokens) -> tuple[BoolArray, BoolArray]:
    """Return which words of A and of B belong to a common subsequence: the longest, or near it in long texts."""
    equal_a, equal_b = np.zeros(len(a), dtype=np.bool_), np.zeros(len(b), dtype=np.bool_)
    if len(a) == 0 or len(b) == 0:
        return equal_a, equal_b
    words = pair_words(a, b)
    at_a = at_b = 0
    for run_a, run_b, length in [*_anchors(words), (len(a), len(b), 0)]:
        _align_gap(words, (at_a, run_a), (at_b, run_b), equal_a, equal_b)
        equal_a[run_a : run_a + length] = True
        equal_b[run_b : run_b + length] = True
        at_a, at_b = run_a + length, run_b + length
    return equal_a, equal_b


def _anchors(words: WordPair) -> list[Run]:
    """Return runs in rising order of both texts that cut a long passage into pieces small enough to be aligned."""
    if len(words.a) * len(words.b) <= LARGEST_TABLE:
        return []
    runs = find_runs(words, _ANCHOR)
    return rising_runs(list(zip(runs.a.tolist(), runs.b.tolist(), runs.length.tolist(), strict=True)))


def _align_gap(
    words: WordPair, gap_a: tuple[int, int], gap_b: tuple[int, int], equal_a: BoolArray, equal_b: BoolArray
) -> None:
    size = (gap_a[1] - gap_a[0]) * (gap_b[1] - gap_b[0])
    if not 0 < size <= LARGEST_TABLE:
        return  # nothing to align, or a stretch without one common run: taken as replaced
    codes = LCSseq.opcodes(words.a[slice(*gap_a)].tolist(), words.b[slice(*gap_b)].tolist())
    for code in codes:
        if code.tag == "equal":
            equal_a[gap_a[0] + code.src_start : gap_a[0] + code.src_end] = True
            equal_b[gap_b[0] + code.dest_start : gap_b[0] + code.dest_end] = True


def _spans(tokens: Tokens, chosen: BoolArray, passage: Span) -> SpanArray:
    """Return the runs of chosen tokens as spans of the whole text."""
    edges: IntArray = np.flatnonzero(np.diff(np.concatenate(([False], chosen, [False])).astype(np.int8)))
    first, last = edges[::2], edges[1::2] - 1
    return SpanArray(tokens.starts[first] + passage.start, tokens.ends[last] + passage.start)
