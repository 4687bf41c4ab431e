"""The menu entry and the icons: what a desktop reads of them."""

from __future__ import annotations

import os
import shutil
import stat
import struct
import subprocess
from configparser import RawConfigParser
from pathlib import Path

import pytest
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
ENTRY = ROOT / "packaging" / "linux" / "neardup.desktop"
ICONS = ROOT / "resources" / "icons"
TOOLBAR_ICONS = sorted(path for path in ICONS.glob("*.svg") if path.stem != "neardup")
PNG_SIZES = (16, 32, 48, 64, 128, 256)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="menu entries of this kind belong to Linux desktops")


def read_entry(path: Path) -> dict[str, str]:
    parser = RawConfigParser(delimiters=("=",), comment_prefixes=("#",), strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(path, encoding="utf-8")
    return dict(parser["Desktop Entry"])


def arguments_of(exec_value: str) -> list[str]:
    """Take an Exec value apart as the Desktop Entry Specification says: string escapes first, then the quotes."""
    text = exec_value.replace("\\\\", "\\")
    arguments: list[str] = []
    current, quoted, position = "", False, 0
    while position < len(text):
        sign = text[position]
        if quoted and sign == "\\":
            position += 1
            assert text[position] in '"`$\\'
            current += text[position]
        elif sign == '"':
            quoted = not quoted
        elif sign == " " and not quoted:
            arguments.append(current)
            current = ""
        else:
            assert quoted or sign not in "\t\n'\"\\><~|&;$*?#()`"
            current += sign
        position += 1
    assert not quoted
    return [argument if argument == "%F" else argument.replace("%%", "%") for argument in [*arguments, current]]


@pytest.fixture
def checkout(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of what the installer reads, with a start script that is there, under the folder name asked for."""
    root = tmp_path / str(getattr(request, "param", "neardup"))
    shutil.copytree(ROOT / "packaging", root / "packaging")
    shutil.copytree(ICONS, root / "resources" / "icons")
    programs = root / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name in ("python", "neardup"):
        (programs / name).write_text("#!/bin/sh\n", encoding="utf-8")
        (programs / name).chmod(stat.S_IRWXU)
    return root


def install(checkout: Path, data_home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", str(checkout / "packaging" / "linux" / "install-desktop.sh"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(data_home)},
    )


def files_below(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    "checkout",
    ["neardup", "Мои рукописи, том 1", "100% of it", "a $HOME `b` 'c' \"d\" \\ e & f"],
    indirect=True,
)
def test_installed_entry_starts_this_checkout_with_the_files_handed_to_it(checkout: Path, tmp_path: Path) -> None:
    data_home = tmp_path / "data home"
    done = install(checkout, data_home)
    assert done.returncode == 0, done.stderr

    installed = read_entry(data_home / "applications" / "neardup.desktop")
    programs = checkout / ".venv" / "bin"
    arguments = arguments_of(installed["Exec"])
    if arguments[0] == "env":
        arguments.pop(0)
    assert arguments == [str(programs / "python"), str(programs / "neardup"), "%F"]
    assert installed["TryExec"].replace("\\\\", "\\") == str(programs / "python")
    kept = {key: value for key, value in installed.items() if key not in {"Exec", "TryExec"}}
    assert kept == {key: value for key, value in read_entry(ENTRY).items() if key != "Exec"}
    assert (data_home / "icons/hicolor/scalable/apps/neardup.svg").read_bytes() == (ICONS / "neardup.svg").read_bytes()
    for size in PNG_SIZES:
        assert (data_home / f"icons/hicolor/{size}x{size}/apps/neardup.png").is_file()


def test_uninstall_leaves_no_entry_and_no_icon(checkout: Path, tmp_path: Path) -> None:
    data_home = tmp_path / "data"
    other = data_home / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("[Desktop Entry]\nType=Application\nName=Other\nExec=true\n", encoding="utf-8")
    assert install(checkout, data_home).returncode == 0
    assert install(checkout, data_home, "--uninstall").returncode == 0
    assert files_below(data_home) - {"applications/mimeinfo.cache"} == {"applications/other.desktop"}


def test_before_the_set_up_the_installer_says_what_to_do(checkout: Path, tmp_path: Path) -> None:
    (checkout / ".venv" / "bin" / "neardup").unlink()
    done = install(checkout, tmp_path / "data")
    assert done.returncode == 1
    assert "packaging/setup-and-run.sh" in done.stderr
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_entry_is_valid() -> None:
    done = subprocess.run(["desktop-file-validate", str(ENTRY)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "")


def test_program_icon_has_its_sizes() -> None:
    for size in PNG_SIZES:
        head = (ICONS / f"neardup-{size}.png").read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:24]) == (size, size)
    assert QSvgRenderer(str(ICONS / "neardup.svg")).isValid()


@pytest.mark.parametrize("path", TOOLBAR_ICONS, ids=lambda path: path.stem)
def test_toolbar_icon_is_drawn_in_black_alone_so_that_a_theme_can_recolour_it(path: Path) -> None:
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    assert (renderer.defaultSize().width(), renderer.defaultSize().height()) == (24, 24)
    drawing = path.read_text(encoding="utf-8")
    assert set(drawing.split("#")[1:]) != set()
    assert all(colour.startswith('000"') for colour in drawing.split("#")[1:])
