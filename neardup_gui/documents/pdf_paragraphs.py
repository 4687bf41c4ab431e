"""Lines → paragraphs: which line goes on from the one before, and how a word broken at the line's end is joined."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from neardup_gui.documents.model import BlockKind
from neardup_gui.documents.pdf_lines import Line, Stream

_OTHER_SIZE: Final = 0.12  # a share by which sizes of one paragraph may differ
_WIDE_PITCH: Final = 1.35  # of the usual distance of lines: a gap between paragraphs
_INDENT: Final = 0.8  # of the line's height
_NOTE_SIZE: Final = 0.92  # of the body's: at most so large are footnotes
_HEADING_SIZE: Final = 1.18  # of the body's: at least so large are headings
_LONGEST_HEADING: Final = 200  # characters
_HEADING_LEVELS: Final = 6
_NOTE_MARK: Final = re.compile(r"\s*(?:[\d*†‡§]{1,4}|\[\d{1,4}\]|\(\d{1,4}\))[\s.)]*\S")
_LEADERS: Final = re.compile(r"(?:[.·…_]\s?){4,}\s*(?:\d{1,5}|[ivxlc]{1,8})\s*$", re.IGNORECASE)
_HYPHENS: Final = "-\u2010\u00ad"
_DASHES: Final = "–—―"
_FIRST_WORD: Final = re.compile(r"\S+")
_BROKEN: Final = re.compile(r"([^\W\d_]+(?:-[^\W\d_]+)*)[-\u2010\u00ad]$")
_CONTINUED: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_WORDS: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
# East Asian scripts that are written without blanks.
_UNSPACED: Final = re.compile(
    "[\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\U00020000-\U0003ffff]"
)
_KEPT_AFTER: Final = frozenset({"то", "либо", "нибудь", "ка", "таки"})  # what Russian always joins by a hyphen
_KEPT_BEFORE: Final = frozenset({"кое", "кой"})
_KEPT: Final = re.compile(r"во?-(?:перв|втор|треть|четв[её]рт|пят)ых|по-\w+(?:ому|ему|[сц]ки|ьи)")
_PITCH_STEPS: Final = 2.0  # for each point, when distances are counted


@dataclass(slots=True)
class Paragraph:
    lines: list[Line] = field(default_factory=list[Line])
    kind: BlockKind = BlockKind.PARAGRAPH
    level: int = 0

    @property
    def page(self) -> int:
        return self.lines[0].page

    @property
    def has_letters(self) -> bool:
        return any(character.isalpha() for line in self.lines for character in line.text)

    @property
    def size(self) -> float:
        return max(self.lines, key=lambda line: len(line.text)).size


@dataclass(frozen=True, slots=True)
class Measures:
    """What is usual in this document: the size of the body's lines and the distance of lines of each size."""

    body: float
    pitches: dict[int, float]

    @staticmethod
    def of(streams: Iterable[Stream]) -> Measures:
        sizes: Counter[int] = Counter()
        distances: dict[int, Counter[int]] = {}
        for stream in streams:
            for line, below in zip(stream.lines, [*stream.lines[1:], None], strict=True):
                size = round(2 * line.size)
                sizes[size] += len(line.text)
                if below is not None and 0 < below.top - line.top < 4 * line.size:
                    distances.setdefault(size, Counter())[round(_PITCH_STEPS * (below.top - line.top))] += 1
        body = sizes.most_common(1)[0][0] / 2 if sizes else 10.0
        pitches = {size: counts.most_common(1)[0][0] / _PITCH_STEPS for size, counts in distances.items()}
        return Measures(body, pitches)

    def pitch(self, line: Line) -> float:
        return min(self.pitches.get(round(2 * line.size), 1.2 * line.size), 2.2 * line.size)


def paragraphs_of(streams: Sequence[Stream], measures: Measures) -> Iterator[Paragraph]:
    """Yield paragraphs in the order of reading. A footnote comes after the paragraph that its page ends in."""
    current: Paragraph | None = None
    edge = 0.0  # the right edge of the stream in which the current paragraph's last line stands
    waiting: list[Paragraph] = []
    for stream in streams:
        body, notes = _without_notes(stream.lines, measures)
        for place, line in enumerate(body):
            before = current.lines[-1] if current is not None else None
            goes_on = before is not None and (
                _goes_on(before, line, stream, measures) if place else _goes_over(before, line, edge, stream, measures)
            )
            if current is not None and goes_on:
                current.lines.append(line)
            else:
                if current is not None:
                    yield current
                    yield from waiting
                    waiting = []
                current = Paragraph([line])
            edge = stream.right
        waiting += _notes(notes, stream, measures)
    if current is not None:
        yield current
    yield from waiting


def mark_headings(paragraphs: Sequence[Paragraph], measures: Measures) -> None:
    """Give paragraphs in larger type the kind of a heading, the largest size being level 1."""
    found: list[Paragraph] = []
    for paragraph in paragraphs:
        length = sum(len(line.text) for line in paragraph.lines)
        if paragraph.kind is not BlockKind.PARAGRAPH:
            continue
        if _LEADERS.search(paragraph.lines[-1].text):
            paragraph.kind = BlockKind.TOC
        elif paragraph.size >= _HEADING_SIZE * measures.body and length <= _LONGEST_HEADING and paragraph.has_letters:
            found.append(paragraph)
    sizes = sorted({round(paragraph.size) for paragraph in found}, reverse=True)
    for paragraph in found:
        paragraph.kind = BlockKind.HEADING
        paragraph.level = min(sizes.index(round(paragraph.size)) + 1, _HEADING_LEVELS)


