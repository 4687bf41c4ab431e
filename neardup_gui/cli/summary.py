"""The comparison in a few lines, for a person at a terminal."""

from __future__ import annotations

import unicodedata
from typing import Final

from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.wording.figures import figure_lines
from neardup_gui.wording.names import format_name, kind_name, language_name
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.verdicts import direction_sentence, reason_sentences, verdict_explanation, verdict_title
from neardup_gui.wording.warnings import warning_sentence

_PASSAGES_LISTED: Final = 5
_EXCERPT: Final = 72  # characters


def summary(comparison: Comparison, translate: Translator) -> str:
    """Return the verdict, its reasons, the figures and the longest passages as plain text."""
    lines = [
        *_side("A", comparison.a, translate),
        *_side("B", comparison.b, translate),
        "",
        verdict_title(comparison, translate),
        verdict_explanation(comparison, translate),
        *(f"  – {sentence}" for sentence in reason_sentences(comparison, translate)),
        "",
        *_figures(comparison, translate),
    ]
    if comparison.passages:
        lines += ["", *_passages(comparison, translate)]
    return "\n".join([*lines, "", direction_sentence(translate)]) + "\n"


def _side(letter: str, text: ComparedText, translate: Translator) -> list[str]:
    facts = ", ".join((
        format_name(text.document.format, translate),
        language_name(text.language, translate),
        translate("Summary", "%n words", text.words),
    ))  # fmt: skip
    warnings = [f"   ! {warning_sentence(warning, translate)}" for warning in text.document.warnings]
    return [f"{letter}: {text.document.name} ({facts})", *warnings]


def _figures(comparison: Comparison, translate: Translator) -> list[str]:
    figures = figure_lines(comparison, translate)
    names = [f"{line.name} {line.side.upper()}" if line.side and len(line.name) < 20 else line.name for line in figures]
    width = max(map(_columns, names), default=0)
    return [f"{name}{' ' * (width - _columns(name))}  {line.value}" for name, line in zip(names, figures, strict=True)]


def _columns(text: str) -> int:
    """Return how many columns of a terminal ``text`` takes: an ideograph has two."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def _passages(comparison: Comparison, translate: Translator) -> list[str]:
    longest = sorted(comparison.passages, key=lambda passage: -passage.words_a)[:_PASSAGES_LISTED]
    lines = [translate("Summary", "Longest passages:")]
    text = comparison.a.document.text
    for passage in longest:
        excerpt = " ".join(text[passage.a.start : min(passage.a.end, passage.a.start + 2 * _EXCERPT)].split())
        if len(excerpt) > _EXCERPT:
            excerpt = excerpt[:_EXCERPT].rstrip() + "…"
        facts = translate("Summary", "{words} words, {kind}, {similarity} alike").format(
            words=integer(passage.words_a, translate.language),
            kind=kind_name(passage.kind, translate),
            similarity=percent(passage.similarity, translate.language),
        )
        lines.append(f"  {passage.id:>3}. {facts}: {excerpt}")
    return lines
