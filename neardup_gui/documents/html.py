"""Web pages: HTML of any age, and XHTML."""

from __future__ import annotations

from typing import Final

from neardup_gui.documents.draft import Draft, Source, TextBuilder
from neardup_gui.documents.epub_page import PageWalker
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadOptions
from neardup_gui.documents.xml import Element, local_name, parse_page
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_FORMAT: Final = "HTML"
_XHTML: Final = b"http://www.w3.org/1999/xhtml"
_HEAD: Final = 4_096


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a page. Raises DocumentError ``damaged``, ``too_deep``, and what the parser's limits raise."""
    as_xml = _XHTML in source.data[:_HEAD].replace(b"\0", b"")
    try:
        root, _ = parse_page(source.data, source.name, progress.part(0.0, 0.6), limits, try_xml=as_xml)
    except DocumentError as error:
        raise DocumentError("damaged", format=_FORMAT) if error.code == "damaged" else error from error
    progress.at(0.6)
    builder = TextBuilder()
    PageWalker(builder, options, progress, limits).walk(root, source.name, is_toc=False)
    text, blocks = builder.finish()
    return Draft(text, blocks, title=_title(root), author=_author(root))


def _title(root: Element) -> str | None:
    for head in root:
        for element in head if local_name(head) == "head" else ():
            if local_name(element) == "title":
                return " ".join("".join(map(str, element.itertext())).split()) or None
    return None


def _author(root: Element) -> str | None:
    for head in root:
        for element in head if local_name(head) == "head" else ():
            if local_name(element) == "meta" and str(element.get("name") or "").lower() == "author":
                return " ".join(str(element.get("content") or "").split()) or None
    return None
