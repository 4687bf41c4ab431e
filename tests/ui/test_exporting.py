"""What goes out: PDF, CSV, the clipboard."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from neardup_gui.progress import Progress
from neardup_gui.report import pdf as pdf_module
from neardup_gui.ui import exporting as exporting_module
from neardup_gui.ui.exporting import EXPORT, proposed_name
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.session import Session
from neardup_gui.ui.status_line import StatusLine

Gate = Callable[[str], threading.Event]


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the file dialog says to write to; what it proposed is kept in ``proposals``."""
    chosen = tmp_path / "out" / "report.pdf"
    chosen.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    return chosen


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Choose which button of the box that follows an export is pressed; return the URLs that are then opened."""

    def prepare(label: str) -> list[str]:
        opened: list[str] = []
        monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
        pressed: list[Any] = []

        def run(box: QMessageBox) -> int:
            pressed[:] = [button for button in box.buttons() if label in button.text()]
            assert pressed
            return 0

        monkeypatch.setattr(QMessageBox, "exec", run)
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: pressed[0])
        return opened

    return prepare


def test_pdf_is_written_and_opened(
    qtbot: Any, window: MainWindow, loaded: Session, target: Path, press: Callable[[str], list[str]]
) -> None:
    opened = press("Open")
    with qtbot.waitSignal(window.exporting.ended, timeout=30_000):
        window.actions_.export_pdf.trigger()
    assert target.read_bytes().startswith(b"%PDF")
    assert opened == [str(target)]
    assert window.statusBar().export_bar.isHidden()  # type: ignore[attr-defined]


def test_folder_can_be_shown_instead(
    qtbot: Any, window: MainWindow, loaded: Session, target: Path, press: Callable[[str], list[str]]
) -> None:
    opened = press("folder")
    with qtbot.waitSignal(window.exporting.ended, timeout=30_000):
        window.actions_.export_csv.trigger()
    assert opened == [str(target.parent)]
    lines = target.read_bytes().decode("utf-8-sig").splitlines()
    assert lines[0].startswith("id,")
    assert len([line for line in lines if line[:2] in ("1,", "2,", "3,")]) == 3


def test_name_of_the_export_tells_both_texts(loaded: Session) -> None:
    assert loaded.comparison is not None
    assert proposed_name(loaded.comparison) == "first – second"


def test_suffix_is_added(
    qtbot: Any,
    window: MainWindow,
    loaded: Session,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    press: Callable[[str], list[str]],
) -> None:
    press("Close")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "passages"), ""))
    with qtbot.waitSignal(window.exporting.ended, timeout=30_000):
        window.actions_.export_csv.trigger()
    assert (tmp_path / "passages.csv").is_file()


def test_failure_is_told_in_one_sentence(
    qtbot: Any, window: MainWindow, loaded: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(exporting_module, "show_message", lambda _parent, _title, sentence: told.append(sentence))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "gone" / "r.pdf"), ""))
    window.actions_.export_pdf.trigger()
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    assert "r.pdf" in told[0]
    assert "folder" in told[0]


def test_progress_and_cancel(
    qtbot: Any, window: MainWindow, loaded: Session, target: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(_comparison: Any, where: Path, _language: str, _size: str, progress: Progress) -> None:
        progress.at(0.4)
        gate("go").wait(5)
        progress.check()
        where.write_bytes(b"too late")

    monkeypatch.setattr(pdf_module, "write_pdf", write)
    status = window.statusBar()
    assert isinstance(status, StatusLine)
    window.actions_.export_pdf.trigger()
    assert not status.export_cancel.isHidden()
    assert "report.pdf" in status.export_name.text()
    qtbot.waitUntil(lambda: status.export_bar.value() == 40)
    assert isinstance(status.export_cancel, QPushButton)
    status.export_cancel.click()
    assert status.export_cancel.isHidden()
    gate("go").set()
    assert loaded.worker.wait_idle(5000)
    qtbot.wait(30)
    assert not target.exists()
    assert not loaded.worker.is_busy(EXPORT)


def test_figures_are_copied(window: MainWindow, loaded: Session) -> None:
    window.actions_.copy_figures.trigger()
    text = QGuiApplication.clipboard().text()
    assert "A: first.txt" in text
    assert "B: second.txt" in text
    assert "Containment of A" in text
    assert "who copied from whom" in text


def test_nothing_can_be_exported_without_a_comparison(window: MainWindow) -> None:
    for action in (window.actions_.export_pdf, window.actions_.export_csv, window.actions_.copy_figures):
        assert not action.isEnabled()


@pytest.mark.parametrize(
    ("name", "begins"), [("html", b"<!DOCTYPE html>"), ("docx", b"PK"), ("xlsx", b"PK"), ("csv", "\ufeff".encode())]
)
def test_each_report_is_written_under_its_suffix(
    qtbot: Any,
    window: MainWindow,
    loaded: Session,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    press: Callable[[str], list[str]],
    name: str,
    begins: bytes,
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "report"), ""))
    press("Close")
    with qtbot.waitSignal(window.exporting.ended, timeout=30_000):
        getattr(window.actions_, f"export_{name}").trigger()
    assert (tmp_path / f"report.{name}").read_bytes().startswith(begins)
