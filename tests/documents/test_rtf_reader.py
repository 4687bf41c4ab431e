from __future__ import annotations

from pathlib import Path

import pytest
from document_builders import assert_sound, pieces, write
from format_builders import rtf

from neardup_gui.documents import BlockKind, Document, ReadOptions, read_document
from neardup_gui.documents.symbols import symbol
from neardup_gui.errors import DocumentError

H, P, T, F, C = BlockKind.HEADING, BlockKind.PARAGRAPH, BlockKind.TABLE, BlockKind.FOOTNOTE, BlockKind.TOC


def read(folder: Path, content: str | bytes, options: ReadOptions | None = None) -> Document:
    document = read_document(write(folder, "a.rtf", content), options or ReadOptions())
    assert_sound(document)
    assert document.format == "rtf"
    return document


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (r"one\par two\line three\tab four", "one\ntwo\nthree\tfour"),
        ("one\\\ntwo\r\nthree", "one\ntwothree"),
        (r"\{a\}\\\~b\_c\-d", "{a}\\\u00a0b\u2011c\u00add"),
        (r"\emdash\endash \bullet\lquote a\rquote\ldblquote b\rdblquote", "—–•‘a’“b”"),
        (r"caf\'e9 \'93x\'94", "café “x”"),
        (r"\u1058?\u1077\'e5\u1089?\u1090 ?", "Тест"),
        (r"\u-3913?", "\uf0b7"),
        (r"\u-10179?\u-8704?", "😀"),
        (r"\u-10179? x", "\ufffd x"),
        (r"{\uc2\u228\'E8a}b{\uc0\u228 c}", "äbäc"),
        (r"\uc0\u1058?", "Т?"),
        (r"{\*\generator Writer;}a{\unknown b}{\*\unknown c}{\pict 0102}{\header h}d", "abd"),
        (r"a{\pict\bin4 }{}}}bc", "abc"),
        (r"{\field{\*\fldinst HYPERLINK x}{\fldrslt link}}", "link"),
        (r"{\upr{plain}{\*\ud{\u1058 ?x}}}", "Тx"),
        (r"{\listtext 1.\tab}item\par{\pntext\'b7\tab}other", "item\nother"),
        (r"a}b}c", "abc"),
        (r"one\par\par two\par", "one\n\ntwo"),
        (r"\bin-5 a\u999999999?b\u128512?", "a\ufffdb😀"),
    ],
)
def test_words_and_signs(tmp_path: Path, body: str, text: str) -> None:
    assert read(tmp_path, rtf(body)).text == text


def test_code_pages_come_from_the_file_and_from_the_font(tmp_path: Path) -> None:
    russian = "\\'d2\\'e5\\'f1\\'f2"
    fonts = r"{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial;}{\f2\fcharset238 X;}{\f3\fnil Times Cyr;}}"
    assert read(tmp_path, rtf(russian, r"\ansi\ansicpg1251")).text == "Тест"
    assert read(tmp_path, rtf(f"{russian} {{\\f1 {russian}}} {{\\f3 {russian}}}", r"\ansi\deff0" + fonts)).text == (
        "Òåñò Тест Тест"
    )
    # A file in page 1251 whose fonts all claim charset 0 does not mean it.
    careless = r"\ansi\ansicpg1251{\fonttbl{\f0\fcharset0 Arial;}}"
    assert read(tmp_path, rtf(r"\f0 " + russian, careless)).text == "Тест"
    honest = r"\ansi\ansicpg1251" + fonts
    assert read(tmp_path, rtf(r"\f0 caf\'e9\plain\f1 " + russian, honest)).text == "caféТест"
    assert read(tmp_path, rtf(r"\'82\'a2\'82x", r"\ansi\ansicpg932")).text[0] == "い"
    assert read(tmp_path, rtf("\\'8e", r"\mac")).text == "é"
    assert read(tmp_path, "{\\rtf1\\ansi\\ansicpg1251 Тест}".encode("cp1251")).text == "Тест"
    assert read(tmp_path, "{\\rtf1\\ansi\\ansicpg65001 Тест}".encode()).text == "Тест"


