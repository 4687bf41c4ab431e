"""What a report says, in words and figures, whatever the format it is written in.

A writer asks :func:`build_report` for everything but the texts of the passages, which :class:`PassageTexts` gives one
at a time, since together they may be large. All strings are plain text in the report's language: a writer escapes them
for its format and adds nothing of its own but headings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

from neardup_gui import __version__
from neardup_gui.compare.coverage import coverage_without
from neardup_gui.compare.passage_lengths import LengthClass, length_classes
from neardup_gui.compare.result import Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.report.chapter_table import ChapterTable, chapter_table
from neardup_gui.report.measured import MeasuredPart, measured_parts
from neardup_gui.report.options import USUAL, ReportOptions
from neardup_gui.report.passages import PassageDescriber, ReportPassage
from neardup_gui.report.rows import LeftOut, Row, hard_wrapped, passage_rows, unwrapped
from neardup_gui.report.sides import SideFacts, heading, side_facts
from neardup_gui.wording.figures import FigureLine, figure_lines
from neardup_gui.wording.numbers import calendar_date, percent
from neardup_gui.wording.samples import sample_sizes
from neardup_gui.wording.settings import settings_lines
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.uncertainty import uncertainty_sentences
from neardup_gui.wording.verdicts import direction_sentence, main_reason_sentences, verdict_explanation, verdict_title

__all__ = [
    "ChapterTable",
    "LengthClass",
    "MeasuredPart",
    "PassageTexts",
    "Report",
    "ReportPassage",
    "SideCoverage",
    "SideFacts",
    "build_report",
    "describe_passage",
    "figure_caption",
    "left_out_sentence",
    "no_passages_sentence",
]


@dataclass(frozen=True, slots=True)
class SideCoverage:
    """How much of one text stands in passages: ``share`` of 0–1 with all of them, as the figures have it.

    ``without``: the share without the dismissed passages, None where none is dismissed. ``shown`` and
    ``shown_without`` are the same in the report's language, the latter "" where there is none.
    """

    letter: Literal["A", "B"]
    share: float
    shown: str
    without: float | None
    shown_without: str


@dataclass(frozen=True, slots=True)
class Report:
    """A report but for the texts of its passages.

    uncertainty: sentences on how sure the verdict is; they belong beside ``reasons``. direction: that the figures
        cannot tell who copied; it stands under every verdict.
    figures: all figures with their explanations; settings: those in force, in words.
    passages: those that count, in the order that the options ask for; dismissed: the others, in that order too, for an
        appendix. Their ``passage`` is what :meth:`PassageTexts.rows` wants.
    measured: the formulas, settings, thresholds, what was left out, warnings and the program, each part with a title.
    organisation and logo: as the options have them. program: name and version.
    samples: by the code of a figure, what it was made of ("from 1,490 and 1,523 shingles").
    lengths: how many passages are how long, dismissed ones too, for a histogram.
    chapters: what share of each chapter of A stands in which of B; None where a text has no chapters.
    """

    language: str
    title: str
    made_on: str
    sides: tuple[SideFacts, SideFacts]
    verdict: str
    explanation: str
    reasons: tuple[str, ...]
    uncertainty: tuple[str, ...]
    direction: str
    figures: tuple[FigureLine, ...]
    settings: tuple[tuple[str, str], ...]
    coverage: tuple[SideCoverage, SideCoverage]
    passages: tuple[ReportPassage, ...]
    dismissed: tuple[ReportPassage, ...]
    measured: tuple[MeasuredPart, ...]
    organisation: str
    logo: bytes | None
    program: str
    samples: Mapping[str, str]
    lengths: tuple[LengthClass, ...]
    chapters: ChapterTable | None

    @property
    def full_title(self) -> str:
        """The title with those of both works, as the properties of a file have it."""
        return f"{self.title}: {self.sides[0].title} – {self.sides[1].title}"


def build_report(
    comparison: Comparison,
    translate: Translator,
    day: date,
    options: ReportOptions = USUAL,
    progress: Progress = NO_PROGRESS,
) -> Report:
    """Return what a report on ``comparison`` made on ``day`` says, in the translator's language. Raises Cancelled."""
    figures = figure_lines(comparison, translate)
    passages, dismissed = _passages(comparison, translate, options, progress)
    return Report(
        language=translate.language,
        title=translate("Report", "Comparison of two texts"),
        made_on=calendar_date(day, translate.language),
        sides=(side_facts("A", comparison.a, translate), side_facts("B", comparison.b, translate)),
        verdict=verdict_title(comparison, translate),
        explanation=verdict_explanation(comparison, translate),
        reasons=tuple(main_reason_sentences(comparison, translate)),
        uncertainty=tuple(uncertainty_sentences(comparison, translate)),
        direction=direction_sentence(translate),
        figures=figures,
        settings=tuple(settings_lines(comparison.settings, translate)),
        coverage=_coverage(comparison, [item.number for item in dismissed], translate),
        passages=passages,
        dismissed=dismissed,
        measured=measured_parts(comparison, figures, translate),
        organisation=heading(options.organisation),
        logo=options.logo,
        program=f"Neardup {__version__}",
        samples=sample_sizes(comparison, translate),
        lengths=length_classes(comparison.passages),
        chapters=chapter_table(comparison, translate),
    )


