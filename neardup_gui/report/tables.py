"""The figures and the passages of a report as rows of tables, whatever the format they are written in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal

from neardup_gui.compare.passage_lengths import LengthClass
from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.report.passages import ReportPassage
from neardup_gui.report.rows import printable
from neardup_gui.spans import Span
from neardup_gui.wording.figures import FigureLine
from neardup_gui.wording.joining import listed
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

# For what must bear a day inside its file although the report bears none: the first that a ZIP archive can hold.
NO_DAY: Final = date(1980, 1, 1)

_BEGINNING: Final = 64  # letters of a passage that tell a reader which one it is; of ideographs, half as many
_NOT_DRAWN: Final = "uniqueness"  # a long bar would look like much that was found
# What no markup language may hold, in the order of the code points: controls, lone surrogates, noncharacters.
_FORBIDDEN: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure with its value for each text, or with one for the pair."""

    name: str
    code: str
    a: FigureLine | None
    b: FigureLine | None
    both: FigureLine | None

    @property
    def drawn(self) -> bool:
        """Whether bars go with it: where it says how much of each text there is."""
        return self.both is None and self.code != _NOT_DRAWN


@dataclass(frozen=True, slots=True)
class PassageLine:
    """A passage in a table of them.

    begins: its first words in A. kind: with "moved" where it is. place_a, place_b: where it begins, in percent, with
    the page where there are any. chapters: in which of each text it begins, "" where there are none.
    """

    number: int
    begins: str
    kind: str
    similarity: str
    words_a: str
    words_b: str
    place_a: str
    place_b: str
    chapters: str
    state: str


def figure_rows(lines: Sequence[FigureLine]) -> list[FigureRow]:
    """Return the figures in their order, the values of both texts in one row."""
    grouped: dict[tuple[str, str], dict[Literal["a", "b"] | None, FigureLine]] = {}
    for line in lines:
        grouped.setdefault((line.code, line.name), {})[line.side] = line
    return [
        FigureRow(name, code, sides.get("a"), sides.get("b"), sides.get(None))
        for (code, name), sides in grouped.items()
    ]


def passage_line(comparison: Comparison, described: ReportPassage, translate: Translator) -> PassageLine:
    """Return the row of one passage."""
    language, passage = translate.language, described.passage
    kinds = [described.kind, translate("Report", "moved")] if passage.moved else [described.kind]
    chapters = [
        f"{letter}: {chapter}" for letter, chapter in zip("AB", (described.chapter_a, described.chapter_b), strict=True)
        if chapter
    ]  # fmt: skip
    return PassageLine(
        number=described.number,
        begins=beginning(comparison.a.document.text[passage.a.start : passage.a.end]),
        kind=listed(kinds, language),
        similarity=described.similarity,
        words_a=integer(passage.words_a, language),
        words_b=integer(passage.words_b, language),
        place_a=_place(passage.a, comparison.a, described.page_a, translate),
        place_b=_place(passage.b, comparison.b, described.page_b, translate),
        chapters=" · ".join(chapters),
        state=described.state_name,
    )


def _place(span: Span, text: ComparedText, page: int | None, translate: Translator) -> str:
    place = percent(span.start / max(1, len(text.document.text)), translate.language)
    if page is None:
        return place
    return listed((place, translate("Report", "page {page}").format(page=page)), translate.language)


def class_name(item: LengthClass, language: str) -> str:
    """Return how long the passages of a class are: 20–49, 5,000+."""
    fewest = integer(item.fewest, language)
    return f"{fewest}+" if item.most is None else f"{fewest}–{integer(item.most, language)}"


def beginning(text: str) -> str:
    """Return the first words of a passage on one line, with an ellipsis where more follow."""
    line = " ".join(printable(text[: 4 * _BEGINNING]).split())
    wide = sum(character > "\u2e7f" for character in line[:_BEGINNING])
    longest = _BEGINNING // 2 if wide > _BEGINNING // 4 else _BEGINNING
    if len(line) <= longest:
        return line
    cut = line.rfind(" ", longest // 2, longest)
    return line[: cut if cut > 0 else longest].rstrip(" .,;:!?…–—-") + "…"


def lawful(text: str) -> str:
    """Return ``text`` without the characters that neither XML nor HTML may hold."""
    return _FORBIDDEN.sub("", text)
