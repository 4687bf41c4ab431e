"""Progress and cancellation for long work, with a default that lets the core run bare."""

from __future__ import annotations

from collections.abc import Callable


class Cancelled(Exception):  # noqa: N818 - a course of events, not an error
    """The work was given up on request. Not an error: nobody is told."""


def _never() -> bool:
    return False


def _unheard(_fraction: float) -> None:
    return None


class Progress:
    """Where a piece of work tells how far it is, and learns that nobody wants its result any more.

    Parts nest: ``progress.part(0.2, 0.8)`` gives an inner step its own 0…1, mapped into the outer range.
    Thread-safe as far as the two callables are.
    """

    __slots__ = ("_begin", "_report", "_should_cancel", "_width")

    def __init__(
        self,
        report: Callable[[float], None] = _unheard,
        should_cancel: Callable[[], bool] = _never,
        begin: float = 0.0,
        width: float = 1.0,
    ) -> None:
        self._report = report
        self._should_cancel = should_cancel
        self._begin = begin
        self._width = width

    def check(self) -> None:
        """Raise :class:`Cancelled` where the work is no longer wanted. Cheap: call it in every loop."""
        if self._should_cancel():
            raise Cancelled

    def at(self, fraction: float) -> None:
        """Report that ``fraction`` (0…1) of this part is done, and check for cancellation."""
        self.check()
        self._report(self._begin + self._width * min(1.0, max(0.0, fraction)))

    def part(self, begin: float, end: float) -> Progress:
        """Return the progress of an inner step that stands for ``begin``…``end`` of this one."""
        return Progress(
            self._report, self._should_cancel, self._begin + self._width * begin, self._width * (end - begin)
        )


NO_PROGRESS = Progress()
