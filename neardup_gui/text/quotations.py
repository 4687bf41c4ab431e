"""Which stretches of a text stand inside quotation marks."""

from __future__ import annotations

import re
from typing import Final

from neardup_gui.spans import SpanArray

# What closes what was opened; a mark that opens in one country closes in another.
_CLOSED_BY: Final = {
    "«": "»",
    "»": "«",  # German: »so«
    "“": "”",
    "„": "“”",  # Russian and German „so“, Polish and Hungarian „so”
    "”": "”",  # Swedish and Finnish
    '"': '"',
    "「": "」",
    "『": "』",
    "《": "》",
}
_MARKS: Final = re.compile('[«»“”„"「」『』《》]|\n[^\\S\n]*(?=\n)|\n')
_LONGEST: Final = 5_000  # code points; a mark that is not closed until then was a slip
_LONG_LINES: Final = 100  # characters on the average: then each line is a paragraph, and none is wrapped by hand


def quoted_spans(text: str) -> SpanArray:
    """Return the stretches inside quotation marks, the marks included; those within others are part of them.

    A quotation ends with its paragraph at the latest: where a mark is missing, one paragraph is misread, not the rest.
    """
    lines = text.count("\n") + 1
    wrapped = len(text) / lines < _LONG_LINES and "\n\n" in text
    found: list[tuple[int, int]] = []
    opened: list[tuple[str, int]] = []
    for match in _MARKS.finditer(text):
        mark, place = match.group(), match.start()
        if mark[0] == "\n":
            if not wrapped or len(mark) > 1 or text[place + 1 : place + 2] == "\n":
                opened.clear()
            continue
        depth = _closing(opened, mark)
        if depth is not None:
            begin = opened[depth][1]
            del opened[depth:]
            if place - begin <= _LONGEST:
                found.append((begin, place + 1))
        elif mark in _CLOSED_BY:
            opened.append((mark, place))
    return SpanArray.of(found).merged()


def _closing(opened: list[tuple[str, int]], mark: str) -> int | None:
    """Return which of the open marks this one closes: the innermost that it can; None where it closes none."""
    for depth in range(len(opened) - 1, -1, -1):
        if mark in _CLOSED_BY[opened[depth][0]]:
            return depth
    return None
