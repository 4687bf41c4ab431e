"""Canonical forms of words: what two spellings of the same word have in common.

NFKC and case folding, ё as е, invisible characters dropped, stress marks that stand apart dropped, one apostrophe,
and Latin letters inside a Cyrillic word (or the reverse) read as the letters they look like. Forms are treated in
bulk: a few long string operations instead of several calls a word.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from neardup_gui.text.characters import APOSTROPHES, CYRILLIC, JOINERS, LATIN, character_class

_BATCH: Final = 20_000  # forms at a time: no single string operation holds the interpreter for more than a few ms

# Latin letters and the Cyrillic ones of the same shape. Capitals have more twins than small letters, so the twins are
# looked up before the case is folded.
_LATIN_TWINS: Final = "ABCEHIKMOPTXYaceopxyi"
_CYRILLIC_TWINS: Final = "АВСЕНІКМОРТХУасеорхуі"
_TO_CYRILLIC: Final = str.maketrans(_LATIN_TWINS, _CYRILLIC_TWINS)
_TO_LATIN: Final = str.maketrans(_CYRILLIC_TWINS + "Ёё", _LATIN_TWINS + "Ee")

_BEFORE: Final = {ord(character): None for character in JOINERS}
_AFTER: Final[dict[int, str | None]] = {
    **{ord(character): "'" for character in APOSTROPHES},
    ord("ё"): "е",
    ord("ѐ"): "е",
    ord("ѝ"): "и",
    0x0300: None,  # grave and acute that NFKC did not compose are stress marks
    0x0301: None,
    0x0020: None,  # NFKC spells a few ligatures with spaces
}


_AFTER_KEEPING_YO: Final = {point: form for point, form in _AFTER.items() if point != ord("ё")}


@dataclass(frozen=True, slots=True)
class Spelling:
    """How letters are read.

    fold_yo: ё as е. look_alikes: Latin letters inside a Cyrillic word, or the reverse, as the ones they look like.
    """

    fold_yo: bool = True
    look_alikes: bool = True


USUAL: Final = Spelling()


def canonical_form(word: str) -> str:
    """Return the canonical form of one word."""
    return canonical_forms([word])[0]


def canonical_forms(words: Sequence[str], spelling: Spelling = USUAL) -> list[str]:
    """Return the canonical form of each word. A word must not contain a line feed."""
    forms: list[str] = []
    for begin in range(0, len(words), _BATCH):
        forms.extend(_batch(words[begin : begin + _BATCH], spelling))
    return forms


def _batch(words: Sequence[str], spelling: Spelling) -> list[str]:
    after = _AFTER if spelling.fold_yo else _AFTER_KEEPING_YO
    joined = "\n".join(words).translate(_BEFORE)
    if not joined.isascii():
        lines = unicodedata.normalize("NFKC", joined).split("\n")
        for index, line in enumerate(lines):
            if spelling.look_alikes and not line.isascii() and _is_mixed(line):
                lines[index] = without_look_alikes(line)
        joined = unicodedata.normalize("NFKC", "\n".join(lines).casefold()).translate(after)
    else:
        joined = joined.casefold()
    return joined.split("\n")


def _is_mixed(word: str) -> bool:
    # Any Latin letter of a mixed word that has a twin is ASCII, so the common case is settled by one comparison.
    return min(word) < "\x7f" and not word.isdigit() and _scripts(word) == LATIN | CYRILLIC


def _scripts(word: str) -> int:
    flags = 0
    for character in word:
        flags |= character_class(character)
    return flags & (LATIN | CYRILLIC)


def without_look_alikes(word: str) -> str:
    """Read the letters of the script that is the guest in ``word`` as their twins in the host's.

    The host is the script with more letters, Cyrillic on a tie. Where one guest has no twin the word is left as it
    is: it is then written in two scripts on purpose.
    """
    classes = [character_class(character) for character in word]
    latin = sum(1 for value in classes if value & LATIN)
    cyrillic = sum(1 for value in classes if value & CYRILLIC)
    guest, twins, table = (
        (LATIN, _LATIN_TWINS, _TO_CYRILLIC) if cyrillic >= latin else (CYRILLIC, _CYRILLIC_TWINS + "Ёё", _TO_LATIN)
    )
    if all(character in twins for character, value in zip(word, classes, strict=True) if value & guest):
        return word.translate(table)
    return word
