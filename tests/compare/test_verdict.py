"""The verdict, rule by rule, and what each method says to it."""

from dataclasses import replace

import pytest

from neardup_gui.compare.methods import FixedShingles
from neardup_gui.compare.result import DistillFigures, SimHashFigures, SupershingleFigures
from neardup_gui.compare.settings import METHODS
from neardup_gui.compare.verdict import RULES, Evidence, judge, short_text_run
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
    run=12,
    passages=(),
    hidden_passages=0,
    in_order_only=False,
    min_passage=20,
)
DUPLICATE = {"share_a": 0.9, "share_b": 0.9, "passages": (passage(900),)}
CONTAINED = {"share_a": 0.9, "share_b": 0.4, "passages": (passage(900),)}


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
        ({"by_characters": True, "share_a": 0.39, "share_b": 0.39}, "unrelated"),
        ({"by_characters": True, "share_a": 0.39, "passages": (passage(30),)}, "unrelated"),
        ({"by_characters": True, "share_a": 0.4, "share_b": 0.2}, "partial"),
        ({"by_characters": True, "share_a": 0.6, "share_b": 0.2}, "contains"),
        ({"by_characters": True, "share_a": 0.6, "share_b": 0.6}, "near_duplicate"),
    ],
)
def test_each_rule(changes: dict[str, object], code: str) -> None:
    assert judge(replace(EVIDENCE, **changes)).code == code


def test_every_rule_names_its_source_and_the_last_always_holds() -> None:
    assert all(rule.source for rule in RULES)
    assert RULES[-1].holds(EVIDENCE)


def test_runs_of_characters_grow_with_the_longer_text() -> None:
    assert [short_text_run(words, False) for words in (20, 60, 61, 5_000, 100_000)] == [8, 8, 10, 12, 14]
    assert short_text_run(100_000, True) == 4


def reasons(**changes: object) -> dict[str, dict[str, object]]:
    return {reason.code: dict(reason.figures) for reason in judge(replace(EVIDENCE, **changes)).reasons}


def test_reasons_carry_their_figures() -> None:
    found = reasons(share_a=0.9, share_b=0.4, passages=(passage(30), passage(870)), hidden_passages=3)
    assert found["coverage"] == {"coverage_a": 0.9, "coverage_b": 0.4}
    assert found["passages"] == {"count": 2}
    assert found["longest_passage"] == {"words": 870}
    assert found["smaller_text"] == {"side": "a"}
    assert found["passages_filtered"] == {"hidden": 3}


def test_heavy_editing_is_told() -> None:
    heavy = replace(passage(600), similarity=0.5)
    found = reasons(share_a=0.9, share_b=0.9, passages=(heavy, replace(passage(300), similarity=0.95)))
    assert found["edited_heavily"] == {"equal": pytest.approx((600 * 0.5 + 300 * 0.95) / 900)}
    assert "edited_heavily" not in reasons(share_a=0.9, share_b=0.9, passages=(replace(heavy, similarity=0.8),))
    assert "edited_heavily" not in reasons()


def test_too_few_words_names_the_side() -> None:
    assert reasons(words_b=4) == {"too_few_words": {"side": "b", "words": 4, "needed": 10}}


def test_languages_are_named_where_they_differ_and_are_known() -> None:
    assert reasons(language_b="en")["different_languages"] == {"language_a": "ru", "language_b": "en"}
    assert "different_languages" not in reasons(language_b="und")
    assert reasons()["no_passages"] == {"min_passage": 20}


def fixed(containment: float, unit: str = "words", fewest: int = 990) -> FixedShingles:
    return FixedShingles(unit, 5, containment / 2, containment, containment / 2, fewest)  # type: ignore[arg-type]


def gems(common: int, own: int | None = None, of: int = 40) -> DistillFigures:
    return DistillFigures(
        "article",
        "page",
        of,
        50,
        common,
        common if own is None else own,
        common / of,
        common / 50,
        9_000,
        9_000,
        0.6,
        True,
    )


def bits(distance: int | None, preset: str = "default", words: int = 1_000) -> SimHashFigures:
    return SimHashFigures(preset, "0" * 16, "f" * 16, distance, words, 2_000)  # type: ignore[arg-type]


def sketches(matched: int | None, shingles: int = 900) -> SupershingleFigures:
    return SupershingleFigures(matched, matched and 1, shingles, 2_000, "words", 5)


