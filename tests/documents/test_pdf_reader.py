from __future__ import annotations

import io
import textwrap
from pathlib import Path

import pypdf
import pytest
from document_builders import assert_sound, pieces, write
from pdf_builders import Put, column, pdf

from neardup_gui.documents import BlockKind, Document, ReadOptions, read_document
from neardup_gui.documents.draft import Source
from neardup_gui.documents.pdf import read as read_pdf
from neardup_gui.errors import DocumentError
from neardup_gui.progress import NO_PROGRESS

PROSE = (
    "The studio was filled with the rich odour of roses, and when the light summer wind stirred amidst the trees of "
    "the garden, there came through the open door the heavy scent of the lilac, or the more delicate perfume of the "
    "pink-flowering thorn. From the corner of the divan of Persian saddle-bags on which he was lying, smoking, as was "
    "his custom, innumerable cigarettes, Lord Henry Wotton could just catch the gleam of the honey-sweet blossoms."
)
OTHER = (
    "In the centre of the room, clamped to an upright easel, stood the full-length portrait of a young man of "
    "extraordinary personal beauty, and in front of it, some little distance away, was sitting the artist himself, "
    "Basil Hallward, whose sudden disappearance some years ago caused such public excitement at the time."
)


def text_of(data: bytes, options: ReadOptions | None = None) -> str:
    return draft_of(data, options).text


def draft_of(data: bytes, options: ReadOptions | None = None) -> Document:
    """Read within this process: what the reader makes of the bytes is the same."""
    draft = read_pdf(Source("", "a.pdf", ".pdf", data, "", len(data)), options or ReadOptions(), NO_PROGRESS)
    document = Document(
        draft.text, draft.blocks, "", "a.pdf", "pdf", "", len(data), None, draft.title, draft.author, draft.warnings
    )
    assert_sound(document)
    return document


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    return textwrap.wrap(text, width, initial_indent=indent, break_on_hyphens=False)


def warned(document: Document) -> dict[str, object]:
    return {warning.code: warning.figures.get("count") for warning in document.warnings}


def test_lines_become_paragraphs() -> None:
    lines = column([*wrapped(PROSE, 60), *wrapped(OTHER, 60)])
    second = len(wrapped(PROSE, 60))
    indented = [line._replace(x=line.x + (15 if number == second else 0)) for number, line in enumerate(lines)]
    assert text_of(pdf([indented])) == f"{PROSE}\n{OTHER}"
    apart = [line._replace(y=line.y + (12 if number >= second else 0)) for number, line in enumerate(lines)]
    assert text_of(pdf([apart])) == f"{PROSE}\n{OTHER}"


def test_verse_stays_in_lines() -> None:
    verse = ["Мой дядя самых честных правил,", "Когда не в шутку занемог,", "Он уважать себя заставил"]
    full = column(wrapped(PROSE, 60), y=200)
    assert text_of(pdf([[*column(verse), *full]])).split("\n")[:3] == verse


def test_columns_are_read_one_after_the_other() -> None:
    left, right = wrapped(PROSE, 28), wrapped(OTHER, 28)
    side_by_side = [*column(left), *column(right, x=220)]
    expected = f"{PROSE}\n{OTHER}"
    assert text_of(pdf([side_by_side])) == expected
    by_height = sorted(side_by_side, key=lambda put: (put.y, put.x))
    assert text_of(pdf([by_height])) == expected  # as an optical reader writes it, line by line across the page
    heading = Put(50, 30, "A heading that is as wide as both of the columns together", 10)
    assert text_of(pdf([[heading, *by_height]])).split("\n")[1:] == [PROSE, OTHER]


def test_a_paragraph_goes_on_in_the_next_column_and_on_the_next_page() -> None:
    lines = wrapped(f"{PROSE} {OTHER}", 28)
    third = len(lines) // 3
    columns = [*column(lines[:third]), *column(lines[third : 2 * third], x=220)]
    document = draft_of(pdf([columns, column(lines[2 * third :])]))
    assert document.text == f"{PROSE} {OTHER}"
    assert [block.page for block in document.blocks] == [1]


