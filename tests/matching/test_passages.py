"""Passages: what is planted is found, once, where it stands, and nothing else is."""

import random
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.matching.order import heaviest_increasing
from neardup_gui.matching.passages import Passage, Searched, find_passages, select_passages
from neardup_gui.text.tokenise import tokenise

VOCABULARY = [f"{first}{middle}{last}" for first in "бвгдж" for middle in ("ара", "оло", "ени") for last in "нмртс"]


def prose(seed: int, words: int) -> list[str]:
    """Words drawn as in a language: few of them often, many of them seldom."""
    source = random.Random(seed)
    common = source.choices(VOCABULARY, k=words)
    return [word if source.random() < 0.5 else f"{word}{source.randrange(3_000)}" for word in common]


def searched(text: str, masked: BoolArray | None = None) -> Searched:
    tokens = tokenise(text)
    return Searched(tokens, tokens, masked)


def passages(a: list[str], b: list[str], least: int = 20) -> tuple[tuple[Passage, ...], str, str]:
    text_a, text_b = " ".join(a), " ".join(b)
    found = find_passages(searched(text_a), searched(text_b)).passages
    return select_passages(found, least, 0, 100.0), text_a, text_b


def test_a_verbatim_passage_is_found_to_the_word() -> None:
    planted = prose(1, 60)
    found, text_a, text_b = passages(prose(2, 300) + planted + prose(3, 200), prose(4, 150) + planted + prose(5, 300))
    assert len(found) == 1
    passage = found[0]
    assert text_a[slice(*passage.a)] == text_b[slice(*passage.b)] == " ".join(planted)
    assert (passage.kind, passage.similarity, passage.words_a, passage.longest_run) == ("verbatim", 1.0, 60, 60)
    assert not passage.moved


def test_an_edited_passage_is_one_passage_with_its_similarity() -> None:
    planted = prose(1, 84)
    edited = [f"ново{place}" if place % 8 == 5 else word for place, word in enumerate(planted)]
    found, _, _ = passages(prose(2, 300) + planted + prose(3, 200), prose(4, 150) + edited + prose(5, 300))
    assert [passage.kind for passage in found] == ["edited"]
    assert found[0].words_a == found[0].words_b == 84
    assert found[0].similarity == pytest.approx(74 / 84)
    assert found[0].longest_run == 7


def test_a_moved_block_is_named_as_moved() -> None:
    first, second, third = prose(1, 120), prose(2, 60), prose(3, 120)
    found, _, _ = passages(first + second + third, second + prose(4, 300) + first + third)
    assert [(passage.words_a, passage.moved) for passage in found] == [(120, False), (60, True), (120, False)]


def test_a_repeated_passage_is_paired_once_and_its_other_places_are_listed() -> None:
    planted = prose(1, 50)
    found, text_a, text_b = passages(
        prose(2, 200) + planted + prose(3, 100), planted + prose(4, 300) + planted + prose(5, 50)
    )
    assert len(found) == 1
    places = [found[0].b, *found[0].also_in_b]
    assert [text_b[slice(*place)] for place in places] == [" ".join(planted)] * 2
    assert found[0].also_in_a == ()
    assert text_a[slice(*found[0].a)] == " ".join(planted)


def test_texts_of_one_vocabulary_share_no_passage() -> None:
    found, _, _ = passages(prose(1, 20_000), prose(2, 20_000))
    assert found == ()


def test_set_phrases_of_frequent_words_are_no_passage() -> None:
    phrase = ["и", "вот", "так", "он", "и", "не", "был"] * 3
    a = [word for place in range(60) for word in [*phrase[: 3 + place % 5], *prose(place, 20)]]
    b = [word for place in range(60) for word in [*phrase[: 3 + place % 7], *prose(100 + place, 20)]]
    assert passages(a, b)[0] == ()


def test_masked_words_belong_to_no_passage() -> None:
    text = " ".join(prose(1, 100))
    masked = np.zeros(100, dtype=np.bool_)
    masked[40:] = True
    found = find_passages(searched(text, masked), searched(text)).passages
    assert [(passage.words_a, passage.words_b) for passage in found] == [(40, 40)]


def test_selection_by_length_and_by_longest_run() -> None:
    long, short = prose(1, 60), prose(2, 25)
    a = prose(3, 100) + long + prose(4, 100) + short
    b = prose(5, 100) + long + prose(6, 100) + short
    everything, _, _ = passages(a, b)
    assert [passage.words_a for passage in everything] == [60, 25]
    assert [passage.words_a for passage in select_passages(everything, 30, 0, 0)] == [60]
    assert [passage.words_a for passage in select_passages(everything, 1, 61, 0)] == []
    assert [passage.id for passage in select_passages(everything[1:], 1, 0, 0)] == [1]


def test_a_phrase_of_a_long_passage_that_comes_again_is_no_second_place() -> None:
    planted = prose(21, 200)
    phrase = planted[60:80]
    found, _, text_b = passages(
        prose(22, 100) + planted + prose(23, 100),
        prose(24, 100) + planted + prose(25, 100) + phrase + prose(26, 100) + planted[20:180] + prose(27, 100),
    )
    assert len(found) == 1
    places = [text_b[slice(*place)].split() for place in found[0].also_in_b]
    assert len(places) == 1
    assert len(places[0]) >= 160


@settings(deadline=None)
@given(st.lists(st.sampled_from("abcdefgh"), max_size=120), st.lists(st.sampled_from("abcdefgh"), max_size=120))
def test_no_character_belongs_to_two_passages(a: list[str], b: list[str]) -> None:
    text_a, text_b = " ".join(a), " ".join(b)
    found = find_passages(searched(text_a), searched(text_b)).passages
    for side in ("a", "b"):
        spans = sorted(getattr(passage, side) for passage in found)
        assert all(before.end <= after.start for before, after in pairwise(spans))
    assert [passage.a for passage in found] == sorted(passage.a for passage in found)
    assert all(0 < passage.similarity <= 1 for passage in found)
    assert all(passage.longest_run <= min(passage.words_a, passage.words_b) for passage in found)
    verbatim = [passage for passage in found if passage.kind == "verbatim"]
    assert all(text_a[slice(*passage.a)] == text_b[slice(*passage.b)] for passage in verbatim)


@given(st.lists(st.integers(1, 9), min_size=1, max_size=9), st.randoms(use_true_random=False))
def test_heaviest_increasing_chain(weights: list[int], order: random.Random) -> None:
    values = list(range(len(weights)))
    order.shuffle(values)

    def best(at: int, last: int) -> int:
        if at == len(values):
            return 0
        skipped = best(at + 1, last)
        return max(skipped, weights[at] + best(at + 1, values[at])) if values[at] > last else skipped

    chosen = sorted(heaviest_increasing(values, weights))
    assert [values[index] for index in chosen] == sorted(values[index] for index in chosen)
    assert sum(weights[index] for index in chosen) == best(0, -1)


@pytest.mark.parametrize("copies", [2, 40, 400])
def test_a_paragraph_many_times_on_both_sides_ends_and_stays_linear(copies: int) -> None:
    paragraph = prose(1, 30)
    found, _, _ = passages(paragraph * copies, paragraph * copies)
    assert len(found) == 1
    assert found[0].words_a == 30 * copies
