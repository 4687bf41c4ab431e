"""The frozen result of a comparison. Window, report and JSON all read this one object, so they show equal figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from neardup_gui.compare.settings import Settings
from neardup_gui.documents.model import Document
from neardup_gui.errors import Figure
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import SpanArray

VerdictCode = Literal["identical", "near_duplicate", "contains", "partial", "slight", "unrelated", "not_enough_text"]


@dataclass(frozen=True, slots=True, eq=False)
class ComparedText:
    """One side: the document, and the facts about it that need more than the reader."""

    document: Document
    language: str  # ISO 639-1, or "und"
    words: int  # tokens; a character each in scripts without spaces


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
    by their place in A; they, ``coverage_*`` (0–1) and the verdict do not depend on those four settings.
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
