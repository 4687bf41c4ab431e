"""What two spellings of a word have in common."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.text.canonical import canonical_form, canonical_forms


@pytest.mark.parametrize(
    ("written", "form"),
    [
        ("ЁЖ", "еж"),
        ("Straße", "strasse"),
        ("ﬁn", "fin"),
        ("don’t", "don't"),
        ("e\u0301tude", "étude"),
        ("И\u0306", "й"),
        ("１２", "12"),
        ("ΌΔΟΣ", "όδοσ"),
    ],
)
def test_forms(written: str, form: str) -> None:
    assert canonical_form(written) == form


@pytest.mark.parametrize(
    ("written", "form"),
    [
        ("Kнига", "книга"),  # Latin K
        ("мoлoкo", "молоко"),  # Latin o
        ("bеn", "ben"),  # Cyrillic е among Latin letters
        ("XX-й", "xx-й"),  # й has no twin, and neither has a word of two scripts on purpose
        ("cop", "cop"),  # all Latin: a word of its own
        ("сор", "сор"),  # all Cyrillic
    ],
)
def test_look_alikes(written: str, form: str) -> None:
    assert canonical_form(written) == form


@given(st.lists(st.text(st.characters(exclude_categories=("C", "Z")), max_size=8)))
def test_bulk_equals_one_by_one(words: list[str]) -> None:
    assert canonical_forms(words) == [canonical_form(word) for word in words]


@given(st.text("аеёоЁШIіABCExyzK", min_size=1, max_size=8))
def test_a_form_is_its_own_form(word: str) -> None:
    once = canonical_form(word)
    assert canonical_form(once) == once
