"""Finds tables of contents: blocks that the file marks as such, lines that end in page numbers, lists of headings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from neardup_gui.documents.blocks import blocks_of_kind
from neardup_gui.documents.model import Block, BlockKind
from neardup_gui.documents.windows import TextLine, lines_at_ends
from neardup_gui.spans import Span

_FEWEST: Final = 5  # entries
_FEWEST_MARKED: Final = 3  # of blocks that the file itself marks
_LONGEST_ENTRY: Final = 150  # characters
_STRANGERS: Final = 1  # lines in a row within a list that are no entries: names of parts
_MOST: Final = 0.5  # of the text: what is longer than that is the text
_TITLE: Final = re.compile(
    r"\W*(?:table of contents|contents|содержание|оглавление|зміст|зьмест|inhalt(?:sverzeichnis)?|table des matières"
    r"|目\s*[录錄次])\W*$",
    re.IGNORECASE,
)
_LEADERS: Final = re.compile(r".{1,200}?(?:[.·…_]\s?){4,}\s*(?:\d{1,5}|[ivxlc]{1,8})\W*$", re.IGNORECASE)
_NUMBER: Final = re.compile(r"(?<![^\s.·…_])(?:\d{1,5}|[ivxlc]{1,8})$", re.IGNORECASE)
_FILLING: Final = " \t\xa0\u2003.·…_"
_LONGEST_NAME: Final = 40  # characters of a chapter's name that ends as a sentence does
_SENTENCE: Final = re.compile(r"[.,;:!?…]\W?$")
_HITS: Final = 1_000
_PROSE: Final = 400  # characters from which on a line among entries is a paragraph that somebody has put there
_HEADINGS: Final = 5  # of parts and chapters that may stand between a table of contents and the first sentence


def find_contents(text: str, blocks: Sequence[Block], within: Span) -> list[Span]:
    """Return the tables of contents in ``within``, in order, each with its title where it has one."""
    found = list(_marked(text, blocks))
    windows = lines_at_ends(text, within)
    headings = {_entry(text[block.span.start : block.span.end]) for block in blocks_of_kind(blocks, BlockKind.HEADING)}
    heading_places = {block.span.start for block in blocks_of_kind(blocks, BlockKind.HEADING)}
    for lines in windows:
        found += _leader_runs(lines)
        found += _lists(lines, headings, heading_places)
        found += _titled(text, lines)
    whole = [span for span in _united(found) if span.length <= _MOST * within.length]
    return [part for span in whole for part in _without_prose(text, span)]


def _without_prose(text: str, span: Span) -> Iterator[Span]:
    """Yield the parts of a table of contents that no paragraph stands in: that is not for us to leave out."""
    begin = end = span.start
    for line in text[span.start : span.end].splitlines(keepends=True):
        if len(line) >= _PROSE:
            if end > begin:
                yield Span(begin, end)
            begin = end + len(line)
        end += len(line)
    if end > begin:
        yield Span(begin, end)


def _marked(text: str, blocks: Sequence[Block]) -> Iterator[Span]:
    """Yield runs of blocks of the kind TOC; what stands between them is shorter than a line."""
    run: list[Block] = []
    for block in [*blocks_of_kind(blocks, BlockKind.TOC), None]:
        if run and (block is None or text[run[-1].span.end : block.span.start].count("\n") > 2 + _STRANGERS):
            lines = sum(text.count("\n", one.span.start, one.span.end) + 1 for one in run)
            if lines >= _FEWEST_MARKED:
                yield Span(_with_title(text, run[0].span.start), run[-1].span.end)
            run = []
        if block is not None:
            run.append(block)


def _leader_runs(lines: Sequence[TextLine]) -> list[Span]:
    return _runs(lines, [_LEADERS.match(line.text) is not None for line in lines])


def _lists(lines: Sequence[TextLine], headings: set[str], places: set[int]) -> list[Span]:
    """Return runs of lines that say what headings elsewhere say, and are none themselves."""
    if len(headings) < _FEWEST:
        return []
    return _runs(lines, [line.start not in places and _entry(line.text) in headings for line in lines])


def _titled(text: str, lines: Sequence[TextLine]) -> list[Span]:
    """Return what stands below a line "Contents": lines that occur once more, or end in page numbers."""
    found: list[Span] = []
    for place, line in enumerate(lines):
        if not _TITLE.match(line.text):
            continue
        entries: list[TextLine] = []
        strangers = 0
        for below in lines[place + 1 :]:
            if len(below.text) <= _LONGEST_ENTRY and _is_entry(text, below):
                entries.append(below)
                strangers = 0
            elif (strangers := strangers + 1) > _STRANGERS:
                break
        entries = entries[: len(entries) - _headings_below(entries)]
        if len(entries) >= _FEWEST:
            found.append(Span(line.start, entries[-1].end))
    return found


def _is_entry(text: str, line: TextLine) -> bool:
    if _without_page(line.text) is not None:
        return True
    if len(line.text) > _LONGEST_NAME and _SENTENCE.search(line.text):
        return False
    return any(_stands_elsewhere(text, words, line) for words in dict.fromkeys((line.text, line.text.upper())))


def _stands_elsewhere(text: str, words: str, line: TextLine) -> bool:
    """Whether the words are a whole line in another place. Looks at so many places only as keep this quick."""
    for begin, end in ((line.end, len(text)), (0, line.start)):
        place = text.find(words, begin, end)
        for _ in range(_HITS):
            if place < 0:
                break
            before = text[max(0, place - 100) : place].rpartition("\n")[2]
            after = text[place + len(words) : place + len(words) + 100].partition("\n")[0]
            if not before.strip() and not after.strip():
                return True
            place = text.find(words, place + 1, end)
    return False


def _headings_below(entries: Sequence[TextLine]) -> int:
    """Return how many of the last entries are the first ones again: the headings with which the text itself begins."""
    said = [_entry(entry.text) for entry in entries]
    return next((count for count in range(1, min(_HEADINGS, len(said) // 2) + 1) if said[-count:] == said[:count]), 0)


def _runs(lines: Sequence[TextLine], entries: Sequence[bool]) -> list[Span]:
    """Return stretches of at least :data:`_FEWEST` entries, with few strangers between them."""
    found: list[Span] = []
    members: list[int] = []
    for place in [*(place for place, is_entry in enumerate(entries) if is_entry), None]:
        if members and (place is None or place - members[-1] > 1 + _STRANGERS):
            if len(members) >= _FEWEST:
                first = members[0]
                titled = first > 0 and _TITLE.match(lines[first - 1].text)
                found.append(Span(lines[first - 1 if titled else first].start, lines[members[-1]].end))
            members = []
        if place is not None:
            members.append(place)
    return found


def _with_title(text: str, start: int) -> int:
    """Return where the title above ``start`` begins, or ``start`` where there is none."""
    end = start
    while end and text[end - 1].isspace() and start - end < 10:
        end -= 1
    line = text.rfind("\n", 0, end) + 1
    return line if end - line <= 60 and _TITLE.match(text[line:end]) else start


def _entry(line: str) -> str:
    """Return what an entry says, without its page number and in one spelling."""
    return " ".join((_without_page(line) or line).casefold().split())


def _without_page(line: str) -> str | None:
    """Return what stands before a page number at the end, None where there is none set off by dots, tab or blanks."""
    line = line.rstrip()
    number = _NUMBER.search(line)
    if number is None:
        return None
    words = line[: number.start()].rstrip(_FILLING)
    between = line[len(words) : number.start()]
    return words if words and ("\t" in between or len(between) >= 2) else None


def _united(spans: Iterable[Span]) -> list[Span]:
    united: list[Span] = []
    for span in sorted(spans):
        if united and span.start <= united[-1].end + 2:
            united[-1] = Span(united[-1].start, max(united[-1].end, span.end))
        else:
            united.append(span)
    return united
