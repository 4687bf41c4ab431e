"""One line between texts and list that explains what is drawn on demand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from neardup_gui.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """A sign and what it means. ``hue``: the column of the theme's colours that the sign stands on; None: none."""

    sign: str
    meaning: str
    hue: int | None = None


class Legend(QLabel):
    """Hidden while there is nothing to explain."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entries: tuple[LegendEntry, ...] = ()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setContentsMargins(8, 3, 8, 3)
        self.setAccessibleName(self.tr("What the signs in the texts mean"))
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._write()

    def show_entries(self, entries: Sequence[LegendEntry]) -> None:
        """Explain these signs."""
        self._entries = tuple(entries)
        self._write()
        self.setVisible(bool(self._entries))

    def _write(self) -> None:
        line = " &nbsp; &nbsp; ".join(map(self._html, self._entries))
        self.setText(f'<p style="margin: 0; line-height: 140%;">{line}</p>')
        self.setAccessibleDescription("; ".join(f"{entry.sign} {entry.meaning}" for entry in self._entries))

    def _html(self, entry: LegendEntry) -> str:
        theme = self._theme
        ground = theme.ground if entry.hue is None else theme.shades[entry.hue % len(theme.shades)]
        ink = theme.gem if entry.hue is None else theme.text
        sign = f'<span style="background-color: {ground}; color: {ink};"><b>&nbsp;{escape(entry.sign)}&nbsp;</b></span>'
        # An entry stays on its line; lines are broken between entries.
        return f"{sign}&nbsp;{escape(entry.meaning).replace(' ', '&nbsp;')}"
