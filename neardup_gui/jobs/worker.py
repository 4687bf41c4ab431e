"""The desk in the GUI thread where work is handed in and results are handed out."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

from neardup_gui.errors import NeardupError
from neardup_gui.jobs.task import DefectError, Outcome, Task, Ticket
from neardup_gui.progress import Progress

__all__ = ["DefectError", "Ticket", "Worker"]

THREADS: Final = 4  # two texts being read, one comparison, one export
END_WITHIN: Final = 2000  # milliseconds that work has to notice that it was cancelled, at the end of the program

T = TypeVar("T")


def _unheard(_: Any) -> None:
    return None


@dataclass(frozen=True, slots=True, eq=False)
class _Entry:
    task: Task
    on_done: Callable[[Any], None]
    on_failed: Callable[[NeardupError], None]
    on_progress: Callable[[float], None]


class Worker(QObject):
    """Runs work on pool threads. All callbacks are called in the thread of this object, the GUI thread.

    A channel is a name for work of which only the latest counts: a newer submission cancels the older one, and
    whatever the older one still reports or returns is dropped. Work of different channels runs side by side.
    """

    busy_changed = Signal(str, bool)  # channel, whether something is under way on it

    _finished = Signal(object)
    _advanced = Signal(object, float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(THREADS)
        self._numbers = itertools.count(1)
        self._current: dict[str, _Entry] = {}
        self._running: dict[Ticket, Task] = {}  # cancelled ones included, until they have ended
        self._waiting: dict[str, Task] = {}  # until the cancelled one of the same channel has ended
        self._closed = False
        self._finished.connect(self._finish, Qt.ConnectionType.QueuedConnection)
        self._advanced.connect(self._advance, Qt.ConnectionType.QueuedConnection)

    def submit(
        self,
        channel: str,
        work: Callable[[Progress], T],
        on_done: Callable[[T], None],
        on_failed: Callable[[NeardupError], None] = _unheard,
        on_progress: Callable[[float], None] = _unheard,
        one_at_a_time: bool = False,
    ) -> Ticket:
        """Run ``work`` on a pool thread. With ``one_at_a_time`` it begins only after the older work of the channel has
        really ended, for work that shares an object which takes one caller at a time.
        """
        ticket = Ticket(channel, next(self._numbers))
        self._drop(channel)
        if self._closed:
            return ticket
        task = Task(ticket, work, self._finished.emit, self._advanced.emit)
        self._current[channel] = _Entry(task, on_done, on_failed, on_progress)
        if one_at_a_time and any(other.channel == channel for other in self._running):
            self._waiting[channel] = task
        else:
            self._start(task)
        self.busy_changed.emit(channel, True)
        return ticket

    def cancel(self, channel: str) -> None:
        """Give up what is under way on the channel. None of its callbacks will be called."""
        if self._drop(channel):
            self.busy_changed.emit(channel, False)

    def is_busy(self, channel: str) -> bool:
        return channel in self._current

    def is_current(self, ticket: Ticket) -> bool:
        """Return whether the ticket's work is still wanted and under way."""
        entry = self._current.get(ticket.channel)
        return entry is not None and entry.task.ticket == ticket

    def shutdown(self, within: int = END_WITHIN) -> bool:
        """Cancel everything and wait, ``within`` milliseconds at most. Return whether all threads have ended.

        Nothing can be submitted afterwards, and no callback is called any more.
        """
        self._closed = True
        for channel in list(self._current):
            self._drop(channel)
        for task in self._running.values():
            task.cancel()
        return self._pool.waitForDone(within)

    def wait_idle(self, within: int) -> bool:
        """Wait until no thread works. Results still come by the event loop. For tests and for an orderly end."""
        return self._pool.waitForDone(within)

    def _start(self, task: Task) -> None:
        self._running[task.ticket] = task
        self._pool.start(task.run)

    def _drop(self, channel: str) -> bool:
        entry = self._current.pop(channel, None)
        self._waiting.pop(channel, None)
        if entry is None:
            return False
        entry.task.cancel()
        return True

    def _finish(self, outcome: Outcome) -> None:
        ticket = outcome.ticket
        self._running.pop(ticket, None)
        if ticket.channel in self._waiting and not any(t.channel == ticket.channel for t in self._running):
            self._start(self._waiting.pop(ticket.channel))
        if not self.is_current(ticket):
            return
        entry = self._current.pop(ticket.channel)
        if outcome.error is not None:
            entry.on_failed(outcome.error)
        elif not outcome.cancelled:
            entry.on_done(outcome.result)
        if ticket.channel not in self._current:
            self.busy_changed.emit(ticket.channel, False)

    def _advance(self, ticket: Ticket, fraction: float) -> None:
        if self.is_current(ticket):
            self._current[ticket.channel].on_progress(fraction)
