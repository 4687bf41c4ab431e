"""Passages near each other become one, and no character comes to belong to two."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.compare import Pair, Settings, prepare
from neardup_gui.compare.joining import joined_passages
from neardup_gui.documents import pasted_document
from neardup_gui.matching.passages import Passage, arranged
from neardup_gui.spans import Span
from neardup_gui.text.tokenise import tokenise

WORDS = tokenise("ab " * 1_000)  # a word at each third character


def passage(a: int, b: int, words: int = 10, **values: object) -> Passage:
    """A passage of so many words that begins at these words."""
    facts = {"kind": "verbatim", "moved": False, "similarity": 1.0, "words_a": words, "words_b": words}
    return Passage(
        0, Span(a * 3, (a + words) * 3 - 1), Span(b * 3, (b + words) * 3 - 1), longest_run=words,
        **(facts | values),  # type: ignore[arg-type]
    )  # fmt: skip


def joined(passages: list[Passage], gap: int) -> tuple[Passage, ...]:
    return joined_passages(arranged(passages), gap, WORDS, WORDS)


def test_near_ones_are_joined_as_far_as_wished() -> None:
    three = [passage(0, 100), passage(13, 115), passage(50, 150)]
    assert joined(three, 0) == arranged(three)
    assert len(joined(three, 4)) == 3
    one, other = joined(three, 5)
    assert (one.a, one.b) == (Span(0, 23 * 3 - 1), Span(300, 125 * 3 - 1))
    assert (one.words_a, one.words_b, one.kind, one.longest_run) == (23, 25, "edited", 10)
    assert one.similarity == pytest.approx(2 * 20 / 48)
    assert (one.id, other.id) == (1, 2)
    assert len(joined(three, 27)) == 1


def test_what_touches_stays_verbatim() -> None:
    (one,) = joined([passage(0, 100), passage(10, 110)], 1)
    assert (one.kind, one.similarity, one.words_a) == ("verbatim", 1.0, 20)


def test_nothing_is_joined_across_another_order_or_another_passage() -> None:
    assert len(joined([passage(0, 120), passage(12, 100)], 50)) == 2  # the other way round in B
    assert len(joined([passage(0, 100), passage(12, 124), passage(500, 112)], 50)) == 3  # a third between them in B


def test_other_places_inside_the_joined_passage_are_no_other_places() -> None:
    first = passage(0, 100, also_in_b=(Span(115 * 3, 118 * 3), Span(900, 950), Span(990, 999)))
    (one,) = joined([first, passage(13, 115)], 5)
    assert one.also_in_b == (Span(900, 950),)  # the last is too small a part of the whole


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(1, 9)), max_size=12), st.randoms(), st.integers(0, 60))
def test_joined_passages_never_overlap(steps: list[tuple[int, int]], source: object, gap: int) -> None:
    def places() -> list[tuple[int, int]]:
        found, at = [], 0
        for skipped, words in steps:
            found.append((at + skipped, words))
            at += skipped + words
        return found

    in_b = places()
    source.shuffle(in_b)  # type: ignore[attr-defined]
    by_size: dict[int, list[int]] = {}
    for start, words in in_b:
        by_size.setdefault(words, []).append(start)
    passages = [passage(start, by_size[words].pop(), words) for start, words in places()]
    found = joined(passages, gap)
    for side in ("a", "b"):
        spans = sorted(getattr(item, side) for item in found)
        assert all(one.end <= other.start for one, other in pairwise(spans))
        covered = {point for span in spans for point in range(*span)}
        assert all(set(range(*getattr(item, side))) <= covered for item in passages)


def test_joining_acts_before_the_shortest_passage_is_asked_for() -> None:
    letters = [chr(97 + place) for place in range(26)]
    words = [f"wort{x}{y}{z}" for z in letters[:2] for y in letters for x in letters]
    first, second = words[:25], words[25:50]
    a = [*words[100:200], *first, *words[200:400], *second, *words[400:500]]
    b = [*words[500:600], *first, *words[700:900], *second, *words[900:999]]
    pair = Pair(*(prepare(pasted_document(" ".join(side), "text")) for side in (a, b)))
    assert [found.words_a for found in pair.compare(Settings()).passages] == [25, 25]
    settings = Settings(min_passage=40)
    assert pair.compare(settings).passages == ()
    (one,) = pair.compare(replace(settings, max_gap=200)).passages
    assert (one.words_a, one.words_b) == (250, 250)
    assert pair.compare(replace(settings, max_gap=199)).passages == ()
