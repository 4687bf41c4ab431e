"""Markdown: the text as it is written, its headings found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from neardup_gui.documents import txt
from neardup_gui.documents.blocks import BlockCollector, Blocks
from neardup_gui.documents.draft import Draft, Source
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import BlockKind, ReadOptions
from neardup_gui.progress import Progress

_HEADING: Final = re.compile(r" {0,3}(#{1,6})(?:[ \t]|$)")
_UNDERLINE: Final = re.compile(r" {0,3}(=+|-+)[ \t]*$")
_FENCE: Final = re.compile(r" {0,3}(`{3,}|~{3,})")
_NOT_PROSE: Final = re.compile(r" {4}|\t| {0,3}(?:>|[-+*](?:[ \t]|$)|\d{1,9}[.)][ \t])")
_LOOK_EVERY: Final = 4_095


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a text. Raises DocumentError as the reader of plain texts does."""
    plain = txt.read(source, options, progress.part(0.0, 0.5), limits)
    blocks = _blocks(plain.text, progress.part(0.5, 1.0))
    return Draft(plain.text, blocks, plain.encoding, warnings=plain.warnings)


def _blocks(text: str, progress: Progress) -> Blocks:
    """Return one block for each line that is not empty. The line below an underlined heading is none of it."""
    found = BlockCollector()
    last: tuple[int, int] | None = None  # a line of prose, which the next one may underline
    fence = ""
    in_front_matter = text.startswith("---\n")
    for number, (start, end) in enumerate(_lines(text)):
        if not number & _LOOK_EVERY:
            progress.at(start / max(1, len(text)))
        line = text[start : min(end, start + 1_000)]
        level, prose = 0, False
        if in_front_matter:
            in_front_matter = number == 0 or line.rstrip() not in ("---", "...")
        elif fence:
            fence = "" if _closes(line, fence) else fence
        elif opened := _FENCE.match(line):
            fence = opened[1]
        elif heading := _HEADING.match(line):
            level = len(heading[1])
        elif last is not None and (underline := _UNDERLINE.match(line)):
            _add(found, last, 1 if underline[1][0] == "=" else 2)
            last = None
        else:
            prose = bool(line.strip()) and not _NOT_PROSE.match(line)
        if last is not None:
            _add(found, last, 0)
        last = (start, end) if prose else None
        if not prose and end > start:
            _add(found, (start, end), level)
    if last is not None:
        _add(found, last, 0)
    return found.finish()


def _lines(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    while start < len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        yield start, end
        start = end + 1


def _closes(line: str, fence: str) -> bool:
    bare = line.strip()
    return len(bare) >= len(fence) and not bare.strip(fence[0])


def _add(found: BlockCollector, line: tuple[int, int], level: int) -> None:
    found.add(*line, BlockKind.HEADING if level else BlockKind.PARAGRAPH, level)