@pytest.mark.parametrize(
    ("ground", "figures", "opinion"),
    [
        (DUPLICATE, {"shingles": fixed(0.05)}, "agrees"),
        (DUPLICATE, {"shingles": fixed(0.049)}, "disagrees"),
        (CONTAINED, {"shingles": fixed(0.049)}, "disagrees"),
        ({"share_a": 0.1, "passages": (passage(100),)}, {"shingles": fixed(0.049)}, "silent"),
        ({"share_a": 0.1, "passages": (passage(100),)}, {"shingles": fixed(0.05)}, "agrees"),
        ({}, {"shingles": fixed(0.049)}, "agrees"),
        ({}, {"shingles": fixed(0.05)}, "disagrees"),
        ({"words_a": 49}, {"shingles": fixed(0.2, "characters")}, "silent"),
        ({"identical": True}, {"distill": gems(40)}, "agrees"),
        (DUPLICATE, {"distill": gems(1)}, "agrees"),
        (DUPLICATE, {"distill": gems(0)}, "silent"),
        ({}, {"distill": gems(0)}, "silent"),
        ({}, {"distill": gems(1)}, "disagrees"),
        ({}, {"distill": gems(9, own=0)}, "silent"),
        ({"passages": (passage(30),)}, {"distill": gems(1)}, "agrees"),
        (DUPLICATE, {"simhash": bits(14)}, "agrees"),
        (DUPLICATE, {"simhash": bits(15)}, "silent"),
        (DUPLICATE, {"simhash": bits(24)}, "disagrees"),
        (CONTAINED, {"simhash": bits(30)}, "silent"),
        ({}, {"simhash": bits(24)}, "agrees"),
        ({}, {"simhash": bits(14)}, "disagrees"),
        ({}, {"simhash": bits(30, "article")}, "silent"),
        (DUPLICATE, {"simhash": bits(3, "article")}, "agrees"),
        (DUPLICATE, {"simhash": bits(4, "article")}, "silent"),
        (DUPLICATE, {"supershingles": sketches(2)}, "agrees"),
        (DUPLICATE, {"supershingles": sketches(1)}, "silent"),
        ({}, {"supershingles": sketches(0)}, "silent"),
        ({}, {"supershingles": sketches(2)}, "disagrees"),
        (CONTAINED, {"supershingles": sketches(2)}, "disagrees"),
    ],
)
def test_what_each_method_says(ground: dict[str, object], figures: dict[str, object], opinion: str) -> None:
    method = next(iter(figures))
    verdict = judge(replace(EVIDENCE, **ground, **figures, asked=(method,)))
    assert verdict.code == judge(replace(EVIDENCE, **ground)).code, "the passages alone decide"
    found = {reason.code: reason.figures for reason in verdict.reasons}
    assert found[method]["opinion"] == opinion


@pytest.mark.parametrize(
    ("figures", "code", "needed"),
    [
        ({"asked": ("distill",), "distill": gems(3, of=9)}, "distill_abstains", {"gems": 9, "needed": 10}),
        ({"asked": ("distill",)}, "distill_abstains", {"gems": 0, "needed": 10}),
        (
            {"asked": ("simhash",), "simhash": bits(None, words=499)},
            "simhash_abstains",
            {"words": 499, "needed": 500},
        ),
        ({"asked": ("simhash",), "words_a": 300}, "simhash_abstains", {"words": 300, "needed": 500}),
        ({"asked": ("simhash",), "simhash": bits(None, "article")}, "simhash_no_keywords", {}),
        (
            {"asked": ("supershingles",), "supershingles": sketches(6, 49)},
            "supershingles_abstain",
            {"shingles": 49, "needed": 50},
        ),
        ({"asked": ("supershingles",), "supershingles": sketches(None)}, "supershingles_differ_in_unit", {}),
    ],
)
def test_with_too_little_text_a_method_abstains(
    figures: dict[str, object], code: str, needed: dict[str, object]
) -> None:
    found = reasons(**DUPLICATE, **figures)
    assert found[code] == needed
    assert "methods_agree" not in found


def test_agreement_and_disagreement_are_counted_and_named() -> None:
    found = reasons(
        **DUPLICATE,
        asked=METHODS,
        shingles=fixed(0.5),
        distill=gems(0),
        simhash=bits(30),
        supershingles=sketches(None),
    )
    assert found["methods_agree"] == {
        "agree": 2,
        "of": 3,
        "agreeing": "passages,shingles",
        "disagreeing": "simhash",
        "silent": "distill,supershingles",
    }


def test_no_method_speaks_of_texts_in_different_languages_that_share_nothing() -> None:
    found = reasons(language_b="en", asked=METHODS, shingles=fixed(0.0), simhash=bits(32))
    assert set(found) == {"no_passages", "different_languages"}


def test_methods_that_were_not_asked_for_say_nothing() -> None:
    assert set(reasons(asked=("passages",))) == {"no_passages"}
