"""Runs of equal words, held to a comparison of every place with every place."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.matching.seeds import LONGEST_WINDOW, find_runs
from neardup_gui.matching.word_pairs import WordPair, pair_words
from neardup_gui.text.tokenise import tokenise

WINDOW = 3


def pair(a: list[int], b: list[int]) -> WordPair:
    ids_a, ids_b = np.array(a, dtype=np.int64), np.array(b, dtype=np.int64)
    return WordPair(ids_a, ids_b, np.ones(len(a)), np.ones(len(b)))


def naive_runs(a: list[int], b: list[int]) -> set[tuple[int, int, int]]:
    runs = set[tuple[int, int, int]]()
    for i in range(len(a)):
        for j in range(len(b)):
            if i and j and a[i - 1] == b[j - 1]:
                continue
            length = 0
            while i + length < len(a) and j + length < len(b) and a[i + length] == b[j + length]:
                length += 1
            if length >= WINDOW:
                runs.add((i, j, length))
    return runs


@given(st.lists(st.integers(0, 30), max_size=40), st.lists(st.integers(0, 30), max_size=40))
def test_finds_every_maximal_run_where_nothing_is_frequent(a: list[int], b: list[int]) -> None:
    found = find_runs(pair(a, b), WINDOW)
    triples = list(zip(found.a.tolist(), found.b.tolist(), found.length.tolist(), strict=True))
    assert set(triples) == naive_runs(a, b)
    assert found.a.tolist() == sorted(found.a.tolist())


@given(st.lists(st.integers(0, 1), max_size=300), st.lists(st.integers(0, 1), max_size=300))
def test_on_two_words_it_tells_the_truth_and_stays_small(a: list[int], b: list[int]) -> None:
    found = find_runs(pair(a, b), WINDOW)
    for i, j, length in zip(found.a.tolist(), found.b.tolist(), found.length.tolist(), strict=True):
        assert a[i : i + length] == b[j : j + length]
    assert len(found) <= 16 * (len(a) + len(b) + 1)


def test_one_word_a_hundred_thousand_times() -> None:
    found = find_runs(pair([7] * 100_000, [7] * 100_000), WINDOW)
    assert len(found) == 1
    assert found.length[0] == 100_000 > LONGEST_WINDOW


def test_masked_words_match_nothing() -> None:
    a, b = tokenise("one two three four five"), tokenise("one two three four five")
    masked = np.array([False, False, True, False, False])
    words = pair_words(a, b, masked_a=masked)
    assert (words.a == words.b).tolist() == [True, True, False, True, True]
    assert len(set(words.a.tolist()) & set(words.b.tolist())) == 4


def test_a_rare_word_says_more_than_a_frequent_one() -> None:
    words = pair_words(tokenise("the the the the cat"), tokenise("the the the the dog"))
    assert words.bits_a[4] > words.bits_a[0] > 0
