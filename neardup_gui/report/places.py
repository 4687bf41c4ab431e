"""Where in its book an offset stands: in which chapter, and on which page where the file has pages of its own."""

from __future__ import annotations

from typing import Final

import numpy as np

from neardup_gui.documents.blocks import Blocks, blocks_of_kind
from neardup_gui.documents.model import BlockKind, Document
from neardup_gui.report.rows import printable
from neardup_gui.spans import IntArray, Span

_TITLE: Final = 120  # characters of a heading


class Places:
    """The chapters and pages of one document, looked up by offset.

    A chapter is what follows a heading of whatever level, up to the next.
    """

    def __init__(self, document: Document) -> None:
        self._text = document.text
        headings = blocks_of_kind(document.blocks, BlockKind.HEADING)
        self._spans = [block.span for block in headings]
        self._starts: IntArray = np.fromiter((span.start for span in self._spans), np.int64, len(self._spans))
        blocks = document.blocks if isinstance(document.blocks, Blocks) else Blocks.of(document.blocks)
        paged = np.flatnonzero(blocks.pages >= 0)
        self._page_starts: IntArray = blocks.starts[paged].astype(np.int64)
        self._pages: IntArray = blocks.pages[paged].astype(np.int64)

    def chapter(self, offset: int) -> str:
        """Return the title over an offset, in one line; empty where there is none."""
        index = int(np.searchsorted(self._starts, offset, side="right")) - 1
        return title_of(self._text, self._spans[index]) if index >= 0 else ""

    def page(self, offset: int) -> int | None:
        """Return the page, counted from 1, of the paragraph that an offset is in; None where no pages are known.

        Only where a paragraph begins is known: the end of one that runs over pages is told to be on its first.
        """
        index = int(np.searchsorted(self._page_starts, offset, side="right")) - 1
        return int(self._pages[index]) if index >= 0 else None


def title_of(text: str, heading: Span) -> str:
    """Return a heading's words in one line, shortened where they are many."""
    start, end = heading
    line = " ".join(printable(text[start : min(end, start + 2 * _TITLE)]).split())
    return line if len(line) <= _TITLE else line[: _TITLE - 1].rstrip() + "…"
