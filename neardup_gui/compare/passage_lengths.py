"""How many passages are short and how many long."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from neardup_gui.matching.passages import Passage

# Words from which on a passage is in the next class: about twice the one before.
_EDGES: Final = (1, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000)


@dataclass(frozen=True, slots=True)
class LengthClass:
    """Passages of ``fewest`` to ``most`` words in A (``most`` None: no limit): how many, and their words together."""

    fewest: int
    most: int | None
    passages: int
    words: int


def length_classes(passages: Iterable[Passage]) -> tuple[LengthClass, ...]:
    """Return the classes from the shortest passage's to the longest's, empty ones between them too."""
    counts, words = [0] * len(_EDGES), [0] * len(_EDGES)
    for passage in passages:
        index = max(0, bisect_right(_EDGES, passage.words_a) - 1)
        counts[index] += 1
        words[index] += passage.words_a
    used = [index for index, count in enumerate(counts) if count]
    if not used:
        return ()
    return tuple(
        LengthClass(
            _EDGES[index], _EDGES[index + 1] - 1 if index + 1 < len(_EDGES) else None, counts[index], words[index]
        )
        for index in range(used[0], used[-1] + 1)
    )
