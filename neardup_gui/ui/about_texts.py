"""Counts the texts that are there on the worker, and shows what was counted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from neardup_gui.progress import Progress
from neardup_gui.ui.dialogs.text_facts import TextFacts, TextFactsDialog, facts_of
from neardup_gui.ui.session import SIDES, Session
from neardup_gui.wording.translator import Translator

CHANNEL: Final = "about-texts"


class AboutTexts(QObject):
    """Opens the dialog about the texts."""

    def __init__(self, session: Session, translate: Translator, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._translate = translate
        self._window = window

    def show(self) -> None:
        """Count, and show the dialog when that is done."""
        session = self._session
        there = [
            (side.upper(), prepared, session.excluded(side))
            for side in SIDES
            if (prepared := session.side(side).prepared) is not None
        ]

        def work(progress: Progress) -> list[TextFacts]:
            found: list[TextFacts] = []
            for letter, prepared, excluded in there:
                progress.check()
                found.append(facts_of(letter, prepared, excluded))
            return found

        if there:
            session.worker.submit(CHANNEL, work, self._show)

    def _show(self, facts: list[TextFacts]) -> None:
        dialog = TextFactsDialog(facts, self._translate, self._window)
        dialog.exec()
        dialog.deleteLater()
