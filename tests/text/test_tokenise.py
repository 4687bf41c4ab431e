"""Words and their places in the text."""

import regex
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.text.canonical import canonical_form
from neardup_gui.text.tokenise import tokenise

# Letters, marks, joiners, apostrophes, digits, signs and scripts that meet in real manuscripts.
ALPHABET = "аёЙя́abZé'’ -\n.,\u00ad\u200b\u0301\u030812½²中文かカ北ｱﬁßİ𐐀😀\u2028"


def naive_words(text: str) -> list[tuple[str, int, int]]:
    """The same definition as a regular expression: slow, and easy to check by reading."""
    unspaced = r"[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]"
    joiner = "[\u00ad\u200b]"
    letter = rf"(?:(?!{unspaced})[\p{{L}}\p{{Nd}}\p{{Nl}}])"
    spaced = rf"{letter}(?:{joiner}*(?:\p{{M}}|{letter}|['’]{joiner}*(?={letter})))*"
    pattern = regex.compile(rf"{unspaced}(?:{joiner}*\p{{M}})*|{spaced}")
    return [(match.group(), match.start(), match.end()) for match in pattern.finditer(text)]


@given(st.text(alphabet=ALPHABET, max_size=60))
def test_equals_the_regular_expression(text: str) -> None:
    tokens = tokenise(text)
    expected = naive_words(text)
    assert list(zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True)) == [(i, j) for _, i, j in expected]
    assert tokens.words() == [canonical_form(word) for word, _, _ in expected]


@given(st.text(max_size=40))
def test_any_text_gives_words_in_order_that_hold_no_space(text: str) -> None:
    tokens = tokenise(text)
    assert (tokens.ends > tokens.starts).all()
    assert (tokens.starts[1:] >= tokens.ends[:-1]).all()
    assert all(word and not word.isspace() for word in tokens.words())


def test_places_are_those_of_the_text() -> None:
    text = "«Разум дан» — don’t; 北京!"
    tokens = tokenise(text)
    places = zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True)
    assert [text[i:j] for i, j in places] == ["Разум", "дан", "don’t", "北", "京"]


def test_invisible_characters_and_stress_marks_inside_a_word() -> None:
    assert tokenise("за\u0301мок сло\u00adво не\u200bт").words() == ["замок", "слово", "нет"]


def test_hyphens_of_every_kind_separate() -> None:
    assert tokenise("какой-то какой\u2010то какой\u2011то").words() == ["какой", "то"] * 3


def test_quotes_are_no_apostrophes() -> None:
    assert tokenise("'quoted' d'Artagnan rock 'n' roll").words() == ["quoted", "d'artagnan", "rock", "n", "roll"]


def test_anagrams_are_different_words() -> None:
    ids = tokenise("кот ток отк кот").ids.tolist()
    assert ids[0] == ids[3]
    assert len(set(ids)) == 3


def test_equal_words_share_an_id_however_they_are_spelt() -> None:
    tokens = tokenise("Ёлка ёлка елка ЕЛКА е\u0308лка")
    assert len(set(tokens.ids.tolist())) == 1
    assert tokens.vocabulary == ("елка",)
