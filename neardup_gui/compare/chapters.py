"""Which chapters of A share text with which chapters of B."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.compare.result import Comparison
from neardup_gui.documents.blocks import blocks_of_kind
from neardup_gui.documents.model import BlockKind, Document
from neardup_gui.spans import IntArray, Span

MOST_CHAPTERS: Final = 60  # of a text: more cells cannot be told apart on a page
_FEWEST: Final = 2

Shares = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class ChapterMap:
    """How much of each chapter of A stands in each chapter of B.

    chapters_*: where each begins and ends; the first may be what stands before the first heading. headings_*: the
    place of each chapter's heading, None for such a beginning. shares: float64 (chapters of A, chapters of B), the
    share (0–1) of the chapter of A, in characters, that passages join with the chapter of B.
    """

    chapters_a: tuple[Span, ...]
    chapters_b: tuple[Span, ...]
    headings_a: tuple[Span | None, ...]
    headings_b: tuple[Span | None, ...]
    shares: Shares


def chapter_map(comparison: Comparison) -> ChapterMap | None:
    """Return the map; None where a text has fewer than two chapters, or more than a page can show.

    Of a passage that runs over the end of a chapter each part goes to its own, its text being taken as spread evenly
    from its beginning to its end on both sides.
    """
    headings_a, headings_b = _headings(comparison.a.document), _headings(comparison.b.document)
    if not headings_a or not headings_b:
        return None
    starts_a, titles_a = _starts(headings_a, comparison.a.document.text)
    starts_b, titles_b = _starts(headings_b, comparison.b.document.text)
    joined = np.zeros((len(starts_a), len(starts_b)))
    for passage in comparison.passages:
        _add(joined, passage.a, passage.b, starts_a, starts_b)
    ends_a = np.append(starts_a[1:], len(comparison.a.document.text))
    ends_b = np.append(starts_b[1:], len(comparison.b.document.text))
    return ChapterMap(
        chapters_a=tuple(map(Span, starts_a.tolist(), ends_a.tolist())),
        chapters_b=tuple(map(Span, starts_b.tolist(), ends_b.tolist())),
        headings_a=titles_a,
        headings_b=titles_b,
        shares=np.minimum(1.0, joined / np.maximum(1, ends_a - starts_a)[:, None]),
    )


def _headings(document: Document) -> list[Span]:
    """Return the headings of the deepest levels that still make few enough chapters; none where there is no such."""
    blocks = list(blocks_of_kind(document.blocks, BlockKind.HEADING))
    chosen: list[Span] = []
    for level in sorted({block.level for block in blocks}):
        tried = [block.span for block in blocks if block.level <= level]
        if len(tried) > MOST_CHAPTERS:
            break
        chosen = tried
    return chosen if len(chosen) >= _FEWEST else []


def _starts(headings: list[Span], text: str) -> tuple[IntArray, tuple[Span | None, ...]]:
    titles: list[Span | None] = list(headings)
    starts = [heading.start for heading in headings]
    if text[: starts[0]].strip():
        titles.insert(0, None)
        starts.insert(0, 0)
    else:
        starts[0] = 0
    return np.array(starts, dtype=np.int64), tuple(titles)


def _add(joined: Shares, a: Span, b: Span, starts_a: IntArray, starts_b: IntArray) -> None:
    """Add the characters of A in a passage to the cells of the chapters that it joins."""
    inner_a = starts_a[(starts_a > a.start) & (starts_a < a.end)]
    inner_b = starts_b[(starts_b > b.start) & (starts_b < b.end)]
    # Where chapters of B begin inside the passage, in terms of A.
    crossing = a.start + (inner_b - b.start) * (a.length / max(1, b.length))
    ends = np.array((a.start, a.end), dtype=np.float64)
    cuts: Shares = np.unique(np.concatenate((ends, inner_a.astype(np.float64), crossing.astype(np.float64))))
    places: list[float] = cuts.tolist()
    for first, last in pairwise(places):
        middle = (first + last) / 2
        place_b = b.start + (middle - a.start) * (b.length / max(1, a.length))
        row = int(np.searchsorted(starts_a, middle, side="right")) - 1
        column = int(np.searchsorted(starts_b, place_b, side="right")) - 1
        joined[row, column] += last - first
