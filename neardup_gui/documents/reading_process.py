"""The other side of :mod:`isolation`: a process that reads one file, says what is in it, and ends.

It is started as ``python -m neardup_gui.documents.reading_process BYTES SECONDS``, or by the frozen program with an
option before these; request and bytes come by standard input, the answer goes to standard output.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import threading
import time
import traceback
from typing import BinaryIO, Final

from neardup_gui.documents import wire
from neardup_gui.documents.isolation import MEMORY_EXIT
from neardup_gui.documents.limits import LIMITS, MEBIBYTE
from neardup_gui.documents.memory import resident_bytes
from neardup_gui.documents.registry import ISOLATED_MODULES
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_WATCH: Final = 0.05  # seconds between two looks at the memory taken
_REPORT: Final = 0.05  # seconds between two words about progress
_MAPPED: Final = 320 * MEBIBYTE  # address space of code and reserves, which is not memory taken
_ORPHANED: Final = 78


def main(arguments: list[str]) -> int:
    """Serve one request. Returns 0 when it was answered, be it with a refusal."""
    memory, seconds = int(arguments[0]), int(arguments[1])
    # Whatever a library prints goes nowhere: this stream is for frames alone.
    answer = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    _limit(memory, seconds)
    threading.Thread(target=_watch, args=(memory, os.getppid()), daemon=True).start()
    try:
        _serve(sys.stdin.buffer, answer)
    except MemoryError:
        os._exit(MEMORY_EXIT)
    except Exception:
        wire.send(answer, wire.DEFECT, traceback.format_exc(limit=-8).encode("utf-8", "replace"))
        return 1
    return 0


def _serve(asked: BinaryIO, answer: BinaryIO) -> None:
    _, request = wire.receive(asked, LIMITS.isolated_bytes)
    _, data = wire.receive(asked, LIMITS.isolated_bytes)
    module, source, options = wire.unpack_request(request, data)
    if module not in ISOLATED_MODULES:
        raise ValueError(f"no reader for a process of its own: {module}")
    reader = importlib.import_module(f"neardup_gui.documents.{module}")
    last = 0.0

    def report(fraction: float) -> None:
        nonlocal last
        if time.monotonic() - last >= _REPORT:
            last = time.monotonic()
            wire.send(answer, wire.PROGRESS, wire.pack_fraction(fraction))

    try:
        draft = reader.read(source, options, Progress(report))
    except DocumentError as error:
        wire.send(answer, wire.FAILURE, wire.pack_failure(error.code, dict(error.figures)))
        return
    text = wire.pack_text(draft)
    if len(text) > 2 * LIMITS.text_bytes:
        failure = wire.pack_failure("too_large", {"size": len(text), "limit": LIMITS.text_bytes})
        wire.send(answer, wire.FAILURE, failure)
        return
    wire.send(answer, wire.FACTS, wire.pack_facts(draft))
    wire.send(answer, wire.TEXT, text)
    wire.send(answer, wire.ARRAYS, wire.pack_arrays(draft))
    wire.send(answer, wire.DONE, b"")


def _limit(memory: int, seconds: int) -> None:
    """Ask the system to hold the limits, where it can; :func:`_watch` holds them everywhere."""
    if sys.platform == "win32":
        return
    import resource

    # Address space is more than memory: what is mapped and not touched counts too.
    bounds = [(resource.RLIMIT_AS, memory + _MAPPED), (resource.RLIMIT_CPU, seconds)]
    bounds.append((resource.RLIMIT_CORE, 0))
    for which, bound in bounds:
        hard = resource.getrlimit(which)[1]
        bound = bound if hard == resource.RLIM_INFINITY else min(bound, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(which, (bound, hard))


def _watch(memory: int, parent: int) -> None:
    """End this process when it has taken too much, or when nobody is left who would hear it."""
    while True:
        if resident_bytes() > memory:
            os._exit(MEMORY_EXIT)
        if os.getppid() != parent:
            os._exit(_ORPHANED)
        time.sleep(_WATCH)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
