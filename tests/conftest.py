"""What all tests share: the real texts, and for the Qt part isolation, patched dialogs and a look at what is left."""

from __future__ import annotations

import gc
import logging
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

# Tests in a real window (mark xvfb) start processes of their own on the DISPLAY.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("NEARDUP_LANG", "en")

# As in the program itself: widgets that lie in reference cycles must not be destroyed by a worker thread that happens
# to collect, so collecting is done between tests, in the thread that runs them.
gc.disable()

REPOSITORY = Path(__file__).resolve().parent.parent


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    if gc.get_count()[0] > gc.get_threshold()[0]:
        gc.collect(1)


@pytest.fixture(scope="session")
def data_dir() -> Path:
    """The folder of real texts, by ``NEARDUP_DATA``, else beside the checkout."""
    folder = Path(os.environ.get("NEARDUP_DATA") or REPOSITORY.parent / "shared" / "data")
    if not folder.is_dir():
        pytest.skip(f"the real texts are not at {folder} (set NEARDUP_DATA)")
    return folder


class _Strict(logging.Handler):
    """Collects what the program logged at warning or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class ExpectedLog:
    """By :meth:`allow` a test says which message at warning or above it provokes."""

    def __init__(self) -> None:
        self.allowed: list[str] = []

    def allow(self, part: str) -> None:
        self.allowed.append(part)


@pytest.fixture(autouse=True)
def expected_log(request: pytest.FixtureRequest) -> Iterator[ExpectedLog]:
    """Fail the test at any unexpected warning or error of the program, or of Qt, in the log.

    A test that asks for ``caplog`` looks at the log itself.
    """
    expected = ExpectedLog()
    handler = _Strict()
    loggers = [logging.getLogger("neardup_gui"), logging.getLogger("qt")]
    for logger in loggers:
        logger.addHandler(handler)
    yield expected
    for logger in loggers:
        logger.removeHandler(handler)
    surprising = [
        record.getMessage()
        for record in handler.records
        if not any(part in record.getMessage() for part in expected.allowed)
    ]
    if "caplog" in request.fixturenames:
        return
    assert not surprising, f"unexpected in the log: {surprising}"


@pytest.fixture
def user_settings(tmp_path: Path) -> Any:
    """User settings in a file of this test alone."""
    from neardup_gui.settings import UserSettings

    return UserSettings(tmp_path / "settings" / "neardup.ini")


@pytest.fixture
def worker(qtbot: Any) -> Iterator[Any]:
    """A worker that is shut down after the test and must have no thread left."""
    from neardup_gui.jobs import Worker

    desk = Worker()
    yield desk
    assert desk.shutdown(10_000), "a worker thread did not end"


@pytest.fixture
def gate() -> Iterator[Callable[[str], threading.Event]]:
    """Named events that work in a test waits for. All are opened at the end, so that no thread hangs."""
    gates: dict[str, threading.Event] = {}

    def named(name: str) -> threading.Event:
        return gates.setdefault(name, threading.Event())

    yield named
    for event in gates.values():
        event.set()
