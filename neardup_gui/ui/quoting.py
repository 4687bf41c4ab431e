"""Selected text with its source: “…” — title, chapter, p. 12, 42 %."""

from __future__ import annotations

from neardup_gui.documents.model import Document
from neardup_gui.spans import Span
from neardup_gui.ui.places import chapter_at, page_at
from neardup_gui.wording.numbers import NO_BREAK_SPACE, decimal, integer
from neardup_gui.wording.translator import Translator


def quoted(document: Document, span: Span, translate: Translator) -> str:
    """Return what stands at ``span``, and where it is from: title (or file), chapter, page, share of the text."""
    text = document.text[slice(*span)].strip()
    return translate("Quoting", "“{text}” — {source}").format(text=text, source=source_of(document, span, translate))


def source_of(document: Document, span: Span, translate: Translator) -> str:
    """Return where ``span`` stands, as far as it is known."""
    title = document.title or document.name
    page = page_at(document.blocks, span.start)
    share = decimal(100 * span.start / max(len(document.text), 1), translate.language, 0)
    parts = [
        f"{document.author}, {title}" if document.author and document.title else title,
        chapter_at(document, span.start),
        translate("Quoting", "p. {page}").format(page=integer(page, translate.language)) if page is not None else "",
        f"{share}%" if translate.language == "zh" else f"{share}{NO_BREAK_SPACE}%",
    ]
    return ", ".join(part for part in parts if part)
