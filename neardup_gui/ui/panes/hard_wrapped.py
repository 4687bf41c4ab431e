"""Recognises plain text that needs no space between its lines: wrapped by hand, or with blank lines in it."""

from __future__ import annotations

import re
from typing import Final

import numpy as np

_SAMPLE: Final = 400_000  # characters that are looked at, from the middle: a licence stands at the ends
_FEWEST_LINES: Final = 20
_MEDIAN: Final = (50, 80)  # characters of a full line
_LONG: Final = 100
_LONG_SHARE: Final = 0.02
# The end of a full line that another follows: not one of verse, of a heading, or before an indented paragraph.
_FULL_LINE_END: Final = re.compile(r"(?<=[^\n]{45})\n(?=\S)")
_LONGEST_PARAGRAPH: Final = 6_000  # characters; longer, and paragraphs are not told by blank lines here
_APART: Final = 0.6  # of all lines, at least


def with_lines_joined(text: str) -> str:
    """Return the text, as long as it was, with a space for each line end inside a paragraph that was wrapped by hand.

    In a pane that is narrower than such lines every second one would be a stub.
    """
    return "\n\n".join(
        _FULL_LINE_END.sub(" ", paragraph) if len(paragraph) <= _LONGEST_PARAGRAPH else paragraph
        for paragraph in text.split("\n\n")
    )


def sets_paragraphs_apart(text: str) -> bool:
    """Return whether blank lines stand between most paragraphs, so that no more space is wanted there."""
    start = max(0, (len(text) - _SAMPLE) // 2)
    sample = text[start : start + _SAMPLE].strip("\n")
    lines = sum(1 for line in sample.split("\n") if line.strip())
    return lines > 1 and sample.count("\n\n") >= _APART * (lines - 1)


def is_hard_wrapped(text: str) -> bool:
    """Return whether lines end where the page was full rather than where a paragraph ends.

    So it is where the middling line has 50 to 80 characters and hardly any has more than 100.
    """
    start = max(0, (len(text) - _SAMPLE) // 2)
    lines = text[start : start + _SAMPLE].split("\n")[1 if start else 0 :]
    lengths = np.array([len(line) for line in lines if line.strip()], dtype=np.int64)
    if len(lengths) < _FEWEST_LINES:
        return False
    lowest, highest = _MEDIAN
    return lowest <= float(np.median(lengths)) <= highest and float((lengths > _LONG).mean()) <= _LONG_SHARE