def test_a_table_is_read_row_by_row() -> None:
    rows = [("Year", "Copies", "Price"), ("1890", "1,200", "1s"), ("1891", "1,000", "6s"), ("1895", "250", "21s")]
    puts = [
        Put(50 + 110 * place, 60 + 12 * number, cell)
        for number, row in enumerate(rows)
        for place, cell in enumerate(row)
    ]
    assert text_of(pdf([puts])) == "\n".join("\t".join(row) for row in rows)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["he could not under-", "stand the gentleman"], "he could not understand the gentleman"),
        (["she had a well-known", "name, and it was a well-", "known face that she had"],
         "she had a well-known name, and it was a well-known face that she had"),
        (["он ждал, что кто-", "то ещё придёт сюда"], "он ждал, что кто-то ещё придёт сюда"),
        (["слово разо\u00ad", "рвано мягким знаком"], "слово разорвано мягким знаком"),
        (["поехал он в Санкт-", "Петербург, а потом"], "поехал он в Санкт-Петербург, а потом"),
        (["от него письмо --", "он прочёл его вчера"], "от него письмо -- он прочёл его вчера"),
        (["там было во-", "первых очень светло"], "там было во-первых очень светло"),
        (["обыкновенный челове-", "ческий разговор; а"], "обыкновенный человеческий разговор; а"),
        (["the house of 1890-", "1891 was never sold"], "the house of 1890-1891 was never sold"),
        (["晉王伏羅東平王翰臨淮王譚廣", "陽王建閭吳王余"], "晉王伏羅東平王翰臨淮王譚廣陽王建閭吳王余"),
    ],
)  # fmt: skip
def test_lines_and_broken_words_are_joined(lines: list[str], expected: str) -> None:
    assert text_of(pdf([column(lines)])) == expected


def book(heads: tuple[str, str], pages: int = 6, first: int = 1) -> bytes:
    words = PROSE.split()
    made: list[list[Put]] = []
    for page in range(pages):
        turned = words[page * 7 :] + words[: page * 7]
        head = heads[page % 2].format(page + first)
        made.append(
            [Put(120, 30, head, 8), *column(wrapped(" ".join(turned), 60)), Put(205, 580, str(page + first), 8)]
        )
    return pdf(made)


@pytest.mark.parametrize(
    "heads", [("WILDE", "DORIAN GRAY"), ("{0}  WILDE", "DORIAN GRAY  {0}"), ("Глава I", "Глава I")]
)
def test_running_heads_and_page_numbers_are_left_out(heads: tuple[str, str]) -> None:
    document = draft_of(book(heads, first=17))
    assert "WILDE" not in document.text
    assert "Глава" not in document.text
    assert "17" not in document.text
    assert document.text.count("studio") == 6
    assert warned(document) == {"running_heads_left_out": 12}


def test_what_only_looks_like_a_running_head_stays() -> None:
    chapters = [[Put(120, 60, f"Chapter {number}", 10), *column(wrapped(PROSE, 60), y=90)] for number in (1, 2, 3, 4)]
    assert all(f"Chapter {number}" in text_of(pdf(chapters)) for number in (1, 2, 3, 4))
    slides = [[Put(50, 60, "The same on every slide")] for _ in range(5)]
    assert text_of(pdf(slides)).count("same") == 5
    assert warned(draft_of(pdf(slides))) == {}


def test_headings_by_size_and_pages() -> None:
    one = [Put(50, 30, "A Book", 20), Put(50, 60, "First Part", 14), *column(wrapped(PROSE, 60), y=90)]
    two = [Put(50, 60, "Second Part", 14), *column(wrapped(OTHER, 60), y=90)]
    document = draft_of(pdf([one, two], title="Портрет", author="Оскар Уайльд"))
    assert pieces(document) == [
        (BlockKind.HEADING, 1, "A Book"), (BlockKind.HEADING, 2, "First Part"), (BlockKind.PARAGRAPH, 0, PROSE),
        (BlockKind.HEADING, 2, "Second Part"), (BlockKind.PARAGRAPH, 0, OTHER),
    ]  # fmt: skip
    assert [block.page for block in document.blocks] == [1, 1, 1, 2, 2]
    assert (document.title, document.author) == ("Портрет", "Оскар Уайльд")


