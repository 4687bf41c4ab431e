"""Comparisons and options as an editor leaves them: chapters, pages, judgements, notes."""

from __future__ import annotations

import re
from dataclasses import replace
from types import MappingProxyType

from made_comparisons import comparison_with

from neardup_gui.compare.opinions import Opinion, OpinionState
from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.documents.model import Block, BlockKind
from neardup_gui.report.options import ReportOptions
from neardup_gui.spans import Span

NOTE = '=HYPERLINK("http://x") <script>alert(1)</script>\nsecond line'
PAGE = 2_000  # characters
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8ffff3f0005fe02fe0def46b8"
    "0000000049454e44ae426082"
)

DRAWING = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><script>alert(1)</script>
<rect width="80" height="20" fill="#205080"/></svg>"""


def with_chapters(comparison: Comparison) -> Comparison:
    """Return the comparison with each line a block, every line “Only in …” a heading, and pages of 2,000 characters."""
    return replace(comparison, a=_in_chapters(comparison.a), b=_in_chapters(comparison.b))


def _in_chapters(text: ComparedText) -> ComparedText:
    blocks: list[Block] = []
    for line in re.finditer(r"[^\n]+", text.document.text):
        heading = line.group().startswith("Only in")
        kind = BlockKind.HEADING if heading else BlockKind.PARAGRAPH
        blocks.append(Block(Span(line.start(), line.end()), kind, int(heading), 1 + line.start() // PAGE))
    return replace(text, document=replace(text.document, blocks=tuple(blocks)))


def judged(**more: object) -> ReportOptions:
    """Return options in which passage 2 is dismissed with a note, and passage 3 is important."""
    opinions = {2: Opinion(OpinionState.QUOTATION, NOTE), 3: Opinion(OpinionState.IMPORTANT, "")}
    return replace(ReportOptions(opinions=MappingProxyType(opinions)), **more)  # type: ignore[arg-type]


def made(passages: int = 5, language: str = "en") -> Comparison:
    """Return a comparison with chapters and pages."""
    return with_chapters(comparison_with(passages, language))
