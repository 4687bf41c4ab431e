"""SimHash: the published recipe to the letter, and the default on what is alike and what is not."""

import json
import logging
import random
import tempfile
from pathlib import Path

import numpy as np
import pytest

from neardup_gui.fingerprints.simhash import (
    FEWEST_WORDS,
    REVISED_DISTANCE,
    UNRELATED_DISTANCE,
    SimHash,
    hamming,
    simhash,
)
from neardup_gui.fingerprints.simhash_article import article_keywords, string_hash
from neardup_gui.progress import Cancelled, Progress
from neardup_gui.text.tokenise import form_hashes, tokenise
from neardup_gui.text.tokens import Tokens

NOTHING = tokenise("")


def words(count: int, seed: int) -> list[str]:
    """Words as frequent as in a language: the n-th most frequent has the weight 1/n."""
    ranks = [1 / rank for rank in range(1, 5_001)]
    return [f"слово{number}" for number in random.Random(seed).choices(range(5_000), ranks, k=count)]


def of(text: str, language: str = "ru") -> SimHash:
    found = simhash(tokenise(text), language)
    assert found is not None
    return found


def test_hash_of_a_word() -> None:
    assert string_hash("") == 0
    assert string_hash("a") == 12416037344
    assert string_hash("中国") == 2561679356228032696


def test_hamming() -> None:
    assert hamming(0, 0) == 0
    assert hamming(0b1011, 0b0001) == 2
    assert hamming((1 << 64) - 1, 0) == 64


def test_bits_are_weighed_one_by_one() -> None:
    """The article's keywords and hash, with the sum over bits taken in plain Python."""
    text = "Python is a language and jieba is a library; Python reads English words, jieba reads 中文 words."
    found = simhash(NOTHING, "en", "article", text)
    assert found is not None
    assert found.keywords == tuple(article_keywords(text))
    expected = 0
    for bit in range(64):
        total = sum(weight if string_hash(word) >> bit & 1 else -weight for word, weight in found.keywords)
        expected |= (total > 0) << bit
    assert found.bits == expected
    assert int(found.bit_string, 2) == int(found.hex, 16) == expected
    assert (len(found.bit_string), len(found.hex)) == (64, 16)


@pytest.mark.parametrize("text", ["", " \n", "!? —", "я и ты", "мы шли домой"])
def test_the_article_finds_no_keyword(text: str) -> None:
    assert simhash(NOTHING, "ru", "article", text) is None


