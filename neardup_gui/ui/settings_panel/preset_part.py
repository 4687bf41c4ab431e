"""Which preset is in force, whether it was departed from, and what can be done with own presets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QToolButton,
    QWidget,
)

from neardup_gui.compare.settings import LONGEST_NAME, PRESETS, Settings
from neardup_gui.errors import NeardupError
from neardup_gui.settings import Presets
from neardup_gui.ui.dialogs.message import show_message
from neardup_gui.ui.labelled import labelled, make_combo
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import Session
from neardup_gui.wording.translator import Translator

WIDEST: Final = 260  # pixels of the box, however long a preset's name is


class PresetPart(QWidget):
    """The box of presets, and a menu for the user's own."""

    chosen = Signal(str)

    def __init__(
        self, session: Session, presets: Presets, translate: Translator, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._presets = presets
        self._translate = translate
        self.box = make_combo(
            self.tr("Preset"),
            {},
            self.tr(
                "A set of settings under one name. “Article of 2009” is the published recipe: shingles of 10 words, "
                "its own list of stop words and its own formula. Your own are made by the button beside."
            ),
        )
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._make_menu()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(labelled(self.tr("&Preset:"), self.box))
        row.addWidget(self.button)
        self.box.activated.connect(lambda _: self.chosen.emit(self.box.currentData()))
        self.refresh()

    @property
    def current(self) -> str:
        """The preset that is in force, or that the settings depart from."""
        return self._presets.base(self._session.settings).preset

    def target(self, name: str) -> Settings:
        """Return what the settings become by choosing a preset.

        The user's lists are no part of the built-in ones, so these leave them alone: what took months to gather must
        not be lost by a click.
        """
        chosen, now = self._presets.get(name), self._session.settings
        if name not in PRESETS:
            return chosen
        return replace(
            chosen, ignore=now.ignore, stop_lists=now.stop_lists, boilerplate_document=now.boilerplate_document
        )

    def choose(self, name: str) -> None:
        """Set what a preset says; ask first where an own one would take the place of lists that no preset keeps."""
        target, now = self.target(name), self._session.settings
        if _lists(now) not in [_lists(Settings()), _lists(target), *self._kept_lists()] and not self._is_sure(
            self.tr(
                "Your lists of phrases and stop words are kept in no preset, and “{name}” has others. Go on and lose "
                "them?"
            ).format(name=name)
        ):
            self.refresh()
            return
        self._session.set_settings(target)
        self.refresh()

    def _kept_lists(self) -> list[object]:
        return [_lists(self._presets.get(name)) for name in self._presets.own]

    def refresh(self) -> None:
        """Show which preset is in force and whether the settings depart from it."""
        settings = self._session.settings
        base = self._presets.base(settings)
        changed = settings != base
        if [self.box.itemData(index) for index in range(self.box.count())] != self._presets.names:
            self._fill()
        for index in range(self.box.count()):
            name = self.box.itemData(index)
            shown = self._name(name)
            if changed and name == base.preset:
                shown = self._changed(shown)
            if self.box.itemText(index) != shown:
                self.box.setItemText(index, shown)
        self.box.setCurrentIndex(self.box.findData(base.preset))
        own = base.preset in self._presets.own
        self.save.setEnabled(own and changed)
        self.rename.setEnabled(own)
        self.delete.setEnabled(own)

    def _fill(self) -> None:
        self.box.clear()
        for name in self._presets.names:
            self.box.addItem(self._name(name), name)
            self.box.setItemData(self.box.count() - 1, self._name(name), Qt.ItemDataRole.ToolTipRole)
        metrics = self.box.fontMetrics()
        widest = max(metrics.horizontalAdvance(self._changed(self._name(name))) for name in self._presets.names)
        self.box.setFixedWidth(min(WIDEST, widest + 48))

    def _changed(self, name: str) -> str:
        return self.tr("{preset} (changed)").format(preset=name)

    def _name(self, name: str) -> str:
        return {"default": self.tr("Default"), "article2009": self.tr("Article of 2009")}.get(name, name)

    # -- own presets ----------------------------------------------------------------------------------------------

    def _make_menu(self) -> None:
        self.button = QToolButton()
        self.button.setText("⋯")
        self.button.setAccessibleName(self.tr("Own presets"))
        self.button.setToolTip(self.tr("Keep these settings under a name; rename, delete, export and import presets"))
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        menu = QMenu(self.button)
        menu.setToolTipsVisible(True)
        self.save_as = self._action(menu, self.tr("Save &as…"), self._save_as, self.tr("Keep these settings by name"))
        self.save = self._action(
            menu, self.tr("&Save the changes"), self._save, self.tr("Let the preset be what is set now")
        )
        self.rename = self._action(menu, self.tr("&Rename…"), self._rename, self.tr("Give the preset another name"))
        self.delete = self._action(menu, self.tr("&Delete…"), self._delete, self.tr("Forget the preset"))
        menu.addSeparator()
        self.export = self._action(
            menu, self.tr("&Export…"), self._export, self.tr("Write the preset to a file, for a colleague")
        )
        self.take_in = self._action(
            menu, self.tr("&Import…"), self._import, self.tr("Take in presets from a file that Neardup has written")
        )
        self.button.setMenu(menu)

    def _action(self, menu: QMenu, text: str, done: Callable[[], None], tip: str) -> QAction:
        action = menu.addAction(text)
        action.setToolTip(tip)
        action.triggered.connect(lambda _=False: self._try(done))
        return action

    def _try(self, done: Callable[[], None]) -> None:
        try:
            done()
        except NeardupError as error:
            show_message(self, self.tr("Presets"), sentence(error, self._translate))
        self.refresh()

    def _save_as(self) -> None:
        name = self._ask(self.tr("Save settings as preset"), "" if self.current in PRESETS else self.current)
        if name is None:
            return
        taken = self._presets.taken(name)
        if taken in self._presets.own and not self._is_sure(
            self.tr("There is a preset “{name}” already. Replace it?").format(name=taken)
        ):
            return
        self._session.set_settings(self._presets.save(name, self._session.settings))

    def _save(self) -> None:
        self._session.set_settings(self._presets.save(self.current, self._session.settings))

    def _rename(self) -> None:
        before = self.current
        new = self._ask(self.tr("Rename the preset"), before)
        if new is None or new == before:
            return
        changed = self._session.settings
        self._presets.rename(before, new)
        self._session.set_settings(_named(changed, " ".join(new.split())))

    def _delete(self) -> None:
        name = self.current
        if self._is_sure(self.tr("Delete the preset “{name}”? The settings stay as they are.").format(name=name)):
            settings = self._session.settings
            self._presets.delete(name)
            self._session.set_settings(_named(settings, "default"))

    def _export(self) -> None:
        name = self.current
        suggested = str(Path.home() / f"{''.join(c if c.isalnum() or c in ' -_' else '_' for c in name)}.json")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Export the preset"), suggested, self._filter())
        if path:
            self._presets.export(name, Path(path))

    def _import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Import presets"), str(Path.home()), self._filter())
        if path:
            names = self._presets.take_in(Path(path))
            self.choose(names[0])

    def _filter(self) -> str:
        return f"{self.tr('Presets of Neardup')} (*.json);;{self.tr('All files')} (*)"

    def _ask(self, title: str, suggested: str) -> str | None:
        name, is_given = QInputDialog.getText(
            self,
            title,
            self.tr("Name, up to %n characters:", "", LONGEST_NAME),
            QLineEdit.EchoMode.Normal,
            suggested,
        )
        return name if is_given else None

    def _is_sure(self, question: str) -> bool:
        answer = QMessageBox.question(self, self.tr("Presets"), question)
        return answer == QMessageBox.StandardButton.Yes


def _named(settings: Settings, name: str) -> Settings:
    return replace(settings, preset=name)


def _lists(settings: Settings) -> object:
    """Return what the user has gathered by hand; a path is chosen anew in a moment."""
    return (settings.ignore, settings.stop_lists)
