from __future__ import annotations

from pathlib import Path

import pytest
from document_builders import assert_sound, pieces, write, zip_of
from format_builders import fb2, fb3_entries

from neardup_gui.documents import BlockKind, Document, ReadOptions, read_document
from neardup_gui.documents.fb2_mend import mended
from neardup_gui.documents.xml import parse_part
from neardup_gui.progress import NO_PROGRESS

H, P, V, T, F = BlockKind.HEADING, BlockKind.PARAGRAPH, BlockKind.VERSE, BlockKind.TABLE, BlockKind.FOOTNOTE
NOTES = '<body name="notes"><title><p>Примечания</p></title><section id="n1"><title><p>1</p></title><p>Note.</p></section></body>'  # noqa: E501
WORDS = "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему."


def read(folder: Path, content: str | bytes, *, footnotes: bool = True) -> Document:
    document = read_document(write(folder, "a.fb2", content), ReadOptions(footnotes=footnotes))
    assert_sound(document)
    assert document.format == "fb2"
    return document


def test_chapters_have_the_level_of_their_section(tmp_path: Path) -> None:
    body = (
        "<body><title><p>Book</p></title><section><title><p>Part</p><p>One</p></title><section><title><p>I</p></title>"
        "<p>text</p></section></section></body>"
    )
    assert pieces(read(tmp_path, fb2(body))) == [
        (H, 1, "Book"), (H, 2, "Part"), (H, 2, "One"), (H, 3, "I"), (P, 0, "text"),
    ]  # fmt: skip
    assert pieces(read(tmp_path, fb2("<body><section><title><p>I</p></title></section></body>"))) == [(H, 1, "I")]


def test_poems_epigraphs_subtitles_and_tables(tmp_path: Path) -> None:
    body = (
        "<body><section><epigraph><p>epi</p><text-author>A. B.</text-author></epigraph><subtitle>Sub</subtitle>"
        "<subtitle>* * *</subtitle><poem><title><p>Poem</p></title><stanza><v>one <emphasis>line</emphasis></v>"
        "<v>two</v></stanza></poem><empty-line/><table><tr><th>a</th><td>b</td></tr><tr><td/><td>d</td></tr></table>"
        "<p>end<image l:href='#x'/></p></section></body>"
    )
    document = read(tmp_path, fb2(body))
    assert pieces(document) == [
        (P, 0, "epi"), (P, 0, "A. B."), (H, 2, "Sub"), (P, 0, "* * *"), (P, 0, "Poem"), (V, 0, "one line"),
        (V, 0, "two"), (T, 0, "a\tb\n\td"), (P, 0, "end"),
    ]  # fmt: skip
    assert "two\n\na\tb" in document.text


def test_notes_stand_at_the_end_or_are_left_out(tmp_path: Path) -> None:
    book = fb2(NOTES.join(("<body><p>one</p></body>", "<body><p>two</p></body>")))
    assert pieces(read(tmp_path, book)) == [
        (P, 0, "one"), (P, 0, "two"), (F, 0, "Примечания"), (F, 0, "1"), (F, 0, "Note."),
    ]  # fmt: skip
    assert read(tmp_path, book, footnotes=False).text == "one\ntwo"


def test_the_number_that_refers_to_a_note_is_none_of_the_text(tmp_path: Path) -> None:
    line = "<p>word<a l:href='#n1' type='note'><sup>[1]</sup></a>, <a type='note'>see this</a> <a>2</a></p>"
    for damage in ("", "</b>"):
        assert read(tmp_path, fb2(f"<body>{line}{damage}</body>")).text == "word, see this 2"


def test_title_author_and_pictures(tmp_path: Path) -> None:
    info = (
        "<author><first-name>Лев</first-name><last-name>Толстой</last-name></author><author><nickname>X</nickname>"
        "</author><book-title>Анна\n Каренина</book-title>"
    )
    picture = '<binary id="a.png" content-type="image/png">' + "QUJD" * 1_000
    document = read(tmp_path, fb2("<body><p>x</p></body>", info=info, rest=f"{picture}</binary>"))
    assert (document.title, document.author, document.text) == ("Анна Каренина", "Лев Толстой, X", "x")
    assert document.warnings == ()
    assert read(tmp_path, fb2("<body><p>x</p></body>", rest=picture)).text == "x"
    assert read(tmp_path, fb2(f"<binary/>{picture}</binary><body><p>x</p></body>")).text == "x"