def test_pieces_of_a_text_give_the_same_keywords(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "他来到了网易杭研大厦。\r\n小明硕士毕业于中国科学院计算所，\n后在日本京都大学深造 and some words\n" * 5
    whole = article_keywords(text)
    monkeypatch.setattr("neardup_gui.fingerprints.simhash_article._PIECE", 1)
    assert article_keywords(text) == whole
    assert whole


def test_jieba_leaves_no_file_and_no_word_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from neardup_gui.fingerprints import simhash_article

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    simhash_article._extractor.cache_clear()
    assert article_keywords("小明硕士毕业于中国科学院计算所")
    assert list(tmp_path.iterdir()) == []
    assert capfd.readouterr() == ("", "")
    assert logging.getLogger("jieba").handlers == []


def test_fewer_words_have_no_fingerprint() -> None:
    text = words(FEWEST_WORDS, 1)
    assert simhash(tokenise(" ".join(text)), "ru") is not None
    assert simhash(tokenise(" ".join(text[1:])), "ru") is None
    assert simhash(NOTHING, "und") is None
    assert simhash(tokenise("... !? —" * 1_000), "und") is None


def test_one_word_again_and_again() -> None:
    found = of("слово " * 600)
    assert [word for word, _ in found.keywords] == ["слово", "слово слово слово"]


def test_near_where_little_was_changed_and_far_where_all_is_different() -> None:
    original = words(3_000, 1)
    other = words(3_000, 2)
    source = random.Random(3)
    revised = [source.choice(other) if source.random() < 0.02 else word for word in original]
    prints = [of(" ".join(text)) for text in (original, revised, other)]
    assert hamming(prints[0].bits, prints[1].bits) <= REVISED_DISTANCE
    assert hamming(prints[0].bits, prints[2].bits) > REVISED_DISTANCE


def test_case_punctuation_and_line_ends_do_not_matter() -> None:
    text = " ".join(words(700, 1))
    assert of(text).bits == of(text.upper().replace(" ", ",\n ")).bits


def test_stop_words_weigh_only_in_phrases() -> None:
    found = of("это как и на " * 200)
    assert {word for word, _ in found.keywords} == {"это как и", "как и на", "и на это", "на это как"}


def test_keywords_are_the_heaviest_features() -> None:
    text = " ".join(words(5_000, 1))
    found = of(text)
    weights = [weight for _, weight in found.keywords]
    assert len(weights) == 50
    assert weights == sorted(weights, reverse=True)
    word, weight = found.keywords[0]
    assert word == "слово0"
    assert weight == pytest.approx(np.log2(1 + text.split().count("слово0")), abs=0.04)


def test_scripts_without_spaces_are_taken_by_three_characters() -> None:
    text = "".join(chr(0x4E00 + number * 7) for number in range(700))
    found = of(text, "zh")
    assert all(len(word) == 3 and word in text for word, _ in found.keywords)
    assert found.bits == of(text.replace("丸", "丸 "), "zh").bits


def test_mixed_scripts() -> None:
    text = "слово word 中文 λόγος \U00010437 " * 200
    found = of(text, "ru")
    features = {word for word, _ in found.keywords}
    assert {"слово", "word", "中", "文", "λόγοσ", "word 中 文"} <= features
    assert hamming(found.bits, of(text.replace("word", "other"), "ru").bits) > 3


def test_twenty_megabytes() -> None:
    count = 3_500_000
    vocabulary = tuple(f"w{number}" for number in range(30_000))
    ranks = np.random.default_rng(1).zipf(1.3, count) % 30_000
    places = np.arange(count, dtype=np.int64)
    tokens = Tokens(ranks.astype(np.int32), places, places + 1, vocabulary, form_hashes(vocabulary))
    cut = Tokens(tokens.ids[:-1000], tokens.starts[:-1000], tokens.ends[:-1000], vocabulary, tokens.hashes)
    whole, shorter = simhash(tokens, "en"), simhash(cut, "en")
    assert whole is not None
    assert shorter is not None
    assert hamming(whole.bits, shorter.bits) <= 3


def test_cancelling() -> None:
    with pytest.raises(Cancelled):
        simhash(tokenise(" ".join(words(600, 1))), "ru", progress=Progress(should_cancel=lambda: True))
    with pytest.raises(Cancelled):
        simhash(NOTHING, "zh", "article", "中国科学院", Progress(should_cancel=lambda: True))


@pytest.mark.data
def test_answers_of_the_published_code(data_dir: Path) -> None:
    golden = json.loads((data_dir / "golden" / "golden_simhash.json").read_text(encoding="utf-8"))
    for entry in golden["string_hash"]:
        assert string_hash(entry["word"]) == entry["int"]
    bits: dict[str, int | None] = {}
    for name, case in golden["texts"].items():
        found = simhash(NOTHING, "zh", "article", case["text"])
        if case["simhash_bits"] is None:
            assert found is None, name
            bits[name] = None
            continue
        assert found is not None
        assert found.bit_string == case["simhash_bits"], name
        assert [list(pair) for pair in found.keywords] == case["keywords_with_weights"], name
        bits[name] = found.bits
    for pair in golden["pairs"]:
        a, b = bits[pair["a"]], bits[pair["b"]]
        assert (None if a is None or b is None else hamming(a, b)) == pair["hamming"], pair["name"]


@pytest.mark.data
def test_editions_are_near_and_other_books_are_not(data_dir: Path) -> None:
    names = ["editions/f1818.txt", "editions/f1823.txt", "editions/DorianGray_1890.txt", "editions/DorianGray_1891.txt"]
    prints = [of((data_dir / name).read_text(encoding="utf-8"), "en").bits for name in names]
    assert hamming(prints[0], prints[1]) <= REVISED_DISTANCE
    assert hamming(prints[2], prints[3]) <= REVISED_DISTANCE
    assert hamming(prints[0], prints[2]) >= UNRELATED_DISTANCE
