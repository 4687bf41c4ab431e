"""What goes out: PDF, CSV, the clipboard."""

from __future__ import annotations

import threading
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from neardup_gui.compare.opinions import DismissReason
from neardup_gui.progress import Progress
from neardup_gui.report import pdf as pdf_module
from neardup_gui.report.options import ReportOptions
from neardup_gui.settings import UserSettings
from neardup_gui.ui import exporting as exporting_module
from neardup_gui.ui.dialogs.export_dialog import ExportDialog
from neardup_gui.ui.dialogs.page_preview import PagePreview
from neardup_gui.ui.exporting import EXPORT, proposed_name
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.session import Session
from neardup_gui.ui.status_line import StatusLine
from neardup_gui.wording.numbers import percent

Gate = Callable[[str], threading.Event]


class Answers:
    def __init__(self) -> None:
        self.changes: list[Callable[[ExportDialog], Any]] = []
        self.accepted = True
        self.shown: list[ExportDialog] = []


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the file dialog says to write to; what it proposed is kept in ``proposals``."""
    chosen = tmp_path / "out" / "report.pdf"
    chosen.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    return chosen


@pytest.fixture(autouse=True)
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """What is done to the export dialog before it is accepted; each sees the dialog. It is accepted where none says no.

    The dialogs that were shown are kept in ``shown``.
    """
    made = Answers()

    def run(dialog: ExportDialog) -> int:
        made.shown.append(dialog)
        for change in made.changes:
            change(dialog)
        if made.accepted:
            dialog.accept()
        return dialog.result()

    monkeypatch.setattr(ExportDialog, "exec", run)
    return made


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
    def make(_comparison: Any, _language: str, _options: ReportOptions, progress: Progress) -> bytes:
        progress.at(0.4)
        gate("go").wait(5)
        progress.check()
        return b"too late"

    monkeypatch.setattr(pdf_module, "pdf_bytes", make)
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
    assert "dismissed" not in text
    loaded.marks.dismiss([loaded.passages[0]], DismissReason.QUOTATION)
    window.actions_.copy_figures.trigger()
    last = QGuiApplication.clipboard().text().splitlines()[-1]
    assert "Without the 1 dismissed" in last
    assert f"{percent(loaded.coverage_kept[0], 'en')} of A" in last


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


def test_the_export_dialog_rules_format_language_and_looks(
    qtbot: Any,
    window: MainWindow,
    loaded: Session,
    target: Path,
    press: Callable[[str], list[str]],
    answers: Answers,
    user_settings: UserSettings,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    seen: list[tuple[str, ReportOptions]] = []

    def make(_comparison: Any, language: str, _progress: Progress, _day: Any, options: ReportOptions) -> bytes:
        seen.append((language, options))
        return b"<!DOCTYPE html>"

    from neardup_gui.report import html_report

    monkeypatch.setattr(html_report, "html_bytes", make)
    picture = tmp_path / "logo.svg"
    picture.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10"/></svg>'
    )
    answers.changes = [
        lambda dialog: dialog.format.setCurrentIndex(1),
        lambda dialog: dialog.languages.setCurrentIndex(dialog.languages.findData("ru")),
        lambda dialog: dialog.paper.setCurrentIndex(dialog.paper.findData("Letter")),
        lambda dialog: dialog.order.setCurrentIndex(dialog.order.findData("length")),
        lambda dialog: dialog.shorten.setChecked(False),
        lambda dialog: dialog.organisation.setText("  Rusalka Press "),
        lambda dialog: dialog.take_logo(picture),
    ]
    loaded.marks.dismiss([loaded.passages[1]], DismissReason.QUOTATION)
    press("Close")
    with qtbot.waitSignal(window.exporting.ended, timeout=30_000):
        window.actions_.export_pdf.trigger()
    ((language, options),) = seen
    assert language == "ru"
    assert (options.order, options.shorten, options.organisation) == ("length", False, "Rusalka Press")
    assert options.logo == picture.read_bytes()
    assert options.opinion(2).state.dismissed
    assert not options.opinion(1).state.dismissed
    assert user_settings.report.language == "ru"
    kept = user_settings.report.options
    assert (kept.paper, kept.order, kept.shorten, kept.organisation) == ("Letter", "length", False, "Rusalka Press")
    picture.unlink()
    answers.changes = [lambda dialog: dialog.remove_logo.click()]
    with qtbot.waitSignal(window.exporting.ended, timeout=30_000):
        window.actions_.export_html.trigger()
    assert seen[-1][1].logo is None
    assert seen[-1][1].organisation == "Rusalka Press", "remembered"


def test_what_a_format_has_no_use_for_is_greyed(window: MainWindow, loaded: Session, answers: Answers) -> None:
    answers.accepted = False
    window.actions_.export_csv.trigger()
    (dialog,) = answers.shown
    assert not dialog.languages.isEnabled()
    assert not dialog.shorten.isEnabled()
    dialog.format.setCurrentIndex(0)
    assert dialog.languages.isEnabled()
    assert dialog.paper.isEnabled()
    dialog.format.setCurrentIndex(1)
    assert not dialog.paper.isEnabled(), "a web page has no paper"


def test_who_goes_back_exports_nothing(window: MainWindow, loaded: Session, answers: Answers) -> None:
    answers.accepted = False
    window.actions_.export_pdf.trigger()
    assert not loaded.worker.is_busy(EXPORT)


def test_a_file_that_is_no_picture_is_refused_in_a_sentence(
    window: MainWindow, loaded: Session, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from neardup_gui.ui.dialogs import export_dialog

    told: list[str] = []
    monkeypatch.setattr(export_dialog, "show_message", lambda _parent, _title, text: told.append(text))
    bad = tmp_path / "logo.png"
    bad.write_bytes(b"\x89PNG\r\n\x1a\nrubbish")
    answers.accepted = False
    answers.changes = [lambda dialog: dialog.take_logo(bad), lambda dialog: dialog.take_logo(tmp_path / "gone.png")]
    window.actions_.export_pdf.trigger()
    assert [part in text for part, text in zip(("logo.png", "gone.png"), told, strict=True)] == [True, True]


def test_the_report_is_printed_by_the_painter_of_the_pdf(
    qtbot: Any, window: MainWindow, loaded: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = tmp_path / "paper.pdf"

    def run(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(paper))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", run)
    with qtbot.waitSignal(window.exporting.ended, timeout=30_000):
        window.actions_.print_report.trigger()
    pages = PdfReader(paper).pages
    text = pages[0].extract_text()
    assert "first" in text
    assert abs(float(pages[0].mediabox.width) - 595) < 2
    assert loaded.comparison is not None
    written = PdfReader(BytesIO(pdf_module.pdf_bytes(loaded.comparison, "en")))
    assert len(pages) == len(written.pages), "laid out as the file is"


def test_the_preview_shows_the_pages_and_leaves_nothing(
    qtbot: Any, window: MainWindow, loaded: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def run(dialog: PagePreview) -> int:
        dialog.show()
        qtbot.waitUntil(lambda: dialog.view.painted(0), timeout=20_000)
        before = dialog.view.zoom
        dialog.larger.click()
        assert dialog.view.zoom > before
        qtbot.waitUntil(lambda: dialog.view.painted(dialog.view.page), timeout=20_000)
        dialog.number.setValue(dialog.number.maximum())
        assert dialog.view.page == dialog.number.maximum() - 1
        seen.append(dialog.number.maximum())
        dialog.close()
        return 0

    monkeypatch.setattr(PagePreview, "exec", run)
    window.actions_.print_preview.trigger()
    qtbot.waitUntil(lambda: bool(seen), timeout=30_000)
    assert seen[0] >= 2
