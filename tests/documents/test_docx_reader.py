from __future__ import annotations

from pathlib import Path

import docx
import pytest
from document_builders import (
    STRICT,
    W,
    assert_sound,
    docx_entries,
    paragraph,
    pieces,
    table,
    write,
)

from neardup_gui.documents import BlockKind, Document, ReadOptions, read_document
from neardup_gui.errors import DocumentError

P, H, T, F = BlockKind.PARAGRAPH, BlockKind.HEADING, BlockKind.TABLE, BlockKind.FOOTNOTE
ORIGINAL = ReadOptions(tracked_changes="original")


def read_body(folder: Path, body: str, options: ReadOptions | None = None, **parts: str) -> Document:
    document = read_document(write(folder, "a.docx", docx_entries(body, **parts)), options or ReadOptions())
    assert_sound(document)
    return document


def test_a_document_of_python_docx(tmp_path: Path) -> None:
    made = docx.Document()
    made.core_properties.title, made.core_properties.author = " Роман ", "Автор"
    made.add_heading("Глава", level=2)
    made.add_paragraph("Первый\tабзац\nс переносом ")
    made.add_paragraph("")
    grid = made.add_table(2, 2)
    for number, cell in enumerate(cell for row in grid.rows for cell in row.cells):
        cell.text = f"c{number}"
    made.add_paragraph("Конец")
    made.save(str(tmp_path / "a.docx"))
    document = read_document(tmp_path / "a.docx")
    assert document.text == "Глава\nПервый\tабзац\nс переносом \n\nc0\tc1\nc2\tc3\nКонец"
    assert pieces(document) == [
        (H, 2, "Глава"), (P, 0, "Первый\tабзац\nс переносом "), (T, 0, "c0\tc1\nc2\tc3"), (P, 0, "Конец"),
    ]  # fmt: skip
    assert (document.title, document.author, document.format) == ("Роман", "Автор", "docx")
    assert document.warnings == ()


def test_nothing_that_wraps_runs_hides_them(tmp_path: Path) -> None:
    run = '<w:r><w:t xml:space="preserve">{} </w:t></w:r>'
    wraps = ("hyperlink", "smartTag", "customXml", "ins", "moveTo", "fldSimple", "dir", "bdo")
    body = "<w:p>" + "".join(f"<w:{name}>{run.format(name)}</w:{name}>" for name in wraps)
    body += f"<w:sdt><w:sdtPr><w:tag/></w:sdtPr><w:sdtContent>{run.format('sdt')}</w:sdtContent></w:sdt></w:p>"
    body += f"<w:sdt><w:sdtContent>{paragraph('block')}</w:sdtContent></w:sdt>"
    assert read_body(tmp_path, body).text == " ".join((*wraps, "sdt")) + " \nblock"


def test_special_characters_of_a_run(tmp_path: Path) -> None:
    body = (
        '<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/>'
        "<w:t>c</w:t><w:cr/><w:t>d</w:t><w:noBreakHyphen/><w:softHyphen/><w:t>e\n f</w:t></w:r></w:p>"
    )
    assert read_body(tmp_path, body).text == "a\tb\nc\nd\u2011\u00ade  f"


def test_tracked_changes_in_both_readings(tmp_path: Path) -> None:
    body = (
        "<w:p><w:r><w:t>keep </w:t></w:r><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins><w:r>"
        "<w:t>new</w:t></w:r></w:ins><w:moveFrom><w:r><w:t> from</w:t></w:r></w:moveFrom><w:moveTo><w:r>"
        "<w:t> to</w:t></w:r></w:moveTo></w:p>"
    )
    assert read_body(tmp_path, body).text == "keep new to"
    assert read_body(tmp_path, body, ORIGINAL).text == "keep old from"


def test_a_deleted_paragraph_mark_joins_paragraphs(tmp_path: Path) -> None:
    body = paragraph("one ", properties="<w:rPr><w:del/></w:rPr>") + paragraph("two") + paragraph("three")
    assert read_body(tmp_path, body).text == "one two\nthree"
    assert read_body(tmp_path, body, ORIGINAL).text == "one \ntwo\nthree"


def test_a_deleted_row(tmp_path: Path) -> None:
    row = table((paragraph("stays"),)).replace("</w:tbl>", "")
    body = f"{row}<w:tr><w:trPr><w:del/></w:trPr><w:tc>{paragraph('gone')}</w:tc></w:tr></w:tbl>"
    assert read_body(tmp_path, body).text == "stays"
    assert read_body(tmp_path, body, ORIGINAL).text == "stays\ngone"


def test_tables_nested_and_with_empty_cells(tmp_path: Path) -> None:
    inner = table((paragraph("x"), paragraph("y")))
    body = paragraph("before") + table(
        (paragraph(), paragraph("b"), paragraph()), (paragraph("d1") + paragraph("d2"), inner + paragraph(), "")
    ) + paragraph("after")  # fmt: skip
    document = read_body(tmp_path, body)
    assert document.text == "before\n\tb\t\nd1\nd2\tx\ty\n\t\nafter"
    assert [kind for kind, _, _ in pieces(document)] == [P, T, P]


