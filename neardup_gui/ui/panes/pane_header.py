"""The header of a text pane: which side it is, what document, what to know about it, and how to bring another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from neardup_gui.ui.elided_label import ElidedLabel
from neardup_gui.ui.icons import icon
from neardup_gui.ui.panes.encoding_button import EncodingButton
from neardup_gui.ui.panes.warning_list import WarningList
from neardup_gui.ui.theme import Theme

_NARROW: Final = 460  # pixels: below, the buttons show their icons only


class PaneHeader(QWidget):
    """Is given words and numbers, and tells what the user asks for."""

    open_requested = Signal()
    paste_requested = Signal()
    encoding_chosen = Signal(str)  # a name, or "" to have it detected

    def __init__(self, letter: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letter = letter
        self.badge = QLabel(letter)
        self.name_label = ElidedLabel()
        self.facts_label = ElidedLabel(Qt.TextElideMode.ElideRight)
        self.encoding_button = EncodingButton()
        self.left_out_label = ElidedLabel(Qt.TextElideMode.ElideRight)
        self.warning_chip = QToolButton()
        self.warning_list = WarningList(self.warning_chip)
        self.open_button = QToolButton()
        self.paste_button = QToolButton()
        self._build()
        self.open_button.clicked.connect(lambda: self.open_requested.emit())
        self.paste_button.clicked.connect(lambda: self.paste_requested.emit())
        self.warning_chip.clicked.connect(lambda: self.warning_list.open_under(self.warning_chip))
        self.encoding_button.encoding_chosen.connect(self.encoding_chosen)
        self._retranslate()

    # -- what is shown --------------------------------------------------------------------------------------------

    def set_document(self, name: str, facts: str = "", tooltip: str = "") -> None:
        """Show a document's name and a line of facts about it. ``tooltip`` is for the name, e.g. the full path."""
        self.name_label.set_text(name, tooltip)
        self.facts_label.set_text(facts)
        self.facts_label.setVisible(bool(facts))

    def set_left_out(self, sentence: str, explanation: str = "") -> None:
        """Show what of the text is not compared; an empty sentence shows nothing."""
        self.left_out_label.set_text(sentence, explanation)
        self.left_out_label.setVisible(bool(sentence))

    def set_warnings(self, sentences: Sequence[str]) -> None:
        """Show how many things the user should know about the reading; a click lists them."""
        self.warning_list.set_sentences(sentences)
        self.warning_chip.setVisible(bool(sentences))
        self.warning_chip.setText(str(len(sentences)))
        self.warning_chip.setToolTip("\n".join(f"• {sentence}" for sentence in sentences))
        self.warning_chip.setAccessibleName(self.tr("%n warning(s)", "", len(sentences)))
        self.warning_chip.setAccessibleDescription("\n".join(sentences))

    def set_theme(self, theme: Theme) -> None:
        self.open_button.setIcon(icon("open", theme))
        self.paste_button.setIcon(icon("paste", theme))
        self.warning_chip.setIcon(icon("warning", theme, "warning"))
        self.warning_list.set_theme(theme)
        self.encoding_button.set_theme(theme)
        self.badge.setStyleSheet(
            f"background: {theme.accent}; color: {theme.accent_text}; border-radius: 6px; font-weight: bold;"
        )
        self.name_label.setStyleSheet(f"color: {theme.text}; font-weight: bold;")
        for label in (self.facts_label, self.left_out_label):
            label.setStyleSheet(f"color: {theme.muted};")
        self.warning_chip.setStyleSheet(
            f"QToolButton {{ background: {theme.warning_ground}; color: {theme.warning}; border: 1px solid transparent;"
            f" border-radius: 9px; padding: 1px 7px; }} QToolButton:focus {{ border-color: {theme.warning}; }}"
        )

    # -- construction ---------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.badge.setFixedSize(26, 26)
        self.badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # As wide as it needs, so that the encoding stands right behind it, and shorter where there is no room.
        self.facts_label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        first, second = QHBoxLayout(), QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(self.name_label, 1)
        for button in (self.warning_chip, self.open_button, self.paste_button):
            first.addWidget(button)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        second.setSpacing(4)
        second.addStrut(self.encoding_button.sizeHint().height())  # so that both texts begin at the same height
        second.addWidget(self.facts_label)
        second.addWidget(self.encoding_button)
        second.addStretch(1)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addLayout(first)
        lines.addLayout(second)
        lines.addWidget(self.left_out_label)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 5, 8, 6)
        row.setSpacing(8)
        row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(lines, 1)
        for button in (self.open_button, self.paste_button):
            button.setAutoRaise(True)
        for widget in (self.warning_chip, self.left_out_label):
            widget.hide()

    def _retranslate(self) -> None:
        self.open_button.setText(self.tr("Open…"))
        self.paste_button.setText(self.tr("Paste"))
        for button, tip in (
            (self.open_button, self.tr("Open a manuscript for side %1").replace("%1", self._letter)),
            (self.paste_button, self.tr("Take the text of the clipboard for side %1").replace("%1", self._letter)),
        ):
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        self.badge.setAccessibleName(self.tr("Side %1").replace("%1", self._letter))

    # -- events ---------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = event.size().width() < _NARROW
        for button in (self.open_button, self.paste_button):
            # Without a picture a button needs its text, however narrow.
            only_icon = narrow and not button.icon().isNull()
            style = Qt.ToolButtonStyle
            button.setToolButtonStyle(style.ToolButtonIconOnly if only_icon else style.ToolButtonTextBesideIcon)
        super().resizeEvent(event)
