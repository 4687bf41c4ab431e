"""One figure as the reader sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from neardup_gui.wording.numbers import NO_BREAK_SPACE

Side = Literal["a", "b"]


@dataclass(frozen=True, slots=True)
class FigureLine:
    """One figure as the reader sees it.

    code: ``coverage``, ``containment``, ``uniqueness``, ``resemblance``, ``similarity``, ``longest_passage``,
        ``passages``, ``distill``, ``simhash`` or ``supershingles``.
    side: the text it is about, or None where it is about the pair.
    share: 0–1 where the figure is one and can be drawn as a bar.
    """

    code: str
    side: Side | None
    name: str
    value: str
    explanation: str
    share: float | None = None


def round_percent(share: float, language: str) -> str:
    """Return a threshold, a share of 0–1, without decimals: it was set, not measured."""
    return f"{share * 100:.0f}{'' if language == 'zh' else NO_BREAK_SPACE}%"
