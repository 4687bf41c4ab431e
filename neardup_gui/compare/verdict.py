"""The verdict: a small table of rules over the figures, in the order in which they are tried.

The bands are those of the contract: a start, to be calibrated. They look at passages, never at the shingles that the
sliders move, so a verdict stands still while a slider is dragged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from neardup_gui.compare.result import Reason, Verdict, VerdictCode
from neardup_gui.errors import Figure
from neardup_gui.matching.passages import Passage

NEARLY_ALL: Final = 0.8  # of a text: the rest is what editing, a preface or notes come to
A_PART: Final = 0.05  # of the smaller text
A_LONG_PASSAGE: Final = 250  # words: nobody writes a page twice by chance
# Fewer words cannot be told from a set phrase, so they get no verdict unless they are equal.
FEWEST_WORDS: Final = 10
# From this many words on a text can hold a passage; shorter ones are judged by windows of characters.
FEWEST_WORDS_FOR_PASSAGES: Final = 40
SHORT_TEXT_WINDOW: Final = 8  # characters


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the rules look at. ``share_*`` (0–1): coverage, or containment where the text is judged by characters."""

    identical: bool
    words_a: int
    words_b: int
    language_a: str
    language_b: str
    share_a: float
    share_b: float
    by_characters: bool
    passages: Sequence[Passage]
    hidden_passages: int  # found, but below --min-passage or --min-run
    min_passage: int

    @property
    def smaller(self) -> str:
        return "a" if self.words_a <= self.words_b else "b"

    @property
    def share_of_smaller(self) -> float:
        return self.share_a if self.smaller == "a" else self.share_b

    @property
    def longest(self) -> int:
        return max((passage.words_a for passage in self.passages), default=0)


def judge(evidence: Evidence) -> Verdict:
    """Return the verdict of the first rule that holds, with its reasons."""
    if evidence.identical:
        return Verdict("identical", (Reason("identical_text"),))
    sides = (("a", evidence.words_a), ("b", evidence.words_b))
    short = tuple(
        _reason("too_few_words", side=side, words=words, needed=FEWEST_WORDS)
        for side, words in sides
        if words < FEWEST_WORDS
    )
    if short:
        return Verdict("not_enough_text", short)
    return Verdict(_code(evidence), _reasons(evidence))


def _code(evidence: Evidence) -> VerdictCode:
    if min(evidence.share_a, evidence.share_b) >= NEARLY_ALL:
        return "near_duplicate"
    if evidence.share_of_smaller >= NEARLY_ALL:
        return "contains"
    if evidence.share_of_smaller >= A_PART or evidence.longest >= A_LONG_PASSAGE:
        # Some windows of characters are shared by any two texts of a language: they need more than a passage does.
        if not evidence.by_characters or evidence.share_of_smaller >= 3 * A_PART:
            return "partial"
        return "unrelated"
    return "slight" if evidence.passages else "unrelated"


def _reasons(evidence: Evidence) -> tuple[Reason, ...]:
    reasons: list[Reason] = []
    if evidence.by_characters:
        reasons.append(
            _reason(
                "short_text_characters",
                containment_a=evidence.share_a,
                containment_b=evidence.share_b,
                length=SHORT_TEXT_WINDOW,
            )
        )
    elif evidence.passages:
        reasons.append(_reason("coverage", coverage_a=evidence.share_a, coverage_b=evidence.share_b))
        reasons.append(_reason("passages", count=len(evidence.passages)))
        reasons.append(_reason("longest_passage", words=evidence.longest))
    else:
        reasons.append(_reason("no_passages", min_passage=evidence.min_passage))
    if _code(evidence) == "contains":
        reasons.append(_reason("smaller_text", side=evidence.smaller))
    if evidence.hidden_passages:
        reasons.append(_reason("passages_filtered", hidden=evidence.hidden_passages))
    languages = (evidence.language_a, evidence.language_b)
    if languages[0] != languages[1] and "und" not in languages:
        reasons.append(_reason("different_languages", language_a=languages[0], language_b=languages[1]))
    return tuple(reasons)


def _reason(code: str, **figures: Figure) -> Reason:
    return Reason(code, MappingProxyType(figures))