def _goes_on(before: Line, line: Line, stream: Stream, measures: Measures) -> bool:
    """Whether a line belongs to the paragraph of the one above it in its column."""
    if abs(before.size - line.size) > _OTHER_SIZE * max(before.size, line.size):
        return False
    if not 0 < line.top - before.top <= _WIDE_PITCH * measures.pitch(before):
        return False
    if line.left - max(stream.left, before.left) > _INDENT * line.size:
        return False
    return not _LEADERS.search(before.text) and _is_full(before, line, stream.right)


def _goes_over(before: Line, line: Line, edge: float, stream: Stream, measures: Measures) -> bool:
    """Whether the first line of a column or page belongs to the last paragraph of the one before."""
    if abs(before.size - line.size) > _OTHER_SIZE * max(before.size, line.size):
        return False
    if line.page == before.page and line.top - before.top > _WIDE_PITCH * measures.pitch(before):
        return False  # columns that begin below
    # A sentence often ends at the end of a column, a paragraph seldom just there and with a full line.
    return line.left - stream.left <= _INDENT * line.size and _is_full(before, line, edge)


def _is_full(before: Line, line: Line, right: float) -> bool:
    """Whether the first word of ``line`` would not have fitted behind ``before``, so that the break says nothing."""
    if "\t" in before.text or "\t" in line.text:
        return False  # rows of a table
    word = _FIRST_WORD.match(line.text)
    length = 1 if _UNSPACED.match(line.text) else len(word[0]) + 1 if word else 1
    width = (line.right - line.left) * min(1.0, length / max(1, len(line.text)))
    return right - before.right <= max(width, 0.5 * line.size) + 0.5 * line.size


def _without_notes(lines: Sequence[Line], measures: Measures) -> tuple[Sequence[Line], Sequence[Line]]:
    """Part a column's lines into text and footnotes: small type at the foot that begins with a mark."""
    first = len(lines)
    while first and lines[first - 1].size <= _NOTE_SIZE * measures.body:
        first -= 1
    while first < len(lines) and not _NOTE_MARK.match(lines[first].text):
        first += 1
    return (lines[:first], lines[first:]) if first else (lines, [])


def _notes(lines: Sequence[Line], stream: Stream, measures: Measures) -> list[Paragraph]:
    found: list[Paragraph] = []
    for line in lines:
        begins = bool(_NOTE_MARK.match(line.text)) or not found
        if begins and not (
            found and not line.text[0].isdecimal() and _goes_on(found[-1].lines[-1], line, stream, measures)
        ):
            found.append(Paragraph([], BlockKind.FOOTNOTE))
        found[-1].lines.append(line)
    return found


class Joiner:
    """Joins lines, and words broken at their ends by what words the rest of the text has."""

    def __init__(self, paragraphs: Iterable[Paragraph]) -> None:
        self._seen: Counter[str] = Counter()
        for paragraph in paragraphs:
            continued = False
            for line in paragraph.lines:
                words = _WORDS.findall(line.text.casefold())
                broken = _BROKEN.search(line.text) is not None
                # The halves of a broken word are not words.
                self._seen.update(words[int(continued) : len(words) - int(broken)])
                continued = broken

    def text(self, paragraph: Paragraph) -> str:
        parts = [paragraph.lines[0].text]
        for line in paragraph.lines[1:]:
            before = parts[-1]
            if before and before[-1] in _HYPHENS:
                parts[-1], glue = before[:-1], self._hyphen(before, line.text)
            else:
                glue = _glue(before, line.text)
            parts += [glue, line.text] if glue else [line.text]
        return "".join(parts)

    def _hyphen(self, before: str, after: str) -> str:
        """Return what takes the place of a hyphen at a line's end: nothing, or the hyphen."""
        if before[-1] == "\u00ad":
            return ""
        broken, continued = _BROKEN.search(before), _CONTINUED.match(after)
        if broken is None or continued is None or not after[0].islower():
            within_word = len(before) > 1 and before[-2].isalnum()
            return before[-1] + ("" if within_word else " ")
        left, right = broken[1].casefold(), continued[0].casefold()
        last, first = left.rpartition("-")[2], right.partition("-")[0]
        joined, hyphened = self._seen[last + first] or self._seen[left + right], self._seen[f"{left}-{right}"]
        if joined or hyphened:
            return "" if joined >= hyphened else before[-1]
        if first in _KEPT_AFTER or last in _KEPT_BEFORE or _KEPT.fullmatch(f"{left}-{right}"):
            return before[-1]
        two_words = len(last) >= 5 and len(first) >= 4 and self._seen[last] and self._seen[first]
        return before[-1] if two_words else ""


def _glue(before: str, after: str) -> str:
    if not before or not after:
        return ""
    if _UNSPACED.match(before[-1]) and _UNSPACED.match(after[0]):
        return ""
    if before[-1] in _DASHES and len(before) > 1 and before[-2].isalpha():
        return ""  # a dash that is set without blanks
    return " "
