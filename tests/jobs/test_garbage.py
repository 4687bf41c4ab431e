"""Cyclic garbage goes in the GUI thread and nowhere else."""

import gc
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from neardup_gui.jobs import GuiThreadCollector


class Knot:
    """Lies in a cycle with itself, and tells in which thread it went."""

    def __init__(self, gone: list[str]) -> None:
        self.me = self
        self.gone = gone

    def __del__(self) -> None:
        self.gone.append(threading.current_thread().name)


@pytest.fixture
def collector(qapp: Any) -> Iterator[GuiThreadCollector]:
    collector = GuiThreadCollector()
    collector.start()
    yield collector
    collector.stop()
    gc.disable()  # as the tests have it


def litter() -> None:
    for _ in range(5_000):
        knot: list[Any] = []
        knot.append(knot)


def test_a_busy_worker_thread_collects_nothing(collector: GuiThreadCollector) -> None:
    gone: list[str] = []
    Knot(gone)
    thread = threading.Thread(target=litter, name="worker")
    thread.start()
    thread.join()
    assert gone == []
    assert collector.look() is not None
    gc.collect()
    assert gone == ["MainThread"]


def test_the_timer_collects(qtbot: Any, collector: GuiThreadCollector) -> None:
    gone: list[str] = []
    Knot(gone)
    litter()
    qtbot.waitUntil(lambda: gone == ["MainThread"], timeout=5_000)


def test_stopping_gives_collection_back_to_python(qapp: Any) -> None:
    collector = GuiThreadCollector()
    collector.start()
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()
    gc.disable()
