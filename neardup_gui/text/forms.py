"""Tokens with other forms: without stop words, or with lemmas or stems in place of words. Offsets stay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final

import numpy as np

from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.text.stop_words import own_stop_words, stop_words
from neardup_gui.text.tokenise import tokens_of_forms
from neardup_gui.text.tokens import Tokens

_STEMMED_AT_ONCE: Final = 2_000  # words
_SNOWBALL: Final = {
    "ru": "russian", "en": "english", "de": "german", "fr": "french", "es": "spanish", "it": "italian",
    "pt": "portuguese", "nl": "dutch", "sv": "swedish", "no": "norwegian", "da": "danish", "fi": "finnish",
    "hu": "hungarian", "ro": "romanian", "tr": "turkish", "el": "greek", "ar": "arabic", "ca": "catalan",
    "lt": "lithuanian", "sr": "serbian", "hi": "hindi", "id": "indonesian", "ga": "irish", "eu": "basque",
    "hy": "armenian", "yi": "yiddish", "ta": "tamil", "ne": "nepali",
}  # fmt: skip
_CHECK_EVERY: Final = 500


def without_stop_words(tokens: Tokens, language: str, own: Sequence[str] | None = None) -> Tokens:
    """Return the tokens that are no stop words: of ``own`` where it is given, else of the program's list."""
    stop = stop_words(language) if own is None else own_stop_words(tuple(own))
    if not stop or len(tokens) == 0:
        return tokens
    # The lists are in canonical form, in which ё is е; it may not be in the tokens.
    return _without(tokens, [word.replace("ё", "е") in stop for word in tokens.vocabulary])


def without_numbers(tokens: Tokens) -> Tokens:
    """Return the tokens that are not figures alone, such as 1812 or ٣."""
    return _without(tokens, [word.isdecimal() for word in tokens.vocabulary])


def _without(tokens: Tokens, dropped: list[bool]) -> Tokens:
    """Return the tokens whose forms are not dropped; ``dropped``: one a form of the vocabulary."""
    if not any(dropped):
        return tokens
    return tokens.chosen(~np.array(dropped, dtype=np.bool_)[tokens.ids])


def lemmatised(tokens: Tokens, language: str, progress: Progress = NO_PROGRESS) -> Tokens:
    """Return the tokens with their lemmas (Russian, by pymorphy3) or stems (Snowball) as forms.

    A word form is looked up once, however often it stands in the text. Languages without either stay as they are.
    """
    if language == "ru":
        forms: list[str] = []
        for index, word in enumerate(tokens.vocabulary):
            if index % _CHECK_EVERY == 0:
                progress.at(index / len(tokens.vocabulary))
            forms.append(_russian_lemma(word))
        return tokens_of_forms(tokens.ids, tokens.starts, tokens.ends, forms)
    return stemmed(tokens, language)


def _stems(words: list[str], algorithm: str) -> list[str]:
    snowball: Any = import_module("Stemmer")
    stemmer = snowball.Stemmer(algorithm)  # one a call: it must not be shared by threads
    stems: list[str] = []
    for first in range(0, len(words), _STEMMED_AT_ONCE):  # each call holds the interpreter lock from end to end
        stems += stemmer.stemWords(words[first : first + _STEMMED_AT_ONCE])
    # Of a word that is an ending altogether, as Greek has, nothing would be left.
    return [stem or word for stem, word in zip(stems, words, strict=True)]


def stemmed(tokens: Tokens, language: str) -> Tokens:
    """Return the tokens with Snowball stems as forms: cruder than lemmas, and fast enough to seed every comparison.

    Languages without a Snowball stemmer stay as they are.
    """
    if language not in _SNOWBALL:
        return tokens
    return tokens_of_forms(tokens.ids, tokens.starts, tokens.ends, _stems(list(tokens.vocabulary), _SNOWBALL[language]))


@cache
def _analyser() -> Any:
    # Imported here because its dictionary costs a tenth of a second that only lemmas need.
    pymorphy3: Any = import_module("pymorphy3")
    return pymorphy3.MorphAnalyzer()


@lru_cache(maxsize=400_000)
def _russian_lemma(word: str) -> str:
    """Return the normal form of the likeliest reading, with ё as е like every canonical form."""
    if not any("а" <= letter <= "я" for letter in word):
        return word
    return str(_analyser().parse(word)[0].normal_form).replace("ё", "е")
