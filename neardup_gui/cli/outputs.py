"""Where results go: a file, whole or not at all, or standard output."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from neardup_gui.errors import OutputError
from neardup_gui.report.output import write_whole

STANDARD_OUTPUT: Final = "-"


def put(target: str, data: bytes) -> None:
    """Write ``data`` to a file or, for ``-``, to standard output. Raises OutputError."""
    if target == STANDARD_OUTPUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        write_whole(target, data)


def refuse_overwriting(inputs: Sequence[str], outputs: Sequence[str | None]) -> None:
    """Raise OutputError where a result would take the place of a manuscript, or of another result."""
    taken = {os.path.realpath(path) for path in inputs}
    used: set[str] = set()
    for path in outputs:
        if path is None:
            continue
        real = path if path == STANDARD_OUTPUT else os.path.realpath(path)
        if real in taken:
            raise OutputError("is_input", path)
        if real in used:
            raise OutputError("named_twice", path)
        used.add(real)
