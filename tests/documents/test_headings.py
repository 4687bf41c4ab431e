"""Chapter headings in plain text: what is one, what is not, and that nothing else changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.documents import pasted_document, read_document
from neardup_gui.documents.blocks import blocks_of_kind
from neardup_gui.documents.headings import with_headings
from neardup_gui.documents.model import BlockKind, Document
from neardup_gui.documents.txt import line_blocks

PROSE = (
    "Вечером того же дня он вышел на крыльцо и долго смотрел на реку, которая уже начинала темнеть под обрывом. "
    "Никто не звал его, и он никого не ждал, хотя свет в окне напротив ещё горел."
)


def titles(document: Document) -> list[tuple[int, str]]:
    return [
        (block.level, document.text[slice(*block.span)].strip())
        for block in blocks_of_kind(document.blocks, BlockKind.HEADING)
    ]


@pytest.mark.parametrize(
    ("line", "level"),
    [
        ("CHAPTER IV", 2),
        ("  Chapter 12.", 2),
        ("Chapter Twenty-One: The Return", 2),
        ("Chapter 3 The Boy", 2),
        ("BOOK ONE: 1805", 1),
        ("Letter II.", 2),
        ("Epilogue", 2),
        ("Глава 3", 2),
        ("ГЛАВА ДВАДЦАТЬ ПЕРВАЯ", 2),
        ("Глава IV. О том, как всё началось", 2),
        ("Часть первая", 1),
        ("Пролог", 2),
        ("第三回", 2),
        ("第十二章 風雪夜歸人", 2),
        ("卷四上", 1),
        ("楔子", 2),
    ],
)
def test_headings_are_found(line: str, level: int) -> None:
    document = pasted_document(f"{PROSE}\n\n{line}\n\n{PROSE}", "pasted")
    assert titles(document) == [(level, line.strip())]


@pytest.mark.parametrize(
    "line",
    [
        "Part one of the story he kept to himself.",
        "Chapter and verse were what he asked for.",
        "Часть денег он отдал сестре.",
        "Глава семьи молчал.",
        "Книга первая лежала на столе, вторая под столом.",
        "I",
        "Введение в курс дела заняло час.",
        "第三回他来的时候，天已经黑了。",
        "Chapter 1984 of nothing",
    ],
)
def test_sentences_are_no_headings(line: str) -> None:
    assert titles(pasted_document(f"{PROSE}\n\n{line}\n\n{PROSE}", "pasted")) == []


def test_numbers_alone_are_headings_where_they_prove_each_other() -> None:
    numbered = "\n\n".join(f"{number}\n\n{PROSE}" for number in ("I", "II", "III", "IV"))
    assert titles(pasted_document(numbered, "pasted")) == [(2, "I"), (2, "II"), (2, "III"), (2, "IV")]


def test_a_table_of_contents_is_none() -> None:
    contents = "\n\n".join(f"Глава {number}" for number in range(1, 9))
    text = f"{contents}\n\n{PROSE}\n\n" + "\n\n".join(f"Глава {number}\n\n{PROSE}" for number in range(1, 9))
    found = titles(pasted_document(text, "pasted"))
    assert [title for _, title in found[-8:]] == [f"Глава {number}" for number in range(1, 9)]
    assert len(found) <= 9
    unspaced = "\n".join(f"Chapter {number}: {number}-{number + 9}" for number in range(1, 9))
    assert titles(pasted_document(f"{PROSE}\n\n{unspaced}\n\n{PROSE}", "pasted")) == []


def test_in_wrapped_lines_a_heading_stands_apart() -> None:
    lines = "it was said of him that he never once\nlooked back on what he had left\n" * 30
    assert titles(pasted_document(f"{lines}Chapter 2\n{lines}", "pasted")) == []
    assert titles(pasted_document(f"{lines}\nChapter 2\n\n{lines}", "pasted")) == [(2, "Chapter 2")]


def test_licence_texts_hold_none(tmp_path: Path) -> None:
    head = (
        "The Project Gutenberg EBook of Something\n\nPreface\n\n*** START OF THE PROJECT GUTENBERG EBOOK SOMETHING ***"
    )
    path = tmp_path / "book.txt"
    path.write_text(f"{head}\n\nCHAPTER I\n\n{PROSE}\n\n" * 1, encoding="utf-8")
    assert titles(read_document(path)) == [(2, "CHAPTER I")]


@given(st.text(alphabet=st.sampled_from("IVX.\n\n Chapter1Глава第三回 "), max_size=300))
def test_only_kinds_and_levels_change(text: str) -> None:
    before = line_blocks(text)
    after = with_headings(text, before)
    assert after.starts.tolist() == before.starts.tolist()
    assert after.ends.tolist() == before.ends.tolist()
    assert {block.kind for block in after} <= {BlockKind.PARAGRAPH, BlockKind.HEADING}
