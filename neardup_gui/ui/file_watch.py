"""Notices that a file which is on show has changed on disk. Files are looked at on the worker, never in the window."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from neardup_gui.jobs import Worker
from neardup_gui.progress import Progress

CHANNEL: Final = "file-watch"
SETTLE: Final = 400  # milliseconds: a program that saves a file touches it several times
_PIECE: Final = 1 << 20  # bytes

Stamp = tuple[int, int]  # time of change in nanoseconds, size in bytes


@dataclass(frozen=True, slots=True)
class WatchedFile:
    """A file as it was when it was read."""

    path: Path
    stamp: Stamp
    sha256: str


@dataclass(frozen=True, slots=True)
class Look:
    """What one look at a file found: the file as it was known, its stamp now, and whether its content differs."""

    before: WatchedFile
    now: Stamp
    differs: bool


def stamp_of(path: Path) -> Stamp | None:
    """Return when a file was changed and how long it is; None where there is no plain file."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return (found.st_mtime_ns, found.st_size) if stat.S_ISREG(found.st_mode) else None


def look_at(files: Mapping[str, WatchedFile], progress: Progress) -> dict[str, Look]:
    """Return what has happened to files, by their names. One that is gone is passed over: it may come back.

    A file that was only touched, by a backup or a synchronising program, has not changed.
    """
    found: dict[str, Look] = {}
    for name, file in files.items():
        now = stamp_of(file.path)
        if now is not None and now != file.stamp:
            differs = now[1] != file.stamp[1] or _digest(file.path, progress) != file.sha256
            found[name] = Look(file, now, differs)
    return found


def _digest(path: Path, progress: Progress) -> str:
    """Return the SHA-256 of a file's bytes; of as much as there is where it cannot be read to its end."""
    digest = hashlib.sha256()
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except (OSError, ValueError):
        return ""
    try:
        while piece := os.read(descriptor, _PIECE):
            digest.update(piece)
            progress.check()
    except OSError:
        return ""
    finally:
        os.close(descriptor)
    return digest.hexdigest()


class FileWatch(QObject):
    """Follows files under names of the owner's choice and tells once for each change of content.

    The system tells of changes where it can; on network drives it often cannot, so the owner calls :meth:`check` as
    well when the user comes back to the window.
    """

    changed = Signal(str)  # the name

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._files: dict[str, WatchedFile] = {}
        self._watcher = QFileSystemWatcher(self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self.check)
        self._watcher.fileChanged.connect(self._stirred)
        self._watcher.directoryChanged.connect(self._stirred)

    def follow(self, name: str, file: WatchedFile | None) -> None:
        """Watch a file under a name, in place of the one before; None watches nothing."""
        if file is None:
            self._files.pop(name, None)
        else:
            self._files[name] = file
        self._watch()

    def exchange(self, first: str, second: str) -> None:
        """Let two names change places."""
        files = {first: self._files.pop(second, None), second: self._files.pop(first, None)}
        self._files.update({name: file for name, file in files.items() if file is not None})

    def check(self) -> None:
        """Look at the files now."""
        files = dict(self._files)
        if files:
            self._worker.submit(CHANNEL, lambda progress: look_at(files, progress), self._looked)

    def _stirred(self, _path: str) -> None:
        if not self._settle.isActive():  # a folder in which something always stirs must not put the look off for ever
            self._settle.start()

    def _looked(self, found: Mapping[str, Look]) -> None:
        self._watch()  # a file that was replaced by a new one is no longer watched
        for name, look in found.items():
            if self._files.get(name) is not look.before:
                continue
            if look.differs:
                self._files[name] = replace(look.before, stamp=look.now, sha256="")
                self.changed.emit(name)
            else:
                self._files[name] = replace(look.before, stamp=look.now)

    def _watch(self) -> None:
        """Have the system watch the files, and their folders: most programs save by putting a new file in place."""
        wanted = {str(path) for file in self._files.values() for path in (file.path, file.path.parent)}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if gone := sorted(watched - wanted):
            self._watcher.removePaths(gone)
        if new := [path for path in sorted(wanted - watched) if os.path.exists(path)]:
            self._watcher.addPaths(new)
