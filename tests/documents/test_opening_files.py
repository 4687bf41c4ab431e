from __future__ import annotations

import io
import os
import socket
import threading
import zipfile
from pathlib import Path

import pytest
from document_builders import docx_entries, epub_entries, paragraph, write, zip_of

from neardup_gui.documents import ReadOptions, read_document, readable_suffixes
from neardup_gui.documents.container import Container
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.opening import open_source
from neardup_gui.errors import DOCUMENT_ERRORS, DocumentError
from neardup_gui.progress import NO_PROGRESS, Cancelled, Progress


def refusal(path: Path | str, options: ReadOptions | None = None) -> DocumentError:
    with pytest.raises(DocumentError) as refused:
        read_document(path, options or ReadOptions())
    assert refused.value.code in DOCUMENT_ERRORS
    assert refused.value.path == str(path)
    return refused.value


def test_what_is_not_there(tmp_path: Path) -> None:
    assert refusal(tmp_path / "no.txt").code == "missing"
    assert refusal(write(tmp_path, "a.txt", b"x") / "below").code == "missing"
    assert refusal(str(tmp_path / "a\0b.txt")).code == "missing"
    assert refusal(tmp_path / ("x" * 400)).code == "missing"


@pytest.mark.parametrize(
    "address",
    ["http://example.org/a.txt", "HTTPS://example.org", "file:///etc/passwd", "ftp://x/a.pdf", "smb://x/y/a.txt"],
)
def test_an_address_is_no_file(address: str) -> None:
    assert refusal(address).code == "web_address"


def test_a_file_whose_name_looks_like_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file:").mkdir()
    write(tmp_path / "file:", "a.txt", b"words")
    assert read_document("file:/a.txt").text == "words"


@pytest.mark.parametrize("path", ["\\\\server\\share\\a.txt", "//server/share/a.txt"])
def test_a_network_path_that_is_not_there(path: str) -> None:
    assert refusal(path).code in ("missing", "unreadable")


def test_what_is_not_a_plain_file(tmp_path: Path) -> None:
    assert refusal(tmp_path).code == "directory"
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.txt")
        assert refusal(tmp_path / "pipe.txt").code == "not_regular"
    if os.path.exists("/dev/zero"):
        assert refusal("/dev/zero").code == "not_regular"


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no sockets in the file system here")
def test_a_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's path may have some 100 bytes only
    with socket.socket(socket.AF_UNIX) as channel:
        channel.bind("s.txt")
        assert refusal("s.txt").code == "not_regular"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may read everything")
def test_no_permission(tmp_path: Path) -> None:
    path = write(tmp_path, "a.txt", b"x")
    path.chmod(0)
    assert refusal(path).code == "no_permission"


def test_refusals_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, "a.txt", b"x")

    def refuse(error: OSError) -> None:
        def opening(*_: object) -> int:
            raise error

        monkeypatch.setattr(os, "open", opening)

    refuse(PermissionError(13, "Permission denied"))
    assert refusal(path).code == "no_permission"
    refuse(OSError(5, "Input/output error"))
    assert (refusal(path).code, refusal(path).figures["reason"]) == ("unreadable", "Input/output error")


@pytest.mark.parametrize("event", ["grows", "vanishes", "is replaced"])
def test_a_file_that_changes_while_it_is_read(tmp_path: Path, event: str) -> None:
    path = write(tmp_path, "a.txt", b"x" * 100)
    done = threading.Event()

    def change() -> bool:
        if not done.is_set():
            done.set()
            if event == "grows":
                with path.open("ab") as file:
                    file.write(b"more")
            else:
                path.unlink()
                if event == "is replaced":
                    write(tmp_path, "b.txt", b"y" * 100).rename(path)
        return False

    with pytest.raises(DocumentError) as refused:
        read_document(path, progress=Progress(should_cancel=change))
    assert refused.value.code == "changed"


