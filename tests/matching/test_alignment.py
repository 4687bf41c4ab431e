"""Changed words inside a passage."""

import random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import LCSseq

from neardup_gui.matching import alignment
from neardup_gui.matching.alignment import changed_spans, equal_words
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import Span
from neardup_gui.text.tokenise import tokenise


def whole(text_a: str, text_b: str) -> Passage:
    return Passage(1, Span(0, len(text_a)), Span(0, len(text_b)), "edited", False, 0.5, 1, 1, 1)


def test_replaced_deleted_and_inserted_words() -> None:
    text_a = "Он медленно вышел на улицу и закрыл дверь."
    text_b = "Он быстро вышел на тихую улицу и дверь."
    changed_a, changed_b = changed_spans(text_a, text_b, whole(text_a, text_b))
    assert [text_a[i:j] for i, j in changed_a.pairs()] == ["медленно", "закрыл"]
    assert [text_b[i:j] for i, j in changed_b.pairs()] == ["быстро", "тихую"]


def test_spans_count_in_the_whole_text_and_neighbours_are_one() -> None:
    text_a, text_b = "xxx один два три четыре", "yy один пять шесть четыре"
    passage = Passage(1, Span(4, len(text_a)), Span(3, len(text_b)), "edited", False, 0.5, 4, 4, 1)
    changed_a, changed_b = changed_spans(text_a, text_b, passage)
    assert [text_a[i:j] for i, j in changed_a.pairs()] == ["два три"]
    assert [text_b[i:j] for i, j in changed_b.pairs()] == ["пять шесть"]


def test_spelling_that_canonising_levels_is_no_change() -> None:
    text_a, text_b = "Ещё «раз» — да", 'еще "раз" - ДА'
    changed = changed_spans(text_a, text_b, whole(text_a, text_b))
    assert [len(side) for side in changed] == [0, 0]


@given(st.lists(st.sampled_from("abcd"), max_size=30), st.lists(st.sampled_from("abcd"), max_size=30))
def test_short_passages_get_the_longest_common_subsequence(a: list[str], b: list[str]) -> None:
    equal_a, equal_b = equal_words(tokenise(" ".join(a)), tokenise(" ".join(b)))
    assert equal_a.sum() == equal_b.sum() == LCSseq.similarity(a, b)
    assert [word for word, equal in zip(a, equal_a, strict=True) if equal] == [
        word for word, equal in zip(b, equal_b, strict=True) if equal
    ]


def test_long_passages_are_anchored_and_lose_little() -> None:
    source = random.Random(5)
    words = [f"w{source.randrange(900)}" for _ in range(6_000)]
    edited = [word if source.random() > 0.1 else f"n{place}" for place, word in enumerate(words)]
    a, b = tokenise(" ".join(words)), tokenise(" ".join(edited))
    assert len(a) * len(b) > alignment.LARGEST_TABLE
    equal_a, equal_b = equal_words(a, b)
    kept = sum(1 for before, after in zip(words, edited, strict=True) if before == after)
    assert equal_a.sum() == equal_b.sum() >= 0.99 * kept
    assert np.array_equal(a.hashes[a.ids[equal_a]], b.hashes[b.ids[equal_b]])
