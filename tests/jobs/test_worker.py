"""The worker: latest wins, nothing stale, cancel, errors, a clean end."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from neardup_gui.errors import DocumentError, NeardupError
from neardup_gui.jobs import DefectError, Ticket, Worker
from neardup_gui.jobs import task as task_module
from neardup_gui.jobs.task import Task
from neardup_gui.progress import Progress

Gate = Callable[[str], threading.Event]


def test_result_arrives_in_the_main_thread(qtbot: Any, worker: Worker) -> None:
    seen: list[tuple[Any, ...]] = []
    worker.submit(
        "read", lambda _: threading.current_thread(), lambda where: seen.append((where, threading.current_thread()))
    )
    assert worker.is_busy("read")
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0][0] is not threading.main_thread()
    assert seen[0][1] is threading.main_thread()
    assert not worker.is_busy("read")


def test_stale_results_are_dropped(qtbot: Any, worker: Worker, gate: Gate) -> None:
    """The older work ends last and ignores that it was cancelled: its result must not be shown."""
    seen: list[str] = []

    def stubborn(_: Progress) -> str:
        gate("old").wait(5)
        return "old"

    worker.submit("compare", stubborn, seen.append)
    worker.submit("compare", lambda _: "new", seen.append)
    qtbot.waitUntil(lambda: seen == ["new"])
    gate("old").set()
    assert worker.wait_idle(5000)
    qtbot.wait(50)
    assert seen == ["new"]


def test_stale_result_that_is_already_in_the_queue_is_dropped(qtbot: Any, worker: Worker) -> None:
    seen: list[str] = []
    worker.submit("compare", lambda _: "old", seen.append)
    assert worker.wait_idle(5000)  # its result is posted, the event loop has not run yet
    worker.submit("compare", lambda _: "new", seen.append)
    qtbot.waitUntil(lambda: "new" in seen)
    assert seen == ["new"]


def test_stale_failures_and_progress_are_dropped(qtbot: Any, worker: Worker, gate: Gate) -> None:
    failures: list[NeardupError] = []
    fractions: list[float] = []
    done: list[str] = []

    def old(progress: Progress) -> str:
        gate("old").wait(5)
        report = progress._report
        report(0.25)
        raise DocumentError("damaged", "old.docx")

    worker.submit("read", old, done.append, failures.append, fractions.append)
    worker.submit("read", lambda _: "new", done.append, failures.append, fractions.append)
    gate("old").set()
    assert worker.wait_idle(5000)
    qtbot.waitUntil(lambda: done == ["new"])
    qtbot.wait(50)
    assert failures == []
    assert fractions == []


def test_channels_do_not_disturb_each_other(qtbot: Any, worker: Worker, gate: Gate) -> None:
    seen: list[str] = []

    def slow(progress: Progress) -> str:
        gate("a").wait(5)
        progress.check()
        return "a"

    worker.submit("read-a", slow, seen.append)
    worker.submit("read-b", lambda _: "b", seen.append)
    qtbot.waitUntil(lambda: seen == ["b"])
    gate("a").set()
    qtbot.waitUntil(lambda: seen == ["b", "a"])


def test_one_at_a_time_waits_for_the_cancelled_one(qtbot: Any, worker: Worker, gate: Gate) -> None:
    inside: list[int] = []
    most: list[int] = []
    seen: list[int] = []

    def work(number: int) -> Callable[[Progress], int]:
        def run(_: Progress) -> int:
            inside.append(number)
            most.append(len(inside))
            gate("first").wait(5)
            time.sleep(0.01)
            inside.remove(number)
            return number

        return run

    for number in range(4):
        worker.submit("compare", work(number), seen.append, one_at_a_time=True)
    qtbot.waitUntil(lambda: bool(inside))
    gate("first").set()
    qtbot.waitUntil(lambda: seen == [3])
    assert max(most) == 1


def test_cancel_is_silent(qtbot: Any, worker: Worker, gate: Gate) -> None:
    calls: list[Any] = []

    def work(progress: Progress) -> str:
        gate("begun").set()
        while True:
            time.sleep(0.002)
            progress.check()

    worker.submit("read", work, calls.append, calls.append, calls.append)
    assert gate("begun").wait(5)
    with qtbot.waitSignal(worker.busy_changed) as signal:
        worker.cancel("read")
    assert signal.args == ["read", False]
    assert worker.wait_idle(5000)
    qtbot.wait(30)
    assert calls == []


def test_error_of_the_program_reaches_the_caller(qtbot: Any, worker: Worker) -> None:
    failures: list[NeardupError] = []

    def work(_: Progress) -> None:
        raise DocumentError("missing", "a.docx")

    worker.submit("read", work, lambda _: None, failures.append)
    qtbot.waitUntil(lambda: bool(failures))
    assert failures[0].code == "missing"


def test_defect_is_logged_and_told_without_its_text(
    qtbot: Any, worker: Worker, expected_log: Any, caplog: pytest.LogCaptureFixture
) -> None:
    expected_log.allow("defect in read")
    failures: list[NeardupError] = []
    worker.submit("read", lambda _: 1 // 0, lambda _: None, failures.append)
    qtbot.waitUntil(lambda: bool(failures))
    assert isinstance(failures[0], DefectError)
    assert "ZeroDivisionError" in caplog.text


def test_progress_is_throttled(qtbot: Any, worker: Worker) -> None:
    fractions: list[float] = []
    done: list[float] = []

    def work(progress: Progress) -> float:
        begin = time.monotonic()
        for step in range(20_000):
            progress.at(step / 20_000)
        return time.monotonic() - begin

    worker.submit("read", work, done.append, on_progress=fractions.append)
    qtbot.waitUntil(lambda: bool(done))
    assert 1 <= len(fractions) <= done[0] / 0.03 + 1
    assert fractions == sorted(fractions)


def test_shutdown_ends_work_in_the_middle(qtbot: Any, gate: Gate) -> None:
    worker = Worker()
    calls: list[Any] = []

    def work(progress: Progress) -> None:
        gate("begun").set()
        while True:
            time.sleep(0.002)
            progress.check()

    worker.submit("read", work, calls.append, calls.append)
    assert gate("begun").wait(5)
    assert worker.shutdown()
    qtbot.wait(20)
    assert calls == []
    worker.submit("read", lambda _: 1, calls.append)
    assert worker.wait_idle(1000)
    qtbot.wait(20)
    assert calls == []


def test_shutdown_does_not_wait_for_ever(qtbot: Any, gate: Gate) -> None:
    worker = Worker()

    def work(_: Progress) -> None:
        gate("begun").set()
        gate("never").wait(5)

    worker.submit("read", work, lambda _: None)
    assert gate("begun").wait(5)
    assert not worker.shutdown(within=50)
    gate("never").set()
    assert worker.shutdown(5000)


def test_work_that_looks_for_its_end_lets_the_window_have_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    now = [0.0]
    monkeypatch.setattr(task_module.time, "sleep", slept.append)
    monkeypatch.setattr(task_module.time, "monotonic", lambda: now[0])

    def work(progress: Progress) -> None:
        for _ in range(1000):
            now[0] += 0.0001
            progress.check()

    Task(Ticket("any", 1), work, lambda _: None, lambda *_: None).run()
    assert 10 <= len(slept) <= 14  # in a tenth of a second
    assert sum(slept) < 0.1 * 0.1
