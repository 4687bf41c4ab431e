from __future__ import annotations

import pytest

from neardup_gui.documents.blocks import Blocks
from neardup_gui.documents.model import Block
from neardup_gui.spans import Span
from neardup_gui.ui.places import page_at, same_place

PARAGRAPHS = [f"Paragraph number {number} tells what no other tells." for number in range(400)]
TEXT = "\n".join(PARAGRAPHS)


def test_the_page_is_that_of_the_block() -> None:
    blocks = [Block(Span(0, 10), page=3), Block(Span(11, 30), page=4), Block(Span(31, 40))]
    for given in (blocks, Blocks.of(blocks)):
        assert [page_at(given, offset) for offset in (0, 9, 10, 11, 29, 35)] == [3, 3, 3, 4, 4, None]
    assert page_at([], 5) is None
    assert page_at([Block(Span(4, 9), page=1)], 2) is None


@pytest.mark.parametrize("number", [0, 37, 250, 399])
def test_a_place_is_found_again_after_notes_were_left_out(number: int) -> None:
    offset = TEXT.index(PARAGRAPHS[number])
    shorter = "\n".join(paragraph for place, paragraph in enumerate(PARAGRAPHS) if place % 7 or place == number)
    assert shorter[same_place(TEXT, shorter, offset) :].startswith(PARAGRAPHS[number][:30])
    longer = "A new beginning.\n" * 90 + TEXT
    assert longer[same_place(TEXT, longer, offset) :].startswith(PARAGRAPHS[number])


def test_of_several_the_nearest_is_taken() -> None:
    line = "the same line stands here again and again, word for word, without end\n"
    old = line * 50
    assert same_place(old, "x" + old, 20 * len(line)) == 20 * len(line) + 1


def test_where_nothing_reads_the_same_the_share_decides() -> None:
    assert same_place("ж" * 1000, "щ" * 500, 400) == 200
    assert same_place("", "text", 0) == 0
