"""Builds the sample manuscripts of ``resources/samples`` from their plain sources in ``packaging/samples``.

    python packaging/make_samples.py [FOLDER]

The outcome depends on the sources alone: dates, identifiers and the order of ZIP entries are fixed and nothing is
deflated (compressors differ between systems), so that a rerun yields the same bytes.

A source begins with lines ``name: value``, then a blank line, then blocks with a blank line between them:
``# Heading``, ``> a line of a letter or an epigraph``, rows ``| cell | cell |`` of a table, or a paragraph.
"""

from __future__ import annotations

import html
import io
import sys
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import docx
from docx.document import Document as DocxDocument
from docx.enum.style import WD_STYLE_TYPE
from docx.oxml.ns import qn
from ebooklib import epub

SOURCES = Path(__file__).resolve().parent / "samples"
TARGET = Path(__file__).resolve().parent.parent / "resources" / "samples"
DATE = datetime(2026, 1, 1, tzinfo=UTC)
LOCALES = {"ru": "ru-RU", "en": "en-GB"}


@dataclass(frozen=True, slots=True)
class SampleBlock:
    """A heading, a paragraph, a line of a letter, or a table; ``rows`` is for tables alone."""

    kind: Literal["heading", "paragraph", "letter", "table"]
    text: str = ""
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Manuscript:
    title: str
    author: str
    language: str
    identifier: str
    blocks: tuple[SampleBlock, ...]


def read_source(path: Path) -> Manuscript:
    """Read one marked-up source. Raises ValueError where its head is incomplete."""
    head, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    missing = {"title", "author", "language", "identifier"} - fields.keys()
    if missing:
        raise ValueError(f"{path.name}: the head lacks {', '.join(sorted(missing))}")
    blocks = tuple(_block(chunk.strip()) for chunk in body.split("\n\n") if chunk.strip())
    return Manuscript(fields["title"], fields["author"], fields["language"], fields["identifier"], blocks)


def _block(chunk: str) -> SampleBlock:
    if chunk.startswith("|"):
        rows = (line.strip().strip("|").split("|") for line in chunk.splitlines())
        return SampleBlock("table", rows=tuple(tuple(cell.strip() for cell in row) for row in rows))
    if chunk.startswith("# "):
        return SampleBlock("heading", chunk[2:])
    if chunk.startswith("> "):
        return SampleBlock("letter", chunk[2:])
    return SampleBlock("paragraph", chunk)


def build_docx(manuscript: Manuscript) -> bytes:
    """Return the manuscript as a Word document with heading styles and document properties."""
    document = docx.Document()
    _drop_unused_parts(document)
    properties = document.core_properties
    properties.title, properties.author = manuscript.title, manuscript.author
    properties.last_modified_by = manuscript.author
    properties.language, properties.identifier = LOCALES[manuscript.language], manuscript.identifier
    properties.comments, properties.revision = "", 1
    properties.created = properties.modified = DATE.replace(tzinfo=None)
    for language in document.styles.element.iter(qn("w:lang")):
        language.set(qn("w:val"), LOCALES[manuscript.language])
    document.add_paragraph(manuscript.title, style="Title")
    document.add_paragraph(manuscript.author, style="Subtitle")
    styles = {"heading": "Heading 1", "letter": "Quote", "paragraph": "Normal"}
    for block in manuscript.blocks:
        if block.kind == "table":
            table = document.add_table(rows=0, cols=len(block.rows[0]), style="Table Grid")
            for row in block.rows:
                for cell, text in zip(table.add_row().cells, row, strict=True):
                    cell.text = text
        else:
            document.add_paragraph(block.text, style=styles[block.kind])
    buffer = io.BytesIO()
    document.save(buffer)
    return _with_fixed_entries(buffer.getvalue())


def _drop_unused_parts(document: DocxDocument) -> None:
    """Drop what the template brings along for nothing and would make up nine tenths of the undeflated file."""
    package = document.part.package
    assert package is not None
    for relations, names in (
        (document.part.rels, ("stylesWithEffects", "customXml")),
        (package.rels, ("thumbnail",)),
    ):
        for identifier, relation in list(relations.items()):
            if relation.reltype.endswith(names):
                del relations[identifier]
    for style in list(document.styles):
        if style.type == WD_STYLE_TYPE.TABLE and style.name not in ("Normal Table", "Table Grid"):
            style.delete()


