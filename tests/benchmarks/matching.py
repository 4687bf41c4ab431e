"""How fast two long texts are compared in process, how slider moves follow, how it grows, and what peers need.

Run: ``python tests/benchmarks/matching.py [--record] [--large] [--peers]``. ``--large`` goes up to 40 MB a side;
``--peers`` also times programs that compare texts, those that are installed (Debian: similarity-tester, wdiff, dwdiff).
"""

from __future__ import annotations

import difflib
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from record import compare_and_record

from neardup_gui.compare import Pair, Settings, prepare
from neardup_gui.documents import pasted_document

WHAT = ("shingles", "passages")
DIFFLIB_SHARE = 0.02  # of the texts: it does not end on the whole within two minutes


def pair_of(text: str, edited_share: float, seed: int) -> tuple[str, str]:
    """A text, and a copy of which a share of the words is replaced and a tenth has moved to the front."""
    chance = random.Random(seed)
    words = text.split(" ")
    copy = [chance.choice(words) if chance.random() < edited_share else word for word in words]
    cut = len(copy) * 9 // 10
    return text, " ".join(copy[cut:] + copy[:cut])


def timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def in_process(name: str, text: str) -> dict[str, float]:
    a, b = pair_of(text, 0.05, 1)
    prepared = []
    took = timed(lambda: prepared.extend(prepare(pasted_document(side, "text")) for side in (a, b)))
    figures = {f"{name}: prepare both, ms": took}
    pair = Pair(prepared[0], prepared[1])
    figures[f"{name}: compare, ms"] = timed(lambda: pair.compare(Settings(methods=WHAT)))
    figures[f"{name}: first move of the length, ms"] = timed(
        lambda: pair.compare(Settings(methods=WHAT, shingle_length=6))
    )
    moves = [timed(lambda length=length: pair.compare(Settings(methods=WHAT, shingle_length=length)))
             for length in range(7, 15)]  # fmt: skip
    figures[f"{name}: later moves of the length, ms"] = sorted(moves)[len(moves) // 2]
    moves = [timed(lambda modulus=modulus: pair.compare(Settings(methods=WHAT, modulus=modulus)))
             for modulus in range(2, 10)]  # fmt: skip
    figures[f"{name}: moves of the modulus, ms"] = sorted(moves)[len(moves) // 2]
    return figures


def growth(text: str, megabytes: tuple[float, ...]) -> dict[str, float]:
    """Milliseconds a megabyte, of texts that are as new at 40 MB as at 0.1: pairs of words drawn from a book."""
    words = text.split()
    figures: dict[str, float] = {}
    for size in megabytes:
        chance = random.Random(3)
        pieces: list[str] = []
        length = 0
        while length < size * 1e6:
            at = chance.randrange(len(words) - 2)
            pieces.append(f"{words[at]} {words[at + 1]}")
            length += len(pieces[-1]) + 1
        a, b = pair_of(" ".join(pieces), 0.05, 2)
        took = timed(
            lambda a=a, b=b: Pair(prepare(pasted_document(a, "a")), prepare(pasted_document(b, "b"))).compare(
                Settings(methods=WHAT)
            )
        )
        figures[f"growth: {size:g} MB a side, ms a MB"] = took / size
    return figures


def peers(text: str) -> dict[str, float]:
    a, b = pair_of(text, 0.05, 1)
    commands = {
        "sim_text": ["sim_text", "-r", "20"],
        "wdiff": ["wdiff", "-s", "-123"],
        "dwdiff": ["dwdiff", "-s", "-123"],
    }
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="neardup-peers-") as folder:
        files = [Path(folder) / name for name in ("a.txt", "b.txt")]
        for path, side in zip(files, (a, b), strict=True):
            path.write_text(side, encoding="utf-8")
        for name, command in commands.items():
            if shutil.which(command[0]):
                full = [*command, *map(str, files)]
                figures[f"peer {name}, ms"] = timed(
                    lambda full=full: subprocess.run(full, capture_output=True, check=False)
                )
    size = int(len(a) * DIFFLIB_SHARE)
    first, second = a[:size].split(), b[:size].split()
    figures[f"peer difflib on {DIFFLIB_SHARE:.0%} of the texts, ms"] = timed(
        lambda: difflib.SequenceMatcher(None, first, second, autojunk=False).get_matching_blocks()
    )
    return figures


def main() -> None:
    default = Path(__file__).resolve().parents[3] / "shared" / "data"
    data = Path(os.environ.get("NEARDUP_DATA") or default)
    if not data.is_dir():
        sys.exit(f"the real texts are not at {data} (set NEARDUP_DATA)")
    english = (data / "novels" / "WarAndPeace_en_Maude.txt").read_text(encoding="utf-8")
    russian = (data / "novels" / "Tolstoi_AnnaKarenina.txt").read_text(encoding="utf-8")
    figures = {**in_process("English, 3.2 M characters", english), **in_process("Russian, 1.7 M characters", russian)}
    figures["peak memory so far, MB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    figures |= growth(english, (0.1, 0.5, 2, 8, 20, 40) if "--large" in sys.argv else (0.1, 0.5, 2, 8))
    if "--peers" in sys.argv:
        figures |= peers(english)
    compare_and_record("matching", figures, "--record" in sys.argv)


if __name__ == "__main__":
    main()
