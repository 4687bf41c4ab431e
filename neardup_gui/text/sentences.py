"""Where sentences begin and end, in tokens."""

from __future__ import annotations

from typing import Final

import numpy as np

from neardup_gui.spans import IntArray
from neardup_gui.text.characters import code_points
from neardup_gui.text.tokens import Tokens

_ENDS: Final = np.array([ord(character) for character in ".!?…。！？"], dtype=np.uint32)
_SHORTEST: Final = 3  # tokens; a shorter sentence is joined to the next
_LONGEST: Final = 120  # tokens; a text without full stops is cut all the same


def sentence_bounds(text: str, tokens: Tokens) -> IntArray:
    """Return the first token of each sentence and, last, the number of tokens; int64 ``(sentences + 1,)``.

    A sentence ends at a full stop, question or exclamation mark or ellipsis, or at an empty line. A single line break
    ends none: in much plain text it only wraps a line.
    """
    if len(tokens) == 0:
        return np.zeros(1, dtype=np.int64)
    points = code_points(text)
    stops = np.isin(points, _ENDS)
    line_end = points == ord("\n")
    stops[1:] |= line_end[1:] & line_end[:-1]
    before = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(stops)))
    ends_after = before[tokens.starts[1:]] > before[tokens.ends[:-1]]
    bounds = [0]
    for bound in [*(np.flatnonzero(ends_after) + 1).tolist(), len(tokens)]:
        while bound - bounds[-1] > _LONGEST:
            bounds.append(bounds[-1] + _LONGEST)
        if bound - bounds[-1] >= _SHORTEST:
            bounds.append(bound)
    if bounds[-1] != len(tokens):
        # What is left over is too short for a sentence and goes to the last one, where there is one.
        bounds = [*(bounds[:-1] or bounds), len(tokens)]
    return np.array(bounds, dtype=np.int64)
