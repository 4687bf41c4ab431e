"""How long a text pane takes for four million characters with 10,000 passages and 200,000 matching shingles.

Run it offscreen: ``QT_QPA_PLATFORM=offscreen python tests/benchmarks/pane.py [--record]``.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from time import perf_counter

import numpy as np
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parent))
from record import compare_and_record

from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.panes.layers import PaneLayers, prepare_layers
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.theme import load_theme

CHARACTERS = 4_000_000
PASSAGES = 10_000
SHINGLES = 200_000
SHINGLE_LENGTH = 35  # characters: about five words
STEPS = 200


def made_up_text(source: random.Random) -> str:
    words = ["".join(source.choices("оеаинтсрвлкмдпу", k=source.randint(1, 11))) for _ in range(5_000)]
    paragraphs: list[str] = []
    length = 0
    while length < CHARACTERS:
        paragraph = " ".join(source.choices(words, k=source.randint(5, 60)))
        paragraphs.append(paragraph)
        length += len(paragraph) + 1
    return "\n".join(paragraphs)[:CHARACTERS]


def made_up_comparison(source: random.Random) -> tuple[list[tuple[int, Span]], SpanArray]:
    room = CHARACTERS // PASSAGES
    passages = [(number + 1, Span(number * room, number * room + room * 3 // 4)) for number in range(PASSAGES)]
    starts = np.sort(np.array(source.sample(range(CHARACTERS - SHINGLE_LENGTH), SHINGLES), dtype=np.int64))
    return passages, SpanArray(starts, starts + SHINGLE_LENGTH)


def milliseconds(work: Callable[[], object]) -> float:
    begin = perf_counter()
    work()
    return (perf_counter() - begin) * 1000


def measure() -> dict[str, float]:
    source = random.Random(1)
    text = made_up_text(source)
    passages, shingles = made_up_comparison(source)
    pane = TextPane(load_theme("light"))
    pane.resize(700, 900)
    pane.show()
    QApplication.processEvents()
    figures: dict[str, float] = {}
    pane.set_text(text)  # once to warm up fonts
    figures["load, ms"] = milliseconds(lambda: pane.set_text(text))
    astral = text[:-1] + "\U0001f600"
    figures["load with an astral character, ms"] = milliseconds(lambda: pane.set_text(astral))
    QApplication.processEvents()
    made: list[PaneLayers] = []
    figures["prepare layers (worker), ms"] = milliseconds(lambda: made.append(prepare_layers(passages, shingles)))
    figures["set layers, ms"] = milliseconds(lambda: pane.set_layers(made[0]))
    pane.set_current(PASSAGES // 2)
    bar = pane.verticalScrollBar()
    painted: list[float] = []
    for step in range(STEPS):
        bar.setValue(step * bar.maximum() // STEPS)
        painted.append(milliseconds(pane.viewport().repaint))
    figures["scroll and paint, mean ms"] = mean(painted)
    figures["scroll and paint, max ms"] = max(painted)
    figures["set current and repaint, ms"] = milliseconds(lambda: (pane.set_current(7), pane.viewport().repaint()))
    figures["reveal at the end, ms"] = milliseconds(lambda: pane.reveal(Span(CHARACTERS - 500, CHARACTERS)))
    figures["zoom, ms"] = milliseconds(lambda: (pane.set_zoom(1), pane.viewport().repaint()))
    figures["resize, ms"] = milliseconds(lambda: (pane.resize(640, 900), QApplication.processEvents()))
    paragraph = text[:1_000_000].replace("\n", " ")
    figures["load one paragraph of a million, ms"] = milliseconds(
        lambda: (pane.set_text(paragraph), pane.viewport().repaint())
    )
    figures["reveal in its middle, ms"] = milliseconds(lambda: pane.reveal(Span(500_000, 500_100)))
    pane.set_layers(made[0])
    figures["paint in its middle, ms"] = milliseconds(pane.viewport().repaint)
    pane.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the figures to pane.json")
    arguments = parser.parse_args()
    application = QApplication([])
    compare_and_record("pane", measure(), arguments.record)
    application.quit()


if __name__ == "__main__":
    main()
