from __future__ import annotations

from neardup_gui.compare.lengths import lengths_of
from neardup_gui.compare.result import ComparedText
from neardup_gui.documents import pasted_document


def test_lengths_are_those_of_word_processors() -> None:
    text = "Раз два,\tтри.\n\n—\u00a0Да!\u2028Конец\n"
    lengths = lengths_of(ComparedText(pasted_document(text, "x"), "ru", 5))
    assert lengths.words == 5
    assert lengths.characters == len("Раз два,\tтри.—\u00a0Да!Конец")
    assert lengths.without_spaces == len("Раздва,три.—Да!Конец")


def test_a_sheet_is_forty_thousand_characters_with_spaces() -> None:
    text = ("слово " * 10_000 + "\n") * 20
    lengths = lengths_of(ComparedText(pasted_document(text, "x"), "ru", 200_000))
    assert lengths.characters == 1_200_000
    assert lengths.without_spaces == 1_000_000
    assert lengths.sheets == 30.0


def test_an_empty_text_has_no_length() -> None:
    lengths = lengths_of(ComparedText(pasted_document("", "x"), "und", 0))
    assert (lengths.characters, lengths.without_spaces, lengths.sheets) == (0, 0, 0.0)
