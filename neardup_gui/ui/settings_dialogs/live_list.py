"""A list that is written one entry a line and takes effect when typing rests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

REST: Final = 400  # milliseconds without a key: a comparison at each letter would show what nobody means


class LiveList(QPlainTextEdit):
    """``edited`` tells that the entries have changed by the user's hand and typing rests."""

    edited = Signal()

    def __init__(self, name: str, explanation: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAccessibleDescription(explanation)
        self.setToolTip(explanation)
        self.setTabChangesFocus(True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self.edited)
        self.textChanged.connect(self._timer.start)

    @property
    def entries(self) -> tuple[str, ...]:
        """What is written, each entry once, in its order."""
        lines = (" ".join(line.split()) for line in self.toPlainText().splitlines())
        return tuple(dict.fromkeys(line for line in lines if line))

    def show_entries(self, entries: Sequence[str]) -> None:
        """Show entries that come from elsewhere; what is just being written, and says the same, is left alone."""
        if tuple(entries) == self.entries or self._timer.isActive():
            return
        with QSignalBlocker(self):
            self.setPlainText("\n".join(entries))

    def settle(self) -> None:
        """Let what was typed last take effect now."""
        if self._timer.isActive():
            self._timer.stop()
            self.edited.emit()
