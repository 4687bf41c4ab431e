"""The lines at the beginning and at the end of a text, where what is not the author's stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from neardup_gui.spans import Span

WINDOW: Final = 40_000  # characters from either end
_LONGEST: Final = 2_000  # characters of a line that are looked at


class TextLine(NamedTuple):
    """A line that is not blank: its place in the whole text, and its beginning without outer blanks."""

    start: int
    end: int
    text: str


def lines_at_ends(text: str, within: Span) -> tuple[Sequence[TextLine], ...]:
    """Return the lines of the first and of the last characters of ``within``; of a short text all, once."""
    if within.length <= 2 * WINDOW:
        return (_lines(text, within.start, within.end),)
    return (
        _lines(text, within.start, within.start + WINDOW),
        _lines(text, text.find("\n", within.end - WINDOW, within.end) + 1 or within.end - WINDOW, within.end),
    )


def _lines(text: str, start: int, end: int) -> list[TextLine]:
    found: list[TextLine] = []
    place = start
    for line in text[start:end].split("\n"):
        content = line[:_LONGEST].strip()
        if content:
            found.append(TextLine(place, place + len(line), content))
        place += len(line) + 1
    return found
