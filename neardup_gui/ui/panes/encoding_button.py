"""Shows the encoding that a plain text was read in, and lets another be chosen."""

from __future__ import annotations

import codecs
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from neardup_gui.ui.theme import Theme

# By what people know them by. Each is a name that Python's codecs know.
ENCODINGS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({
    "unicode": ("utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"),
    "cyrillic": ("windows-1251", "koi8-r", "koi8-u", "cp866", "mac-cyrillic", "iso-8859-5"),
    "western": ("windows-1252", "iso-8859-1", "iso-8859-15", "mac-roman", "cp437", "cp850"),
    "central": ("windows-1250", "iso-8859-2", "mac-latin2", "cp852"),
    "baltic": ("windows-1257", "iso-8859-13", "iso-8859-4"),
    "greek": ("windows-1253", "iso-8859-7"),
    "turkish": ("windows-1254", "iso-8859-9"),
    "hebrew": ("windows-1255", "iso-8859-8"),
    "arabic": ("windows-1256", "iso-8859-6"),
    "chinese": ("gb18030", "big5", "cp950", "hz"),
    "japanese": ("shift_jis", "cp932", "euc-jp", "iso-2022-jp"),
    "korean": ("cp949", "euc-kr"),
    "vietnamese": ("windows-1258",),
    "thai": ("cp874", "tis-620"),
})  # fmt: skip


class EncodingButton(QToolButton):
    """A button that reads "windows-1251 · detected ▾" and opens a menu of encodings in groups."""

    encoding_chosen = Signal(str)  # a name, or "" to have it detected

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRaise(True)
        menu = QMenu(self)
        self._group = QActionGroup(menu)
        self.detect = self._entry(menu, self.tr("&Detect"), "")
        menu.addSeparator()
        for group, title in self._titles().items():
            part = menu.addMenu(title)
            for name in ENCODINGS[group]:
                self._entry(part, name, name)
        self.setMenu(menu)
        self._group.triggered.connect(lambda action: self.encoding_chosen.emit(action.data()))
        self.hide()

    def show_encoding(self, name: str | None, chosen: bool) -> None:
        """Show the encoding that is in force, and whether the user chose it; None hides the button."""
        self.setVisible(name is not None)
        if name is None:
            return
        how = self.tr("chosen") if chosen else self.tr("detected")
        self.setText(f"{name} · {how} ▾")
        told = self.tr("Encoding of the text: {name}, {how}.").format(name=name, how=how)
        advice = self.tr("If the letters look wrong, choose another one: the file is read anew.")
        self.setToolTip(f"{told} {advice}")
        self.setAccessibleName(told)
        self.setAccessibleDescription(advice)
        codec = codecs.lookup(name).name
        self.detect.setChecked(not chosen)
        for action in self._group.actions():
            if chosen and action.data() and codecs.lookup(action.data()).name == codec:
                action.setChecked(True)

    def set_theme(self, theme: Theme) -> None:
        self.setStyleSheet(
            f"QToolButton {{ color: {theme.muted}; border: 1px solid transparent; border-radius: 4px;"
            " padding: 0 3px; }"
            f" QToolButton:hover, QToolButton:focus {{ color: {theme.text}; border-color: {theme.border}; }}"
            f" QToolButton:focus {{ border-color: {theme.accent}; }}"
            " QToolButton::menu-indicator { image: none; }"
        )

    def _entry(self, menu: QMenu, text: str, name: str) -> QAction:
        action = QAction(text, self._group)
        action.setCheckable(True)
        action.setData(name)
        menu.addAction(action)
        return action

    def _titles(self) -> dict[str, str]:
        return {
            "unicode": self.tr("&Unicode"),
            "cyrillic": self.tr("&Cyrillic"),
            "western": self.tr("&Western European"),
            "central": self.tr("C&entral European"),
            "baltic": self.tr("&Baltic"),
            "greek": self.tr("&Greek"),
            "turkish": self.tr("&Turkish"),
            "hebrew": self.tr("&Hebrew"),
            "arabic": self.tr("&Arabic"),
            "chinese": self.tr("Chi&nese"),
            "japanese": self.tr("&Japanese"),
            "korean": self.tr("&Korean"),
            "vietnamese": self.tr("&Vietnamese"),
            "thai": self.tr("Tha&i"),
        }
