from __future__ import annotations

from pathlib import Path

import pytest
from document_builders import assert_sound, pieces, write
from format_builders import fodt, odt_entries

from neardup_gui.documents import BlockKind, Document, ReadOptions, read_document
from neardup_gui.errors import DocumentError

H, P, T, F, C = BlockKind.HEADING, BlockKind.PARAGRAPH, BlockKind.TABLE, BlockKind.FOOTNOTE, BlockKind.TOC


def read(folder: Path, text: str, options: ReadOptions | None = None, **parts: str) -> Document:
    document = read_document(write(folder, "a.odt", odt_entries(text, **parts)), options or ReadOptions())
    assert_sound(document)
    assert document.format == "odt"
    return document


def p(inside: str, style: str = "S") -> str:
    return f'<text:p text:style-name="{style}">{inside}</text:p>'


def test_headings_paragraphs_and_blanks(tmp_path: Path) -> None:
    text = (
        '<text:h text:outline-level="2">Chapter</text:h>'
        + p("  one \n two<text:s text:c='3'/>three<text:tab/>four<text:line-break/>five<text:span> six </text:span> ")
        + p("")
        + p("<text:s/>seven")
    )
    document = read(tmp_path, text)
    assert document.text == "Chapter\none two   three\tfour\nfive six\n\n seven"
    assert pieces(document)[0] == (H, 2, "Chapter")


def test_a_count_of_spaces_cannot_blow_up(tmp_path: Path) -> None:
    assert len(read(tmp_path, p("a<text:s text:c='999999999'/>b<text:s text:c='x'/>c")).text) < 2_000


def test_tables_and_lists(tmp_path: Path) -> None:
    cell = "<table:table-cell>{}</table:table-cell>"
    inner = f"<table:table><table:table-row>{cell.format(p('x'))}{cell.format(p('y'))}</table:table-row></table:table>"
    row = f"<table:table-row>{cell.format(p('a'))}{cell.format(inner)}{cell.format('')}</table:table-row>"
    text = (
        f"<table:table><table:table-header-rows>{row}</table:table-header-rows></table:table>"
        f"<text:list><text:list-item>{p('one')}<text:list><text:list-item>{p('two')}</text:list-item></text:list>"
        "</text:list-item></text:list>"
    )
    assert pieces(read(tmp_path, text)) == [(T, 0, "a\tx\ty\t"), (P, 0, "one"), (P, 0, "two")]


def test_notes_follow_the_body_and_boxes_their_paragraph_once(tmp_path: Path) -> None:
    note = (
        f"<text:note><text:note-citation>1</text:note-citation><text:note-body>{p('note')}</text:note-body></text:note>"
    )
    box = f"<draw:frame><draw:text-box>{p('box')}</draw:text-box><draw:image>{p('no')}</draw:image></draw:frame>"
    remark = f"<office:annotation><dc:creator>me</dc:creator>{p('remark')}</office:annotation>"
    text = p(f"one{note} {box}{remark}two") + p("three")
    document = read(tmp_path, text)
    assert pieces(document) == [(P, 0, "one two"), (P, 0, "box"), (P, 0, "three"), (F, 0, "note")]
    assert read(tmp_path, text, ReadOptions(footnotes=False)).text == "one two\nbox\nthree"


def test_boxes_inside_boxes_do_not_recur(tmp_path: Path) -> None:
    text = "deep"
    for _ in range(300):
        text = f"<draw:frame><draw:text-box>{p('x' + text)}</draw:text-box></draw:frame>"
    assert read(tmp_path, p(text)).text.count("x") == 300


def test_hidden_text_is_left_out_and_told(tmp_path: Path) -> None:
    styles = '<style:style style:name="Z"><style:text-properties text:display="none"/></style:style>'
    text = (
        p("a<text:span text:style-name='Z'>12345</text:span>b")
        + p("<text:hidden-text text:is-hidden='true'>6</text:hidden-text>d")
        + p("78", "Z")
        + f"<text:section text:display='none'>{p('9')}</text:section><text:section>{p('c')}</text:section>"
    )
    document = read(tmp_path, text, styles=styles)
    assert document.text == "ab\nd\nc"
    assert [(w.code, w.figures["characters"]) for w in document.warnings] == [("hidden_text", 9)]


