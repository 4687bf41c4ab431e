from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from document_builders import write
from pdf_builders import column, pdf

from neardup_gui.documents import isolation, read_document, wire
from neardup_gui.documents.blocks import Blocks
from neardup_gui.documents.draft import Draft, Source, warning
from neardup_gui.documents.isolation import read_isolated
from neardup_gui.documents.limits import Limits
from neardup_gui.documents.memory import resident_bytes
from neardup_gui.documents.model import Block, BlockKind, ReadOptions
from neardup_gui.errors import DocumentError
from neardup_gui.progress import NO_PROGRESS, Cancelled, Progress
from neardup_gui.spans import Span

DATA = pdf([column(["Words of a page"])])
SOURCE = Source("a.pdf", "a.pdf", ".pdf", DATA, "", len(DATA))
MANY_PAGES = pdf([column([f"line {number} of a page with some more words on it" for number in range(40)])] * 600)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[subprocess.Popen[bytes]]]:
    """The processes that the test starts; at its end each must have ended."""
    processes: list[subprocess.Popen[bytes]] = []
    start = subprocess.Popen

    def starting(*arguments: object, **options: object) -> subprocess.Popen[bytes]:
        processes.append(start(*arguments, **options))  # type: ignore[call-overload]
        return processes[-1]

    monkeypatch.setattr(isolation.subprocess, "Popen", starting)
    yield processes
    assert processes
    assert all(process.poll() is not None for process in processes)


def child(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a script stand in for the reading process."""
    command = "import os, sys, time\nfrom neardup_gui.documents import wire\nout = sys.stdout.buffer\n" + script
    start = subprocess.Popen

    def starting(arguments: list[str], **options: object) -> subprocess.Popen[bytes]:
        return start([sys.executable, "-c", command], **options)  # type: ignore[call-overload]

    monkeypatch.setattr(isolation.subprocess, "Popen", starting)


def refusal(limits: Limits | None = None, data: bytes = DATA) -> DocumentError:
    source = Source("a.pdf", "a.pdf", ".pdf", data, "", len(data))
    with pytest.raises(DocumentError) as error:
        read_isolated("pdf", source, ReadOptions(), NO_PROGRESS, limits or Limits())
    return error.value


def test_reads_from_any_thread(tmp_path: Path, started: list[subprocess.Popen[bytes]]) -> None:
    path = write(tmp_path, "a.pdf", DATA)
    texts: list[str] = []
    threads = [threading.Thread(target=lambda: texts.append(read_document(path).text)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert texts == ["Words of a page"] * 2
    assert len(started) == 2


def test_the_process_brings_neither_toolkit_nor_window() -> None:
    script = (
        "import sys, neardup_gui.documents.reading_process, neardup_gui.documents.pdf; print('PySide6' in sys.modules)"
    )
    printed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "False"


def test_a_cancel_ends_the_process(started: list[subprocess.Popen[bytes]]) -> None:
    source = Source("a.pdf", "a.pdf", ".pdf", MANY_PAGES, "", len(MANY_PAGES))
    asked = threading.Event()
    heard: list[float] = []

    def hear(fraction: float) -> None:
        heard.append(fraction)
        asked.set()

    with pytest.raises(Cancelled):
        read_isolated("pdf", source, ReadOptions(), Progress(hear, asked.is_set))
    assert len(heard) == 1
    with pytest.raises(Cancelled):
        read_isolated("pdf", source, ReadOptions(), Progress(should_cancel=lambda: len(started) == 2))


def test_a_cancel_is_heard_while_the_process_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    child("time.sleep(60)", monkeypatch)
    begun = time.monotonic()
    with pytest.raises(Cancelled):
        read_isolated("pdf", SOURCE, ReadOptions(), Progress(should_cancel=lambda: time.monotonic() - begun > 0.3))
    assert time.monotonic() - begun < 30


def test_too_long_and_too_much_memory(monkeypatch: pytest.MonkeyPatch, started: list[subprocess.Popen[bytes]]) -> None:
    error = refusal(Limits(process_bytes=20 * 1024 * 1024), MANY_PAGES)
    assert (error.code, error.figures["limit"]) == ("takes_too_much_memory", 20 * 1024 * 1024)
    assert refusal(Limits(isolated_bytes=10)).code == "too_large"
    child("time.sleep(60)", monkeypatch)
    error = refusal(Limits(process_silence=1))
    assert (error.code, error.figures["limit"]) == ("takes_too_long", 300)


@pytest.mark.parametrize(
    "script",
    [
        "os._exit(3)", "os.abort()", "out.write(b'Words, not frames, of a process gone wild')",
        "wire.send(out, b'P', b'short')", "wire.send(out, b'?', b'')",
        "wire.send(out, wire.FAILURE, b'[\"what\", {}]')",
        "wire.send(out, wire.FAILURE, b'{')",
        "wire.send(out, wire.FAILURE, b'[\"what\", {\"path\": 1}]')",
        "wire.send(out, wire.FAILURE, b'[1, 2]')",
        "wire.send(out, wire.DONE, b'')",
        "wire.send(out, wire.FACTS, b'{}'); wire.send(out, wire.TEXT, b'\\xff'); wire.send(out, wire.DONE, b'')",
        "wire.send(out, wire.FACTS, b'{}'); wire.send(out, wire.ARRAYS, b'x'); wire.send(out, wire.DONE, b'')",
        "wire.send(out, wire.FACTS, b'{}'); wire.send(out, wire.ARRAYS, b'\\1' * 22); wire.send(out, wire.DONE, b'')",
        "wire.send(out, wire.FACTS, b'{\"warnings\": [1]}'); wire.send(out, wire.DONE, b'')",
        "out.write(b'T' + b'\\xff' * 8)",
    ],
)  # fmt: skip
def test_a_process_gone_wild_is_a_damaged_file(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    child(script, monkeypatch)
    error = refusal()
    assert (error.code, error.figures["format"]) == ("damaged", "PDF")


def test_a_defect_in_the_process_is_in_the_log(monkeypatch: pytest.MonkeyPatch, expected_log: object) -> None:
    expected_log.allow("defect in a reading process: Traceback")  # type: ignore[attr-defined]
    child("wire.send(out, wire.DEFECT, b'Traceback: here')", monkeypatch)
    assert refusal().code == "damaged"


def test_no_program_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/program")
    assert refusal().code == "unreadable"


def test_what_goes_over_the_wire_comes_back() -> None:
    blocks = (Block(Span(0, 2), BlockKind.HEADING, 3, 7), Block(Span(3, 5)))
    draft = Draft("ab\nс\ud800", blocks, None, "Заглавие", None, (warning("odd", count=3, name="x"),))
    again = wire.unpack_draft(wire.pack_facts(draft), wire.pack_text(draft), wire.pack_arrays(draft))
    assert (again.text, again.title, again.author) == (draft.text, draft.title, None)
    assert again.blocks == Blocks.of(blocks)
    assert [(item.code, dict(item.figures)) for item in again.warnings] == [("odd", {"count": 3, "name": "x"})]
    stream = io.BytesIO()
    wire.send(stream, wire.TEXT, b"x" * 3_000_000)
    stream.seek(0)
    assert wire.receive(stream, 3_000_000) == (wire.TEXT, b"x" * 3_000_000)
    stream.seek(0)
    with pytest.raises(wire.WireError):
        wire.receive(stream, 2_999_999)


def test_memory_is_measured() -> None:
    before = resident_bytes()
    taken = os.urandom(1 << 16) * 1_000
    assert len(taken) > 60_000_000
    assert resident_bytes() - before > 50_000_000
