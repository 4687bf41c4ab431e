"""How smoothly the real window works: two texts of four million characters that share 10,000 passages.

    python tests/benchmarks/window.py [--record]

The window is driven as its user would: a slider is moved, the text scrolled, a passage clicked, the list sorted. Goals:
slider to new highlights in both panes 150 ms (median), a scroll step 16 ms (95th percentile), click to partner 50 ms,
sorting the list 100 ms, longest gap of a 16 ms timer 60 ms, memory 600 MB. The figures are printed beside those last
recorded; none of them decides a test.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("NEARDUP_LANG", "en")

import numpy as np
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parent))
from record import compare_and_record
from responsiveness import Watch

from neardup_gui.app import SWITCH_INTERVAL, Program, make_application
from neardup_gui.compare.opinions import DismissReason
from neardup_gui.settings import UserSettings
from neardup_gui.ui.passage_list.columns import Column

PASSAGES = 10_000
WORDS_SHARED = 31
WORDS_OWN = 31
VOCABULARY = 40_000
SLIDER_MOVES = 24
SCROLL_STEPS = 300
CLICKS = 60
WAIT = 300.0  # seconds for the texts to be read and compared


def made_up_texts(source: random.Random) -> tuple[str, str]:
    """Return two texts of some 4 million characters that share 10,000 passages, a third edited, most of them moved."""
    letters = "оеаинтсрвлкмдпу"
    words = ["".join(source.choices(letters, k=source.randint(3, 9))) for _ in range(VOCABULARY)]
    shared = [source.choices(words, k=WORDS_SHARED) for _ in range(PASSAGES)]
    # Neighbours of A are no neighbours in B: they would be merged into one passage.
    taken = [block + place * 37 % 100 for block in range(0, PASSAGES, 100) for place in range(100)]

    def paragraph(passage: list[str], edit: bool) -> str:
        own = source.choices(words, k=WORDS_OWN)
        kept = [source.choice(words) if edit and source.random() < 0.06 else word for word in passage]
        return f"{' '.join(own).capitalize()}.\n{' '.join(kept).capitalize()}."

    a = "\n".join(paragraph(shared[number], False) for number in range(PASSAGES))
    b = "\n".join(paragraph(shared[number], number % 3 == 0) for number in taken)
    return a, b


class Bench:
    """The program with both texts, and its stop watches."""

    def __init__(self, folder: Path) -> None:
        sys.setswitchinterval(SWITCH_INTERVAL)
        self.application = make_application(sys.argv[:1])
        self.program = Program(self.application, UserSettings(folder / "neardup.ini"))
        self.program.open_window()
        self.window = self.program.window
        self.window.resize(1500, 1000)
        self.session = self.program.session
        self.page = self.window.page
        self.watch = Watch()
        self.paths = [folder / "a.txt", folder / "b.txt"]
        for path, text in zip(self.paths, made_up_texts(random.Random(1)), strict=True):
            path.write_text(text, encoding="utf-8")

    def until(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + WAIT
        while not condition():
            self.application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 5)
            if time.monotonic() > end:
                raise SystemExit("the window did not answer")

    def settle(self) -> None:
        """Let everything be painted that is to be painted."""
        for _ in range(3):
            self.application.processEvents()

    def rest(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        self.until(lambda: time.monotonic() > end)

    def load(self) -> float:
        begin = time.perf_counter()
        self.session.open_paths([str(path) for path in self.paths])
        self.until(lambda: self.session.comparison is not None and not self.session.is_comparing)
        self.settle()
        return time.perf_counter() - begin

    def slide(self) -> list[float]:
        """Move the slider of the shingle length. Return how long until both panes show the new shingles."""
        slider = self.page.settings_panel.length.slider
        took: list[float] = []
        for move in range(SLIDER_MOVES + 1):
            before = self.session.comparison
            begin = time.perf_counter()
            slider.setValue(4 + move % 7)
            self.until(lambda before=before: self.session.comparison is not before)
            self.settle()
            took.append(milliseconds(begin))
            self.until(lambda: not self.session.is_comparing)
            self.rest(0.05)
        return took[1:]  # the first move makes the index of all lengths

    def scroll(self, step: int) -> list[float]:
        bar = self.page.panes["a"].pane.verticalScrollBar()
        bar.setValue(bar.maximum() // 3)
        self.rest(0.3)
        took: list[float] = []
        for _ in range(SCROLL_STEPS):
            begin = time.perf_counter()
            bar.setValue(bar.value() + step)
            self.application.processEvents()
            took.append(milliseconds(begin))
        return took

    def click(self) -> list[float]:
        took: list[float] = []
        passages = self.session.passages
        for number in range(CLICKS):
            passage = passages[(number * 7919) % len(passages)]
            begin = time.perf_counter()
            self.session.set_passage(passage.id)
            self.settle()
            took.append(milliseconds(begin))
            self.rest(0.03)
        return took

    def sort(self) -> list[float]:
        table = self.page.passages.table
        took: list[float] = []
        for column in (Column.WORDS_A, Column.SIMILARITY, Column.BEGINNING, Column.KIND, Column.STATE, Column.NUMBER):
            for order in (table.horizontalHeader().sortIndicatorOrder(), *table_orders()):
                begin = time.perf_counter()
                table.sortByColumn(column, order)
                self.settle()
                took.append(milliseconds(begin))
                self.rest(0.03)
        return took

    def judge(self) -> list[float]:
        took: list[float] = []
        for passage in self.session.passages[:20]:
            begin = time.perf_counter()
            self.session.marks.dismiss([passage], DismissReason.QUOTATION)
            self.settle()
            took.append(milliseconds(begin))
            self.rest(0.03)
        return took

    def end(self) -> None:
        self.window.close()
        self.program.end()


def table_orders() -> tuple[object, ...]:
    from PySide6.QtCore import Qt

    return Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


def milliseconds(begin: float) -> float:
    return (time.perf_counter() - begin) * 1000


def memory(name: str) -> float:
    """Return a line of the process's status in MB; 0 on systems without it."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    return next(int(line.split()[1]) / 1000 for line in status.read_text().splitlines() if line.startswith(name))


def measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        bench = Bench(Path(folder))
        gaps: dict[str, float] = {}

        def watched(name: str, work: Callable[[], list[float]]) -> list[float]:
            bench.watch.start()
            took = work()
            gaps[name] = bench.watch.stop()["max"]
            return took

        bench.rest(1.0)  # the first painting of a window is none of what is measured
        figures: dict[str, float] = {}
        figures["reading, preparing, comparing, s"] = watched("loading", lambda: [bench.load()])[0]
        figures["passages"] = float(len(bench.session.passages))
        bench.rest(1.0)
        figures["slider to highlights: median, ms"] = median(watched("sliding", bench.slide))
        for name, step in (("a line", 1), ("three lines", 3), ("a page", 30)):
            took = watched(f"scrolling by {name}", lambda step=step: bench.scroll(step))
            figures[f"scroll {name}: p95, ms"] = float(np.percentile(took, 95))
        figures["click to partner: median, ms"] = median(took := watched("clicking", bench.click))
        figures["click to partner: worst, ms"] = max(took)
        figures["list sort: worst, ms"] = max(watched("sorting", bench.sort))
        figures["dismissal: median, ms"] = median(watched("dismissing", bench.judge))
        for name, gap in gaps.items():
            figures[f"longest gap, {name}, ms"] = gap
        figures["memory now, MB"] = memory("VmRSS")
        figures["memory at its peak, MB"] = memory("VmHWM")
        bench.end()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the figures to window.json")
    arguments = parser.parse_args()
    compare_and_record("window", measure(), arguments.record)
    QApplication.quit()


if __name__ == "__main__":
    main()
