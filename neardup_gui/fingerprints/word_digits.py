"""The Distill digits of every word of a text, word by word: what is left of it under any spelling of its vowels.

The distilled text itself (:mod:`~neardup_gui.fingerprints.distill`) depends on what stands between the words too. Here
each distinct form is distilled once, so a novel costs what its vocabulary costs, and each digit knows its word.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from xxhash import xxh3_64_intdigest

from neardup_gui.fingerprints.distill import distill
from neardup_gui.spans import IntArray
from neardup_gui.text.tokens import Hashes, Tokens, WordIds

# Between two forms: neither a word nor a sign that the fold would take as part of one.
_BETWEEN: Final = "\n"


@dataclass(frozen=True, slots=True, eq=False)
class WordDigits:
    """The digits of ``n`` words of ``v`` distinct forms.

    codes: uint32, the code points of all digits, word by word. first: int64 ``(n + 1,)``, where the digits of each word
    begin in ``codes``, and their number last; a short word may have none. ids: ``(n,)``, the form of each word. forms:
    uint64 ``(v,)``, equal where two forms have the same digits; 0 for a form without any. counts: int64 ``(v,)``, how
    often each form stands in the text.
    """

    codes: NDArray[np.uint32]
    first: IntArray
    ids: WordIds
    forms: Hashes
    counts: IntArray

    def __len__(self) -> int:
        return len(self.ids)


def word_digits(tokens: Tokens) -> WordDigits:
    """Return the digits of each token's canonical form, as the article's Distill folds it."""
    sizes = np.fromiter((len(form) + len(_BETWEEN) for form in tokens.vocabulary), np.int64, len(tokens.vocabulary))
    begins = np.cumsum(sizes) - sizes
    folded = distill(_BETWEEN.join(tokens.vocabulary), "article")
    low = np.searchsorted(folded.positions, begins)
    count = np.searchsorted(folded.positions, begins + sizes) - low
    spelt = [folded.digits[first : first + size] for first, size in zip(low.tolist(), count.tolist(), strict=True)]
    forms = np.array([xxh3_64_intdigest(digits.encode()) if digits else 0 for digits in spelt], dtype=np.uint64)
    sizes_in_text = count[tokens.ids]
    bounds = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(sizes_in_text)))
    places = np.repeat(low[tokens.ids] - bounds[:-1], sizes_in_text) + np.arange(int(bounds[-1]))
    counts = np.bincount(tokens.ids, minlength=len(tokens.vocabulary))
    return WordDigits(folded.codes[places], bounds, tokens.ids, forms, counts)
