"""Characters as units, with their places."""

from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.units import character_units, word_units


def spelt(text: str) -> list[tuple[str, str]]:
    units = character_units(tokenise(text), text)
    places = zip(units.ids.tolist(), units.starts.tolist(), units.ends.tolist(), strict=True)
    return [(units.forms[unit], text[i:j]) for unit, i, j in places]


def test_each_character_knows_its_place() -> None:
    assert spelt("Ёж, 北!") == [("е", "Ё"), ("ж", "ж"), ("北", "北")]


def test_a_ligature_gives_two_characters_of_one_place() -> None:
    assert spelt("ﬁn") == [("f", "ﬁ"), ("i", "ﬁ"), ("n", "n")]


def test_invisible_characters_have_no_unit() -> None:
    assert spelt("во\u00adда́") == [("в", "в"), ("о", "о"), ("д", "д"), ("а", "а")]


@given(st.text("аё ﬁßx\u00ad\u0301中,", max_size=30))
def test_characters_joined_are_the_words_joined(text: str) -> None:
    tokens = tokenise(text)
    units = character_units(tokens, text)
    assert "".join(units.forms[unit] for unit in units.ids.tolist()) == "".join(tokens.words())
    assert (units.ends > units.starts).all()
    assert (units.ends <= len(text)).all()


def test_no_words_no_units() -> None:
    assert len(character_units(tokenise("…"), "…")) == 0
    assert len(word_units(tokenise(""))) == 0
