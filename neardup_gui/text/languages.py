"""Which language a text is in: enough to choose stop words and stems, and to say that two texts differ in it."""

from __future__ import annotations

from typing import Final

import numpy as np
import regex

from neardup_gui.text.stop_words import LANGUAGES_WITH_STOP_WORDS, stop_words
from neardup_gui.text.tokens import Tokens

UNDETERMINED: Final = "und"
_SAMPLE: Final = 20_000  # tokens looked at, spread over the text
_SCRIPTS: Final = {
    name: regex.compile(rf"\p{{Script={name}}}")
    for name in ("Latin", "Cyrillic", "Han", "Hiragana", "Katakana", "Hangul", "Greek", "Hebrew", "Arabic", "Thai",
                 "Georgian", "Armenian", "Devanagari")
}  # fmt: skip
_BY_SCRIPT: Final = {
    "Hangul": "ko", "Greek": "el", "Hebrew": "he", "Arabic": "ar", "Thai": "th", "Georgian": "ka", "Armenian": "hy",
    "Devanagari": "hi",
}  # fmt: skip
# Below this share of function words a text in an alphabet is not running prose of any language that we know.
_LEAST_SHARE: Final = 0.08


def detect_language(tokens: Tokens) -> str:
    """Return the ISO 639-1 code of the language of ``tokens``, or ``"und"``.

    By script where a script has one language, by letters among the Cyrillic ones, by the share of function words
    elsewhere. A text of a few words may well stay undetermined.
    """
    if len(tokens) == 0:
        return UNDETERMINED
    step = max(1, len(tokens) // _SAMPLE)
    counts = np.bincount(tokens.ids[::step], minlength=len(tokens.vocabulary))
    words = {tokens.vocabulary[word]: int(counts[word]) for word in np.flatnonzero(counts).tolist()}
    letters: dict[str, int] = {}
    for word, count in words.items():
        for character in word:
            letters[character] = letters.get(character, 0) + count
    scripts = _script_counts(letters)
    if not scripts:
        return UNDETERMINED
    script = max(scripts, key=lambda name: scripts[name])
    if script in ("Han", "Hiragana", "Katakana"):
        kana = scripts.get("Hiragana", 0) + scripts.get("Katakana", 0)
        return "ja" if kana > 0.05 * (kana + scripts.get("Han", 0)) else "zh"
    if script == "Cyrillic":
        return _cyrillic_language(letters)
    if script == "Latin":
        return _latin_language(words)
    return _BY_SCRIPT.get(script, UNDETERMINED)


def _script_counts(letters: dict[str, int]) -> dict[str, int]:
    scripts: dict[str, int] = {}
    for character, count in letters.items():
        for name, pattern in _SCRIPTS.items():
            if pattern.match(character):
                scripts[name] = scripts.get(name, 0) + count
                break
    return scripts


def _cyrillic_language(letters: dict[str, int]) -> str:
    """Tell the Cyrillic languages apart by the letters that only some of them have."""
    total = sum(letters.values())

    def share(characters: str) -> float:
        return sum(letters.get(character, 0) for character in characters) / total

    if share("ђћјљњџѓќѕ") > 0.01:
        return "mk" if share("ѓќѕ") > share("ђћ") else "sr"
    if share("ў") > 0.003:
        return "be"
    if share("іїєґ") > 0.02:
        # Russian before the reform of 1918 has і and ѣ too, but also ы.
        return "ru" if share("ы") > 0.005 else "uk"
    if share("ыэ") > 0.003:
        return "ru"
    return "bg" if share("ъ") > 0.008 else "ru"


def _latin_language(words: dict[str, int]) -> str:
    total = sum(words.values())
    shares = {
        language: sum(words.get(word, 0) for word in stop_words(language)) / total
        for language in LANGUAGES_WITH_STOP_WORDS
        if language not in ("ru", "uk", "zh")
    }
    best = max(shares, key=lambda language: shares[language])
    return best if shares[best] >= _LEAST_SHARE else UNDETERMINED
