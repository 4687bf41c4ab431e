"""How long ``neardup compare`` takes as a process, from start to exit, and how much memory it needs.

Run: ``python tests/benchmarks/whole_process.py [--record]``; the texts are those of NEARDUP_DATA.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path

from record import compare_and_record

RUNS = 3
PAIRS = {
    "Anna Karenina / Resurrection": ("novels/Tolstoi_AnnaKarenina.txt", "novels/Tolstoi_Voskreseniye.txt"),
    # All methods on two texts of 3.2 MB: 2.5 s at most.
    "Anna Karenina / War and Peace": ("novels/Tolstoi_AnnaKarenina.txt", "novels/WarAndPeace_en_Maude.txt"),
    "Dorian Gray 1890 / 1891": ("editions/DorianGray_1890.txt", "editions/DorianGray_1891.txt"),
    "War and Peace / itself": ("novels/WarAndPeace_en_Maude.txt", "novels/WarAndPeace_en_Maude.txt"),
}


def main() -> None:
    default = Path(__file__).resolve().parents[3] / "shared" / "data"
    data = Path(os.environ.get("NEARDUP_DATA") or default)
    if not data.is_dir():
        sys.exit(f"the real texts are not at {data} (set NEARDUP_DATA)")
    figures: dict[str, float] = {}
    for name, pair in PAIRS.items():
        command = [sys.executable, "-m", "neardup_gui", "compare", *(str(data / part) for part in pair), "--json", "-"]
        times: list[float] = []
        for _ in range(RUNS):
            begun = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - begun)
        figures[f"{name}, s"] = min(times)
    figures["largest process, MB"] = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    compare_and_record("whole_process", figures, "--record" in sys.argv)


if __name__ == "__main__":
    main()
