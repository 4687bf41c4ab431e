"""Two prepared texts and their settings → the frozen :class:`Comparison`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from neardup_gui.compare.prepare import Prepared
from neardup_gui.compare.result import ComparedText, Comparison, LongestPassage, ShingleFigures
from neardup_gui.compare.settings import Settings, in_force, validate
from neardup_gui.compare.verdict import FEWEST_WORDS_FOR_PASSAGES, SHORT_TEXT_WINDOW, Evidence, judge
from neardup_gui.fingerprints.shingles import Shingles, shingles
from neardup_gui.matching.overlap import Overlap, overlap
from neardup_gui.matching.passages import (
    Passage,
    Searched,
    characters_of,
    equal_tokens,
    find_passages,
    select_passages,
)
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import SpanArray
from neardup_gui.text.units import character_units

SEED_WORDS: Final = 3
SEED_CHARACTERS: Final = 6  # of scripts without spaces, where a character says less than a word
# Up to this many words in each text reworded passages are looked for unasked.
REWORDED_UP_TO: Final = 50_000


class Pair:
    """Two texts that are compared again and again as the settings move.

    Keeps what does not depend on the sliders. Not for several threads at a time.
    """

    def __init__(self, a: Prepared, b: Prepared) -> None:
        self.a = a
        self.b = b
        # By whether boilerplate is compared too, and whether reworded passages are looked for.
        self._passages: dict[tuple[bool, bool], tuple[Passage, ...]] = {}
        self._short: tuple[float, float] | None = None
        self._identical: bool | None = None

    def compare(self, settings: Settings, progress: Progress = NO_PROGRESS) -> Comparison:
        """Return the comparison. Raises SettingError for settings that these texts do not allow, and Cancelled."""
        a, b = self.a, self.b
        force = in_force(validate(settings), min(a.words, b.words), a.unspaced or b.unspaced)
        asked = force.methods
        spans = (SpanArray.empty(), SpanArray.empty())
        figures: ShingleFigures | None = None
        if "shingles" in asked:
            figures, spans = self._shingles(force, progress.part(0.0, 0.5))
        found = self._all_passages(force.boilerplate, self._looks_for_reworded(force), progress.part(0.5, 1.0))
        informative = select_passages(found, 1, 0)
        chosen = select_passages(found, force.min_passage, force.min_run)
        coverage = self._coverage(chosen, force.boilerplate)
        longest = max(chosen, key=lambda passage: passage.words_a, default=None)
        by_characters = min(a.words, b.words) < FEWEST_WORDS_FOR_PASSAGES
        shares = self._short_text_containments() if by_characters else coverage
        verdict = judge(
            Evidence(
                identical=self.identical,
                words_a=a.words,
                words_b=b.words,
                language_a=a.language,
                language_b=b.language,
                share_a=shares[0],
                share_b=shares[1],
                by_characters=by_characters,
                passages=chosen,
                hidden_passages=len(informative) - len(chosen),
                min_passage=force.min_passage,
            )
        )
        return Comparison(
            a=ComparedText(a.document, a.language, a.words),
            b=ComparedText(b.document, b.language, b.words),
            settings=force,
            shingles=figures,
            shingle_spans_a=spans[0],
            shingle_spans_b=spans[1],
            passages=chosen if "passages" in asked else (),
            coverage_a=coverage[0],
            coverage_b=coverage[1],
            longest_passage=LongestPassage(longest.words_a, longest.a.length) if longest else LongestPassage(0, 0),
            verdict=verdict,
        )

    @property
    def identical(self) -> bool:
        """Whether the canonical texts are equal: the same words in the same order, and at least one."""
        if self._identical is None:
            self._identical = equal_tokens(self.a.tokens, self.b.tokens)
        return self._identical

    def _shingles(self, settings: Settings, progress: Progress) -> tuple[ShingleFigures, tuple[SpanArray, SpanArray]]:
        everything = replace(settings, modulus=1)
        counts: list[int] = []
        samples: list[Shingles] = []
        for prepared, part in ((self.a, progress.part(0.0, 0.4)), (self.b, progress.part(0.4, 0.8))):
            whole = prepared.shingles(everything, part)
            counts.append(len(whole) if settings.by_article else len(whole.distinct))
            samples.append(prepared.shingles(settings, part))
        progress.at(0.8)
        common = overlap(samples[0], samples[1])
        figures = _figures(settings, counts, samples, common, self.identical)
        return figures, (samples[0].spans(common.in_b), samples[1].spans(common.in_a))

    def _looks_for_reworded(self, settings: Settings) -> bool:
        if settings.reworded == "auto":
            return max(self.a.words, self.b.words) <= REWORDED_UP_TO
        return settings.reworded == "on"

    def _all_passages(self, boilerplate: bool, reworded: bool, progress: Progress) -> tuple[Passage, ...]:
        key = (boilerplate, reworded)
        if key not in self._passages:
            a, b = (
                Searched(side.tokens, side.stems, None if boilerplate else side.mask, side.bounds if reworded else None)
                for side in (self.a, self.b)
            )
            window = SEED_CHARACTERS if self.a.unspaced or self.b.unspaced else SEED_WORDS
            self._passages[key] = find_passages(a, b, window, reworded, progress)
        return self._passages[key]

    def _coverage(self, passages: tuple[Passage, ...], boilerplate: bool) -> tuple[float, float]:
        inside = characters_of(passages)
        ratios: list[float] = []
        for covered, prepared in zip(inside, (self.a, self.b), strict=True):
            document = prepared.document
            out = 0 if boilerplate else SpanArray.of(item.span for item in document.excluded).covered()
            ratios.append(min(1.0, covered / max(1, len(document.text) - out)))
        return ratios[0], ratios[1]

    def _short_text_containments(self) -> tuple[float, float]:
        """Return both containments by windows of characters of a fixed length, whatever the sliders say."""
        if self._short is None:
            a, b = (
                shingles(character_units(prepared.tokens, prepared.document.text), SHORT_TEXT_WINDOW)
                for prepared in (self.a, self.b)
            )
            distinct = overlap(a, b).distinct
            self._short = (distinct / max(1, len(a.distinct)), distinct / max(1, len(b.distinct)))
        return self._short


def _figures(
    settings: Settings, counts: list[int], samples: list[Shingles], common: Overlap, identical: bool
) -> ShingleFigures:
    distinct_a, distinct_b = len(samples[0].distinct), len(samples[1].distinct)
    if settings.by_article:
        sampled_a, sampled_b, shared = len(samples[0]), len(samples[1]), int(common.in_b.sum())
    else:
        sampled_a, sampled_b, shared = distinct_a, distinct_b, common.distinct
    union = distinct_a + distinct_b - common.distinct
    similarity = shared * 2 / (sampled_a + sampled_b) * 100 if sampled_a + sampled_b else 0.0
    resemblance = common.distinct / union if union else 0.0
    containment_a = common.distinct / distinct_a if distinct_a else 0.0
    containment_b = common.distinct / distinct_b if distinct_b else 0.0
    if identical and union == 0:
        # Equal texts are equal however short they are. The article's formula alone keeps its answer of 0.
        resemblance = containment_a = containment_b = 1.0
        similarity = 0.0 if settings.by_article else 100.0
    return ShingleFigures(
        a=counts[0],
        b=counts[1],
        sampled_a=sampled_a,
        sampled_b=sampled_b,
        common=shared,
        similarity=similarity,
        similarity_shown=min(100.0, similarity),
        resemblance=resemblance,
        containment_a=containment_a,
        containment_b=containment_b,
    )
