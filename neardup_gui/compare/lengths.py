"""How long a text is, in the measures that editors reckon in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from neardup_gui.compare.result import ComparedText

CHARACTERS_A_SHEET: Final = 40_000  # авторский лист: characters with spaces

_LINE_ENDS: Final = ("\n", "\r", "\u2028", "\u2029")
_PIECE: Final = 65_536  # characters looked at in one go, so that a window can move meanwhile


@dataclass(frozen=True, slots=True)
class Lengths:
    """words: as they are compared, a character each in scripts without spaces. characters: spaces and tabs included,
    line ends not, as word processors count. without_spaces: without anything blank. sheets: author's sheets of 40,000
    characters with spaces.
    """

    words: int
    characters: int
    without_spaces: int

    @property
    def sheets(self) -> float:
        return self.characters / CHARACTERS_A_SHEET


def lengths_of(text: ComparedText) -> Lengths:
    """Return how long a text is, with all that is in the file: notes, licence text and the like included."""
    whole = text.document.text
    ends = solid = 0
    for start in range(0, len(whole), _PIECE):
        piece = whole[start : start + _PIECE]
        ends += sum(map(piece.count, _LINE_ENDS))
        solid += sum(map(len, piece.split()))
    return Lengths(words=text.words, characters=len(whole) - ends, without_spaces=solid)
