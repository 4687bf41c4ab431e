"""Walks one XHTML or SVG page and gives its text as a browser lays it out, without the layout."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from neardup_gui.documents.draft import TextBuilder
from neardup_gui.documents.flow import Flow
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import BlockKind, ReadOptions
from neardup_gui.documents.xml import Element, local_name
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_SILENT: Final = frozenset({
    "head", "script", "style", "template", "rp", "annotation", "annotation-xml", "metadata", "datalist",
})  # fmt: skip
_SVG_SILENT: Final = frozenset({"title", "desc", "defs"})
_BLOCKS: Final = frozenset({
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dialog", "dir", "div",
    "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "hgroup", "hr", "html", "legend", "li", "main", "menu", "nav", "ol", "optgroup", "option", "p", "pre", "section",
    "summary", "svg", "table", "tbody", "td", "text", "tfoot", "th", "thead", "tr", "ul",
})  # fmt: skip
_HEADINGS: Final = {f"h{level}": level for level in range(1, 7)}
_NOTES: Final = frozenset({"footnote", "endnote", "rearnote", "footnotes", "endnotes", "rearnotes"})
_NOTE_ROLES: Final = frozenset({"doc-footnote", "doc-endnote", "doc-endnotes"})
_TYPE: Final = "{http://www.idpf.org/2007/ops}type"
_LOOK_EVERY: Final = 255


class PageWalker:
    """Adds the pages of a book to a builder, one after the other."""

    def __init__(self, builder: TextBuilder, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> None:
        self._builder = builder
        self._notes_wanted = options.footnotes
        self._progress = progress
        self._limits = limits
        self._preformatted = 0
        self._contents = 0
        self._notes = 0
        self._level = 0
        self._cells: list[int] = []
        self._flow = Flow(builder, self._begin, progress)

    def walk(self, root: Element, part: str, *, is_toc: bool) -> None:
        """Walk a page. ``is_toc``: its ``nav`` is the book's table of contents. Raises ``too_deep``; Cancelled."""
        stack: list[tuple[Iterator[Element], Element, str, bool]] = [(iter((root,)), root, "", False)]
        steps = 0
        while stack:
            children, parent, name, was_note = stack[-1]
            for element in children:
                steps += 1
                if not steps & _LOOK_EVERY:
                    self._progress.check()
                kind = local_name(element)
                note = _is_note(element)
                if element.attrib and (number := _page_number(element)) is not None:
                    self._builder.page = number
                if kind and not self._is_silent(element, kind) and (self._notes_wanted or not note):
                    self._notes += note
                    self._enter(kind, is_toc)
                    self._text(element.text)
                    stack.append((iter(element), element, kind, note))
                    break
                self._tail(element, root)
            else:
                stack.pop()
                if name:
                    self._leave(name, is_toc)
                    self._notes -= was_note
                    self._tail(parent, root)
            if len(stack) > self._limits.depth:
                raise DocumentError("too_deep", part=part, limit=self._limits.depth)
        self._flow.end()

    def _is_silent(self, element: Element, kind: str) -> bool:
        if kind in _SILENT:
            return True
        if kind in _SVG_SILENT:
            tag: str = element.tag
            return kind != "title" or tag.endswith("/svg}title") or "}" not in tag
        return False

    def _enter(self, kind: str, is_toc: bool) -> None:
        if kind == "br":
            self._flow.line_break()
            return
        if kind in _BLOCKS:
            self._flow.end()
        if kind == "pre":
            self._preformatted += 1
        elif kind == "nav" and is_toc:
            self._contents += 1
        elif kind in _HEADINGS:
            self._level = _HEADINGS[kind]
        elif kind == "table":
            self._builder.begin_table()
        elif kind == "tr":
            self._builder.begin_row()
            self._cells.append(0)
        elif kind in ("td", "th") and self._cells:
            if self._cells[-1]:
                self._builder.next_cell()
            self._cells[-1] += 1

    def _leave(self, kind: str, is_toc: bool) -> None:
        if kind in _BLOCKS:
            self._flow.end()
        if kind == "pre":
            self._preformatted -= 1
        elif kind == "nav" and is_toc:
            self._contents -= 1
        elif kind in _HEADINGS:
            self._level = 0
        elif kind == "table":
            self._builder.end_table()
        elif kind == "tr":
            self._cells.pop()
            self._builder.end_row()

    def _tail(self, element: Element, root: Element) -> None:
        if element is not root:
            self._text(element.tail)

    def _text(self, text: str | None) -> None:
        if self._preformatted:
            self._flow.preformatted(text)
        else:
            self._flow.text(text)

    def _begin(self) -> None:
        kind = BlockKind.PARAGRAPH
        if self._contents:
            kind = BlockKind.TOC
        elif self._notes:
            kind = BlockKind.FOOTNOTE
        elif self._level:
            kind = BlockKind.HEADING
        self._builder.begin(kind, self._level if kind is BlockKind.HEADING else 0)


def _is_note(element: Element) -> bool:
    if not element.attrib:
        return False
    types = str(element.get(_TYPE) or element.get("epub:type") or "")
    return bool(types and _NOTES.intersection(types.split())) or str(element.get("role") or "") in _NOTE_ROLES


def _page_number(element: Element) -> int | None:
    """Return the number of the printed page that begins at an element, None where none does."""
    types = str(element.get(_TYPE) or element.get("epub:type") or "").split()
    if "pagebreak" not in types and element.get("role") != "doc-pagebreak":
        return None
    label = str(element.get("aria-label") or element.get("title") or "".join(map(str, element.itertext()))).strip()
    return int(label) if label.isdecimal() and len(label) < 6 else None