DELETED = "<text:changed-region text:id='d'><text:deletion><office:change-info><dc:creator>Me</dc:creator></office:change-info>{}</text:deletion></text:changed-region>"  # noqa: E501
INSERTED = "<text:changed-region xml:id='i' text:id='i'><text:insertion/></text:changed-region>"
BEGIN, END = "<text:change-start text:change-id='i'/>", "<text:change-end text:change-id='i'/>"
MARK = "<text:change text:change-id='d'/>"


@pytest.mark.parametrize(
    ("deletion", "text", "final", "original"),
    [
        (p("old "), p(f"one {MARK}{BEGIN}new {END}two"), "one new two", "one old two"),
        (p("end") + p("begin "), p(f"one {MARK}two") + p("three"), "one two\nthree", "one end\nbegin two\nthree"),
        (p("whole"), p("one") + MARK + p("two"), "one\ntwo", "one\nwhole\ntwo"),
        ("", p(f"one{BEGIN}more") + p("even more") + p(f"end{END} two"), "onemore\neven more\nend two", "one two"),
        ("", p("one") + BEGIN + p("new") + END + p("two"), "one\nnew\ntwo", "one\ntwo"),
        (p(f"loop{MARK}"), p(f"one{MARK}"), "one", "oneloop"),
    ],
)
def test_tracked_changes(tmp_path: Path, deletion: str, text: str, final: str, original: str) -> None:
    changes = DELETED.format(deletion) + INSERTED
    assert read(tmp_path, text, changes=changes).text == final
    assert read(tmp_path, text, ReadOptions(tracked_changes="original"), changes=changes).text == original


def test_contents_pages_and_formulas(tmp_path: Path) -> None:
    text = (
        "<text:table-of-content><text:table-of-content-source><text:index-title-template>no"
        f"</text:index-title-template></text:table-of-content-source><text:index-body>{p('I. 3')}</text:index-body>"
        f"</text:table-of-content>{p('one')}<text:soft-page-break/>{p('two')}"
        + p("<draw:frame><draw:object xlink:href='./Object 1'/></draw:frame>")
    )
    manifest = (
        '<manifest:file-entry manifest:full-path="Object 1/" '
        'manifest:media-type="application/vnd.oasis.opendocument.formula"/>'
    )
    document = read(tmp_path, text, manifest=manifest)
    assert pieces(document) == [(C, 0, "I. 3"), (P, 0, "one"), (P, 0, "two")]
    assert [block.page for block in document.blocks] == [1, 1, 2]
    assert [(w.code, w.figures["count"]) for w in document.warnings] == [("formulas_left_out", 1)]


def test_title_and_author(tmp_path: Path) -> None:
    meta = "<dc:title>T</dc:title><dc:creator>last</dc:creator><meta:initial-creator>first</meta:initial-creator>"
    document = read(tmp_path, p("x"), meta=meta)
    assert (document.title, document.author) == ("T", "first")
    flat = read_document(write(tmp_path, "a.fodt", fodt(p("x"), meta=meta)))
    assert (flat.format, flat.text, flat.title, flat.author) == ("odt", "x", "T", "first")


def test_a_password(tmp_path: Path) -> None:
    manifest = '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>'
    with pytest.raises(DocumentError) as refused:
        read(tmp_path, p("x"), manifest=manifest)
    assert (refused.value.code, refused.value.figures["format"]) == ("encrypted", "ODT")


def test_depth_is_bounded(tmp_path: Path) -> None:
    with pytest.raises(DocumentError) as refused:
        read(tmp_path, p("<text:span>" * 1_500 + "x" + "</text:span>" * 1_500))
    assert refused.value.code == "too_deep"
