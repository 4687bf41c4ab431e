"""What a report tells of each of the two works: its title, its file, its length."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

from neardup_gui.compare.lengths import lengths_of
from neardup_gui.compare.result import ComparedText
from neardup_gui.report.rows import printable
from neardup_gui.wording.names import format_name, language_name, one_line
from neardup_gui.wording.numbers import calendar_date, decimal, file_size, integer
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.warnings import warning_sentence


@dataclass(frozen=True, slots=True)
class SideFacts:
    """One of the two works: what it is called, and what the file is.

    facts: name and value of each. The last four are how long the text is: words, characters with and without spaces,
        author's sheets of 40,000 characters. The others are about the file; its date is left out where it has none.
    """

    letter: Literal["A", "B"]
    title: str
    author: str | None
    facts: tuple[tuple[str, str], ...]
    sha256: str
    warnings: tuple[str, ...]


def side_facts(letter: Literal["A", "B"], text: ComparedText, translate: Translator) -> SideFacts:
    """Return what is known of one side, in the translator's language."""
    document = text.document
    return SideFacts(
        letter=letter,
        title=heading(document.title or document.name) or translate("Report", "Untitled"),
        author=heading(document.author) if document.author else None,
        facts=tuple(_facts(text, translate).items()),
        sha256=document.sha256,
        warnings=tuple(warning_sentence(warning, translate) for warning in document.warnings),
    )


def heading(text: str) -> str:
    """Return a title or name out of a file as it stands in a heading: one line, not endless."""
    return one_line(" ".join(printable(text).split()), 200)


def _facts(text: ComparedText, translate: Translator) -> Mapping[str, str]:
    document, language = text.document, translate.language
    lengths = lengths_of(text)
    facts = {
        translate("Report", "File"): one_line(document.name, 120),
        translate("Report", "Format"): format_name(document.format, translate),
        translate("Report", "Size"): file_size(document.size, language),
    }
    if document.modified is not None:
        changed = _day_of(document.modified)
        if changed is not None:
            facts[translate("Report", "Last changed")] = calendar_date(changed, language)
    facts[translate("Report", "Language")] = language_name(text.language, translate)
    if document.encoding is not None:
        facts[translate("Report", "Encoding")] = document.encoding
    return facts | {
        translate("Report", "Words"): integer(lengths.words, language),
        translate("Report", "Characters"): integer(lengths.characters, language),
        translate("Report", "Without spaces"): integer(lengths.without_spaces, language),
        translate("Report", "Author's sheets"): decimal(lengths.sheets, language, 2),
    }


def _day_of(seconds: float) -> date | None:
    """Return the day of a moment by the calendar of this place; None where no calendar has it."""
    try:
        return date.fromtimestamp(seconds)
    except (OverflowError, OSError, ValueError):
        return None