def test_footnotes_come_after_the_paragraph_that_their_page_ends_in() -> None:
    lines = wrapped(f"{PROSE} {OTHER}", 60)
    pages = [[*column(lines[:6]), Put(50, 500, "1 A note at the foot of the page.", 8)], column(lines[6:])]
    document = draft_of(pdf(pages))
    assert pieces(document) == [
        (BlockKind.PARAGRAPH, 0, f"{PROSE} {OTHER}"), (BlockKind.FOOTNOTE, 0, "1 A note at the foot of the page."),
    ]  # fmt: skip
    assert text_of(pdf(pages), ReadOptions(footnotes=False)) == f"{PROSE} {OTHER}"


def test_a_table_of_contents() -> None:
    lines = [f"Chapter {number} {'.' * 30} {number * 10}" for number in range(1, 5)]
    document = draft_of(pdf([[*column(lines), *column(wrapped(PROSE, 60), y=200)]]))
    assert [block.kind for block in document.blocks] == [BlockKind.TOC] * 4 + [BlockKind.PARAGRAPH]


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_page_that_is_turned(turn: int) -> None:
    places = {90: (300, 500), 180: (400, 300), 270: (100, 50)}
    steps = {90: (12, 0), 180: (0, -12), 270: (-12, 0)}
    lines = wrapped(PROSE, 60)
    x, y = places[turn]
    puts = [
        Put(x + steps[turn][0] * number, y + steps[turn][1] * number, line, 10, turn)
        for number, line in enumerate(lines)
    ]
    assert text_of(pdf([puts])) == PROSE


def test_turned_text_beside_upright_text_is_left_out() -> None:
    document = draft_of(
        pdf([[*column(wrapped(PROSE, 60)), Put(30, 400, "arXiv", 10, 90), Put(200, 400, "DRAFT", 20, 45)]])
    )
    assert document.text == PROSE
    assert warned(document) == {"turned_text_left_out": 10}


def refused(data: bytes) -> DocumentError:
    with pytest.raises(DocumentError) as error:
        draft_of(data)
    return error.value


def test_what_holds_no_text() -> None:
    scan = pdf([[], []], picture=True)
    assert (refused(scan).code, dict(refused(scan).figures)) == ("no_text_layer", {"pages": 2})
    assert refused(pdf([column(["\ue000\ue001\ue002" * 9])])).code == "no_text_layer"
    mixed = draft_of(pdf([column(["Words"]), []], picture=True))
    assert (mixed.text, warned(mixed)) == ("Words", {"pages_without_text": 1})


def test_damaged_and_protected(tmp_path: Path) -> None:
    data = pdf([column(["Words"])])
    assert refused(data[:40]).code == "damaged"
    assert text_of(data[:-20]) == "Words"  # without its table of objects a file can still be read
    for password, expected in (("secret", "encrypted"), ("", "Words")):
        writer = pypdf.PdfWriter(io.BytesIO(data))
        writer.encrypt(password, "owner", algorithm="RC4-128")
        buffer = io.BytesIO()
        writer.write(buffer)
        path = write(tmp_path, "a.pdf", buffer.getvalue())
        if password:
            with pytest.raises(DocumentError) as error:
                read_document(path)
            assert (error.value.code, error.value.figures["format"]) == (expected, "PDF")
        else:
            assert read_document(path).text == expected


def test_astral_characters_and_ligatures() -> None:
    assert text_of(pdf([column(["𝕬 \ufb01ne o\ufb03ce 𠀀"])])) == "𝕬 fine office 𠀀"


@pytest.mark.data
def test_real_files(data_dir: Path) -> None:
    manual = read_document(data_dir / "documents" / "pdf" / "python-docx" / "ISO-IEC-29500-2.pdf")
    assert_sound(manual)
    assert manual.text.count("All rights reserved") < 5  # it stands on each of 138 pages
    assert "This clause is informative.\nThis Open Packaging specification describes an abstract model" in manual.text
    assert max(block.page or 0 for block in manual.blocks) > 130
