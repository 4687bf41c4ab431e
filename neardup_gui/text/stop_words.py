"""Function words by language: words so frequent that two texts sharing them share nothing."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from neardup_gui.resources import resource_path
from neardup_gui.text.canonical import canonical_forms

LANGUAGES_WITH_STOP_WORDS: Final = ("ru", "en", "zh", "uk", "de", "fr", "es", "it", "pt", "pl", "cs", "nl")


@cache
def stop_words(language: str) -> frozenset[str]:
    """Return the stop words of a language in canonical form; none where the program has no list for it."""
    return frozenset(canonical_forms(stop_word_list(language)))


@lru_cache(maxsize=4)
def own_stop_words(words: tuple[str, ...]) -> frozenset[str]:
    """Return the words of a list of the user's in canonical form."""
    return frozenset(canonical_forms([part for word in words for part in word.split()]))


def stop_word_list(language: str) -> tuple[str, ...]:
    """Return the program's list for a language as it is written, in its order; empty where there is none."""
    if language not in LANGUAGES_WITH_STOP_WORDS:
        return ()
    text = resource_path("stop_words", f"{language}.txt").read_text(encoding="utf-8")
    return tuple(word for line in text.splitlines() if not line.startswith("#") for word in line.split())
