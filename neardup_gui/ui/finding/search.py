"""Looks for a pattern in a long text, off the GUI thread, and never for long."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import numpy as np
import regex

from neardup_gui.progress import Progress
from neardup_gui.spans import SpanArray
from neardup_gui.ui.finding.query import FaultyExpressionError, Query

MOST: Final = 100_000  # finds a text; more say nothing that these do not
PIECE: Final = 200_000  # characters looked through at a time
_BEYOND: Final = 2_000  # characters by which a find may reach beyond its piece
PIECE_LIMIT: Final = 1.0  # seconds for a piece
LIMIT: Final = 4.0  # seconds for a text


@dataclass(frozen=True, slots=True, eq=False)
class Finds:
    """What was found in a text: ``spans``, disjoint and sorted. ``more``: there are others. ``slow``: given up."""

    spans: SpanArray = field(default_factory=SpanArray.empty)
    more: bool = False
    slow: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """What was found in both texts. ``fault``: the expression is none; ``position`` says where that shows."""

    a: Finds = field(default_factory=Finds)
    b: Finds = field(default_factory=Finds)
    fault: bool = False
    position: int | None = None


def find_in_both(text_a: str, text_b: str, query: Query, progress: Progress) -> Found:
    """Look for ``query`` in both texts. May be cancelled by ``progress`` at any time."""
    try:
        pattern = query.pattern()
    except FaultyExpressionError as fault:
        return Found(fault=True, position=fault.position)
    a = find_all(text_a, pattern, progress.part(0.0, 0.5))
    return Found(a, find_all(text_b, pattern, progress.part(0.5, 1.0)))


def find_all(text: str, pattern: regex.Pattern[str], progress: Progress, limit: float = LIMIT) -> Finds:
    """Return what ``pattern`` finds in ``text``; empty finds do not count.

    The text is looked through in pieces, so that the work can be cancelled between two of them, and a pathological
    expression is given up after ``limit`` seconds. The interpreter is free meanwhile.
    """
    until = monotonic() + limit
    starts: list[int] = []
    ends: list[int] = []
    begin = 0
    slow = False
    while begin < len(text) and len(starts) < MOST and not slow:
        progress.at(begin / len(text))
        end = _end_of_piece(text, begin)
        reached = end
        rest = min(PIECE_LIMIT, until - monotonic())
        try:
            if rest <= 0:
                raise TimeoutError
            finds = pattern.finditer(text, begin, min(end + _BEYOND, len(text)), concurrent=True, timeout=rest)
            for find in finds:
                start, stop = find.span()
                if start >= end or len(starts) >= MOST:
                    break
                if stop > start:
                    starts.append(start)
                    ends.append(stop)
                    reached = max(reached, stop)
        except TimeoutError:
            slow = True
        begin = reached
    spans = SpanArray(np.array(starts, dtype=np.int64), np.array(ends, dtype=np.int64))
    return Finds(spans, more=len(starts) >= MOST, slow=slow)


def _end_of_piece(text: str, begin: int) -> int:
    """Return where a piece ends: behind a line, or behind a word where lines are endless."""
    if begin + PIECE >= len(text):
        return len(text)
    for sign in ("\n", " "):
        end = text.find(sign, begin + PIECE, begin + 2 * PIECE) + 1
        if end:
            return end
    return min(begin + PIECE, len(text))
