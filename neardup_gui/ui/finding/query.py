"""What is looked for, as a pattern. Needs no toolkit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import regex

# What stands inside words of some files and is never typed: soft hyphens, joiners, stress marks.
_UNSEEN: Final = "[\u00ad\u200b\u200d\u2060\u0300\u0301]*"
# What is typed, and what else it may be in a book.
_TYPED: Final = {
    "'": "['‘’ʼ`´]",
    '"': '["“”„«»]',
    "-": "[-\u2010\u2011]",
}
_YE: Final = {"е": "[её]", "ё": "[её]", "Е": "[ЕЁ]", "Ё": "[ЕЁ]"}


class FaultyExpressionError(ValueError):
    """A regular expression that is none. ``position``: its character at which that shows, from 0, or None."""

    def __init__(self, position: int | None) -> None:
        super().__init__(position)
        self.position = position


@dataclass(frozen=True, slots=True)
class Query:
    """What the user looks for. ``yo``: whether ё and е are two letters."""

    text: str
    match_case: bool = False
    whole_words: bool = False
    expression: bool = False
    yo: bool = False

    @property
    def is_empty(self) -> bool:
        return not (self.text if self.expression else self.text.strip())

    def pattern(self) -> regex.Pattern[str]:
        """Return what finds it. Raises :class:`FaultyExpressionError`.

        Plain words are found over a line's end, with whatever space between them, and whatever is not seen in them.
        In an expression ``^`` and ``$`` stand for the ends of a line.
        """
        flags = regex.MULTILINE | (0 if self.match_case else regex.IGNORECASE)
        source = f"(?:{self.text})" if self.expression else self._plain()
        if self.whole_words:
            source = rf"(?<!\w){source}(?!\w)"
        try:
            return regex.compile(source, flags)
        except regex.error as error:
            raise FaultyExpressionError(self._typed_position(source, getattr(error, "pos", None))) from None
        except (OverflowError, RecursionError, MemoryError):
            raise FaultyExpressionError(None) from None

    def _plain(self) -> str:
        parts: list[str] = []
        for part in regex.split(r"(\s+)", self.text):
            if part.isspace():
                parts.append(r"\s+")
            else:
                parts.append(_UNSEEN.join(map(self._letter, part)))
        return "".join(parts)

    def _letter(self, character: str) -> str:
        if character in _YE and not self.yo:
            return _YE[character]
        return _TYPED.get(character) or regex.escape(character, special_only=True)

    def _typed_position(self, source: str, position: int | None) -> int | None:
        if position is None or not self.text:
            return None
        return min(max(position - source.index(self.text), 0), len(self.text) - 1)
