"""Pieces of a report put on pages, one under the other. Plain arithmetic: no toolkit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeVar


class Sized(Protocol):
    """A piece that is never divided between two pages."""

    @property
    def height(self) -> float: ...

    @property
    def space_before(self) -> float:
        """The empty space above it, dropped at the top of a page."""
        ...

    @property
    def keep_with_next(self) -> bool:
        """Whether it must stand on the page of the piece that follows, as a heading must."""
        ...

    @property
    def new_page(self) -> bool:
        """Whether a page begins with it."""
        ...

    @property
    def continued(self) -> Self | None:
        """What stands above it where a page begins with it because the one before was full; it is never asked twice."""
        ...


PieceType = TypeVar("PieceType", bound=Sized)


@dataclass(frozen=True, slots=True)
class Placed(Generic[PieceType]):
    """A piece and where it stands: its page, from 0, and the distance of its top from the page's."""

    piece: PieceType
    page: int
    top: float


def paginate(pieces: Iterable[PieceType], page_height: float) -> list[Placed[PieceType]]:
    """Place ``pieces`` on pages of ``page_height``.

    A piece that is higher than a page gets one of its own and is cut off by the caller's clipping; no piece of a
    report is. Pieces that are kept with the next move together, unless the group would not fit on any page. A piece
    that begins a page unasked has its ``continued`` above it, where there is room for both.
    """
    placed: list[Placed[PieceType]] = []
    page, used = 0, 0.0
    group: list[PieceType] = []
    for piece in pieces:
        group.append(piece)
        if piece.keep_with_next:
            continue
        page, used = _place_group(group, placed, page, used, page_height)
        group = []
    if group:
        _place_group(group, placed, page, used, page_height)
    return placed


def _place_group(
    group: list[PieceType], placed: list[Placed[PieceType]], page: int, used: float, page_height: float
) -> tuple[int, float]:
    whole = sum(piece.space_before + piece.height for piece in group)
    if group[0].new_page and used > 0:
        page, used = page + 1, 0.0
    elif used + whole > page_height and used > 0:
        page, used = _turn(group[0], placed, page, page_height)
    for piece in group:
        before = piece.space_before if used > 0 else 0.0
        if used > 0 and used + before + piece.height > page_height:
            page, used = _turn(piece, placed, page, page_height)
            before = piece.space_before if used > 0 else 0.0
        placed.append(Placed(piece, page, used + before))
        used += before + piece.height
    return page, used


def _turn(piece: PieceType, placed: list[Placed[PieceType]], page: int, page_height: float) -> tuple[int, float]:
    """Begin a page before ``piece`` and return it with how much of it is used."""
    head = piece.continued
    if head is None or head.height + piece.space_before + piece.height > page_height:
        return page + 1, 0.0
    placed.append(Placed(head, page + 1, 0.0))
    return page + 1, head.height
