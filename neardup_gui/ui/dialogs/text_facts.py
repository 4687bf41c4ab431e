"""About the texts: how long each is in the measures of a publisher, and what file it came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from neardup_gui.compare import Prepared
from neardup_gui.compare.lengths import CHARACTERS_A_SHEET, Lengths, lengths_of
from neardup_gui.compare.result import ComparedText
from neardup_gui.documents.model import Exclusion
from neardup_gui.spans import SpanArray
from neardup_gui.ui.dialogs.rich_dialog import RichDialog
from neardup_gui.wording.names import format_name, language_name, one_line
from neardup_gui.wording.numbers import decimal, file_size, integer
from neardup_gui.wording.translator import Translator

_LONGEST: Final = 160  # characters of a name or a path


@dataclass(frozen=True, slots=True, eq=False)
class TextFacts:
    """One text and what was counted in it. ``left_out``: characters that are not compared."""

    letter: str
    prepared: Prepared
    lengths: Lengths
    left_out: int


def facts_of(letter: str, prepared: Prepared, excluded: Sequence[Exclusion]) -> TextFacts:
    """Count a text. Takes a moment with a long one, so it belongs on the worker."""
    text = ComparedText(prepared.document, prepared.language, prepared.all_words)
    spans = SpanArray.of(sorted(part.span for part in excluded))
    return TextFacts(letter, prepared, lengths_of(text), spans.merged().covered())


class TextFactsDialog(RichDialog):
    """A table with a column a text."""

    def __init__(self, facts: Sequence[TextFacts], translate: Translator, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("TextFactsDialog", "About the texts")
        columns = [_column(one, translate) for one in facts]
        head = "".join(f"<th align='left'>{escape(one.letter)}</th>" for one in facts)
        rows = "".join(
            f"<tr><td style='white-space:nowrap'>{escape(name)}</td>"
            + "".join(f"<td>{escape(column[place][1])}</td>" for column in columns)
            + "</tr>"
            for place, (name, _) in enumerate(columns[0] if columns else [])
        )
        note = QCoreApplication.translate(
            "TextFactsDialog",
            "Characters and author's sheets are those of the whole file, notes and licence text included; line ends "
            "are not counted. Words are counted as they are compared: a character each in scripts without spaces.",
        )
        html = f"<h2>{title}</h2><table cellpadding='5'><tr><th></th>{head}</tr>{rows}</table><p>{note}</p>"
        super().__init__(title, html, 760, 560, parent)


def _column(facts: TextFacts, wording: Translator) -> list[tuple[str, str]]:
    document, language, lengths = facts.prepared.document, wording.language, facts.lengths
    translate = QCoreApplication.translate
    sheets = translate("TextFactsDialog", "Author's sheets ({count} characters)")
    return [
        (translate("TextFactsDialog", "Title"), one_line(document.title or "–", _LONGEST)),
        (translate("TextFactsDialog", "Author"), one_line(document.author or "–", _LONGEST)),
        (translate("TextFactsDialog", "Words"), integer(lengths.words, language)),
        (translate("TextFactsDialog", "Characters with spaces"), integer(lengths.characters, language)),
        (translate("TextFactsDialog", "Characters without spaces"), integer(lengths.without_spaces, language)),
        (sheets.format(count=integer(CHARACTERS_A_SHEET, language)), decimal(lengths.sheets, language, 2)),
        (translate("TextFactsDialog", "Characters not compared"), integer(facts.left_out, language)),
        (translate("TextFactsDialog", "Language"), language_name(facts.prepared.language, wording)),
        (translate("TextFactsDialog", "Format"), format_name(document.format, wording)),
        (translate("TextFactsDialog", "Encoding"), document.encoding or "–"),
        (translate("TextFactsDialog", "File"), one_line(document.path or document.name, _LONGEST)),
        (translate("TextFactsDialog", "Size"), file_size(document.size, language)),
        ("SHA-256", document.sha256),
    ]
