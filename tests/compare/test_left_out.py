"""Phrases and a boilerplate document that are left out of both texts, and words that are read in another way."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.compare import Comparison, Pair, Prepared, Settings, prepare
from neardup_gui.compare.coverage import coverage_without, shared_lengths
from neardup_gui.compare.json_format import comparison_json, fingerprint_json
from neardup_gui.compare.left_out import COMMON_TEXT, IGNORED
from neardup_gui.compare.prepare import touching
from neardup_gui.documents import Document, Exclusion, pasted_document
from neardup_gui.errors import SettingError
from neardup_gui.spans import Span, SpanArray
from neardup_gui.text.phrases import inside_phrases
from neardup_gui.text.tokenise import tokenise


def prose(count: int, seed: int) -> str:
    source = random.Random(seed)
    syllables = ["ка", "ло", "ми", "рен", "тос", "вар", "ел", "шу", "па", "дин", "гор", "бле"]
    return " ".join("".join(source.choices(syllables, k=source.randint(2, 4))) for _ in range(count))


def prepared(text: str) -> Prepared:
    return prepare(pasted_document(text, "text"), "ru")


def pair_of(a: str, b: str) -> Pair:
    return Pair(prepared(a), prepared(b))


def shown(comparison: Comparison, code: str) -> list[str]:
    text = comparison.a.document.text
    return [text[part.span.start : part.span.end] for part in comparison.a.left_out if part.code == code]


COPIED = prose(120, 1)
PHRASE = "Настоящим Стороны договорились о нижеследующем"


def test_phrases_are_found_whatever_stands_between_their_words() -> None:
    tokens = tokenise("И вот, «Всё же» — всё-таки всё\nже пошло.")
    inside = inside_phrases(tokens, ["все же", "нет такого", "", "все же и"])
    assert [tokens.words()[place] for place in np.flatnonzero(inside)] == ["все", "же", "все", "же"]


@given(st.lists(st.sampled_from("абв"), max_size=30), st.lists(st.lists(st.sampled_from("абвг"), max_size=4)))
def test_phrases_are_found_where_a_plain_search_finds_them(words: list[str], phrases: list[list[str]]) -> None:
    expected = [False] * len(words)
    for phrase in phrases:
        for place in range(len(words) - len(phrase) + 1):
            if phrase and words[place : place + len(phrase)] == phrase:
                expected[place : place + len(phrase)] = [True] * len(phrase)
    found = inside_phrases(tokenise(" ".join(words)), [" ".join(phrase) for phrase in phrases])
    assert found.tolist() == expected


def test_an_ignored_phrase_is_in_no_shingle_and_does_not_split_a_passage() -> None:
    words = COPIED.split()
    with_phrase = " ".join([*words[:60], PHRASE + ",", *words[60:]])
    pair = pair_of(f"{prose(80, 2)} {with_phrase}", f"{prose(70, 3)} {COPIED}")
    plain = pair.compare(Settings())
    assert plain.passages[0].kind == "edited"
    ignoring = pair.compare(Settings(ignore=("настоящим стороны ДОГОВОРИЛИСЬ о нижеследующем",)))
    assert [passage.kind for passage in ignoring.passages] == ["verbatim"]
    assert ignoring.passages[0].words_a == 120
    assert shown(ignoring, IGNORED) == [PHRASE]
    assert ignoring.a.words == plain.a.words  # the text has as many words as before
    assert ignoring.shingles is not None
    assert plain.shingles is not None
    assert ignoring.shingles.common == plain.shingles.common + 4  # the four that the phrase had cut through
    assert pair.compare(Settings()).passages == plain.passages


def test_coverage_counts_what_is_left_out_on_neither_side() -> None:
    words = COPIED.split()
    text_a = " ".join([*words[:60], PHRASE, *words[60:]])
    comparison = pair_of(f"{text_a}\n{prose(100, 2)}", f"{COPIED}\n{prose(100, 4)}").compare(
        Settings(ignore=(PHRASE,), min_passage=20)
    )
    (passage,) = comparison.passages
    length = len(comparison.a.document.text) - len(PHRASE)
    assert comparison.coverage_a == pytest.approx((passage.a.length - len(PHRASE)) / length)
    assert coverage_without(comparison, {0}) == (comparison.coverage_a, comparison.coverage_b)
    assert coverage_without(comparison, {1}) == (0.0, 0.0)


def test_nothing_is_common_but_ignored_phrases() -> None:
    a = " ".join(f"{PHRASE} {prose(30, seed)}" for seed in range(10, 20))
    b = " ".join(f"{PHRASE} {prose(30, seed)}" for seed in range(30, 40))
    pair = pair_of(a, b)
    before, after = pair.compare(Settings()), pair.compare(Settings(ignore=(PHRASE,)))
    assert before.shingles is not None
    assert after.shingles is not None
    assert (before.shingles.common, after.shingles.common) == (1, 0)
    assert len(after.a.left_out) == 10


def test_boilerplate_document_is_masked_on_both_sides(tmp_path: Path) -> None:
    template = prose(90, 5)
    path = tmp_path / "template.txt"
    path.write_text(f"Образец. {template} конец образца", encoding="utf-8")
    a, b = f"{prose(60, 6)} {template} {prose(60, 7)}", f"{template} {prose(100, 8)}"
    pair = pair_of(a, b)
    assert pair.compare(Settings()).verdict.code == "partial"
    settings = Settings(boilerplate_document=str(path))
    comparison = pair.compare(settings)
    assert comparison.passages == ()
    assert comparison.verdict.code == "unrelated"
    assert comparison.shingles is not None
    assert comparison.shingles.common == 0
    assert shown(comparison, COMMON_TEXT) == [template]
    assert comparison.supershingles is not None
    assert comparison.supershingles.shingles_a == 2 * (60 - 4)
    value = comparison_json(comparison, str)
    assert value["a"]["excluded"] == [[*comparison.a.left_out[0].span, COMMON_TEXT]]
    assert value["settings"]["boilerplate_document"] == str(path)
    printed = fingerprint_json(pair.a, settings, str)
    assert printed["shingles"]["count"] == 2 * (60 - 4)
    assert printed["file"]["excluded"] == value["a"]["excluded"]


def test_of_a_text_that_is_left_out_whole_nothing_can_be_said(tmp_path: Path) -> None:
    own = prose(200, 1)
    template = tmp_path / "template.txt"
    template.write_text(own, encoding="utf-8")
    verdict = pair_of(own, prose(300, 2)).compare(Settings(boilerplate_document=str(template))).verdict
    assert verdict.code == "not_enough_text"
    assert [dict(reason.figures) for reason in verdict.reasons] == [{"side": "a", "words": 0, "needed": 10}]


def test_seven_words_of_the_boilerplate_document_are_compared(tmp_path: Path) -> None:
    words = COPIED.split()
    path = tmp_path / "template.txt"
    path.write_text(" ".join(words[10:17]), encoding="utf-8")
    pair = pair_of(COPIED, COPIED)
    assert pair.compare(Settings(boilerplate_document=str(path))).a.left_out == ()
    path.write_text(" ".join(words[10:18]), encoding="utf-8")
    assert shown(pair.compare(Settings(boilerplate_document=str(path))), COMMON_TEXT) == [" ".join(words[10:18])]


def test_licences_that_are_compared_too_leave_the_users_exclusions_in_force() -> None:
    text = f"{prose(30, 9)} {PHRASE} {prose(30, 10)}"
    whole = pasted_document(text, "text")
    document: Document = replace(whole, excluded=(Exclusion(Span(0, 20), "gutenberg"),))
    pair = Pair(prepare(document, "ru"), prepared(text))
    codes = {
        boilerplate: [part.code for part in comparison.a.excluded(comparison.settings)]
        for boilerplate in (False, True)
        if (comparison := pair.compare(Settings(ignore=(PHRASE,), boilerplate=boilerplate)))
    }
    assert codes == {False: ["gutenberg", IGNORED], True: [IGNORED]}


def test_a_boilerplate_document_that_is_gone_is_named() -> None:
    with pytest.raises(SettingError) as caught:
        pair_of(COPIED, COPIED).compare(Settings(boilerplate_document="/no/such/template.docx"))
    assert (caught.value.code, caught.value.path) == ("boilerplate_unreadable", "/no/such/template.docx")


def test_gems_are_of_the_whole_text_whatever_is_left_out() -> None:
    text = prose(4_000, 11)
    pair = pair_of(text, text)
    before, after = pair.compare(Settings()), pair.compare(Settings(ignore=tuple(text.split()[:50])))
    assert before.distill is not None
    assert after.distill is not None
    assert (after.distill.gems_a, after.distill.common) == (before.distill.gems_a, before.distill.common)
    assert before.distill.gems_a > 3


def test_yo_and_look_alikes_can_be_told_apart() -> None:
    a = " ".join(f"{word} всё ёлка" for word in prose(40, 12).split())
    usual = pair_of(a, a.replace("ё", "е"))
    assert usual.compare(Settings()).verdict.code == "identical"
    strict = usual.compare(Settings(fold_yo=False))
    assert strict.shingles is not None
    assert strict.shingles.common == 0
    assert strict.verdict.code != "identical"
    assert not strict.a.left_out
    latin = pair_of(a, a.replace("а", "a").replace("о", "o"))  # Cyrillic, then Latin letters
    assert latin.compare(Settings()).verdict.code == "identical"
    assert latin.compare(Settings(look_alikes=False)).verdict.code == "unrelated"


def test_numbers_are_left_out_of_the_shingles_alone() -> None:
    words = prose(60, 13).split()
    a = " ".join(f"{word} {place}" for place, word in enumerate(words))
    b = " ".join(f"{word} {place + 100}" for place, word in enumerate(words))
    pair = pair_of(a, b)
    counted, without = pair.compare(Settings()), pair.compare(Settings(numbers=False))
    assert counted.shingles is not None
    assert without.shingles is not None
    assert (counted.shingles.resemblance, without.shingles.resemblance) == (0.0, 1.0)
    assert pair.compare(Settings(numbers=False, shingle_length=7)).shingles.resemblance == 1.0  # type: ignore[union-attr]
    assert without.passages == counted.passages


def test_own_stop_words_take_the_place_of_the_programs() -> None:
    a, b = "дом и сад стоит тут давно " * 15, "дом сад кот стоит тут давно " * 15
    pair = pair_of(a, b)
    settings = Settings(unit="words", stop_words=True, stop_lists=(("ru", ("И", "кот")), ("en", ("the",))))
    assert pair.compare(settings).shingles.resemblance == 1.0  # type: ignore[union-attr]
    assert pair.compare(replace(settings, stop_lists=())).shingles.resemblance < 1.0  # type: ignore[union-attr]
    everywhere = replace(settings, stop_lists=(("*", ("и", "кот")),))
    assert pair.compare(everywhere).shingles.resemblance == 1.0  # type: ignore[union-attr]


@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 9)), max_size=8),
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 9)), max_size=8),
)
def test_touching_and_shared_lengths_are_those_of_a_plain_count(
    places: list[tuple[int, int]], outs: list[tuple[int, int]]
) -> None:
    spans = SpanArray.of((start, start + length) for start, length in places)
    excluded = [Exclusion(Span(start, start + length), "toc") for start, length in outs]
    inside = {point for part in excluded for point in range(*part.span)}
    counts = [len(inside & set(range(*span))) for span in spans.pairs()]
    union = SpanArray.of(part.span for part in excluded).merged()
    assert shared_lengths(spans, union).tolist() == counts
    assert touching(excluded, spans.starts, spans.ends).tolist() == [count > 0 for count in counts]


def test_own_cuts_rule_the_gems() -> None:
    text = prose(3_000, 14)
    pair = pair_of(text, text)
    usual = pair.compare(Settings()).distill
    own = pair.compare(Settings(distill_sequences=("12", "21"), distill_smallest=10)).distill
    assert usual is not None
    assert own is not None
    assert own.gems_a > 5 * usual.gems_a
    assert pair.compare(Settings()).distill == usual
    printed = fingerprint_json(pair.a, Settings(distill_sequences=("12", "21"), distill_smallest=10), str)
    assert len(printed["distill"]["article"]["gems"]) == own.gems_a
