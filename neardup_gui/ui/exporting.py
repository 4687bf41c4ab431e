"""What goes out: reports as files and on paper, the figures for the clipboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication, QPageSize
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from neardup_gui.compare.result import Comparison
from neardup_gui.errors import NeardupError
from neardup_gui.progress import Progress
from neardup_gui.report.formats import ReportFormat, report_format
from neardup_gui.report.options import ReportOptions
from neardup_gui.report.output import write_whole
from neardup_gui.report.page_images import PageImages
from neardup_gui.settings import UserSettings
from neardup_gui.ui.dialogs.export_dialog import ExportDialog
from neardup_gui.ui.dialogs.message import show_message
from neardup_gui.ui.dialogs.page_preview import PagePreview
from neardup_gui.ui.report_formats import format_title
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import Session
from neardup_gui.wording.figures import figure_lines
from neardup_gui.wording.numbers import percent
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

    def export(self, name: str) -> None:
        """Ask how the report is to be and where to, and write it. ``name``: of the format that is offered first."""
        comparison = self._session.comparison
        if comparison is None:
            return
        asked = self._ask(report_format(name))
        if asked is None or asked.report_format is None:
            return
        chosen, language, options = asked.report_format, asked.language, self._options()
        target = self._target(comparison, chosen.suffix, format_title(chosen))
        if target is not None:
            self._submit(
                target, lambda progress: write_whole(target, chosen.make(comparison, language, options, progress))
            )

    def preview(self) -> None:
        """Show the pages of the report as they would be printed."""
        comparison = self._session.comparison
        asked = self._ask(None) if comparison is not None else None
        if comparison is None or asked is None:
            return
        language, options = asked.language, self._options()

        def work(progress: Progress) -> PageImages:
            from neardup_gui.report.pdf import pdf_bytes

            return PageImages(pdf_bytes(comparison, language, options, progress))

        self.started.emit(self.tr("the print preview"))
        self._session.worker.submit(
            EXPORT, work, self._show_preview, self._failed, self.advanced.emit, one_at_a_time=True
        )

    def print_report(self) -> None:
        """Ask how the report is to be and for the printer, and print it."""
        comparison = self._session.comparison
        asked = self._ask(None) if comparison is not None else None
        if comparison is None or asked is None:
            return
        language, options = asked.language, self._options()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(proposed_name(comparison))
        size = QPageSize.PageSizeId.Letter if options.paper == "Letter" else QPageSize.PageSizeId.A4
        printer.setPageSize(QPageSize(size))
        dialog = QPrintDialog(printer, self._window)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, False)
        accepted = dialog.exec()
        dialog.deleteLater()
        if not accepted:
            return

        def work(progress: Progress) -> None:
            from neardup_gui.report.printing import print_pages

            print_pages(comparison, printer, language, options, progress)

        self.started.emit(self.tr("to the printer"))
        self._session.worker.submit(
            EXPORT, work, lambda _: self.ended.emit(), self._failed, self.advanced.emit, one_at_a_time=True
        )

    def copy_figures(self) -> None:
        """Put the verdict and the figures on the clipboard as plain text."""
        comparison = self._session.comparison
        if comparison is not None:
            text = figures_text(comparison, self._translate)
            dismissed = self._session.dismissed
            if dismissed:
                a, b = (percent(share, self._translate.language) for share in self._session.coverage_kept)
                less = self.tr("Without the %n dismissed passage(s): {a} of A, {b} of B.", "", len(dismissed))
                text += less.format(a=a, b=b) + "\n"
            QGuiApplication.clipboard().setText(text)

    def cancel(self) -> None:
        """Give up the export; no file is left."""
        if self._session.worker.is_busy(EXPORT):
            self._session.worker.cancel(EXPORT)
            self.ended.emit()

    def _ask(self, chosen: ReportFormat | None) -> ExportDialog | None:
        """Ask how the report is to be. Return the dialog with the answers; None where the user has gone back."""
        states = len(self._session.marks.opinions(self._session.passages))
        dialog = ExportDialog(self._settings.report, self._translate, chosen, states, self._window)
        accepted = dialog.exec()
        dialog.deleteLater()
        return dialog if accepted else None

    def _options(self) -> ReportOptions:
        """Return what was chosen, and what the user makes of the passages."""
        opinions = self._session.marks.opinions(self._session.passages)
        return replace(self._settings.report.options, opinions=opinions)

    def _show_preview(self, pages: PageImages) -> None:
        self.ended.emit()
        dialog = PagePreview(pages, self._session.worker, self._window)
        dialog.print_wanted.connect(self.print_report)
        dialog.exec()
        dialog.deleteLater()

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
