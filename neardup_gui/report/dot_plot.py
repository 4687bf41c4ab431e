"""Both texts against each other, each passage a line, as SVG that stands inside a page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from neardup_gui.compare.result import Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import Progress
from neardup_gui.report.passage_map import MOST_LINKED, looks

SIZE: Final = 600.0  # of the drawing, in its own units
_TICKS: Final = (0.25, 0.5, 0.75)


def dot_plot(comparison: Comparison, label: str, progress: Progress, dismissed: Collection[int] = frozenset()) -> str:
    """Return the drawing: A runs from left to right, B from top to bottom, so that equal texts make a diagonal.

    ``label`` tells those who do not see it what it shows. A passage is a link to its texts, unless there are too many
    to point at. ``dismissed``: the numbers of those that are drawn as not counting.
    """
    progress.check()
    lengths = max(1, len(comparison.a.document.text)), max(1, len(comparison.b.document.text))
    ticks = "".join(f"M{SIZE * tick:g} 0V{SIZE:g}M0 {SIZE * tick:g}H{SIZE:g}" for tick in _TICKS)
    parts = [
        f'<svg class="dot-plot" viewBox="-24 -24 {SIZE + 30:g} {SIZE + 30:g}" role="img" aria-label="{label}">',
        '<text x="0" y="-8">A →</text><text x="-20" y="14">B</text><text x="-20" y="34">↓</text>',
        f'<rect class="ground" x="0" y="0" width="{SIZE:g}" height="{SIZE:g}"/><path class="ticks" d="{ticks}"/>',
    ]
    if len(comparison.passages) <= MOST_LINKED:
        parts += [
            f'<a href="#p{passage.id}" tabindex="-1"><path class="dot{looks(passage, dismissed)}" '
            f'd="{_line(passage, lengths)}"/></a>'
            for passage in comparison.passages
        ]
    else:
        parts += _unlinked(comparison.passages, lengths, dismissed)
    parts.append("</svg>")
    return "".join(parts)


def _unlinked(passages: Sequence[Passage], lengths: tuple[int, int], dismissed: Collection[int]) -> list[str]:
    shapes: list[str] = []
    for kind in (" dismissed", "", " moved"):
        lines = "".join(_line(passage, lengths) for passage in passages if looks(passage, dismissed) == kind)
        if lines:
            shapes.append(f'<path class="dot{kind}" d="{lines}"/>')
    return shapes


def _line(passage: Passage, lengths: tuple[int, int]) -> str:
    scale_a, scale_b = SIZE / lengths[0], SIZE / lengths[1]
    return (
        f"M{passage.a.start * scale_a:.1f} {passage.b.start * scale_b:.1f}"
        f"L{passage.a.end * scale_a:.1f} {passage.b.end * scale_b:.1f}"
    )
