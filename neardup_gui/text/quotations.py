"""Which stretches of a text stand inside quotation marks."""

from __future__ import annotations

import re
from typing import Final

import numpy as np

from neardup_gui.spans import IntArray, SpanArray
from neardup_gui.text.characters import CodePoints, code_points

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
_BREAK: Final = re.compile(r"\n[^\S\n]*(?=\n)")  # between paragraphs of a text that is wrapped by hand
_HIGHEST: Final = 0x300F  # code point of a quotation mark
_IS_MARK: Final = np.zeros(_HIGHEST + 2, dtype=np.bool_)
_IS_MARK[[ord(mark) for marks in _CLOSED_BY.items() for mark in "".join(marks)]] = True
_DEEPEST: Final = 8  # marks that are open at once; more are a list of slips
_LONGEST: Final = 5_000  # code points; a mark that is not closed until then was a slip
_LONG_LINES: Final = 100  # characters on the average: then each line is a paragraph, and none is wrapped by hand


def quoted_spans(text: str) -> SpanArray:
    """Return the stretches inside quotation marks, the marks included; those within others are part of them.

    A quotation ends with its paragraph at the latest: where a mark is missing, one paragraph is misread, not the rest.
    """
    points = code_points(text)
    places = np.flatnonzero(_IS_MARK[np.minimum(points, _HIGHEST + 1)])
    paragraphs = np.searchsorted(_paragraph_ends(text, points), places)
    found: list[tuple[int, int]] = []
    opened: list[tuple[str, int]] = []
    paragraph = -1
    for place, its_paragraph in zip(places.tolist(), paragraphs.tolist(), strict=True):
        if its_paragraph != paragraph:
            opened.clear()
            paragraph = its_paragraph
        mark = text[place]
        depth = _closing(opened, mark)
        if depth is not None:
            begin = opened[depth][1]
            del opened[depth:]
            if place - begin <= _LONGEST:
                found.append((begin, place + 1))
        elif mark in _CLOSED_BY:
            opened.append((mark, place))
            del opened[:-_DEEPEST]
    return SpanArray.of(found).merged()


def _paragraph_ends(text: str, points: CodePoints) -> IntArray:
    """Return the places of the line breaks that end a paragraph."""
    ends = np.flatnonzero(points == ord("\n"))
    if len(text) / (len(ends) + 1) >= _LONG_LINES or "\n\n" not in text:
        return ends
    return np.array([match.start() for match in _BREAK.finditer(text)], dtype=np.int64)


def _closing(opened: list[tuple[str, int]], mark: str) -> int | None:
    """Return which of the open marks this one closes: the innermost that it can; None where it closes none."""
    for depth in range(len(opened) - 1, -1, -1):
        if mark in _CLOSED_BY[opened[depth][0]]:
            return depth
    return None
