"""What of a stretch is really compared, and where passages stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from neardup_gui.compare import Pair, Prepared, Settings, prepare
from neardup_gui.compare.compared_words import MOST, ComparedWords, compared_words
from neardup_gui.compare.json_format import comparison_json
from neardup_gui.compare.passage_places import passage_places
from neardup_gui.compare.settings import in_force, preset
from neardup_gui.documents import Exclusion, pasted_document
from neardup_gui.documents.model import Block, BlockKind
from neardup_gui.spans import Span

TEXT = "Издано в 1866 году. Ёж, то есть зверь, не спал: в дoме шумели."  # the o is Latin


def prepared(text: str = TEXT, *excluded: Exclusion) -> Prepared:
    return prepare(replace(pasted_document(text, "text"), excluded=excluded), "ru")


def looked_at(settings: Settings, *excluded: Exclusion, span: Span | None = None) -> ComparedWords:
    whole = prepared(TEXT, *excluded)
    force = in_force(replace(settings, unit="words"), whole.words, unspaced=False)
    return compared_words(whole, force, span or Span(0, len(TEXT)))


def fates(found: ComparedWords) -> dict[str, str]:
    return {word.form: word.fate for word in found.words}


def test_each_word_has_its_form_and_fate() -> None:
    found = looked_at(Settings(stop_words=True, numbers=False, ignore=("то есть",)), Exclusion(Span(0, 7), "imprint"))
    assert fates(found) == {
        "издано": "excluded", "в": "stop_word", "1866": "number", "году": "compared", "еж": "compared",
        "то": "ignored", "есть": "ignored", "зверь": "compared", "не": "stop_word", "спал": "compared",
        "доме": "compared", "шумели": "compared",
    }  # fmt: skip
    assert [TEXT[slice(*word.span)] for word in found.words][4:6] == ["Ёж", "то"]
    assert (found.length, found.is_whole, found.span) == (5, True, Span(0, len(TEXT)))


def test_the_settings_of_letters_and_lemmas_show() -> None:
    assert set(fates(looked_at(Settings(fold_yo=False, look_alikes=False)))) >= {"ёж", "дoме"}
    assert set(fates(looked_at(Settings(lemmas=True)))) >= {"год", "дом", "шуметь"}


def test_under_the_article_the_words_are_the_articles() -> None:
    found = looked_at(preset("article2009"), Exclusion(Span(0, 7), "imprint"))
    assert fates(found)["издано"] == "compared"  # it passes over nothing
    assert fates(found)["ёж"] == "compared"
    assert fates(found)["то"] == "stop_word"


def test_a_part_is_looked_at_by_its_places() -> None:
    start = TEXT.index("зверь")
    found = looked_at(Settings(), span=Span(start + 2, start + 13))
    assert [(word.form, word.span) for word in found.words] == [
        ("зверь", Span(start, start + 5)),
        ("не", Span(start + 7, start + 9)),
        ("спал", Span(start + 10, start + 14)),  # rounded out to whole words
    ]


def test_a_long_stretch_is_cut() -> None:
    text = "слово " * (MOST + 5)
    whole = prepared(text)
    force = in_force(Settings(), whole.words, unspaced=False)
    found = compared_words(whole, force, Span(0, len(text)))
    assert (len(found.words), found.is_whole, found.span.end) == (MOST, False, MOST * 6 - 1)


def test_places_of_passages_are_known() -> None:
    words = [f"слово{chr(1072 + place % 30)}{chr(1072 + place // 30)}" for place in range(400)]
    quoted, note, plain = (" ".join(words[start : start + 40]) for start in (0, 100, 200))
    text_a = f"Сказано: «{quoted}».\n{' '.join(words[300:340])}\n{plain}\n{note}"
    text_b = f"{plain}\n{quoted}\n{' '.join(words[350:390])}\n{note}"
    start = text_a.index(note)
    blocks = (Block(Span(0, start - 1)), Block(Span(start, len(text_a)), BlockKind.FOOTNOTE))
    a = prepare(replace(pasted_document(text_a, "a"), blocks=blocks), "ru")
    comparison = Pair(a, prepared(text_b)).compare(Settings())
    assert len(comparison.passages) == 3
    places = passage_places(comparison)
    assert places.quoted.tolist() == pytest.approx([1, 0, 0])
    assert places.in_notes.tolist() == pytest.approx([0, 0, 1])
    written = comparison_json(comparison, str)["passages"]
    assert [(passage["quoted"], passage["in_notes"]) for passage in written] == [(1, 0), (0, 0), (0, 1)]
