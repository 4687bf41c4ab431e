"""PDF with a text layer, through pdfium. Meant to run in a process of its own (see :mod:`isolation`)."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, Final, cast

import pypdfium2.raw as pdfium  # pyright: ignore[reportMissingTypeStubs]

from neardup_gui.documents.draft import Draft, Source, TextBuilder, warning
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import BlockKind, ReadingWarning, ReadOptions
from neardup_gui.documents.pdf_lines import Row, Stream, rows_of, streams_of, usual_gutters
from neardup_gui.documents.pdf_margins import furniture
from neardup_gui.documents.pdf_pages import PagePieces, load_pieces
from neardup_gui.documents.pdf_paragraphs import Joiner, Measures, Paragraph, mark_headings, paragraphs_of
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_pdfium: Final = cast(Any, pdfium)

_FORMAT: Final = "PDF"
_UNREADABLE: Final = 0.3  # a share of characters without a meaning that makes a text layer useless
_LONGEST_FACT: Final = 1_000  # bytes of a title or name


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a PDF. Raises DocumentError ``encrypted``, ``damaged``, ``no_text_layer``, ``too_large``."""
    _pdfium.FPDF_InitLibrary()
    data = source.data
    document = _pdfium.FPDF_LoadMemDocument64(data, len(data), None)
    if not document:
        protected = int(_pdfium.FPDF_GetLastError()) in (_pdfium.FPDF_ERR_PASSWORD, _pdfium.FPDF_ERR_SECURITY)
        raise DocumentError("encrypted" if protected else "damaged", format=_FORMAT)
    try:
        title, author = _fact(document, b"Title"), _fact(document, b"Author")
        pages, rows = _load(document, progress.part(0.0, 0.8), limits)
    finally:
        _pdfium.FPDF_CloseDocument(document)
    _check_text(pages)
    left_out = furniture(rows)
    kept = [[row for n, row in enumerate(of_page) if (page, n) not in left_out] for page, of_page in enumerate(rows)]
    usual = usual_gutters(kept)
    progress.at(0.85)
    streams = [stream for page, of_page in enumerate(kept, 1) for stream in streams_of(of_page, page, usual)]
    progress.at(0.9)
    text, blocks = _write(streams, options, progress.part(0.9, 1.0)).finish()
    warnings = _warnings(pages, len(left_out))
    return Draft(text, blocks, title=title, author=author, warnings=warnings)


def _load(document: Any, progress: Progress, limits: Limits) -> tuple[list[PagePieces], list[list[Row]]]:
    count = int(_pdfium.FPDF_GetPageCount(document))
    if count <= 0:
        raise DocumentError("damaged", format=_FORMAT)
    pages: list[PagePieces] = []
    rows: list[list[Row]] = []
    characters = 0
    for index in range(min(count, limits.pages)):
        page = load_pieces(document, index, limits)
        characters += page.characters
        if characters > limits.text_bytes:
            raise DocumentError("too_large", size=characters, limit=limits.text_bytes)
        rows.append(rows_of(page.pieces))
        page.pieces = []
        pages.append(page)
        progress.at((index + 1) / count)
    return pages, rows


def _check_text(pages: Sequence[PagePieces]) -> None:
    """Raise ``no_text_layer`` where there is nothing but pictures, or signs that nobody can tell the meaning of."""
    characters = sum(page.characters for page in pages)
    if not characters or sum(page.unreadable for page in pages) > _UNREADABLE * characters:
        raise DocumentError("no_text_layer", pages=len(pages))


def _write(streams: Sequence[Stream], options: ReadOptions, progress: Progress) -> TextBuilder:
    measures = Measures.of(streams)
    paragraphs: list[Paragraph] = list(paragraphs_of(streams, measures))
    mark_headings(paragraphs, measures)
    progress.at(0.5)
    joiner = Joiner(paragraphs)
    builder = TextBuilder()
    for paragraph in paragraphs:
        if paragraph.kind is BlockKind.FOOTNOTE and not options.footnotes:
            continue
        builder.page = paragraph.page
        builder.begin(paragraph.kind, paragraph.level)
        builder.add(joiner.text(paragraph))
        progress.check()
    return builder


def _fact(document: Any, name: bytes) -> str | None:
    """Return an entry of the document's information, None where it is empty."""
    length = int(_pdfium.FPDF_GetMetaText(document, name, None, 0))
    if not 2 < length <= _LONGEST_FACT:
        return None
    buffer = ctypes.create_string_buffer(length)
    _pdfium.FPDF_GetMetaText(document, name, buffer, length)
    return " ".join(buffer.raw.decode("utf-16-le", "replace").rstrip("\0").split()) or None


def _warnings(pages: Sequence[PagePieces], left_out: int) -> tuple[ReadingWarning, ...]:
    figures = {
        "running_heads_left_out": left_out,
        "pages_without_text": sum(1 for page in pages if page.pictured),
        "turned_text_left_out": sum(page.turned for page in pages),
        "unreadable_characters": sum(page.unreadable for page in pages),
    }
    return tuple(warning(code, count=count) for code, count in figures.items() if count)
