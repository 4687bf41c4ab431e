"""Opens each dialog of the settings once, and brings it to the front where it is open already."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget
from shiboken6 import isValid

from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.session import Session, Side
from neardup_gui.ui.settings_dialogs.compared import ComparedDialog
from neardup_gui.ui.settings_dialogs.left_out import LeftOutDialog
from neardup_gui.ui.settings_dialogs.methods import MethodsDialog
from neardup_gui.ui.settings_dialogs.stop_words import StopWordsDialog
from neardup_gui.ui.settings_panel.words_part import WordsPart
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.translator import Translator


class SettingsDialogs(QObject):
    """The dialogs belong to the window of ``owner``: they stand over it and are closed with it."""

    def __init__(
        self,
        session: Session,
        panes: Mapping[Side, TextPane],
        translate: Translator,
        theme: Theme,
        owner: QWidget,
    ) -> None:
        super().__init__(owner)
        self._panes = panes
        self._session = session
        self._translate = translate
        self._theme = theme
        self._owner = owner
        self._open: dict[str, QDialog] = {}

    def follow(self, words: WordsPart) -> None:
        """Open what the settings panel asks for."""
        words.stop_words_wanted.connect(self.stop_words)
        words.left_out_wanted.connect(self.left_out)
        words.methods_wanted.connect(self.methods)

    def set_theme(self, theme: Theme) -> None:
        """Colour what is opened from now on."""
        self._theme = theme

    def stop_words(self) -> QDialog:
        """Show the list of stop words."""
        return self._shown("stop words", lambda window: StopWordsDialog(self._session, self._translate, window))

    def left_out(self) -> QDialog:
        """Show what is left out of both texts."""
        return self._shown("left out", self._make_left_out)

    def methods(self) -> QDialog:
        """Show which methods are computed, and how."""
        return self._shown("methods", lambda window: MethodsDialog(self._session, self._theme, window))

    def compared(self) -> QDialog:
        """Show what of the current passage is really compared; where none is, of the first one in view."""
        if self._session.current_passage is None and not self._selected_text():
            view = self._panes["a"].visible_span()
            seen = next((item for item in self._session.passages if item.a.overlaps(view)), None)
            self._session.set_passage(seen.id if seen is not None else None)
        return self._shown("compared", self._make_compared)

    def _make_left_out(self, window: QWidget) -> QDialog:
        dialog = LeftOutDialog(self._session, self._selected_text, window)
        for pane in self._panes.values():
            pane.selectionChanged.connect(dialog.look_at_selection)
        return dialog

    def _selected_text(self) -> str:
        """Return what is selected in the text that has the focus, else in either of them."""
        panes = sorted(self._panes.values(), key=lambda pane: not pane.hasFocus())
        texts = (pane.text[slice(*pane.selected_span())] for pane in panes)
        return next((text for text in texts if text), "")

    def _make_compared(self, window: QWidget) -> QDialog:
        dialog = ComparedDialog(
            self._session, self._translate, self._theme, lambda side: self._panes[side].selected_span(), window
        )
        for pane in self._panes.values():
            pane.selectionChanged.connect(dialog.look_soon)
        return dialog

    def _shown(self, name: str, make: Callable[[QWidget], QDialog]) -> QDialog:
        known = self._open.get(name)
        if known is None or not isValid(known):
            known = self._open[name] = make(self._owner.window())
            room = known.screen().availableSize()
            known.resize(min(known.width(), room.width() - 40), min(known.height(), room.height() - 60))
        known.show()
        known.raise_()
        known.activateWindow()
        return known
