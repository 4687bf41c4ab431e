"""Chooses the typeface in which the manuscripts are shown, with a line to see it by."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFontComboBox, QLabel, QVBoxLayout, QWidget

from neardup_gui.ui.panes.column_editor import reading_font


class FontDialog(QDialog):
    """Asks for a typeface. Its size is the zoom's affair."""

    def __init__(self, family: str, zoom: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Typeface of the texts"))
        self._zoom = zoom
        self.chosen = family
        self.families = QFontComboBox()
        self.families.setAccessibleName(self.tr("Typeface"))
        self.sample = QLabel(self.tr("The quick brown fox jumps over the lazy dog. 1234567890"))
        self.sample.setWordWrap(True)
        self.sample.setMinimumSize(420, 90)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok
            | QDialogButtonBox.StandardButton.Cancel
            | QDialogButtonBox.StandardButton.RestoreDefaults
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.usual = self.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        self.usual.setToolTip(self.tr("Show the texts in the usual typeface again"))
        self.usual.clicked.connect(lambda: self._choose(""))
        layout = QVBoxLayout(self)
        layout.addWidget(self.families)
        layout.addWidget(self.sample)
        layout.addWidget(self.buttons)
        self._choose(family)
        self.families.currentFontChanged.connect(lambda font: self._take(font.family()))

    def _choose(self, family: str) -> None:
        """Show a typeface; "" is the usual one."""
        self.families.blockSignals(True)
        self.families.setCurrentFont(QFont(family) if family else reading_font("", 0))
        self.families.blockSignals(False)
        self._take(family)

    def _take(self, family: str) -> None:
        self.chosen = family
        self.sample.setFont(reading_font(family, self._zoom))
