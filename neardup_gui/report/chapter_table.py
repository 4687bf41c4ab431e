"""The map of chapters with their titles."""

from __future__ import annotations

from dataclasses import dataclass

from neardup_gui.compare.chapters import Shares, chapter_map
from neardup_gui.compare.result import Comparison
from neardup_gui.documents.model import Document
from neardup_gui.report.places import title_of
from neardup_gui.spans import Span
from neardup_gui.wording.translator import Translator


@dataclass(frozen=True, slots=True, eq=False)
class ChapterTable:
    """titles_a: of the rows, titles_b: of the columns, each in one line. shares: float64 (rows, columns), 0–1.

    A share says how much of the chapter of A passages join with the chapter of B.
    """

    titles_a: tuple[str, ...]
    titles_b: tuple[str, ...]
    shares: Shares


def chapter_table(comparison: Comparison, translate: Translator) -> ChapterTable | None:
    """Return the table; None where a text has fewer than two chapters, too many, or nothing is shared."""
    if not comparison.passages:
        return None
    found = chapter_map(comparison)
    if found is None:
        return None
    beginning = translate("Report", "before the first heading")
    return ChapterTable(
        tuple(_title(comparison.a.document, heading, beginning) for heading in found.headings_a),
        tuple(_title(comparison.b.document, heading, beginning) for heading in found.headings_b),
        found.shares,
    )


def _title(document: Document, heading: Span | None, beginning: str) -> str:
    return beginning if heading is None else title_of(document.text, heading)
