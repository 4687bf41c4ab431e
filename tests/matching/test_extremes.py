"""Texts that no author wrote: the search for passages ends, stays small, and finds what is there."""

import itertools
import random
import tracemalloc

import pytest

from neardup_gui.matching.passages import Passage, Searched, find_passages
from neardup_gui.text.sentences import sentence_bounds
from neardup_gui.text.tokenise import tokenise


def searched(text: str) -> Searched:
    tokens = tokenise(text)
    return Searched(tokens, tokens, None, sentence_bounds(text, tokens))


def found(text_a: str, text_b: str) -> tuple[Passage, ...]:
    return find_passages(searched(text_a), searched(text_b), reworded=True).passages


def noise(seed: int, alphabet: str, length: int) -> str:
    return "".join(random.Random(seed).choices(alphabet, k=length))


PARAGRAPH = " ".join(f"слово{number}" for number in range(60)) + ". "

TEXTS = {
    "one word": ("слово " * 100_000, "слово " * 90_000),
    "one sentence": ("Мама мыла раму утром рано. " * 8_000, "Мама мыла раму утром рано. " * 8_000),
    "two words": (" ".join(noise(1, "да", 60_000)), " ".join(noise(2, "да", 60_000))),
    "no spaces": (noise(3, "abcdefgh", 300_000), noise(4, "abcdefgh", 300_000)),
    "no letters": ("…—!? " * 30_000, "…—!? " * 30_000),
    "three characters of Chinese": (noise(5, "的一是", 100_000), noise(6, "的一是", 100_000)),
    "no full stop": ("раз два три четыре " * 20_000, "четыре три два раз " * 20_000),
}


@pytest.mark.parametrize("name", TEXTS)
def test_it_ends_with_no_more_passages_than_an_editor_can_read(name: str) -> None:
    text_a, text_b = TEXTS[name]
    assert len(found(text_a, text_b)) < 1_000


def test_a_paragraph_three_hundred_times_on_both_sides_is_one_passage() -> None:
    passages = found(PARAGRAPH * 300, PARAGRAPH * 300)
    assert [passage.words_a for passage in passages] == [60 * 300]


def test_copies_of_a_paragraph_among_other_words_are_paired_once_each() -> None:
    text_a = "".join(f"{PARAGRAPH} {noise(number, 'abcdefgh', 400)} " for number in range(40))
    text_b = "".join(f"{noise(1_000 + number, 'ijklmnop', 400)} {PARAGRAPH} " for number in range(40))
    passages = found(text_a, text_b)
    assert sum(passage.words_a for passage in passages) <= len(text_a.split())
    for side in ("a", "b"):
        spans = sorted(getattr(passage, side) for passage in passages)
        assert all(before.end <= after.start for before, after in itertools.pairwise(spans))


def test_memory_stays_linear() -> None:
    peaks: list[int] = []
    for size in (40_000, 80_000):
        text = " ".join(noise(size, "да", size))
        a, b = searched(text), searched(text[::-1])
        tracemalloc.start()
        find_passages(a, b)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 3 * peaks[0]
