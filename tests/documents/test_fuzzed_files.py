"""Whatever bytes a file holds, reading ends in a document or in one error that can be worded."""

from __future__ import annotations

import random
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from document_builders import assert_sound, docx_entries, epub_entries, paragraph, table, zip_of

from neardup_gui.documents import read_document
from neardup_gui.errors import DOCUMENT_ERRORS, DocumentError

LINES = [f"Строка {n} of the book & more".replace("&", "&amp;") for n in range(60)]
NOTES = f'<w:footnote w:id="1">{paragraph("note")}</w:footnote>'
STYLES = '<w:style w:styleId="1"><w:name w:val="heading 1"/></w:style>'
BODY = "".join(map(paragraph, LINES)) + table((paragraph("a"), paragraph("b"))) + (
    '<w:p><w:ins><w:r><w:t>new</w:t></w:r></w:ins><w:r><w:footnoteReference w:id="1"/></w:r></w:p>'
)  # fmt: skip
DOCX = docx_entries(BODY, styles=STYLES, footnotes=NOTES)
EPUB = epub_entries({f"{n}.xhtml": f"<h1>{n}</h1>" + "".join(f"<p>{line}</p>" for line in LINES) for n in range(3)})


def flipped(data: bytes, chance: random.Random) -> bytes:
    spoilt = bytearray(data)
    for _ in range(chance.choice((1, 3, 20))):
        spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
    return bytes(spoilt)


def truncated(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def cut_out(data: bytes, chance: random.Random) -> bytes:
    begin = chance.randrange(len(data))
    return data[:begin] + data[begin + chance.randrange(200) :]


SPOIL: list[Callable[[bytes, random.Random], bytes]] = [flipped, truncated, cut_out]


def mutation(entries: dict[str, str | bytes], chance: random.Random) -> bytes:
    """Spoil the container, or a part inside a sound container, or take parts away."""
    way = chance.randrange(4)
    if way == 0:
        return chance.choice(SPOIL)(zip_of(entries), chance)
    if way == 1:
        return chance.choice(SPOIL)(zip_of(entries, zipfile.ZIP_STORED), chance)
    changed = dict(entries)
    name = chance.choice(sorted(changed))
    if way == 2:
        del changed[name]
    else:
        content = changed[name]
        changed[name] = chance.choice(SPOIL)(content.encode() if isinstance(content, str) else content, chance)
    return zip_of(changed)


def read_or_refuse(path: Path) -> bool:
    refusal: DocumentError | None = None
    try:
        assert_sound(read_document(path))
    except DocumentError as error:
        refusal = error
    assert refusal is None or (refusal.code in DOCUMENT_ERRORS and refusal.path == str(path))
    return refusal is None


@pytest.mark.parametrize(("suffix", "entries"), [(".docx", DOCX), (".epub", EPUB)])
def test_spoilt_containers(
    tmp_path: Path, suffix: str, entries: dict[str, str | bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    path = tmp_path / f"a{suffix}"
    read = 0
    for seed in range(200):
        path.write_bytes(mutation(entries, random.Random(seed)))
        read += read_or_refuse(path)
    assert 20 < read < 200  # the mutations neither spoil everything nor nothing
    assert list(scratch.iterdir()) == []


@pytest.mark.parametrize("suffix", [".txt", ".docx", ".epub", ".zip", ""])
def test_random_bytes(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"a{suffix}"
    for seed in range(60):
        chance = random.Random(seed)
        head = chance.choice(
            (b"", b"PK\x03\x04", b"\xff\xfe", b"\xef\xbb\xbf", b"<?xml ", b"PK\x05\x06", b"\0\0\xfe\xff")
        )
        path.write_bytes(head + chance.randbytes(chance.randrange(3_000)))
        read_or_refuse(path)


def test_text_of_odd_sizes_in_wide_encodings(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    for codec in ("utf-16", "utf-32", "utf-16-le", "utf-8"):
        data = "Слово 😀\r\n".encode(codec) * 3
        for length in range(len(data)):
            path.write_bytes(data[:length])
            read_or_refuse(path)
