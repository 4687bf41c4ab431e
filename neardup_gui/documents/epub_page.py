"""Walks one XHTML or SVG page and gives its text as a browser lays it out, without the layout."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from neardup_gui.documents.draft import TextBuilder
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
_SPACES: Final = re.compile("[ \t\n\r\f]+")  # what a browser collapses; a no-break space is none of it
_COLLAPSIBLE: Final = " \t\n\r\f"
_SLICE: Final = 64 * 1024
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
        self._space_due = False
        self._at_line_start = True

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
        self._end()

    def _is_silent(self, element: Element, kind: str) -> bool:
        if kind in _SILENT:
            return True
        if kind in _SVG_SILENT:
            tag: str = element.tag
            return kind != "title" or tag.endswith("/svg}title") or "}" not in tag
        return False

    def _enter(self, kind: str, is_toc: bool) -> None:
        if kind == "br":
            self._line_break()
            return
        if kind in _BLOCKS:
            self._end()
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
            self._end()
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
        if not text:
            return
        for start in range(0, len(text), _SLICE):
            piece = text[start : start + _SLICE]
            if self._preformatted:
                self._add(piece.replace("\r\n", "\n").replace("\r", "\n"))
            else:
                self._collapsed(piece)
            if start:
                self._progress.check()

    def _collapsed(self, text: str) -> None:
        """Add text with runs of blanks as one space, none at the beginning or end of a line."""
        body = text.strip(_COLLAPSIBLE)
        if text[0] in _COLLAPSIBLE:
            self._space_due = True
        if not body:
            return
        if "  " in body or "\n" in body or "\t" in body or "\r" in body or "\f" in body:
            body = _SPACES.sub(" ", body)
        if self._space_due and not self._at_line_start:
            body = " " + body
        self._add(body)
        self._at_line_start = False
        self._space_due = text[-1] in _COLLAPSIBLE

    def _line_break(self) -> None:
        if self._builder.is_open:
            self._builder.add("\n")
            self._space_due = False
            self._at_line_start = True

    def _add(self, text: str) -> None:
        if not self._builder.is_open:
            kind = BlockKind.PARAGRAPH
            if self._contents:
                kind = BlockKind.TOC
            elif self._notes:
                kind = BlockKind.FOOTNOTE
            elif self._level:
                kind = BlockKind.HEADING
            self._builder.begin(kind, self._level if kind is BlockKind.HEADING else 0)
        self._builder.add(text)

    def _end(self) -> None:
        self._builder.end()
        self._space_due = False
        self._at_line_start = True


def _is_note(element: Element) -> bool:
    if not element.attrib:
        return False
    types = str(element.get(_TYPE) or element.get("epub:type") or "")
    return bool(types and _NOTES.intersection(types.split())) or str(element.get("role") or "") in _NOTE_ROLES
