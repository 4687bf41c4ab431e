"""Where a place stands: on which page and in which chapter, and where it has come to in a text that was read anew."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from neardup_gui.documents.blocks import blocks_of_kind
from neardup_gui.documents.model import Block, BlockKind, Document
from neardup_gui.spans import IntArray

_PIECES: Final = (160, 60, 25)  # characters by which a place is known again
_TITLE: Final = 200  # characters of a heading


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading: its words in one line, its level (1–9), where it stands, and how many passages begin below it."""

    title: str
    level: int
    offset: int
    passages: int


def chapters_of(document: Document, passage_starts: IntArray) -> list[Chapter]:
    """Return the chapters of a text. A passage counts for the last heading before it, of whatever level."""
    headings = blocks_of_kind(document.blocks, BlockKind.HEADING)
    offsets = np.fromiter((block.span.start for block in headings), np.int64, len(headings))
    owners = np.searchsorted(offsets, passage_starts, side="right") - 1
    counts = np.bincount(owners[owners >= 0], minlength=len(headings)).tolist()
    return [
        Chapter(_title(document, block), block.level, block.span.start, count)
        for block, count in zip(headings, counts, strict=True)
    ]


def chapter_at(document: Document, offset: int) -> str:
    """Return the last heading at or before ``offset``; empty where there is none."""
    headings = blocks_of_kind(document.blocks, BlockKind.HEADING)
    after = bisect_right(headings, offset, key=lambda block: block.span.start)
    return _title(document, headings[after - 1]) if after else ""


def _title(document: Document, heading: Block) -> str:
    title = " ".join(document.text[heading.span.start : heading.span.end][:_TITLE].split())
    return title.lstrip("#").lstrip() or title  # Markdown's signs of a heading are no words of it


def page_at(blocks: Sequence[Block], offset: int) -> int | None:
    """Return the page on which the block of ``offset`` begins; None where that is not known."""
    after = bisect_right(blocks, offset, key=lambda block: block.span.start)
    return blocks[after - 1].page if after else None


def same_place(old: str, new: str, offset: int) -> int:
    """Return the offset in ``new`` of what stands at ``offset`` in ``old``: the nearest place that reads the same.

    Where nothing does, the same share of the text, as after another encoding was chosen.
    """
    for length in _PIECES:
        piece = old[offset : offset + length]
        if len(piece.strip()) < min(length, 20):
            continue
        found = [place for place in (new.find(piece, offset), new.rfind(piece, 0, offset + length)) if place >= 0]
        if found:
            return min(found, key=lambda place: abs(place - offset))
    return round(offset * len(new) / len(old)) if old else 0
