"""How smoothly the window scrolls: four million characters and 10,000 passages, strips, links and both panes on show.

Run it offscreen: ``QT_QPA_PLATFORM=offscreen python tests/benchmarks/window.py [--record]``. Goal: 16 ms at the 95th
percentile for one step, from the scroll bar's move to the last pixel of both panes.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parent))
from pane import CHARACTERS, PASSAGES, made_up_comparison, made_up_text
from record import compare_and_record

from neardup_gui.drawing.strips import StripPassages
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.dressing import PassagePairs
from neardup_gui.ui.overview.link_band import LinkSplitter, Ribbon
from neardup_gui.ui.overview.strip import OverviewStrip
from neardup_gui.ui.panes.following import Following
from neardup_gui.ui.panes.layers import prepare_layers, within
from neardup_gui.ui.panes.line_up import LineUp, Side, find_anchors
from neardup_gui.ui.panes.pane_frame import PaneFrame
from neardup_gui.ui.theme import load_theme

STEPS = 300
SIDES: tuple[Side, Side] = ("a", "b")


class Bench:
    """Both panes with their strips and the band between them, filled without a session."""

    def __init__(self) -> None:
        source = random.Random(1)
        self.theme = load_theme("light")
        self.text = made_up_text(source)
        places, shingles = made_up_comparison(source)
        self.layers = prepare_layers(places, shingles)
        self.pairs = PassagePairs.of([_passage(number, span) for number, span in places])
        self.frames = {side: PaneFrame(side.upper(), self.theme) for side in SIDES}
        self.strips = {side: OverviewStrip(side.upper(), self.theme) for side in SIDES}
        self.splitter = LinkSplitter(self.theme)
        for side in SIDES:
            self.frames[side].put_beside(self.strips[side], left=side == "a")
            self.splitter.addWidget(self.frames[side])
        self.panes = {side: self.frames[side].pane for side in SIDES}
        self.splitter.resize(1500, 1000)
        self.splitter.show()
        self.following = Following(self.panes)
        self.following.viewed.connect(self.show_views)
        for side in SIDES:
            self.panes[side].set_text(self.text)
            self.panes[side].set_layers(self.layers)
            self.panes[side].reveal(Span(0, 1))
        self.passages = StripPassages(
            self.layers.passages.spans, self.layers.passages.ids % 10, self.pairs.moved_by_id[1:]
        )

    def show_views(self) -> None:
        a, b = self.following.views["a"], self.following.views["b"]
        for side in SIDES:
            self.strips[side].set_visible_span(self.following.views[side].span)
        ribbons = []
        for index in range(*within(self.pairs.a, *a.span).indices(PASSAGES)):
            span = Span(int(self.pairs.a.starts[index]), int(self.pairs.a.ends[index]))
            left, right = a.extent(span), b.extent(span)
            ribbons.append(Ribbon(index + 1, index % 10, left, right, index % 7 == 0, index % 9 == 0))
        self.splitter.band.set_ribbons(ribbons, 0.0, float(a.height))


def _passage(number: int, span: Span) -> Passage:
    return Passage(number, span, span, "edited", False, 0.9, 40, 40, 20)


def milliseconds(begin: float) -> float:
    return (perf_counter() - begin) * 1000


def measure() -> dict[str, float]:
    bench = Bench()
    spans = bench.pairs.a
    QApplication.processEvents()
    figures: dict[str, float] = {}
    begin = perf_counter()
    for side in SIDES:
        bench.strips[side].set_text(CHARACTERS, bench.passages, SpanArray.empty())
        bench.strips[side].repaint()
    figures["both strips, made and painted, ms"] = milliseconds(begin)
    begin = perf_counter()
    anchors = find_anchors(bench.text, bench.text, spans, spans)
    bench.following.set_line_up(LineUp.of(spans, spans, (CHARACTERS, CHARACTERS), anchors))
    figures["lining up (worker), ms"] = milliseconds(begin)
    QApplication.processEvents()
    for name, step in (("a line", 1), ("three lines", 3), ("a page", 30), ("a leap", 0)):
        bar = bench.panes["a"].verticalScrollBar()
        bar.setValue(bar.maximum() // 3)
        QApplication.processEvents()
        took: list[float] = []
        for number in range(STEPS):
            begin = perf_counter()
            bar.setValue(bar.value() + step if step else number * bar.maximum() // STEPS)
            QApplication.processEvents()
            took.append(milliseconds(begin))
        figures[f"scroll {name}: median, ms"] = median(took)
        figures[f"scroll {name}: p95, ms"] = float(np.percentile(took, 95))
    bench.splitter.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the figures to window.json")
    arguments = parser.parse_args()
    application = QApplication([])
    compare_and_record("window", measure(), arguments.record)
    application.quit()


if __name__ == "__main__":
    main()
