"""Undo, and whether states and notes are kept on disk: menu entries, session and memory in step."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from neardup_gui.settings import UserSettings
from neardup_gui.ui.actions import Actions
from neardup_gui.ui.session import Session
from neardup_gui.wording.numbers import file_size
from neardup_gui.wording.translator import Translator


class MarkOptions(QObject):
    """Connects the entries of the Comparison menu with the session's marks."""

    def __init__(
        self, actions: Actions, settings: UserSettings, session: Session, translate: Translator, window: QWidget
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._session = session
        self._translate = translate
        self._window = window
        actions.keep_marks.setChecked(settings.keep_marks)
        actions.keep_marks.setEnabled(session.keeper.store is not None)
        actions.forget_marks.setEnabled(session.keeper.store is not None)
        session.keeper.set_enabled(settings.keep_marks)
        actions.undo.triggered.connect(lambda _=False: session.undo())
        actions.redo.triggered.connect(lambda _=False: session.redo())
        actions.keep_marks.toggled.connect(self._keep)
        actions.forget_marks.triggered.connect(lambda _=False: self.ask_what_to_forget())

    def _keep(self, keep: bool) -> None:
        self._settings.keep_marks = keep
        self._session.keeper.set_enabled(keep)

    def ask_what_to_forget(self) -> None:
        """Tell where states and notes are kept and how much it is, and delete what the user says."""
        keeper = self._session.keeper
        if keeper.store is None:
            return
        keeper.flush()
        pairs, size = keeper.store.size()
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("States and notes"))
        box.setText(self.tr("Which states and notes are to be forgotten? This cannot be undone."))
        told = self.tr(
            "Kept for %n pair(s) of texts, {size}, on this computer alone, in the folder {folder}.", "", pairs
        )
        box.setInformativeText(
            told.format(size=file_size(size, self._translate.language), folder=str(keeper.store.folder))
        )
        here = box.addButton(self.tr("Of &this pair"), QMessageBox.ButtonRole.DestructiveRole)
        here.setEnabled(self._session.comparison is not None)
        everything = box.addButton(self.tr("Of &all pairs"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(cancel)
        box.setEscapeButton(cancel)
        box.exec()
        clicked = box.clickedButton()
        if clicked is here or clicked is everything:
            keeper.forget(everything=clicked is everything)
        box.deleteLater()
