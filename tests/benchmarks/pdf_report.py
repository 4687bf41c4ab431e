"""How long the PDF takes with 500 and with 10,000 passages of some 60 words, and how much memory.

Run it: ``python tests/benchmarks/pdf_report.py [--record]``.
"""

from __future__ import annotations

import argparse
import resource
import sys
from pathlib import Path
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "wording"))
from made_comparisons import comparison_with
from record import compare_and_record

from neardup_gui.report.pdf import pdf_bytes

_BYTES_A_UNIT = 1 if sys.platform == "darwin" else 1024  # of the memory that the system reports


def measure() -> dict[str, float]:
    figures: dict[str, float] = {}
    pdf_bytes(comparison_with(1), "ru")  # fonts and libraries are loaded once
    for passages in (500, 10_000):
        comparison = comparison_with(passages, "ru")
        begin, begun = perf_counter(), process_time()
        made = pdf_bytes(comparison, "ru")
        figures[f"{passages:,} passages, s"] = perf_counter() - begin
        figures[f"{passages:,} passages, s of the processor"] = process_time() - begun
        figures[f"{passages:,} passages, MB of file"] = len(made) / 1e6
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _BYTES_A_UNIT
    figures["peak memory, MB"] = peak / 1e6
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the figures to pdf_report.json")
    compare_and_record("pdf_report", measure(), parser.parse_args().record)


if __name__ == "__main__":
    main()
