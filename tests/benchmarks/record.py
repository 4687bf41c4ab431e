"""Prints measured figures beside those last recorded, and records them on request. No figure here decides a test."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping
from datetime import date
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def compare_and_record(name: str, figures: Mapping[str, float], record: bool) -> None:
    """Print ``measure | now | recorded`` for the figures of benchmark ``name``; write them to ``name.json`` if asked.

    ``figures``: what was measured (its unit in the name) → value.
    """
    path = FOLDER / f"{name}.json"
    recorded: dict[str, float] = {}
    if path.exists():
        content = json.loads(path.read_text(encoding="utf-8"))
        recorded = content["figures"]
        print(f"recorded {content['date']} on {content['machine']}")
    width = max(map(len, [*figures, "measure"]))
    print(f"{'measure':<{width}} | {'now':>10} | {'recorded':>10}")
    print(f"{'-' * width}-+-{'-' * 10}-+-{'-' * 10}")
    for measure, value in figures.items():
        before = f"{recorded[measure]:10.2f}" if measure in recorded else f"{'–':>10}"
        print(f"{measure:<{width}} | {value:10.2f} | {before}")
    if record:
        content = {
            "date": date.today().isoformat(),
            "machine": f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
            "figures": {measure: round(value, 3) for measure, value in figures.items()},
        }
        path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"written to {path}")
