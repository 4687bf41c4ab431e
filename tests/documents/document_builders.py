"""Small documents made on the spot, valid and otherwise."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

from neardup_gui.documents import BlockKind, Document

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
STRICT = "http://purl.oclc.org/ooxml/wordprocessingml/main"
MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
_NAMESPACES = (
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
    'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:v="urn:schemas-microsoft-com:vml"'
)


def zip_of(entries: Mapping[str, str | bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compression) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def docx_entries(body: str, *, namespace: str = W, main_type: str = MAIN_TYPE, **parts: str) -> dict[str, str | bytes]:
    """Entries of a package. ``parts``: ``styles``, ``footnotes``, ``endnotes``: what stands inside their root."""
    root = {"styles": "styles", "footnotes": "footnotes", "endnotes": "endnotes"}
    relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    links = "".join(f'<Relationship Id="r{n}" Type="{relations}/{n}" Target="{n}.xml"/>' for n in parts)
    entries: dict[str, str | bytes] = {
        "[Content_Types].xml": f'<Types xmlns="{package}/content-types"><Default Extension="xml" '
        f'ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="{main_type}"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r1" '
        f'Type="{relations}/officeDocument" Target="word/document.xml"/></Relationships>',
        "word/_rels/document.xml.rels": f'<Relationships xmlns="{package}/relationships">{links}</Relationships>',
        "word/document.xml": f'<w:document xmlns:w="{namespace}" {_NAMESPACES}><w:body>{body}</w:body></w:document>',
    }
    for name, content in parts.items():
        entries[f"word/{name}.xml"] = f'<w:{root[name]} xmlns:w="{namespace}">{content}</w:{root[name]}>'
    return entries


def paragraph(*texts: str, properties: str = "") -> str:
    runs = "".join(f'<w:r><w:t xml:space="preserve">{text}</w:t></w:r>' for text in texts)
    return f"<w:p>{properties and f'<w:pPr>{properties}</w:pPr>'}{runs}</w:p>"


def table(*rows: tuple[str, ...]) -> str:
    cells = ("".join(f"<w:tc>{cell}</w:tc>" for cell in row) for row in rows)
    return "<w:tbl>" + "".join(f"<w:tr>{row}</w:tr>" for row in cells) + "</w:tbl>"


def epub_entries(
    pages: Mapping[str, str], *, manifest: str = "", spine: str = "", metadata: str = ""
) -> dict[str, str | bytes]:
    """Entries of a book whose spine is ``pages`` (href → inside of the body), followed by the lines given."""
    items = "".join(
        f'<item id="i{n}" href="{href}" media-type="application/xhtml+xml"/>' for n, href in enumerate(pages)
    )
    refs = "".join(f'<itemref idref="i{n}"/>' for n in range(len(pages)))
    entries: dict[str, str | bytes] = {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
        '<rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
        "OPS/book.opf": '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata '
        f'xmlns:dc="http://purl.org/dc/elements/1.1/">{metadata}</metadata><manifest>{items}{manifest}</manifest>'
        f"<spine>{refs}{spine}</spine></package>",
    }
    for href, body in pages.items():
        entries[f"OPS/{href}"] = page(body)
    return entries


def page(body: str) -> str:
    return (
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" '
        'xmlns:epub="http://www.idpf.org/2007/ops"><head><title>not text</title><style>p {}</style></head>'
        f"<body>{body}</body></html>"
    )


def write(folder: Path, name: str, content: bytes | str | Mapping[str, str | bytes]) -> Path:
    path = folder / name
    if isinstance(content, Mapping):
        content = zip_of(content)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def pieces(document: Document) -> list[tuple[BlockKind, int, str]]:
    """The blocks with the text that they stand for."""
    return [(block.kind, block.level, document.text[block.span.start : block.span.end]) for block in document.blocks]


def assert_sound(document: Document) -> None:
    """What holds for every document: blocks in order, apart, not empty, and nothing but separators between them."""
    end = 0
    for block in document.blocks:
        assert end <= block.span.start < block.span.end <= len(document.text)
        assert not document.text[end : block.span.start].strip("\n")
        end = block.span.end
    assert not document.text[end:].strip("\n")
    assert "\r" not in document.text
    for exclusion in document.excluded:
        assert 0 <= exclusion.span.start < exclusion.span.end <= len(document.text)