def build_epub(manuscript: Manuscript) -> bytes:
    """Return the manuscript as an EPUB 3 book: a title page, a file for each chapter, and a table of contents."""
    book = epub.EpubBook()
    # The generator's name carries the library's version, which would change the bytes with each of its releases.
    book.metadata[epub.NAMESPACES["OPF"]].pop("generator", None)
    book.set_identifier(manuscript.identifier)
    book.set_title(manuscript.title)
    book.set_language(manuscript.language)
    book.add_author(manuscript.author)
    front = f"<h1>{html.escape(manuscript.title)}</h1><p>{html.escape(manuscript.author)}</p>"
    pages = [_page(manuscript, 0, manuscript.title, front)]
    for number, (heading, body) in enumerate(_chapters(manuscript), start=1):
        pages.append(_page(manuscript, number, heading, f"<h2>{html.escape(heading)}</h2>{body}"))
    for page in pages:
        book.add_item(page)
    book.toc = pages[1:]
    book.add_item(epub.EpubNcx())
    book.add_item(epub.EpubNav())
    book.spine = pages
    buffer = io.BytesIO()
    epub.write_epub(buffer, book, {"mtime": DATE})
    return _with_fixed_entries(buffer.getvalue())


def _page(manuscript: Manuscript, number: int, title: str, body: str) -> epub.EpubHtml:
    name = f"chapter{number}" if number else "title"
    page = epub.EpubHtml(uid=name, file_name=f"{name}.xhtml", title=title, lang=manuscript.language)
    page.content = body
    return page


def _chapters(manuscript: Manuscript) -> list[tuple[str, str]]:
    """Return heading and XHTML body of each chapter. An EPUB source must begin with a heading and hold no table."""
    chapters: list[tuple[str, str]] = []
    for block in manuscript.blocks:
        text = html.escape(block.text, quote=False)
        if block.kind == "heading":
            chapters.append((block.text, ""))
        elif block.kind == "table" or not chapters:
            raise ValueError(f"{manuscript.title}: an EPUB source begins with a heading and holds no table")
        else:
            markup = f"<blockquote><p>{text}</p></blockquote>" if block.kind == "letter" else f"<p>{text}</p>"
            chapters[-1] = (chapters[-1][0], chapters[-1][1] + markup)
    return chapters


def build_txt(manuscript: Manuscript) -> bytes:
    """Return the manuscript as plain text in UTF-8: title, author, then paragraphs with a blank line between them."""
    if any(block.kind == "table" for block in manuscript.blocks):
        raise ValueError(f"{manuscript.title}: a plain text source holds no table")
    parts = [manuscript.title, manuscript.author, *(block.text for block in manuscript.blocks)]
    return ("\n\n".join(parts) + "\n").encode("utf-8")


def _with_fixed_entries(package: bytes) -> bytes:
    """Return the ZIP with its entries in the same order, undeflated, and with one fixed date for all of them."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(package)) as source, zipfile.ZipFile(buffer, "w") as target:
        for name in source.namelist():
            entry = zipfile.ZipInfo(name, DATE.timetuple()[:6])
            entry.create_system = 3  # else the entry would tell the system that it was made on
            entry.external_attr = 0o644 << 16
            target.writestr(entry, source.read(name))
    return buffer.getvalue()


BUILDERS: dict[str, Callable[[Manuscript], bytes]] = {".docx": build_docx, ".epub": build_epub, ".txt": build_txt}
SAMPLES = ("original_ru.docx", "adaptation_ru.epub", "original_en.docx", "adaptation_en.txt")


def build_all(target: Path) -> list[Path]:
    """Write all sample manuscripts into the folder ``target`` and return their paths."""
    target.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for name in SAMPLES:
        path = target / name
        manuscript = read_source((SOURCES / name).with_suffix(".txt"))
        path.write_bytes(BUILDERS[path.suffix](manuscript))
        written.append(path)
    return written


if __name__ == "__main__":
    for built in build_all(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET):
        print(built)
