from __future__ import annotations

from pathlib import Path

import pytest
from document_builders import docx_entries, paragraph, write

from neardup_gui.documents import pasted_document, read_document
from neardup_gui.documents.boilerplate import find_boilerplate

HEAD = "The Project Gutenberg EBook of Dorian Gray\n\nThis eBook is for the use of anyone.\n\n"
TAIL = "\n\nThis and all associated files. Project Gutenberg-tm License. *** START: FULL LICENSE ***\n"


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("*** START OF THIS PROJECT GUTENBERG EBOOK DORIAN ***", "*** END OF THIS PROJECT GUTENBERG EBOOK DORIAN ***"),
        ("***START OF THE PROJECT GUTENBERG EBOOK DORIAN***", "***END OF THE PROJECT GUTENBERG EBOOK DORIAN***"),
        ("*** START OF THE PROJECT GUTENBERG EBOOK\nDORIAN GRAY ***", "End of Project Gutenberg's Dorian, by Wilde"),
        ("*** START OF THE PROJECT GUTENBERG EBOOK DORIAN", "End of the Project Gutenberg EBook of Dorian"),
        ("*END*THE SMALL PRINT! FOR PUBLIC DOMAIN ETEXTS*Ver.04*END*", "End of The Project Gutenberg Etext of Dorian"),
    ],
)  # fmt: skip
def test_head_and_licence(start: str, end: str) -> None:
    body = "\n\nThe studio was filled with the rich odour of roses.\n\n"
    text = HEAD + start + body + end + TAIL
    head, tail = find_boilerplate(text)
    assert (head.code, tail.code) == ("gutenberg", "gutenberg")
    assert text[head.span.start : head.span.end] == HEAD + start
    assert text[tail.span.start : tail.span.end] == end + TAIL


@pytest.mark.parametrize(
    "text",
    ["", "A novel.", "He had read it at Project Gutenberg, in the end.\n" * 50,
     "x\n" * 30_000 + "*** START OF THIS PROJECT GUTENBERG EBOOK X ***\n"],
)  # fmt: skip
def test_what_is_none(text: str) -> None:
    assert find_boilerplate(text) == ()


def test_any_format_and_pasted_text(tmp_path: Path) -> None:
    lines = [
        "Head",
        "*** START OF THE PROJECT GUTENBERG EBOOK X ***",
        "book",
        "*** END OF THE PROJECT GUTENBERG EBOOK X ***",
        "t",
    ]
    read = read_document(write(tmp_path, "a.docx", docx_entries("".join(map(paragraph, lines)))))
    for document in (read, pasted_document("\n".join(lines), "x")):
        head, tail = document.excluded
        assert document.text[head.span.end : tail.span.start] == "\nbook\n"


@pytest.mark.data
def test_real_editions(data_dir: Path) -> None:
    for name in ("DorianGray_1890.txt", "DorianGray_1891.txt"):
        document = read_document(data_dir / "editions" / name)
        head, tail = document.excluded
        assert document.text[: head.span.end].endswith("OF DORIAN GRAY ***")
        assert document.text[tail.span.start :].startswith("End of Project Gutenberg's The Picture")