def test_signs_of_symbol_fonts(tmp_path: Path) -> None:
    fonts = r"\ansi{\fonttbl{\f0 Arial;}{\f1\fcharset2 Symbol;}{\f2\fcharset2 Wingdings;}}"
    assert read(tmp_path, rtf(r"{\f1 abg \'a3\u-3913?} {\f2\'fc}a", fonts)).text == "αβγ ≤• ✓a"
    assert (symbol("Symbol", 0xF061), symbol("symbol", 0x61), symbol("Arial", 0x61), symbol("Wingdings", 5)) == (
        "α", "α", "", "",
    )  # fmt: skip


def test_headings_and_contents_come_from_styles_and_levels(tmp_path: Path) -> None:
    styles = r"{\stylesheet{Normal;}{\s1\outlinelevel0 Titre;}{\s2 heading 2;}{\s3 toc 1;}{\*\cs4 Heading 3;}}"
    body = r"\pard\s1 one\par\pard\s2 two\par\pard\s3 three\par\pard\cs4 four\par\pard\outlinelevel3 five\par\pard six"
    assert pieces(read(tmp_path, rtf(styles + body))) == [
        (H, 1, "one"), (H, 2, "two"), (C, 0, "three"), (P, 0, "four"), (H, 4, "five"), (P, 0, "six"),
    ]  # fmt: skip


def test_tables(tmp_path: Path) -> None:
    row = r"\trowd\cellx1\cellx2\pard\intbl {}\cell {}\cell\row"
    body = "before\\par" + row.format("a", "b") + row.format("", "d") + row.format(r"e\par f", "") + "\\pard after"
    assert pieces(read(tmp_path, rtf(body))) == [(P, 0, "before"), (T, 0, "a\tb\n\td\ne\nf\t"), (P, 0, "after")]
    nested = (
        r"\trowd\pard\intbl\itap2 x\nestcell y\nestcell{\*\nesttableprops\trowd\nestrow}{\nonesttables\par}"
        r"\pard\intbl z\cell\pard\intbl w\cell\row\pard end"
    )
    assert pieces(read(tmp_path, rtf(nested))) == [(T, 0, "x\ty\nz\tw"), (P, 0, "end")]


def test_notes_boxes_and_hidden_text(tmp_path: Path) -> None:
    body = (
        r"one{\footnote\pard\chftn  note\par second}{\shp{\*\shpinst{\sp{\sn n}{\sv v}}{\shptxt box\par}}}"
        r"{\shprslt twice}{\v secret} two\par three"
    )
    document = read(tmp_path, rtf(body))
    assert pieces(document) == [
        (P, 0, "one two"), (P, 0, "box"), (P, 0, "three"), (F, 0, " note"), (F, 0, "second"),
    ]  # fmt: skip
    assert [(w.code, w.figures["characters"]) for w in document.warnings] == [("hidden_text", 6)]
    assert read(tmp_path, rtf(body), ReadOptions(footnotes=False)).text == "one two\nbox\nthree"


def test_tracked_changes(tmp_path: Path) -> None:
    body = r"one {\deleted old }{\revised new }two"
    assert read(tmp_path, rtf(body)).text == "one new two"
    assert read(tmp_path, rtf(body), ReadOptions(tracked_changes="original")).text == "one old two"


def test_title_author_and_pages(tmp_path: Path) -> None:
    info = r"{\info{\title Anna \u1050?}{\author L. T.}{\comment no}}"
    document = read(tmp_path, rtf(info + r"a\par\softpage b\par c"))
    assert (document.title, document.author, document.text) == ("Anna К", "L. T.", "a\nb\nc")
    assert [block.page for block in document.blocks] == [1, 2, 2]


def test_a_file_cut_short_says_so(tmp_path: Path) -> None:
    document = read(tmp_path, r"{\rtf1 one {\b two")
    assert (document.text, [w.code for w in document.warnings]) == ("one two", ["package_repaired"])


def test_depth_is_bounded_and_recursion_not_used(tmp_path: Path) -> None:
    assert read(tmp_path, rtf("{" * 900 + "x" + "}" * 900)).text == "x"
    with pytest.raises(DocumentError) as refused:
        read(tmp_path, rtf("{" * 100_000))
    assert refused.value.code == "too_deep"


def test_a_document_under_the_suffix_of_word(tmp_path: Path) -> None:
    document = read_document(write(tmp_path, "a.doc", rtf("x")))
    assert (document.format, document.text) == ("rtf", "x")
    assert [(w.code, w.figures["suffix"]) for w in document.warnings] == [("wrong_suffix", ".doc")]
