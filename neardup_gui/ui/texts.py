"""The two texts of the session: how they come in, are read anew, and change places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QObject, Signal

from neardup_gui.compare import Prepared, prepare
from neardup_gui.compare.settings import AUTO, Settings
from neardup_gui.documents import ReadOptions, pasted_document, read_document
from neardup_gui.errors import NeardupError
from neardup_gui.jobs import Worker
from neardup_gui.progress import Progress
from neardup_gui.text.languages import detect_language
from neardup_gui.ui.file_watch import FileWatch, Stamp, WatchedFile, stamp_of

Side = Literal["a", "b"]
SIDES: Final[tuple[Side, Side]] = ("a", "b")
READING_SHARE: Final = 0.6  # of the progress of loading; the rest is preparing
# Formats whose reading depends on a setting: only such files are read anew when it changes.
CONCERNED: Final = {
    "footnotes": frozenset({"docx", "odt", "rtf", "doc", "epub", "fb2", "fb3", "pdf"}),
    "tracked_changes": frozenset({"docx", "odt", "rtf", "doc"}),
}


@dataclass(frozen=True, slots=True)
class Source:
    """What a text is read from: a file, with an encoding where the user chose one, or a text that was pasted."""

    name: str
    path: Path | None = None
    encoding: str | None = None
    text: str = ""


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
    """One side. A failed or cancelled loading leaves ``prepared`` and its ``source`` as they were.

    ``outdated``: the file has changed on disk since it was read, and the user has not answered yet.
    """

    prepared: Prepared | None = None
    source: Source | None = None
    loading: Loading | None = None
    error: NeardupError | None = None
    outdated: bool = False

    @property
    def can_reload(self) -> bool:
        return self.source is not None and self.source.path is not None


@dataclass(frozen=True, slots=True, eq=False)
class _Loaded:
    prepared: Prepared
    stamp: Stamp | None


class Texts(QObject):
    """Reads and prepares both texts on the worker.

    The session adds their comparison, by ``_replaced`` and ``_settled``.
    """

    side_changed = Signal(str)  # the text of this side is another one, or its loading, error or file changed
    text_changed = Signal(str)  # the text of this side is another one

    def __init__(self, worker: Worker, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.worker = worker
        self._settings = settings
        self._sides: dict[Side, SideState] = {side: SideState() for side in SIDES}
        self._coming: dict[Side, Source] = {}
        self._watch = FileWatch(worker, self)
        self._watch.changed.connect(self._file_changed)

    def side(self, side: Side) -> SideState:
        return self._sides[side]

    @property
    def is_loading(self) -> bool:
        return any(state.loading is not None for state in self._sides.values())

    # -- bringing in ----------------------------------------------------------------------------------------------

    def open_path(self, side: Side, path: str) -> None:
        """Read a file into a side. Until it is there, and where it cannot be read, the earlier text stays."""
        target = Path(path)
        self._load(side, Source(target.name, target))

    def open_paths(self, paths: list[str]) -> None:
        """Read one file into the first free side, or the first two into A and B, both at the same time."""
        if len(paths) == 1:
            self.open_path("b" if self._is_free("b") and not self._is_free("a") else "a", paths[0])
        for side, path in zip(SIDES, paths[:2] if len(paths) > 1 else [], strict=False):
            self.open_path(side, path)

    def paste(self, side: Side, text: str, name: str) -> None:
        """Take a text that was pasted or dropped into a side."""
        self._load(side, Source(name, text=text))

    def choose_encoding(self, side: Side, encoding: str | None) -> None:
        """Read the plain text of a side anew in an encoding; None detects it. The choice is this text's alone."""
        source = self._sides[side].source
        if source is not None and source.path is not None:
            self._load(side, replace(source, encoding=encoding))

    def reload(self, *sides: Side) -> None:
        """Read the files of these sides from disk anew, of both where none is named. Pasted texts stay."""
        for side in sides or SIDES:
            source = self._sides[side].source
            if source is not None and source.path is not None and self._sides[side].loading is None:
                self._load(side, source)

    def cancel_loading(self, side: Side) -> None:
        """Give up what is being read into a side; the earlier text stays."""
        self.worker.cancel(_channel(side))
        if self._sides[side].loading is not None:
            self._set_side(side, replace(self._sides[side], loading=None))
            self._settled()

    def dismiss_error(self, side: Side) -> None:
        """Forget why the last file of a side could not be read."""
        if self._sides[side].error is not None:
            self._set_side(side, replace(self._sides[side], error=None))

    # -- files on disk --------------------------------------------------------------------------------------------

    def check_files(self) -> None:
        """Look whether the files on show have changed on disk."""
        self._watch.check()

    def keep_outdated(self, side: Side) -> None:
        """Keep the text as it was read, until its file changes once more."""
        if self._sides[side].outdated:
            self._set_side(side, replace(self._sides[side], outdated=False))

    def _file_changed(self, side: str) -> None:
        for changed in SIDES:
            if changed == side:
                self._set_side(changed, replace(self._sides[changed], outdated=True))

    # -- within ---------------------------------------------------------------------------------------------------

    def _replaced(self) -> None:
        """A text is another one now. Called before the signals that tell so."""

    def _settled(self) -> None:
        """A loading has ended, well or not."""

    def _exchange_sides(self) -> None:
        self._sides["a"], self._sides["b"] = self._sides["b"], self._sides["a"]
        self._watch.exchange(*SIDES)

    def _read_anew(self, before: Settings) -> bool:
        """Read or prepare anew what the settings govern that differ from ``before``. Return whether there is such."""
        after = self._settings
        changed = [name for name in CONCERNED if getattr(before, name) != getattr(after, name)]
        language = before.language != after.language
        begun = [self._read_side_anew(side, changed, language) for side in SIDES]
        return any(begun)

    def _read_side_anew(self, side: Side, changed: list[str], language: bool) -> bool:
        state = self._sides[side]
        if state.loading is not None and (changed or language):
            self._load(side, self._coming[side])
        elif state.loading is not None or state.prepared is None or state.source is None:
            return False
        elif state.can_reload and any(state.prepared.document.format in CONCERNED[name] for name in changed):
            self._load(side, state.source)
        elif language:
            self._prepare_anew(side, state.prepared, state.source)
        else:
            return False
        return True

    def _is_free(self, side: Side) -> bool:
        return self._sides[side].prepared is None and self._sides[side].loading is None

    def _load(self, side: Side, source: Source) -> None:
        settings = self._settings
        encoding = source.encoding or settings.encoding
        options = ReadOptions(settings.footnotes, settings.tracked_changes, encoding)

        def work(progress: Progress) -> _Loaded:
            reading = progress.part(0.0, READING_SHARE)
            stamp = stamp_of(source.path) if source.path is not None else None
            if source.path is not None:
                document = read_document(source.path, options, reading)
            else:
                document = pasted_document(source.text, source.name)
            return _Loaded(prepare(document, settings.language, progress.part(READING_SHARE, 1.0)), stamp)

        self._submit(side, source, work)

    def _prepare_anew(self, side: Side, prepared: Prepared, source: Source) -> None:
        """Give a text that is there another language: its words stay."""
        language = self._settings.language

        def work(_progress: Progress) -> Prepared:
            found = detect_language(prepared.tokens) if language == AUTO else language
            return Prepared(prepared.document, prepared.tokens, found)

        self._submit(side, source, work)

    def _submit(self, side: Side, source: Source, work: Callable[[Progress], _Loaded | Prepared]) -> None:
        def loading(fraction: float) -> None:
            self._set_side(side, replace(self._sides[side], loading=Loading(source.name, fraction), error=None))

        def failed(error: NeardupError) -> None:
            self._set_side(side, replace(self._sides[side], loading=None, error=error))
            self._settled()

        self._coming[side] = source
        loading(0.0)
        self.worker.submit(_channel(side), work, lambda done: self._loaded(side, source, done), failed, loading)

    def _loaded(self, side: Side, source: Source, done: _Loaded | Prepared) -> None:
        if isinstance(done, _Loaded):
            self._sides[side] = SideState(done.prepared, source)
            file = None
            if source.path is not None and done.stamp is not None:
                file = WatchedFile(source.path.absolute(), done.stamp, done.prepared.document.sha256)
            self._watch.follow(side, file)
        else:
            self._sides[side] = replace(self._sides[side], prepared=done, loading=None)
        self._replaced()
        self.text_changed.emit(side)
        self.side_changed.emit(side)
        self._settled()

    def _set_side(self, side: Side, state: SideState) -> None:
        self._sides[side] = state
        self.side_changed.emit(side)


def _channel(side: Side) -> str:
    return f"text-{side}"
