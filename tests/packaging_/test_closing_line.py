"""The last line of setup-and-test.sh: one closing line of pytest for several runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "lib" / "closing_line.py"


def run(tmp_path: Path, *outputs: str) -> tuple[int, str]:
    paths: list[str] = []
    for number, output in enumerate(outputs):
        path = tmp_path / f"output{number}"
        path.write_text(output, encoding="utf-8")
        paths.append(str(path))
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *paths], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    return done.returncode, done.stdout.strip()


@pytest.mark.parametrize(
    ("outputs", "expected"),
    [
        (
            [
                "noise\n===== 300 passed, 3 skipped in 80.25s (0:01:20) =====\n",
                "==== 12 passed, 300 deselected in 8.06s ====\n",
            ],
            "===== 312 passed, 3 skipped in 88.31s (0:01:28) =====",
        ),
        (["== 1 failed, 1 passed in 0.50s ==\n"], "===== 1 failed, 1 passed in 0.50s ====="),
        (["== 1 error in 0.50s ==\n"], "===== 1 error in 0.50s ====="),
        (
            ["= 1 passed, 1 warning in 1.00s =", "= 2 passed, 1 warning in 1.00s ="],
            "===== 3 passed, 2 warnings in 2.00s =====",
        ),
        (["== 4 deselected in 0.10s ==\n"], "===== no tests ran in 0.10s ====="),
        (["===== no tests ran in 0.10s ====="], "===== no tests ran in 0.10s ====="),
    ],
)
def test_runs_become_one_closing_line(tmp_path: Path, outputs: list[str], expected: str) -> None:
    assert run(tmp_path, *outputs) == (0, expected)


def test_only_the_last_closing_line_of_a_run_counts(tmp_path: Path) -> None:
    printed_by_a_test = "===== 99 passed in 1.00s =====\n"
    assert run(tmp_path, printed_by_a_test + "===== 2 passed in 0.20s =====\n") == (0, "===== 2 passed in 0.20s =====")


def test_a_run_that_did_not_end_is_told(tmp_path: Path) -> None:
    code, line = run(tmp_path, "= 1 passed in 1.00s =", "collected 3 items\nSegmentation fault\n")
    assert code == 1
    assert line == "pytest ended without its closing line"
