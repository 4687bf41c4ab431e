"""Words that are spelt otherwise are found by their digits, and the passage says so."""

import random
import re

from neardup_gui.compare import Pair, Settings, prepare
from neardup_gui.compare.result import Comparison
from neardup_gui.documents import pasted_document

ORIGINAL = (
    "Старинная дорога поднималась от монастырской переправы к заброшенной каменоломне, и каждую осень по ней гнали "
    "непокорных лошадей, закупленных у степных барышников. Проводники рассказывали, будто бы однажды целый караван "
    "провалился под обвалившийся берег вместе с серебряной посудой, предназначавшейся для губернаторского приёма. "
    "Разумеется, никто никогда этого серебра не находил, однако мальчишки из соседнего посёлка неутомимо раскапывали "
    "глинистые откосы, возвращаясь домой промокшими, перепачканными и совершенно счастливыми."
)
VOWELS = str.maketrans("оияэёае", "аееэоои")


def host(seed: int, words: int = 600) -> str:
    chance = random.Random(seed)
    letters = "бвгджзклмнпрст"
    lexicon = ["".join(chance.choice(letters) + chance.choice("аоиу") for _ in range(chance.randrange(1, 6)))
               for _ in range(900)]  # fmt: skip
    return " ".join(chance.choice(lexicon) + ("." if chance.random() < 0.1 else "") for _ in range(words))


def respelt(text: str) -> str:
    return re.sub(r"\w+", lambda word: word.group()[0] + word.group()[1:].translate(VOWELS), text)


def compared(a: str, b: str) -> Comparison:
    settings = Settings(methods=("passages",), reworded="off")
    return Pair(prepare(pasted_document(a, "a"), "ru"), prepare(pasted_document(b, "b"), "ru")).compare(settings)


def test_a_respelt_paragraph_is_found_where_it_stands() -> None:
    copy = respelt(ORIGINAL)
    a, b = f"{host(1)} {ORIGINAL} {host(2)}", f"{host(3)} {copy} {host(4)}"
    comparison = compared(a, b)
    assert len(comparison.passages) == 1
    found = comparison.passages[0]
    assert "distill" in found.found_by
    assert found.kind == "edited"
    assert found.similarity < 0.5  # words, not their digits, are counted
    start, end = a.index(ORIGINAL), a.index(ORIGINAL) + len(ORIGINAL)
    assert start - 20 <= found.a.start < start + 60
    assert end - 80 < found.a.end <= end + 20


def test_the_same_words_are_not_said_to_be_found_by_digits() -> None:
    comparison = compared(f"{host(1)} {ORIGINAL} {host(2)}", f"{host(3)} {ORIGINAL} {host(4)}")
    assert [passage.found_by for passage in comparison.passages] == [("shingles",)]


def test_a_few_long_words_over_and_over_are_no_passage() -> None:
    chance = random.Random(5)
    names = ["повелитель", "государственный", "императорский", "председательствующий", "распорядительный"]
    a, b = (" ".join(chance.choice(names) + str(chance.randrange(10_000)) for _ in range(400)) for _ in range(2))
    assert compared(a, b).passages == ()


def test_unrelated_texts_stay_so() -> None:
    assert compared(host(1, 4_000), host(2, 4_000)).passages == ()
