from __future__ import annotations

from pathlib import Path

import pytest
from document_builders import assert_sound, epub_entries, page, pieces, write
from ebooklib import epub

from neardup_gui.documents import BlockKind, Document, ReadOptions, read_document
from neardup_gui.errors import DocumentError

P, H, T, F = BlockKind.PARAGRAPH, BlockKind.HEADING, BlockKind.TABLE, BlockKind.FOOTNOTE


def read_page(folder: Path, body: str, options: ReadOptions | None = None) -> Document:
    document = read_document(write(folder, "a.epub", epub_entries({"a.xhtml": body})), options or ReadOptions())
    assert_sound(document)
    return document


def refused(path: Path) -> str:
    with pytest.raises(DocumentError) as error:
        read_document(path)
    return error.value.code


def test_a_book_of_ebooklib(tmp_path: Path) -> None:
    book = epub.EpubBook()
    book.set_title("Роман")
    book.add_author("Автор")
    chapters = [
        epub.EpubHtml(uid=f"c{n}", file_name=f"c{n}.xhtml", content=f"<h2>Глава {n}</h2><p>Текст {n}</p>")
        for n in (1, 2)
    ]  # fmt: skip
    for chapter in chapters:
        book.add_item(chapter)
    book.add_item(epub.EpubNav())
    book.toc = chapters
    book.spine = ["nav", *reversed(chapters)]
    epub.write_epub(str(tmp_path / "a.epub"), book)
    document = read_document(tmp_path / "a.epub")
    assert (document.title, document.author, document.format) == ("Роман", "Автор", "epub")
    assert document.text.endswith("Глава 2\nТекст 2\nГлава 1\nТекст 1")
    assert pieces(document)[-2:] == [(H, 2, "Глава 1"), (P, 0, "Текст 1")]
    assert BlockKind.TOC in {kind for kind, _, _ in pieces(document)}
    assert document.warnings == ()


def test_blanks_are_collapsed_as_a_browser_does(tmp_path: Path) -> None:
    body = (
        "\n<p>\n  one\t<b> two </b>\n three\u00a0 <i>fo</i>ur<br/> \n five </p>\n <div> loose <p>inner</p> tail </div>"
    )
    assert read_page(tmp_path, body).text == "one two three\u00a0 four\nfive\nloose\ninner\ntail"


def test_preformatted_text_is_kept(tmp_path: Path) -> None:
    assert read_page(tmp_path, "<pre>  a\n\tb </pre><p> c </p>").text == "  a\n\tb \nc"


def test_a_long_page_of_one_text_node(tmp_path: Path) -> None:
    words = " ".join(f"слово{n}" for n in range(40_000))
    assert read_page(tmp_path, f"<p>{words.replace(' ', chr(10) + ' ')}</p>").text == words


def test_tables_and_lists(tmp_path: Path) -> None:
    body = (
        "<p>x</p><table><tr><td></td><th>b</th></tr>\n<tr><td><p>c1</p><p>c2</p></td><td/></tr></table>"
        "<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>"
    )
    document = read_page(tmp_path, body)
    assert document.text == "x\n\tb\nc1\nc2\t\none\ntwo\nthree"
    assert [kind for kind, _, _ in pieces(document)] == [P, T, P, P, P]


def test_what_is_no_text(tmp_path: Path) -> None:
    body = (
        "<script>var x = '<p>no</p>';</script><style>no</style><p>a<!-- no --></p>"
        '<svg xmlns="http://www.w3.org/2000/svg"><title>no</title><style>no</style><script>no</script><text>drawn</text></svg>'
    ).replace("'<p>no</p>'", "'no'")
    assert read_page(tmp_path, body).text == "a\ndrawn"


def test_entities_named_declared_and_external(tmp_path: Path) -> None:
    entries = epub_entries({"a.xhtml": ""})
    entries["OPS/a.xhtml"] = page("<p>a&nbsp;b&mdash;&amp;&lt;&house;|&away;|&unknown;|&#1103;</p>").replace(
        "<!DOCTYPE html>",
        '<!DOCTYPE html [<!ENTITY house "дом"> <!ENTITY away SYSTEM "file:///etc/passwd"> <!ENTITY bad "&house;">]>',
    )
    document = read_document(write(tmp_path, "a.epub", entries))
    assert document.text == "a\u00a0b—&<дом||&unknown;|я"


def test_an_entity_bomb_stays_small(tmp_path: Path) -> None:
    levels = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 12))
    entries = epub_entries({"a.xhtml": ""})
    entries["OPS/a.xhtml"] = page("<p>&e11;</p>").replace("html>", f'html [<!ENTITY e0 "ha">{levels}]>', 1)
    assert len(read_document(write(tmp_path, "a.epub", entries)).text) < 1_000


@pytest.mark.parametrize(
    ("body", "text"),
    [("<p>one<p>two<br>three</p>", "one\ntwo\nthree"), ("<p>AT&T and a < b</p>", "AT&T and a < b"),
     ("<p>a<b>b<i>c</b>d</i></p><p>e", "abcd\ne"), ("<div/><p>x & y<script src='s'/></p><p>z</p>", "x & y\nz")],
)  # fmt: skip
def test_pages_that_are_not_well_formed(tmp_path: Path, body: str, text: str) -> None:
    document = read_page(tmp_path, body)
    assert document.text == text
    assert [warning.code for warning in document.warnings] == ["package_repaired"]


@pytest.mark.parametrize("codec", ["windows-1251", "koi8-r", "utf-16"])
def test_declared_encodings(tmp_path: Path, codec: str) -> None:
    entries = epub_entries({"a.xhtml": ""})
    text = "Все счастливые семьи похожи друг на друга"
    entries["OPS/a.xhtml"] = page(f"<p>{text}</p>").replace("utf-8", codec).encode(codec)
    assert read_document(write(tmp_path, "a.epub", entries)).text == text


