"""Language, stop words, lemmas and stems."""

import pytest

from neardup_gui.text.forms import lemmatised, without_stop_words
from neardup_gui.text.languages import detect_language
from neardup_gui.text.stop_words import LANGUAGES_WITH_STOP_WORDS, stop_words
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.units import character_units


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", "Он вышел на улицу и долго смотрел, как снег ложится на крыши."),
        ("uk", "Він вийшов на вулицю і довго дивився, як сніг лягає на дахи їхніх будинків."),
        ("en", "He went out into the street and looked for a long time at the snow on the roofs."),
        ("de", "Er ging auf die Straße und sah lange zu, wie der Schnee sich auf die Dächer legte."),
        ("fr", "Il sortit dans la rue et regarda longtemps la neige qui tombait sur les toits."),
        ("zh", "他走到街上，久久地看着雪落在屋顶上。"),
        ("ja", "彼は通りに出て、屋根に雪が降るのを長いあいだ見ていた。"),
        ("el", "Βγήκε στον δρόμο και κοίταζε ώρα πολλή το χιόνι πάνω στις στέγες."),
        ("und", "12 345 — 67!"),
        ("und", ""),
    ],
)
def test_detection(language: str, text: str) -> None:
    assert detect_language(tokenise(text)) == language


def test_every_listed_language_has_stop_words() -> None:
    assert all(len(stop_words(language)) > 20 for language in LANGUAGES_WITH_STOP_WORDS)
    assert stop_words("xx") == frozenset()


def test_stop_words_are_removed_and_places_stay() -> None:
    text = "Он и не думал о ёлке"
    tokens = without_stop_words(tokenise(text), "ru")
    assert tokens.words() == ["думал", "елке"]
    assert tokens.starts.tolist() == [text.index("думал"), text.index("ёлке")]


def test_russian_inflection_meets_in_the_lemma() -> None:
    tokens = lemmatised(tokenise("Книгами книгой КНИГ зелёною зелёный"), "ru")
    assert tokens.words() == ["книга"] * 3 + ["зеленый"] * 2
    assert len(set(tokens.ids.tolist())) == 2


def test_english_stems_and_languages_without_either() -> None:
    assert lemmatised(tokenise("reading reads read"), "en").words() == ["read"] * 3
    assert lemmatised(tokenise("читая"), "xx").words() == ["читая"]


def test_a_word_that_is_all_ending_keeps_its_form() -> None:
    tokens = lemmatised(tokenise("τον οντας"), "el")
    assert all(tokens.words())
    assert len(character_units(tokens, "τον οντας")) == len("".join(tokens.words()))
