from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from neardup_gui.compare.chapters import MOST_CHAPTERS, chapter_map
from neardup_gui.compare.passage_lengths import length_classes
from neardup_gui.compare.result import Comparison
from neardup_gui.documents.blocks import Blocks
from neardup_gui.documents.model import Block, BlockKind
from neardup_gui.spans import Span

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "wording"))
from made_comparisons import comparison_with


def chaptered(
    passages: list[tuple[Span, Span]], a: list[tuple[int, int]], b: list[tuple[int, int]], length: int = 1_000
) -> Comparison:
    """Return a comparison of two texts of ``length``, with headings of ten characters at (offset, level)."""
    made = comparison_with(max(1, len(passages)))
    sides = []
    for side, headings in ((made.a, a), (made.b, b)):
        blocks = Blocks.of(Block(Span(at, at + 10), BlockKind.HEADING, level) for at, level in headings)
        sides.append(replace(side, document=replace(side.document, text="x" * length, blocks=blocks)))
    found = tuple(
        replace(made.passages[number], id=number + 1, a=span_a, b=span_b)
        for number, (span_a, span_b) in enumerate(passages)
    )
    return replace(made, a=sides[0], b=sides[1], passages=found)


def test_a_passage_counts_for_the_chapters_that_it_joins() -> None:
    found = chapter_map(chaptered([(Span(0, 100), Span(600, 700))], [(0, 1), (400, 1)], [(0, 1), (500, 1)]))
    assert found is not None
    assert found.chapters_a == (Span(0, 400), Span(400, 1_000))
    assert found.shares.tolist() == [[0.0, 0.25], [0.0, 0.0]]


def test_a_passage_over_the_ends_of_chapters_is_divided() -> None:
    found = chapter_map(chaptered([(Span(300, 500), Span(400, 600))], [(0, 1), (400, 1)], [(0, 1), (450, 1)]))
    assert found is not None
    assert np.allclose(found.shares * [[400], [600]], [[50, 50], [0, 100]])


def test_text_before_the_first_heading_is_a_chapter_without_one() -> None:
    found = chapter_map(chaptered([], [(200, 1), (400, 1)], [(0, 1), (500, 1)]))
    assert found is not None
    assert found.headings_a == (None, Span(200, 210), Span(400, 410))
    assert found.shares.shape == (3, 2)


def test_lower_levels_count_as_long_as_there_is_room_for_them() -> None:
    few = chapter_map(chaptered([], [(0, 1), (100, 2), (500, 1)], [(0, 1), (500, 1)]))
    assert few is not None
    assert len(few.chapters_a) == 3
    many = [(0, 1), (500, 1), *((20 + 12 * number, 2) for number in range(MOST_CHAPTERS) if 20 + 12 * number != 500)]
    cut = chapter_map(chaptered([], sorted(many), [(0, 1), (500, 1)]))
    assert cut is not None
    assert len(cut.chapters_a) == 2


@pytest.mark.parametrize("headings", [[], [(0, 1)]])
def test_no_map_without_chapters_on_both_sides(headings: list[tuple[int, int]]) -> None:
    assert chapter_map(chaptered([], headings, [(0, 1), (500, 1)])) is None
    assert chapter_map(chaptered([], [(0, 1), (500, 1)], headings)) is None


def test_classes_of_length_leave_no_gap() -> None:
    passages = [replace(comparison_with(1).passages[0], words_a=words) for words in (20, 49, 50, 700)]
    classes = length_classes(passages)
    assert [(item.fewest, item.most, item.passages, item.words) for item in classes] == [
        (20, 49, 2, 69), (50, 99, 1, 50), (100, 199, 0, 0), (200, 499, 0, 0), (500, 999, 1, 700),
    ]  # fmt: skip
    assert length_classes([]) == ()
    (longest,) = length_classes([replace(passages[0], words_a=80_000)])
    assert (longest.fewest, longest.most) == (50_000, None)
