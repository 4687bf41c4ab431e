"""The session: two texts, the settings, their comparison and the current passage. The only state that views share.

Views read it when they are made and follow its signals; they change it by its methods and never talk to each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Literal

from PySide6.QtCore import QObject, Signal

from neardup_gui.compare import Pair
from neardup_gui.compare.coverage import coverage_without
from neardup_gui.compare.result import Comparison
from neardup_gui.compare.settings import Settings
from neardup_gui.documents.model import Exclusion
from neardup_gui.errors import NeardupError
from neardup_gui.jobs import Worker
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import Progress
from neardup_gui.settings.mark_store import MarkStore
from neardup_gui.spans import SpanArray
from neardup_gui.ui.mark_keeper import MarkKeeper
from neardup_gui.ui.passage_marks import PassageMarks, Places
from neardup_gui.ui.texts import SIDES, Loading, Side, SideState, Texts

__all__ = ["COMPARE", "SIDES", "Loading", "Session", "Side", "SideState"]

COMPARE: Final = "compare"
# Seconds that a comparison under way may go on after the settings have moved. Were it ended at each move, a slider
# that is dragged over two novels would show nothing until it stands still.
PATIENCE: Final = 0.3
_MARGIN: Final = 1_000  # characters of empty lines that are passed over, at most


@dataclass(frozen=True, slots=True, eq=False)
class _Computed:
    comparison: Comparison
    dressing: Any


@dataclass(frozen=True, slots=True, eq=False)
class _Judged:
    key: tuple[Comparison | None, int]
    dismissed: frozenset[int]
    coverage: tuple[float, float]


class Session(Texts):
    """Coordinates read → prepare → compare on the worker. Lives in the GUI thread.

    ``dress`` runs on the worker after each comparison, for whatever the views need that takes time; its result is
    :attr:`dressing`. ``mark_store``: where the user's states and notes are kept; without one they end with the session.
    """

    settings_changed = Signal()
    comparison_changed = Signal()  # also to None
    comparing_changed = Signal(bool)
    comparison_failed = Signal(object)  # NeardupError
    passage_changed = Signal()

    def __init__(
        self,
        worker: Worker,
        settings: Settings,
        dress: Callable[[Comparison, Progress], Any] = lambda _comparison, _progress: None,
        parent: QObject | None = None,
        mark_store: MarkStore | None = None,
    ) -> None:
        super().__init__(worker, settings, parent)
        self.marks = PassageMarks(self)
        self.keeper = MarkKeeper(worker, self.marks, mark_store, self)
        self._dress = dress
        self._pair: Pair | None = None
        self._comparison: Comparison | None = None
        self._dressing: Any = None
        self._passage: int | None = None
        self._judgement: _Judged | None = None
        self._error: NeardupError | None = None
        self._begun = 0.0  # when the comparison under way was handed in
        self._again = False  # whether the settings have moved since
        self._owed = False  # whether the texts are to be compared as soon as nothing is loading

    # -- what is there --------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings that the user wants; those in force are in the comparison."""
        return self._settings

    @property
    def comparison(self) -> Comparison | None:
        return self._comparison

    @property
    def dressing(self) -> Any:
        """What ``dress`` made of the comparison; None without one."""
        return self._dressing

    @property
    def error(self) -> NeardupError | None:
        """Why the latest comparison failed; None where it did not."""
        return self._error

    @property
    def is_comparing(self) -> bool:
        return self.worker.is_busy(COMPARE)

    def excluded(self, side: Side) -> tuple[Exclusion, ...]:
        """Return what of a text is not compared, in text order, as far as is known before the comparison."""
        prepared, comparison = self._sides[side].prepared, self._comparison
        if comparison is not None:
            return (comparison.a if side == "a" else comparison.b).excluded(self._settings)
        return () if prepared is None or self._settings.boilerplate else prepared.document.excluded

    def excluded_spans(self, side: Side) -> SpanArray:
        """Return the same as spans that are apart."""
        comparison = self._comparison
        if comparison is not None:
            return (comparison.a if side == "a" else comparison.b).excluded_spans(self._settings)
        return SpanArray.of(part.span for part in self.excluded(side)).merged()

    def first_compared(self, side: Side) -> int:
        """Return where the first word stands that is not left out; 0 where nothing is left."""
        prepared = self._sides[side].prepared
        text, place = ("" if prepared is None else prepared.document.text), 0
        excluded = self.excluded_spans(side)
        for start, end in zip(excluded.starts.tolist(), excluded.ends.tolist(), strict=True):
            if text[place:start].strip():
                break
            place = end
        rest = text[place : place + _MARGIN]
        place += len(rest) - len(rest.lstrip())
        return place if place < len(text) else 0

    def swap(self) -> None:
        """Exchange the sides without reading anything anew. Not while a text is on its way in."""
        if self.is_loading:
            return
        self._exchange_sides()
        self._replaced()
        for side in SIDES:
            self.text_changed.emit(side)
            self.side_changed.emit(side)
        self._settled()

    # -- the comparison -------------------------------------------------------------------------------------------

    def set_settings(self, settings: Settings) -> None:
        """Compare anew with other settings. What was compared stays on show until the new result is there."""
        if settings == self._settings:
            return
        before, self._settings = self._settings, settings
        self.settings_changed.emit()
        if self._read_anew(before):
            self._owed = True
        elif self._comparison is not None or not self.is_loading:
            self._compare()

    def _replaced(self) -> None:
        a, b = self._sides["a"].prepared, self._sides["b"].prepared
        self.worker.cancel(COMPARE)
        self._again = False
        self._pair = Pair(a, b) if a is not None and b is not None else None
        self._error = None
        self._owed = True
        if self._comparison is not None:
            self._comparison = self._dressing = None
            self.comparison_changed.emit()
            self.comparing_changed.emit(False)
        self.set_passage(None)
        self.keeper.leave()
        if a is not None and b is not None:
            self.marks.follow(a.document.text, b.document.text)
            self.keeper.follow(a.document.text, b.document.text)

    def _settled(self) -> None:
        """Compare if that is owed, unless another text is still to come that would make it history."""
        if self._owed and not self.is_loading:
            self._compare()

    def _compare(self) -> None:
        self._owed = False
        pair, settings, dress = self._pair, self._settings, self._dress
        if pair is None:
            return
        if self.is_comparing and monotonic() - self._begun < PATIENCE:
            self._again = True
            return
        self._begun, self._again = monotonic(), False

        def work(progress: Progress) -> _Computed:
            comparison = pair.compare(settings, progress.part(0.0, 0.9))
            return _Computed(comparison, dress(comparison, progress.part(0.9, 1.0)))

        self.worker.submit(COMPARE, work, self._compared, self._not_compared, one_at_a_time=True)
        self.comparing_changed.emit(True)

    def _compared(self, computed: _Computed) -> None:
        current = self.current_passage
        self._comparison, self._dressing = computed.comparison, computed.dressing
        self._error = None
        before, self._passage = self._passage, self._number_of(current)
        self.comparison_changed.emit()
        if self._passage != before:
            self.passage_changed.emit()
        self._compare_again_or_rest()

    def _not_compared(self, error: NeardupError) -> None:
        self._error = error
        self.comparison_failed.emit(error)
        self._compare_again_or_rest()

    def _compare_again_or_rest(self) -> None:
        """Go on to the settings that have moved meanwhile: the latest are always the last to be compared."""
        if self._again:
            self._compare()
        else:
            self.comparing_changed.emit(False)

    # -- the current passage --------------------------------------------------------------------------------------

    @property
    def passages(self) -> tuple[Passage, ...]:
        return self._comparison.passages if self._comparison is not None else ()

    @property
    def current_passage(self) -> Passage | None:
        return self.passage(self._passage) if self._passage is not None else None

    @property
    def passage_position(self) -> int | None:
        """The place of the current passage in the list, from 0."""
        return next((place for place, passage in enumerate(self.passages) if passage.id == self._passage), None)

    def passage(self, identity: int) -> Passage | None:
        return next((passage for passage in self.passages if passage.id == identity), None)

    def _number_of(self, passage: Passage | None) -> int | None:
        """Return the number that a passage of an earlier comparison has now: by its places, for numbers move."""
        if passage is None:
            return None
        places = (passage.a, passage.b)
        return next((item.id for item in self.passages if (item.a, item.b) == places), None)

    @property
    def dismissed(self) -> frozenset[int]:
        """The numbers of the passages that the user has dismissed."""
        return self._judged().dismissed

    @property
    def coverage_kept(self) -> tuple[float, float]:
        """The coverage of A and of B (0–1) without the dismissed passages; 0 without a comparison."""
        return self._judged().coverage

    def _judged(self) -> _Judged:
        """Return what follows from the marks: counted once, however many views ask for it."""
        key = (self._comparison, self.marks.version)
        if self._judgement is None or self._judgement.key != key:
            dismissed = self.marks.dismissed_ids(self.passages)
            shares = (0.0, 0.0) if self._comparison is None else coverage_without(self._comparison, dismissed)
            self._judgement = _Judged(key, dismissed, shares)
        return self._judgement

    def undo(self) -> None:
        """Take back the latest judgement and go to its passage, so that the user sees what has changed."""
        self._show_first(self.marks.undo())

    def redo(self) -> None:
        """Judge again as before :meth:`undo`."""
        self._show_first(self.marks.redo())

    def _show_first(self, places: list[Places]) -> None:
        here = self.current_passage
        if not places or (here is not None and (here.a, here.b) in places):
            return
        found = next((passage.id for passage in self.passages if (passage.a, passage.b) in places), None)
        if found is not None:
            self.set_passage(found)

    def set_passage(self, identity: int | None) -> None:
        """Make a passage the current one. The same again is told again: a second click goes there again."""
        if identity is None and self._passage is None:
            return
        self._passage = identity
        self.passage_changed.emit()

    def step_passage(self, step: Literal[1, -1]) -> None:
        """Go to the next or previous passage in the order of A that is not dismissed, round the ends."""
        passages, here = self.passages, self.passage_position
        count = len(passages)
        before = here if here is not None else (-1 if step == 1 else count)
        for distance in range(1, count + 1):
            passage = passages[(before + step * distance) % count]
            if not self.marks.is_dismissed(passage):
                self.set_passage(passage.id)
                return
