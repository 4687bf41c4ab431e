from __future__ import annotations

import os
import struct
import sys
import tempfile
import time
from pathlib import Path

import pytest
from document_builders import assert_sound, docx_entries, epub_entries, paragraph, pieces, write, zip_of
from format_builders import fb2, odt_entries, rtf

from neardup_gui.documents import BlockKind, ReadOptions, converters, doc, read_document
from neardup_gui.documents.docbook import read_docbook
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.errors import DocumentError
from neardup_gui.progress import NO_PROGRESS, Cancelled, Progress

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".ljust(512, b"\0")


def refusal(path: Path) -> DocumentError:
    with pytest.raises(DocumentError) as refused:
        read_document(path)
    return refused.value


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a.txt", "x", "txt"), ("a.md", "x", "markdown"), ("a.fb2", fb2("<body><p>x</p></body>"), "fb2"),
        ("a.docx", zip_of(docx_entries(paragraph("x"))), "docx"), ("a.rtf", rtf("x"), "rtf"),
        ("a.epub", zip_of(epub_entries({"a.xhtml": "x"})), "epub"), ("a.html", "<p>x", "html"),
        ("a.odt", zip_of(odt_entries("<text:p>x</text:p>")), "odt"), ("no_suffix", "x", "txt"),
    ],
)  # fmt: skip
def test_one_document_in_an_archive(tmp_path: Path, name: str, content: str | bytes, kind: str) -> None:
    furniture = {"__MACOSX/._a": b"\0", ".DS_Store": b"\0", "folder/": b"", f"folder/{name}": content}
    document = read_document(write(tmp_path, "a.zip", furniture))
    assert_sound(document)
    assert (document.format, document.text, document.name, document.warnings) == (kind, "x", "a.zip", ())


def test_archives_of_several_documents_or_none(tmp_path: Path) -> None:
    several = refusal(write(tmp_path, "a.zip", {"a.txt": "x", "b.docx": "y", "c.png": "z"}))
    assert (several.code, several.figures["count"]) == ("several_documents", 2)
    assert read_document(write(tmp_path, "a.zip", {"a.txt": "x", "cover.jpg": "y"})).text == "x"
    assert refusal(write(tmp_path, "a.zip", {"a.png": "x", "b.png": "y"})).code == "unknown_format"
    inner = zip_of({"a.txt": "x"})
    nested = refusal(write(tmp_path, "a.zip", {"b.zip": inner}))
    assert (nested.code, nested.figures["kind"]) == ("unknown_format", "ZIP")


def test_what_is_inside_an_archive_is_named_rightly(tmp_path: Path) -> None:
    document = read_document(write(tmp_path, "a.zip", {"a.txt": rtf("x")}))
    assert [(w.code, w.figures["suffix"]) for w in document.warnings] == [("wrong_suffix", ".txt")]
    data = bytearray(zip_of({"a.txt": "x"}))
    data[6] |= 1  # the flag of a password, in both places
    data[data.find(b"PK\x01\x02") + 8] |= 1
    assert refusal(write(tmp_path, "a.zip", bytes(data))).code == "encrypted"


def without_programs(monkeypatch: pytest.MonkeyPatch, office: str | None, antiword: str | None) -> None:
    monkeypatch.setattr(doc, "find_office", lambda: office)
    monkeypatch.setattr(doc, "find_antiword", lambda: antiword)


def test_old_word_without_a_program_that_knows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_programs(monkeypatch, None, None)
    error = refusal(write(tmp_path, "a.doc", OLE))
    assert (error.code, error.figures["kind"]) == ("needs_converter", "DOC")


def test_old_word_with_a_password(tmp_path: Path) -> None:
    header = struct.pack("<HHHHHH", 0xA5EC, 0xC1, 0, 0, 0, 0x0100)
    assert refusal(write(tmp_path, "a.doc", OLE + header + bytes(500))).code == "encrypted"


def program(folder: Path, body: str) -> str:
    """Return the path of a program that stands in for a converter; ``target`` is what LibreOffice would write."""
    path = folder / "program"
    path.write_text(
        f"#!{sys.executable}\nimport os, sys, time\ntarget = sys.argv[-1][:-3] + 'docx'\n"
        f"source = {str(folder)!r}\n{body}\n"
    )
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


