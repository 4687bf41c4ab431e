"""The frozen result of a comparison. Window, report and JSON all read this one object, so they show equal figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Literal

from neardup_gui.compare.left_out import excluded_from
from neardup_gui.compare.settings import Settings, Unit
from neardup_gui.documents.model import Document, Exclusion
from neardup_gui.errors import Figure
from neardup_gui.fingerprints.distill_gems import Detail
from neardup_gui.fingerprints.distill_tables import Variant
from neardup_gui.fingerprints.simhash import SimHashPreset
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import SpanArray
from neardup_gui.text.quotations import quoted_spans

VerdictCode = Literal["identical", "near_duplicate", "contains", "partial", "slight", "unrelated", "not_enough_text"]


@dataclass(frozen=True, eq=False)
class ComparedText:
    """One side: the document, and the facts about it that need more than the reader.

    Without slots, so that what is not compared is put in order once and not at each move of a slider.
    """

    document: Document
    language: str  # ISO 639-1, or "und"
    words: int  # tokens; a character each in scripts without spaces
    left_out: tuple[Exclusion, ...] = ()  # by the settings, beside what the document itself excludes
    notes: SpanArray = field(default_factory=SpanArray.empty)  # footnotes and endnotes

    @cached_property
    def quoted(self) -> SpanArray:
        """What stands inside quotation marks; looked for when it is first asked for."""
        return quoted_spans(self.document.text)

    def excluded(self, settings: Settings) -> tuple[Exclusion, ...]:
        """Return what is not compared under the settings in force, in text order; exclusions may overlap."""
        return self._left_out_alone if settings.boilerplate else self._all_excluded

    def excluded_spans(self, settings: Settings) -> SpanArray:
        """Return the same as spans that are apart."""
        return self._spans_left_out_alone if settings.boilerplate else self._all_excluded_spans

    @cached_property
    def _all_excluded(self) -> tuple[Exclusion, ...]:
        return excluded_from(self.document, self.left_out, boilerplate=False)

    @cached_property
    def _left_out_alone(self) -> tuple[Exclusion, ...]:
        return excluded_from(self.document, self.left_out, boilerplate=True)

    @cached_property
    def _all_excluded_spans(self) -> SpanArray:
        return SpanArray.of(part.span for part in self._all_excluded).merged()

    @cached_property
    def _spans_left_out_alone(self) -> SpanArray:
        return SpanArray.of(part.span for part in self._left_out_alone).merged()


@dataclass(frozen=True, slots=True)
class ShingleFigures:
    """Counts and ratios of the shingles method (Broder 1997; the article's formula for ``similarity``).

    ``a``, ``b``, ``sampled_*``, ``common`` count distinct shingles; under ``article2009`` list elements, as that
    article does. ``similarity`` is in percent, raw; ``similarity_shown`` never above 100. The ratios are 0–1.
    """

    a: int
    b: int
    sampled_a: int
    sampled_b: int
    common: int
    similarity: float
    similarity_shown: float
    resemblance: float
    containment_a: float
    containment_b: float


@dataclass(frozen=True, slots=True)
class DistillFigures:
    """What the gems say (Distill): ``common`` of ``gems_a`` and ``gems_b`` are in both texts, digit for digit.

    ``common_own``: those of them that lie outside what is not the author's, on both sides; gems are taken from the
    whole text, so a licence that both files hold gives common gems too. ``digits_similarity`` (0–1) compares the
    ``digits_a`` and ``digits_b`` digits as strings; unrelated texts of like length reach .55 to .65. It is exact or,
    in long texts, a lower bound.
    """

    variant: Variant
    detail: Detail
    gems_a: int
    gems_b: int
    common: int
    common_own: int
    containment_a: float
    containment_b: float
    digits_a: int
    digits_b: int
    digits_similarity: float
    digits_similarity_exact: bool


@dataclass(frozen=True, slots=True)
class SimHashFigures:
    """Both fingerprints as 16 hexadecimal digits, None where a text is too short, and in how many bits they differ.

    ``words_*``: the words they were made of.
    """

    preset: SimHashPreset
    a: str | None
    b: str | None
    distance: int | None
    words_a: int
    words_b: int


@dataclass(frozen=True, slots=True)
class SupershingleFigures:
    """How many of 6 supershingles and of 15 megashingles are equal; None where the texts have different units.

    ``shingles_*``: the distinct shingles that the sketches were made of. ``unit``, ``length``: what those are, in A.
    """

    matched: int | None
    megashingles_matched: int | None
    shingles_a: int
    shingles_b: int
    unit: Unit
    length: int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the verdict is what it is: a code, and the figures that its sentence needs."""

    code: str
    figures: Mapping[str, Figure] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Verdict:
    code: VerdictCode
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class LongestPassage:
    """The longest passage, measured on side A."""

    words: int
    characters: int


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """All that is known of a pair under ``settings`` (in force: nothing in them is left to "auto").

    ``shingles`` is None where that method was not asked for; ``shingle_spans_*`` are the common shingles of the
    current length, modulus, unit and step, one span a shingle, overlapping, sorted by start. ``passages`` are sorted
    by their place in A; they, ``coverage_*`` (0–1) and the verdict do not depend on those four settings. ``distill``,
    ``simhash``, ``supershingles`` are None where not asked for, or where there is too little text; no slider moves
    them. ``gem_spans_*`` are the gems that both texts share, rounded out to whole words.
    """

    a: ComparedText
    b: ComparedText
    settings: Settings
    shingles: ShingleFigures | None
    shingle_spans_a: SpanArray
    shingle_spans_b: SpanArray
    passages: tuple[Passage, ...]
    coverage_a: float
    coverage_b: float
    longest_passage: LongestPassage
    verdict: Verdict
    distill: DistillFigures | None = None
    simhash: SimHashFigures | None = None
    supershingles: SupershingleFigures | None = None
    gem_spans_a: SpanArray = field(default_factory=SpanArray.empty)
    gem_spans_b: SpanArray = field(default_factory=SpanArray.empty)
