"""From two texts and settings to the frozen comparison."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from neardup_gui.compare import PRESETS, Comparison, Pair, Prepared, Settings, prepare
from neardup_gui.compare.json_format import comparison_json, fingerprint_json
from neardup_gui.documents import Document, Exclusion, pasted_document
from neardup_gui.errors import SettingError
from neardup_gui.progress import Cancelled, Progress
from neardup_gui.resources import resource_path
from neardup_gui.spans import Span, SpanArray

WORDS = [f"{head}{tail}" for head in ("бер", "вол", "гор", "дом", "жар", "зор") for tail in "абвгдежзик"]


def prose(first: int, count: int) -> str:
    return " ".join(WORDS[(place * place + 3 * place * first + first) % len(WORDS)] + str(place % 7) + "н" * (first % 5)
                    for place in range(count))  # fmt: skip


def prepared(text: str) -> Prepared:
    return prepare(pasted_document(text, "text"))


def compared(text_a: str, text_b: str, settings: Settings | None = None) -> Comparison:
    return Pair(prepared(text_a), prepared(text_b)).compare(settings or Settings())


@pytest.fixture(scope="module")
def samples() -> Pair:
    from neardup_gui.documents import read_document

    paths = [resource_path("samples", name) for name in ("original_ru.docx", "adaptation_ru.epub")]
    return Pair(*(prepare(read_document(path)) for path in paths))


def test_counts_and_ratios_of_a_small_pair() -> None:
    settings = Settings(unit="words", shingle_length=2)
    figures = compared("a b c d a b", "b c d x", settings).shingles
    assert figures is not None
    # A: ab bc cd da; B: bc cd dx; in common bc cd.
    assert (figures.a, figures.b, figures.common) == (4, 3, 2)
    assert figures.resemblance == pytest.approx(2 / 5)
    assert (figures.containment_a, figures.containment_b) == (pytest.approx(2 / 4), pytest.approx(2 / 3))
    assert figures.similarity == pytest.approx(2 * 2 / 7 * 100)


def test_the_article_counts_repeated_shingles_and_may_pass_100() -> None:
    text = " ".join(["раз", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять"])
    twice = compared(f"{text} {text} {text}", text, PRESETS["article2009"]).shingles
    assert twice is not None
    assert (twice.a, twice.b, twice.common) == (21, 1, 3)
    assert twice.similarity == pytest.approx(3 * 2 / 22 * 100)
    raised = compared("раз " * 30, "раз " * 11, PRESETS["article2009"]).shingles
    assert raised is not None
    assert raised.similarity == pytest.approx(21 * 2 / 23 * 100)
    assert raised.similarity > 100
    assert raised.similarity_shown == 100


def test_the_sliders_move_shingles_and_spans_and_nothing_else(samples: Pair) -> None:
    still = samples.compare(Settings())
    for length, modulus, step in ((1, 1, 1), (3, 1, 3), (10, 7, 1), (20, 40, 20)):
        moved = samples.compare(Settings(shingle_length=length, modulus=modulus, step=step))
        assert moved.shingles != still.shingles
        assert (moved.passages, moved.coverage_a, moved.verdict) == (still.passages, still.coverage_a, still.verdict)
    assert len(samples.compare(Settings(shingle_length=3)).shingle_spans_a) > len(still.shingle_spans_a) > 0


def test_spans_are_the_common_shingles_in_the_text() -> None:
    comparison = compared("Один, два три! Четыре", "пять один два три", Settings(unit="words", shingle_length=2))
    text = comparison.a.document.text
    assert [text[i:j] for i, j in comparison.shingle_spans_a.pairs()] == ["Один, два", "два три"]
    assert comparison.shingle_spans_b.pairs() == [(5, 13), (10, 17)]


def test_unit_and_length_are_decided_by_the_texts() -> None:
    short = compared("Короткий текст о снеге", "Короткая заметка о снеге").settings
    assert (short.unit, short.shingle_length) == ("characters", 8)
    chinese = compared("他走到街上久久地看着雪。" * 20, "雪落在屋顶上。" * 30).settings
    assert chinese.unit == "characters"
    long = compared(prose(1, 80), prose(2, 90)).settings
    assert (long.unit, long.shingle_length) == ("words", 5)
    auto = compared(prose(1, 80), prose(2, 90), Settings(shingle_length="auto")).settings
    assert auto.shingle_length == 3


@pytest.mark.parametrize(
    ("settings", "name", "highest"),
    [
        (Settings(shingle_length=41), "shingle_length", 40),
        (Settings(shingle_length=21, unit="words"), "shingle_length", 20),
        (Settings(modulus=0), "modulus", 40),
        (Settings(step=6), "step", 5),
        (Settings(step=4, shingle_length=3, unit="words"), "step", 3),
        (Settings(min_passage=0), "min_passage", 100_000),
    ],
)
def test_out_of_range_is_refused_with_the_range(settings: Settings, name: str, highest: int) -> None:
    with pytest.raises(SettingError) as caught:
        compared(prose(1, 80), prose(2, 80), settings)
    assert caught.value.code == "out_of_range"
    assert (caught.value.figures["name"], caught.value.figures["highest"]) == (name, highest)


def test_identical_texts_whatever_their_typography_and_length() -> None:
    for text_a, text_b in (("Ещё — раз!", "еще раз"), (prose(1, 300), prose(1, 300).upper())):
        comparison = compared(text_a, text_b)
        assert comparison.verdict.code == "identical"
        assert comparison.shingles is not None
        assert (comparison.shingles.similarity, comparison.shingles.resemblance) == (100.0, 1.0)


def test_the_article_gives_zero_where_it_would_divide_by_zero() -> None:
    comparison = compared("слишком короткий текст", "слишком короткий текст", PRESETS["article2009"])
    assert comparison.shingles is not None
    assert comparison.shingles.similarity == 0.0
    assert comparison.verdict.code == "identical"


def test_symmetry(samples: Pair) -> None:
    there, back = samples.compare(Settings()), Pair(samples.b, samples.a).compare(Settings())
    assert there.shingles is not None
    assert back.shingles is not None
    assert there.shingles.resemblance == back.shingles.resemblance
    assert there.shingles.containment_a == back.shingles.containment_b
    assert there.coverage_a == pytest.approx(back.coverage_b, abs=0.03)


def test_what_is_not_the_authors_is_left_out_unless_asked_for() -> None:
    licence = "This licence lets anyone copy and share the work under the terms that are set out below " * 5
    texts = [f"{licence}\n{prose(seed, 200)}" for seed in (1, 4)]
    sides = []
    for text in texts:
        document = pasted_document(text, "book")
        excluded = (Exclusion(Span(0, len(licence)), "gutenberg"),)
        sides.append(prepare(replace(document, excluded=excluded)))
    pair = Pair(sides[0], sides[1])
    masked, whole = pair.compare(Settings()), pair.compare(Settings(boilerplate=True))
    assert masked.passages == ()
    assert masked.coverage_a == 0
    assert masked.shingles is not None
    assert whole.shingles is not None
    assert masked.shingles.common < whole.shingles.common
    assert len(whole.passages) == 1
    assert 0 < whole.coverage_a < 1
    article = pair.compare(PRESETS["article2009"]).shingles
    assert article is not None
    assert article.common > 0  # the article's figures never pass over anything


def test_a_cancelled_comparison_ends(samples: Pair) -> None:
    with pytest.raises(Cancelled):
        Pair(samples.a, samples.b).compare(Settings(), Progress(should_cancel=lambda: True))


def test_lemmas_and_stop_words_change_the_shingles() -> None:
    words = {"unit": "words", "shingle_length": 2}
    a, b = "красный дом стоял у реки " * 12, "красного дома стояла о река " * 12
    plain = compared(a, b, Settings(**words)).shingles
    lemmas = compared(a, b, Settings(**words, lemmas=True)).shingles
    bare = compared(a, b, Settings(**words, lemmas=True, stop_words=True)).shingles
    assert plain is not None
    assert lemmas is not None
    assert bare is not None
    assert plain.resemblance < lemmas.resemblance < bare.resemblance == 1.0


def test_json_has_the_names_of_the_contract(samples: Pair) -> None:
    value = comparison_json(samples.compare(Settings()), lambda warning: warning.code, spans=True)
    assert list(value) == [
        "schema", "version", "a", "b", "settings", "shingles", "shingle_spans", "distill", "simhash", "supershingles",
        "coverage", "longest_passage", "verdict", "passages",
    ]  # fmt: skip
    assert set(value["shingles"]) == {
        "a", "b", "sampled_a", "sampled_b", "common", "similarity", "similarity_shown", "resemblance",
        "containment_a", "containment_b",
    }  # fmt: skip
    assert set(value["a"]) == {
        "path", "name", "format", "encoding", "sha256", "title", "author", "language", "characters", "words",
        "warnings", "excluded",
    }  # fmt: skip
    assert set(value["passages"][0]) == {
        "id", "a", "b", "kind", "moved", "similarity", "words_a", "words_b", "longest_run", "found_by", "also_in_b",
        "also_in_a", "quoted", "in_notes",
    }  # fmt: skip
    assert value == json.loads(json.dumps(value))
    assert value["settings"]["shingle_length"] == 5


def test_methods_not_asked_for_are_null(samples: Pair) -> None:
    value = comparison_json(samples.compare(Settings(methods=("passages",))), str)
    assert value["shingles"] is None
    assert value["passages"]
    value = comparison_json(samples.compare(Settings(methods=("shingles",))), str)
    assert value["passages"] is value["coverage"] is value["longest_passage"] is None
    assert value["verdict"]["code"] == "partial"


def test_fingerprint_of_the_article_line() -> None:
    line = (
        "Разум дан человеку для того, чтобы он разумно жил, а не для того только, чтобы он понимал, "
        "что он неразумно живет."
    )
    value = fingerprint_json(prepared(line), PRESETS["article2009"], str)
    assert value["shingles"] == {
        "count": 4, "sampled": 4, "checksums": [1313803605, -1077944445, -2009290115, 1772759749],
    }  # fmt: skip
    assert value["distill"]["article"]["gems"] == []
    assert value["simhash"] is None


@pytest.mark.data
def test_golden_pairs_of_the_article(data_dir: Path) -> None:
    pairs = json.loads((data_dir / "golden" / "golden_shingles.json").read_text(encoding="utf-8"))
    for pair in pairs:
        figures = compared(pair["a"], pair["b"], PRESETS["article2009"]).shingles
        back = compared(pair["b"], pair["a"], PRESETS["article2009"]).shingles
        assert figures is not None
        assert back is not None
        assert figures.similarity == (pair["similarity"] or 0.0), pair["name"]
        assert back.similarity == (pair["similarity_ba"] or 0.0), pair["name"]
        checksums = fingerprint_json(prepared(pair["a"]), PRESETS["article2009"], str)["shingles"]["checksums"]
        assert checksums == pair["crc_a"][:1000], pair["name"]


def test_an_empty_span_array_merges_to_nothing() -> None:
    assert len(SpanArray.empty().merged()) == 0
    assert SpanArray.of([(5, 9), (0, 3), (2, 4), (9, 10)]).merged().pairs() == [(0, 4), (5, 10)]
    assert SpanArray.of([(0, 3), (5, 6)]).merged(gap=2).pairs() == [(0, 6)]
    assert SpanArray.of([(0, 9), (2, 3), (8, 12)]).covered() == 12


def test_documents_are_never_changed(samples: Pair) -> None:
    document: Document = samples.a.document
    before = document.text
    samples.compare(Settings(lemmas=True))
    assert samples.a.document.text is before


@pytest.mark.parametrize("unit", ["words", "characters"])
def test_the_index_answers_as_the_checksums_do(samples: Pair, unit: str) -> None:
    """The second comparison of a pair uses the index of all windows, the first of a fresh one its checksums."""
    indexed = Pair(samples.a, samples.b)
    indexed.compare(Settings(unit=unit))
    for length, modulus, boilerplate in ((1, 1, False), (4, 7, False), (20, 1, True), (9, 40, False), (3, 1, False)):
        settings = Settings(unit=unit, shingle_length=length, modulus=modulus, boilerplate=boilerplate)
        by_index = indexed.compare(settings)
        by_checksums = Pair(samples.a, samples.b).compare(settings)
        assert by_index.shingles == by_checksums.shingles
        assert by_index.shingle_spans_a.pairs() == by_checksums.shingle_spans_a.pairs()
        assert by_index.shingle_spans_b.pairs() == by_checksums.shingle_spans_b.pairs()
