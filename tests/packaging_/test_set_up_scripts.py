"""The parts of the set-up scripts that decide something, each run in a shell of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = sorted([*(ROOT / "packaging").rglob("*.sh"), ROOT / ".ci" / "run"])
LOCALE = ("LANG", "LC_ALL", "LC_MESSAGES")
SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the set-up scripts are tested on Linux")


def run_in_shell(commands: str, root: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run ``commands`` after the functions of packaging/lib, without the caller's locale and screen."""
    parts = ("messages", "system_packages", "environment", "first_start")
    sources = "".join(f'. "{ROOT}/packaging/lib/{part}.sh"\n' for part in parts)
    kept = {name: value for name, value in os.environ.items() if name not in LOCALE + SCREEN}
    return subprocess.run(
        ["bash", "-c", f'set -euo pipefail\nproject_root="$1"\n{sources}{commands}', "bash", str(root)],
        capture_output=True,
        text=True,
        check=False,
        env=kept | variables,
    )


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_sample_pair_is_in_the_language_of_the_system(variables: dict[str, str], language: str) -> None:
    done = run_in_shell("sample_pair", **variables)
    original, adaptation = map(Path, done.stdout.splitlines())
    assert original.is_file()
    assert adaptation.is_file()
    assert {original.stem, adaptation.stem} == {f"original_{language}", f"adaptation_{language}"}


def checkout_with_this_python(folder: Path) -> Path:
    """A folder whose .venv holds the Python that runs this test and a start script, but no word that it is ready."""
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / ".venv" / "bin" / "python").symlink_to(sys.executable)
    start_script = folder / ".venv" / "bin" / "neardup"
    start_script.write_text("import sys\nprint(sys.argv[1:])\nsys.exit(3)\n", encoding="utf-8")
    start_script.chmod(0o755)
    shutil.copytree(ROOT / "packaging", folder / "packaging")
    shutil.copy(ROOT / "pyproject.toml", folder / "pyproject.toml")
    return folder


@pytest.mark.parametrize(
    "variables", [{}, {"DISPLAY": ":4711"}, {"WAYLAND_DISPLAY": "wayland-4711", "XDG_RUNTIME_DIR": "/nowhere"}]
)
def test_a_screen_that_does_not_answer_is_none(tmp_path: Path, variables: dict[str, str]) -> None:
    checkout = checkout_with_this_python(tmp_path)
    assert run_in_shell("if has_screen; then echo yes; else echo no; fi", checkout, **variables).stdout == "no\n"


@pytest.mark.xvfb
@pytest.mark.skipif(not os.environ.get("DISPLAY"), reason="there is no X display")
def test_an_open_display_is_a_screen(tmp_path: Path) -> None:
    checkout = checkout_with_this_python(tmp_path)
    done = run_in_shell("if has_screen; then echo yes; else echo no; fi", checkout, DISPLAY=os.environ["DISPLAY"])
    assert done.stdout == "yes\n"


def test_environment_is_ready_until_what_it_was_made_from_changes(tmp_path: Path) -> None:
    checkout = checkout_with_this_python(tmp_path / "my checkout")
    ready = "if is_ready run; then echo ready; else echo stale; fi"
    assert run_in_shell(ready, checkout).stdout == "stale\n"

    run_in_shell('environment_key >"$environment/neardup-ready-run"', checkout)
    assert run_in_shell(ready, checkout).stdout == "ready\n"
    assert run_in_shell("if is_ready test; then echo ready; else echo stale; fi", checkout).stdout == "stale\n"

    moved = checkout.rename(tmp_path / "moved")
    assert run_in_shell(ready, moved).stdout == "stale\n"
    moved.rename(checkout)
    with (checkout / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("# another requirement\n")
    assert run_in_shell(ready, checkout).stdout == "stale\n"


def test_half_made_environment_is_not_sound(tmp_path: Path) -> None:
    checkout = checkout_with_this_python(tmp_path)
    done = run_in_shell(f'if is_sound "{sys.executable}"; then echo sound; else echo broken; fi', checkout)
    assert done.stdout == "broken\n"


def test_ready_checkout_starts_at_once_and_passes_arguments_and_exit_code_on(tmp_path: Path) -> None:
    """Stand-ins for dpkg and apt say that everything is installed: nothing may be set up, and nothing is."""
    checkout = checkout_with_this_python(tmp_path / "a $b, 'c'")
    assert run_in_shell('environment_key >"$environment/neardup-ready-run"', checkout).returncode == 0
    tools = tmp_path / "tools"
    tools.mkdir()
    names = run_in_shell('printf "installed %s all\\n" "${qt_packages[@]}" "${font_packages[@]}"').stdout
    (tools / "dpkg-query").write_text(f"#!/bin/sh\ncat <<'END'\n{names}END\n", encoding="utf-8")
    (tools / "dpkg").write_text("#!/bin/sh\necho amd64\n", encoding="utf-8")
    (tools / "apt-get").write_text("#!/bin/sh\nexit 99\n", encoding="utf-8")
    for tool in tools.iterdir():
        tool.chmod(0o755)
    done = subprocess.run(
        ["bash", str(checkout / "packaging" / "setup-and-run.sh"), "compare", "a b.txt", "*", ""],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"},
    )
    assert (done.returncode, done.stdout, done.stderr) == (3, "['compare', 'a b.txt', '*', '']\n", "")


@pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not installed")
def test_scripts_pass_shellcheck() -> None:
    done = subprocess.run(
        ["shellcheck", "-x", *map(str, SCRIPTS)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