def test_a_text_box_comes_once_and_does_not_cut_the_sentence(tmp_path: Path) -> None:
    box = f"<w:txbxContent>{paragraph('boxed')}</w:txbxContent>"
    drawing = (
        f'<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>{box}</wps:txbx></w:drawing>'
        f"</mc:Choice><mc:Fallback><w:pict><v:textbox>{box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>"
    )
    body = f"<w:p><w:r><w:t>first </w:t></w:r>{drawing}<w:r><w:t>half</w:t></w:r></w:p>{paragraph('next')}"
    assert read_body(tmp_path, body).text == "first half\nboxed\nnext"


def test_a_fallback_with_words_that_no_choice_has(tmp_path: Path) -> None:
    body = (
        '<w:p><w:r><mc:AlternateContent><mc:Choice Requires="x"><w:drawing/></mc:Choice><mc:Fallback>'
        "<w:t>words</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>"
    )
    assert read_body(tmp_path, body).text == "words"


def test_fields_give_their_result(tmp_path: Path) -> None:
    mark = '<w:r><w:fldChar w:fldCharType="{}"/></w:r>'
    begin, separate, end = (mark.format(kind) for kind in ("begin", "separate", "end"))
    text = "<w:r><w:t>{}</w:t></w:r>"
    nested = begin + text.format("instruction") + begin + separate + text.format("argument") + end + separate
    body = f"<w:p>{nested}<w:r><w:instrText>PAGE</w:instrText></w:r>{text.format('result')}{end}</w:p>"
    assert read_body(tmp_path, body).text == "result"
    broken = f"<w:p>{begin}{text.format('lost')}</w:p>{paragraph('the rest of the book')}"
    assert read_body(tmp_path, broken).text == "\nthe rest of the book"


def test_ruby_gives_its_base(tmp_path: Path) -> None:
    body = (
        "<w:p><w:r><w:ruby><w:rt><w:r><w:t>とうきょう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase>"
        "</w:ruby></w:r></w:p>"
    )
    assert read_body(tmp_path, body).text == "東京"


def test_hidden_text_is_left_out_and_named(tmp_path: Path) -> None:
    styles = (
        '<w:style w:type="character" w:styleId="s"><w:name w:val="s"/><w:rPr><w:vanish/></w:rPr></w:style>'
        '<w:style w:type="paragraph" w:styleId="p"><w:name w:val="p"/><w:basedOn w:val="s"/></w:style>'
    )
    body = (
        "<w:p><w:r><w:t>seen</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>123</w:t></w:r>"
        '<w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t> too</w:t></w:r>'
        '<w:r><w:rPr><w:rStyle w:val="s"/></w:rPr><w:t>45</w:t></w:r></w:p>'
    ) + paragraph("6789", properties='<w:pStyle w:val="p"/>')
    document = read_body(tmp_path, body, styles=styles)
    assert document.text == "seen too\n"
    assert [(warning.code, dict(warning.figures)) for warning in document.warnings] == [
        ("hidden_text", {"characters": 9})
    ]


def test_formulas_are_left_out_and_named(tmp_path: Path) -> None:
    document = read_body(tmp_path, "<w:p><w:r><w:t>E</w:t></w:r><m:oMath><m:r><m:t>mc</m:t></m:r></m:oMath></w:p>")
    assert document.text == "E"
    assert [(warning.code, warning.figures["count"]) for warning in document.warnings] == [("formulas_left_out", 1)]


def test_headings_by_style_by_inheritance_and_by_outline_level(tmp_path: Path) -> None:
    styles = (
        '<w:style w:styleId="1"><w:name w:val="heading 1"/></w:style>'
        '<w:style w:styleId="own"><w:name w:val="Own"/><w:basedOn w:val="1"/></w:style>'
        '<w:style w:styleId="loop"><w:basedOn w:val="pool"/></w:style>'
        '<w:style w:styleId="pool"><w:basedOn w:val="loop"/></w:style>'
        '<w:style w:styleId="c"><w:name w:val="toc 2"/></w:style>'
    )
    body = "".join(
        paragraph(name, properties=f'<w:pStyle w:val="{name}"/>') for name in ("1", "own", "loop", "c")
    ) + paragraph("x", properties='<w:outlineLvl w:val="2"/>') + paragraph(
        "y", properties='<w:pStyle w:val="1"/><w:outlineLvl w:val="9"/>'
    )  # fmt: skip
    kinds = [(kind, level) for kind, level, _ in pieces(read_body(tmp_path, body, styles=styles))]
    assert kinds == [(H, 1), (H, 1), (P, 0), (BlockKind.TOC, 0), (H, 3), (P, 0)]


