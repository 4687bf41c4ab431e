"""The shingles of two texts → counts, ratios and the places of the common ones."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from neardup_gui.compare.prepare import Prepared, units_key
from neardup_gui.compare.result import ShingleFigures
from neardup_gui.compare.settings import LONGEST, Settings
from neardup_gui.fingerprints.shingles import BoolArray
from neardup_gui.matching.overlap import overlap
from neardup_gui.matching.window_index import IndexedSide, WindowIndex, index_windows
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray, SpanArray
from neardup_gui.text.tokenise import form_hashes
from neardup_gui.text.units import Units

# Units of both texts together that are indexed for all lengths. Beyond it the index would take more seconds than
# the moves of the slider that it saves.
_LARGEST_INDEX: Final = 3_000_000


@dataclass(frozen=True, slots=True)
class _Counts:
    """Different shingles of each side and of both, sampled; and as the article counts, where it differs."""

    whole_a: int
    whole_b: int
    distinct_a: int
    distinct_b: int
    distinct_common: int
    listed_a: int
    listed_b: int
    listed_common: int


@dataclass(frozen=True, slots=True, eq=False)
class SharedShingles:
    """The figures, and the place of every common shingle, sampled, on each side."""

    figures: ShingleFigures
    spans_a: SpanArray
    spans_b: SpanArray


class ShingleComparer:
    """Compares the shingles of two texts under changing settings.

    The first time checksums are compared. From the second on, an index of all windows answers for every length and
    modulus: it takes longer to make than one comparison, and each later one is then a matter of milliseconds.
    """

    def __init__(self, a: Prepared, b: Prepared, identical: bool) -> None:
        self._a = a
        self._b = b
        self._identical = identical
        self._asked: set[Hashable] = set()
        self._index: tuple[Hashable, WindowIndex] | None = None

    def compare(self, settings: Settings, progress: Progress = NO_PROGRESS) -> SharedShingles:
        """Return what the texts share under ``settings``, whose unit and length are decided."""
        index = self._indexed(settings, progress.part(0.0, 0.7))
        if index is None:
            return self._by_checksums(settings, progress.part(0.7, 1.0))
        return self._by_index(settings, index)

    def _indexed(self, settings: Settings, progress: Progress) -> WindowIndex | None:
        """Return the index for these units, making it when they are asked for again; None where checksums must do."""
        key = (units_key(settings), settings.boilerplate)
        if settings.by_article or settings.step != 1:
            return None
        if self._index is not None and self._index[0] == key:
            return self._index[1]
        if key not in self._asked:
            self._asked.add(key)
            return None
        a, b = self._a.units(settings, progress.part(0.0, 0.2)), self._b.units(settings, progress.part(0.2, 0.4))
        if len(a) + len(b) > _LARGEST_INDEX:
            return None
        masked_a, masked_b = self._a.masked(a, settings), self._b.masked(b, settings)
        numbers_a, numbers_b = _numbered(a, b, masked_a, masked_b)
        longest = LONGEST[settings.unit or "words"]
        for side in (self._a, self._b):
            side.forget_shingles()  # the index says what they said, and needs room while it is made
        index = index_windows(numbers_a, numbers_b, longest, masked_a, masked_b, progress.part(0.4, 1.0))
        self._index = (key, index)
        return index

    def _by_checksums(self, settings: Settings, progress: Progress) -> SharedShingles:
        whole = replace(settings, modulus=1)
        all_a = self._a.shingles(whole, progress.part(0.0, 0.4))
        all_b = self._b.shingles(whole, progress.part(0.4, 0.8))
        a, b = self._a.shingles(settings), self._b.shingles(settings)
        common = overlap(a, b)
        counts = _Counts(
            whole_a=len(all_a) if settings.by_article else len(all_a.distinct),
            whole_b=len(all_b) if settings.by_article else len(all_b.distinct),
            distinct_a=len(a.distinct),
            distinct_b=len(b.distinct),
            distinct_common=common.distinct,
            listed_a=len(a),
            listed_b=len(b),
            listed_common=int(common.in_b.sum()),
        )
        figures = _figures(settings, counts, self._identical)
        return SharedShingles(figures, a.spans(common.in_b), b.spans(common.in_a))

    def _by_index(self, settings: Settings, index: WindowIndex) -> SharedShingles:
        length = settings.shingle_length
        assert isinstance(length, int)
        different_a, different_b = index.a.different(length), index.b.different(length)
        shared_a, shared_b = index.a.shared(length), index.b.shared(length)
        whole = int(np.count_nonzero(different_a)), int(np.count_nonzero(different_b))
        if settings.modulus > 1:
            sample_a, sample_b = self._sampled(self._a, settings, index.a), self._sampled(self._b, settings, index.b)
            different_a, different_b = different_a & sample_a, different_b & sample_b
            shared_a, shared_b = shared_a & sample_a, shared_b & sample_b
        distinct = int(np.count_nonzero(different_a)), int(np.count_nonzero(different_b))
        common = int(np.count_nonzero(different_a & shared_a))
        counts = _Counts(*whole, *distinct, common, *distinct, common)
        units_a, units_b = self._a.units(settings), self._b.units(settings)
        return SharedShingles(
            _figures(settings, counts, self._identical),
            _window_spans(units_a, shared_a, length),
            _window_spans(units_b, shared_b, length),
        )

    @staticmethod
    def _sampled(prepared: Prepared, settings: Settings, side: IndexedSide) -> BoolArray:
        """Return the windows whose checksum the modulus divides, bool ``(units,)``."""
        checksums = prepared.checksums(settings)
        sample = np.zeros(len(side.room), dtype=np.bool_)
        sample[: len(checksums)] = checksums % np.uint64(settings.modulus) == 0
        return sample


def _window_spans(units: Units, chosen: BoolArray, length: int) -> SpanArray:
    first = np.flatnonzero(chosen)
    return SpanArray(units.starts[first], units.ends[first + length - 1])


def _numbered(a: Units, b: Units, masked_a: BoolArray | None, masked_b: BoolArray | None) -> tuple[IntArray, IntArray]:
    """Return joint numbers of the units of both texts. A masked unit has a number of its own."""
    hashes = form_hashes(a.forms), form_hashes(b.forms)
    known = np.sort(np.concatenate(hashes))
    numbers: list[IntArray] = []
    fresh = len(known)
    for units, of_forms, masked in zip((a, b), hashes, (masked_a, masked_b), strict=True):
        side = np.searchsorted(known, of_forms)[units.ids] if len(units) else np.zeros(0, dtype=np.int64)
        if masked is not None:
            side = np.where(masked, fresh + np.arange(len(side)), side)
            fresh += len(side)
        numbers.append(side)
    return numbers[0], numbers[1]


def _figures(settings: Settings, counts: _Counts, identical: bool) -> ShingleFigures:
    if settings.by_article:
        sampled_a, sampled_b, shared = counts.listed_a, counts.listed_b, counts.listed_common
    else:
        sampled_a, sampled_b, shared = counts.distinct_a, counts.distinct_b, counts.distinct_common
    union = counts.distinct_a + counts.distinct_b - counts.distinct_common
    similarity = shared * 2 / (sampled_a + sampled_b) * 100 if sampled_a + sampled_b else 0.0
    resemblance = counts.distinct_common / union if union else 0.0
    containment_a = counts.distinct_common / counts.distinct_a if counts.distinct_a else 0.0
    containment_b = counts.distinct_common / counts.distinct_b if counts.distinct_b else 0.0
    if identical and union == 0:
        # Equal texts are equal however short they are. The article's formula alone keeps its answer of 0.
        resemblance = containment_a = containment_b = 1.0
        similarity = 0.0 if settings.by_article else 100.0
    return ShingleFigures(
        a=counts.whole_a,
        b=counts.whole_b,
        sampled_a=sampled_a,
        sampled_b=sampled_b,
        common=shared,
        similarity=similarity,
        similarity_shown=min(100.0, similarity),
        resemblance=resemblance,
        containment_a=containment_a,
        containment_b=containment_b,
    )
