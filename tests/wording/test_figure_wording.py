from __future__ import annotations

import re
from dataclasses import replace

import pytest
from made_comparisons import comparison_with

from neardup_gui.compare import Pair, Settings, prepare
from neardup_gui.documents import pasted_document
from neardup_gui.documents.model import Exclusion
from neardup_gui.spans import Span
from neardup_gui.wording.figures import (
    explain_containment,
    explain_coverage,
    explain_longest_passage,
    explain_resemblance,
    explain_similarity,
    explain_uniqueness,
    figure_lines,
)
from neardup_gui.wording.names import format_name, kind_name, language_name
from neardup_gui.wording.settings import settings_lines
from neardup_gui.wording.translator import Translator, english, qt_translator


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_containment_with_its_numbers() -> None:
    assert plain(explain_containment(comparison_with(3), "a", english)) == (
        "Containment of A: 312 of A's 1,204 distinct shingles stand in B: 312 / 1,204 = 25.9 %. "
        "A shingle is a run of 5 words."
    )


def test_containment_under_sampling_names_the_sample() -> None:
    comparison = comparison_with(3)
    assert comparison.shingles is not None
    sampled = replace(
        comparison,
        settings=replace(comparison.settings, modulus=25),
        shingles=replace(comparison.shingles, sampled_a=48, sampled_b=60, common=12, containment_a=0.25),
    )
    told = plain(explain_containment(sampled, "a", english))
    assert "12 / 48 = 25.0 %" in told
    assert "Only one in 25 was counted: 48 of 1,204 in A, 60 of 1,500 in B." in told


def test_a_formula_that_does_not_yield_the_figure_is_not_shown() -> None:
    comparison = comparison_with(3)
    assert comparison.shingles is not None
    article = replace(comparison, shingles=replace(comparison.shingles, containment_a=0.2, resemblance=0.1))
    assert "/ 1,204" not in explain_containment(article, "a", english)
    assert "20.0" in explain_containment(article, "a", english)
    assert "1,204" not in explain_resemblance(article, english)


def test_resemblance_and_similarity_with_their_numbers() -> None:
    comparison = comparison_with(3)
    assert "312 / (1,204 + 1,500 − 312) = 13.0 %" in plain(explain_resemblance(comparison, english))
    assert "2 × 312 / (1,204 + 1,500) = 23.1 %" in plain(explain_similarity(comparison, english))


def test_similarity_above_one_hundred_is_told_raw_and_shown() -> None:
    comparison = comparison_with(3)
    assert comparison.shingles is not None
    figures = replace(
        comparison.shingles, sampled_a=10, sampled_b=10, common=12, similarity=120.0, similarity_shown=100
    )
    told = plain(explain_similarity(replace(comparison, shingles=figures), english))
    assert "= 120.0 %" in told
    assert "shown is 100 %" in told


def test_coverage_and_uniqueness_add_up() -> None:
    comparison = comparison_with(3)
    inside = sum(passage.a.length for passage in comparison.passages)
    assert f"{inside} / " in explain_coverage(comparison, "a", english).replace(",", "")
    told = plain(explain_uniqueness(replace(comparison, coverage_a=0.625), "a", english))
    assert "100 % − 62.5 % = 37.5 %" in told


def test_coverage_names_what_was_left_out() -> None:
    comparison = comparison_with(3)
    document = replace(comparison.a.document, excluded=(Exclusion(Span(0, 50), "gutenberg"),))
    inside = sum(passage.a.length for passage in comparison.passages)
    counted = len(document.text) - 50
    changed = replace(comparison, a=replace(comparison.a, document=document), coverage_a=inside / counted)
    told = explain_coverage(changed, "a", english)
    assert f"{counted:,}" in told
    assert "50 characters that are not the author's were left out." in told


def test_without_a_passage_the_longest_has_no_length(translate: Translator) -> None:
    told = explain_longest_passage(comparison_with(0, code="unrelated"), translate)
    assert not re.search("[0-9]", told)


def test_every_figure_has_name_value_and_explanation(translate: Translator) -> None:
    lines = figure_lines(comparison_with(3), translate)
    assert [(line.code, line.side) for line in lines] == [
        ("coverage", "a"), ("coverage", "b"), ("uniqueness", "a"), ("uniqueness", "b"), ("longest_passage", None),
        ("passages", None), ("containment", "a"), ("containment", "b"), ("resemblance", None), ("similarity", None),
        ("distill", None), ("simhash", None), ("supershingles", None),
    ]  # fmt: skip
    for line in lines:
        assert line.name
        assert line.value
        assert line.explanation.startswith(line.name), "the explanation is shown under the name"
        assert not re.search(r"[{}]|%n", line.explanation + line.value)


