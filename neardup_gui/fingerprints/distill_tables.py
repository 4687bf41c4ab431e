"""The small tables of Distill: folded letters, sound classes, transliteration, cutting sequences.

Distill is the method of the Perl module Text::Distill and of the article that describes it. The module holds Cyrillic
letters but reads them as bytes, so what it computes differs from what the article describes. Both are offered:
``article`` reads the letters as letters, ``published`` computes what the module computes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, Literal

from neardup_gui.resources import resource_path

Variant = Literal["article", "published"]

SIGNS: Final = frozenset(".,;:&?!*#%+^\\/")  # a space comes after these where a word goes on behind them
_SIGN_CLASS: Final = "(?^:)"  # signs that were written into the class of vowels by oversight, and so belong to it


@dataclass(frozen=True, slots=True)
class VariantTables:
    """What the two variants differ in.

    folded: a character → the one that takes its place. six: the letters that a six-letter word is short with.
    dropped: the vowels and signs that are deleted. sounds: a consonant → the digit of its sound class.
    """

    folded: dict[str, str]
    six: frozenset[str]
    dropped: frozenset[str]
    sounds: dict[str, str]


def _sounds(**classes: str) -> dict[str, str]:
    return {letter: name[1:] for name, letters in classes.items() for letter in letters}


def _both_cases(letters: str) -> frozenset[str]:
    return frozenset(letters + letters.upper())


@cache
def variant_tables(variant: Variant) -> VariantTables:
    """Return the tables of one variant."""
    if variant == "article":
        return VariantTables(
            folded=_folded("fold_article.txt"),
            six=frozenset(map(chr, range(ord("а"), ord("я") + 1))),
            # U+1C82 and U+1C86 are old forms of о and ъ, equal to them but for the case.
            dropped=_both_cases("уеёыаоэяиюьъaehiouwy") | frozenset(_SIGN_CLASS + "\u1c82\u1c86"),
            sounds=_sounds(_6="рr", _4="лйl", _1="бпфвbfpv", _3="тдdt", _7="жшщч", _2="сцзкгхcgjkqsxz", _5="мнmn"),
        )
    return VariantTables(
        folded=_folded("fold_published.txt"),
        six=frozenset(map(chr, [*range(0xB0, 0xD2), 0x8F])),
        dropped=_both_cases("aehiouwyñð") | frozenset(_SIGN_CLASS + "\u00b5\u03bc\u039c"),
        sounds=_sounds(_4="r", _1="l", _3="b", _7="fpv", _2="dt", _5="cgjkmnqsxz\u00ba"),
    )


def _folded(name: str) -> dict[str, str]:
    table: dict[str, str] = {}
    for line in _lines(name):
        target, _, sources = line.partition(": ")
        for source in sources.split():
            table[chr(int(source, 16))] = chr(int(target, 16))
    return table


def _lines(name: str) -> list[str]:
    text = resource_path("distill", name).read_text(encoding="utf-8")
    return [line for line in text.split("\n") if line and not line.startswith("#")]


@cache
def transliterator() -> Callable[[str], str]:
    """Return the function from one character to its ASCII spelling: Text::Unidecode's tables."""
    module: Any = import_module("text_unidecode")  # reads a table of 300 KB that most texts never need
    spell: Callable[[str], str] = module.unidecode
    other: dict[str, str] = {}
    for line in _lines("transliteration.txt"):
        spelling, _, points = line.partition("\t")
        for point in points.split():
            other[chr(int(point, 16))] = json.loads(spelling)

    def transliterated(character: str) -> str:
        if character > "\uffff":
            return "[?] "
        return other[character] if character in other else spell(character)

    return transliterated


@cache
def all_sequences() -> tuple[str, ...]:
    """Return the 176 cutting sequences, the most frequent in Russian first."""
    return tuple(" ".join(_lines("sequences.txt")).split())
