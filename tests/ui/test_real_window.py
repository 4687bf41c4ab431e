"""The program in a real window, driven by real keys and a real mouse. Needs a DISPLAY and xdotool."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.xvfb

PATIENCE = 30.0  # seconds

PROGRAM = """
import json, os, sys
from pathlib import Path
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication
from neardup_gui import app

target = Path(sys.argv[1])

def tell(program):
    session, window = program.session, program.window
    if not window.isVisible():
        return
    pane = window.page.panes["b"].pane
    corner = pane.viewport().mapToGlobal(QPoint(60, 40))
    names = [session.side(side).prepared for side in ("a", "b")]
    state = {
        "names": [one.document.name if one else None for one in names],
        "compared": session.comparison is not None and not session.is_comparing,
        "length": session.comparison.settings.shingle_length if session.comparison else None,
        "passage": session.passage_position,
        "corner_of_b": [corner.x(), corner.y()],
        "active": window.isActiveWindow(),
        "dismissed": len(session.dismissed),
        "notes": sorted(one.note for one in session.marks.all_opinions().values() if one.note),
        "dialog": type(QApplication.activeModalWidget()).__name__,
    }
    draft = target.with_suffix(".draft")
    draft.write_text(json.dumps(state))
    os.replace(draft, target)

original = app.Program.open_window
def open_window(self):
    original(self)
    self.telling = QTimer()
    self.telling.timeout.connect(lambda: tell(self))
    self.telling.start(40)
app.Program.open_window = open_window
sys.exit(app.run(sys.argv[2:]))
"""

SOURCE = """
import sys
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QApplication, QLabel

class Source(QLabel):
    def mouseMoveEvent(self, event):
        drag = QDrag(self)
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(path) for path in sys.argv[1:]])
        drag.setMimeData(mime)
        drag.exec(Qt.DropAction.CopyAction)

