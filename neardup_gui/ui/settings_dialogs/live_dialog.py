"""What the dialogs of the settings have in common: the session's settings, and a Close button."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from neardup_gui.ui.session import Session
from neardup_gui.ui.settings_dialogs.live_list import LiveList


class LiveDialog(QDialog):
    """Stays open beside the texts. Each change holds at once, so there is nothing to confirm."""

    def __init__(self, session: Session, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._session = session
        self.column = QVBoxLayout(self)
        self.column.setSpacing(8)

    def finish(self) -> None:
        """Add the Close button and follow the session. Called when everything else stands in the column."""
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.close)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        close.setToolTip(self.tr("Close this window; what was changed holds already"))
        self.column.addWidget(self.buttons)
        self._session.settings_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the session's settings, without setting anything off."""

    def done(self, result: int) -> None:
        for written in self.findChildren(LiveList):
            written.settle()
        super().done(result)

    def set_values(self, **values: Any) -> None:
        """Compare with other settings from now on."""
        self._session.set_settings(replace(self._session.settings, **values))

    def explain(self, sentence: str) -> QLabel:
        """Add a sentence to the column and return it."""
        label = QLabel(sentence)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.column.addWidget(label)
        return label
