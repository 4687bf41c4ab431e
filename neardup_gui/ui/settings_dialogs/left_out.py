"""Phrases to ignore, and the boilerplate document."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QWidget

from neardup_gui.compare.settings import LONGEST_LIST
from neardup_gui.documents import readable_suffixes
from neardup_gui.ui.elided_label import ElidedLabel
from neardup_gui.ui.session import Session
from neardup_gui.ui.settings_dialogs.live_dialog import LiveDialog
from neardup_gui.ui.settings_dialogs.live_list import LiveList

LONGEST_PHRASE: Final = 200  # characters; what is longer is a text, and belongs in a boilerplate document


class LeftOutDialog(LiveDialog):
    """What counts for nothing in both texts. ``selected``: what is selected in one of them."""

    def __init__(
        self, session: Session, selected: Callable[[], str] = lambda: "", parent: QWidget | None = None
    ) -> None:
        super().__init__(session, self.tr("Left out of the comparison"), parent)
        self._selected = selected
        self.explain(
            self.tr(
                "What is left out is greyed in both texts and counts for nothing: no shingle holds it, and coverage is "
                "the share of the rest. A passage may go on beyond an ignored phrase."
            )
        )
        self._make_phrases()
        self._make_document()
        self.finish()
        self.resize(560, 480)

    def _make_phrases(self) -> None:
        label = QLabel(self.tr("&Phrases to ignore, one a line:"))
        self.phrases = LiveList(
            self.tr("Phrases to ignore"),
            self.tr(
                "Words and phrases that anybody may use, such as “in accordance with”. They are found whatever their "
                "capitals and punctuation, word for word."
            ),
        )
        self.phrases.setPlaceholderText(self.tr("in accordance with\nthe parties to this agreement"))
        label.setBuddy(self.phrases)
        self.count = QLabel()
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.column.addWidget(label)
        self.column.addWidget(self.phrases, 1)
        self.add = QPushButton(self.tr("&Add what is selected"))
        self.add.setToolTip(
            self.tr("Add the words that are selected in one of the texts to the list; this window may stay open")
        )
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add_selected)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addWidget(self.count, 1)
        self.column.addLayout(row)
        self.phrases.edited.connect(self._phrases_edited)
        self.phrases.textChanged.connect(self._show_count)

    def _make_document(self) -> None:
        explanation = self.tr(
            "A template, a form or a publisher's standard text. Where eight or more of its words stand in a row in "
            "either text, they are left out."
        )
        label = QLabel(self.tr("&Boilerplate document:"))
        self.document = ElidedLabel()
        self.choose = QPushButton(self.tr("&Choose…"))
        self.choose.setAccessibleName(self.tr("Choose the boilerplate document"))
        self.remove = QPushButton(self.tr("&Remove"))
        self.remove.setAccessibleName(self.tr("Remove the boilerplate document"))
        self.remove.setToolTip(self.tr("Compare what stands in the boilerplate document too"))
        label.setBuddy(self.choose)
        for widget in (label, self.choose):
            widget.setToolTip(explanation)
        for button in (self.choose, self.remove):
            button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.document, 1)
        row.addWidget(self.choose)
        row.addWidget(self.remove)
        self.column.addLayout(row)
        self.choose.clicked.connect(self._choose_document)
        self.remove.clicked.connect(lambda: self.set_values(boilerplate_document=None))

    def refresh(self) -> None:
        settings = self._session.settings
        self.phrases.show_entries(settings.ignore)
        self._show_count()
        path = settings.boilerplate_document
        self.document.setText(Path(path).name if path else self.tr("none"))
        self.document.setToolTip(path or "")
        self.remove.setEnabled(path is not None)
        self.look_at_selection()

    def look_at_selection(self) -> None:
        """Offer to add what is selected, if it is a phrase."""
        self.add.setEnabled(0 < len(self._selected()) <= LONGEST_PHRASE)

    def _add_selected(self) -> None:
        phrase = " ".join(self._selected().split())
        if phrase and phrase not in self.phrases.entries:
            self.phrases.appendPlainText(phrase)
            self.phrases.settle()

    def _show_count(self) -> None:
        self.count.setText(self.tr("%n phrases", "", len(self.phrases.entries)))

    def _phrases_edited(self) -> None:
        self.set_values(ignore=self.phrases.entries[:LONGEST_LIST])

    def _choose_document(self) -> None:
        patterns = " ".join(f"*.{suffix.removeprefix('.')}" for suffix in sorted(readable_suffixes()))
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Choose the boilerplate document"),
            str(Path(self._session.settings.boilerplate_document or Path.home())),
            f"{self.tr('Texts')} ({patterns});;{self.tr('All files')} (*)",
        )
        if path:
            self.set_values(boilerplate_document=path)
