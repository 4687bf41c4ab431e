"""The index of all windows, held to sets of windows."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.matching.window_index import LONGEST, index_windows

units = st.lists(st.integers(0, 3), max_size=30)


def windows(side: list[int], masked: list[bool], length: int) -> dict[int, tuple[int, ...]]:
    return {
        at: tuple(side[at : at + length]) for at in range(len(side) - length + 1) if not any(masked[at : at + length])
    }


@given(units, units, st.integers(1, LONGEST), st.data())
def test_every_length_equals_sets_of_windows(a: list[int], b: list[int], longest: int, data: st.DataObject) -> None:
    masks = [data.draw(st.lists(st.booleans(), min_size=len(side), max_size=len(side))) for side in (a, b)]
    # Masked units have numbers of their own, as the callers give them.
    hidden = [np.array(mask, dtype=bool) for mask in masks]
    numbered = [
        np.where(mask, 1_000 * place + np.arange(len(side)), np.array(side, dtype=np.int64))
        for place, side, mask in zip((1, 2), (a, b), hidden, strict=True)
    ]
    index = index_windows(numbered[0], numbered[1], longest, hidden[0], hidden[1])
    for length in range(1, longest + 1):
        of_a, of_b = windows(a, masks[0], length), windows(b, masks[1], length)
        for side, mine, other in ((index.a, of_a, of_b), (index.b, of_b, of_a)):
            assert set(np.flatnonzero(side.windows(length)).tolist()) == set(mine)
            chosen = np.flatnonzero(side.different(length)).tolist()
            assert len(chosen) == len(set(mine.values()))
            assert {mine[at] for at in chosen} == set(mine.values())
            shared = {at for at, window in mine.items() if window in set(other.values())}
            assert set(np.flatnonzero(side.shared(length)).tolist()) == shared


def test_one_unit_ten_thousand_times() -> None:
    index = index_windows(np.zeros(10_000, np.int64), np.zeros(5_000, np.int64), 20)
    for length in (1, 7, 20):
        assert index.a.different(length).sum() == index.b.different(length).sum() == 1
        assert index.a.shared(length).sum() == 10_000 - length + 1


def test_a_length_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="41"):
        index_windows(np.zeros(1, np.int64), np.zeros(1, np.int64), 41)
