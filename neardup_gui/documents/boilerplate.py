"""Finds what stands in a book and is not its author's: Project Gutenberg's head and licence, imprint, contents."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from neardup_gui.documents.contents import find_contents
from neardup_gui.documents.imprint import find_imprints
from neardup_gui.documents.model import Block, Exclusion
from neardup_gui.spans import Span

_NAME: Final = "PROJECT GUTENBERG"
_TITLE_NAME: Final = "Project Gutenberg"
_OLD_HEAD: Final = "*END*THE SMALL PRINT!"
_OLD_HEADS: Final = (_OLD_HEAD, "*END THE SMALL PRINT!")
_START: Final = re.compile(r"\s*\*{2,}\s*START OF (?:THE|THIS) PROJECT GUTENBERG", re.IGNORECASE)
_END: Final = re.compile(
    r"\s*(?:\*{2,}\s*END OF (?:THE|THIS) PROJECT GUTENBERG"
    r"|\*{0,3}\s*END OF (?:THE |THIS )?PROJECT GUTENBERG(?:'S|’S| E))",
    re.IGNORECASE,
)
_LONGEST_MARK: Final = 400  # characters: a long title wraps
_HEAD_WITHIN: Final = 40_000  # characters: the longest head, with the old licence in it, has some 15,000
_MENTIONS: Final = 500  # of the name, in the head or from the end, that are looked at


def find_boilerplate(text: str, blocks: Sequence[Block] = ()) -> tuple[Exclusion, ...]:
    """Return what is not the author's, in order and without overlaps.

    Project Gutenberg's head up to the end of its START line and its tail from its END line; between them the imprint
    and the table of contents.
    """
    begin = _head_end(text)
    end = _tail_start(text, begin)
    body = Span(begin, end)
    found = [Exclusion(Span(0, begin), "gutenberg")] if begin else []
    inner = [Exclusion(span, "toc") for span in find_contents(text, blocks, body)]
    inner += [Exclusion(span, "imprint") for span in find_imprints(text, body)]
    for part in sorted(inner, key=lambda part: part.span):
        start = max(part.span.start, found[-1].span.end if found else 0)
        stop = min(part.span.end, end)
        if start < stop and text[start:stop].strip():
            found.append(Exclusion(Span(start, stop), part.code))
    if end < len(text):
        found.append(Exclusion(Span(end, len(text)), "gutenberg"))
    return tuple(found)


def _head_end(text: str) -> int:
    """Return where the book begins: behind the last mark of a head."""
    end = 0
    for place in _mentions(text, 0, min(len(text), _HEAD_WITHIN)):
        line = _line_start(text, place)
        if _START.match(text, line):
            end = _mark_end(text, line)
    for mark in _OLD_HEADS:
        place = text.find(mark, 0, _HEAD_WITHIN)
        if place >= 0:
            end = max(end, _mark_end(text, _line_start(text, place)))
    return end


def _tail_start(text: str, begin: int) -> int:
    """Return where the first END line behind ``begin`` starts; the text's length where there is none."""
    for place in _mentions(text, begin, len(text)):
        # No further back than a mark is long: a text without line breaks would be searched from end to end each time.
        line = text.rfind("\n", max(0, place - _LONGEST_MARK), place) + 1
        if line >= begin and (line or place <= _LONGEST_MARK) and _END.match(text, line):
            return line
    return len(text)


def _mentions(text: str, begin: int, end: int) -> list[int]:
    places: list[int] = []
    for name in (_NAME, _TITLE_NAME):
        place = text.find(name, begin, end)
        while place >= 0 and len(places) < 2 * _MENTIONS:
            places.append(place)
            place = text.find(name, place + 1, end)
    return sorted(places)


def _line_start(text: str, place: int) -> int:
    return text.rfind("\n", 0, place) + 1


def _mark_end(text: str, line: int) -> int:
    """Return the place behind a mark's closing asterisks, or behind its line where it has none."""
    limit = min(len(text), line + _LONGEST_MARK)
    first = text.find("\n", line, limit)
    first = limit if first < 0 else first
    opening = text.find("*", line, first)
    body = opening
    while 0 <= body < first and text[body] == "*":
        body += 1
    closing = text.find("***", body, limit)
    paragraph = text.find("\n\n", line, limit)
    if closing >= 0 and (paragraph < 0 or closing < paragraph):
        first = closing + 3
        while first < len(text) and text[first] == "*":
            first += 1
        newline = text.find("\n", first, first + _LONGEST_MARK)
        if newline >= 0 and not text[first:newline].strip():
            first = newline
    return first
