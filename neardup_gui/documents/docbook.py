"""Reads the DocBook that antiword writes: chapters and sections, paragraphs, lists, tables, footnotes."""

from __future__ import annotations

from typing import Any, Final

from lxml import etree

from neardup_gui.documents.draft import Draft, TextBuilder
from neardup_gui.documents.flow import Flow
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import BlockKind, ReadOptions
from neardup_gui.documents.xml import Element, local_name, parse_page
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_LINES: Final = frozenset({"para", "title", "listitem", "entry", "row", "informaltable", "screen", "literallayout"})
_SILENT: Final = frozenset({"bookinfo", "graphic", "inlinegraphic", "beginpage", "colspec"})
_LEVELS: Final = {"chapter": 1, **{f"sect{number}": number + 1 for number in range(1, 8)}}
_LOOK_EVERY: Final = 255


def read_docbook(data: bytes, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a converted document. Raises DocumentError ``damaged``, ``too_deep``; Cancelled."""
    try:
        root, _ = parse_page(data, "DocBook", progress.part(0.0, 0.5), limits, as_html=False)
    except DocumentError as error:
        raise DocumentError("damaged", format="DOC") if error.code == "damaged" else error from error
    builder = TextBuilder()
    walker = _Walker(builder, progress, limits)
    walker.walk(root)
    builder.as_notes = True
    for note in walker.notes if options.footnotes else ():
        walker.walk(note)
    text, blocks = builder.finish()
    return Draft(text, blocks)  # title and author come in an encoding that nobody names


class _Walker:
    """``notes``: the footnotes that were met."""

    def __init__(self, builder: TextBuilder, progress: Progress, limits: Limits) -> None:
        self._builder = builder
        self._progress = progress
        self._limits = limits
        self._flow = Flow(builder, self._begin, progress)
        self._level = 0
        self._cells: list[int] = []
        self.notes: list[Element] = []

    def walk(self, top: Element) -> None:
        walk: Any = etree.iterwalk(top, events=("start", "end"))
        steps = depth = 0
        for event, element in walk:
            name = local_name(element)
            begins = event == "start"
            steps += 1
            if not steps & _LOOK_EVERY:
                self._progress.check()
            depth += 1 if begins else -1
            if depth > self._limits.depth:
                raise DocumentError("too_deep", part="DocBook", limit=self._limits.depth)
            is_note = name == "footnote" and element is not top
            silent = name in _SILENT or (name == "title" and _is_of_book(element))
            if begins:
                if is_note:
                    self.notes.append(element)
                if is_note or silent:
                    walk.skip_subtree()
                else:
                    self._enter(name, element)
                    self._flow.text(element.text)
                continue
            if not is_note and not silent:
                self._leave(name)
            if element is not top:
                self._flow.text(element.tail)
        self._flow.end()

    def _enter(self, name: str, element: Element) -> None:
        if name in _LINES:
            self._flow.end()
        if name == "title":
            parent = element.getparent()
            self._level = _LEVELS.get(local_name(parent), 0) if parent is not None else 0
        elif name == "informaltable":
            self._builder.begin_table()
        elif name == "row":
            self._builder.begin_row()
            self._cells.append(0)
        elif name == "entry" and self._cells:
            if self._cells[-1]:
                self._builder.next_cell()
            self._cells[-1] += 1

    def _leave(self, name: str) -> None:
        if name in _LINES:
            self._flow.end()
        if name == "title":
            self._level = 0
        elif name == "informaltable":
            self._builder.end_table()
        elif name == "row":
            self._cells.pop()
            self._builder.end_row()

    def _begin(self) -> None:
        self._builder.begin(BlockKind.HEADING if self._level else BlockKind.PARAGRAPH, self._level)


def _is_of_book(title: Element) -> bool:
    parent = title.getparent()
    return parent is not None and local_name(parent) == "book"
