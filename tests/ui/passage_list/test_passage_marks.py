"""What the user makes of passages, and what is covered without those that are dismissed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from made_passages import passage

from neardup_gui.compare.coverage import coverage_without
from neardup_gui.spans import Span
from neardup_gui.ui.passage_marks import UNMARKED, DismissReason, PassageMarks, mark_name
from neardup_gui.ui.session import Session

ONE, TWO = passage(1, Span(0, 9), Span(5, 14)), passage(2, Span(20, 29), Span(40, 49))
Wait = Callable[[], None]


@pytest.fixture
def marks(qapp: Any) -> PassageMarks:
    made = PassageMarks()
    made.follow("text a", "text b")
    return made


def test_important_and_dismissed_exclude_each_other(marks: PassageMarks) -> None:
    marks.set_important([ONE, TWO], True)
    assert mark_name(marks.of(ONE)) == "important"
    marks.dismiss([ONE], DismissReason.COMMON_PHRASE)
    assert mark_name(marks.of(ONE)) == "dismissed: common phrase"
    assert not marks.of(ONE).important
    assert marks.of(TWO).important
    assert marks.dismissed_ids([ONE, TWO]) == {1}
    marks.set_important([ONE], True)
    assert marks.dismissed_ids([ONE, TWO]) == frozenset()
    marks.set_important([ONE], False)
    assert marks.of(ONE) == UNMARKED


def test_a_note_outlives_a_dismissal(marks: PassageMarks) -> None:
    marks.set_note(ONE, "see page 3")
    marks.dismiss([ONE], DismissReason.QUOTATION)
    marks.dismiss([ONE], None)
    assert marks.of(ONE).note == "see page 3"
    marks.set_note(ONE, " ")
    assert marks.of(ONE) == UNMARKED


def test_marks_go_by_place_not_by_number(marks: PassageMarks) -> None:
    marks.dismiss([TWO], DismissReason.OWN_TEXT)
    assert marks.is_dismissed(replace(TWO, id=1))
    assert not marks.is_dismissed(replace(ONE, id=2))


def test_marks_are_turned_with_the_texts_and_forgotten_with_them(marks: PassageMarks, qtbot: Any) -> None:
    marks.dismiss([ONE], DismissReason.OWN_TEXT)
    marks.follow("text a", "text b")
    assert marks.is_dismissed(ONE)
    with qtbot.waitSignal(marks.changed):
        marks.follow("text b", "text a")
    assert not marks.is_dismissed(ONE)
    assert marks.is_dismissed(replace(ONE, a=ONE.b, b=ONE.a))
    with qtbot.waitSignal(marks.changed):
        marks.follow("text b", "text c")
    assert not marks.is_dismissed(replace(ONE, a=ONE.b, b=ONE.a))


def test_coverage_without_dismissed(loaded: Session) -> None:
    comparison = loaded.comparison
    assert comparison is not None
    first, second, third = comparison.passages
    assert coverage_without(comparison, frozenset()) == (comparison.coverage_a, comparison.coverage_b)
    a, b = coverage_without(comparison, {second.id})
    length_a, length_b = len(comparison.a.document.text), len(comparison.b.document.text)
    assert a == pytest.approx((first.a.length + third.a.length) / length_a)
    assert b == pytest.approx((first.b.length + third.b.length) / length_b)
    assert coverage_without(comparison, {1, 2, 3}) == (0.0, 0.0)


def test_the_walk_passes_over_dismissed_passages(loaded: Session) -> None:
    first, second, third = loaded.passages
    loaded.marks.dismiss([second], DismissReason.QUOTATION)
    walked = []
    for step in (1, 1, 1, -1, -1):
        loaded.step_passage(step)  # type: ignore[arg-type]
        walked.append(loaded.current_passage)
    assert walked == [first, third, first, third, first]
    loaded.set_passage(second.id)
    loaded.step_passage(1)
    assert loaded.current_passage == third
    loaded.marks.dismiss([first, third], DismissReason.QUOTATION)
    loaded.set_passage(None)
    loaded.step_passage(1)
    assert loaded.current_passage is None


def test_marks_and_the_current_passage_outlive_a_slider(loaded: Session, idle: Wait) -> None:
    first, second, third = loaded.passages
    assert second.words_a < first.words_a < third.words_a
    loaded.marks.dismiss([third], DismissReason.QUOTATION)
    loaded.set_passage(third.id)
    loaded.set_settings(replace(loaded.settings, min_passage=first.words_a))  # the second is no passage any more
    idle()
    assert [passage.a for passage in loaded.passages] == [first.a, third.a]
    assert loaded.dismissed == {2}
    assert loaded.current_passage is not None
    assert loaded.current_passage.a == third.a
    loaded.set_settings(replace(loaded.settings, min_passage=third.words_a + 1))
    idle()
    assert loaded.passages == ()
    assert loaded.current_passage is None
    loaded.set_settings(replace(loaded.settings, min_passage=second.words_a))
    idle()
    assert loaded.dismissed == {3}


def test_marks_outlive_a_swap_and_not_another_text(loaded: Session, third: Path, idle: Wait) -> None:
    dismissed = loaded.passages[2]
    loaded.marks.dismiss([dismissed], DismissReason.OWN_TEXT)
    loaded.swap()
    idle()
    turned = [passage for passage in loaded.passages if loaded.marks.is_dismissed(passage)]
    assert [(passage.b, passage.a) for passage in turned] == [(dismissed.a, dismissed.b)]
    loaded.swap()
    idle()
    assert loaded.dismissed == {dismissed.id}
    loaded.open_path("b", str(third))
    idle()
    assert loaded.passages
    assert loaded.dismissed == frozenset()
    assert not loaded.marks.is_dismissed(dismissed)


def test_reading_the_same_text_again_keeps_the_marks(loaded: Session, idle: Wait) -> None:
    loaded.marks.dismiss([loaded.passages[0]], DismissReason.QUOTATION)
    loaded.reload()
    idle()
    assert loaded.dismissed == {1}
