"""The verdict, rule by rule."""

from dataclasses import replace

import pytest

from neardup_gui.compare.verdict import Evidence, judge
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import Span


def passage(words: int) -> Passage:
    return Passage(1, Span(0, 9), Span(0, 9), "verbatim", False, 1.0, words, words, words)


EVIDENCE = Evidence(
    identical=False,
    words_a=1_000,
    words_b=2_000,
    language_a="ru",
    language_b="ru",
    share_a=0.0,
    share_b=0.0,
    by_characters=False,
    passages=(),
    hidden_passages=0,
    min_passage=20,
)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"identical": True}, "identical"),
        ({"identical": True, "words_a": 1, "words_b": 1}, "identical"),
        ({"words_a": 9}, "not_enough_text"),
        ({"words_b": 0}, "not_enough_text"),
        ({"share_a": 0.8, "share_b": 0.8, "passages": (passage(800),)}, "near_duplicate"),
        ({"share_a": 0.8, "share_b": 0.79, "passages": (passage(800),)}, "contains"),
        ({"share_a": 0.3, "share_b": 0.85, "passages": (passage(300),)}, "partial"),
        ({"share_a": 0.05, "share_b": 0.03, "passages": (passage(50),)}, "partial"),
        ({"share_a": 0.049, "share_b": 0.03, "passages": (passage(249),)}, "slight"),
        ({"share_a": 0.01, "share_b": 0.01, "passages": (passage(250),)}, "partial"),
        ({}, "unrelated"),
        ({"by_characters": True, "share_a": 0.1, "share_b": 0.1}, "unrelated"),
        ({"by_characters": True, "share_a": 0.2, "share_b": 0.2}, "partial"),
        ({"by_characters": True, "share_a": 0.9, "share_b": 0.9}, "near_duplicate"),
    ],
)
def test_each_rule(changes: dict[str, object], code: str) -> None:
    assert judge(replace(EVIDENCE, **changes)).code == code


def reasons(**changes: object) -> dict[str, dict[str, object]]:
    return {reason.code: dict(reason.figures) for reason in judge(replace(EVIDENCE, **changes)).reasons}


def test_reasons_carry_their_figures() -> None:
    found = reasons(share_a=0.9, share_b=0.4, passages=(passage(30), passage(870)), hidden_passages=3)
    assert found["coverage"] == {"coverage_a": 0.9, "coverage_b": 0.4}
    assert found["passages"] == {"count": 2}
    assert found["longest_passage"] == {"words": 870}
    assert found["smaller_text"] == {"side": "a"}
    assert found["passages_filtered"] == {"hidden": 3}


def test_too_few_words_names_the_side() -> None:
    assert reasons(words_b=4) == {"too_few_words": {"side": "b", "words": 4, "needed": 10}}


def test_languages_are_named_where_they_differ_and_are_known() -> None:
    assert reasons(language_b="en")["different_languages"] == {"language_a": "ru", "language_b": "en"}
    assert "different_languages" not in reasons(language_b="und")
    assert reasons()["no_passages"] == {"min_passage": 20}
