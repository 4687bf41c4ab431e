"""Starts the window: application, language, colours, log, and a clean end."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from neardup_gui import __version__
from neardup_gui.jobs import GuiThreadCollector, Worker
from neardup_gui.report.qt_application import let_qt_find_its_plugins
from neardup_gui.resources import resource_path
from neardup_gui.settings import Theme, Translations, UserSettings, start_log
from neardup_gui.settings.mark_store import MarkStore
from neardup_gui.ui.dialogs.message import show_message
from neardup_gui.ui.display import why_no_display
from neardup_gui.ui.dressing import dress
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.sentences import defect_sentence
from neardup_gui.ui.session import Session
from neardup_gui.ui.theme import apply_theme
from neardup_gui.wording.translator import qt_translator

NO_DISPLAY: Final = 2  # exit code
SWITCH_INTERVAL: Final = 0.001  # seconds; how soon a worker that computes in Python lets the window have its turn

_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")


def run(paths: list[str]) -> int:
    """Open the window with up to two texts and return the exit code when it is closed.

    Must be called where no QApplication has been made yet. Where no window can be opened, one line on standard error
    says why and the code is 2.
    """
    reason = why_no_display()
    if reason is not None:
        print(f"neardup: the window cannot be opened: {reason}.", file=sys.stderr)
        return NO_DISPLAY
    start_log()
    sys.setswitchinterval(SWITCH_INTERVAL)
    # Qt's event loop would keep Python from ever seeing Ctrl+C in the terminal.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    qInstallMessageHandler(_log_qt_message)
    application = make_application(sys.argv[:1])
    program = Program(application, UserSettings())
    catch_defects(program)
    collector = GuiThreadCollector(program)
    collector.start()
    program.open_window()
    QTimer.singleShot(0, lambda: program.window.opening.open_files(paths))
    code = application.exec()
    if not program.end():
        # A thread hangs in a library. What was to be kept is kept, so the process need not wait for it.
        _log.warning("work was still under way at the end")
        logging.shutdown()
        os._exit(code)
    return code


def make_application(arguments: list[str]) -> QApplication:
    """Return the application with its names and icon."""
    let_qt_find_its_plugins()
    application = QApplication(arguments)
    application.setApplicationName("neardup")
    application.setApplicationDisplayName("Neardup")
    application.setApplicationVersion(__version__)
    application.setOrganizationName("neardup")
    application.setDesktopFileName("neardup")
    application.setWindowIcon(QIcon(str(resource_path("icons", "neardup.svg"))))
    return application


class Program(QObject):
    """Owns what lives longer than a window: worker, session, settings, translations."""

    defect = Signal()  # an unexpected exception, in any thread

    def __init__(self, application: QApplication, settings: UserSettings) -> None:
        super().__init__()
        self._application = application
        self.settings = settings
        self.worker = Worker(self)
        self.session = Session(self.worker, settings.comparison, dress, self, MarkStore())
        self.translations = Translations()
        self.translations.install(application, settings.language)
        self._theme = apply_theme(application, settings.theme.value)
        self._telling = False
        self.defect.connect(self._tell_defect, Qt.ConnectionType.QueuedConnection)
        application.styleHints().colorSchemeChanged.connect(self._scheme_changed)

    def open_window(self) -> None:
        """Make the window over the session and show it."""
        translate = qt_translator(self.translations.language)
        self.window = MainWindow(self.session, self.settings, translate, self._theme)
        self.window.theme_chosen.connect(self.set_theme)
        # Queued: the menu that was clicked belongs to the window that is taken away.
        self.window.language_chosen.connect(self.set_language, Qt.ConnectionType.QueuedConnection)
        self.window.open()

    def set_theme(self, name: str) -> None:
        """Colour everything anew."""
        self._theme = apply_theme(self._application, Theme(name).value)
        self.window.set_theme(self._theme)

    def set_language(self, code: str) -> None:
        """Speak another language: the window is made anew over the same session, in the same place."""
        self.settings.language = code or None
        old = self.window
        old.remember()
        self.translations.install(self._application, self.settings.language)
        self.open_window()
        old.deleteLater()
        old.close()

    def end(self) -> bool:
        """Write what is still unwritten and cancel what is under way. Return whether every thread has ended."""
        self.session.keeper.flush()
        return self.worker.shutdown()

    def _scheme_changed(self) -> None:
        if self.settings.theme == Theme.SYSTEM and hasattr(self, "window"):
            self.set_theme(Theme.SYSTEM.value)

    def _tell_defect(self) -> None:
        if not self._telling:  # one box, however many follow while it is open
            self._telling = True
            show_message(self.window if hasattr(self, "window") else None, "Neardup", defect_sentence())
            self._telling = False


def catch_defects(program: Program) -> None:
    """Send unexpected exceptions of all threads to the log, and tell the user in one sentence."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        _log.critical("unexpected", exc_info=(kind, error, trace))
        program.defect.emit()

    def thread_hook(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            hook(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    sys.excepthook = hook
    threading.excepthook = thread_hook


def _log_qt_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    level = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
    }.get(kind, logging.ERROR)
    _qt_log.log(level, "%s", message)
