"""What overviews of a pair show: where its passages stand, and the colours they are drawn in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from neardup_gui.matching.passages import Passage
from neardup_gui.spans import IntArray, Span, SpanArray

BoolArray = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Look:
    """Colours as ``#rrggbb``.

    ground: of texts where nothing is shared; frame: of lines around and grids; passage and moved: of passages in the
    order of both texts, and of those off it, which are told apart by their shape too; faint: of dismissed ones;
    excluded: of what is not compared.
    """

    ground: str
    frame: str
    passage: str
    moved: str
    faint: str
    excluded: str


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """Both texts with their passages, as arrays ``(n,)`` in the order of A.

    length_*: of the texts in code points, at least 1. starts and ends: int64; moved, dismissed: bool. repeats: places
    in B of stretches of A that stand there more than once, as pairs of spans. excluded_*: what is not compared.
    """

    length_a: int
    length_b: int
    starts_a: IntArray
    ends_a: IntArray
    starts_b: IntArray
    ends_b: IntArray
    moved: BoolArray
    dismissed: BoolArray
    repeats: tuple[tuple[Span, Span], ...]
    excluded_a: SpanArray
    excluded_b: SpanArray

    @staticmethod
    def of(
        lengths: tuple[int, int],
        passages: Sequence[Passage],
        dismissed: Collection[int] = (),
        excluded: tuple[SpanArray, SpanArray] | None = None,
    ) -> Scene:
        """Return the scene of two texts of ``lengths`` code points; ``dismissed``: numbers of passages."""
        count = len(passages)
        nothing = SpanArray.empty()
        places = np.array([(*item.a, *item.b) for item in passages], dtype=np.int64).reshape(-1, 4)
        return Scene(
            length_a=max(1, lengths[0]),
            length_b=max(1, lengths[1]),
            starts_a=places[:, 0],
            ends_a=places[:, 1],
            starts_b=places[:, 2],
            ends_b=places[:, 3],
            moved=np.fromiter((item.moved for item in passages), np.bool_, count),
            dismissed=np.fromiter((item.id in dismissed for item in passages), np.bool_, count),
            repeats=(
                *((item.a, place) for item in passages for place in item.also_in_b),
                *((place, item.b) for item in passages for place in item.also_in_a),
            ),
            excluded_a=excluded[0] if excluded else nothing,
            excluded_b=excluded[1] if excluded else nothing,
        )

    def __len__(self) -> int:
        return len(self.starts_a)
