"""Running text as a browser sets it: runs of blanks are one space, and none stands at the end of a line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from neardup_gui.documents.draft import TextBuilder
from neardup_gui.progress import Progress

_SPACES: Final = re.compile("[ \t\n\r\f]+")  # what a browser collapses; a no-break space is none of it
_COLLAPSIBLE: Final = " \t\n\r\f"
_SLICE: Final = 64 * 1024


class Flow:
    """Adds text to a builder. ``begin`` is called to begin a paragraph where text comes and none is open."""

    def __init__(self, builder: TextBuilder, begin: Callable[[], None], progress: Progress) -> None:
        self._builder = builder
        self._begin = begin
        self._progress = progress
        self._space_due = False
        self._at_line_start = True

    def text(self, text: str | None) -> None:
        """Add text whose blanks collapse. Raises Cancelled."""
        if not text:
            return
        for start in range(0, len(text), _SLICE):
            self._collapsed(text[start : start + _SLICE])
            if start:
                self._progress.check()

    def preformatted(self, text: str | None) -> None:
        """Add text as it is, its lines ending in LF. Raises Cancelled."""
        if text and "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        for start in range(0, len(text or ""), _SLICE):
            self._add((text or "")[start : start + _SLICE])
            self._progress.check()

    def sign(self, sign: str) -> None:
        """Add spaces, a tab or the like that must not collapse."""
        if self._space_due and not self._at_line_start:
            sign = " " + sign
        self._add(sign)
        self._space_due = self._at_line_start = False

    def line_break(self) -> None:
        """End a line inside the open paragraph."""
        if self._builder.is_open:
            self._builder.add("\n")
            self._space_due = False
            self._at_line_start = True

    def end(self) -> None:
        """End the paragraph, where one is open."""
        self._builder.end()
        self._space_due = False
        self._at_line_start = True

    def _collapsed(self, text: str) -> None:
        body = text.strip(_COLLAPSIBLE)
        if text[0] in _COLLAPSIBLE:
            self._space_due = True
        if not body:
            return
        if "  " in body or "\n" in body or "\t" in body or "\r" in body or "\f" in body:
            body = _SPACES.sub(" ", body)
        if self._space_due and not self._at_line_start:
            body = " " + body
        self._add(body)
        self._at_line_start = False
        self._space_due = text[-1] in _COLLAPSIBLE

    def _add(self, text: str) -> None:
        if not self._builder.is_open:
            self._begin()
        self._builder.add(text)
