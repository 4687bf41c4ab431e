"""Where a place stands: on which page of its document, and where it has come to in a text that was read anew."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from neardup_gui.documents.model import Block

_PIECES: Final = (160, 60, 25)  # characters by which a place is known again


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
