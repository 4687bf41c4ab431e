"""The digits of each word are those that Distill gives it alone."""

from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.fingerprints.distill import distill
from neardup_gui.fingerprints.word_digits import WordDigits, word_digits
from neardup_gui.text.tokenise import tokenise

WORDS = ["повернулся", "павирнулсе", "дом", "и", "remarkable", "ridicule", "rydycooli", "l'enfant", "ёлка", "straße",
         "12345", "под-дверью", "孔子", "Ὅμηρος", "аэропортовский", "a1b2c3d4e5"]  # fmt: skip


def digits_of(found: WordDigits, word: int) -> str:
    return "".join(map(chr, found.codes[found.first[word] : found.first[word + 1]].tolist()))


@given(st.lists(st.sampled_from(WORDS), max_size=30))
def test_each_word_has_the_digits_of_its_form(words: list[str]) -> None:
    tokens = tokenise(" ".join(words))
    found = word_digits(tokens)
    forms = tokens.words()
    assert len(found) == len(forms)
    assert [digits_of(found, place) for place in range(len(forms))] == [distill(form).digits for form in forms]
    assert found.counts.sum() == len(forms)
    for place, form in enumerate(forms):
        assert (found.forms[found.ids[place]] == 0) == (not distill(form).digits)


def test_other_vowels_same_digits() -> None:
    found = word_digits(tokenise("повернулся павирнулсе дом"))
    assert digits_of(found, 0) == digits_of(found, 1) != ""
    assert found.forms[found.ids[0]] == found.forms[found.ids[1]]
    assert digits_of(found, 2) == ""


def test_no_words() -> None:
    found = word_digits(tokenise("…"))
    assert len(found) == 0
    assert found.first.tolist() == [0]
