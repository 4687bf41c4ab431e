"""Function words by language: words so frequent that two texts sharing them share nothing."""

from __future__ import annotations

from functools import cache
from typing import Final

from neardup_gui.resources import resource_path
from neardup_gui.text.canonical import canonical_forms

LANGUAGES_WITH_STOP_WORDS: Final = ("ru", "en", "zh", "uk", "de", "fr", "es", "it", "pt", "pl", "cs", "nl")


@cache
def stop_words(language: str) -> frozenset[str]:
    """Return the stop words of a language in canonical form; none where the program has no list for it."""
    if language not in LANGUAGES_WITH_STOP_WORDS:
        return frozenset()
    text = resource_path("stop_words", f"{language}.txt").read_text(encoding="utf-8")
    words = [word for line in text.splitlines() if not line.startswith("#") for word in line.split()]
    return frozenset(canonical_forms(words))