@pytest.mark.parametrize(
    ("inside", "text"),
    [
        ("<p>a&nbsp;b &mdash; &unknown; c</p>", "a\xa0b — &unknown; c"),
        ("<p>Smith & Sons, a < b > c</p>", "Smith & Sons, a < b > c"),
        ("<p>one<p>two</p>", "one\ntwo"),
        ("<p>one <strong>two</p><p>three</strong></p>", "one two\nthree"),
        ("<p>one <emphasis><strong>two</emphasis></strong> three</p>", "one two three"),
        ("<section><p>one</p><section><p>two</p>", "one\ntwo"),
        ("</section><p>one</p></section></p></b>", "one"),
        ("<p>con\x01trol &#x1; &#1071;</p>", "control Я"),
        ("<p>one<br>two</p>", "one\ntwo"),
        ("<p>one <!-- never closed </p><p>two</p>", "one <!-- never closed\ntwo"),
        ("<p>one <![CDATA[<b> & ]]></b></p>", "one <b> &"),
        ("<p>one</p><p>cut of", "one\ncut of"),
        ("<v>verse<v>more", "verse\nmore"),
        ("<fb:p fb:x=1>prefix</fb:p>", "prefix"),
    ],
)
def test_what_is_not_well_formed_keeps_its_text(tmp_path: Path, inside: str, text: str) -> None:
    document = read(tmp_path, fb2(f"<body><section>{inside}</section></body>"))
    shown = document.text.replace(" \n", "\n").strip()
    assert " ".join(shown.split(" ")) == text


def test_the_damage_is_told(tmp_path: Path) -> None:
    assert [w.code for w in read(tmp_path, fb2("<body><p>a</b></p></body>")).warnings] == ["package_repaired"]
    # Entities that HTML knows are no damage.
    assert read(tmp_path, fb2("<body><p>a&nbsp;b</p></body>")).warnings == ()


def test_paragraphs_that_never_end_are_not_deep(tmp_path: Path) -> None:
    document = read(tmp_path, fb2("<body>" + "".join(f"<p><b>{n}" for n in range(5_000)) + "</body>"))
    assert document.text == "\n".join(map(str, range(5_000)))


def test_a_description_that_never_ends_does_not_swallow_the_book(tmp_path: Path) -> None:
    document = read(tmp_path, "<FictionBook><description><title-info><body><p>text</p></body></FictionBook>")
    assert document.text == "text"


def test_mending_is_linear_and_gives_well_formed_markup() -> None:
    hostile = "<p><b><!-- <section a='" * 20_000
    root, repaired = parse_part(mended(hostile).encode(), "a", NO_PROGRESS)
    assert not repaired
    assert "<!--" in "".join(map(str, root.itertext()))


@pytest.mark.parametrize("codec", ["cp1251", "koi8-r", "cp866", "mac-cyrillic", "iso8859-5", "utf-8", "utf-16"])
@pytest.mark.parametrize("declared", ["utf-8", "windows-1251", "koi8-r", "iso-8859-1", "no-such"])
def test_the_encoding_is_honoured_or_overruled(tmp_path: Path, codec: str, declared: str) -> None:
    book = fb2(f"<body><section>{f'<p>{WORDS}</p>' * 3}</section></body>", encoding=declared)
    assert read(tmp_path, book.encode(codec)).text == "\n".join([WORDS] * 3)


def test_fb3(tmp_path: Path) -> None:
    description = (
        "<title><main>Книга</main></title><fb3-relations><subject link='author'><title><main>Автор</main></title>"
        "</subject><subject link='translator'><title><main>No</main></title></subject></fb3-relations>"
    )
    body = (
        "<title><p>Book</p></title><section id='s'><title><p>I</p></title><p>text<note href='n'>1</note></p>"
        "<poem><stanza><p>verse</p></stanza></poem><ol><li>item</li></ol></section>"
        "<notes><notebody id='n'><p>a note</p></notebody></notes>"
    )
    path = write(tmp_path, "a.fb3", fb3_entries(body, description=description))
    document = read_document(path)
    assert_sound(document)
    assert (document.format, document.title, document.author) == ("fb3", "Книга", "Автор")
    assert pieces(document) == [
        (H, 1, "Book"), (H, 2, "I"), (P, 0, "text"), (V, 0, "verse"), (P, 0, "item"), (F, 0, "a note"),
    ]  # fmt: skip
    assert "a note" not in read_document(path, ReadOptions(footnotes=False)).text


def test_fb2_zip(tmp_path: Path) -> None:
    inner = zip_of({"Книга.fb2": fb2("<body><p>x</p></body>")})
    for name in ("a.fb2.zip", "a.fb2", "a.zip"):
        document = read_document(write(tmp_path, name, inner))
        assert (document.format, document.text, document.name, document.warnings) == ("fb2", "x", name, ())
        assert document.size == len(inner)
