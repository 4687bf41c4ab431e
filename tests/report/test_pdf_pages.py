from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.report.pdf_pages import paginate


@dataclass(frozen=True)
class Box:
    height: float
    space_before: float = 0.0
    keep_with_next: bool = False
    new_page: bool = False
    continued: Box | None = None


def places(boxes: list[Box], page_height: float = 100) -> list[tuple[int, float]]:
    return [(item.page, item.top) for item in paginate(boxes, page_height)]


def test_pieces_stand_one_under_the_other() -> None:
    assert places([Box(30), Box(20, space_before=10), Box(5)]) == [(0, 0), (0, 40), (0, 60)]


def test_a_piece_that_does_not_fit_begins_a_page_without_its_space() -> None:
    assert places([Box(80), Box(30, space_before=10)]) == [(0, 0), (1, 0)]


def test_a_heading_goes_with_its_text() -> None:
    assert places([Box(70), Box(10, keep_with_next=True), Box(30)]) == [(0, 0), (1, 0), (1, 10)]


def test_a_piece_can_ask_for_a_new_page() -> None:
    assert places([Box(10), Box(10, new_page=True)]) == [(0, 0), (1, 0)]
    assert places([Box(10, new_page=True)]) == [(0, 0)], "the first page is new anyway"


def test_a_group_higher_than_a_page_is_divided() -> None:
    assert places([Box(60, keep_with_next=True), Box(60)]) == [(0, 0), (1, 0)]


def test_a_heading_at_the_very_end_is_not_lost() -> None:
    assert places([Box(10), Box(10, keep_with_next=True)]) == [(0, 0), (0, 10)]


def test_a_row_that_begins_a_page_has_the_head_of_its_table_above_it() -> None:
    head = Box(10)
    rows = [Box(40, continued=head) for _ in range(5)]
    placed = paginate([head, *rows], 100)
    assert [(item.piece.height, item.page, item.top) for item in placed] == [
        (10, 0, 0), (40, 0, 10), (40, 0, 50), (10, 1, 0), (40, 1, 10), (40, 1, 50), (10, 2, 0), (40, 2, 10),
    ]  # fmt: skip


def test_no_head_is_put_above_where_a_new_page_was_asked_for_or_there_is_no_room() -> None:
    head = Box(10)
    assert places([Box(50), Box(20, new_page=True, continued=head)]) == [(0, 0), (1, 0)]
    assert places([Box(50), Box(95, continued=head)]) == [(0, 0), (1, 0)]


boxes = st.builds(
    Box,
    height=st.integers(1, 100).map(float),
    space_before=st.integers(0, 20).map(float),
    keep_with_next=st.booleans(),
    new_page=st.booleans(),
)


@given(st.lists(boxes, max_size=40))
def test_every_piece_is_placed_once_in_order_and_whole(pieces: list[Box]) -> None:
    placed = paginate(pieces, 100)
    assert [item.piece for item in placed] == pieces
    end: dict[int, float] = {}
    for item in placed:
        assert item.top >= end.get(item.page, 0.0)
        end[item.page] = item.top + item.piece.height
        assert end[item.page] <= 100
    assert sorted(end) == list(range(len(end)))
