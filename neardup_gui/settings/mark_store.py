"""States and notes of passages on disk, so that they are there again when a pair of texts is opened again.

One small file a pair, in the user's data folder, found by the SHA-256 of both texts' content. No text of a manuscript
is written there but what the user puts into a note.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QStandardPaths

from neardup_gui.compare.opinions import NO_OPINION, Opinion, OpinionState
from neardup_gui.errors import OutputError
from neardup_gui.report.output import write_whole
from neardup_gui.spans import Span

SCHEMA: Final = "neardup-marks/1"
FILES_KEPT: Final = 1_000  # pairs; the ones that were not touched for longest go first
LARGEST_TOTAL: Final = 50_000_000  # bytes of all files together
LARGEST_FILE: Final = 8_000_000  # bytes; nothing of ours is larger, so such a file is not read
MOST_MARKS: Final = 20_000  # of one pair
LONGEST_NOTE: Final = 2_000  # characters

Pair = tuple[str, str]  # the digests of A and B
Places = tuple[Span, Span]  # in A and in B

_log = logging.getLogger(__name__)


def text_digest(text: str) -> str:
    """Return the SHA-256 of a text's content, whatever file it came from."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def default_folder() -> Path:
    """Return where this system wants a program's data of this user."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)) / "marks"


class MarkStore:
    """Reads and writes the opinions of pairs. All methods may be called in any thread; none keeps anything open."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_folder()
        self._writing = threading.Lock()

    def read(self, pair: Pair) -> dict[Places, Opinion]:
        """Return what was kept of a pair, whichever way round it was compared; nothing where the file is damaged."""
        path = self._path(pair)
        try:
            if path.stat().st_size > LARGEST_FILE:
                return {}
            content = json.loads(path.read_bytes())
            found = _opinions(content)
            kept_for = (content["a"], content["b"])
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            _log.info("states and notes in %s cannot be read: %s", path.name, type(error).__name__)
            return {}
        if kept_for == pair:
            return found
        return {(b, a): opinion for (a, b), opinion in found.items()} if kept_for == (pair[1], pair[0]) else {}

    def write(self, pair: Pair, opinions: Mapping[Places, Opinion], check: Callable[[], None] = lambda: None) -> None:
        """Keep the opinions of a pair in place of what was kept before. Raises :class:`OutputError`.

        ``check`` raises where this is not wanted any more: a write that has waited must not undo a newer one.
        """
        with self._writing:
            check()
            self._write(pair, opinions)

    def _write(self, pair: Pair, opinions: Mapping[Places, Opinion]) -> None:
        kept = [(places, opinion) for places, opinion in opinions.items() if opinion != NO_OPINION][:MOST_MARKS]
        path = self._path(pair)
        if not kept:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
            return
        content = {
            "schema": SCHEMA,
            "a": pair[0],
            "b": pair[1],
            "marks": [
                [*a, *b, opinion.state.value, opinion.note[:LONGEST_NOTE]]
                for (a, b), opinion in sorted(kept, key=_place)
            ],
        }
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise OutputError("not_writable", str(self.folder)) from error
        write_whole(path, json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace"))
        self._bound()

    def forget(self, pair: Pair) -> None:
        """Delete what is kept of a pair."""
        with contextlib.suppress(OSError):
            self._path(pair).unlink(missing_ok=True)

    def forget_all(self) -> None:
        """Delete what is kept of all pairs."""
        for path, _, _ in self._files():
            with contextlib.suppress(OSError):
                path.unlink()

    def size(self) -> tuple[int, int]:
        """Return of how many pairs something is kept, and how many bytes it takes."""
        files = self._files()
        return len(files), sum(size for _, size, _ in files)

    def _path(self, pair: Pair) -> Path:
        return self.folder / (hashlib.sha256("".join(sorted(pair)).encode()).hexdigest()[:40] + ".json")

    def _files(self) -> list[tuple[Path, int, float]]:
        """Return path, size and time of change of each file, the latest first."""
        found: list[tuple[Path, int, float]] = []
        with contextlib.suppress(OSError):
            for path in self.folder.glob("*.json"):
                with contextlib.suppress(OSError):
                    about = path.stat()
                    found.append((path, about.st_size, about.st_mtime))
        return sorted(found, key=lambda item: item[2], reverse=True)

    def _bound(self) -> None:
        total = 0
        for number, (path, size, _) in enumerate(self._files()):
            total += size
            if number >= FILES_KEPT or total > LARGEST_TOTAL:
                with contextlib.suppress(OSError):
                    path.unlink()


def _place(item: tuple[Places, Opinion]) -> tuple[int, ...]:
    (a, b), _ = item
    return (*a, *b)


def _opinions(content: Any) -> dict[Places, Opinion]:
    """Return the opinions in a file's content; raises ValueError, KeyError or TypeError where it is not ours."""
    if content["schema"] != SCHEMA:
        raise ValueError(content["schema"])
    found: dict[Places, Opinion] = {}
    for a_start, a_end, b_start, b_end, state, note in content["marks"][:MOST_MARKS]:
        places = (a_start, a_end, b_start, b_end)
        if not all(type(place) is int and place >= 0 for place in places) or not isinstance(note, str):
            raise ValueError(places)
        found[Span(a_start, a_end), Span(b_start, b_end)] = Opinion(OpinionState(state), note[:LONGEST_NOTE])
    return found
