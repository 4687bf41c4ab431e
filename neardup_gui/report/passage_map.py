"""Both texts as strips, the passages joined by bands, as SVG that stands inside a page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from neardup_gui.compare.result import Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import Progress
from neardup_gui.spans import Span

WIDTH: Final = 1_000.0  # of the drawing, in its own units; it is stretched to the width of the page
HEIGHT: Final = 132.0
STRIP: Final = 20.0  # height of a strip
NARROWEST: Final = 2.0  # what a passage is wide at least, so that it is seen
MOST_LINKED: Final = 2_000  # of more passages none can be hit with a pointer, and links would outweigh the texts


def passage_map(
    comparison: Comparison, label: str, progress: Progress, dismissed: Collection[int] = frozenset()
) -> str:
    """Return the drawing. ``label`` tells those who do not see it what it shows.

    A passage is a link to its texts, unless there are too many to point at. ``dismissed``: the numbers of those that
    are drawn as not counting.
    """
    lengths = max(1, len(comparison.a.document.text)), max(1, len(comparison.b.document.text))
    parts = [
        f'<svg class="map" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" preserveAspectRatio="none" role="img" '
        f'aria-label="{label}">',
        f'<rect class="strip" x="0" y="0" width="{WIDTH:g}" height="{STRIP:g}"/>',
        f'<rect class="strip" x="0" y="{HEIGHT - STRIP:g}" width="{WIDTH:g}" height="{STRIP:g}"/>',
    ]
    progress.check()
    if len(comparison.passages) <= MOST_LINKED:
        for passage in comparison.passages:
            shapes = _band(passage, lengths), _blocks(passage, lengths)
            kind = looks(passage, dismissed)
            parts.append(
                f'<a href="#p{passage.id}" tabindex="-1"><path class="band{kind}" d="{shapes[0]}"/>'
                f'<path class="block{kind}" d="{shapes[1]}"/></a>'
            )
    else:
        parts += _unlinked(comparison.passages, lengths, dismissed)
    parts.append("</svg>")
    return "".join(parts)


def looks(passage: Passage, dismissed: Collection[int]) -> str:
    """Return the further class of a passage's shape, after the name of the shape."""
    if passage.id in dismissed:
        return " dismissed"
    return " moved" if passage.moved else ""


def _unlinked(passages: Sequence[Passage], lengths: tuple[int, int], dismissed: Collection[int]) -> list[str]:
    shapes: list[str] = []
    for kind in (" dismissed", "", " moved"):
        chosen = [passage for passage in passages if looks(passage, dismissed) == kind]
        if not chosen:
            continue
        bands = "".join(_band(passage, lengths) for passage in chosen)
        blocks = "".join(_blocks(passage, lengths) for passage in chosen)
        shapes += [f'<path class="band{kind}" d="{bands}"/>', f'<path class="block{kind}" d="{blocks}"/>']
    return shapes


def _band(passage: Passage, lengths: tuple[int, int]) -> str:
    (left_a, right_a), (left_b, right_b) = _edges(passage.a, lengths[0]), _edges(passage.b, lengths[1])
    top, bottom, middle = STRIP, HEIGHT - STRIP, HEIGHT / 2
    return (
        f"M{left_a:.1f} {top:g}C{left_a:.1f} {middle:g} {left_b:.1f} {middle:g} {left_b:.1f} {bottom:g}"
        f"H{right_b:.1f}C{right_b:.1f} {middle:g} {right_a:.1f} {middle:g} {right_a:.1f} {top:g}Z"
    )


def _blocks(passage: Passage, lengths: tuple[int, int]) -> str:
    path = ""
    for span, length, top in ((passage.a, lengths[0], 0.0), (passage.b, lengths[1], HEIGHT - STRIP)):
        left, right = _edges(span, length)
        path += f"M{left:.1f} {top:g}H{right:.1f}V{top + STRIP:g}H{left:.1f}Z"
    return path


def _edges(span: Span, length: int) -> tuple[float, float]:
    left, right = WIDTH * span.start / length, WIDTH * span.end / length
    if right - left < NARROWEST:
        left = min(max(0.0, (left + right - NARROWEST) / 2), WIDTH - NARROWEST)
        right = left + NARROWEST
    return left, right
