from __future__ import annotations

import gc
import random

import numpy as np
import pytest

from neardup_gui.documents import pasted_document
from neardup_gui.documents.blocks import BlockCollector, Blocks, blocks_of_kind
from neardup_gui.documents.model import Block, BlockKind
from neardup_gui.spans import Span

SOME = (
    Block(Span(0, 3), BlockKind.HEADING, 2, 1),
    Block(Span(4, 9)),
    Block(Span(10, 11), BlockKind.FOOTNOTE, page=7),
    Block(Span(12, 20), BlockKind.HEADING, 1),
)


def test_behaves_as_the_tuple_did() -> None:
    blocks = Blocks.of(SOME)
    assert len(blocks) == 4
    assert tuple(blocks) == SOME
    assert [blocks[place] for place in range(-4, 4)] == [*SOME, *SOME]
    assert blocks == SOME
    assert blocks == list(SOME)
    assert blocks == Blocks.of(SOME)
    assert blocks != SOME[:3]
    assert blocks != Blocks.of(SOME[:3])
    assert blocks != (*SOME[:3], Block(Span(12, 20)))
    assert blocks != "blocks"
    assert blocks[1:3] == SOME[1:3]
    assert blocks[::-1] == SOME[::-1]
    assert SOME[2] in blocks
    assert blocks.index(SOME[2]) == 2
    assert hash(blocks) == hash(Blocks.of(SOME))
    assert not Blocks.of(())
    with pytest.raises(IndexError):
        blocks[4]


def test_many_blocks_come_as_they_went() -> None:
    chance = random.Random(3)
    kinds = list(BlockKind)
    many = [
        Block(
            Span(10 * n, 10 * n + chance.randrange(1, 10)), chance.choice(kinds), chance.randrange(10), n // 30 or None
        )
        for n in range(10_000)
    ]
    blocks = Blocks.of(many)
    assert list(blocks) == many
    for kind in kinds:
        assert list(blocks.of_kind(kind)) == [block for block in many if block.kind == kind]
        assert list(blocks_of_kind(tuple(many), kind)) == list(blocks_of_kind(blocks, kind))


def test_nothing_in_them_can_be_changed() -> None:
    for blocks in (Blocks.of(SOME), pasted_document("a\nb", "x").blocks):
        assert isinstance(blocks, Blocks)
        with pytest.raises(ValueError, match="read-only"):
            blocks.starts[0] = 5
        with pytest.raises(TypeError):
            blocks[0] = SOME[0]  # type: ignore[index]
    with pytest.raises(ValueError, match="length"):
        Blocks(np.zeros(2, np.int64), np.zeros(1, np.int64))


def test_a_collector_takes_what_readers_give() -> None:
    collector = BlockCollector()
    for block in SOME:
        collector.add(block.span.start, block.span.end, block.kind, block.level, block.page)
    assert len(collector) == 4
    assert collector.finish() == SOME


def test_a_text_of_many_lines_is_no_burden_to_the_collector_of_garbage() -> None:
    gc.collect()
    before = len(gc.get_objects())
    document = pasted_document("line\n" * 200_000, "x")
    assert len(document.blocks) == 200_000
    assert len(gc.get_objects()) - before < 1_000