def describe_passage(comparison: Comparison, passage: Passage, translate: Translator) -> ReportPassage:
    """Return one passage alone; of many, :attr:`Report.passages` costs less."""
    return PassageDescriber(comparison, translate, USUAL).describe(passage)


class PassageTexts:
    """Gives the two columns of each passage of a comparison; ``shorten``: long ones without their middle."""

    def __init__(self, comparison: Comparison, *, shorten: bool = True) -> None:
        self._texts = (comparison.a.document.text, comparison.b.document.text)
        self._wrapped = (hard_wrapped(self._texts[0]), hard_wrapped(self._texts[1]))
        self._shorten = shorten

    def rows(self, passage: Passage) -> list[Row | LeftOut]:
        """Return the rows of one passage."""
        pieces: list[str] = []
        for text, wrapped, span in zip(self._texts, self._wrapped, (passage.a, passage.b), strict=True):
            piece = text[span.start : span.end]
            pieces.append(unwrapped(piece) if wrapped else piece)
        return passage_rows(pieces[0], pieces[1], passage.words_a, passage.words_b, shorten=self._shorten)


def no_passages_sentence(comparison: Comparison, translate: Translator) -> str:
    """Return what stands in place of the passages where there are none: that none was found, or none asked for."""
    if "passages" in comparison.settings.methods:
        return translate("Report", "No shared passages were found.")
    return translate("Report", "The passages were not asked for; coverage and verdict rest on them all the same.")


def figure_caption(code: str, translate: Translator) -> str:
    """Return in a few words what a figure of the first page tells."""
    match code:
        case "coverage":
            return translate("Report", "share of the text inside shared passages")
        case "uniqueness":
            return translate("Report", "share of the text outside shared passages")
        case "containment":
            return translate("Report", "share of its shingles that stand in the other text")
        case "resemblance":
            return translate("Report", "shingles in both texts among all shingles")
        case "similarity":
            return translate("Report", "common shingles against the mean of both texts")
        case "longest_passage":
            return translate("Report", "in text A")
        case "distill":
            return translate("Report", "equal gems, of those of A and of B")
        case "simhash":
            return translate("Report", "bits in which the fingerprints of the whole texts differ")
        case "supershingles":
            return translate("Report", "equal ones; from 2 on the texts are practically identical")
        case _:
            return ""


def left_out_sentence(gap: LeftOut, translate: Translator) -> str:
    """Return the line that stands where a long passage is shortened."""
    in_a = translate("Report", "%n words of A", gap.words_a)
    in_b = translate("Report", "%n words of B", gap.words_b)
    return translate("Report", "[…] {in_a} and {in_b} are not shown here").format(in_a=in_a, in_b=in_b)


def _passages(
    comparison: Comparison, translate: Translator, options: ReportOptions, progress: Progress
) -> tuple[tuple[ReportPassage, ...], tuple[ReportPassage, ...]]:
    describer = PassageDescriber(comparison, translate, options)
    found = list(comparison.passages)
    if options.order == "length":
        found.sort(key=lambda passage: (-(passage.words_a + passage.words_b), passage.id))
    kept: list[ReportPassage] = []
    dismissed: list[ReportPassage] = []
    for number, passage in enumerate(found):
        progress.at(number / len(found))
        described = describer.describe(passage)
        (dismissed if described.state.dismissed else kept).append(described)
    return tuple(kept), tuple(dismissed)


def _coverage(comparison: Comparison, dismissed: list[int], translate: Translator) -> tuple[SideCoverage, SideCoverage]:
    a, b = coverage_without(comparison, dismissed)
    return (
        _side_coverage("A", comparison.coverage_a, a if dismissed else None, translate),
        _side_coverage("B", comparison.coverage_b, b if dismissed else None, translate),
    )


def _side_coverage(
    letter: Literal["A", "B"], share: float, without: float | None, translate: Translator
) -> SideCoverage:
    language = translate.language
    shown = "" if without is None else percent(without, language)
    return SideCoverage(letter, share, percent(share, language), without, shown)
