"""The model of the list: Qt's own tester, sorting, filtering, wording."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from made_passages import document, many, passage
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from neardup_gui.compare.passage_places import PassagePlaces
from neardup_gui.spans import Span
from neardup_gui.ui.passage_list.columns import LARGEST_FIRST, RIGHT_ALIGNED, Column, column_explanation, column_title
from neardup_gui.ui.passage_list.model import PassageModel
from neardup_gui.ui.passage_list.rows import PassageRows, RowFilter
from neardup_gui.ui.passage_marks import DismissReason, PassageMarks
from neardup_gui.ui.theme import load_theme
from neardup_gui.wording.translator import english

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder

TEXT = "Chapter One\n“Zebra crossing” he said.\nChapter Two\nAn apple fell. Ёлка стояла.\n" + "x" * 920


def three() -> PassageRows:
    first, second, tree = TEXT.index("“Zebra"), TEXT.index("An apple"), TEXT.index("Ёлка")
    one, two = TEXT.index("Chapter One"), TEXT.index("Chapter Two")
    return PassageRows(
        document(TEXT, [Span(one, one + 11), Span(two, two + 11)]),
        [
            passage(1, Span(first, first + 26), Span(500, 526), kind="verbatim", words_a=9, words_b=10, similarity=1.0),
            passage(2, Span(second, second + 14), Span(0, 14), moved=True, words_a=1200, words_b=8),
            passage(3, Span(tree, tree + 13), Span(700, 713), kind="reworded", words_a=100, words_b=90, similarity=0.2),
        ],
        lambda: PassagePlaces(np.array([0.85, 0.79, 0.0]), np.array([0.0, 0.0, 1.0])),
    )


@pytest.fixture
def marks(qapp: Any) -> PassageMarks:
    return PassageMarks()


@pytest.fixture
def model(marks: PassageMarks, qtmodeltester: Any) -> PassageModel:
    made = PassageModel(marks, english)
    made.set_theme(load_theme("light"), 1.0)
    qtmodeltester.check(made)  # goes on watching while the test changes the model
    made.set_rows(three())
    return made


def column_of(model: PassageModel, column: Column) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def numbers(model: PassageModel) -> list[int]:
    return [model.passage(row).id for row in range(model.rowCount())]


def test_model_passes_qts_own_tester(marks: PassageMarks, qtmodeltester: Any) -> None:
    model = PassageModel(marks, english)
    model.set_theme(load_theme("dark"), 2.0)
    rows = many(200)
    model.set_rows(rows)
    qtmodeltester.check(model)
    for column in Column:
        model.sort(column, DOWN)
    model.set_filter(RowFilter(moved=True, state="open"))
    marks.dismiss(rows.passages[:150], DismissReason.QUOTATION)
    model.marks_changed()
    model.set_filter(RowFilter(text="глава 2"))
    qtmodeltester.check(model)
    assert model.columnCount(model.index(0, 0)) == 0
    assert model.rowCount(model.index(0, 0)) == 0


def test_cells_are_worded(model: PassageModel) -> None:
    assert [model.index(1, column).data() for column in Column] == [
        "2",
        "5.0\u00a0%",
        "Chapter Two",
        "An apple fell.",
        "1,200",
        "8",
        "80.0\u00a0%",
        "edited",
        "moved",
        "equal words in a row",
        "",
        "",
    ]
    assert model.index(0, Column.CHAPTER).data() == "Chapter One"
    assert not model.index(0, Column.NUMBER).data(Qt.ItemDataRole.DecorationRole).isNull()
    assert model.index(2, Column.NUMBER).data(Qt.ItemDataRole.AccessibleTextRole) == "Passage 3"
    assert QModelIndex().data() is None


def test_every_column_has_a_title_and_says_what_it_is(model: PassageModel) -> None:
    for column in Column:
        assert model.headerData(column, Qt.Orientation.Horizontal).rstrip("\u00a0") == column_title(column)
        assert len(column_explanation(column)) > 15
        right = column in RIGHT_ALIGNED
        alignment = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        assert bool(alignment & Qt.AlignmentFlag.AlignRight) == right
        first = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole)
        assert (first == DOWN) == (column in LARGEST_FIRST)


def test_the_arrow_of_the_sorted_column_does_not_cover_its_title(model: PassageModel) -> None:
    def title(column: Column) -> str:
        return str(model.headerData(column, Qt.Orientation.Horizontal))

    model.sort(Column.WORDS_A)
    assert title(Column.WORDS_A).endswith("\u00a0")
    model.sort(Column.KIND)
    assert title(Column.WORDS_A) == column_title(Column.WORDS_A)
    assert title(Column.KIND) == column_title(Column.KIND), "this one is aligned to the left"


@pytest.mark.parametrize(
    ("column", "upwards"),
    [
        (Column.NUMBER, [1, 2, 3]),
        (Column.PLACE, [1, 2, 3]),
        (Column.CHAPTER, [1, 2, 3]),
        (Column.BEGINNING, [2, 1, 3]),  # quotation marks do not count
        (Column.WORDS_A, [1, 3, 2]),  # 9, 100, 1200: as numbers, not as letters
        (Column.WORDS_B, [2, 1, 3]),
        (Column.SIMILARITY, [3, 2, 1]),
        (Column.KIND, [1, 2, 3]),
        (Column.MOVED, [1, 3, 2]),
        (Column.FOUND_BY, [1, 2, 3]),
        (Column.STATE, [2, 3, 1]),
        (Column.NOTE, [1, 2, 3]),
    ],
)
def test_sorting(model: PassageModel, marks: PassageMarks, column: Column, upwards: list[int]) -> None:
    first, _, third = model.rows.passages
    marks.set_important([first], True)
    marks.dismiss([third], DismissReason.COMMON_PHRASE)
    marks.set_note(third, "Later")
    model.sort(column, UP)
    assert numbers(model) == upwards
    model.sort(column, DOWN)
    if column in (Column.FOUND_BY,):
        assert numbers(model) == [1, 2, 3]  # all equal: in the order of the text, whichever way
    elif column == Column.CHAPTER:
        assert numbers(model) == [2, 3, 1]
    elif column == Column.MOVED:
        assert numbers(model) == [2, 1, 3]
    elif column == Column.NOTE:
        assert numbers(model) == [3, 1, 2]
    else:
        assert numbers(model) == upwards[::-1]


def test_a_sort_keeps_hold_of_rows(model: PassageModel) -> None:
    held = [QPersistentModelIndex(model.index(row, Column.KIND)) for row in range(3)]
    model.sort(Column.WORDS_A, DOWN)
    assert [index.row() for index in held] == [2, 0, 1]
    assert [index.data() for index in held] == ["verbatim", "edited", "reworded"]


@pytest.mark.parametrize(
    ("by", "left"),
    [
        (RowFilter(), [1, 2, 3]),
        (RowFilter(text="ZEBRA"), [1]),
        (RowFilter(text="chapter  two"), [2, 3]),
        (RowFilter(text="елка"), [3]),
        (RowFilter(text="look up"), [2]),
        (RowFilter(text="nowhere"), []),
        (RowFilter(kinds=frozenset({"verbatim"})), [1]),
        (RowFilter(kinds=frozenset({"edited", "reworded"})), [2, 3]),
        (RowFilter(kinds=frozenset()), []),
        (RowFilter(moved=True), [2]),
        (RowFilter(words=9), [1, 3]),
        (RowFilter(words=91), []),
        (RowFilter(place="quoted"), [1]),
        (RowFilter(place="not_quoted"), [2, 3]),
        (RowFilter(place="notes"), [3]),
        (RowFilter(place="not_notes", moved=True), [2]),
        (RowFilter(state="open"), [2, 3]),
        (RowFilter(state="dismissed"), [1]),
        (RowFilter(state="important"), [3]),
        (RowFilter(state="noted"), [2]),
        (RowFilter(state="open", kinds=frozenset({"reworded"})), [3]),
    ],
)
def test_filters(model: PassageModel, marks: PassageMarks, by: RowFilter, left: list[int]) -> None:
    first, second, third = model.rows.passages
    marks.dismiss([first], DismissReason.OWN_TEXT)
    marks.set_note(second, "Look up  the source")
    marks.set_important([third], True)
    model.set_filter(by)
    assert numbers(model) == left
    assert [model.row_of(number) for number in left] == list(range(len(left)))
    assert all(model.row_of(number) is None for number in (1, 2, 3) if number not in left)


def test_a_filtered_list_is_sorted_too(model: PassageModel) -> None:
    model.sort(Column.WORDS_A, DOWN)
    model.set_filter(RowFilter(words=9))
    assert numbers(model) == [3, 1]
    model.set_filter(RowFilter())
    assert numbers(model) == [2, 3, 1]


def test_marks_are_shown_without_sorting_anew(model: PassageModel, marks: PassageMarks) -> None:
    model.sort(Column.STATE, DOWN)
    before = numbers(model)
    marks.dismiss([model.passage(2)], DismissReason.QUOTATION)
    assert not model.marks_changed()
    assert numbers(model) == before
    assert model.index(2, Column.STATE).data() == "dismissed: quotation"
    assert model.index(2, Column.KIND).data(Qt.ItemDataRole.ForegroundRole).name() == load_theme("light").muted
    assert model.index(1, Column.KIND).data(Qt.ItemDataRole.ForegroundRole) is None


def test_notes_are_written_in_the_table(model: PassageModel, marks: PassageMarks) -> None:
    note = model.index(1, Column.NOTE)
    assert model.flags(note) & Qt.ItemFlag.ItemIsEditable
    assert not model.flags(model.index(1, Column.KIND)) & Qt.ItemFlag.ItemIsEditable
    assert model.setData(note, " From  the\nBible ")
    assert marks.of(model.passage(1)).note == "From the Bible"
    assert note.data() == "From the Bible"
    assert not model.setData(model.index(1, Column.KIND), "x")


def test_a_text_without_headings_has_no_chapters() -> None:
    rows = PassageRows(document("word " * 50), [passage(1, Span(0, 20), Span(0, 20))])
    assert not rows.has_chapters
    assert rows.chapter(0) == ""
    assert three().has_chapters
