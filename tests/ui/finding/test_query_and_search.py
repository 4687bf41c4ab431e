"""What is found in a text, by words and by expressions, and that no expression holds up the program."""

from __future__ import annotations

import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.progress import Cancelled, Progress
from neardup_gui.ui.finding import search
from neardup_gui.ui.finding.query import FaultyExpressionError, Query
from neardup_gui.ui.finding.search import find_all, find_in_both

PATHOLOGICAL = r"(\w+\s*)+\d"  # each way to part the words is tried


def found(text: str, query: Query) -> list[str]:
    spans = find_all(text, query.pattern(), Progress()).spans
    return [text[start:end] for start, end in spans.pairs()]


def test_capitals_and_yo_make_no_difference_unless_asked_for() -> None:
    text = "Ёлка, ЕЛКА и ёлка; елки"
    assert found(text, Query("елка")) == ["Ёлка", "ЕЛКА", "ёлка"]
    assert found(text, Query("ёлка", match_case=True)) == ["ёлка"]
    assert found(text, Query("Ёлка", yo=True)) == ["Ёлка", "ёлка"]
    assert found(text, Query("Елка", match_case=True, yo=True)) == []


def test_whole_words() -> None:
    text = "кот, который скот; кот-то"
    assert found(text, Query("кот")) == ["кот"] * 4
    assert found(text, Query("кот", whole_words=True)) == ["кот", "кот"]
    assert found(text, Query("к.т", whole_words=True, expression=True)) == ["кот", "кот"]


def test_words_are_found_over_line_ends_and_through_what_is_not_seen() -> None:
    assert found("Все счастливые\nсемьи", Query("счастливые семьи")) == ["счастливые\nсемьи"]
    assert found("при\u00adвет, при\u0301вет", Query("привет")) == ["при\u00adвет", "при\u0301вет"]
    assert found("don’t “go”", Query('don\'t "go"')) == ["don’t “go”"]


def test_signs_of_expressions_are_taken_as_they_are_in_plain_words() -> None:
    assert found("a.b (c) [d] *e*", Query("a.b (c) [d] *e*")) == ["a.b (c) [d] *e*"]
    assert found("axb", Query("a.b")) == []


def test_expressions_know_lines_and_empty_finds_do_not_count() -> None:
    assert found("один\nдва\nдвадцать", Query(r"^два\w*$", expression=True)) == ["два", "двадцать"]
    assert found("ааа б", Query("б*", expression=True)) == ["б"]


@pytest.mark.parametrize(("text", "position"), [("(все", 0), ("a[b", 1), ("ab)", 2), ("*", 0)])
def test_a_faulty_expression_is_told_with_its_place(text: str, position: int) -> None:
    with pytest.raises(FaultyExpressionError) as caught:
        Query(text, expression=True).pattern()
    assert caught.value.position is None or 0 <= caught.value.position < len(text)
    result = find_in_both("a", "b", Query(text, expression=True), Progress())
    assert result.fault
    assert not len(result.a.spans)
    assert position < len(text)


def test_an_empty_query_is_known() -> None:
    assert Query("").is_empty
    assert Query("  ").is_empty
    assert not Query(" ", expression=True).is_empty


@given(st.lists(st.sampled_from(["ab ", "b\n", "aab", " ", "c"]), max_size=60), st.integers(3, 40))
def test_pieces_change_nothing(parts: list[str], piece: int) -> None:
    text = "".join(parts)
    for pattern in (r"ab\s+b", "a+b", "b"):
        compiled = Query(pattern, expression=True).pattern()
        whole = [each.span() for each in compiled.finditer(text)]
        before = search.PIECE
        search.PIECE = piece
        try:
            assert find_all(text, compiled, Progress()).spans.pairs() == whole
        finally:
            search.PIECE = before


def test_a_pathological_expression_is_given_up() -> None:
    text = "слово за словом " * 30_000
    query = Query(PATHOLOGICAL, expression=True)
    begin = time.monotonic()
    finds = find_all(text, query.pattern(), Progress(), limit=0.4)
    assert finds.slow
    assert time.monotonic() - begin < 30  # without a limit it takes hours


def test_a_search_can_be_cancelled_between_two_pieces() -> None:
    text = "слово за словом\n" * 60_000
    asked: list[int] = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) > 2

    with pytest.raises(Cancelled):
        find_all(text, Query("слово").pattern(), Progress(should_cancel=enough))


def test_the_interpreter_is_free_while_an_expression_is_looked_for() -> None:
    text = "слово за словом " * 12_000
    query = Query(PATHOLOGICAL, expression=True)
    worker = threading.Thread(target=lambda: find_all(text, query.pattern(), Progress(), limit=0.6))
    worker.start()
    turns = 0
    while worker.is_alive():
        time.sleep(0.01)
        turns += 1
    assert turns > 5


def test_too_many_finds_are_counted_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST", 10)
    finds = find_all("а" * 50, Query("а").pattern(), Progress())
    assert len(finds.spans) == 10
    assert finds.more
