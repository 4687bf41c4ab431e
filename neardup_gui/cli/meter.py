"""How far the work is, on standard error, and only where a person watches it."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final

from neardup_gui.progress import NO_PROGRESS, Progress

_EVERY: Final = 0.1  # seconds
_STAGES: Final = {"reading": "Reading", "comparing": "Comparing", "report": "Writing the report"}


class Meter:
    """Writes one line over and over, and wipes it at the end. Silent where standard error is no terminal."""

    def __init__(self) -> None:
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._next = 0.0

    def __enter__(self) -> Meter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown and self._next:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def progress(self, stage: str, begin: float, end: float) -> Progress:
        """Return the progress of a stage that stands for ``begin``…``end`` of the whole."""
        if not self._shown:
            return NO_PROGRESS
        return Progress(lambda fraction: self._show(stage, fraction)).part(begin, end)

    def _show(self, stage: str, fraction: float) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + _EVERY
        sys.stderr.write(f"\r\x1b[K{_STAGES[stage]}: {fraction:.0%}")
        sys.stderr.flush()
