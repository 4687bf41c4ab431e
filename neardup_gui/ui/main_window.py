"""The window: puts page, menus and status line together and remembers how it was left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDesktopServices, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from neardup_gui.settings import Theme as ThemeChoice
from neardup_gui.settings import UserSettings, log_path
from neardup_gui.ui.about_texts import AboutTexts
from neardup_gui.ui.actions import Actions
from neardup_gui.ui.compare_page import ComparePage
from neardup_gui.ui.dialogs.about import AboutDialog
from neardup_gui.ui.dialogs.figures_help import FiguresHelp
from neardup_gui.ui.dialogs.rich_dialog import RichDialog
from neardup_gui.ui.dialogs.shortcuts import ShortcutsDialog
from neardup_gui.ui.exporting import Exporting
from neardup_gui.ui.incoming import dropped_files
from neardup_gui.ui.mark_options import MarkOptions
from neardup_gui.ui.menus import Menus
from neardup_gui.ui.opening import Opening
from neardup_gui.ui.session import SIDES, Session
from neardup_gui.ui.status_line import StatusLine
from neardup_gui.ui.theme import Theme
from neardup_gui.ui.view_options import ViewOptions
from neardup_gui.wording.translator import Translator

WHOLE_SCREEN: Final = QSize(1400, 860)  # pixels; of a smaller screen nothing is given away
HEIGHT_FOR_LIST: Final = 800  # pixels; in a lower window the list of passages is left out until it is wanted


class MainWindow(QMainWindow):
    """One window over a session. It can be closed and made anew, in another language, over the same session."""

    theme_chosen = Signal(str)
    language_chosen = Signal(str)  # a code, or "" for the system's
    closed = Signal()

    def __init__(self, session: Session, settings: UserSettings, translate: Translator, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setAcceptDrops(True)
        self._session = session
        self._settings = settings
        self.opening = Opening(session, settings, self)
        self.exporting = Exporting(session, settings, translate, self)
        self.about_texts = AboutTexts(session, translate, self)
        self.page = ComparePage(session, self.opening, translate, theme, settings.presets)
        self.setCentralWidget(self.page)
        self.actions_ = Actions(self)
        self.menus = Menus(self, self.actions_, self.opening.fill_recent)
        self.setStatusBar(StatusLine(session, self.exporting, translate))
        self._view_options = ViewOptions(self.actions_, settings, self.page)
        self._mark_options = MarkOptions(self.actions_, settings, session, translate, self)
        self._connect()
        self.actions_.follow(session)
        self.set_theme(theme)
        self._restore()
        self._show_title()

    def open(self) -> None:
        """Show the window as it was left; the first time on a small screen, all over it."""
        available = self.screen().availableSize()
        small = available.width() < WHOLE_SCREEN.width() or available.height() < WHOLE_SCREEN.height()
        if self._settings.geometry.isEmpty() and small:
            self.showMaximized()
        else:
            self.show()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self.page.set_theme(theme)
        self.menus.set_theme(theme)

    def remember(self) -> None:
        """Write down how the window is, for the next start."""
        settings = self._settings
        settings.geometry = self.saveGeometry()
        settings.window_state = self.saveState()
        settings.splitter = self.page.splitter.saveState()
        settings.body_splitter = self.page.room_state()
        settings.passage_columns = self.page.passages.table.column_state()
        settings.zoom = self.page.zoom
        settings.more_settings_shown = self.page.settings_panel.more.isChecked()
        settings.comparison = self._session.settings
        settings.sync()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.remember()
        self.closed.emit()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.menus.fit(event.size().width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_.full_screen.setChecked(self.isFullScreen())
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._session.check_files()  # the user may come back from the program in which a manuscript was changed

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if self.opening.drop(event.mimeData()):
            event.acceptProposedAction()

    def _restore(self) -> None:
        settings = self._settings
        if not self.restoreGeometry(settings.geometry):
            available = self.screen().availableSize()
            width = max(min(1280, available.width() - 40), min(1600, round(0.7 * available.width())))
            height = max(min(860, available.height() - 60), min(1100, round(0.8 * available.height())))
            self.resize(width, height)
        self.restoreState(settings.window_state)
        self.page.splitter.restoreState(settings.splitter)
        self.page.restore_room(settings.body_splitter)
        self.page.passages.table.restore_columns(settings.passage_columns)
        listed = settings.passage_list_shown
        listed = self.height() >= HEIGHT_FOR_LIST if listed is None else listed
        with QSignalBlocker(self.actions_.show_passages):  # this is no choice of the user's
            self.actions_.show_passages.setChecked(listed)
        self.page.passages.setVisible(listed)
        self._view_options.restore()
        self.page.set_zoom(settings.zoom)
        self.actions_.show_settings.setChecked(settings.settings_panel_shown)
        self.page.settings_panel.setVisible(settings.settings_panel_shown)
        self.page.settings_panel.more.setChecked(settings.more_settings_shown)
        self.actions_.themes[settings.theme].setChecked(True)
        self.menus.show_language(settings.language)

    def _connect(self) -> None:
        actions, session = self.actions_, self._session
        for action, done in (
            (actions.open_a, lambda: self.opening.open_side("a")),
            (actions.open_b, lambda: self.opening.open_side("b")),
            (actions.open_both, self.opening.open_both),
            (actions.open_sample, self.opening.open_sample),
            (actions.paste_a, lambda: self.opening.paste("a")),
            (actions.paste_b, lambda: self.opening.paste("b")),
            (actions.reload, session.reload),
            (actions.swap, session.swap),
            (actions.quit, self.close),
            (actions.next_passage, lambda: session.step_passage(1)),
            (actions.previous_passage, lambda: session.step_passage(-1)),
            (actions.mark_important, self.page.passages.toggle_important),
            (actions.dismiss_passage, self.page.passages.toggle_dismissed),
            (actions.write_note, self._write_note),
            (actions.export_pdf, lambda: self.exporting.export("pdf")),
            (actions.export_html, lambda: self.exporting.export("html")),
            (actions.export_docx, lambda: self.exporting.export("docx")),
            (actions.export_xlsx, lambda: self.exporting.export("xlsx")),
            (actions.export_csv, lambda: self.exporting.export("csv")),
            (actions.print_report, self.exporting.print_report),
            (actions.print_preview, self.exporting.preview),
            (actions.copy_figures, self.exporting.copy_figures),
            (actions.about_texts, self.about_texts.show),
            (actions.show_compared, self.page.dialogs.compared),
            (actions.edit_left_out, self.page.dialogs.left_out),
            (actions.edit_stop_words, self.page.dialogs.stop_words),
            (actions.edit_methods, self.page.dialogs.methods),
            (actions.find_words, self.page.finding.open),
            (actions.find_next, lambda: self.page.finding.step(1)),
            (actions.find_previous, lambda: self.page.finding.step(-1)),
            (actions.go_to, self.page.going.ask),
            (actions.copy_with_source, self.page.going.copy_with_source),
            (actions.zoom_in, lambda: self.page.set_zoom(self.page.zoom + 1)),
            (actions.zoom_out, lambda: self.page.set_zoom(self.page.zoom - 1)),
            (actions.zoom_reset, lambda: self.page.set_zoom(0)),
            (actions.help_figures, lambda: self._show(FiguresHelp(self))),
            (actions.help_shortcuts, lambda: self._show(ShortcutsDialog(actions.all(), self))),
            (actions.about, lambda: self._show(AboutDialog(self))),
            (actions.show_log, self._show_log),
        ):
            action.triggered.connect(lambda _=False, done=done: done())
        for reason, action in actions.dismiss_as.items():
            action.triggered.connect(lambda _=False, reason=reason: self.page.passages.dismiss(reason))
        self.page.passages.table.addActions(actions.judgements())
        self.page.passages.fold_wanted.connect(actions.show_passages.toggle)
        actions.show_passages.toggled.connect(self._show_passages)
        actions.show_settings.toggled.connect(self._show_settings)
        actions.full_screen.toggled.connect(self._fill_screen)
        for frame in self.page.panes.values():
            frame.pane.addActions([actions.copy_with_source, actions.find_words, actions.go_to])
        self.page.going.selection_changed.connect(actions.copy_with_source.setEnabled)
        actions.theme_group.triggered.connect(lambda action: self._choose_theme(action.data()))
        self.menus.language_group.triggered.connect(lambda action: self.language_chosen.emit(action.data()))
        session.side_changed.connect(self._show_title)

    def _choose_theme(self, name: str) -> None:
        self._settings.theme = ThemeChoice(name)
        self.theme_chosen.emit(name)

    def _show_settings(self, shown: bool) -> None:
        self._settings.settings_panel_shown = shown
        self.page.settings_panel.setVisible(shown)

    def _fill_screen(self, whole: bool) -> None:
        state = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | state if whole else self.windowState() & ~state)

    def _show_passages(self, shown: bool) -> None:
        self._settings.passage_list_shown = shown
        self.page.passages.setVisible(shown)
        self.page.divide_room()
        if shown:
            self.page.passages.table.setFocus()

    def _write_note(self) -> None:
        self.actions_.show_passages.setChecked(True)
        self.page.passages.edit_note()

    def _show_title(self) -> None:
        names = [
            prepared.document.name for side in SIDES if (prepared := self._session.side(side).prepared) is not None
        ]
        self.setWindowTitle(" – ".join([*names, "Neardup"]) if names else "Neardup")

    def _show(self, dialog: RichDialog) -> None:
        dialog.exec()
        dialog.deleteLater()

    def _show_log(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_path().parent)))
