"""What Distill, SimHash and supershingles are said to mean."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from made_comparisons import comparison_with, with_reasons

from neardup_gui.compare.result import Reason
from neardup_gui.wording.figures import figure_lines
from neardup_gui.wording.method_figures import explain_distill, explain_simhash, explain_supershingles
from neardup_gui.wording.names import found_by_sentence, method_name
from neardup_gui.wording.translator import Translator, english
from neardup_gui.wording.verdicts import agreement_of, main_reason_sentences
from neardup_gui.wording.voices import agreement_sentence, voice_sentence

COMPARISON = comparison_with(3)
UNFILLED = re.compile(r"[{}]|%n")


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def values(**changes: object) -> dict[str, str]:
    lines = figure_lines(replace(COMPARISON, **changes), english)
    return {line.code: line.value for line in lines if line.side is None}


def test_values_with_their_samples() -> None:
    found = values()
    assert found["distill"] == "10 of 115 and 164"
    assert found["simhash"] == "12 of 64 bits"
    assert found["supershingles"] == "0 of 6"


def test_too_little_text_is_said() -> None:
    found = values(distill=None, simhash=None, supershingles=None)
    assert {found[code] for code in ("distill", "simhash", "supershingles")} == {"too little text"}
    assert COMPARISON.simhash is not None
    assert COMPARISON.supershingles is not None
    short = replace(COMPARISON.simhash, b=None, distance=None)
    assert values(simhash=short)["simhash"] == "too little text"
    assert "500 words" in explain_simhash(short, english)
    apart = replace(COMPARISON.supershingles, matched=None, megashingles_matched=None)
    assert values(supershingles=apart)["supershingles"] == "not comparable"


def test_gems_in_licences_are_told_apart() -> None:
    assert COMPARISON.distill is not None
    told = plain(explain_distill(COMPARISON.distill, english))
    assert "Of 115 gems of A and 164 of B, 10 are equal" in told
    assert "1 common gem lies in licence text" in told
    assert "(50,065 and 71,049 digits) are at least 80.2 % alike" in told
    assert "reach 55.0 % to 65.0 %" in told


@pytest.mark.parametrize(("digits_b", "said"), [(50_000, True), (200_000, False)])
def test_unrelated_digits_are_never_shown_as_a_share(digits_b: int, said: bool, translate: Translator) -> None:
    assert COMPARISON.distill is not None
    figures = replace(COMPARISON.distill, digits_similarity=0.573, digits_b=digits_b)
    told = explain_distill(figures, translate)
    assert "57" not in told
    if translate.language == "en":
        assert ("no more alike than unrelated ones" in told) == said


def sentences_of(told: str) -> list[str]:
    return re.split(r"\. |。(?=.)", told)


def test_supershingles_are_practically_identical_and_never_similar(translate: Translator) -> None:
    assert COMPARISON.supershingles is not None
    told = {matched: explain_supershingles(replace(COMPARISON.supershingles, matched=matched), translate)
            for matched in range(7)}  # fmt: skip
    assert len(sentences_of(told[1])) + 1 == len(sentences_of(told[2]))
    if translate.language == "en":
        assert "So these texts are practically identical." in told[2]
        assert not any("similar" in sentence for sentence in told.values())


def test_the_articles_recipe_is_told_by_its_own_band() -> None:
    assert COMPARISON.simhash is not None
    told = explain_simhash(replace(COMPARISON.simhash, preset="article"), english)
    assert "keywords" in told
    assert "revision" not in told


@pytest.mark.parametrize("distance", [0, 3, 4, 14, 15, 23, 24, 64])
@pytest.mark.parametrize("preset", ["default", "article"])
def test_each_band_of_simhash_has_its_sentence(distance: int, preset: str, translate: Translator) -> None:
    told = voice_sentence(Reason("simhash", {"distance": distance, "preset": preset}), translate)
    assert told is not None
    assert str(distance) in told
    assert not UNFILLED.search(told)


def test_what_speaks_against_the_verdict_is_said() -> None:
    reason = Reason("supershingles", {"matched": 2, "opinion": "disagrees"})
    assert str(voice_sentence(reason, english)).endswith("This speaks against the verdict.")
    assert "against" not in str(voice_sentence(Reason("supershingles", {"matched": 2}), english))


def test_agreement_in_words() -> None:
    figures = {"agree": 2, "of": 3, "agreeing": "passages,shingles", "disagreeing": "simhash", "silent": "distill"}
    assert agreement_sentence(figures, english) == (
        "2 of 3 methods agree: passages, shingles. Against it: SimHash. Not decisive here: Distill."
    )


def test_short_texts_say_under_the_verdict_how_they_were_judged() -> None:
    short = with_reasons(COMPARISON, "near_duplicate", "short_text_characters")
    assert agreement_of(short, english).startswith("The texts are too short for passages")
    assert agreement_of(with_reasons(COMPARISON, "near_duplicate", "coverage"), english) == ""


def test_reports_leave_out_methods_that_agree_or_abstain() -> None:
    said = main_reason_sentences(with_reasons(COMPARISON, "partial", "coverage", "distill", "simhash"), english)
    assert len(said) == 2
    assert said[1].endswith("This speaks against the verdict.")


def test_no_gem_rules_nothing_out(translate: Translator) -> None:
    told = voice_sentence(Reason("distill", {"common": 0, "own": 0, "gems_a": 40, "gems_b": 50}), translate)
    assert told is not None
    if translate.language == "en":
        assert "rules nothing out" in told


def test_how_a_passage_was_found(translate: Translator) -> None:
    told = found_by_sentence(("shingles", "stems", "sentences", "distill"), translate)
    assert told.count(",") + told.count("、") == 3
    assert not UNFILLED.search(told)
    assert "odd" in found_by_sentence(("odd",), translate)
    assert method_name("odd", translate) == "odd"
