"""Walks the body of an OpenDocument text in reading order and gives what a reader of the page would see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from lxml import etree

from neardup_gui.documents.draft import TextBuilder
from neardup_gui.documents.flow import Flow
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import BlockKind, ReadOptions
from neardup_gui.documents.xml import Element, local_name
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_SILENT: Final = frozenset({
    "annotation", "tracked-changes", "change-info", "forms", "event-listeners", "script", "note-citation", "ruby-text",
    "desc", "covered-table-cell", "sequence-decls", "variable-decls", "user-field-decls", "dde-connection-decls",
    "table-of-content-source", "illustration-index-source", "table-index-source", "object-index-source",
    "user-index-source", "alphabetical-index-source", "bibliography-source", "image", "binary-data", "math", "shapes",
})  # fmt: skip
_TITLES_IN_TEXT: Final = "urn:oasis:names:tc:opendocument:xmlns:text:1.0"  # text:title is a field: the document's title
_BOXES: Final = frozenset({
    "frame", "custom-shape", "rect", "line", "polyline", "polygon", "regular-polygon", "path", "circle", "ellipse",
    "g", "connector", "caption", "measure",
})  # fmt: skip
_XML_ID: Final = "{http://www.w3.org/XML/1998/namespace}id"
_MOST_SPACES: Final = 1_000  # that one element may stand for
_DEEPEST_HEADING: Final = 9
_LOOK_EVERY: Final = 255


class BodyWalker:
    """Walks one body into a builder.

    ``hidden_names`` are the styles of hidden text, ``formula_names`` the package's parts that are formulas. After
    :meth:`walk`: ``hidden`` counts characters that are not shown, ``formulas`` the formulas, which are left out.
    """

    def __init__(
        self,
        builder: TextBuilder,
        options: ReadOptions,
        progress: Progress,
        limits: Limits = LIMITS,
        hidden_names: frozenset[str] = frozenset(),
        formula_names: frozenset[str] = frozenset(),
    ) -> None:
        self._builder = builder
        self._options = options
        self._progress = progress
        self._limits = limits
        self._hidden_names = hidden_names
        self._formula_names = formula_names
        self._flow = Flow(builder, self._begin, progress)
        self._original = options.tracked_changes == "original"
        self._changes: dict[str, tuple[str, Element]] = {}
        self._kind = BlockKind.PARAGRAPH
        self._level = 0
        self._contents = 0
        self._inserted: set[str] = set()  # insertions that are open while the original text is read
        self._restoring = ""  # "first", then "more": paragraphs of a deletion put back into an open paragraph
        self._in_deletion = False
        self._paragraphs = 0  # open, one inside another only where the file is wrong
        self._cells: list[int] = []
        self._boxes: list[Element] = []
        self._in_boxes = False
        self._notes: list[Element] = []
        self._steps = 0
        self.hidden = 0
        self.formulas = 0

    def walk(self, body: Element) -> None:
        """Walk the body, then its notes. Raises DocumentError ``too_deep``; Cancelled."""
        if self._original:
            self._changes = _changes(body)
        self._builder.page = None if next(body.iter("{*}soft-page-break"), None) is None else 1
        self._walk(body)
        self._flow.end()
        self._walk_waiting()
        self._builder.as_notes = True
        self._builder.page = None
        notes, self._notes = self._notes, []
        for note in notes if self._options.footnotes else ():
            self._walk(note)
            self._flow.end()
            self._walk_waiting()

    def _walk_waiting(self) -> None:
        """Walk the boxes that were put off, and those inside them, one after the other."""
        if self._in_boxes:
            return
        self._in_boxes = True
        while self._boxes:
            self._walk(self._boxes.pop(0))
            self._flow.end()
        self._in_boxes = False

    def _walk(self, top: Element) -> None:
        walk: Any = etree.iterwalk(top, events=("start", "end"))
        passed: Element | None = None  # whose inside is passed over
        depth = 0
        for event, element in walk:
            if event == "start":
                depth += 1
                self._look(depth)
                if element is top or self._enter(element):
                    self._text(element.text)
                else:
                    passed = element
                    walk.skip_subtree()
            else:
                depth -= 1
                if element is passed:
                    passed = None
                elif element is not top:
                    self._leave(local_name(element))
                if element is not top:
                    self._text(element.tail)

    def _look(self, depth: int) -> None:
        self._steps += 1
        if not self._steps & _LOOK_EVERY:
            self._progress.check()
        if depth > self._limits.depth:
            raise DocumentError("too_deep", part="content.xml", limit=self._limits.depth)

    def _text(self, text: str | None) -> None:
        # Blanks between paragraphs are the file's layout, not the text's.
        if text and self._paragraphs and not self._inserted:
            self._flow.text(text)

    def _enter(self, element: Element) -> bool:
        """Begin an element; return whether its inside is to be walked."""
        name = local_name(element)
        if not name or self._is_silent(element, name):
            return False
        match name:
            case "p" | "h":
                return self._enter_paragraph(element, name)
            case "span" | "hidden-text" | "hidden-paragraph" | "section":
                return self._is_shown(element, name)
            case "note":
                self._notes += (part for part in element if local_name(part) == "note-body" and not self._inserted)
                return False
            case "change-start" | "change-end" | "change":
                self._change(element, name)
            case "object":
                self.formulas += _attribute(element, "href").removeprefix("./").strip("/") in self._formula_names
                self.formulas += next(element.iter("{*}math"), None) is not None
                return False
            case "table-of-content":
                self._contents += 1
            case "soft-page-break":
                self._builder.next_page()
            case _:
                return self._enter_other(element, name)
        return True

    def _enter_other(self, element: Element, name: str) -> bool:
        if name in _BOXES:
            if self._builder.is_open or self._paragraphs:
                # Put off until the paragraph has ended: a box must not cut a sentence.
                if not self._inserted:
                    self._boxes.append(element)
                return False
        elif self._inserted:
            pass
        elif name == "s":
            count = _attribute(element, "c")
            self._flow.sign(" " * min(_MOST_SPACES, int(count) if count.isdecimal() and len(count) < 10 else 1))
        elif name == "tab":
            self._flow.sign("\t")
        elif name == "line-break":
            self._flow.line_break()
        elif name == "table":
            self._builder.begin_table()
        elif name == "table-row":
            self._builder.begin_row()
            self._cells.append(0)
        elif name == "table-cell" and self._cells:
            if self._cells[-1]:
                self._builder.next_cell()
            self._cells[-1] += 1
        return True

    def _enter_paragraph(self, element: Element, name: str) -> bool:
        if not self._paragraphs and _attribute(element, "style-name") in self._hidden_names:
            self._count_hidden(element)
            return False
        self._paragraphs += 1
        if self._inserted:
            return True
        if self._restoring == "first":
            self._restoring = "more"
            return True
        self._flow.end()
        level = _attribute(element, "outline-level") if name == "h" else ""
        self._kind = BlockKind.TOC if self._contents else BlockKind.HEADING if name == "h" else BlockKind.PARAGRAPH
        self._level = min(_DEEPEST_HEADING, max(1, int(level))) if level.isdecimal() and len(level) < 4 else 1
        self._begin()
        return True

    def _begin(self) -> None:
        self._builder.begin(self._kind, self._level if self._kind is BlockKind.HEADING else 0)

    def _leave(self, name: str) -> None:
        if name in ("p", "h"):
            self._paragraphs = max(0, self._paragraphs - 1)
            if not self._inserted and not self._restoring:
                self._flow.end()
                self._kind = BlockKind.PARAGRAPH
            if not self._paragraphs:
                self._walk_waiting()
        elif self._inserted:
            return
        elif name == "table-of-content":
            self._contents -= 1
        elif name == "table":
            self._builder.end_table()
        elif name == "table-row" and self._cells:
            self._cells.pop()
            self._builder.end_row()

    def _is_silent(self, element: Element, name: str) -> bool:
        if name == "title":
            tag: str = element.tag
            return not tag.startswith("{" + _TITLES_IN_TEXT)
        return name in _SILENT

    def _is_shown(self, element: Element, name: str) -> bool:
        if name == "span":
            shown = _attribute(element, "style-name") not in self._hidden_names
        else:
            shown = _attribute(element, "is-hidden") != "true" and _attribute(element, "display") != "none"
        if not shown:
            self._count_hidden(element)
        return shown

    def _count_hidden(self, element: Element) -> None:
        self.hidden += sum(len(str(text).strip()) for text in element.itertext())

    def _change(self, element: Element, name: str) -> None:
        """Put deletions back and leave insertions out, where the original text is asked for."""
        identity = _attribute(element, "change-id")
        kind, content = self._changes.get(identity, ("", element))
        if name == "change-end":
            self._inserted.discard(identity)
        elif kind == "insertion" and name == "change-start":
            self._inserted.add(identity)
        elif kind == "deletion" and name == "change" and not self._inserted and not self._in_deletion:
            self._put_back(content)

    def _put_back(self, deletion: Element) -> None:
        """Walk what was deleted. In an open paragraph its first runs on from there, and its last into the rest."""
        self._in_deletion = True
        self._restoring = "first" if self._builder.is_open else ""
        self._walk(deletion)
        if not self._restoring:
            self._flow.end()
        self._in_deletion, self._restoring = False, ""


def hidden_styles(roots: Iterable[Element]) -> frozenset[str]:
    """Return the names of the styles whose text is not displayed."""
    names: set[str] = set()
    for root in roots:
        for properties in root.iter("{*}text-properties"):
            style = properties.getparent()
            if style is not None and _attribute(properties, "display") == "none":
                names.add(_attribute(style, "name"))
    return frozenset(names)


def _changes(body: Element) -> dict[str, tuple[str, Element]]:
    """Return what was changed, by id: its kind, and the element that holds the text of a deletion."""
    found: dict[str, tuple[str, Element]] = {}
    for region in body.iter("{*}changed-region"):
        for change in region:
            kind = local_name(change)
            if kind in ("insertion", "deletion"):
                for identity in {_attribute(region, "id"), str(region.get(_XML_ID) or "")} - {""}:
                    found[identity] = (kind, change)
    return found


def _attribute(element: Element, name: str) -> str:
    """Return an attribute by its local name, an empty string where it is not there."""
    return next((str(value) for key, value in element.items() if str(key).rpartition("}")[2] == name), "")