def test_limits_of_size(tmp_path: Path) -> None:
    path = write(tmp_path, "a.txt", b"x" * 101)
    with pytest.raises(DocumentError) as refused:
        open_source(str(path), NO_PROGRESS, Limits(file_bytes=100))
    assert (refused.value.code, dict(refused.value.figures)) == ("too_large", {"size": 101, "limit": 100})
    huge = tmp_path / "huge.docx"
    with huge.open("wb") as file:
        file.truncate(LIMITS.file_bytes + 1)
    assert refusal(huge).code == "too_large"
    long = tmp_path / "long.txt"
    with long.open("wb") as file:
        file.truncate(LIMITS.text_bytes + 1)
    assert refusal(long).code == "too_large"


def container_refusal(data: bytes, limits: Limits, name: str = "a") -> DocumentError:
    with pytest.raises(DocumentError) as refused:
        Container(data, "ZIP", limits).read(name, NO_PROGRESS)
    return refused.value


def test_limits_of_a_container() -> None:
    data = zip_of({"a": b"0" * 5_000, "b": b"x"})
    assert container_refusal(data, Limits(entries=1)).code == "too_many_entries"
    assert container_refusal(data, Limits(entry_bytes=4_999)).code == "entry_too_large"
    assert container_refusal(data, Limits(unpacked_bytes=4_999)).code == "unpacks_too_large"
    assert container_refusal(data, Limits(ratio=10, ratio_from_bytes=100)).code == "suspicious_compression"
    assert Container(data, "ZIP", Limits(ratio=10)).read("a", NO_PROGRESS) == b"0" * 5_000
    for name in ("../a", "x/../../a", "C:\\a", "..\\a"):
        assert container_refusal(zip_of({name: b"x"}), LIMITS).code == "unsafe_entry"


def test_declared_sizes_are_not_believed() -> None:
    data = bytearray(zip_of({"a": b"0" * 2_000_000}))
    for signature, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        place = data.index(signature) + offset
        data[place : place + 4] = (100).to_bytes(4, "little")
    assert container_refusal(bytes(data), LIMITS).code == "damaged"


def test_bombs_are_refused_by_the_real_limits(tmp_path: Path) -> None:
    bomb = epub_entries({"a.xhtml": ""}) | {"OPS/a.xhtml": b" " * (LIMITS.ratio_from_bytes + 2_000_000)}
    assert refusal(write(tmp_path, "a.epub", bomb)).code == "suspicious_compression"
    crowd = zip_of({f"{n}": b"" for n in range(LIMITS.entries + 1)}, zipfile.ZIP_STORED)
    assert refusal(write(tmp_path, "b.epub", crowd)).code == "too_many_entries"
    tags = docx_entries("") | {"word/document.xml": b"<a>" + b"<b/>x" * (LIMITS.markup + 1)}
    assert refusal(write(tmp_path, "c.docx", tags)).code in ("entry_too_large", "suspicious_compression")


def test_an_encrypted_entry(tmp_path: Path) -> None:
    data = bytearray(zip_of(docx_entries(paragraph("x"))))
    place = -1
    while (place := data.find(b"PK\x01\x02", place + 1)) >= 0:
        data[place + 8] |= 1
    assert refusal(write(tmp_path, "a.docx", bytes(data))).code == "encrypted"


PROTECTED = "EncryptedPackage".encode("utf-16-le")
OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)


