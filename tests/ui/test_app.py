"""Start and end of the program: no screen, defects, language and colours live, an end in the middle of work."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from neardup_gui import app as app_module
from neardup_gui.app import Program, catch_defects
from neardup_gui.settings import Theme, UserSettings
from neardup_gui.ui.display import why_no_display
from neardup_gui.wording.translator import available_languages

LINUX_ONLY = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks X11 and Wayland")


def run_program(tmp_path: Path, code: str, **variables: str | None) -> subprocess.CompletedProcess[str]:
    """Run ``code`` in a Python process of its own with its own settings and log."""
    surroundings = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)}
    for name, value in variables.items():
        surroundings.pop(name, None)
        if value is not None:
            surroundings[name] = value
    return subprocess.run(
        [sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, timeout=60, check=False
    )


PLAIN_RUN = "import sys; from neardup_gui.app import run; sys.exit(run([]))"


@LINUX_ONLY
@pytest.mark.parametrize("display", [None, ":987"])
def test_without_a_screen_one_line_and_exit_2(tmp_path: Path, display: str | None) -> None:
    ended = run_program(tmp_path, PLAIN_RUN, QT_QPA_PLATFORM=None, WAYLAND_DISPLAY=None, DISPLAY=display)
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "the window cannot be opened" in ended.stderr
    assert "screen" in ended.stderr


@LINUX_ONLY
def test_why_no_display_asks_what_qt_will_use() -> None:
    assert why_no_display({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert "neither DISPLAY nor WAYLAND_DISPLAY" in (why_no_display({}) or "")
    assert "does not answer" in (why_no_display({"WAYLAND_DISPLAY": "none-0", "XDG_RUNTIME_DIR": "/nowhere"}) or "")


MID_WORK = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from neardup_gui import app
from neardup_gui.ui import texts

def read(path, options, progress):
    Path({mark!r}).touch()
    while True:
        time.sleep(0.005)
        {check}

texts.read_document = read

def close_when_begun():
    if Path({mark!r}).exists():
        app.QApplication.closeAllWindows()
    else:
        QTimer.singleShot(20, close_when_begun)

original = app.Program.open_window
def open_window(self):
    original(self)
    QTimer.singleShot(20, close_when_begun)
app.Program.open_window = open_window
sys.exit(app.run(["one.txt", "two.txt"]))
"""


@pytest.mark.parametrize("check", ["progress.check()", "pass"], ids=["work that listens", "work that hangs"])
def test_clean_end_in_the_middle_of_work(tmp_path: Path, check: str) -> None:
    code = MID_WORK.format(mark=str(tmp_path / "begun"), check=check)
    ended = run_program(tmp_path, code, QT_QPA_PLATFORM="offscreen")
    assert ended.returncode == 0, ended.stderr
    assert "QThread" not in ended.stderr
    assert "Traceback" not in ended.stderr
    assert (tmp_path / "neardup" / "neardup.ini").is_file()  # the window was remembered


@pytest.fixture
def program(qapp: QApplication, user_settings: UserSettings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.delenv("NEARDUP_LANG", raising=False)
    user_settings.language = "en"
    made = Program(qapp, user_settings)
    made.open_window()
    yield made
    made.window.close()
    assert made.end()
    made.translations.install(qapp, "en")
    made.set_theme("light")
    made.window.deleteLater()
    made.deleteLater()  # in this thread: the garbage collector might take it apart in another
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_language_changes_live_and_nothing_is_lost(
    program: Program, texts: tuple[Path, Path], qtbot: Any, user_settings: UserSettings
) -> None:
    if "ru" not in available_languages():
        pytest.skip("the Russian catalogue is not compiled")
    program.window.opening.open_files([str(path) for path in texts])
    qtbot.waitUntil(lambda: program.session.comparison is not None)
    before = program.window
    title = before.page.score.title.text()
    program.set_language("ru")
    assert program.window is not before
    assert not before.isVisible()
    assert user_settings.language == "ru"
    assert program.window.page.score.title.text() != title
    assert "Открыть" in program.window.actions_.open_a.text()
    assert program.window.page.panes["a"].pane.text == texts[0].read_text(encoding="utf-8")
    qtbot.wait(50)  # the old window is really gone
    program.window.page.settings_panel.length.slider.setValue(9)
    qtbot.waitUntil(lambda: program.session.comparison.settings.shingle_length == 9)  # type: ignore[union-attr]
    program.session.step_passage(1)
    assert program.window.page.panes["b"].pane.current == 1


def test_the_colours_change_live(program: Program, qapp: QApplication) -> None:
    program.set_theme(Theme.DARK.value)
    assert qapp.palette().window().color().lightness() < 128
    program.set_theme(Theme.LIGHT.value)
    assert qapp.palette().window().color().lightness() > 128


def test_a_defect_is_told_in_a_sentence_and_logged_with_its_traceback(
    program: Program, qtbot: Any, monkeypatch: pytest.MonkeyPatch, expected_log: Any, caplog: pytest.LogCaptureFixture
) -> None:
    expected_log.allow("unexpected")
    told: list[str] = []
    monkeypatch.setattr(app_module, "show_message", lambda _parent, _title, sentence: told.append(sentence))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    catch_defects(program)
    with caplog.at_level(logging.CRITICAL):
        try:
            raise ZeroDivisionError("of a test")
        except ZeroDivisionError as error:
            sys.excepthook(type(error), error, error.__traceback__)
        thread = threading.Thread(target=lambda: 1 // 0)
        thread.start()
        thread.join()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert "Traceback" not in told[0]
    assert "ZeroDivisionError" not in told[0]
    assert "neardup.log" in told[0]
    assert caplog.text.count("ZeroDivisionError") >= 2


def test_start_with_two_paths(tmp_path: Path, texts: tuple[Path, Path]) -> None:
    code = f"""
import sys
from PySide6.QtCore import QTimer
from neardup_gui import app
original = app.Program.open_window
def open_window(self):
    original(self)
    def look():
        if self.session.comparison is not None:
            print(self.window.windowTitle(), len(self.session.passages))
            self.window.close()
        else:
            QTimer.singleShot(20, look)
    look()
app.Program.open_window = open_window
sys.exit(app.run([{str(texts[0])!r}, {str(texts[1])!r}]))
"""
    ended = run_program(tmp_path, code, QT_QPA_PLATFORM="offscreen")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.strip() == "first.txt – second.txt – Neardup 3"
    log = next(tmp_path.rglob("neardup.log")).read_text(encoding="utf-8")
    assert texts[0].read_text(encoding="utf-8").split()[0] not in log
