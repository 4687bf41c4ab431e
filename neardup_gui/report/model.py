"""What a report says, in words and figures, whatever the format it is written in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal

from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.report.rows import LeftOut, Row, hard_wrapped, passage_rows, printable, unwrapped
from neardup_gui.spans import Span
from neardup_gui.wording.figures import FigureLine, figure_lines
from neardup_gui.wording.names import format_name, kind_name, language_name, one_line
from neardup_gui.wording.numbers import calendar_date, file_size, integer, percent
from neardup_gui.wording.settings import settings_lines
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.verdicts import direction_sentence, main_reason_sentences, verdict_explanation, verdict_title
from neardup_gui.wording.warnings import warning_sentence

_PLACES_NAMED: Final = 8


@dataclass(frozen=True, slots=True)
class SideFacts:
    """One of the two works: what it is called, and what the file is."""

    letter: Literal["A", "B"]
    title: str
    author: str | None
    facts: tuple[tuple[str, str], ...]
    sha256: str
    warnings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReportPassage:
    """What stands above the columns of a passage."""

    number: int
    title: str  # kind, length, similarity, moved
    place_a: str
    place_b: str
    remarks: tuple[str, ...]  # where else it stands


@dataclass(frozen=True, slots=True)
class Report:
    """A report but for the texts of its passages, which :class:`PassageTexts` gives one at a time."""

    language: str
    title: str
    made_on: str
    sides: tuple[SideFacts, SideFacts]
    verdict: str
    explanation: str
    reasons: tuple[str, ...]
    direction: str
    figures: tuple[FigureLine, ...]
    settings: tuple[tuple[str, str], ...]


def build_report(comparison: Comparison, translate: Translator, day: date) -> Report:
    """Return what a report on ``comparison`` made on ``day`` says, in the translator's language."""
    return Report(
        language=translate.language,
        title=translate("Report", "Comparison of two texts"),
        made_on=calendar_date(day, translate.language),
        sides=(_side("A", comparison.a, translate), _side("B", comparison.b, translate)),
        verdict=verdict_title(comparison, translate),
        explanation=verdict_explanation(comparison, translate),
        reasons=tuple(main_reason_sentences(comparison, translate)),
        direction=direction_sentence(translate),
        figures=figure_lines(comparison, translate),
        settings=tuple(settings_lines(comparison.settings, translate)),
    )


def describe_passage(comparison: Comparison, passage: Passage, translate: Translator) -> ReportPassage:
    """Return the heading of one passage."""
    parts = [kind_name(passage.kind, translate)]
    parts.append(
        translate("Report", "similarity {percent}").format(percent=percent(passage.similarity, translate.language))
    )
    if passage.moved:
        parts.append(translate("Report", "moved"))
    text_a, text_b = comparison.a.document.text, comparison.b.document.text
    remarks: list[str] = []
    if passage.also_in_a:
        places = _places(passage.also_in_a, len(text_a), translate)
        remarks.append(translate("Report", "Also in A at {places}").format(places=places))
    if passage.also_in_b:
        places = _places(passage.also_in_b, len(text_b), translate)
        remarks.append(translate("Report", "Also in B at {places}").format(places=places))
    return ReportPassage(
        number=passage.id,
        title=", ".join(parts),
        place_a=_place("A", passage.a, len(text_a), passage.words_a, translate),
        place_b=_place("B", passage.b, len(text_b), passage.words_b, translate),
        remarks=tuple(remarks),
    )


class PassageTexts:
    """Gives the two columns of each passage of a comparison."""

    def __init__(self, comparison: Comparison) -> None:
        self._texts = (comparison.a.document.text, comparison.b.document.text)
        self._wrapped = (hard_wrapped(self._texts[0]), hard_wrapped(self._texts[1]))

    def rows(self, passage: Passage) -> list[Row | LeftOut]:
        """Return the rows of one passage."""
        pieces: list[str] = []
        for text, wrapped, span in zip(self._texts, self._wrapped, (passage.a, passage.b), strict=True):
            piece = text[span.start : span.end]
            pieces.append(unwrapped(piece) if wrapped else piece)
        return passage_rows(pieces[0], pieces[1], passage.words_a, passage.words_b)


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


def _side(letter: Literal["A", "B"], text: ComparedText, translate: Translator) -> SideFacts:
    document, language = text.document, translate.language
    facts = [
        (translate("Report", "File"), one_line(document.name, 120)),
        (translate("Report", "Format"), format_name(document.format, translate)),
        (translate("Report", "Size"), file_size(document.size, language)),
        (translate("Report", "Words"), integer(text.words, language)),
        (translate("Report", "Characters"), integer(len(document.text), language)),
        (translate("Report", "Language"), language_name(text.language, translate)),
    ]
    if document.encoding is not None:
        facts.append((translate("Report", "Encoding"), document.encoding))
    return SideFacts(
        letter=letter,
        title=_heading(document.title or document.name) or translate("Report", "Untitled"),
        author=_heading(document.author) if document.author else None,
        facts=tuple(facts),
        sha256=document.sha256,
        warnings=tuple(warning_sentence(warning, translate) for warning in document.warnings),
    )


def _heading(text: str) -> str:
    return one_line(" ".join(printable(text).split()), 200)


def _place(letter: str, span: Span, length: int, words: int, translate: Translator) -> str:
    start, end = (percent(place / max(1, length), translate.language) for place in span)
    counted = translate("Report", "%n words", words)
    return translate("Report", "{letter}: {start} – {end}, {words}").format(
        letter=letter, start=start, end=end, words=counted
    )


def _places(spans: Sequence[Span], length: int, translate: Translator) -> str:
    """Return where the spans begin, in percent: the first ones by name, the others by number."""
    named = [percent(span.start / max(1, length), translate.language) for span in spans[:_PLACES_NAMED]]
    more = len(spans) - len(named)
    if more > 0:
        named.append(translate("Report", "%n more places", more))
    return ", ".join(named)
