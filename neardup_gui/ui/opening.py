"""Everything that brings a text in: dialogs, drops, the clipboard, recent files and the sample pair."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from neardup_gui.documents import readable_suffixes
from neardup_gui.resources import resource_path
from neardup_gui.settings import UserSettings
from neardup_gui.ui.dialogs.message import show_message
from neardup_gui.ui.dialogs.paste_dialog import PasteDialog
from neardup_gui.ui.incoming import dropped_files
from neardup_gui.ui.session import SIDES, Session, Side


def sample_pair(language: str) -> list[str]:
    """Return the paths of the sample original and its adaptation in a language, English where there is none."""
    for code in (language, "en"):
        files = [
            next(iter(sorted(resource_path("samples").glob(f"{part}_{code}.*"))), None)
            for part in ("original", "adaptation")
        ]
        if all(files):
            return [str(file) for file in files]
    return []


class Opening(QObject):
    """Asks which texts to open and hands them to the session."""

    def __init__(self, session: Session, settings: UserSettings, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._window = window

    def open_side(self, side: Side) -> None:
        """Ask for one file."""
        title = self.tr("Open text {side}").format(side=side.upper())
        path, _ = QFileDialog.getOpenFileName(self._window, title, self._settings.folder, self._filters())
        if path:
            self.open_files([path], side)

    def open_both(self) -> None:
        """Ask for two files at once."""
        title = self.tr("Open two texts")
        paths, _ = QFileDialog.getOpenFileNames(self._window, title, self._settings.folder, self._filters())
        if len(paths) == 2:
            self.open_files(paths)
        elif paths:
            show_message(
                self._window,
                title,
                self.tr("%n file(s) were chosen: choose two, the first becomes A, the second B.", "", len(paths)),
            )

    def open_files(self, paths: list[str], side: Side | None = None) -> None:
        """Open one file into a side, the first free one where none is named, or two into A and B."""
        if not paths:
            return
        if len(paths) > 2:
            show_message(
                self._window,
                self.tr("Too many files"),
                self.tr("%n file(s) were dropped: two can be compared at a time.", "", len(paths)),
            )
            return
        self._settings.folder = str(Path(paths[0]).absolute().parent)
        for path in reversed(paths):
            self._settings.add_recent(str(Path(path).absolute()))
        if len(paths) == 1 and side is not None:
            self._session.open_path(side, paths[0])
        else:
            self._session.open_paths(paths)

    def drop(self, mime: QMimeData) -> bool:
        """Take what was dropped on the window itself. Return whether there was anything to take."""
        paths = dropped_files(mime)
        self.open_files(paths)
        return bool(paths)

    def paste(self, side: Side) -> None:
        """Ask for a text and a name. A file that was copied is opened."""
        files = dropped_files(QGuiApplication.clipboard().mimeData())
        if files:
            self.open_files(files, side)
            return
        dialog = PasteDialog(side, self._window)
        if dialog.exec():
            self._session.paste(side, dialog.text, dialog.name)
        dialog.deleteLater()

    def text_dropped(self, side: Side, text: str) -> None:
        """Take text that was dragged from another program."""
        self._session.paste(side, text, self.tr("Dropped text {side}").format(side=side.upper()))

    def useless_sentence(self, why: str) -> str:
        """Return the sentence for a drop that cannot be compared."""
        match why:
            case "image":
                return self.tr("A picture was dropped, which holds no text: drop a manuscript or a stretch of text.")
            case "address":
                return self.tr("An address was dropped, not a file: save the text to a file first, and drop that.")
            case _:
                return self.tr("What was dropped holds no text: drop a manuscript or a stretch of text.")

    def open_sample(self) -> None:
        """Open the bundled pair in the language of the window."""
        paths = sample_pair(QLocale().name().split("_")[0])
        if paths:
            self._session.open_paths(paths)
        else:
            show_message(
                self._window,
                self.tr("Sample pair"),
                self.tr("The sample texts are missing from this installation: install Neardup again."),
            )

    def fill_recent(self, menu: QMenu) -> None:
        """Fill the menu of recent files: each can be opened on either side."""
        menu.clear()
        for number, path in enumerate(self._settings.recent, 1):
            place = Path(path)
            entry = menu.addMenu(f"&{number % 10} {place.name.replace('&', '&&')}")
            entry.menuAction().setToolTip(path)
            for side in SIDES:
                action = entry.addAction(self.tr("Open as {side}").format(side=side.upper()))
                action.triggered.connect(partial(self._open_recent, path, side))
        menu.setToolTipsVisible(True)
        if menu.isEmpty():
            menu.addAction(self.tr("No file was opened yet")).setEnabled(False)
            return
        menu.addSeparator()
        menu.addAction(self.tr("&Forget these files")).triggered.connect(self._settings.clear_recent)

    def _open_recent(self, path: str, side: Side, _checked: bool = False) -> None:
        self.open_files([path], side)

    def _filters(self) -> str:
        suffixes = sorted(readable_suffixes())
        readable = " ".join(f"*{suffix if suffix.startswith('.') else '.' + suffix}" for suffix in suffixes)
        return f"{self.tr('Manuscripts')} ({readable});;{self.tr('All files')} (*)"