def test_a_false_declaration_is_overruled(tmp_path: Path) -> None:
    entries = epub_entries({"a.xhtml": ""})
    entries["OPS/a.xhtml"] = page("<p>Все счастливые семьи похожи друг на друга</p>").encode("cp1251")
    assert read_document(write(tmp_path, "a.epub", entries)).text.startswith("Все счастливые")


def test_odd_links(tmp_path: Path) -> None:
    entries = epub_entries(
        {}, spine='<itemref idref="a"/><itemref idref="b"/><itemref idref="c"/>',
        manifest='<item id="a" href="%D0%B3%D0%BB%201.xhtml" media-type="application/xhtml+xml"/>'
        '<item id="b" href="../Text/B.XHTML#x" media-type="application/xhtml+xml"/>'
        '<item id="c" href="/OPS/c%20d.xhtml" media-type="application/xhtml+xml"/>',
    )  # fmt: skip
    entries |= {"OPS/гл 1.xhtml": page("<p>1</p>"), "text/b.xhtml": page("<p>2</p>"), "OPS/c%20d.xhtml": page("3")}
    assert read_document(write(tmp_path, "a.epub", entries)).text == "1\n2\n3"


def test_missing_remote_and_foreign_items(tmp_path: Path) -> None:
    page_type = 'media-type="application/xhtml+xml"'
    entries = epub_entries(
        {"a.xhtml": "<p>here</p>"}, spine="".join(f'<itemref idref="{name}"/>' for name in "mrnj"),
        manifest=f'<item id="m" href="gone.xhtml" {page_type}/><item id="r" href="https://x.org/r.xhtml" {page_type}/>'
        f'<item id="j" href="j.json" media-type="application/json" fallback="f"/>'
        f'<item id="f" href="f.xhtml" {page_type}/>'
        '<item id="font" href="https://x.org/f.ttf" media-type="font/ttf"/><item id="no-href"/>',
    )  # fmt: skip
    entries["OPS/f.xhtml"] = page("<p>fallback</p>")
    document = read_document(write(tmp_path, "a.epub", entries))
    assert document.text == "here\nfallback"
    assert [(w.code, w.figures["name"], w.figures["count"]) for w in document.warnings] == [
        ("missing_part", "gone.xhtml", 3)
    ]


def test_notes_in_place_or_not_at_all(tmp_path: Path) -> None:
    body = '<p>a</p><aside epub:type="footnote"><p>note</p></aside><p>b</p>'
    document = read_page(tmp_path, body)
    assert pieces(document) == [(P, 0, "a"), (F, 0, "note"), (P, 0, "b")]
    assert read_page(tmp_path, body, ReadOptions(footnotes=False)).text == "a\nb"


def test_the_first_rendition_is_read(tmp_path: Path) -> None:
    entries = epub_entries({"a.xhtml": "<p>print</p>"})
    second = '<rootfile full-path="OPS/braille.opf" media-type="application/oebps-package+xml"/></rootfiles>'
    entries["META-INF/container.xml"] = str(entries["META-INF/container.xml"]).replace("</rootfiles>", second)
    entries["OPS/braille.opf"] = entries["OPS/book.opf"]
    assert read_document(write(tmp_path, "a.epub", entries)).text == "print"


def test_a_missing_container_file_is_no_obstacle(tmp_path: Path) -> None:
    entries = epub_entries({"a.xhtml": "<p>x</p>"})
    del entries["META-INF/container.xml"]
    assert read_document(write(tmp_path, "a.epub", entries)).text == "x"


def test_without_spine_or_package(tmp_path: Path) -> None:
    assert refused(write(tmp_path, "a.epub", epub_entries({}))) == "no_spine"
    entries = epub_entries({"a.xhtml": "x"})
    del entries["OPS/book.opf"]
    assert refused(write(tmp_path, "a.epub", entries)) == "damaged"


@pytest.mark.parametrize(
    ("algorithm", "locked"),
    [("http://www.idpf.org/2008/embedding", False), ("http://ns.adobe.com/pdf/enc#RC", False),
     ("http://www.w3.org/2001/04/xmlenc#aes128-cbc", True)],
)  # fmt: skip
def test_encryption_other_than_of_fonts(tmp_path: Path, algorithm: str, locked: bool) -> None:
    entries = epub_entries({"a.xhtml": "<p>x</p>"})
    entries["META-INF/encryption.xml"] = (
        '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:e="http://www.w3.org/2001/04/xmlenc#">'
        f'<e:EncryptedData><e:EncryptionMethod Algorithm="{algorithm}"/></e:EncryptedData></encryption>'
    )
    path = write(tmp_path, "a.epub", entries)
    if locked:
        assert refused(path) == "encrypted"
    else:
        assert read_document(path).text == "x"


def test_deep_nesting_is_refused(tmp_path: Path) -> None:
    for depth in (1_500, 30_000):
        body = "<div>" * depth + "x" + "</div>" * depth
        assert refused(write(tmp_path, "a.epub", epub_entries({"a.xhtml": body}))) == "too_deep"


def test_printed_pages_are_kept(tmp_path: Path) -> None:
    body = (
        "<p>front</p><span epub:type='pagebreak' title='7'/><p>one</p><div role='doc-pagebreak' aria-label='8'/>"
        "<p>two<span epub:type='pagebreak' title='ix'/></p><p>three</p>"
    )
    document = read_document(write(tmp_path, "a.epub", epub_entries({"a.xhtml": body})))
    assert [block.page for block in document.blocks] == [None, 7, 8, 8]
