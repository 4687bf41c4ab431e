"""Distill, SimHash and sketches of two texts → their figures. No slider moves them, so each is made once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import numpy as np

from neardup_gui.compare.prepare import Prepared
from neardup_gui.compare.result import DistillFigures, SimHashFigures, SupershingleFigures
from neardup_gui.compare.settings import DEFAULT_LENGTH, Settings, Unit, fixed_settings, unit_for
from neardup_gui.fingerprints.distill_gems import common_gems
from neardup_gui.fingerprints.distill_similarity import digits_similarity
from neardup_gui.fingerprints.simhash import SimHashPreset, hamming
from neardup_gui.fingerprints.supershingles import matched
from neardup_gui.matching.overlap import overlap
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import SpanArray
from neardup_gui.text.tokens import Tokens


@dataclass(frozen=True, slots=True, eq=False)
class SharedGems:
    """The figures, and the places of the common gems, rounded out to whole words."""

    figures: DistillFigures | None
    spans_a: SpanArray
    spans_b: SpanArray


NO_GEMS: Final = SharedGems(None, SpanArray.empty(), SpanArray.empty())


@dataclass(frozen=True, slots=True)
class FixedShingles:
    """What the verdict knows of shingles: those of the default length, all of them, whatever the sliders say."""

    unit: Unit
    length: int
    resemblance: float
    containment_a: float
    containment_b: float
    fewest: int  # distinct shingles of the text that has fewer


class MethodComparer:
    """Compares two texts by the methods that no slider moves. Not for several threads at a time."""

    def __init__(self, a: Prepared, b: Prepared) -> None:
        self._a = a
        self._b = b
        self._gems: tuple[Hashable, SharedGems] | None = None
        self._simhash: dict[tuple[SimHashPreset, bool], SimHashFigures | None] = {}
        self._sketches: dict[bool, SupershingleFigures | None] = {}
        self._shingles: dict[bool, FixedShingles] = {}

    def distill(self, settings: Settings, progress: Progress = NO_PROGRESS) -> SharedGems:
        """Return the common gems; :data:`NO_GEMS` where not asked for, or where a text has no digits."""
        if "distill" not in settings.methods:
            return NO_GEMS
        key = (settings.distill, settings.distill_detail, settings.distill_sequences, settings.distill_smallest)
        if self._gems is None or self._gems[0] != key:
            self._gems = (key, self._shared_gems(settings, progress))
        return self._gems[1]

    def simhash(self, settings: Settings, progress: Progress = NO_PROGRESS) -> SimHashFigures | None:
        """Return both fingerprints; None where not asked for, or where both texts are too short."""
        if "simhash" not in settings.methods:
            return None
        key = (settings.simhash, settings.boilerplate)
        if key not in self._simhash:
            self._simhash[key] = self._compared_simhash(*key, progress)
        return self._simhash[key]

    def supershingles(self, settings: Settings, progress: Progress = NO_PROGRESS) -> SupershingleFigures | None:
        """Return what the sketches share; None where not asked for, or where a text has no shingle."""
        if "supershingles" not in settings.methods:
            return None
        key = settings.boilerplate
        if key not in self._sketches:
            self._sketches[key] = self._compared_sketches(key, progress)
        return self._sketches[key]

    def fixed_shingles(self, settings: Settings, progress: Progress = NO_PROGRESS) -> FixedShingles | None:
        """Return the resemblance at the default length; None where the method was not asked for."""
        if "shingles" not in settings.methods:
            return None
        key = settings.boilerplate
        if key not in self._shingles:
            a, b = self._a, self._b
            unit = unit_for(min(a.words, b.words), a.unspaced or b.unspaced)
            fixed = fixed_settings(unit, key)
            of_a, of_b = a.shingles(fixed, progress.part(0.0, 0.5)), b.shingles(fixed, progress.part(0.5, 1.0))
            common = overlap(of_a, of_b).distinct
            counts = len(of_a.distinct), len(of_b.distinct)
            self._shingles[key] = FixedShingles(
                unit=unit,
                length=DEFAULT_LENGTH[unit],
                resemblance=common / max(1, sum(counts) - common),
                containment_a=common / max(1, counts[0]),
                containment_b=common / max(1, counts[1]),
                fewest=min(counts),
            )
        return self._shingles[key]

    def _shared_gems(self, settings: Settings, progress: Progress) -> SharedGems:
        variant, detail = settings.distill, settings.distill_detail
        own = settings.distill_sequences, settings.distill_smallest
        a = self._a.gems(variant, detail, progress.part(0.0, 0.4), *own)
        b = self._b.gems(variant, detail, progress.part(0.4, 0.8), *own)
        if not len(a.digits) or not len(b.digits):
            return NO_GEMS
        common = common_gems(a, b)
        similarity, exact = digits_similarity(a.digits, b.digits, progress.part(0.8, 1.0))
        spans = a.spans(common.in_a), b.spans(common.in_b)
        authors = ~self._a.excluded_among(spans[0].starts, spans[0].ends)
        authors &= ~self._b.excluded_among(spans[1].starts, spans[1].ends)
        figures = DistillFigures(
            variant=variant,
            detail=detail,
            gems_a=len(a),
            gems_b=len(b),
            common=len(common),
            common_own=int(authors.sum()),
            containment_a=len(common) / max(1, len(a)),
            containment_b=len(common) / max(1, len(b)),
            digits_a=len(a.digits),
            digits_b=len(b.digits),
            digits_similarity=similarity,
            digits_similarity_exact=exact,
        )
        return SharedGems(figures, to_whole_words(spans[0], self._a.tokens), to_whole_words(spans[1], self._b.tokens))

    def _compared_simhash(self, preset: SimHashPreset, boilerplate: bool, progress: Progress) -> SimHashFigures | None:
        a = self._a.simhash(preset, boilerplate, progress.part(0.0, 0.5))
        b = self._b.simhash(preset, boilerplate, progress.part(0.5, 1.0))
        if a is None and b is None:
            return None
        whole = boilerplate or preset == "article"
        return SimHashFigures(
            preset=preset,
            a=a.hex if a else None,
            b=b.hex if b else None,
            distance=hamming(a.bits, b.bits) if a and b else None,
            words_a=self._a.own_words(whole),
            words_b=self._b.own_words(whole),
        )

    def _compared_sketches(self, boilerplate: bool, progress: Progress) -> SupershingleFigures | None:
        a = self._a.sketch(boilerplate, progress.part(0.0, 0.5))
        b = self._b.sketch(boilerplate, progress.part(0.5, 1.0))
        if a is None or b is None:
            return None
        unit = self._a.sketch_unit
        counts = [
            len(side.shingles(fixed_settings(side.sketch_unit, boilerplate)).distinct) for side in (self._a, self._b)
        ]
        found = matched(a, b) if unit == self._b.sketch_unit else None
        return SupershingleFigures(
            matched=found.supershingles if found else None,
            megashingles_matched=found.megashingles if found else None,
            shingles_a=counts[0],
            shingles_b=counts[1],
            unit=unit,
            length=DEFAULT_LENGTH[unit],
        )


def to_whole_words(spans: SpanArray, tokens: Tokens) -> SpanArray:
    """Return the spans rounded out to the words that their edges lie in, sorted by start."""
    if not len(spans) or not len(tokens):
        return spans
    last = len(tokens) - 1
    first_word = np.minimum(np.searchsorted(tokens.ends, spans.starts, side="right"), last)
    last_word = np.maximum(np.searchsorted(tokens.starts, spans.ends, side="left") - 1, 0)
    starts = np.minimum(spans.starts, tokens.starts[first_word])
    ends = np.maximum(spans.ends, tokens.ends[last_word])
    order = np.argsort(starts, kind="stable")
    return SpanArray(starts[order], ends[order])
