"""Distilling, held to the steps of the method taken one by one, and to the answers of the reference program."""

import hashlib
import json
import unicodedata
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import regex
from hypothesis import example, given, settings
from hypothesis import strategies as st

from neardup_gui.fingerprints import distill as distill_module
from neardup_gui.fingerprints.distill import Digits, distill
from neardup_gui.fingerprints.distill_gems import gems
from neardup_gui.fingerprints.distill_tables import Variant, all_sequences, transliterator, variant_tables
from neardup_gui.progress import Cancelled, Progress

VARIANTS: tuple[Variant, ...] = ("article", "published")
SIX = {"article": "а-я", "published": "\u00b0-\u00d1\u008f"}


def step_by_step(text: str, variant: Variant) -> str:
    """The digits, by the thirteen steps of the method on whole strings."""
    tables = variant_tables(variant)

    def classes(letters: str) -> str:
        return "".join(tables.sounds.get(letter, letter) for letter in letters if letter not in tables.dropped)

    text = unicodedata.normalize("NFKC", text)
    text = "".join(character.lower() for character in text)
    text = regex.sub(r"(\w[.,;:&?!*#%+^\\/])(\w)", r"\1 \2", text)
    text = "".join(tables.folded.get(character, character) for character in text)
    text = regex.sub(r"(\w)(?:[^\w\s]|_)+(\w)", r"\1\2", text, count=1)
    text = regex.sub(rf"(?<!\S)(?:\S{{1,5}}\b|[{SIX[variant]}]{{6}}\b)", "", text)
    text = regex.sub(r"(^|\s)[^\w\s]+\s?\w+\s*[^\w\s]+(\s|$)", r"\1\2", text)
    text = regex.sub(r"[^\w\s]|_", "", text)
    if not regex.search(r"\w", text):
        return ""
    text = classes(text)
    if regex.search(r"[^\d\s]", text):
        text = classes("".join(map(transliterator(), text)).lower())
    text = regex.sub(r"(\w)\1+", r"\1", text)
    text = regex.sub(r"(?<!\S)(\S{4})\S*\w", r"\g<1>8", text)
    return regex.sub(r"\D", "", text)


def check_places(found: Digits, text: str) -> None:
    assert len(found.positions) == len(found.ends) == len(found.digits) == len(found)
    assert found.positions.dtype == found.ends.dtype == np.int64
    if len(found):
        assert found.positions[0] >= 0
        assert (np.diff(found.positions) >= 0).all()
        assert (found.ends > found.positions).all()
        assert found.ends.max() <= len(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        (" \n\t", ""),
        ("—…!?.,«»", ""),
        ("______", ""),
        ("дом и лес", ""),  # all words are short
        ("собака", ""),  # six letters from а to я are short too
        ("собаки собаками", "2125"),
        ("garden", "2635"),  # six Latin letters are not
        ("электрификация", "42368"),  # л к т р, and an 8 for ф к ц
        ("ЭЛЕКТРИФИКАЦИЯ", "42368"),
        ("«электрификация»", "42368"),
        ("— электрификация —", ""),  # a word alone between signs is junk
        ("хлороформ.хлороформ", "2461824618"),
        ("электри-фикация", "42368"),
        ("дом-сосед лес-электрификация", "352342368"),  # «домсосед» is mended, and «лес-» a short word
        ("1234567890", "12348"),
        ("1122334455", "1234" + "8"),
        ("٣٣٤٥٦٧٨", "٣٤٥٦8"),
    ],
)
def test_small_texts(text: str, expected: str) -> None:
    assert step_by_step(text, "article") == expected
    found = distill(text)
    assert found.digits == expected
    check_places(found, text)


def test_every_digit_knows_its_place() -> None:
    text = "Электрификация сёл,\nэто extraordinary дело: и наказание."
    found = distill(text)
    sources = [text[begin:end] for begin, end in zip(found.positions.tolist(), found.ends.tolist(), strict=True)]
    assert list(zip(found.digits, sources, strict=True)) == [
        ("4", "л"), ("2", "к"), ("3", "т"), ("6", "р"), ("8", "фик"),
        ("2", "x"), ("3", "t"), ("6", "r"), ("3", "d"), ("8", "nar"),
        ("5", "н"), ("2", "к"), ("5", "н"),
    ]  # fmt: skip


def test_place_of_what_transliteration_made_longer() -> None:
    text = "слово 魏魏魏魏魏魏書 электрификация"
    found = distill(text)
    assert found.digits == step_by_step(text, "article") == "242368"
    # "wei " has no consonant of a class, "shu " has one.
    assert [text[place] for place in found.positions.tolist()] == ["書", "л", "к", "т", "р", "ф"]


def test_place_of_what_normalisation_made_longer() -> None:
    text = "№№№№№№ ﬁﬁﬁﬁﬁﬁ электрификация"
    found = distill(text)
    assert found.digits == step_by_step(text, "article")
    check_places(found, text)
    assert text[found.positions[-5]] == "л"


@pytest.mark.parametrize("variant", VARIANTS)
def test_junk_across_pieces(variant: Variant) -> None:
    text = "большое слово — хлороформ, дом! кот лесозаготовка . а . а . электрификация - хлороформ -" * 20
    with pytest.MonkeyPatch.context() as patch:
        for size in range(1, 40):
            patch.setattr(distill_module, "PIECE", size)
            assert distill(text, variant).digits == step_by_step(text, variant)


