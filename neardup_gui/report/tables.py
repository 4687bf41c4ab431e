"""The figures and the passages of a report as rows of tables, whatever the format they are written in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal

from neardup_gui.compare.result import Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.report.rows import printable
from neardup_gui.wording.figures import FigureLine
from neardup_gui.wording.names import kind_name
from neardup_gui.wording.numbers import percent
from neardup_gui.wording.translator import Translator

# For what must bear a day inside its file although the report bears none: the first that a ZIP archive can hold.
NO_DAY: Final = date(1980, 1, 1)

_BEGINNING: Final = 64  # letters of a passage that tell a reader which one it is; of ideographs, half as many
_NOT_DRAWN: Final = "uniqueness"  # a long bar would look like much that was found
_NAME_END: Final = re.compile("[:：]")  # what parts the name of a figure from its formula
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
    """A passage in a table of them. ``begins`` is its beginning in A; places are where it begins, in percent."""

    number: int
    begins: str
    kind: str
    similarity: str
    place_a: str
    place_b: str


def figure_rows(lines: Sequence[FigureLine]) -> list[FigureRow]:
    """Return the figures in their order, the values of both texts in one row."""
    grouped: dict[tuple[str, str], dict[Literal["a", "b"] | None, FigureLine]] = {}
    for line in lines:
        grouped.setdefault((line.code, line.name), {})[line.side] = line
    return [
        FigureRow(name, code, sides.get("a"), sides.get("b"), sides.get(None))
        for (code, name), sides in grouped.items()
    ]


def explanations(lines: Sequence[FigureLine]) -> Iterator[tuple[str, str]]:
    """Yield how each figure came about: what is explained, up to its colon, and the explanation."""
    for line in lines:
        if line.explanation:
            end = _NAME_END.search(line.explanation)
            cut = end.end() if end else 0
            yield line.explanation[:cut], line.explanation[cut:].lstrip()


def passage_line(comparison: Comparison, passage: Passage, translate: Translator) -> PassageLine:
    """Return the row of one passage."""
    language = translate.language
    kind = kind_name(passage.kind, translate)
    if passage.moved:
        kind = f"{kind}, {translate('Report', 'moved')}"
    places = [
        percent(span.start / max(1, len(text.document.text)), language)
        for span, text in ((passage.a, comparison.a), (passage.b, comparison.b))
    ]
    return PassageLine(
        number=passage.id,
        begins=beginning(comparison.a.document.text[passage.a.start : passage.a.end]),
        kind=kind,
        similarity=percent(passage.similarity, language),
        place_a=places[0],
        place_b=places[1],
    )


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
