"""Finds chapter headings in plain text, which has no mark of them: lines such as "CHAPTER IV", "Глава 3", "第三回".

They serve for finding one's way and for naming the chapter of a passage. What is compared does not depend on them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from neardup_gui.documents.blocks import KINDS, Blocks
from neardup_gui.documents.model import BlockKind, Exclusion
from neardup_gui.spans import IntArray

_LONGEST: Final = 80  # characters of a heading
_PARAGRAPH: Final = 100  # characters: where the usual line is longer, each line is a paragraph, and none is blank
_ENTRY: Final = 150  # characters from one heading to the next, at most, where both are entries of a table of contents
_ENTRIES: Final = 4  # so many in a row are one
_FEWEST_BARE: Final = 3  # headings that are a number alone prove each other

_ROMAN: Final = r"(?=[IVXLC])(?:X[CL]|L?X{0,4}|C{1,3}(?:X[CL]|L?X{0,4}))(?:IX|IV|V?I{0,4})(?![A-Za-z])"
_ENGLISH_NUMBER: Final = (
    r"(?:the\s+)?(?:twenty|thirty|forty|fifty)?[- ]?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
    r"thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|first|second|third|"
    r"fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last)"
)
_RUSSIAN_NUMBER: Final = (
    r"[а-яё]*(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|дцат|последн)[а-яё]{1,8}"
)
_CHINESE_NUMBER: Final = r"[〇零○一二三四五六七八九十百千两兩廿卅\d\uff10-\uff19]{1,7}"
# After the number: nothing, or a title. A sentence that begins so goes on in small letters.
_TITLE: Final = r"(?:\s*[.:—–-]\s*\S.*|\s+[A-ZА-ЯЁ«“\"‘(].*|\s*[.:—–-]?)"


def _numbered(words: str, numbers: str) -> str:
    return rf"(?i:{words})\s+(?:\d{{1,3}}(?!\d)|{_ROMAN}|(?i:{numbers})\b){_TITLE}"


# Of each kind of line: its level, and whether it is a number alone.
_KINDS: Final = (
    (1, False, _numbered("book|part|volume", _ENGLISH_NUMBER)),
    (1, False, _numbered("часть|книга|том", _RUSSIAN_NUMBER)),
    (1, False, rf"第{_CHINESE_NUMBER}[部卷篇集编編](?:[\s:：].{{0,40}}|.{{0,12}}[^。！？，；])?"),
    (1, False, rf"卷(?:之|第)?{_CHINESE_NUMBER}[上中下]?"),
    (2, False, _numbered("chapter|letter|canto|stave|act", _ENGLISH_NUMBER)),
    (2, False, r"(?i:(?:the\s+)?(?:prologue|epilogue|preface|introduction|foreword|afterword|conclusion))\.?"),
    (2, False, _numbered("глава|песнь|письмо|действие", _RUSSIAN_NUMBER)),
    (2, False, r"(?i:пролог|эпилог|предисловие|введение|вступление|послесловие|заключение|от автора)\.?"),
    (2, False, rf"第{_CHINESE_NUMBER}[回章节節](?:[\s:：].{{0,40}}|.{{0,30}}[^。！？，；])?"),
    (2, False, r"(?:楔子|引子|序[章言]?|尾[声聲]|后记|後記|前言)"),
    (2, True, rf"{_ROMAN}\.?"),
    (2, True, rf"(?i:{_ENGLISH_NUMBER})[.:](?:\s+[A-Z].*[^.!?,;])?"),
)
_BEGINNING: Final = re.compile(
    r"[IVXLC第卷楔引序尾后後前]|(?i:the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|"
    r"sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|book|part|volume|chapter|letter|canto|stave|act|"
    r"prologue|epilogue|preface|introduction|foreword|afterword|conclusion|first|second|third|fourth|fifth|sixth|"
    r"seventh|eighth|ninth|tenth|last|часть|книга|том|глава|песнь|письмо|действие|пролог|эпилог|предисловие|введение|"
    r"вступление|послесловие|заключение|от автора)"
)
_PATTERNS: Final = tuple((level, bare, re.compile(pattern)) for level, bare, pattern in _KINDS)


class _Heading(NamedTuple):
    block: int
    level: int
    bare: bool


def with_headings(text: str, blocks: Blocks, excluded: Sequence[Exclusion] = ()) -> Blocks:
    """Return the blocks (one a line) with those that look like headings marked as such. Nothing else changes.

    A heading stands apart: after a blank line, or in a text whose every line is a paragraph. Neither entries of a
    table of contents nor lines in ``excluded`` stretches are headings.
    """
    found = _without_contents(_found(text, blocks, _candidates(blocks, excluded)), blocks)
    bare = [heading for heading in found if heading.bare]
    if len(bare) < _FEWEST_BARE:
        found = [heading for heading in found if not heading.bare]
    if not found:
        return blocks
    kinds, levels = blocks.kinds.copy(), blocks.levels.copy()
    places = [heading.block for heading in found]
    kinds[places] = KINDS.index(BlockKind.HEADING)
    levels[places] = [heading.level for heading in found]
    return Blocks(blocks.starts, blocks.ends, kinds, levels, blocks.pages)


def _candidates(blocks: Blocks, excluded: Sequence[Exclusion]) -> list[int]:
    """Return the places of the short blocks that stand apart."""
    if not len(blocks):
        return []
    lengths = blocks.ends - blocks.starts
    wanted: NDArray[np.bool_] = lengths <= _LONGEST
    if float(np.median(lengths)) <= _PARAGRAPH:
        wanted[1:] &= blocks.starts[1:] - blocks.ends[:-1] > 1
    for part in excluded:
        wanted &= (blocks.starts < part.span.start) | (blocks.starts >= part.span.end)
    places: IntArray = np.flatnonzero(wanted)
    return places.tolist()


def _found(text: str, blocks: Blocks, candidates: list[int]) -> list[_Heading]:
    found: list[_Heading] = []
    starts: list[int] = blocks.starts[candidates].tolist()
    ends: list[int] = blocks.ends[candidates].tolist()
    for block, start, end in zip(candidates, starts, ends, strict=True):
        kind = _kind(text[start:end])
        if kind is not None and not _leads_a_list(text, blocks, block):
            found.append(_Heading(block, *kind))
    return found


def _kind(line: str) -> tuple[int, bool] | None:
    """Return the level of a heading and whether it is a number alone; None for any other line."""
    line = line.strip()
    if not _BEGINNING.match(line):
        return None
    return next(((level, bare) for level, bare, pattern in _PATTERNS if pattern.fullmatch(line)), None)


def _leads_a_list(text: str, blocks: Blocks, block: int) -> bool:
    """Whether the very next line is such a heading of the same level too, as in a list without blank lines."""
    if block + 1 == len(blocks) or blocks.starts[block + 1] - blocks.ends[block] > 1:
        return False
    after = text[int(blocks.starts[block + 1]) : int(blocks.ends[block + 1])][: _LONGEST + 1]
    return _kind(after) is not None and _kind(after) == _kind(text[int(blocks.starts[block]) : int(blocks.ends[block])])


def _without_contents(found: list[_Heading], blocks: Blocks) -> list[_Heading]:
    """Leave out headings that follow each other as closely as the entries of a table of contents do."""
    kept: list[_Heading] = []
    run: list[_Heading] = []
    for heading, after in pairwise([*found, None]):
        assert heading is not None
        run.append(heading)
        if after is not None and int(blocks.starts[after.block] - blocks.starts[heading.block]) <= _ENTRY:
            continue
        kept += run if len(run) < _ENTRIES else run[-1:]  # the last has its chapter below it
        run = []
    return kept
