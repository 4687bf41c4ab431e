"""The part of the settings that can be folded away and is about words: how they are read, and which are left out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from neardup_gui.ui.flow_layout import FlowLayout
from neardup_gui.ui.session import Session


class WordsPart(QWidget):
    """ё, look-alike letters, numbers, and the ways to the lists and methods that have dialogs of their own."""

    stop_words_wanted = Signal()
    left_out_wanted = Signal()
    methods_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._make_boxes()
        self._make_buttons()
        row = FlowLayout(gap=16, line_gap=4, parent=self)
        for widget in (
            self.fold_yo,
            self.look_alikes,
            self.numbers,
            self.stop_list,
            self.left_out,
            self.methods,
        ):
            row.addWidget(widget)
        self._connect()
        self._show()

    def _make_boxes(self) -> None:
        self.fold_yo = QCheckBox(self.tr("ё as е"))
        self.fold_yo.setToolTip(
            self.tr(
                "Read ё as е, since most Russian texts do not tell them apart. Acts on shingles, passages and the "
                "verdict."
            )
        )
        self.look_alikes = QCheckBox(self.tr("Letters that look alike"))
        self.look_alikes.setToolTip(
            self.tr(
                "Read Latin letters in a Russian word, or the reverse, as the letters that they look like. They are "
                "left by bad scans, and put in to hide a copy. Acts on shingles, passages and the verdict."
            )
        )
        self.numbers = QCheckBox(self.tr("Num&bers too"))
        self.numbers.setToolTip(
            self.tr("Let words that are figures alone, such as years and page numbers, count in the shingles.")
        )

    def _make_buttons(self) -> None:
        self.stop_list = QPushButton(self.tr("Stop words…"))
        self.stop_list.setToolTip(self.tr("Look at the list of stop words and change it"))
        self.left_out = QPushButton()
        self.left_out.setToolTip(
            self.tr("Phrases to ignore, and a boilerplate document whose text is left out of both texts")
        )
        self.methods = QPushButton(self.tr("Methods…"))
        self.methods.setToolTip(self.tr("Which methods are computed, and the advanced settings of Distill"))
        for button in (self.stop_list, self.left_out, self.methods):
            button.setAutoDefault(False)

    def _connect(self) -> None:
        self.fold_yo.toggled.connect(lambda on: self._set(fold_yo=on))
        self.look_alikes.toggled.connect(lambda on: self._set(look_alikes=on))
        self.numbers.toggled.connect(lambda on: self._set(numbers=on))
        self.stop_list.clicked.connect(self.stop_words_wanted)
        self.left_out.clicked.connect(self.left_out_wanted)
        self.methods.clicked.connect(self.methods_wanted)
        self._session.settings_changed.connect(self._show)

    def _set(self, **values: Any) -> None:
        self._session.set_settings(replace(self._session.settings, **values))

    def _show(self) -> None:
        """Show the session's settings, without setting anything off."""
        settings = self._session.settings
        boxes = {
            self.fold_yo: settings.fold_yo,
            self.look_alikes: settings.look_alikes,
            self.numbers: settings.numbers,
        }
        blockers = [QSignalBlocker(box) for box in boxes]
        for box, on in boxes.items():
            box.setChecked(on)
        del blockers
        # How much is left out must not be forgotten while the list is out of sight.
        parts = [self.tr("%n phrases", "", len(settings.ignore))] if settings.ignore else []
        if settings.boilerplate_document is not None:
            parts.append(self.tr("a document"))
        name = self.tr("Left &out…")
        self.left_out.setText(f"{name} ({', '.join(parts)})" if parts else name)
