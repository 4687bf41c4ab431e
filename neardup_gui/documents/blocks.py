"""Many blocks as a few arrays: a long text has a million lines, and a million objects would hold up the whole program.

Python's garbage collector visits every object that can hold others, again and again, with the interpreter lock held.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from neardup_gui.documents.model import Block, BlockKind
from neardup_gui.spans import Span

Offsets = NDArray[np.signedinteger[Any]]

KINDS: Final = tuple(BlockKind)
_NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}
_Number = TypeVar("_Number", np.uint8, np.int32)
_NO_PAGE: Final = -1
_AT_ONCE: Final = 4_096  # blocks turned into Python numbers at a time


class Blocks(Sequence[Block]):
    """An immutable sequence of blocks; each :class:`Block` is made when it is asked for.

    ``starts`` and ``ends`` int32 or int64 ``(n,)``, ``kinds`` uint8 (places in :data:`KINDS`), ``levels`` uint8,
    ``pages`` int32 (-1: not known).
    """

    __slots__ = ("ends", "kinds", "levels", "pages", "starts")

    def __init__(
        self,
        starts: Offsets,
        ends: Offsets,
        kinds: NDArray[np.uint8] | None = None,
        levels: NDArray[np.uint8] | None = None,
        pages: NDArray[np.int32] | None = None,
    ) -> None:
        count = len(starts)
        self.starts = starts
        self.ends = ends
        self.kinds = _same(0, count, np.uint8) if kinds is None else kinds
        self.levels = _same(0, count, np.uint8) if levels is None else levels
        self.pages = _same(_NO_PAGE, count, np.int32) if pages is None else pages
        for values in (self.starts, self.ends, self.kinds, self.levels, self.pages):
            if len(values) != count:
                raise ValueError("the arrays of blocks differ in length")
            values.flags.writeable = False

    @staticmethod
    def of(blocks: Iterable[Block]) -> Blocks:
        gathered = BlockCollector()
        for block in blocks:
            gathered.add(block.span.start, block.span.end, block.kind, block.level, block.page)
        return gathered.finish()

    def of_kind(self, kind: BlockKind) -> Blocks:
        """Return the blocks of one kind, without looking at each of the others."""
        return self._chosen(np.flatnonzero(self.kinds == _NUMBERS[kind]))

    def __len__(self) -> int:
        return len(self.starts)

    @overload
    def __getitem__(self, index: int) -> Block: ...
    @overload
    def __getitem__(self, index: slice) -> Blocks: ...
    def __getitem__(self, index: int | slice) -> Block | Blocks:
        if isinstance(index, slice):
            return self._chosen(index)
        return _block(
            int(self.starts[index]), int(self.ends[index]), int(self.kinds[index]), int(self.levels[index]),
            int(self.pages[index]),
        )  # fmt: skip

    def __iter__(self) -> Iterator[Block]:
        for first in range(0, len(self), _AT_ONCE):
            piece = slice(first, first + _AT_ONCE)
            yield from map(
                _block, self.starts[piece].tolist(), self.ends[piece].tolist(), self.kinds[piece].tolist(),
                self.levels[piece].tolist(), self.pages[piece].tolist(),
            )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Blocks):
            mine, theirs = self._arrays(), other._arrays()
            return all(np.array_equal(a, b) for a, b in zip(mine, theirs, strict=True))
        if isinstance(other, (tuple, list)):
            return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
        return NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{len(self)} blocks>"

    def _arrays(self) -> tuple[Offsets, Offsets, NDArray[np.uint8], NDArray[np.uint8], NDArray[np.int32]]:
        return self.starts, self.ends, self.kinds, self.levels, self.pages

    def _chosen(self, which: slice | NDArray[np.intp]) -> Blocks:
        return Blocks(self.starts[which], self.ends[which], self.kinds[which], self.levels[which], self.pages[which])


class BlockCollector:
    """Takes blocks one by one, in the order of the text, without making an object for each."""

    __slots__ = ("_ends", "_kinds", "_levels", "_pages", "_starts")

    def __init__(self) -> None:
        self._starts = array("q")
        self._ends = array("q")
        self._kinds = array("B")
        self._levels = array("B")
        self._pages = array("i")

    def __len__(self) -> int:
        return len(self._starts)

    def add(
        self, start: int, end: int, kind: BlockKind = BlockKind.PARAGRAPH, level: int = 0, page: int | None = None
    ) -> None:
        self._starts.append(start)
        self._ends.append(end)
        self._kinds.append(_NUMBERS[kind])
        self._levels.append(min(max(level, 0), 255))
        self._pages.append(_NO_PAGE if page is None else page)

    def finish(self) -> Blocks:
        return Blocks(
            np.array(self._starts, dtype=np.int64), np.array(self._ends, dtype=np.int64),
            np.array(self._kinds, dtype=np.uint8), np.array(self._levels, dtype=np.uint8),
            np.array(self._pages, dtype=np.int32),
        )  # fmt: skip


def blocks_of_kind(blocks: Sequence[Block], kind: BlockKind) -> Sequence[Block]:
    """Return the blocks of one kind, quickly where ``blocks`` are :class:`Blocks`."""
    if isinstance(blocks, Blocks):
        return blocks.of_kind(kind)
    return tuple(block for block in blocks if block.kind == kind)


def _same(value: int, count: int, kind: type[_Number]) -> NDArray[_Number]:
    """Return an array of one value that takes no memory however long it is."""
    return np.broadcast_to(np.array(value, dtype=kind), count)


def _block(start: int, end: int, kind: int, level: int, page: int) -> Block:
    return Block(Span(start, end), KINDS[kind], level, None if page == _NO_PAGE else page)
