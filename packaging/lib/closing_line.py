"""Prints pytest's closing line for the runs whose output is in the files given: one line for all of them together.

Usage: closing_line.py OUTPUT... Exits with 1 where a run has no closing line, which means that it did not end.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

# The order in which pytest itself names them. Deselected tests are left out: they are those of the other run.
_ORDER = ("failed", "passed", "skipped", "xfailed", "xpassed", "warnings", "errors")
_ONE = {"warning": "warnings", "error": "errors"}
_MANY = {plural: single for single, plural in _ONE.items()}
_LINE = re.compile(r"=+ (?P<counts>[^=]*?) in (?P<seconds>\d+\.\d+)s(?: \([\d:]+\))? =+")
_COUNT = re.compile(r"(\d+) ([a-z]+)")


class Closing(NamedTuple):
    """What one run came to: tests by outcome, and the seconds it took."""

    counts: Counter[str]
    seconds: float


def parse_closing(output: str) -> Closing | None:
    """Return what the last closing line of ``output`` says, None where there is none."""
    found = [match for match in map(_LINE.fullmatch, map(str.strip, output.splitlines())) if match]
    if not found:
        return None
    counts: Counter[str] = Counter()
    for number, outcome in _COUNT.findall(found[-1]["counts"]):
        counts[_ONE.get(outcome, outcome)] += int(number)
    return Closing(counts, float(found[-1]["seconds"]))


def closing_line(closings: Iterable[Closing]) -> str:
    """Return the closing line of all runs together, worded as pytest words that of one."""
    counts: Counter[str] = Counter()
    seconds = 0.0
    for closing in closings:
        counts += closing.counts
        seconds += closing.seconds
    parts = [
        f"{counts[outcome]} {_MANY.get(outcome, outcome) if counts[outcome] == 1 else outcome}"
        for outcome in _ORDER
        if counts[outcome]
    ]
    took = f"{seconds:.2f}s"
    if seconds >= 60:
        took += f" ({timedelta(seconds=int(seconds))})"
    return f"===== {', '.join(parts) or 'no tests ran'} in {took} ====="


def main(paths: list[str]) -> int:
    closings = [parse_closing(Path(path).read_text(encoding="utf-8", errors="replace")) for path in paths]
    ended = [closing for closing in closings if closing is not None]
    if len(ended) < len(closings):
        print("pytest ended without its closing line")
        return 1
    print(closing_line(ended))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
