"""Walks a WordprocessingML tree in reading order and gives what a reader of the page would see.

The XML itself is walked because python-docx's ``paragraph.text`` leaves out tables, text boxes, content controls,
tracked insertions and more, a fifth of the text of real files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from neardup_gui.documents.docx_styles import Style, child, outline_level, switched, value
from neardup_gui.documents.draft import TextBuilder
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import BlockKind, ReadOptions
from neardup_gui.documents.xml import Element, local_name
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_MAIN: Final = (
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
    "http://purl.oclc.org/ooxml/wordprocessingml/main",
)
_MATH: Final = (
    "http://schemas.openxmlformats.org/officeDocument/2006/math",
    "http://purl.oclc.org/ooxml/officeDocument/math",
)
_ALTERNATES: Final = "{http://schemas.openxmlformats.org/markup-compatibility/2006}AlternateContent"

_STRUCTURE: Final = ("p", "r", "tbl", "tr", "tc", "txbxContent", "ins", "moveTo", "del", "moveFrom")
_LEAVES: Final = (
    "t", "delText", "tab", "ptab", "br", "cr", "noBreakHyphen", "softHyphen", "fldChar", "footnoteReference",
    "endnoteReference", "altChunk", "lastRenderedPageBreak",
)  # fmt: skip
_SILENT: Final = (
    "sym", "pPr", "rPr", "tblPr", "tblPrEx", "tblGrid", "trPr", "tcPr", "sdtPr", "sdtEndPr", "sectPr", "instrText",
    "delInstrText", "rt", "rubyPr", "smartTagPr", "customXmlPr", "fldData", "numberingChange",
)  # fmt: skip
_NAMES: Final[Mapping[str, str]] = {
    **{f"{{{space}}}{name}": name for space in _MAIN for name in (*_STRUCTURE, *_LEAVES, *_SILENT)},
    **{f"{{{space}}}oMath": "oMath" for space in _MATH},
    _ALTERNATES: "AlternateContent",
}
_IS_LEAF: Final = frozenset((*_LEAVES, "oMath"))
_IS_SILENT: Final = frozenset(_SILENT)
_CHARACTERS: Final = {
    "tab": "\t", "ptab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "\u2011", "softHyphen": "\u00ad",
}  # fmt: skip
# A paragraph with none of these inside is plain: its text is that of its leaves, which the parser itself can find.
_SPECIAL: Final = (
    "p", "tbl", "txbxContent", "ins", "del", "moveTo", "moveFrom", "ruby", "vanish", "rStyle",
)  # fmt: skip
# By the tag of the paragraph: what to look for inside it.
_SEARCHED: Final = {
    f"{{{space}}}p": (*(f"{{{space}}}{name}" for name in (*_LEAVES, *_SPECIAL)), f"{{{math}}}oMath", _ALTERNATES)
    for space, math in zip(_MAIN, _MATH, strict=True)
}
_LINE_ENDS_IN_TEXT: Final = str.maketrans("\n\r", "  ")  # Word shows them as spaces
_LOOK_EVERY: Final = 1023


class BodyWalker:
    """Walks one or more trees (body, notes) into a builder.

    After :meth:`walk`: ``footnotes`` and ``endnotes`` are the ids of the notes that the text refers to, in order;
    ``hidden`` counts characters that Word does not show, ``formulas`` the formulas, which are left out; ``chunks`` are
    the relationship ids of embedded foreign files.
    """

    def __init__(
        self,
        builder: TextBuilder,
        styles: Mapping[str, Style],
        options: ReadOptions,
        progress: Progress,
        limits: Limits = LIMITS,
    ) -> None:
        self._builder = builder
        self._styles = styles
        self._progress = progress
        self._limits = limits
        original = options.tracked_changes == "original"
        self._dropped = frozenset({"ins", "moveTo"} if original else {"del", "moveFrom"})
        self._gone_mark = "ins" if original else "del"
        self._cells: list[int] = []  # of each row that is open, from outer to inner
        self._boxes: list[Element] = []  # text boxes anchored in the open paragraph
        self._fields: list[bool] = []  # of each field that is open: whether we are in its instruction
        self._paragraphs = 0
        self._paragraph_hidden = False
        self._mark_gone = False
        self._joins_previous = False
        self.footnotes: list[str] = []
        self.endnotes: list[str] = []
        self.chunks: list[str] = []
        self.hidden = 0
        self.formulas = 0
        self._enter: Mapping[str, Callable[[Element], bool]] = {
            "p": self._enter_paragraph, "r": self._enter_run, "tbl": self._enter_table, "tr": self._enter_row,
            "tc": self._enter_cell, "txbxContent": self._enter_box,
        }  # fmt: skip
        self._leave: Mapping[str, Callable[[], None]] = {
            "p": self._leave_paragraph, "tbl": self._builder.end_table, "tr": self._leave_row,
        }  # fmt: skip

    def walk(self, root: Element, expected_paragraphs: int = 0) -> None:
        """Walk all that is inside ``root``. Raises DocumentError ``too_deep``; Cancelled."""
        stack: list[tuple[Iterator[Element], str]] = [(iter(root), "")]
        steps = 0
        while stack:
            children, name = stack[-1]
            for element in children:
                steps += 1
                if not steps & _LOOK_EVERY:
                    self._look(expected_paragraphs)
                kind = _NAMES.get(element.tag, "")
                if kind in _IS_LEAF:
                    self._leaf(kind, element)
                elif not kind or (kind not in _IS_SILENT and kind not in self._dropped):
                    inside = _chosen(element) if kind == "AlternateContent" else element
                    enter = self._enter.get(kind)
                    if inside is not None and (enter is None or enter(inside)):
                        stack.append((iter(inside), kind))
                        break
            else:
                stack.pop()
                if name in self._leave:
                    self._leave[name]()
                if name == "p":
                    stack += ((iter(box), "box") for box in reversed(self._boxes))
                    self._boxes = []
            if len(stack) > self._limits.depth:
                raise DocumentError("too_deep", part="document.xml", limit=self._limits.depth)
        self._builder.end()

    def _look(self, expected_paragraphs: int) -> None:
        if expected_paragraphs:
            self._progress.at(self._paragraphs / expected_paragraphs)
        else:  # notes: few, and behind the body
            self._progress.check()

    def _leaf(self, kind: str, element: Element) -> None:
        if kind == "fldChar":
            self._field(element)
        elif kind == "oMath":
            self.formulas += 1
        elif any(self._fields):
            return  # what stands in a field's instruction is not shown
        elif kind in ("t", "delText"):
            text = element.text
            if text:
                self._builder.add(text.translate(_LINE_ENDS_IN_TEXT) if "\n" in text or "\r" in text else text)
        elif kind in _CHARACTERS:
            self._builder.add(_CHARACTERS[kind])
        elif kind == "lastRenderedPageBreak":
            self._builder.next_page()
        elif kind == "altChunk":
            self.chunks += [str(name) for key, name in element.items() if str(key).endswith("}id")]
        else:
            tag: str = element.tag
            notes = self.footnotes if kind == "footnoteReference" else self.endnotes
            notes.append(str(element.get(f"{tag[: tag.rfind('}') + 1]}id") or ""))

    def _field(self, element: Element) -> None:
        tag: str = element.tag
        step = element.get(f"{tag[: tag.rfind('}') + 1]}fldCharType")
        if step == "begin":
            self._fields.append(True)
        elif step == "separate" and self._fields:
            self._fields[-1] = False
        elif step == "end" and self._fields:
            self._fields.pop()

    def _enter_paragraph(self, paragraph: Element) -> bool:
        properties = child(paragraph, "pPr")
        style, level, contents = Style(), 0, False
        self._mark_gone = False
        if properties is not None:
            style = self._styles.get(value(child(properties, "pStyle")), style)
            own_level = outline_level(properties)
            level = style.level if own_level is None else own_level
            contents = style.contents
            mark = child(properties, "rPr")
            self._mark_gone = mark is not None and (child(mark, self._gone_mark) is not None)
        self._paragraph_hidden = bool(style.hidden)
        if self._joins_previous and self._builder.is_open:
            self._joins_previous = False
            return True
        kind = BlockKind.TOC if contents else BlockKind.HEADING if level else BlockKind.PARAGRAPH
        self._builder.begin(kind, level if kind is BlockKind.HEADING else 0)
        return not self._read_plain(paragraph)

    def _read_plain(self, paragraph: Element) -> bool:
        """Read a paragraph without tracked changes, fields, drawings or hidden text; return whether it was one."""
        if self._paragraph_hidden:
            return False
        inside = paragraph.iter(*_SEARCHED[paragraph.tag])
        next(inside)  # the paragraph itself
        leaves: list[tuple[str, Element]] = []
        words: list[str] = []
        for element in inside:
            kind = _NAMES.get(element.tag, "")
            if kind == "t":
                words.append(element.text or "")
            elif kind not in _IS_LEAF or kind in ("oMath", "fldChar"):
                return False
            leaves.append((kind, element))
        if len(words) == len(leaves) and not any(self._fields):  # at once: some files have a run for each word
            self._builder.add("".join(words).translate(_LINE_ENDS_IN_TEXT))
        else:
            for kind, element in leaves:
                if kind != "tab" or not _is_tab_stop(element):
                    self._leaf(kind, element)
        self._leave_paragraph()
        # Taken down as we go: freeing a million elements at once would hold the interpreter for half a second.
        paragraph.clear()
        return True

    def _leave_paragraph(self) -> None:
        self._paragraphs += 1
        # A field whose instruction never ends is a damaged one: it must not swallow the rest of the book.
        self._fields = [False] * len(self._fields) if len(self._fields) < self._limits.depth else []
        # A paragraph whose mark was deleted runs on into the next one.
        self._joins_previous = self._mark_gone and not self._boxes
        self._mark_gone = False
        if not self._joins_previous:
            self._builder.end()

    def _enter_run(self, run: Element) -> bool:
        properties = child(run, "rPr")
        hidden = self._paragraph_hidden
        if properties is not None:
            own = switched(properties, "vanish")
            if own is None:
                style = self._styles.get(value(child(properties, "rStyle")))
                own = style.hidden if style is not None else None
            hidden = hidden if own is None else own
        if hidden:
            self.hidden += sum(len(part.text or "") for part in run.iter() if _NAMES.get(part.tag) == "t")
        return not hidden

    def _enter_table(self, _table: Element) -> bool:
        self._joins_previous = False
        self._builder.begin_table()
        return True

    def _enter_row(self, row: Element) -> bool:
        properties = child(row, "trPr")
        if properties is not None and child(properties, self._gone_mark) is not None:
            return False
        self._builder.begin_row()
        self._cells.append(0)
        return True

    def _leave_row(self) -> None:
        self._joins_previous = False
        self._cells.pop()
        self._builder.end_row()

    def _enter_cell(self, _cell: Element) -> bool:
        self._joins_previous = False
        if self._cells:
            if self._cells[-1]:
                self._builder.next_cell()
            self._cells[-1] += 1
        return True

    def _enter_box(self, box: Element) -> bool:
        """Put a text box off until the paragraph that it is anchored in has ended: it must not cut a sentence."""
        if self._builder.is_open:
            self._boxes.append(box)
            return False
        return True


def _is_tab_stop(tab: Element) -> bool:
    """Whether a ``w:tab`` sets a stop in a paragraph's properties rather than standing in its text."""
    parent = tab.getparent()
    return parent is not None and local_name(parent) == "tabs"


def _chosen(alternates: Element) -> Element | None:
    """Return the alternative that is shown: the first with words in it, a choice before the fallback. Never two.

    A choice without words is a drawing, or a symbol whose fallback is a sign of another font; like ``w:sym`` it is none
    of the text.
    """
    for branch in alternates:
        if local_name(branch) in ("Choice", "Fallback"):
            texts = (part.text for part in branch.iter() if _NAMES.get(part.tag) in ("t", "delText"))
            if any(character.isalnum() for text in texts for character in text or ""):
                return branch
    return None