def test_figures_of_a_method_that_was_not_asked_for_are_absent() -> None:
    comparison = comparison_with(3)
    asked = replace(comparison.settings, methods=("passages",))
    lines = figure_lines(replace(comparison, settings=asked, shingles=None), english)
    assert {line.code for line in lines} == {"coverage", "uniqueness", "longest_passage", "passages"}


@pytest.mark.parametrize(
    "settings",
    [
        Settings(shingle_length=5, unit="words"),
        Settings(
            shingle_length=8, unit="characters", modulus=25, step=8, stop_words=True, lemmas=True, encoding="koi8-r"
        ),
        Settings(preset="article2009", shingle_length=10, unit="words", hash="crc32", step=3, min_run=4, language="ru"),
        Settings(shingle_length=5, unit="words", footnotes=False, tracked_changes="original", boilerplate=True),
        Settings(
            preset="My own",
            shingle_length=5,
            unit="words",
            numbers=False,
            fold_yo=False,
            look_alikes=False,
            stop_words=True,
            stop_lists=(("ru", ("и",)),),
            ignore=("one", "two"),
            boilerplate_document="/x/y.docx",
            distill_sequences=("12", "34"),
            distill_smallest=40,
        ),
    ],
)
def test_settings_in_words(settings: Settings, translate: Translator) -> None:
    lines = settings_lines(settings, translate)
    assert len({name for name, _ in lines}) == len(lines)
    for name, value in lines:
        assert name
        assert value
        assert not re.search(r"[{}]|%n|True|False|None", name + value)


def test_settings_are_told_as_they_were() -> None:
    lines = dict(
        settings_lines(Settings(shingle_length=8, unit="characters", step=8, modulus=25, stop_words=True), english)
    )
    assert lines["Shingle length"] == "8 characters"
    assert lines["Step of shingles"] == "8 (end to end)"
    assert lines["Sampling"] == "one shingle in 25, by its checksum"
    assert lines["Stop words"] == "left out"
    assert lines["Footnotes"] == "compared"


def test_what_the_user_left_out_can_be_repeated() -> None:
    settings = Settings(
        preset="Contracts",
        shingle_length=5,
        unit="words",
        numbers=False,
        stop_words=True,
        stop_lists=(("ru", ("и",)),),
        ignore=tuple(f"phrase {number}" for number in range(103)),
        boilerplate_document="/folder/template.docx",
        distill_sequences=("12", "34"),
        distill_smallest=40,
    )
    lines = dict(settings_lines(settings, english))
    assert lines["Preset"] == "Contracts"
    assert lines["Numbers"] == "left out"
    assert lines["Stop words"] == "left out (by an own list: Russian)"
    assert lines["Ignored phrases"].startswith("phrase 0; phrase 1; ")
    assert lines["Ignored phrases"].endswith("phrase 99; and 3 more")
    assert lines["Boilerplate document"] == "/folder/template.docx"
    assert lines["Distill"] == (
        "as in the article; 2 own cutting sequences; parts of at least 40 digits; cannot be looked up in a catalogue"
    )
    assert "Letter ё" not in lines  # what is as usual is not worth a line


def test_names_in_russian() -> None:
    russian = qt_translator("ru")
    assert [kind_name(kind, russian) for kind in ("verbatim", "edited", "reworded")] == [
        "дословно", "с правкой", "пересказано",
    ]  # fmt: skip
    assert language_name("ru", russian) == "русский"
    assert language_name("und", russian) == "не определён"
    assert language_name("qq", russian) == "qq"
    assert format_name("epub", russian) == "EPUB"


def test_short_texts_show_no_coverage_of_nothing() -> None:
    text = "Ten words that are the same in both of these texts."
    short = Pair(prepare(pasted_document(text, "a")), prepare(pasted_document(text, "b"))).compare(Settings())
    codes = {line.code for line in figure_lines(short, english)}
    assert codes.isdisjoint({"coverage", "uniqueness", "longest_passage", "passages"})
    assert {"containment", "similarity"} <= codes
