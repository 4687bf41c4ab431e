"""What goes out: the PDF report, the table of passages, the figures for the clipboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from neardup_gui.compare.result import Comparison
from neardup_gui.errors import NeardupError
from neardup_gui.progress import Progress
from neardup_gui.report.csv_report import csv_bytes
from neardup_gui.report.output import write_whole
from neardup_gui.report.pdf import PageSize
from neardup_gui.settings import UserSettings
from neardup_gui.ui.dialogs.message import show_message
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import Session
from neardup_gui.wording.figures import figure_lines
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.verdicts import direction_sentence, verdict_explanation, verdict_title

EXPORT: Final = "export"
NAME_LENGTH: Final = 60  # characters of each text's name in a proposed file name


class Exporting(QObject):
    """Writes files on the worker. One export at a time; a newer one takes the place of an older one."""

    started = Signal(str)  # the file's name
    advanced = Signal(float)
    ended = Signal()  # written, failed or cancelled

    def __init__(self, session: Session, settings: UserSettings, translate: Translator, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._translate = translate
        self._window = window

    def export_pdf(self) -> None:
        """Ask where to, and write the report."""
        comparison = self._session.comparison
        target = self._target(comparison, ".pdf", self.tr("PDF document")) if comparison else None
        if comparison is None or target is None:
            return
        language, size = self._translate.language, _page_size()

        def work(progress: Progress) -> None:
            from neardup_gui.report.pdf import write_pdf  # a third of a second that only an export needs

            write_pdf(comparison, target, language, size, progress)

        self._submit(target, work)

    def export_html(self) -> None:
        """Ask where to, and write the report as one file for a browser."""

        def make(comparison: Comparison, language: str, progress: Progress) -> bytes:
            from neardup_gui.report.html_report import html_bytes

            return html_bytes(comparison, language, progress, date.today())

        self._export(".html", self.tr("Web page"), make)

    def export_docx(self) -> None:
        """Ask where to, and write the report for those who edit it."""

        def make(comparison: Comparison, language: str, progress: Progress) -> bytes:
            from neardup_gui.report.docx_report import docx_bytes

            return docx_bytes(comparison, language, progress, date.today())

        self._export(".docx", self.tr("Word document"), make)

    def export_xlsx(self) -> None:
        """Ask where to, and write the passages and figures as a workbook."""

        def make(comparison: Comparison, language: str, progress: Progress) -> bytes:
            from neardup_gui.report.xlsx_report import xlsx_bytes

            return xlsx_bytes(comparison, language, progress, date.today())

        self._export(".xlsx", self.tr("Excel workbook"), make)

    def _export(self, suffix: str, kind: str, make: Callable[[Comparison, str, Progress], bytes]) -> None:
        comparison = self._session.comparison
        target = self._target(comparison, suffix, kind) if comparison else None
        if comparison is None or target is None:
            return
        language = self._translate.language
        self._submit(target, lambda progress: write_whole(target, make(comparison, language, progress)))

    def export_csv(self) -> None:
        """Ask where to, and write the passages as a table."""
        self._export(".csv", self.tr("Table for spreadsheets"), lambda comparison, _language, _: csv_bytes(comparison))

    def copy_figures(self) -> None:
        """Put the verdict and the figures on the clipboard as plain text."""
        comparison = self._session.comparison
        if comparison is not None:
            QGuiApplication.clipboard().setText(figures_text(comparison, self._translate))

    def cancel(self) -> None:
        """Give up the export; no file is left."""
        if self._session.worker.is_busy(EXPORT):
            self._session.worker.cancel(EXPORT)
            self.ended.emit()

    def _target(self, comparison: Comparison, suffix: str, kind: str) -> Path | None:
        name = proposed_name(comparison) + suffix
        title = self.tr("Export")
        folder = self._settings.folder
        path, _ = QFileDialog.getSaveFileName(self._window, title, str(Path(folder) / name), f"{kind} (*{suffix})")
        if not path:
            return None
        target = Path(path)
        self._settings.folder = str(target.parent)
        return target if target.suffix else target.with_suffix(suffix)

    def _submit(self, target: Path, work: Callable[[Progress], None]) -> None:
        self.started.emit(target.name)
        self._session.worker.submit(
            EXPORT, work, lambda _: self._written(target), self._failed, self.advanced.emit, one_at_a_time=True
        )

    def _written(self, target: Path) -> None:
        self.ended.emit()
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Information)
        box.setWindowTitle(self.tr("Export"))
        box.setText(self.tr("“{name}” has been written.").format(name=target.name))
        box.setInformativeText(str(target.parent))
        opening = box.addButton(self.tr("&Open it"), QMessageBox.ButtonRole.AcceptRole)
        folder = box.addButton(self.tr("Show the &folder"), QMessageBox.ButtonRole.ActionRole)
        close = box.addButton(QMessageBox.StandardButton.Close)
        box.setDefaultButton(opening)
        box.setEscapeButton(close)
        box.exec()
        if box.clickedButton() is opening:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(target)))
        elif box.clickedButton() is folder:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(target.parent)))
        box.deleteLater()

    def _failed(self, error: NeardupError) -> None:
        self.ended.emit()
        show_message(self._window, self.tr("Export"), sentence(error, self._translate))


def proposed_name(comparison: Comparison) -> str:
    """Return a file name, without suffix, that tells both texts and that every file system takes."""
    names = (Path(text.document.name).stem[:NAME_LENGTH] for text in (comparison.a, comparison.b))
    joined = " – ".join(names)
    return re.sub(r'[\\/:*?"<>|\x00-\x1f]', "_", joined).strip(" .") or "neardup"


def figures_text(comparison: Comparison, translate: Translator) -> str:
    """Return the verdict and all figures with their explanations as plain text."""
    lines = [
        f"A: {comparison.a.document.name}",
        f"B: {comparison.b.document.name}",
        "",
        verdict_title(comparison, translate),
        verdict_explanation(comparison, translate),
        direction_sentence(translate),
        "",
    ]
    lines.extend(line.explanation for line in figure_lines(comparison, translate))
    return "\n".join(lines) + "\n"


def _page_size() -> PageSize:
    """Return the paper of the country: Letter in North America, else A4."""
    letter = {QLocale.Country.UnitedStates, QLocale.Country.Canada, QLocale.Country.Mexico}
    return "Letter" if QLocale.system().territory() in letter else "A4"
