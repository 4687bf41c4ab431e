"""Where phrases of a list stand in a text, whatever their capitals, punctuation and line breaks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from neardup_gui.text.canonical import USUAL, Spelling
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.tokens import Tokens

BoolArray = NDArray[np.bool_]


def inside_phrases(tokens: Tokens, phrases: Iterable[str], spelling: Spelling = USUAL) -> BoolArray:
    """Return which tokens belong to an occurrence of a phrase, bool ``(n,)``.

    A phrase occurs where its canonical words follow one another. ``spelling`` is that of the tokens.
    """
    inside = np.zeros(len(tokens), dtype=np.bool_)
    number = {form: index for index, form in enumerate(tokens.vocabulary)}
    order = np.argsort(tokens.ids, kind="stable")
    bounds = np.searchsorted(tokens.ids[order], np.arange(len(number) + 1))
    for phrase in phrases:
        words = [number.get(word, -1) for word in _words(phrase, spelling)]
        if not words or min(words) < 0:
            continue
        rarest = min(range(len(words)), key=lambda place: int(bounds[words[place] + 1] - bounds[words[place]]))
        first = order[bounds[words[rarest]] : bounds[words[rarest] + 1]] - rarest
        first = first[(first >= 0) & (first <= len(tokens) - len(words))]
        for place, word in enumerate(words):
            first = first[tokens.ids[first + place] == word]
        for place in range(len(words)):
            inside[first + place] = True
    return inside


@lru_cache(maxsize=20_000)
def _words(phrase: str, spelling: Spelling) -> tuple[str, ...]:
    return tuple(tokenise(phrase, spelling=spelling).words())
