"""Growing at the ends: what is copied loosely is followed to its end, and not beyond."""

import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.matching.extension import INSIDE, REACH, extended
from neardup_gui.matching.stretches import Stretch
from neardup_gui.matching.word_pairs import WordPair

KEPT, MOST, LEAST = 0.6, 7.0, 4.0


def pair(a: list[int], b: list[int]) -> WordPair:
    """Words under their numbers; 0 is frequent, the others are rare."""
    ids_a, ids_b = np.array(a, dtype=np.int64), np.array(b, dtype=np.int64)
    return WordPair(ids_a, ids_b, np.where(ids_a == 0, 1.0, 9.0), np.where(ids_b == 0, 1.0, 9.0))


def stretch(a: tuple[int, int], b: tuple[int, int], runs: tuple[tuple[int, int, int], ...]) -> Stretch:
    return Stretch(a, b, runs, 200.0, frozenset({"shingles"}))


def naive_end(words: list[int], end: int, others: list[int], free: list[int], rare: float = 9.0) -> tuple[float, int]:
    """The best sum beyond ``end`` and its length, one word after the other."""
    best, best_length, total = 0.0, 0, 0.0
    window = [others[place] for place in free]
    for length, word in enumerate(words[end : end + REACH], 1):
        if word in window:
            chance = 1 - (1 - 2 ** -(1.0 if word == 0 else rare)) ** max(1, len(window))
            total += min(MOST, math.log2((KEPT + (1 - KEPT) * chance) / chance))
        else:
            total += math.log2(1 - KEPT)
        if total > best + 1e-9:
            best, best_length = total, length
    return (best, best_length) if best >= LEAST else (0.0, 0)


@given(st.lists(st.integers(0, 6), max_size=80), st.lists(st.integers(0, 6), max_size=80))
def test_the_end_is_where_a_word_by_word_count_puts_it(tail_a: list[int], tail_b: list[int]) -> None:
    shared = [10, 11, 12]
    a, b = shared + tail_a, shared + tail_b
    grown = extended([stretch((0, 3), (0, 3), ((0, 0, 3),))], [True], pair(a, b))[0]
    free_a, free_b = list(range(3, min(len(a), 3 + REACH))), list(range(3, min(len(b), 3 + REACH)))
    gain_a, length_a = naive_end(a, 3, b, free_b)
    gain_b, length_b = naive_end(b, 3, a, free_a)
    assert grown.a == (0, 3 + length_a)
    assert grown.b == (0, 3 + length_b)
    assert math.isclose(grown.bits, 200.0 + min(gain_a, gain_b))


def test_grows_both_ways_over_words_that_are_half_kept() -> None:
    kept = list(range(100, 140))
    a = [word if word % 2 else 900 + word for word in kept] + [1, 2, 3] + [word for word in kept[::-1] if word % 3]
    b = [*kept, 1, 2, 3, *kept[::-1]]
    grown = extended([stretch((40, 43), (40, 43), ((40, 40, 3),))], [True], pair(a, b))[0]
    assert grown.a[0] <= 2
    assert grown.a[1] >= len(a) - 1
    assert grown.b[0] <= 2
    assert grown.b[1] >= len(b) - 2


def test_a_sentence_that_moved_inside_is_reckoned_with() -> None:
    moved, middle = list(range(50, 60)), list(range(100, 110))
    a, b = [*middle, *moved], [*moved, *middle]
    found = stretch((0, 10), (0, 20), ((0, 10, 10),))
    assert len(b) <= INSIDE
    assert extended([found], [True], pair(a, b))[0].a == (0, 20)


def test_stays_where_nothing_follows_and_where_it_is_not_asked_to_grow() -> None:
    a, b = [1, 2, 3, 4, 5, 6], [1, 2, 3, 7, 8, 9]
    found = stretch((0, 3), (0, 3), ((0, 0, 3),))
    assert extended([found], [True], pair(a, b)) == [found]
    assert extended([found], [False], pair(a, a)) == [found]
    assert extended([], [], pair(a, b)) == []


def test_never_grows_into_another_stretch() -> None:
    a = list(range(60))
    first, second = stretch((0, 5), (0, 5), ((0, 0, 5),)), stretch((20, 25), (20, 25), ((20, 20, 5),))
    one, other = extended([first, second], [True, True], pair(a, a))
    assert (one.a, one.b) == ((0, 20), (0, 20))
    assert other.a[0] == other.b[0] == 20
    assert other.a[1] == other.b[1] == 60


def test_masked_words_speak_for_nothing() -> None:
    a = [1, 2, 3, *range(-40, 0)]
    grown = extended([stretch((0, 3), (0, 3), ((0, 0, 3),))], [True], pair(a, a))[0]
    assert grown.a == (0, 3)
