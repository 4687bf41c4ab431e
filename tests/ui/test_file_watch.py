"""Files on disk: what counts as a change, and that it is told once."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from neardup_gui.jobs import Worker
from neardup_gui.progress import NO_PROGRESS
from neardup_gui.ui.file_watch import FileWatch, WatchedFile, look_at, stamp_of


def watched(path: Path) -> WatchedFile:
    stamp = stamp_of(path)
    assert stamp is not None
    return WatchedFile(path, stamp, hashlib.sha256(path.read_bytes()).hexdigest())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "novel.txt"
    path.write_bytes(b"Call me Ishmael.")
    return path


@pytest.fixture
def watch(worker: Worker) -> FileWatch:
    return FileWatch(worker)


@pytest.fixture
def told(watch: FileWatch) -> list[str]:
    seen: list[str] = []
    watch.changed.connect(seen.append)
    return seen


@pytest.fixture
def look(watch: FileWatch, worker: Worker, qtbot: Any) -> Callable[[], None]:
    def now() -> None:
        watch.check()
        qtbot.waitUntil(lambda: not worker.is_busy("file-watch"))

    return now


def test_a_file_that_was_only_touched_has_not_changed(file: Path) -> None:
    known = watched(file)
    os.utime(file, ns=(1, 1))
    found = look_at({"a": known}, NO_PROGRESS)
    assert not found["a"].differs
    assert found["a"].now == stamp_of(file)


@pytest.mark.parametrize("content", [b"Call me Ishmael!", b"Call me Ishmael. Some years ago", b""])
def test_other_content_is_a_change(file: Path, content: bytes) -> None:
    known = watched(file)
    file.write_bytes(content)
    os.utime(file, ns=(1, 1))
    assert look_at({"a": known}, NO_PROGRESS)["a"].differs


def test_what_is_gone_or_no_file_is_passed_over(file: Path, tmp_path: Path) -> None:
    known = watched(file)
    file.unlink()
    assert look_at({"a": known}, NO_PROGRESS) == {}
    file.mkdir()
    assert look_at({"a": known}, NO_PROGRESS) == {}
    assert stamp_of(tmp_path / "\0") is None


def test_a_change_is_told_once(watch: FileWatch, told: list[str], file: Path, look: Callable[[], None]) -> None:
    watch.follow("a", watched(file))
    look()
    assert told == []
    file.write_bytes(b"Changed.")
    look()
    look()
    assert told == ["a"]
    file.write_bytes(b"Changed again.")
    look()
    assert told == ["a", "a"]


def test_what_is_no_longer_followed_is_not_told(
    watch: FileWatch, told: list[str], file: Path, look: Callable[[], None]
) -> None:
    watch.follow("a", watched(file))
    watch.exchange("a", "b")
    file.write_bytes(b"Changed.")
    look()
    assert told == ["b"]
    watch.follow("b", None)
    file.write_bytes(b"Changed again.")
    look()
    assert told == ["b"]


def test_the_system_tells_of_a_new_file_in_place_of_the_old_one(
    watch: FileWatch, told: list[str], file: Path, qtbot: Any
) -> None:
    watch.follow("a", watched(file))
    for content in (b"First new file.", b"And a second."):
        draft = file.with_suffix(".draft")
        draft.write_bytes(content)
        os.replace(draft, file)
        before = len(told)
        qtbot.waitUntil(lambda before=before: len(told) > before)


def test_a_file_that_vanished_and_came_back_is_told(
    watch: FileWatch, told: list[str], file: Path, look: Callable[[], None], qtbot: Any
) -> None:
    watch.follow("a", watched(file))
    file.unlink()
    look()
    assert told == []
    file.write_bytes(b"Back, and different.")
    qtbot.waitUntil(lambda: told == ["a"])
