"""A share in a sentence, with a bar under it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from neardup_gui.ui.theme import Theme

STEPS = 1000


class ShareBar(QWidget):
    """Says "25.9 % of A's shingles stand in B" and draws it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.bar = QProgressBar()
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(7)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self.label)
        layout.addWidget(self.bar)

    def show_share(self, sentence: str, value: str, share: float, explanation: str) -> None:
        """Show ``sentence``, which holds ``{value}`` where the figure stands, and a bar of ``share`` (0–1)."""
        self.label.setText(sentence.format(value=f"<b>{value}</b>"))
        self.bar.setValue(round(share * STEPS))
        plain = sentence.format(value=value)
        self.bar.setAccessibleName(plain)
        for widget in (self, self.label, self.bar):
            widget.setToolTip(explanation)

    def set_theme(self, theme: Theme) -> None:
        self.bar.setStyleSheet(
            f"QProgressBar {{ background: {theme.border}; border: none; border-radius: 3px; }}"
            f"QProgressBar::chunk {{ background: {theme.accent}; border-radius: 3px; }}"
        )
