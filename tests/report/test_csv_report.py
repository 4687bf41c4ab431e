from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest
from made_comparisons import comparison_with
from made_reports import NOTE, judged, made

from neardup_gui.compare.result import Comparison
from neardup_gui.documents.model import Block, BlockKind
from neardup_gui.report.csv_report import COLUMNS, csv_bytes, csv_text
from neardup_gui.spans import Span


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_one_row_a_passage_with_the_texts_of_its_spans() -> None:
    comparison = comparison_with(5, "ru")
    rows = rows_of(csv_text(comparison))
    assert len(rows) == 5
    for row, passage in zip(rows, comparison.passages, strict=True):
        assert tuple(row) == COLUMNS
        assert row["text_a"] == comparison.a.document.text[passage.a.start : passage.a.end]
        assert row["text_b"] == comparison.b.document.text[int(row["b_start"]) : int(row["b_end"])]
        assert (row["kind"], row["moved"]) == (passage.kind, "yes" if passage.moved else "no")
        assert float(row["similarity"]) == pytest.approx(passage.similarity, abs=1e-4)


def test_chapters_pages_and_judgements() -> None:
    comparison = made(3)
    rows = rows_of(csv_text(comparison, judged(order="length")))
    assert [row["id"] for row in rows] == ["1", "2", "3"]
    assert [row["state"] for row in rows] == ["", "quotation", "important"]
    assert rows[1]["note"] == "'" + NOTE
    assert rows[2]["chapter_a"] == "Only in the first, at 2."
    assert (rows[0]["page_a"], rows[0]["found_by"]) == ("1", "shingles")
    headed = replace(comparison.a.document, text="=1+1 " + comparison.a.document.text[5:])
    first = comparison.passages[0]
    blocks = (Block(Span(0, 5), BlockKind.HEADING, 1), *headed.blocks[1:])
    shifted = replace(comparison, a=replace(comparison.a, document=replace(headed, blocks=blocks)))
    assert rows_of(csv_text(replace(shifted, passages=(first,))))[0]["chapter_a"] == "'=1+1"


def test_no_passage_gives_the_header_alone() -> None:
    assert csv_text(comparison_with(0)) == ",".join(COLUMNS) + "\r\n"


def test_a_file_begins_with_the_mark_that_excel_needs() -> None:
    data = csv_bytes(comparison_with(1, "ru"))
    assert data.startswith(b"\xef\xbb\xbfid,kind")
    assert b"\r\n" in data


def with_text(text: str) -> Comparison:
    comparison = comparison_with(1)
    document = replace(comparison.a.document, text=text)
    passage = replace(comparison.passages[0], a=Span(0, len(text)))
    return replace(comparison, a=replace(comparison.a, document=document), passages=(passage,))


@pytest.mark.parametrize("start", ["=", "+", "-", "@", " =", "\t", "\r", "\n=", "＝", "＠"])
def test_a_text_like_a_formula_is_made_inert(start: str) -> None:
    text = start + 'HYPERLINK("http://x","y")'
    assert rows_of(csv_text(with_text(text)))[0]["text_a"] == "'" + text


@pytest.mark.parametrize("text", ['He said, "no"; then', "a\nb", "— Нет, — сказал он", "a,b;c", "\ud800 lone"])
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert rows_of(csv_text(with_text(text)))[0]["text_a"] == text
    csv_bytes(with_text(text))
