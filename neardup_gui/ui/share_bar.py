"""A share in a sentence, with a bar under it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from neardup_gui.ui.figure_button import FigureButton
from neardup_gui.ui.theme import Theme

_HEIGHT: Final = 7  # pixels
_RADIUS: Final = 3.0


class _Bar(QWidget):
    """What counts is filled; what was dismissed of it is hatched, so that colour alone need not tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = 0.0
        self.kept = 0.0
        self._ground = self._fill = QColor(Qt.GlobalColor.transparent)
        self.setFixedHeight(_HEIGHT)

    def show_shares(self, share: float, kept: float) -> None:
        self.share, self.kept = share, kept
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._ground, self._fill = QColor(theme.border), QColor(theme.accent)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        rounded = QPainterPath()
        rounded.addRoundedRect(area, _RADIUS, _RADIUS)
        painter.fillPath(rounded, self._ground)
        painter.setClipPath(rounded)
        if self.kept < self.share:
            dismissed = QRectF(0, 0, area.width() * self.share, area.height())
            painter.fillRect(dismissed, QBrush(self._fill, Qt.BrushStyle.BDiagPattern))
        painter.fillRect(QRectF(0, 0, area.width() * self.kept, area.height()), self._fill)
        painter.end()


class ShareBar(FigureButton):
    """Says "25.9 % of A's shingles stand in B" and draws it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.bar = _Bar()
        layout = QVBoxLayout()
        layout.setSpacing(3)
        layout.addWidget(self.label)
        layout.addWidget(self.bar)
        self.fill(layout)
        layout.setContentsMargins(5, 2, 5, 4)

    def show_share(self, sentence: str, value: str, share: float, without: tuple[str, float] | None = None) -> None:
        """Show ``sentence``, which holds ``{value}`` where the figure stands, and a bar of ``share`` (0–1).

        without: the figure without what was dismissed, for ``{without}`` in the sentence, and its share.
        """
        less, kept = without or ("", share)
        self.label.setText(sentence.format(value=f"<b>{value}</b>", without=f"<b>{less}</b>"))
        self.bar.show_shares(share, kept)
        plain = sentence.format(value=value, without=less)
        self.setAccessibleName(plain)
        self.bar.setAccessibleName(plain)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.bar.set_theme(theme)