@pytest.mark.parametrize(
    ("name", "content", "code", "kind"),
    [
        ("a.pdf", b"%PDF-1.7\n", "damaged", "PDF"), ("a.txt", b"%PDF-1.7\n", "damaged", "PDF"),
        ("a.djvu", b"AT&TFORM", "unknown_format", "DjVu"), ("a.txt", b"%!PS-Adobe", "unknown_format", "PostScript"),
        ("a.fb2", b"<?xml version='1.0'?><FictionBook/>", "damaged", "FB2"),
        ("a.odt", zip_of({"mimetype": "application/vnd.oasis.opendocument.text"}), "damaged", "ODT"),
        ("a.ods", zip_of({"mimetype": "application/vnd.oasis.opendocument.spreadsheet"}), "unknown_format", "ODS"),
        ("a.mht", b"MIME-Version: 1.0\nContent-Type: multipart/related\n\n", "unknown_format", "MHTML"),
        ("a.bin", bytes(range(256)), "unknown_format", ""), ("a.rtf", bytes(range(256)), "wrong_content", ""),
        ("a.xlsx", zip_of({"[Content_Types].xml": "<Types/>", "xl/workbook.xml": ""}), "unknown_format", "XLSX"),
        ("a.docx", b"%PDF-1.7\n", "damaged", "PDF"), ("a.docx", bytes(range(256)), "wrong_content", ""),
        ("a.docx", b"plain words", "wrong_content", "TXT"), ("a.epub", b"\x89PNG\r\n\x1a\n", "wrong_content", "PNG"),
        ("a.doc", OLE + PROTECTED, "encrypted", "DOC"),
        ("a.docx", OLE, "encrypted", "DOCX"), ("a.epub", OLE, "wrong_content", "OLE"),
        ("a.docx", b"", "damaged", "DOCX"), ("a.epub", b"", "damaged", "EPUB"),
        ("a.docx", b"PK\x03\x04 and no more", "damaged", "DOCX"), ("a.docx", zip_of({"a": "x"}), "no_main_part", None),
    ],
)  # fmt: skip
def test_files_that_cannot_be_read_say_what_they_are(
    tmp_path: Path, name: str, content: bytes, code: str, kind: str | None
) -> None:
    error = refusal(write(tmp_path, name, content))
    assert error.code == code
    assert error.figures.get("kind", error.figures.get("format")) == kind


def test_a_truncated_container(tmp_path: Path) -> None:
    data = zip_of(docx_entries(paragraph("x" * 1_000)))
    assert refusal(write(tmp_path, "a.docx", data[:-30])).code == "damaged"


def test_content_goes_before_the_suffix(tmp_path: Path) -> None:
    package = docx_entries(paragraph("x"))
    for name in ("a.epub", "a.txt"):
        document = read_document(write(tmp_path, name, package))
        assert (document.format, document.text) == ("docx", "x")
        assert [(w.code, w.figures["format"]) for w in document.warnings] == [("wrong_suffix", "DOCX")]
    assert read_document(write(tmp_path, "a.zip", package)).warnings == ()
    assert read_document(write(tmp_path, "no_suffix", b"words")).format == "txt"
    assert read_document(write(tmp_path, "a.log", b"words")).format == "txt"


def test_readable_suffixes() -> None:
    assert {
        ".txt", ".docx", ".docm", ".dotx", ".epub", ".fb2", ".fb3", ".odt", ".fodt", ".rtf", ".doc", ".html", ".htm",
        ".xhtml", ".md", ".markdown", ".zip",
    } <= set(readable_suffixes())  # fmt: skip
    assert len(set(readable_suffixes())) == len(readable_suffixes())


@pytest.mark.parametrize("kind", ["a.txt", "a.docx", "a.epub"])
def test_every_reader_hears_a_cancel_and_tells_how_far_it_is(tmp_path: Path, kind: str) -> None:
    lines = [f"line {n} of the book" for n in range(5_000)]
    content: dict[str, bytes | str] | str = {
        "a.txt": "\n".join(lines),
        "a.docx": docx_entries("".join(map(paragraph, lines))),
        "a.epub": epub_entries({"a.xhtml": "".join(f"<p>{line}</p>" for line in lines)}),
    }[kind]
    path = write(tmp_path, kind, content)
    looks = 0
    heard: list[float] = []

    def count() -> bool:
        nonlocal looks
        looks += 1
        return False

    read_document(path, progress=Progress(heard.append, count))
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    for stop in range(1, looks, max(1, looks // 20)):
        left = stop

        def cancel() -> bool:
            nonlocal left
            left -= 1
            return left < 0

        with pytest.raises(Cancelled):
            read_document(path, progress=Progress(should_cancel=cancel))


def test_the_bytes_are_read_where_a_stream_is_stored_uncompressed(tmp_path: Path) -> None:
    buffer = io.BytesIO(zip_of(docx_entries(paragraph("x")), zipfile.ZIP_STORED))
    assert read_document(write(tmp_path, "a.docx", buffer.getvalue())).text == "x"
