"""The passages as a table for a spreadsheet: RFC 4180, one passage a row."""

from __future__ import annotations

import csv
import io
from typing import Final

from neardup_gui.compare.result import Comparison
from neardup_gui.report.options import USUAL, ReportOptions
from neardup_gui.report.places import Places

COLUMNS: Final = (
    "id", "kind", "moved", "a_start", "a_end", "b_start", "b_end", "words_a", "words_b", "similarity", "longest_run",
    "text_a", "text_b", "chapter_a", "chapter_b", "page_a", "page_b", "found_by", "state", "note",
)  # fmt: skip

# What makes a spreadsheet take a cell for a formula: also in full width, as East Asian versions do.
_FORMULA: Final = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
_LEADING_CONTROLS: Final = ("\t", "\r", "\n")


def csv_text(comparison: Comparison, options: ReportOptions = USUAL) -> str:
    """Return the passages as CSV with a header row: lines end in CRLF, offsets count code points of the text.

    A table for programs: its names are the same in every language. ``moved`` is ``yes`` or ``no``; ``similarity`` is
    0–1; pages are empty where the file has none; ``state`` is a code of :class:`OpinionState`, empty for a passage that
    nobody has judged. A text that a spreadsheet would run as a formula gets an apostrophe in front.
    """
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    text_a, text_b = comparison.a.document.text, comparison.b.document.text
    places_a, places_b = Places(comparison.a.document), Places(comparison.b.document)
    for passage in comparison.passages:
        opinion = options.opinion(passage.id)
        writer.writerow((
            passage.id,
            passage.kind,
            "yes" if passage.moved else "no",
            passage.a.start,
            passage.a.end,
            passage.b.start,
            passage.b.end,
            passage.words_a,
            passage.words_b,
            f"{passage.similarity:.4f}",
            passage.longest_run,
            _inert(text_a[passage.a.start : passage.a.end]),
            _inert(text_b[passage.b.start : passage.b.end]),
            _inert(places_a.chapter(passage.a.start)),
            _inert(places_b.chapter(passage.b.start)),
            places_a.page(passage.a.start) or "",
            places_b.page(passage.b.start) or "",
            " ".join(passage.found_by),
            opinion.state.value,
            _inert(opinion.note),
        ))  # fmt: skip
    return stream.getvalue()


def csv_bytes(comparison: Comparison, options: ReportOptions = USUAL) -> bytes:
    """Return :func:`csv_text` as a file: UTF-8 with a byte order mark, without which Excel takes it for 8-bit text."""
    return csv_text(comparison, options).encode("utf-8-sig", errors="replace")


def _inert(text: str) -> str:
    first = text.lstrip()[:1]
    if text.startswith(_LEADING_CONTROLS) or (first and first in _FORMULA):
        return "'" + text
    return text
