"""The session: two texts, the settings, their comparison and the current passage. The only state that views share.

Views read it when they are made and follow its signals; they change it by its methods and never talk to each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final, Literal

from PySide6.QtCore import QObject, Signal

from neardup_gui.compare import Pair, Prepared, prepare
from neardup_gui.compare.result import Comparison
from neardup_gui.compare.settings import Settings
from neardup_gui.documents import ReadOptions, pasted_document, read_document
from neardup_gui.documents.model import Document
from neardup_gui.errors import NeardupError
from neardup_gui.jobs import Worker
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import Progress

Side = Literal["a", "b"]
SIDES: Final[tuple[Side, Side]] = ("a", "b")
COMPARE: Final = "compare"
# Seconds that a comparison under way may go on after the settings have moved. Were it ended at each move, a slider
# that is dragged over two novels would show nothing until it stands still.
PATIENCE: Final = 0.3
READING_SHARE: Final = 0.6  # of the progress of loading; the rest is preparing


@dataclass(frozen=True, slots=True)
class Loading:
    """A text on its way in: how it is called and how far it is (0–1)."""

    name: str
    fraction: float = 0.0

    @property
    def reading(self) -> bool:
        """Return whether the file is still being read; afterwards its words are found."""
        return self.fraction < READING_SHARE


@dataclass(frozen=True, slots=True, eq=False)
class SideState:
    """One side. A failed or cancelled loading leaves ``prepared`` as it was."""

    prepared: Prepared | None = None
    loading: Loading | None = None
    error: NeardupError | None = None


@dataclass(frozen=True, slots=True, eq=False)
class _Computed:
    comparison: Comparison
    dressing: Any


class Session(QObject):
    """Coordinates read → prepare → compare on the worker. Lives in the GUI thread.

    ``dress`` runs on the worker after each comparison, for whatever the views need that takes time; its result is
    :attr:`dressing`.
    """

    side_changed = Signal(str)  # the text of this side is another one, or its loading or error changed
    text_changed = Signal(str)  # the text of this side is another one
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
    ) -> None:
        super().__init__(parent)
        self.worker = worker
        self._dress = dress
        self._settings = settings
        self._sides: dict[Side, SideState] = {side: SideState() for side in SIDES}
        self._pair: Pair | None = None
        self._comparison: Comparison | None = None
        self._dressing: Any = None
        self._passage: int | None = None
        self._error: NeardupError | None = None
        self._begun = 0.0  # when the comparison under way was handed in
        self._again = False  # whether the settings have moved since

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

    def side(self, side: Side) -> SideState:
        return self._sides[side]

    @property
    def is_loading(self) -> bool:
        return any(state.loading is not None for state in self._sides.values())

    # -- texts ----------------------------------------------------------------------------------------------------

    def open_path(self, side: Side, path: str) -> None:
        """Read a file into a side. Until it is there, and where it cannot be read, the earlier text stays."""
        settings = self._settings
        options = ReadOptions(
            footnotes=settings.footnotes, tracked_changes=settings.tracked_changes, encoding=settings.encoding
        )
        target = Path(path)
        self._load(side, target.name, lambda progress: read_document(target, options, progress))

    def open_paths(self, paths: list[str]) -> None:
        """Read one file into the first free side, or the first two into A and B, both at the same time."""
        if len(paths) == 1:
            self.open_path("b" if self._is_free("b") and not self._is_free("a") else "a", paths[0])
        for side, path in zip(SIDES, paths[:2] if len(paths) > 1 else [], strict=False):
            self.open_path(side, path)

    def paste(self, side: Side, text: str, name: str) -> None:
        """Take a text that was pasted or dropped into a side."""
        self._load(side, name, lambda _: pasted_document(text, name))

    def cancel_loading(self, side: Side) -> None:
        """Give up what is being read into a side; the earlier text stays."""
        self.worker.cancel(_channel(side))
        if self._sides[side].loading is not None:
            self._set_side(side, SideState(self._sides[side].prepared))
            self._compare_when_loaded()

    def dismiss_error(self, side: Side) -> None:
        """Forget why the last file of a side could not be read."""
        if self._sides[side].error is not None:
            self._set_side(side, SideState(self._sides[side].prepared, self._sides[side].loading))

    def swap(self) -> None:
        """Exchange the sides without reading anything anew. Not while a text is on its way in."""
        if self.is_loading:
            return
        self._sides["a"], self._sides["b"] = self._sides["b"], self._sides["a"]
        self._new_pair()
        for side in SIDES:
            self.text_changed.emit(side)
            self.side_changed.emit(side)
        self._compare()

    def _is_free(self, side: Side) -> bool:
        return self._sides[side].prepared is None and self._sides[side].loading is None

    def _load(self, side: Side, name: str, read: Callable[[Progress], Document]) -> None:
        language = self._settings.language

        def work(progress: Progress) -> Prepared:
            document = read(progress.part(0.0, READING_SHARE))
            return prepare(document, language, progress.part(READING_SHARE, 1.0))

        def loading(fraction: float) -> None:
            self._set_side(side, SideState(self._sides[side].prepared, Loading(name, fraction)))

        def failed(error: NeardupError) -> None:
            self._set_side(side, SideState(self._sides[side].prepared, error=error))
            self._compare_when_loaded()

        loading(0.0)
        self.worker.submit(_channel(side), work, lambda prepared: self._loaded(side, prepared), failed, loading)

    def _loaded(self, side: Side, prepared: Prepared) -> None:
        self._sides[side] = SideState(prepared)
        self._new_pair()
        self.text_changed.emit(side)
        self.side_changed.emit(side)
        self._compare_when_loaded()

    def _compare_when_loaded(self) -> None:
        """Compare unless that is done, or under way, or another text is still to come that would make it history."""
        if not self.is_loading and self._comparison is None and self._error is None and not self.is_comparing:
            self._compare()

    def _set_side(self, side: Side, state: SideState) -> None:
        self._sides[side] = state
        self.side_changed.emit(side)

    # -- the comparison -------------------------------------------------------------------------------------------

    def set_settings(self, settings: Settings) -> None:
        """Compare anew with other settings. What was compared stays on show until the new result is there."""
        if settings == self._settings:
            return
        self._settings = settings
        self.settings_changed.emit()
        if self._comparison is not None or not self.is_loading:
            self._compare()

    def _new_pair(self) -> None:
        a, b = self._sides["a"].prepared, self._sides["b"].prepared
        self.worker.cancel(COMPARE)
        self._again = False
        self._pair = Pair(a, b) if a is not None and b is not None else None
        self._error = None
        if self._comparison is not None:
            self._comparison = self._dressing = None
            self.comparison_changed.emit()
            self.comparing_changed.emit(False)
        self.set_passage(None)

    def _compare(self) -> None:
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
        self._comparison, self._dressing = computed.comparison, computed.dressing
        self._error = None
        self.comparison_changed.emit()
        if self._passage is not None and self.passage(self._passage) is None:
            self.set_passage(None)
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

    def set_passage(self, identity: int | None) -> None:
        """Make a passage the current one. The same again is told again: a second click goes there again."""
        if identity is None and self._passage is None:
            return
        self._passage = identity
        self.passage_changed.emit()

    def step_passage(self, step: Literal[1, -1]) -> None:
        """Go to the next or previous passage in the order of A, round the ends."""
        count = len(self.passages)
        if count == 0:
            return
        here = self.passage_position
        place = (0 if step == 1 else count - 1) if here is None else (here + step) % count
        self.set_passage(self.passages[place].id)


def _channel(side: Side) -> str:
    return f"text-{side}"
