from __future__ import annotations

from pathlib import Path

import pytest
from document_builders import assert_sound, pieces, write

from neardup_gui.documents import BlockKind, Document, ReadOptions, read_document

H, P, T, F = BlockKind.HEADING, BlockKind.PARAGRAPH, BlockKind.TABLE, BlockKind.FOOTNOTE
WORDS = "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему."


def read(folder: Path, name: str, content: str | bytes, options: ReadOptions | None = None) -> Document:
    document = read_document(write(folder, name, content), options or ReadOptions())
    assert_sound(document)
    return document


def test_a_web_page(tmp_path: Path) -> None:
    page = (
        "<!DOCTYPE html><HTML><HEAD><TITLE>A &amp;\n B</TITLE><META NAME=Author CONTENT='C. D.'>"
        "<STYLE>p{}</STYLE></HEAD><BODY><H2>One</H2><P>two &nbsp;three<BR>four"
        "<SCRIPT>var a = '<p>no</p>';</SCRIPT><P>five <B>six</B><TABLE><TR><TD>a<TD>b</TABLE>"
        "<aside role=doc-footnote>note</aside></BODY></HTML>"
    )
    document = read(tmp_path, "a.htm", page)
    assert (document.format, document.title, document.author) == ("html", "A & B", "C. D.")
    assert pieces(document) == [
        (H, 2, "One"), (P, 0, "two \xa0three\nfour"), (P, 0, "five six"), (T, 0, "a\tb"), (F, 0, "note"),
    ]  # fmt: skip
    assert "note" not in read(tmp_path, "a.html", page, ReadOptions(footnotes=False)).text


@pytest.mark.parametrize("codec", ["cp1251", "koi8-r", "utf-8", "utf-16", "utf-8-sig"])
@pytest.mark.parametrize("meta", ["", '<meta charset="{}">', '<meta http-equiv=x content="text/html; charset={}">'])
def test_encodings_of_web_pages(tmp_path: Path, codec: str, meta: str) -> None:
    page = f"<html><head>{meta.format(codec)}</head><body><p>{WORDS}</body></html>"
    assert read(tmp_path, "a.html", page.encode(codec)).text == WORDS


def test_xhtml_and_what_only_looks_like_markup(tmp_path: Path) -> None:
    page = "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'><body><p>a<br/>b &copy;</p></body></html>"
    assert read(tmp_path, "a.xhtml", page).text == "a\nb ©"
    document = read(tmp_path, "a.txt", page)
    assert (document.format, [w.code for w in document.warnings]) == ("html", ["wrong_suffix"])
    assert read(tmp_path, "a.txt", "The tag <html> begins a page").format == "txt"
    assert read(tmp_path, "a.html", "2 < 3").format == "txt"
    assert read(tmp_path, "a.html", "<p>a<p>b").text == "a\nb"


def test_markdown_is_kept_as_it_is_written(tmp_path: Path) -> None:
    text = (
        "---\ntitle: x\n---\n# One #\n\ntext\n#no heading\nTwo\n===\nlong\nparagraph\n---\n\n---\n```\n# code\n```\n"
        "- item\n---\n   ### Three\n    # indented code\n####### seven\n"
    )
    document = read(tmp_path, "a.md", text)
    assert (document.format, document.text, document.encoding) == ("markdown", text, "utf-8")
    headings = [(level, line) for kind, level, line in pieces(document) if kind is H]
    assert headings == [(1, "# One #"), (1, "Two"), (2, "paragraph"), (3, "   ### Three")]
    lines = [line for line in text.split("\n") if line]
    assert [line for _, _, line in pieces(document)] == lines


def test_markdown_in_another_encoding(tmp_path: Path) -> None:
    data = f"# {WORDS}\r\n".encode("cp1251")
    document = read(tmp_path, "a.markdown", data)
    assert (document.text, document.encoding) == (f"# {WORDS}\n", "windows-1251")
    asked = read(tmp_path, "a.md", data, ReadOptions(encoding="koi8-r"))
    assert (asked.format, asked.encoding) == ("markdown", "koi8-r")
    assert read(tmp_path, "a.md", b"").text == ""
