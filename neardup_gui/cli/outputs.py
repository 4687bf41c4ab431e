"""Where results go: a file, whole or not at all, or standard output."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from neardup_gui.errors import OutputError
from neardup_gui.report.output import output_error, write_whole

STANDARD_OUTPUT: Final = "-"
_STANDARD_OUTPUT_NAME: Final = "standard output"


def put(target: str, data: bytes) -> None:
    """Write ``data`` to a file or, for ``-``, to standard output. Raises OutputError."""
    if target == STANDARD_OUTPUT:
        put_out(data)
    else:
        write_whole(target, data)


def put_out(data: bytes) -> None:
    """Write ``data`` to standard output. Raises OutputError, and BrokenPipeError where a reader has seen enough."""
    try:
        # Both are None where the program was started with its standard output closed.
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        abandon_standard_output()
        raise output_error(error, _STANDARD_OUTPUT_NAME) from error
    except AttributeError as error:
        raise OutputError("write_failed", _STANDARD_OUTPUT_NAME, reason="it is closed") from error


def abandon_standard_output() -> None:
    """Let nothing more go to standard output: Python would try to write what is left at its exit, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
