"""Two prepared texts and their settings → the frozen :class:`Comparison`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from neardup_gui.compare.coverage import coverage
from neardup_gui.compare.joining import joined_passages
from neardup_gui.compare.methods import MethodComparer
from neardup_gui.compare.prepare import Prepared
from neardup_gui.compare.result import ComparedText, Comparison, LongestPassage, ShingleFigures
from neardup_gui.compare.settings import Settings, in_force, validate
from neardup_gui.compare.shingle_figures import ShingleComparer
from neardup_gui.compare.verdict import FEWEST_WORDS_FOR_PASSAGES, Evidence, judge, short_text_run
from neardup_gui.fingerprints.shingles import BoolArray, shingles
from neardup_gui.matching.overlap import overlap
from neardup_gui.matching.passages import (
    Found,
    Passage,
    Searched,
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


@dataclass(frozen=True, slots=True, eq=False)
class _Selected:
    """The passages that are shown, how many informative ones are hidden by the filters, and the coverage of A and B."""

    passages: tuple[Passage, ...]
    hidden: int
    coverage: tuple[float, float]


class Pair:
    """Two texts that are compared again and again as the settings move.

    Keeps what does not depend on the sliders. Not for several threads at a time. ``identical``: whether the canonical
    texts are equal, the same words in the same order, and at least one.
    """

    def __init__(self, a: Prepared, b: Prepared) -> None:
        self.a = a
        self.b = b
        # By whether boilerplate is compared too, and whether reworded passages are looked for.
        self._passages: dict[tuple[bool, bool], Found] = {}
        self._latest: tuple[tuple[object, ...], _Selected] | None = None
        self._short: tuple[float, float] | None = None
        self.identical = equal_tokens(a.tokens, b.tokens)
        self._shingles = ShingleComparer(a, b, self.identical)
        self._methods = MethodComparer(a, b)
        self._reduced: Pair | None = None  # under the latest settings that change the words
        self._texts: tuple[ComparedText, ComparedText] | None = None  # made by the first comparison: it takes time
        self._short_text_run = short_text_run(max(a.words, b.words), a.unspaced or b.unspaced)

    def compare(self, settings: Settings, progress: Progress = NO_PROGRESS) -> Comparison:
        """Return the comparison. Raises SettingError for settings that these texts do not allow, and Cancelled."""
        a, b = self.a.reduced(validate(settings)), self.b.reduced(settings)
        if a is self.a and b is self.b:
            return self._compare(settings, progress)
        if self._reduced is None or self._reduced.a is not a or self._reduced.b is not b:
            self._reduced = Pair(a, b)
        return self._reduced._compare(settings, progress)

    def _compare(self, settings: Settings, progress: Progress) -> Comparison:
        a, b = self.a, self.b
        if self._texts is None:
            self._texts = _compared_text(a), _compared_text(b)
        text_a, text_b = self._texts
        force = in_force(settings, min(a.words, b.words), a.unspaced or b.unspaced)
        asked = force.methods
        spans = (SpanArray.empty(), SpanArray.empty())
        figures: ShingleFigures | None = None
        # Passages first: they need the most memory for the time being, and shingles keep theirs.
        found = self._all_passages(force.boilerplate, self._looks_for_reworded(force), progress.part(0.0, 0.4))
        if "shingles" in asked:
            shared = self._shingles.compare(force, progress.part(0.4, 0.7))
            figures, spans = shared.figures, (shared.spans_a, shared.spans_b)
        selected = self._selected(found, force, text_a, text_b)
        chosen, covered = selected.passages, selected.coverage
        longest = max(chosen, key=lambda passage: passage.words_a, default=None)
        by_characters = min(a.words, b.words) < FEWEST_WORDS_FOR_PASSAGES
        shares = self._short_text_coverage() if by_characters else covered
        fixed = self._methods.fixed_shingles(force, progress.part(0.7, 0.72))
        gems = self._methods.distill(force, progress.part(0.72, 0.86))
        simhash = self._methods.simhash(force, progress.part(0.86, 0.95))
        supershingles = self._methods.supershingles(force, progress.part(0.95, 1.0))
        verdict = judge(
            Evidence(
                identical=self.identical,
                words_a=a.own_words(force.boilerplate),
                words_b=b.own_words(force.boilerplate),
                language_a=a.language,
                language_b=b.language,
                share_a=shares[0],
                share_b=shares[1],
                by_characters=by_characters,
                run=self._short_text_run,
                passages=chosen,
                hidden_passages=selected.hidden,
                in_order_only=found.in_order_only,
                min_passage=force.min_passage,
                asked=asked,
                shingles=fixed,
                distill=gems.figures,
                simhash=simhash,
                supershingles=supershingles,
            )
        )
        return Comparison(
            a=text_a,
            b=text_b,
            settings=force,
            shingles=figures,
            shingle_spans_a=spans[0],
            shingle_spans_b=spans[1],
            passages=chosen if "passages" in asked else (),
            coverage_a=covered[0],
            coverage_b=covered[1],
            longest_passage=LongestPassage(longest.words_a, longest.a.length) if longest else LongestPassage(0, 0),
            verdict=verdict,
            distill=gems.figures,
            simhash=simhash,
            supershingles=supershingles,
            gem_spans_a=gems.spans_a,
            gem_spans_b=gems.spans_b,
        )

    def _selected(self, found: Found, settings: Settings, text_a: ComparedText, text_b: ComparedText) -> _Selected:
        """Return the passages that the settings let through. Remembered, for most sliders do not move them."""
        key = (id(found), settings.max_gap, settings.min_passage, settings.min_run, settings.boilerplate)
        if self._latest is None or self._latest[0] != key:
            a, b = self.a.tokens, self.b.tokens
            informative = joined_passages(select_passages(found.passages, 1, 0), settings.max_gap, a, b)
            chosen = select_passages(informative, settings.min_passage, settings.min_run)
            covered = coverage(chosen, text_a, text_b, settings)
            self._latest = key, _Selected(chosen, len(informative) - len(chosen), covered)
        return self._latest[1]

    def _looks_for_reworded(self, settings: Settings) -> bool:
        if settings.reworded == "auto":
            # In scripts without spaces a token is a character, and sentences share too many of those by chance.
            return max(self.a.words, self.b.words) <= REWORDED_UP_TO and not (self.a.unspaced or self.b.unspaced)
        return settings.reworded == "on"

    def _all_passages(self, boilerplate: bool, reworded: bool, progress: Progress) -> Found:
        key = (boilerplate, reworded)
        if key not in self._passages:
            a, b = (
                Searched(
                    side.tokens,
                    side.stems,
                    side.mask(boilerplate),
                    side.bounds if reworded else None,
                    None if side.unspaced else side.word_digits,
                )
                for side in (self.a, self.b)
            )
            window = SEED_CHARACTERS if self.a.unspaced or self.b.unspaced else SEED_WORDS
            self._passages[key] = find_passages(a, b, window, reworded, progress)
        return self._passages[key]

    def _short_text_coverage(self) -> tuple[float, float]:
        """Return the share of each text's characters inside common runs of a fixed length, whatever the sliders say."""
        if self._short is None:
            run = self._short_text_run
            units = [character_units(side.tokens, side.document.text) for side in (self.a, self.b)]
            common = overlap(shingles(units[0], run), shingles(units[1], run))
            self._short = (
                _share_inside(common.in_b, run, len(units[0])),
                _share_inside(common.in_a, run, len(units[1])),
            )
        return self._short


def _compared_text(side: Prepared) -> ComparedText:
    return ComparedText(side.document, side.language, side.all_words, side.left_out, side.notes)


def _share_inside(chosen: BoolArray, length: int, units: int) -> float:
    """Return the share of so many units that stand inside a chosen window; ``chosen``: bool, a window at each unit."""
    first = np.flatnonzero(chosen).astype(np.int64)
    return SpanArray(first, first + length).covered() / max(1, units)
