"""One piece of work on a pool thread. It holds bound signals only, never an object of the window."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from neardup_gui.errors import NeardupError
from neardup_gui.progress import Cancelled, Progress

# A thread that calls numpy again and again lets go of the interpreter lock and takes it again before the window has
# woken up; the window can be kept out for most of a second. So work that looks whether it is cancelled pauses now and
# then, in seconds: how often, and how long.
PAUSE_EVERY: Final = 0.008
PAUSE: Final = 0.0002
PROGRESS_INTERVAL: Final = 0.03  # seconds between two reports: a queue full of them would be what freezes the window

_log = logging.getLogger(__name__)


class DefectError(NeardupError):
    """Something failed that should not. The traceback is in the log file; ``code`` is ``defect``."""

    def __init__(self) -> None:
        super().__init__("defect")


@dataclass(frozen=True, slots=True)
class Ticket:
    """What was submitted: the channel, and a number that no other submission has."""

    channel: str
    number: int


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """How a piece of work ended. With neither ``error`` nor ``cancelled``, ``result`` is what it returned."""

    ticket: Ticket
    result: Any = None
    error: NeardupError | None = None
    cancelled: bool = False


class Task:
    """Runs ``work`` once and emits exactly one :class:`Outcome`."""

    def __init__(
        self,
        ticket: Ticket,
        work: Callable[[Progress], Any],
        finished: Callable[[Outcome], None],
        advanced: Callable[[Ticket, float], None],
    ) -> None:
        self.ticket = ticket
        self._work: Callable[[Progress], Any] | None = work
        self._finished = finished
        self._advanced = advanced
        self._cancelled = threading.Event()
        self._last_report = 0.0
        self._last_pause = 0.0

    def cancel(self) -> None:
        """Ask the work to stop at its next check. May be called from any thread, more than once."""
        self._cancelled.set()

    def run(self) -> None:
        outcome = self._outcome()
        self._work = None  # what the work has captured is let go on this thread, not when the window next looks
        try:
            self._finished(outcome)
        except RuntimeError:  # the owner of the signal is gone: the program ends, and nobody waits for this
            _log.debug("the result of %s arrived after the end", self.ticket)

    def _outcome(self) -> Outcome:
        work = self._work
        if work is None or self._cancelled.is_set():
            return Outcome(self.ticket, cancelled=True)
        try:
            result = work(Progress(self._report, self._is_cancelled))
        except Cancelled:
            return Outcome(self.ticket, cancelled=True)
        except NeardupError as error:
            _log.info("%s: %s", self.ticket.channel, error)
            return Outcome(self.ticket, error=error.with_traceback(None))
        except Exception:
            _log.exception("defect in %s", self.ticket.channel)
            return Outcome(self.ticket, error=DefectError())
        return Outcome(self.ticket, result=result)

    def _is_cancelled(self) -> bool:
        """Let the window have its turn, and tell whether the work is given up. Work of many threads may ask."""
        now = time.monotonic()
        if now - self._last_pause >= PAUSE_EVERY:
            time.sleep(PAUSE)
            self._last_pause = time.monotonic()
        return self._cancelled.is_set()

    def _report(self, fraction: float) -> None:
        now = time.monotonic()
        if now - self._last_report >= PROGRESS_INTERVAL:
            self._last_report = now
            self._advanced(self.ticket, fraction)