posix_only = pytest.mark.skipif(os.name != "posix", reason="the stand-in is a script with a first line for Unix")


@posix_only
def test_old_word_through_libreoffice(tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "converted.docx", docx_entries(paragraph("x")))
    checks = (
        "assert os.environ['HOME'].startswith(source) and 'http_proxy' in os.environ\n"
        "assert os.path.exists(os.environ['HOME'] + '/profile/user/registrymodifications.xcu')\n"
        "open(target, 'wb').write(open(source + '/converted.docx', 'rb').read())"
    )
    without_programs(monkeypatch, program(tmp_path, checks), None)
    document = read_document(write(tmp_path, "a.doc", OLE))
    assert (document.format, document.text, document.size) == ("doc", "x", len(OLE))
    assert list(scratch.iterdir()) == []


@posix_only
def test_old_word_through_antiword_where_libreoffice_fails(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = "if '-x' in sys.argv: print('<book><chapter><title>One</title><para>x</para></chapter></book>')"
    path = program(tmp_path, writer)
    without_programs(monkeypatch, path, path)
    document = read_document(write(tmp_path, "a.doc", OLE))
    assert pieces(document) == [(BlockKind.HEADING, 1, "One"), (BlockKind.PARAGRAPH, 0, "x")]
    without_programs(monkeypatch, path, None)
    assert refusal(tmp_path / "a.doc").code == "damaged"
    without_programs(monkeypatch, None, str(tmp_path / "gone"))
    assert refusal(tmp_path / "a.doc").code == "damaged"
    assert list(scratch.iterdir()) == []


@posix_only
def test_a_program_that_never_ends_is_ended_with_its_children(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lingering = (
        "if os.fork(): open(source + '/parent', 'w').write(str(os.getpid())); time.sleep(600)\n"
        "open(source + '/child', 'w').write(str(os.getpid())); time.sleep(600)"
    )
    without_programs(monkeypatch, program(tmp_path, lingering), None)
    path = write(tmp_path, "a.doc", OLE)
    started = (tmp_path / "parent", tmp_path / "child")

    def wanted_no_more() -> bool:
        return all(file.exists() and file.read_text() for file in started)

    with pytest.raises(Cancelled):
        read_document(path, progress=Progress(should_cancel=wanted_no_more))
    assert list(scratch.iterdir()) == []
    for file in started:
        assert is_gone(int(file.read_text()))
    document = scratch / "document.doc"
    document.write_bytes(OLE)
    with pytest.raises(DocumentError) as refused:
        converters.to_docbook(program(tmp_path, "time.sleep(600)"), document, NO_PROGRESS, Limits(conversion_seconds=0))
    assert refused.value.code == "takes_too_long"


def is_gone(process: int) -> bool:
    """Whether a process that was killed has gone, or waits only for its parent to take note."""
    for _ in range(100):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        stat = Path(f"/proc/{process}/stat")
        if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.05)
    return False


def test_docbook(tmp_path: Path) -> None:
    data = (
        b"<!DOCTYPE book PUBLIC 'a' 'http://b'><book><title>no</title><bookinfo><date>no</date></bookinfo><chapter>"
        b"<title>I</title><para>one<footnote><para>note</para></footnote>\n two</para><sect1><title>II</title>"
        b"<informaltable><tgroup><tbody><row><entry>a</entry><entry>\nb </entry></row></tbody></tgroup>"
        b"</informaltable></sect1></chapter></book>"
    )
    draft = read_docbook(data, ReadOptions(), NO_PROGRESS, LIMITS)
    assert draft.text == "I\none two\nII\na\tb\nnote"
    assert [(block.kind, block.level) for block in draft.blocks] == [
        (BlockKind.HEADING, 1), (BlockKind.PARAGRAPH, 0), (BlockKind.HEADING, 2), (BlockKind.TABLE, 0),
        (BlockKind.FOOTNOTE, 0),
    ]  # fmt: skip
    assert read_docbook(data, ReadOptions(footnotes=False), NO_PROGRESS, LIMITS).text == "I\none two\nII\na\tb"
