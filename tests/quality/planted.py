"""Plants passages of one text in another, edited in known ways, with the truth of where they stand."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from plagdet import Match

_WORD = re.compile(r"\w+")
_SENTENCE = re.compile(r"(?<=[.!?…])\s+")


@dataclass(frozen=True, slots=True)
class Planted:
    """``text`` holds passages of ``source``; ``cases`` are (range in text, range in source), in code points."""

    text: str
    source: str
    cases: tuple[Match, ...]


Edit = Callable[[str, random.Random, Sequence[str]], str]


def plant(host: str, source: str, passages: int, words: tuple[int, int], edit: Edit, seed: int) -> Planted:
    """Plant ``passages`` stretches of ``source``, of ``words`` from…to words (evenly by logarithm), in ``host``."""
    chance = random.Random(seed)
    vocabulary = _WORD.findall(source)
    places = [(match.start(), match.end()) for match in _WORD.finditer(source)]
    gaps = sorted(chance.sample([match.start() for match in re.finditer(r"\n", host)], passages))
    taken: list[tuple[int, int]] = []
    pieces: list[str] = []
    cases: list[Match] = []
    length = at = 0
    for gap in gaps:
        first, last = _free_stretch(len(places), words, taken, chance)
        start, end = places[first][0], places[last][1]
        planted = edit(source[start:end], chance, vocabulary)
        pieces.append(host[at:gap] + "\n")
        length += len(pieces[-1])
        cases.append(((length, length + len(planted)), (start, end)))
        pieces.append(planted)
        length += len(planted)
        at = gap
    pieces.append(host[at:])
    return Planted("".join(pieces), source, tuple(cases))


def _free_stretch(
    count: int, words: tuple[int, int], taken: list[tuple[int, int]], chance: random.Random
) -> tuple[int, int]:
    while True:
        size = round(math.exp(chance.uniform(math.log(words[0]), math.log(words[1]))))
        first = chance.randrange(count - size)
        if all(first + size + 200 < low or high + 200 < first for low, high in taken):
            taken.append((first, first + size))
            return first, first + size - 1


def exact(text: str, _chance: random.Random, _vocabulary: Sequence[str]) -> str:
    return text


def replaced(share: float) -> Edit:
    """Replace a share of the words by words of the same book."""

    def edit(text: str, chance: random.Random, vocabulary: Sequence[str]) -> str:
        return _WORD.sub(lambda match: chance.choice(vocabulary) if chance.random() < share else match.group(), text)

    return edit


def inflected(share: float) -> Edit:
    """Put a share of the Russian words into another form of theirs."""

    def edit(text: str, chance: random.Random, _vocabulary: Sequence[str]) -> str:
        return _WORD.sub(
            lambda match: chance.choice(_forms(match.group().lower())) if chance.random() < share else match.group(),
            text,
        )

    return edit


def mixed(replace: float, delete: float, insert: float, swap: float, inflect: float = 0.0) -> Edit:
    """Edit word by word in all ways at once; ``swap`` exchanges neighbours."""

    def edit(text: str, chance: random.Random, vocabulary: Sequence[str]) -> str:
        words = text.split()
        result: list[str] = []
        for word in words:
            roll = chance.random()
            if roll < replace:
                result.append(chance.choice(vocabulary))
            elif roll < replace + delete:
                continue
            elif roll < replace + delete + insert:
                result += [word, chance.choice(vocabulary)]
            elif roll < replace + delete + insert + swap and result:
                result.insert(len(result) - 1, word)
            elif roll < replace + delete + insert + swap + inflect:
                result.append(inflected(1.0)(word, chance, vocabulary))
            else:
                result.append(word)
        return " ".join(result) or text

    return edit


def _letters(pairs: str) -> dict[str, str]:
    """Return the second letter of each pair by its first."""
    return {pair[0]: pair[1] for pair in pairs.split()}


# How a scanner misreads letters, and how vowels are spelt by ear or by an older rule.
_MISREAD = _letters("ос ес ни ин шщ щш вб бв лп пл тг гт ая ми рп кн ым ec ce o0 l1 il hb bh nu un tf ft ao s5 rt")
_BY_EAR = _letters("оа ие яе эе ёо ао еи ei iy ae ou yi")


def misread(rate: float) -> Edit:
    """Misread a share of the letters, as a scanner does."""

    def edit(text: str, chance: random.Random, _vocabulary: Sequence[str]) -> str:
        return "".join(_MISREAD[letter] if letter in _MISREAD and chance.random() < rate else letter for letter in text)

    return edit


def respelt(share: float) -> Edit:
    """Spell a share of the words with other vowels, but for their first letter."""

    def spell(match: re.Match[str]) -> str:
        word = match.group()
        return word[0] + "".join(_BY_EAR.get(letter, letter) for letter in word[1:])

    def edit(text: str, chance: random.Random, _vocabulary: Sequence[str]) -> str:
        return _WORD.sub(lambda match: spell(match) if chance.random() < share else match.group(), text)

    return edit


def shuffled_sentences(then: Edit) -> Edit:
    """Edit, and put the sentences into another order in threes."""

    def edit(text: str, chance: random.Random, vocabulary: Sequence[str]) -> str:
        sentences = _SENTENCE.split(then(text, chance, vocabulary))
        result: list[str] = []
        for begin in range(0, len(sentences), 3):
            group = sentences[begin : begin + 3]
            chance.shuffle(group)
            result += group
        return " ".join(result)

    return edit


@cache
def _forms(word: str) -> list[str]:
    forms = sorted({str(form.word) for form in _analyser().parse(word)[0].lexeme} - {word})
    return forms or [word]


@cache
def _analyser() -> Any:
    import pymorphy3

    return pymorphy3.MorphAnalyzer()
