"""Keeps the states and notes of passages on disk: read when a pair is there, written soon after each change."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from neardup_gui.compare.opinions import Opinion
from neardup_gui.errors import NeardupError, OutputError
from neardup_gui.jobs import Worker
from neardup_gui.progress import Progress
from neardup_gui.settings.mark_store import MarkStore, Pair, text_digest
from neardup_gui.ui.passage_marks import PassageMarks, Places

READ: Final = "marks-read"
WRITE: Final = "marks-write"
SOON: Final = 400  # milliseconds after a change: who judges a row of passages causes one write

Found = tuple[Pair, dict[Places, Opinion]]

_log = logging.getLogger(__name__)


class MarkKeeper(QObject):
    """Follows the marks of the present pair. Without a store, or while switched off, nothing is read or written."""

    failed = Signal(object)  # NeardupError: the latest change could not be written
    restored = Signal(int)  # how many marks have come from the disk

    def __init__(self, worker: Worker, marks: PassageMarks, store: MarkStore | None, parent: QObject | None) -> None:
        super().__init__(parent)
        self.store = store
        self._worker = worker
        self._marks = marks
        self._enabled = True
        self._texts: tuple[str, str] | None = None
        self._pair: Pair | None = None  # None until what was kept of the texts has been read
        self._unwritten = False
        self._changes = 0
        self._restoring = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._write)
        marks.changed.connect(self._changed)

    @property
    def enabled(self) -> bool:
        return self._enabled and self.store is not None

    def set_enabled(self, enabled: bool) -> None:
        """Begin or end to keep the marks. What is kept already stays until it is forgotten."""
        if enabled == self._enabled:
            return
        self.flush()
        self._enabled = enabled
        if enabled and self._texts is not None:
            self._unwritten = bool(self._marks.all_opinions())
            self._read(self._texts)

    def leave(self) -> None:
        """The texts are about to be others: write what is unwritten of these."""
        self.flush()
        self._worker.cancel(READ)
        self._texts = self._pair = None

    def follow(self, text_a: str, text_b: str) -> None:
        """Read what was kept of these texts, and keep from now on what is said of them."""
        self._texts = (text_a, text_b)
        self._read(self._texts)

    def flush(self) -> None:
        """Write now what is unwritten, in this thread: the program may be about to end."""
        if self._unwritten and self.enabled and self._pair is not None and self.store is not None:
            self._worker.cancel(WRITE)
            try:
                self.store.write(self._pair, self._marks.all_opinions())
            except OutputError as error:
                self._not_written(error)
        self._soon.stop()
        self._unwritten = False

    def forget(self, everything: bool) -> None:
        """Delete what is kept of the present pair, or of all, and the marks on show with it."""
        if self.store is None:
            return
        self._worker.cancel(WRITE)
        if everything:
            self.store.forget_all()
        if self._pair is not None:
            self.store.forget(self._pair)
        self._restoring = True
        self._marks.forget()
        self._restoring = False
        self._soon.stop()
        self._unwritten = False

    def _read(self, texts: tuple[str, str]) -> None:
        store = self.store
        if store is None or not self.enabled:
            return

        def work(progress: Progress) -> Found:
            pair = text_digest(texts[0]), text_digest(texts[1])
            progress.check()
            return pair, store.read(pair)

        self._worker.submit(READ, work, self._found)

    def _found(self, found: Found) -> None:
        self._pair, opinions = found
        before = len(self._marks.all_opinions())
        self._restoring = True
        self._marks.restore(opinions)
        self._restoring = False
        came = len(self._marks.all_opinions()) - before
        if came:
            self.restored.emit(came)
        if self._unwritten:
            self._soon.start()

    def _changed(self) -> None:
        if self._restoring or not self.enabled or self._texts is None:
            return
        self._unwritten = True
        self._changes += 1
        if self._pair is not None:
            self._soon.start()

    def _write(self) -> None:
        store, pair = self.store, self._pair
        if store is None or pair is None or not self._unwritten:
            return
        opinions, changes = self._marks.all_opinions(), self._changes

        def written(_: None) -> None:
            self._unwritten = self._unwritten and self._changes != changes

        self._worker.submit(
            WRITE,
            lambda progress: store.write(pair, opinions, progress.check),
            written,
            self._not_written,
            one_at_a_time=True,
        )

    def _not_written(self, error: NeardupError) -> None:
        _log.info("states and notes could not be kept: %s", error.code)
        self.failed.emit(error)
