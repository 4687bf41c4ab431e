"""Marks the changed words of the edited passages in view. They are found on the worker, and kept."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import QObject

from neardup_gui.matching.alignment import changed_spans
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import Progress
from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.dressing import PassagePairs
from neardup_gui.ui.panes.following import Following
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.session import SIDES, Session, Side

CHANGED_WORDS: Final = "changed words"  # the channel of the worker

_WITHIN_LINE: Final = re.compile(r"\S(?:[^\n\r\u2028\u2029]*\S)?")

_Places = tuple[Span, Span]
_Words = tuple[SpanArray, SpanArray]


def within_lines(text: str, spans: SpanArray) -> SpanArray:
    """Return ``spans`` without the ends of lines and the spaces around them, where there is nothing to be marked."""
    return SpanArray.of(
        (start + match.start(), start + match.end())
        for start, end in spans.pairs()
        for match in _WITHIN_LINE.finditer(text[start:end])
    )


class ChangedWords(QObject):
    """Looks at what is in view whenever that changes. While some are being found, the next look waits for them."""

    def __init__(self, session: Session, panes: Mapping[Side, TextPane], following: Following, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._panes = panes
        self._following = following
        self._found: dict[_Places, _Words] = {}
        self._shown: list[_Places] = []
        session.text_changed.connect(self._forget)
        session.comparison_changed.connect(self._look)
        following.viewed.connect(self._look)

    def _forget(self) -> None:
        self._session.worker.cancel(CHANGED_WORDS)
        self._found.clear()
        self._shown = []

    def _look(self) -> None:
        session = self._session
        seen = [passage for passage in self._in_view() if passage.kind == "edited"]
        self._show([(passage.a, passage.b) for passage in seen])
        missing = [passage for passage in seen if (passage.a, passage.b) not in self._found]
        comparison = session.comparison
        if not missing or comparison is None or session.worker.is_busy(CHANGED_WORDS):
            return
        a, b = comparison.a.document.text, comparison.b.document.text

        def work(progress: Progress) -> dict[_Places, _Words]:
            found: dict[_Places, _Words] = {}
            for passage in missing:
                progress.check()
                words_a, words_b = changed_spans(a, b, passage)
                found[passage.a, passage.b] = within_lines(a, words_a), within_lines(b, words_b)
            return found

        session.worker.submit(CHANGED_WORDS, work, self._take)

    def _take(self, found: dict[_Places, _Words]) -> None:
        self._found.update(found)
        self._look()

    def _in_view(self) -> Sequence[Passage]:
        passages, dressing = self._session.passages, self._session.dressing
        if not passages or dressing is None:
            return ()
        pairs: PassagePairs = dressing.pairs
        seen = pairs.in_view(self._following.views["a"].span, self._following.views["b"].span)
        return [passages[index] for index in seen]

    def _show(self, places: list[_Places]) -> None:
        places = [each for each in places if each in self._found]
        if places == self._shown:
            return
        self._shown = places
        for number, side in enumerate(SIDES):
            words = [self._found[each][number] for each in places]
            starts = np.concatenate([each.starts for each in words] or [np.zeros(0, dtype=np.int64)])
            ends = np.concatenate([each.ends for each in words] or [np.zeros(0, dtype=np.int64)])
            order = np.argsort(starts, kind="stable")
            self._panes[side].set_changed(SpanArray(starts[order], ends[order]))
