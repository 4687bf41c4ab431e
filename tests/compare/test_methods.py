"""Distill, SimHash and supershingles of a pair: figures, spans, JSON, and how often they are made."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from neardup_gui import cli
from neardup_gui.compare import Pair, Prepared, Settings, prepare
from neardup_gui.compare.json_format import comparison_json, dump, fingerprint_json
from neardup_gui.compare.methods import to_whole_words
from neardup_gui.documents import Exclusion, pasted_document
from neardup_gui.progress import Cancelled, Progress
from neardup_gui.spans import Span, SpanArray

SYLLABLES = ("бер", "вол", "гор", "дом", "жар", "зор", "кра", "лес", "мед", "ног", "пас", "рук", "сад", "тра", "чер")


def novel(words: int, seed: int) -> str:
    chance = random.Random(seed)
    vocabulary = ["".join(chance.choices(SYLLABLES, k=chance.choice((1, 2, 2, 3)))) for _ in range(3_000)]
    weights = [1 / rank for rank in range(1, 3_001)]
    return " ".join(chance.choices(vocabulary, weights, k=words))


def prepared(text: str) -> Prepared:
    return prepare(pasted_document(text, "text"), "ru")


@pytest.fixture(scope="module")
def pair() -> Pair:
    """A text, and a copy with other words before it and a changed word here and there."""
    text = novel(12_000, 1)
    words = text.split()
    for place in range(500, len(words), 900):
        words[place] = "правка"
    return Pair(prepared(text), prepared(novel(800, 2) + " " + " ".join(words)))


def test_figures_with_their_samples(pair: Pair) -> None:
    comparison = pair.compare(Settings())
    assert comparison.distill is not None
    assert comparison.simhash is not None
    assert comparison.supershingles is not None
    gems = comparison.distill
    assert 10 <= gems.common == gems.common_own < gems.gems_a <= gems.gems_b + 5
    assert gems.containment_a == gems.common / gems.gems_a
    assert gems.containment_b == gems.common / gems.gems_b
    assert gems.digits_similarity > 0.9
    assert gems.digits_a == len(pair.a.digits("article"))
    assert comparison.simhash.distance is not None
    assert comparison.simhash.distance <= 14
    assert (comparison.simhash.words_a, comparison.simhash.words_b) == (12_000, 12_800)
    assert comparison.supershingles.shingles_a > 10_000
    agreed = next(reason for reason in comparison.verdict.reasons if reason.code == "methods_agree")
    assert str(agreed.figures["agreeing"]).startswith("passages,shingles,distill,simhash")


def test_no_slider_makes_them_anew(pair: Pair) -> None:
    still = pair.compare(Settings())
    for length, modulus, step in ((1, 1, 1), (7, 25, 2), (20, 40, 20)):
        moved = pair.compare(Settings(shingle_length=length, modulus=modulus, step=step, unit="words"))
        assert moved.shingles != still.shingles
        assert moved.distill is still.distill
        assert moved.simhash is still.simhash
        assert moved.supershingles is still.supershingles
        assert moved.gem_spans_a is still.gem_spans_a
        assert moved.verdict == still.verdict
    # Nor do settings that shape the shingles alone.
    changed = pair.compare(Settings(lemmas=True, stop_words=True, hash="md5", unit="characters"))
    assert changed.supershingles is still.supershingles
    assert changed.verdict == still.verdict


def test_a_method_that_is_not_asked_for_is_not_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError

    module = import_module("neardup_gui.compare.prepare")
    for name in ("distill", "simhash", "sketch"):
        monkeypatch.setattr(module, name, never)
    comparison = Pair(prepared(novel(900, 1)), prepared(novel(900, 2))).compare(
        Settings(methods=("shingles", "passages"))
    )
    assert comparison.distill is comparison.simhash is comparison.supershingles is None
    assert len(comparison.gem_spans_a) == 0


def test_gem_spans_are_whole_words_that_both_texts_share(pair: Pair) -> None:
    comparison = pair.compare(Settings())
    assert len(comparison.gem_spans_a) == len(comparison.gem_spans_b) > 0
    for side, spans in ((comparison.a, comparison.gem_spans_a), (comparison.b, comparison.gem_spans_b)):
        text = side.document.text
        for start, end in spans.pairs():
            assert start == 0 or text[start - 1] == " "
            assert end == len(text) or text[end] == " "
            assert text[start] != " " != text[end - 1]


def test_rounding_out_to_words() -> None:
    tokens = prepared("один, два три").tokens
    spans = SpanArray.of([(1, 2), (4, 7), (8, 13)])
    assert to_whole_words(spans, tokens).pairs() == [(0, 4), (4, 9), (6, 13)]
    assert len(to_whole_words(SpanArray.empty(), tokens)) == 0
    assert to_whole_words(SpanArray.of([(0, 1)]), prepared("…").tokens).pairs() == [(0, 1)]


def test_variants_and_details(pair: Pair) -> None:
    article = pair.compare(Settings()).distill
    published = pair.compare(Settings(distill="published")).distill
    paragraph = pair.compare(Settings(distill_detail="paragraph")).distill
    assert article is not None
    assert published is not None
    assert paragraph is not None
    assert (article.variant, published.variant, paragraph.detail) == ("article", "published", "paragraph")
    assert paragraph.gems_a != article.gems_a
    perpendicular = pair.compare(Settings(distill_detail="perpendicular"))
    assert perpendicular.distill is not None
    assert perpendicular.distill.common > 0
    assert perpendicular.gem_spans_a.pairs() != pair.compare(Settings()).gem_spans_a.pairs()
    by_keywords = pair.compare(Settings(simhash="article")).simhash
    assert by_keywords is None, "jieba's recipe leaves nothing of Russian"


def test_what_is_not_the_authors_counts_for_gems_alone() -> None:
    licence = novel(3_000, 9)
    sides = []
    for seed in (1, 2):
        document = pasted_document(f"{licence}\n{novel(4_000, seed)}", "book")
        sides.append(prepare(replace(document, excluded=(Exclusion(Span(0, len(licence)), "gutenberg"),)), "ru"))
    made = Pair(sides[0], sides[1])
    masked, whole = made.compare(Settings()), made.compare(Settings(boilerplate=True))
    assert masked.distill is whole.distill is not None
    assert masked.distill.common > 0 == masked.distill.common_own
    assert masked.simhash is not None
    assert whole.simhash is not None
    assert (masked.simhash.words_a, whole.simhash.words_a) == (4_000, 7_000)
    assert masked.simhash.distance is not None
    assert whole.simhash.distance is not None
    assert masked.simhash.distance > whole.simhash.distance
    assert masked.supershingles is not None
    assert whole.supershingles is not None
    assert masked.supershingles.shingles_a < whole.supershingles.shingles_a
    assert masked.verdict.code == "unrelated"


def test_sketches_of_different_units_are_not_compared() -> None:
    comparison = Pair(prepared(novel(30, 1)), prepared(novel(300, 2))).compare(Settings())
    assert comparison.supershingles is not None
    assert comparison.supershingles.matched is comparison.supershingles.megashingles_matched is None


def test_cancelling_while_a_method_runs() -> None:
    asked = 0

    def after_a_while() -> bool:
        nonlocal asked
        asked += 1
        return asked > 12

    made = Pair(prepared(novel(9_000, 1)), prepared(novel(9_000, 2)))
    with pytest.raises(Cancelled):
        made.compare(Settings(methods=("distill", "simhash", "supershingles")), Progress(should_cancel=after_a_while))


MIXED = "Слово word 詞語 λόγος كلمة שלום ไทย 123 ½ ﬁ e\u0301 \U0001d4d0 \u200b " * 40
TEXTS = {
    "empty": "",
    "white space": " \n\t\u00a0\n",
    "one word": "слово",
    "one letter many times": "а" * 5_000,
    "one word many times": "слово " * 3_000,
    "only punctuation": "?! … — «» " * 400,
    "only digits": "12 345 " * 900,
    "mixed scripts": MIXED,
    "lone surrogates": "сло\ud800во и дру\udc00гое " * 200,
    "Chinese": "雪落在屋頂上，他走到街上久久地看著雪。" * 90,
    "a sentence": "Разум дан человеку для того, чтобы он разумно жил.",
}


@pytest.mark.parametrize("name_b", TEXTS)
@pytest.mark.parametrize("name_a", TEXTS)
def test_odd_texts_go_through_every_method(name_a: str, name_b: str) -> None:
    sides = [prepare(pasted_document(TEXTS[name], name)) for name in (name_a, name_b)]
    comparison = Pair(sides[0], sides[1]).compare(Settings())
    value = comparison_json(comparison, str)
    assert json.loads(dump(value))["verdict"]["code"] == comparison.verdict.code
    if comparison.distill is not None:
        assert 0 <= comparison.distill.digits_similarity <= 1
    if name_a == name_b and comparison.simhash is not None:
        assert comparison.simhash.distance == 0
    if name_a != name_b:
        assert comparison.verdict.code not in ("identical", "near_duplicate")


@pytest.mark.parametrize("preset", ["default", "article"])
@pytest.mark.parametrize("name", TEXTS)
def test_odd_texts_have_fingerprints_or_null(name: str, preset: Any) -> None:
    settings = Settings(simhash=preset)
    value = json.loads(dump(fingerprint_json(prepare(pasted_document(TEXTS[name], name)), settings, str)))
    for variant in ("article", "published"):
        assert len(value["distill"][variant]["digits_sha256"]) == 64
    if value["simhash"] is not None:
        assert int(value["simhash"]["bits"], 2) == int(value["simhash"]["hex"], 16)
    assert (value["supershingles"] is None) == (value["megashingles"] is None)
    if name in ("empty", "white space", "only punctuation"):
        assert value["simhash"] is value["supershingles"] is None
        assert value["distill"]["article"] == {
            "digits_sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "digits_length": 0,
            "gems": [],
        }


def fingerprint_of(text: str, folder: Path, *options: str) -> dict[str, Any]:
    """The fingerprint by the command line, as other programs get it."""
    (folder / "text.txt").write_text(text, encoding="utf-8", newline="")
    target = folder / "text.json"
    assert (
        cli.run(["fingerprint", str(folder / "text.txt"), "--json", str(target), "--encoding", "utf-8", *options]) == 0
    )
    result: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
    return result


@pytest.mark.data
def test_golden_books_by_the_command_line(data_dir: Path, tmp_path: Path) -> None:
    golden = data_dir / "golden"
    books = json.loads((golden / "distill_books.json").read_text(encoding="utf-8"))
    for book in books[:4]:
        target = tmp_path / "book.json"
        code = cli.run(["fingerprint", str(golden / book["file"]), "--json", str(target), "--methods", "distill"])
        assert code == 0
        value = json.loads(target.read_text(encoding="utf-8"))
        assert value["simhash"] is value["shingles"] is value["supershingles"] is None
        for variant, expected in (("article", book), ("published", book["published"])):
            found = value["distill"][variant]
            assert found["digits_sha256"] == expected["distilled_sha256"], book["name"]
            assert found["digits_length"] == expected["distilled_len"], book["name"]
            assert found["gems"] == expected["gems"], book["name"]


@pytest.mark.data
def test_golden_short_texts(data_dir: Path) -> None:
    import hashlib

    for item in json.loads((data_dir / "golden" / "distill_short.json").read_text(encoding="utf-8")):
        text = item["text"]
        value = fingerprint_json(prepare(pasted_document(text, item["name"])), Settings(methods=("distill",)), str)
        if pasted_document(text, "").text != text:
            continue
        for variant, expected in (("article", item), ("published", item["published"])):
            digest = hashlib.sha256(expected["distilled"].encode()).hexdigest()
            assert value["distill"][variant]["digits_sha256"] == digest, item["name"]
            assert value["distill"][variant]["gems"] == (expected["gems"] or []), item["name"]


@pytest.mark.data
def test_golden_simhash_by_the_command_line(data_dir: Path, tmp_path: Path) -> None:
    golden = json.loads((data_dir / "golden" / "golden_simhash.json").read_text(encoding="utf-8"))
    for name, case in golden["texts"].items():
        if "\r" in case["text"] or case["text"].startswith("\ufeff"):
            continue  # line ends and the byte order mark are a matter of the reader
        found = fingerprint_of(case["text"], tmp_path, "--simhash", "article", "--methods", "simhash")["simhash"]
        if case["simhash_bits"] is None:
            assert found is None, name
            continue
        assert found["bits"] == case["simhash_bits"], name
        assert found["keywords"] == case["keywords_with_weights"], name


SENTENCES = (
    "Снег лежал на крышах, и никто не выходил из дома до самого вечера той долгой зимой.",
    "Пароход опоздал на два часа, поэтому встречающие разошлись по трактирам у пристани.",
)


def test_short_texts_are_judged_by_runs_of_characters() -> None:
    changed = SENTENCES[0].replace("дома", "избы")
    near = Pair(prepared(SENTENCES[0]), prepared(changed)).compare(Settings())
    assert near.verdict.code == "near_duplicate"
    assert near.verdict.reasons[0].code == "short_text_characters"
    assert 0.6 <= float(near.verdict.reasons[0].figures["coverage_a"]) < 1
    apart = Pair(prepared(SENTENCES[0]), prepared(SENTENCES[1])).compare(Settings())
    assert apart.verdict.code == "unrelated"
    within = Pair(prepared(changed), prepared(f"{novel(900, 1)} {SENTENCES[0]} {novel(900, 2)}")).compare(Settings())
    assert within.verdict.code == "contains"
    strange = Pair(prepared(SENTENCES[1]), prepared(f"{novel(900, 1)} {SENTENCES[0]}")).compare(Settings())
    assert strange.verdict.code == "unrelated"


def test_a_long_estimate_is_not_spoilt_by_a_stray_window() -> None:
    """One long common stretch at opposite ends of unrelated texts must not decide how the rest is cut."""
    stretch = novel(40, 9)
    sides = [prepared(f"{novel(40_000, 1)} {stretch}"), prepared(f"{stretch} {novel(40_000, 2)}")]
    figures = Pair(sides[0], sides[1]).compare(Settings(methods=("distill",))).distill
    assert figures is not None
    assert not figures.digits_similarity_exact
    assert 0.5 < figures.digits_similarity < 0.7
