"""Small sound documents of each format, from which spoilt ones are made.

A new format is one line in :data:`SEEDS`: its suffix, and what builds the file: bytes, or the entries of a ZIP.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "documents"))

from document_builders import docx_entries, epub_entries, paragraph, table
from pdf_builders import column, pdf

Seed = bytes | Mapping[str, str | bytes]

LINES = [f"Строка {number} of the book &amp; more" for number in range(40)]
PARAGRAPHS = "".join(f"<p>{line}</p>" for line in LINES)


def _docx() -> Seed:
    notes = f'<w:footnote w:id="1">{paragraph("note")}</w:footnote>'
    styles = '<w:style w:styleId="1"><w:name w:val="heading 1"/></w:style>'
    change = '<w:p><w:ins><w:r><w:t>new</w:t></w:r></w:ins><w:r><w:footnoteReference w:id="1"/></w:r></w:p>'
    body = "".join(map(paragraph, LINES)) + table((paragraph("a"), paragraph("b"))) + change
    return docx_entries(body, styles=styles, footnotes=notes)


def _epub() -> Seed:
    return epub_entries({f"{number}.xhtml": f"<h1>{number}</h1>{PARAGRAPHS}" for number in range(3)})


def _fb2() -> Seed:
    return (
        '<?xml version="1.0" encoding="utf-8"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" '
        'xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><author><first-name>A</first-name></author>'
        f"<book-title>T</book-title></title-info></description><body><section><title><p>One</p></title>{PARAGRAPHS}"
        '<poem><stanza><v>a</v><v>b</v></stanza></poem><p>x<a l:href="#n" type="note">1</a></p></section></body>'
        '<body name="notes"><section id="n"><p>note</p></section></body><binary id="i">AAAA</binary></FictionBook>'
    ).encode()


def _fb3() -> Seed:
    relations = "http://schemas.openxmlformats.org/package/2006"
    return {
        "[Content_Types].xml": f'<Types xmlns="{relations}/content-types"><Default Extension="rels" ContentType='
        '"application/vnd.openxmlformats-package.relationships+xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{relations}/relationships"><Relationship Id="r" Target='
        '"fb3/description.xml" Type="http://www.fictionbook.org/FictionBook3/relationships/Book"/></Relationships>',
        "fb3/_rels/description.xml.rels": f'<Relationships xmlns="{relations}/relationships"><Relationship Id="b" '
        'Target="body.xml" Type="http://www.fictionbook.org/FictionBook3/relationships/body"/></Relationships>',
        "fb3/description.xml": '<fb3-description xmlns="http://www.fictionbook.org/FictionBook3/description"/>',
        "fb3/body.xml": '<fb3-body xmlns="http://www.fictionbook.org/FictionBook3/body"><section><title><p>One</p>'
        f"</title>{PARAGRAPHS}</section></fb3-body>",
    }


def _odt() -> Seed:
    names = " ".join(
        f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
        for prefix, name in (("office", "office"), ("text", "text"), ("table", "table"))
    )
    lines = "".join(f"<text:p>{line}<text:s/><text:tab/></text:p>" for line in LINES)
    cells = "<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row>"
    return {
        "mimetype": "application/vnd.oasis.opendocument.text",
        "content.xml": f'<office:document-content {names}><office:body><office:text><text:h text:outline-level="1">One'
        f"</text:h>{lines}<table:table>{cells}</table:table></office:text></office:body></office:document-content>",
        "META-INF/manifest.xml": "<manifest/>",
    }


def _rtf() -> Seed:
    lines = "".join(f"\\pard {{\\b {number}}} \\u1057?\\'e2 word\\par\n" for number in range(40))
    table_row = "\\trowd\\cellx100\\cellx200 a\\cell b\\cell\\row"
    return (
        f"{{\\rtf1\\ansi\\ansicpg1251{{\\fonttbl{{\\f0\\fcharset204 A;}}}}{lines}{table_row}{{\\footnote n}}}}".encode()
    )


def _pdf() -> Seed:
    pages = [[*column([f"Строка {number} of page {page}" for number in range(30)])] for page in range(3)]
    return pdf(pages, title="Title", author="Author")


def _archive() -> Seed:
    return {"book.txt": "\n".join(LINES)}


def _html() -> Seed:
    return (
        f"<!DOCTYPE html><html><head><meta charset='utf-8'></head><body><h1>One</h1>{PARAGRAPHS}</body></html>".encode()
    )


def _text() -> Seed:
    return "\n".join(LINES).encode("cp1251", "ignore")


def _packed_stream() -> Seed:
    return b"\x1f\x8b\x08" + zlib.compress(b"words " * 500)


SEEDS: Final[Mapping[str, Callable[[], Seed]]] = {
    ".docx": _docx,
    ".epub": _epub,
    ".fb2": _fb2,
    ".fb3": _fb3,
    ".odt": _odt,
    ".rtf": _rtf,
    ".pdf": _pdf,
    ".zip": _archive,
    ".html": _html,
    ".md": _text,
    ".txt": _text,
    ".gz": _packed_stream,
}
