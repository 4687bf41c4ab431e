"""How fast texts are distilled and fingerprinted, in MB of UTF-8 a second, and how long the interpreter is held.

Run: ``python tests/benchmarks/distill.py [--record]``; the texts are those of NEARDUP_DATA. The reference module
distils 4.1 MB/s of Russian and 3.5 of English.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from record import compare_and_record

from neardup_gui.fingerprints.distill import distill
from neardup_gui.fingerprints.distill_gems import gems
from neardup_gui.fingerprints.distill_similarity import digit_windows, digits_similarity
from neardup_gui.fingerprints.shingles import shingles
from neardup_gui.fingerprints.simhash import simhash
from neardup_gui.fingerprints.supershingles import sketch
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.units import word_units

RUNS = 3
TEXTS = {
    "ru": "novels/Tolstoi_AnnaKarenina.txt",
    "en": "novels/WarAndPeace_en_Maude.txt",
    "zh": "novels/KR2a0020_魏書-北齊-魏收.txt",
}


def best(work: Callable[[], Any]) -> tuple[Any, float, float]:
    """Return the result, the least time in seconds, and the longest that a second thread had to wait, in ms."""
    times: list[float] = []
    gaps: list[float] = []
    result: Any = None
    for _ in range(RUNS):
        done = threading.Event()
        watcher = threading.Thread(target=_watch, args=(done, gaps))
        watcher.start()
        begun = time.perf_counter()
        result = work()
        times.append(time.perf_counter() - begun)
        done.set()
        watcher.join()
    return result, min(times), max(gaps) * 1e3


def _watch(done: threading.Event, gaps: list[float]) -> None:
    last = time.perf_counter()
    while not done.is_set():
        time.sleep(0.001)
        now = time.perf_counter()
        gaps.append(now - last)
        last = now


def main() -> None:
    default = Path(__file__).resolve().parents[3] / "shared" / "data"
    data = Path(os.environ.get("NEARDUP_DATA") or default)
    if not data.is_dir():
        sys.exit(f"the real texts are not at {data} (set NEARDUP_DATA)")
    figures: dict[str, float] = {}
    distilled: dict[str, Any] = {}
    for language, name in TEXTS.items():
        text = (data / name).read_text(encoding="utf-8")
        size = len(text.encode("utf-8")) / 1e6
        tokens = tokenise(text)
        checksums = shingles(word_units(tokens), 5).distinct
        digits, seconds, gap = best(lambda text=text: distill(text))
        distilled[language] = digits
        figures[f"{language} distill, MB/s"] = size / seconds
        figures[f"{language} distill, longest wait, ms"] = gap
        figures[f"{language} published, MB/s"] = size / best(lambda text=text: distill(text, "published"))[1]
        figures[f"{language} gems, ms"] = best(lambda digits=digits: gems(digits))[1] * 1e3
        figures[f"{language} windows, ms"] = best(lambda digits=digits: digit_windows(digits))[1] * 1e3
        figures[f"{language} simhash, ms"] = best(lambda t=tokens, name=language: simhash(t, name))[1] * 1e3
        figures[f"{language} sketch, ms"] = best(lambda checksums=checksums: sketch(checksums))[1] * 1e3
    _, seconds, gap = best(lambda: digits_similarity(distilled["ru"], distilled["en"]))
    figures["similarity of digits, ms"] = seconds * 1e3
    figures["similarity of digits, longest wait, ms"] = gap
    compare_and_record("distill", figures, "--record" in sys.argv)


if __name__ == "__main__":
    main()