def test_notes_follow_the_body_in_the_order_of_their_marks(tmp_path: Path) -> None:
    note = '<w:footnote w:id="{0}" {1}>' + paragraph("note {0}") + "</w:footnote>"
    footnotes = note.format(0, 'w:type="separator"') + "".join(note.format(n, "") for n in (1, 2, 3, 4))
    endnotes = f'<w:endnote w:id="2">{paragraph("end")}</w:endnote>'
    mark = '<w:r><w:{}Reference w:id="{}"/></w:r>'
    body = (
        f"<w:p><w:r><w:t>a</w:t></w:r>{mark.format('footnote', 3)}{mark.format('endnote', 2)}"
        f"{mark.format('footnote', 1)}<w:del>{mark.format('footnote', 4)}</w:del></w:p>"
    )
    document = read_body(tmp_path, body, footnotes=footnotes, endnotes=endnotes)
    # 2 is referred to from nowhere and comes last; 4 only from what was deleted.
    assert document.text == "a\nnote 3\nnote 1\nnote 2\nend"
    assert [kind for kind, _, _ in pieces(document)] == [P, F, F, F, F]
    assert read_body(tmp_path, body, ReadOptions(footnotes=False), footnotes=footnotes).text == "a"


@pytest.mark.parametrize(
    "main_type",
    ["application/vnd.ms-word.document.macroEnabled.main+xml",
     "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml"],
)  # fmt: skip
def test_sisters_of_docx(tmp_path: Path, main_type: str) -> None:
    document = read_document(write(tmp_path, "a.docm", docx_entries(paragraph("x"), main_type=main_type)))
    assert (document.text, document.warnings) == ("x", ())


def test_strict_ooxml(tmp_path: Path) -> None:
    body = paragraph("a", properties='<w:pStyle w:val="h"/>') + table((paragraph("b"), paragraph("c")))
    styles = '<w:style w:styleId="h"><w:name w:val="heading 3"/></w:style>'
    document = read_document(write(tmp_path, "a.docx", docx_entries(body, namespace=STRICT, styles=styles)))
    assert pieces(document) == [(H, 3, "a"), (T, 0, "b\tc")]


@pytest.mark.parametrize("lost", ["_rels/.rels", "word/styles.xml"])
def test_a_missing_part_is_a_warning(tmp_path: Path, lost: str) -> None:
    entries = docx_entries(paragraph("x"), styles="")
    del entries[lost]
    document = read_document(write(tmp_path, "a.docx", entries))
    assert document.text == "x"
    assert [(warning.code, warning.figures["part"]) for warning in document.warnings] == [("package_repaired", lost)]


def test_a_body_that_is_cut_short_gives_what_is_there(tmp_path: Path) -> None:
    entries = docx_entries("".join(paragraph(f"line {n}") for n in range(50)))
    entries["word/document.xml"] = entries["word/document.xml"][:-900]
    document = read_document(write(tmp_path, "a.docx", entries))
    assert document.text.startswith("line 0\nline 1\n")
    assert document.warnings[0].code == "package_repaired"


def test_utf16_and_several_bodies(tmp_path: Path) -> None:
    entries = docx_entries("")
    xml = f'<?xml version="1.0" encoding="UTF-16"?><w:document xmlns:w="{W}">' + "".join(
        f"<w:body>{paragraph(text)}</w:body>" for text in ("раз", "два")
    ) + "</w:document>"  # fmt: skip
    entries["word/document.xml"] = xml.encode("utf-16")
    assert read_document(write(tmp_path, "a.docx", entries)).text == "раз\nдва"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize("head", ["", "<!-- <a> -->\n", "\ufeff"])
def test_a_doctype_is_refused(tmp_path: Path, encoding: str, head: str) -> None:
    entries = docx_entries(paragraph("x"))
    xml = f'{head}<!DOCTYPE d [<!ENTITY a "b">]>{entries["word/document.xml"]}'
    entries["word/document.xml"] = xml.encode(encoding)
    with pytest.raises(DocumentError) as refused:
        read_document(write(tmp_path, "a.docx", entries))
    assert refused.value.code == "unsafe_xml"


@pytest.mark.parametrize("nesting", ["w:p", "w:sdt", "w:tbl"])
def test_deep_nesting_is_refused(tmp_path: Path, nesting: str) -> None:
    body = f"<{nesting}>" * 20_000 + f"</{nesting}>" * 20_000
    with pytest.raises(DocumentError) as refused:
        read_document(write(tmp_path, "a.docx", docx_entries(body)))
    assert refused.value.code == "too_deep"
    middling = f"<{nesting}>" * 1_500 + f"</{nesting}>" * 1_500
    with pytest.raises(DocumentError) as refused:
        read_document(write(tmp_path, "a.docx", docx_entries(middling)))
    assert refused.value.code == "too_deep"


def test_pages_are_counted_where_word_has_laid_them_out(tmp_path: Path) -> None:
    break_ = "<w:r><w:lastRenderedPageBreak/></w:r>"
    body = paragraph("one") + f"<w:p>{break_}<w:r><w:t>two</w:t></w:r>{break_}</w:p>" + paragraph("three")
    document = read_document(write(tmp_path, "a.docx", docx_entries(body)))
    assert [block.page for block in document.blocks] == [1, 2, 3]
    document = read_document(write(tmp_path, "a.docx", docx_entries(paragraph("one"))))
    assert [block.page for block in document.blocks] == [None]
