"""Where passages stand in their books: inside quotation marks, and in notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.compare.coverage import shared_lengths
from neardup_gui.compare.result import Comparison
from neardup_gui.spans import SpanArray

Shares = NDArray[np.float64]

MOSTLY: Final = 0.8  # from this share on a passage is said to stand there: its marks may include a few words more


@dataclass(frozen=True, slots=True, eq=False)
class PassagePlaces:
    """For each passage the share (0–1) of its characters inside quotation marks, and in notes; float ``(passages,)``.

    That of A or of B, whichever is larger: who quotes may be either of them.
    """

    quoted: Shares
    in_notes: Shares


def passage_places(comparison: Comparison) -> PassagePlaces:
    """Return the places of all passages of a comparison, in their order."""
    quoted: list[Shares] = []
    in_notes: list[Shares] = []
    for side, text in (("a", comparison.a), ("b", comparison.b)):
        spans = [passage.a if side == "a" else passage.b for passage in comparison.passages]
        pairs = np.array(spans, dtype=np.int64).reshape(-1, 2)
        places = SpanArray(pairs[:, 0], pairs[:, 1])
        lengths = np.maximum(places.ends - places.starts, 1)
        quoted.append(shared_lengths(places, text.quoted) / lengths)
        in_notes.append(shared_lengths(places, text.notes) / lengths)
    return PassagePlaces(np.maximum(*quoted), np.maximum(*in_notes))
