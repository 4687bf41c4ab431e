"""States and notes on disk: kept for a pair of contents, whole or not at all, and never harmful."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from neardup_gui.compare.opinions import Opinion, OpinionState
from neardup_gui.errors import OutputError
from neardup_gui.settings import mark_store
from neardup_gui.settings.mark_store import LONGEST_NOTE, MarkStore, Places, text_digest
from neardup_gui.spans import Span

PAIR = (text_digest("one text"), text_digest("another text"))
OPINIONS: dict[Places, Opinion] = {
    (Span(0, 40), Span(100, 141)): Opinion(OpinionState.QUOTATION, "Толстой, «Война и мир»"),
    (Span(50, 90), Span(0, 44)): Opinion(OpinionState.IMPORTANT),
    (Span(120, 190), Span(220, 290)): Opinion(note="look again"),
}


@pytest.fixture
def store(tmp_path: Path) -> MarkStore:
    return MarkStore(tmp_path / "data" / "marks")


def test_what_was_kept_is_there_again(store: MarkStore) -> None:
    assert store.read(PAIR) == {}
    store.write(PAIR, OPINIONS)
    assert MarkStore(store.folder).read(PAIR) == OPINIONS
    assert store.size()[0] == 1


def test_exchanged_texts_find_their_marks_turned(store: MarkStore) -> None:
    store.write(PAIR, OPINIONS)
    assert store.read((PAIR[1], PAIR[0])) == {(b, a): opinion for (a, b), opinion in OPINIONS.items()}
    store.write((PAIR[1], PAIR[0]), {})
    assert store.size() == (0, 0), "one file for both ways round"


def test_another_text_finds_nothing(store: MarkStore) -> None:
    store.write(PAIR, OPINIONS)
    assert store.read((PAIR[0], text_digest("a third text"))) == {}


def test_the_digest_is_of_the_content() -> None:
    assert text_digest("а") != text_digest("a")
    assert len(text_digest("\ud800")) == 64, "half a surrogate pair out of a broken file"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b'{"schema": "neardup-marks/9", "a": "", "b": "", "marks": []}',
        b'{"schema": "neardup-marks/1", "marks": []}',
        b"[" * 100_000,
        json.dumps({"schema": "neardup-marks/1", "a": PAIR[0], "b": PAIR[1], "marks": [[1, 2]]}).encode(),
        json.dumps(
            {"schema": "neardup-marks/1", "a": PAIR[0], "b": PAIR[1], "marks": [[0, 1, 2, 3, "x", ""]]}
        ).encode(),
        json.dumps(
            {"schema": "neardup-marks/1", "a": PAIR[0], "b": PAIR[1], "marks": [[-1, 1, 2, 3, "", ""]]}
        ).encode(),
        json.dumps({"schema": "neardup-marks/1", "a": PAIR[0], "b": PAIR[1], "marks": [[0, 1, 2, 3, "", 7]]}).encode(),
        json.dumps({"schema": "neardup-marks/1", "a": "x", "b": "y", "marks": [[0, 1, 2, 3, "", "n"]]}).encode(),
    ],
)
def test_a_damaged_file_is_as_none_and_is_written_over(store: MarkStore, content: bytes) -> None:
    store.write(PAIR, OPINIONS)
    (path,) = store.folder.glob("*.json")
    path.write_bytes(content)
    assert store.read(PAIR) == {}
    store.write(PAIR, OPINIONS)
    assert store.read(PAIR) == OPINIONS


def test_a_file_that_is_too_large_is_not_read(store: MarkStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.write(PAIR, OPINIONS)
    monkeypatch.setattr(mark_store, "LARGEST_FILE", 10)
    assert store.read(PAIR) == {}


def test_without_marks_there_is_no_file(store: MarkStore) -> None:
    store.write(PAIR, OPINIONS)
    store.write(PAIR, {places: Opinion() for places in OPINIONS})
    assert list(store.folder.iterdir()) == []


def test_notes_are_bounded(store: MarkStore) -> None:
    places = next(iter(OPINIONS))
    store.write(PAIR, {places: Opinion(note="n" * (LONGEST_NOTE + 50))})
    assert len(store.read(PAIR)[places].note) == LONGEST_NOTE


def test_the_oldest_go_where_there_are_too_many(store: MarkStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mark_store, "FILES_KEPT", 3)
    pairs = [(text_digest(str(number)), PAIR[1]) for number in range(5)]
    for age, pair in enumerate(pairs):
        store.write(pair, OPINIONS)
        newest = max(store.folder.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        os.utime(newest, (time.time() - 1000 + age, time.time() - 1000 + age))
    assert [bool(store.read(pair)) for pair in pairs] == [False, False, True, True, True]


def test_the_oldest_go_where_they_take_too_much_room(store: MarkStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.write(PAIR, OPINIONS)
    (path,) = store.folder.iterdir()
    os.utime(path, (1, 1))
    monkeypatch.setattr(mark_store, "LARGEST_TOTAL", path.stat().st_size + 20)
    other = (PAIR[0], text_digest("other"))
    store.write(other, OPINIONS)
    assert store.read(other) == OPINIONS
    assert store.read(PAIR) == {}


def test_forgetting_one_pair_and_all(store: MarkStore) -> None:
    other = (PAIR[0], text_digest("other"))
    for pair in (PAIR, other):
        store.write(pair, OPINIONS)
    store.forget(PAIR)
    assert (store.read(PAIR), store.read(other)) == ({}, OPINIONS)
    store.forget_all()
    assert store.size() == (0, 0)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = MarkStore(tmp_path / "file" / "marks")
    assert store.read(PAIR) == {}
    assert store.size() == (0, 0)
    with pytest.raises(OutputError):
        store.write(PAIR, OPINIONS)


def test_a_write_that_is_not_wanted_any_more_writes_nothing(store: MarkStore) -> None:
    def unwanted() -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        store.write(PAIR, OPINIONS, unwanted)
    assert store.read(PAIR) == {}
