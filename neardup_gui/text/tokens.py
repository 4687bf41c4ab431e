"""The words of a text as arrays: which word, from where, to where."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from neardup_gui.spans import IntArray

BoolArray = NDArray[np.bool_]
WordIds = NDArray[np.int32]
Hashes = NDArray[np.uint64]


@dataclass(frozen=True, slots=True, eq=False)
class Tokens:
    """``n`` tokens in text order.

    ids: int32 ``(n,)``, index of the token's canonical form in ``vocabulary``.
    starts, ends: int64 ``(n,)``, code points of ``Document.text``, half-open.
    vocabulary: the distinct canonical forms.
    hashes: uint64 ``(len(vocabulary),)``, xxh3 of each form's UTF-8, so that two texts can be matched without a
        common vocabulary.
    """

    ids: WordIds
    starts: IntArray
    ends: IntArray
    vocabulary: tuple[str, ...]
    hashes: Hashes

    def __len__(self) -> int:
        return len(self.ids)

    def chosen(self, kept: BoolArray) -> Tokens:
        """Return the tokens that are kept, bool ``(n,)``, over the same vocabulary."""
        return Tokens(self.ids[kept], self.starts[kept], self.ends[kept], self.vocabulary, self.hashes)

    def words(self) -> list[str]:
        """Return the canonical forms in text order. For looking at and for tests: slow on a whole novel."""
        return [self.vocabulary[word] for word in self.ids.tolist()]
