"""What the user makes of passages: important, or dismissed for a reason, with a note."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from neardup_gui.matching.passages import Passage
from neardup_gui.spans import Span


class DismissReason(StrEnum):
    """Why a shared passage says nothing about copying."""

    QUOTATION = "quotation"
    COMMON_PHRASE = "common_phrase"
    OWN_TEXT = "own_text"


@dataclass(frozen=True, slots=True)
class PassageMark:
    """The judgement of one passage. One that is dismissed is not important too."""

    important: bool = False
    dismissed: DismissReason | None = None
    note: str = ""


UNMARKED: Final = PassageMark()

_Places = tuple[Span, Span]


class PassageMarks(QObject):
    """Keeps the marks of one pair of texts by the places of the passages.

    Numbers of passages change when settings move; places do not. Marks of a passage that the present settings do not
    show are kept for when it is shown again.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marks: dict[_Places, PassageMark] = {}
        self._texts = ("", "")

    def follow(self, text_a: str, text_b: str) -> None:
        """Belong to these two texts from now on: marks of others are forgotten, those of exchanged sides turned."""
        before, self._texts = self._texts, (text_a, text_b)
        if not self._marks or before == self._texts:
            return
        exchanged = before == (text_b, text_a)
        self._marks = {(b, a): mark for (a, b), mark in self._marks.items()} if exchanged else {}
        self.changed.emit()

    def of(self, passage: Passage) -> PassageMark:
        return self._marks.get((passage.a, passage.b), UNMARKED) if self._marks else UNMARKED

    def is_dismissed(self, passage: Passage) -> bool:
        return self.of(passage).dismissed is not None

    def dismissed_ids(self, passages: Iterable[Passage]) -> frozenset[int]:
        """Return the numbers of the dismissed among ``passages``."""
        if not self._marks:
            return frozenset()
        return frozenset(passage.id for passage in passages if self.is_dismissed(passage))

    def set_important(self, passages: Iterable[Passage], important: bool) -> None:
        """Mark passages as important, or take that back. Important ones are dismissed no longer."""
        for passage in passages:
            mark = self.of(passage)
            dismissed = None if important else mark.dismissed
            self._set(passage, replace(mark, important=important, dismissed=dismissed))
        self.changed.emit()

    def dismiss(self, passages: Iterable[Passage], reason: DismissReason | None) -> None:
        """Dismiss passages; None takes it back."""
        for passage in passages:
            mark = self.of(passage)
            self._set(passage, replace(mark, important=mark.important and reason is None, dismissed=reason))
        self.changed.emit()

    def set_note(self, passage: Passage, note: str) -> None:
        """Write a note to a passage; an empty one takes it away."""
        self._set(passage, replace(self.of(passage), note=" ".join(note.split())))
        self.changed.emit()

    def _set(self, passage: Passage, mark: PassageMark) -> None:
        places = (passage.a, passage.b)
        if mark == UNMARKED:
            self._marks.pop(places, None)
        else:
            self._marks[places] = mark


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
