"""What the user makes of passages: important, or dismissed for a reason, with a note."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from neardup_gui.compare.opinions import DismissReason, Opinion, OpinionState
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import Span


@dataclass(frozen=True, slots=True)
class PassageMark:
    """The judgement of one passage. One that is dismissed is not important too."""

    important: bool = False
    dismissed: DismissReason | None = None
    note: str = ""

    @property
    def opinion(self) -> Opinion:
        """The same as a report takes it."""
        if self.dismissed is not None:
            return Opinion(OpinionState(self.dismissed.value), self.note)
        return Opinion(OpinionState.IMPORTANT if self.important else OpinionState.OPEN, self.note)


UNMARKED: Final = PassageMark()

Places = tuple[Span, Span]  # in A and in B
STEPS_KEPT: Final = 200  # changes that can be undone

_Step = dict[Places, PassageMark]  # what was there before a change


def mark_of(opinion: Opinion) -> PassageMark:
    """Return an opinion as the window takes it."""
    state = opinion.state
    reason = DismissReason(state.value) if state.dismissed else None
    return PassageMark(state is OpinionState.IMPORTANT, reason, opinion.note)


class PassageMarks(QObject):
    """Keeps the marks of one pair of texts by the places of the passages.

    Numbers of passages change when settings move; places do not. Marks of a passage that the present settings do not
    show are kept for when it is shown again. Each change can be undone.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marks: dict[Places, PassageMark] = {}
        self._version = 0
        self._texts = ("", "")
        self._undo: list[_Step] = []
        self._redo: list[_Step] = []

    @property
    def version(self) -> int:
        """A number that is another one after each change."""
        return self._version

    def follow(self, text_a: str, text_b: str) -> None:
        """Belong to these two texts from now on: marks of others are forgotten, those of exchanged sides turned."""
        before, self._texts = self._texts, (text_a, text_b)
        if before == self._texts:
            return
        exchanged = before == (text_b, text_a)
        there = bool(self._marks)
        self._marks = _turned(self._marks) if exchanged else {}
        self._undo = [_turned(step) for step in self._undo] if exchanged else []
        self._redo = [_turned(step) for step in self._redo] if exchanged else []
        if there:
            self._tell()

    def restore(self, opinions: Mapping[Places, Opinion]) -> None:
        """Take what was kept of these texts. What the user has said meanwhile holds."""
        kept = {places: mark_of(opinion) for places, opinion in opinions.items()}
        if any(places not in self._marks for places in kept):
            self._marks = {**kept, **self._marks}
            self._tell()

    def forget(self) -> None:
        """Forget all marks of these texts, and how they came about."""
        self._marks, self._undo, self._redo = {}, [], []
        self._tell()

    def all_opinions(self) -> dict[Places, Opinion]:
        """Return every mark by its places, also of passages that the present settings do not show."""
        return {places: mark.opinion for places, mark in self._marks.items()}

    def of(self, passage: Passage) -> PassageMark:
        return self._marks.get((passage.a, passage.b), UNMARKED) if self._marks else UNMARKED

    def is_dismissed(self, passage: Passage) -> bool:
        return self.of(passage).dismissed is not None

    def dismissed_ids(self, passages: Iterable[Passage]) -> frozenset[int]:
        """Return the numbers of the dismissed among ``passages``."""
        places = {places for places, mark in self._marks.items() if mark.dismissed is not None}
        if not places:
            return frozenset()
        return frozenset(passage.id for passage in passages if (passage.a, passage.b) in places)

    def opinions(self, passages: Iterable[Passage]) -> Mapping[int, Opinion]:
        """Return what the user makes of ``passages``, by their numbers; those that nobody has judged are left out."""
        if not self._marks:
            return {}
        judged = ((passage.id, self.of(passage)) for passage in passages)
        return {number: mark.opinion for number, mark in judged if mark != UNMARKED}

    # -- judging --------------------------------------------------------------------------------------------------

    def set_important(self, passages: Iterable[Passage], important: bool) -> None:
        """Mark passages as important, or take that back. Important ones are dismissed no longer."""
        self._change({
            passage: replace(mark, important=important, dismissed=None if important else mark.dismissed)
            for passage, mark in ((passage, self.of(passage)) for passage in passages)
        })  # fmt: skip

    def dismiss(self, passages: Iterable[Passage], reason: DismissReason | None) -> None:
        """Dismiss passages; None takes it back."""
        self._change({
            passage: replace(mark, important=mark.important and reason is None, dismissed=reason)
            for passage, mark in ((passage, self.of(passage)) for passage in passages)
        })  # fmt: skip

    def set_note(self, passage: Passage, note: str) -> None:
        """Write a note to a passage; an empty one takes it away."""
        self._change({passage: replace(self.of(passage), note=" ".join(note.split()))})

    # -- taking back ----------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return bool(self._undo)

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    def undo(self) -> list[Places]:
        """Take back the latest change. Return the places of the passages that it was about."""
        return self._go(self._undo, self._redo)

    def redo(self) -> list[Places]:
        """Make again what was taken back last. Return the places of the passages that it was about."""
        return self._go(self._redo, self._undo)

    def _go(self, of: list[_Step], to: list[_Step]) -> list[Places]:
        if not of:
            return []
        step = of.pop()
        to.append(self._set(step))
        self._tell()
        return list(step)

    def _change(self, marks: Mapping[Passage, PassageMark]) -> None:
        before = self._set({(passage.a, passage.b): mark for passage, mark in marks.items()})
        if before:
            self._undo = [*self._undo, before][-STEPS_KEPT:]
            self._redo = []
        self._tell()

    def _tell(self) -> None:
        self._version += 1
        self.changed.emit()

    def _set(self, marks: _Step) -> _Step:
        """Set marks. Return those that were there before, of the places where they differ."""
        before: _Step = {}
        for places, mark in marks.items():
            old = self._marks.get(places, UNMARKED)
            if old != mark:
                before[places] = old
            if mark == UNMARKED:
                self._marks.pop(places, None)
            else:
                self._marks[places] = mark
        return before


def _turned(marks: _Step) -> _Step:
    return {(b, a): mark for (a, b), mark in marks.items()}


def reason_name(reason: DismissReason) -> str:
    """Return the reason in a word or two."""
    translate = QCoreApplication.translate
    match reason:
        case DismissReason.QUOTATION:
            return translate("PassageMarks", "quotation")
        case DismissReason.COMMON_PHRASE:
            return translate("PassageMarks", "common phrase")
        case DismissReason.OWN_TEXT:
            return translate("PassageMarks", "own earlier text")


def mark_name(mark: PassageMark) -> str:
    """Return the state in a few words; nothing for a passage that nobody has judged."""
    translate = QCoreApplication.translate
    if mark.dismissed is not None:
        return translate("PassageMarks", "dismissed: {reason}").format(reason=reason_name(mark.dismissed))
    return translate("PassageMarks", "important") if mark.important else ""
