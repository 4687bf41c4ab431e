"""Passages are divided where one text goes its own way, and only there."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from neardup_gui.compare import Pair, Settings, prepare
from neardup_gui.compare.result import Comparison
from neardup_gui.documents import pasted_document


def prose(seed: int, words: int) -> list[str]:
    source = random.Random(seed)
    return [f"{source.choice('bcdfgklmnprst')}{source.choice('aeiou')}{source.randrange(4_000)}" for _ in range(words)]


def compared(a: list[str], b: list[str]) -> Comparison:
    return Pair(*(prepare(pasted_document(" ".join(words), "")) for words in (a, b))).compare(Settings())


def mosaic(copied: int, own_a: int, own_b: int, pieces: int) -> tuple[list[str], list[str]]:
    """Pieces of so many copied words, with words of their own behind each in A and in B."""
    a: list[str] = []
    b: list[str] = []
    for piece in range(pieces):
        shared = prose(piece, copied)
        a += shared + prose(1_000 + piece, own_a)
        b += shared + prose(2_000 + piece, own_b)
    return a, b


@pytest.mark.parametrize(("copied", "own_a", "own_b"), [(40, 30, 30), (40, 60, 60), (100, 60, 60), (100, 0, 60)])
def test_a_mosaic_is_counted_for_what_was_copied(copied: int, own_a: int, own_b: int) -> None:
    found = compared(*mosaic(copied, own_a, own_b, 30))
    assert found.coverage_a == pytest.approx(copied / (copied + own_a), abs=0.04)
    assert found.coverage_b == pytest.approx(copied / (copied + own_b), abs=0.04)
    assert found.verdict.code != "near_duplicate"
    assert 25 <= len(found.passages) <= 30  # two may hold together by chance
    for side in ("a", "b"):
        places = sorted(getattr(passage, side) for passage in found.passages)
        assert all(one.end <= other.start for one, other in pairwise(places))


def test_what_is_edited_throughout_stays_one_passage() -> None:
    text = prose(1, 900)
    edited = [f"new{place}" if place % 3 == 0 else word for place, word in enumerate(text)]
    (passage,) = compared(text, edited).passages
    assert passage.words_a == pytest.approx(900, abs=4)


def test_a_summary_of_sentences_from_all_over_a_text_is_one_passage() -> None:
    a, b = mosaic(30, 40, 0, 6)
    (passage,) = compared(a, b).passages
    assert (passage.words_a, passage.words_b) == (6 * 30 + 5 * 40, 6 * 30)


def test_a_paragraph_that_a_revision_adds_belongs_to_no_passage() -> None:
    text, added = prose(1, 1_000), prose(2, 60)
    one, other = compared(text, text[:500] + added + text[500:]).passages
    assert (one.words_a, one.words_b, other.words_a, other.words_b) == (500, 500, 500, 500)
    assert compared(text, text[:500] + added[:20] + text[500:]).passages[0].words_b == 1_020
