"""Walks the bodies of a FictionBook, of the second or third version, in reading order."""

from __future__ import annotations

import re
from typing import Final

from lxml import etree

from neardup_gui.documents.draft import TextBuilder
from neardup_gui.documents.flow import Flow
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import BlockKind
from neardup_gui.documents.xml import Element, local_name
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_SILENT: Final = frozenset({"image", "img", "binary", "stylesheet", "description", "style-sheet"})
_LINES: Final = frozenset({
    "p", "v", "subtitle", "text-author", "date", "subscription", "section", "title", "epigraph", "cite", "poem",
    "stanza", "annotation", "table", "tr", "td", "th", "li", "ul", "ol", "div", "body", "blockquote", "notes",
    "notebody", "pre", "h1", "h2", "h3", "h4", "h5", "h6",
})  # fmt: skip
_NOTE_MARK: Final = re.compile(r"[\s\[\](){}*†‡\d]*")
_DEEPEST_HEADING: Final = 9
_LOOK_EVERY: Final = 255


class BodyWalker:
    """Adds bodies to a builder, one after the other.

    ``notes_wanted`` False: what a third-version book keeps in ``notes`` is passed over. The notes bodies of the second
    version are a caller's affair: they come with :attr:`TextBuilder.as_notes`.
    """

    def __init__(
        self, builder: TextBuilder, progress: Progress, limits: Limits = LIMITS, *, notes_wanted: bool = True
    ) -> None:
        self._builder = builder
        self._progress = progress
        self._limits = limits
        self._flow = Flow(builder, self._begin, progress)
        self._silent = _SILENT if notes_wanted else _SILENT | {"notes"}
        self._base = 0  # the level of the body's own title, when it has one
        self._sections = 0
        self._titles = 0
        self._poems = 0
        self._stanzas = 0
        self._subtitles = 0
        self._notes = 0
        self._preformatted = 0
        self._cells: list[int] = []
        self._steps = 0

    def walk(self, body: Element) -> None:
        """Walk all that is inside ``body``. Raises DocumentError ``too_deep``; Cancelled."""
        self._base = int(any(local_name(child) == "title" and _has_words(child) for child in body))
        walk = etree.iterwalk(body, events=("start", "end"))
        passed: Element | None = None  # whose inside is passed over
        depth = 0
        for event, element in walk:
            name = local_name(element)
            if event == "start":
                depth += 1
                self._look(depth)
                if name in self._silent or not name or _is_note_mark(element, name):
                    passed = element
                    walk.skip_subtree()
                else:
                    self._enter(name, element)
                    self._text(element.text)
            else:
                depth -= 1
                if element is passed:
                    passed = None
                else:
                    self._leave(name)
                if element is not body:
                    self._text(element.tail)
        self._flow.end()

    def _look(self, depth: int) -> None:
        self._steps += 1
        if not self._steps & _LOOK_EVERY:
            self._progress.check()
        if depth > self._limits.depth:
            raise DocumentError("too_deep", part="body", limit=self._limits.depth)

    def _enter(self, name: str, element: Element) -> None:
        if name in _LINES:
            self._flow.end()
        match name:
            case "section":
                self._sections += 1
            case "title":
                self._titles += 1
            case "poem":
                self._poems += 1
            case "stanza":
                self._stanzas += 1
            case "subtitle":
                self._subtitles += _has_words(element)
            case "notes":
                self._notes += 1
            case "pre":
                self._preformatted += 1
            case "br":
                self._flow.line_break()
            case "empty-line":
                self._flow.end()
                self._begin()
                self._flow.end()
            case _:
                self._enter_table(name)

    def _enter_table(self, name: str) -> None:
        if name == "table":
            self._builder.begin_table()
        elif name == "tr":
            self._builder.begin_row()
            self._cells.append(0)
        elif name in ("td", "th") and self._cells:
            if self._cells[-1]:
                self._builder.next_cell()
            self._cells[-1] += 1

    def _leave(self, name: str) -> None:
        if name in _LINES:
            self._flow.end()
        match name:
            case "section":
                self._sections -= 1
            case "title":
                self._titles -= 1
            case "poem":
                self._poems -= 1
            case "stanza":
                self._stanzas -= 1
            case "subtitle":
                self._subtitles = 0
            case "notes":
                self._notes -= 1
            case "pre":
                self._preformatted -= 1
            case "table":
                self._builder.end_table()
            case "tr":
                self._cells.pop()
                self._builder.end_row()
            case _:
                pass

    def _text(self, text: str | None) -> None:
        if self._preformatted:
            self._flow.preformatted(text)
        else:
            self._flow.text(text)

    def _begin(self) -> None:
        if self._notes:
            self._builder.begin(BlockKind.FOOTNOTE)
        elif self._stanzas:
            self._builder.begin(BlockKind.VERSE)
        elif (self._titles or self._subtitles) and not self._poems:
            level = self._base + self._sections + (0 if self._titles else 1)
            self._builder.begin(BlockKind.HEADING, min(_DEEPEST_HEADING, max(1, level)))
        else:
            self._builder.begin()


def _has_words(element: Element) -> bool:
    return any(character.isalnum() for text in element.itertext() for character in str(text))


def _is_note_mark(element: Element, name: str) -> bool:
    """Whether an element is the number that refers to a note: in no format is that part of the text.

    It would be read as the end of the word before it.
    """
    if name != "note" and (name != "a" or not any(value == "note" for value in element.values())):
        return False
    return _NOTE_MARK.fullmatch("".join(map(str, element.itertext()))) is not None
