"""How long the window keeps its user waiting: gaps of a 16 ms timer in the GUI thread.

    python tests/benchmarks/responsiveness.py [--record]

Two texts of about 3 MB are loaded and compared, then the slider of the shingle length and the one of the sampling are
dragged. The texts are novels from NEARDUP_DATA where that is there, else made up. Prints mean, 95th percentile and
maximum beside the recorded ones; ``--record`` keeps these.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("NEARDUP_LANG", "en")

import numpy as np
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QSlider

from neardup_gui.app import SWITCH_INTERVAL, Program, make_application
from neardup_gui.settings import UserSettings

INTERVAL = 16  # milliseconds
RECORD = Path(__file__).with_suffix(".json")
REPOSITORY = Path(__file__).resolve().parents[2]
CHARACTERS = 3_000_000


class Watch:
    """Notes the time between two beats of a timer in the GUI thread."""

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self._beat)
        self._last = 0.0
        self.gaps: list[float] = []

    def start(self) -> None:
        self.gaps = []
        self._last = time.perf_counter()
        self._timer.start()

    def stop(self) -> dict[str, float]:
        self._timer.stop()
        self._beat()
        gaps = np.array(self.gaps)
        return {
            "beats": float(len(gaps)),
            "mean": float(gaps.mean()),
            "p95": float(np.percentile(gaps, 95)),
            "max": float(gaps.max()),
        }

    def _beat(self) -> None:
        now = time.perf_counter()
        self.gaps.append((now - self._last) * 1000)
        self._last = now


def wait_for(condition: Callable[[], bool], step: Callable[[], None] | None = None, every: int = 20) -> None:
    """Run the event loop until ``condition`` holds, with ``step`` called again and again."""
    loop = QEventLoop()
    timer = QTimer()
    timer.setInterval(every)

    def look() -> None:
        if condition():
            loop.quit()
        elif step is not None:
            step()

    timer.timeout.connect(look)
    timer.start()
    loop.exec()


def made_up() -> str:
    """Return a text of the wanted size whose words follow Zipf's law."""
    source = np.random.default_rng(1)
    letters = random.Random(1)
    vocabulary = ["".join(letters.choices("aeiourstlnmdkp", k=letters.randint(3, 10))) for _ in range(40_000)]
    drawn = np.minimum(source.zipf(1.3, CHARACTERS // 6), len(vocabulary)) - 1
    return "\n".join(" ".join(vocabulary[word] for word in part) for part in np.array_split(drawn, 4_000))


def edited(text: str) -> str:
    """Return a copy with one word in twenty changed, a third of the paragraphs moved and some taken out."""
    source = random.Random(3)
    paragraphs = [
        " ".join(word[::-1] if source.random() < 0.05 else word for word in paragraph.split(" "))
        for paragraph in text.split("\n")
        if source.random() < 0.9
    ]
    third = len(paragraphs) // 3
    return "\n".join(paragraphs[third : 2 * third] + paragraphs[:third] + paragraphs[2 * third :])


def texts(folder: Path) -> tuple[Path, Path]:
    """Write a text of about 3 MB and its edited copy: many shingles and passages in common, the most work."""
    data = Path(os.environ.get("NEARDUP_DATA") or REPOSITORY.parent / "shared" / "data") / "novels"
    novel = data / "WarAndPeace_en_Maude.txt"
    text = novel.read_text(encoding="utf-8-sig") if novel.is_file() else made_up()
    pair = folder / "original.txt", folder / "edited copy.txt"
    for path, content in zip(pair, (text, edited(text)), strict=True):
        path.write_text(content, encoding="utf-8")
    return pair


def measure(folder: Path) -> dict[str, dict[str, float]]:
    sys.setswitchinterval(SWITCH_INTERVAL)
    application = make_application(sys.argv[:1])
    program = Program(application, UserSettings(folder / "neardup.ini"))
    program.open_window()
    program.window.resize(1400, 900)
    session, panel = program.session, program.window.page.settings_panel
    pair = texts(folder)
    print("texts:", ", ".join(f"{path.name} ({path.stat().st_size / 1e6:.1f} MB)" for path in pair))
    shown = time.perf_counter()
    wait_for(lambda: time.perf_counter() - shown > 0.5)  # the first painting of the window is not what is measured
    watch = Watch()
    results: dict[str, dict[str, float]] = {}

    began = time.perf_counter()
    watch.start()
    session.open_paths([str(path) for path in pair])
    wait_for(lambda: session.comparison is not None)
    results["load and compare"] = watch.stop()
    results["load and compare"]["seconds"] = time.perf_counter() - began

    for name, slider in (("drag the length", panel.length.slider), ("drag the sampling", panel.modulus.slider)):
        there = list(range(slider.minimum(), slider.maximum() + 1))
        way = [*there, *reversed(there)] * 2

        def drag(slider: QSlider = slider, way: list[int] = way) -> None:
            slider.setValue(way.pop())

        def arrived(way: list[int] = way) -> bool:
            return not way

        began = time.perf_counter()
        watch.start()
        wait_for(arrived, drag, every=30)
        wait_for(lambda: not session.is_comparing)
        results[name] = watch.stop()
        results[name]["seconds"] = time.perf_counter() - began

    program.window.close()
    program.end()
    return results


def main() -> int:
    recorded = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.is_file() else {}
    with tempfile.TemporaryDirectory() as folder:
        results = measure(Path(folder))
    print(f"{'gaps of a 16 ms timer, ms':<28}{'mean':>8}{'p95':>8}{'max':>8}{'s':>7}   recorded: mean, p95, max, s")
    for name, row in results.items():
        line = f"{name:<28}{row['mean']:>8.1f}{row['p95']:>8.1f}{row['max']:>8.1f}{row['seconds']:>7.1f}"
        if before := recorded.get(name):
            line += f"   {before['mean']:.1f}, {before['p95']:.1f}, {before['max']:.1f}, {before['seconds']:.1f}"
        print(line)
    if "--record" in sys.argv:
        RECORD.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
        print(f"recorded in {RECORD.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
