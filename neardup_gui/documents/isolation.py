"""Runs a reader that cannot be trusted with time or memory in a process of its own, which can be ended at any moment.

No temporary file is made: the bytes go in and the text comes out through pipes. Works from any thread and on every
system: where pipes cannot be waited for together (Windows), two threads do the waiting.
"""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Final, cast

from neardup_gui.documents import wire
from neardup_gui.documents.draft import Draft, Source
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadOptions
from neardup_gui.errors import DOCUMENT_ERRORS, DocumentError
from neardup_gui.progress import Progress

PROCESS_OPTION: Final = "--reading-process"  # how a frozen program is told to be one
MEMORY_EXIT: Final = 77  # the exit code of a process that has taken too much
_CHILD_MODULE: Final = "neardup_gui.documents.reading_process"
_LOOK: Final = 0.05  # seconds between two looks at whether the result is still wanted
_SHORT_FRAME: Final = 1 << 20  # bytes of any frame but text and blocks

_Frame = tuple[bytes, bytes]
_log: Final = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Answers:
    """What the process has said so far; ``frames`` ends in None."""

    frames: queue.SimpleQueue[_Frame | None] = field(default_factory=queue.SimpleQueue[_Frame | None])
    facts: bytes = b""
    text: bytes = b""
    arrays: bytes = b""


def read_isolated(
    module: str, source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS
) -> Draft:
    """Let ``neardup_gui.documents.<module>.read`` read ``source`` in a process of its own.

    Raises what that reader raises, Cancelled, and DocumentError ``takes_too_long``, ``takes_too_much_memory``,
    ``too_large``, and ``damaged`` where the process crashes.
    """
    if len(source.data) > limits.isolated_bytes:
        raise DocumentError("too_large", size=len(source.data), limit=limits.isolated_bytes)
    progress.check()
    try:
        process = _start(limits)
    except OSError as error:
        raise DocumentError("unreadable", reason=error.strerror or type(error).__name__) from error
    answers = _Answers()
    request = wire.pack_request(module, source, options)
    threads = [
        threading.Thread(target=_feed, args=(process, request, source.data), daemon=True),
        threading.Thread(target=_listen, args=(process, answers, limits), daemon=True),
    ]
    for thread in threads:
        thread.start()
    try:
        return _await(process, answers, progress, module.upper(), limits)
    finally:
        process.kill()
        process.wait()
        for thread in threads:
            thread.join()
        for stream in (process.stdin, process.stdout):
            with contextlib.suppress(OSError, ValueError):
                cast(BinaryIO, stream).close()


def _start(limits: Limits) -> subprocess.Popen[bytes]:
    frozen = bool(getattr(sys, "frozen", False))
    # -P: what lies in the folder that happens to be current is not to be imported.
    command = [sys.executable, PROCESS_OPTION] if frozen else [sys.executable, "-P", "-m", _CHILD_MODULE]
    environment = dict(os.environ)
    if not frozen:
        package_home = str(Path(__file__).resolve().parents[2])
        environment["PYTHONPATH"] = os.pathsep.join([package_home, *filter(None, sys.path)])
    # Each thread of the linear algebra that numpy brings reserves memory; none is needed.
    environment |= {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    arguments = [str(limits.process_bytes), str(limits.process_seconds)]
    return subprocess.Popen(
        command + arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )  # fmt: skip


def _feed(process: subprocess.Popen[bytes], request: bytes, data: bytes) -> None:
    stream = cast(BinaryIO, process.stdin)
    with contextlib.suppress(OSError, ValueError):  # it ended before it had heard everything
        wire.send(stream, wire.REQUEST, request)
        wire.send(stream, wire.DATA, data)


def _listen(process: subprocess.Popen[bytes], answers: _Answers, limits: Limits) -> None:
    stream = cast(BinaryIO, process.stdout)
    try:
        while True:
            frame = wire.receive(stream, max(_SHORT_FRAME, 2 * limits.text_bytes))
            answers.frames.put(frame)
            if frame[0] in (wire.DONE, wire.FAILURE, wire.DEFECT):
                return
    except (wire.WireError, OSError, ValueError, MemoryError):
        answers.frames.put(None)


def _await(
    process: subprocess.Popen[bytes], answers: _Answers, progress: Progress, format_name: str, limits: Limits
) -> Draft:
    begun = heard = time.monotonic()
    while True:
        progress.check()
        now = time.monotonic()
        if now - heard > limits.process_silence or now - begun > limits.process_seconds:
            raise DocumentError("takes_too_long", limit=limits.process_seconds)
        try:
            frame = answers.frames.get(timeout=_LOOK)
        except queue.Empty:
            continue
        heard = time.monotonic()
        if frame is None:
            raise _ended(process, format_name, limits)
        try:
            draft = _take(answers, frame, progress)
        except wire.WireError as error:
            raise DocumentError("damaged", format=format_name) from error
        if draft is not None:
            return draft


def _take(answers: _Answers, frame: _Frame, progress: Progress) -> Draft | None:
    """Note what a frame says; return the draft with the last one. Raises what the reader has raised."""
    kind, payload = frame
    match kind:
        case wire.PROGRESS:
            progress.at(wire.unpack_fraction(payload))
        case wire.FACTS:
            answers.facts = payload
        case wire.TEXT:
            answers.text = payload
        case wire.ARRAYS:
            answers.arrays = payload
        case wire.FAILURE:
            code, figures = wire.unpack_failure(payload)
            if code not in DOCUMENT_ERRORS:
                raise wire.WireError("no such failure")
            raise DocumentError(code, None, **figures)
        case wire.DEFECT:
            _log.error("defect in a reading process: %s", payload.decode("utf-8", "replace"))
            raise wire.WireError("defect")
        case wire.DONE:
            return wire.unpack_draft(answers.facts, answers.text, answers.arrays)
        case _:
            raise wire.WireError("no such frame")
    return None


def _ended(process: subprocess.Popen[bytes], format_name: str, limits: Limits) -> DocumentError:
    """Name the reason why a process ended in mid-sentence."""
    try:
        code = process.wait(timeout=1.0)
    except subprocess.TimeoutExpired:
        code = 0
    if code == -getattr(signal, "SIGXCPU", 0) != 0:
        return DocumentError("takes_too_long", limit=limits.process_seconds)
    if code == MEMORY_EXIT:
        return DocumentError("takes_too_much_memory", limit=limits.process_bytes)
    return DocumentError("damaged", format=format_name)
