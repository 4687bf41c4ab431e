"""How the figures of a report came about, so that anybody with the files and the program gets the same ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from neardup_gui import __version__
from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.documents.model import Exclusion
from neardup_gui.spans import SpanArray
from neardup_gui.wording.exclusions import exclusion_name
from neardup_gui.wording.figures import FigureLine
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.settings import settings_lines
from neardup_gui.wording.thresholds import threshold_lines
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.warnings import warning_sentence

_PLACES_NAMED: Final = 8
_NAME_END: Final = re.compile("[:：]")  # what parts the name of a figure from its formula

PartCode = Literal["formulas", "settings", "thresholds", "left_out", "warnings", "program"]


@dataclass(frozen=True, slots=True)
class MeasuredPart:
    """One part of "how it was measured": a heading, and lines of a name and what is told of it.

    A name may be empty, or the letter of a text. ``code`` does not change with the language.
    """

    code: PartCode
    title: str
    lines: tuple[tuple[str, str], ...]


def measured_parts(
    comparison: Comparison, figures: Sequence[FigureLine], translate: Translator
) -> tuple[MeasuredPart, ...]:
    """Return all parts that have something to tell, in the order in which a reader looks for them."""
    parts = (
        MeasuredPart("formulas", translate("Report", "How the figures came about"), tuple(_formulas(figures))),
        MeasuredPart(
            "settings", translate("Report", "Settings"), tuple(settings_lines(comparison.settings, translate))
        ),
        MeasuredPart(
            "thresholds", translate("Report", "What a verdict needs"), tuple(threshold_lines(comparison, translate))
        ),
        MeasuredPart("left_out", translate("Report", "What was left out"), tuple(_left_out(comparison, translate))),
        MeasuredPart("warnings", translate("Report", "Remarks on reading the files"), _warnings(comparison, translate)),
        MeasuredPart("program", translate("Report", "Program"), (("Neardup", __version__),)),
    )
    return tuple(part for part in parts if part.lines)


def _formulas(figures: Sequence[FigureLine]) -> list[tuple[str, str]]:
    lines: list[tuple[str, str]] = []
    for line in figures:
        if line.explanation:
            end = _NAME_END.search(line.explanation)
            cut = end.end() if end else 0
            lines.append((line.explanation[:cut], line.explanation[cut:].lstrip()))
    return lines


def _left_out(comparison: Comparison, translate: Translator) -> list[tuple[str, str]]:
    """Return what of each text was not compared, with how much of it that is; "nothing" is said too."""
    lines: list[tuple[str, str]] = []
    for letter, text in _sides(comparison):
        excluded = text.excluded(comparison.settings)
        if not excluded:
            lines.append((letter, translate("Report", "Nothing was left out: the whole text was compared.")))
        by_code: dict[str, list[Exclusion]] = {}
        for part in excluded:
            by_code.setdefault(part.code, []).append(part)
        told = [_kind_left_out(code, parts, len(text.document.text), translate) for code, parts in by_code.items()]
        lines += [(letter, sentence) for sentence in told]
    if not comparison.settings.footnotes:
        lines.append(("", translate("Report", "The notes of both texts were left out.")))
    return lines


def _kind_left_out(code: str, parts: Sequence[Exclusion], length: int, translate: Translator) -> str:
    """Return how much of one kind was left out and where that begins, the first places by name."""
    places = [percent(part.span.start / max(1, length), translate.language) for part in parts[:_PLACES_NAMED]]
    if len(parts) > len(places):
        places.append(translate("Report", "%n more places", len(parts) - len(places)))
    return translate("Report", "{what}: {count} characters, at {places} of the text").format(
        what=exclusion_name(code, translate),
        count=integer(SpanArray.of(part.span for part in parts).covered(), translate.language),
        places=", ".join(places),
    )


def _warnings(comparison: Comparison, translate: Translator) -> tuple[tuple[str, str], ...]:
    return tuple(
        (letter, warning_sentence(warning, translate))
        for letter, text in _sides(comparison)
        for warning in text.document.warnings
    )


def _sides(comparison: Comparison) -> tuple[tuple[str, ComparedText], tuple[str, ComparedText]]:
    return ("A", comparison.a), ("B", comparison.b)