application = QApplication(sys.argv[:1])
source = Source("drag me")
source.setWindowFlags(Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint)
source.setGeometry(0, 0, 60, 30)
source.show()
application.exec()
"""


def xdotool(*arguments: object) -> str:
    done = subprocess.run(["xdotool", *map(str, arguments)], capture_output=True, text=True, timeout=20, check=False)
    return done.stdout


class Running:
    """The program as a process, and what it says of itself."""

    def __init__(self, folder: Path, surroundings: dict[str, str], paths: list[str]) -> None:
        self._state = folder / "state.json"
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(self._state), *paths],
            env=surroundings,
            stderr=subprocess.PIPE,
            text=True,
        )

    @property
    def state(self) -> dict[str, Any]:
        return json.loads(self._state.read_text()) if self._state.exists() else {}

    def wait_for(self, condition: Callable[[dict[str, Any]], Any]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                pytest.fail(f"the program ended: {self.process.communicate()[1]}")
            state = self.state
            if state and condition(state):
                return
            time.sleep(0.05)
        pytest.fail(f"in vain; the state is {self.state}")

    def focus(self) -> None:
        """Bring the window to the front and the keyboard to it."""
        found = xdotool("search", "--sync", "--onlyvisible", "--pid", self.process.pid, "--name", "Neardup").split()
        assert found
        xdotool("windowactivate", found[-1])
        xdotool("windowfocus", found[-1])
        self.wait_for(lambda state: state["active"])


@pytest.fixture
def surroundings(tmp_path: Path) -> Iterator[dict[str, str]]:
    if not os.environ.get("DISPLAY"):
        pytest.skip("there is no DISPLAY (run under Xvfb)")
    if shutil.which("xdotool") is None:
        pytest.skip("xdotool is not installed")
    homes = {name: str(tmp_path) for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")}
    variables = {**os.environ, **homes, "NEARDUP_LANG": "en"}
    variables.pop("QT_QPA_PLATFORM", None)
    variables["QT_QPA_PLATFORM"] = "xcb"
    manager = None
    if shutil.which("openbox"):
        manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
        time.sleep(0.5)
    yield variables
    if manager is not None:
        manager.terminate()
        manager.wait(10)


@pytest.fixture
def start(tmp_path: Path, surroundings: dict[str, str]) -> Iterator[Callable[..., Running]]:
    running: list[Running] = []

    def make(*paths: Path) -> Running:
        running.append(Running(tmp_path, surroundings, [str(path) for path in paths]))
        return running[-1]

    yield make
    for one in running:
        one.process.terminate()
        one.process.communicate(timeout=10)


def test_f3_goes_from_passage_to_passage(start: Callable[..., Running], texts: tuple[Path, Path]) -> None:
    program = start(*texts)
    program.wait_for(lambda state: state["compared"])
    program.focus()
    xdotool("key", "F3")
    program.wait_for(lambda state: state["passage"] == 0)
    xdotool("key", "F3")
    program.wait_for(lambda state: state["passage"] == 1)
    xdotool("key", "shift+F3")
    program.wait_for(lambda state: state["passage"] == 0)


def test_a_length_is_typed_by_keyboard_alone(start: Callable[..., Running], texts: tuple[Path, Path]) -> None:
    program = start(*texts)
    program.wait_for(lambda state: state["compared"])
    program.focus()
    xdotool("key", "alt+l")
    xdotool("key", "ctrl+a")
    xdotool("type", "--delay", "60", "12")
    program.wait_for(lambda state: state["length"] == 12)


def test_ctrl_q_ends_the_program(start: Callable[..., Running], texts: tuple[Path, Path]) -> None:
    program = start(*texts)
    program.wait_for(lambda state: state["compared"])
    program.focus()
    xdotool("key", "ctrl+q")
    assert program.process.wait(PATIENCE) == 0
    assert program.process.stderr is not None
    assert "QThread" not in program.process.stderr.read()


def test_two_files_are_dropped_by_a_real_mouse(
    start: Callable[..., Running], texts: tuple[Path, Path], surroundings: dict[str, str]
) -> None:
    if shutil.which("openbox") is None:
        pytest.skip("a drag needs a window manager (openbox)")
    program = start()
    program.wait_for(lambda state: state["active"])
    source = subprocess.Popen([sys.executable, "-c", SOURCE, *map(str, texts)], env=surroundings)
    try:
        assert xdotool("search", "--sync", "--onlyvisible", "--pid", source.pid)
        time.sleep(0.5)
        x, y = program.state["corner_of_b"]
        xdotool("mousemove", 30, 15, "mousedown", 1)
        time.sleep(0.3)
        for step in range(1, 21):  # a drag is a way, not a leap
            xdotool("mousemove", 30 + (x - 30) * step // 20, 15 + (y - 15) * step // 20)
            time.sleep(0.03)
        time.sleep(0.3)
        xdotool("mouseup", 1)
        program.wait_for(lambda state: state["names"] == [path.name for path in texts])
    finally:
        source.terminate()
        source.wait(10)


def type_path(*paths: Path) -> None:
    """Type the paths into the file dialog that is open and accept it."""
    time.sleep(0.4)
    xdotool("key", "ctrl+a")
    xdotool("type", "--delay", "12", " ".join(f'"{path}"' for path in paths) if len(paths) > 1 else str(paths[0]))
    time.sleep(0.2)
    xdotool("key", "Return")


def test_from_two_files_to_the_report_without_a_mouse(
    start: Callable[..., Running], texts: tuple[Path, Path], tmp_path: Path
) -> None:
    if shutil.which("openbox") is None:
        pytest.skip("dialogs need a window manager (openbox)")
    program = start()
    program.wait_for(lambda state: state["names"] == [None, None])
    program.focus()
    xdotool("key", "ctrl+alt+o")
    program.wait_for(lambda state: state["dialog"] == "QFileDialog")
    type_path(*texts)
    program.wait_for(lambda state: state["compared"])
    program.wait_for(lambda state: state["active"])
    xdotool("key", "F3")
    program.wait_for(lambda state: state["passage"] == 0)
    xdotool("key", "ctrl+1")
    program.wait_for(lambda state: state["dismissed"] == 1)
    xdotool("key", "F2")
    time.sleep(0.3)
    xdotool("type", "--delay", "20", "see the preface")
    xdotool("key", "Return")
    program.wait_for(lambda state: state["notes"] == ["see the preface"])
    report = tmp_path / "by keyboard.pdf"
    xdotool("key", "ctrl+e")
    program.wait_for(lambda state: state["dialog"] == "ExportDialog")
    xdotool("key", "Return")
    program.wait_for(lambda state: state["dialog"] == "QFileDialog")
    type_path(report)
    program.wait_for(lambda state: state["dialog"] == "QMessageBox")
    xdotool("key", "Escape")
    program.wait_for(lambda state: state["dialog"] == "NoneType")
    assert report.read_bytes().startswith(b"%PDF")
    xdotool("key", "ctrl+q")
    assert program.process.wait(PATIENCE) == 0
