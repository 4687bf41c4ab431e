"""Cyclic garbage goes in the GUI thread and nowhere else."""

import gc
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from neardup_gui.jobs import GuiThreadCollector
from neardup_gui.jobs.garbage import MASS


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


def test_a_mass_of_new_objects_is_not_looked_through(collector: GuiThreadCollector) -> None:
    gone: list[str] = []
    kept = [[number] for number in range(MASS + 1_000)]
    before = gc.get_freeze_count()
    assert collector.look() is None
    assert gc.get_freeze_count() >= before + len(kept)
    Knot(gone)  # what comes after is collected as ever
    litter()
    assert collector.look() is not None
    gc.collect()
    assert gone == ["MainThread"]


def test_what_was_passed_over_counts_until_it_is_looked_through(collector: GuiThreadCollector) -> None:
    kept: list[list[int]] = []
    looks: list[int | None] = []
    while len(kept) < 2 * MASS:
        kept.extend([number] for number in range(10_000))
        looks.append(collector.look())
    assert looks[0] is not None
    assert None in looks


def test_stopping_gives_collection_back_to_python(qapp: Any) -> None:
    collector = GuiThreadCollector()
    collector.start()
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()
    gc.disable()