# What has a rule of its own somewhere in the method, or is treated differently by different programs.
LETTERS = list("абвгдежзийклмнопрстуфхцчшщъыьэюяёЁАБСРабворскетнлabcdefghijklmnopqrstuvwxyzABCZ")
SIGNS = [*".,;:&?!*#%+^\\/-—–«»\"'()_[]…   \n\n\t", "\u00a0", "\u001c", "\u001f", "\u0085", "\u2028", "\u1680"]
RARE = [
    *"0123456789éáóйšñüöœßøåàèµºªŉĳŀſ№½²ⅧⓐİΣς魏書，。각😀𝐀𐐀🄰ﬁﷺकिी٣१é",
    "\u200b", "\u200c", "\u200d", "\u00ad", "\u0301", "\u0308", "\u0327", "\u0345", "\u3000", "\u0e01", "\u1100",
    "\u1161", "\u11a8", "\u203f", "\u1c82", "\u1c86", "\ud800", "\u0340", "\u09c7", "\u09be", "\x80", "\x81", "\x8f",
    "\x9c", "\x9d", "\xb0", "\xb5", "\xd0", "\u0bd7", "\u0b47", "\u1e9b\u0323", "\u212b", "\uff21", "\uff11",
    "I\u0307", "\ufeff",
]  # fmt: skip
WORDS = ["слово", "большое", "собака", "электрификация", "garden", "extraordinary", "в", "the", "хлопоты", "котёнок"]
letters = st.sampled_from(LETTERS)
pieces = st.one_of(letters, st.sampled_from(SIGNS), st.sampled_from(RARE), st.sampled_from(WORDS))
texts = st.one_of(
    st.lists(pieces, max_size=60).map("".join),
    st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(SIGNS)).map("".join), max_size=20).map("".join),
    st.lists(st.sampled_from(["_", "-", "а", "ю́", " ", "."]), max_size=30).map("".join),
)


@settings(max_examples=400, deadline=None)
@given(texts, st.sampled_from(VARIANTS), st.sampled_from([1, 3, 10, 1 << 15]))
@example("a" + "\u0301" * 5 + "I\u0307збранное", "article", 1)
@example("___ _._ электрификация_электрификация", "article", 3)
def test_equals_the_steps_one_by_one(text: str, variant: Variant, size: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(distill_module, "PIECE", size)
        found = distill(text, variant)
    assert found.digits == step_by_step(text, variant)
    check_places(found, text)


def test_every_character_inside_a_word() -> None:
    """One text for all characters of a plane would be transliterated as a whole, so there is one for each 64."""
    assigned = [chr(point) for point in range(0x3000) if unicodedata.category(chr(point)) != "Cn"]
    for begin in range(0, len(assigned), 64):
        text = " ".join(f"прост{character}ранство {character}{character}" for character in assigned[begin : begin + 64])
        for variant in VARIANTS:
            assert distill(text, variant).digits == step_by_step(text, variant)


def test_progress_and_cancelling() -> None:
    text = "Электрификация и коллективизация. " * 10_000
    seen: list[float] = []
    distill(text, "article", Progress(seen.append))
    assert seen == sorted(seen)
    assert len(seen) > 10
    assert seen[-1] == 1.0
    with pytest.raises(Cancelled):
        distill(text, "article", Progress(should_cancel=lambda: len(seen) > 0))


@pytest.mark.parametrize("unit", ["а", ".", "_", "а ", ". а ", "кот ", "12", "электрификация", "а\u0301", "魏", "😀 "])
def test_long_monotonous_texts(unit: str) -> None:
    text = unit * 40_000
    for variant in VARIANTS:
        assert distill(text, variant).digits == step_by_step(text, variant)


def test_twenty_megabytes() -> None:
    page = "Электрификация сёл — дело — государственное, extraordinary!\nСобака спала; человечество работало " * 40
    whole = page * (20_000_000 // len(page.encode()))
    found, one = distill(whole), distill(page)
    assert len(found) == len(one) * (len(whole) // len(page))
    assert found.digits[-2 * len(one) :] == one.digits * 2
    assert (found.positions[-len(one) :] == one.positions + len(whole) - len(page)).all()
    check_places(found, whole)


def test_tables() -> None:
    assert len(all_sequences()) == len(set(all_sequences())) == 176
    assert {len(sequence) for sequence in all_sequences()} == {4}
    article, published = variant_tables("article"), variant_tables("published")
    assert (len(article.folded), len(published.folded)) == (90, 65)
    assert article.folded["ё"] == "е"
    assert transliterator()("\U0001f600") == "[?] "
    assert transliterator()("\x80") == "EUR"


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.data
def test_answers_of_the_reference_on_short_texts(data_dir: Path) -> None:
    cases = read(data_dir / "golden" / "distill_short.json")
    assert len(cases) > 100
    for case in cases:
        for variant, answer in (("article", case), ("published", case["published"])):
            found = distill(case["text"], variant)
            assert found.digits == answer["distilled"], (case["name"], variant)
            assert gems(found).checksums.tolist() == (answer["gems"] or []), (case["name"], variant)
            assert step_by_step(case["text"], variant) == answer["distilled"], (case["name"], variant)


@pytest.mark.data
def test_answers_of_the_reference_on_books(data_dir: Path) -> None:
    books = read(data_dir / "golden" / "distill_books.json")
    assert len(books) >= 10
    for book in books:
        data = (data_dir / "golden" / book["file"]).read_bytes()
        assert hashlib.sha256(data).hexdigest() == book["sha256"]
        text = data.decode("utf-8")
        for variant, answer in (("article", book), ("published", book["published"])):
            found = distill(text, variant)
            assert len(found) == answer["distilled_len"], (book["name"], variant)
            assert found.sha256 == answer["distilled_sha256"], (book["name"], variant)
            assert gems(found).checksums.tolist() == answer["gems"], (book["name"], variant)
            check_places(found, text)
