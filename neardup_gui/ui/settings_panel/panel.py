"""The panel under the panes: each control changes the session's settings at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from neardup_gui.compare.settings import CHOICES, DEFAULT_LENGTH, LONGEST, RANGES, Settings
from neardup_gui.settings import Presets
from neardup_gui.ui.flow_layout import FlowLayout
from neardup_gui.ui.labelled import labelled, make_combo
from neardup_gui.ui.session import Session
from neardup_gui.ui.settings_panel.number_row import NumberRow
from neardup_gui.ui.settings_panel.preset_part import PresetPart
from neardup_gui.ui.settings_panel.reading_part import ReadingPart
from neardup_gui.ui.settings_panel.words_part import WordsPart
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.settings import hash_name
from neardup_gui.wording.translator import Translator


class SettingsPanel(QFrame):
    """Shingle length, sampling, step, unit, word forms, stop words, checksum and preset."""

    def __init__(
        self,
        session: Session,
        translate: Translator,
        presets: Presets | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("settingsPanel")
        self._session = session
        self._presets = presets if presets is not None else Presets()
        self.preset_part = PresetPart(session, self._presets, translate)
        self.preset = self.preset_part.box
        self.words = WordsPart(session)
        self.reading = ReadingPart(session, translate)
        self._low = False
        self._make_controls()
        self._lay_out()
        self._connect()
        self._show()

    def set_low(self, low: bool) -> None:
        """In a low window fold away all but the sliders, until "More settings" unfolds it."""
        self._low = low
        self._fold(self.more.isChecked())

    def set_theme(self, theme: Theme) -> None:
        self.note.setStyleSheet(f"color: {theme.muted};")

    def _make_controls(self) -> None:
        self.unit = make_combo(
            self.tr("Unit"),
            {None: self.tr("Automatic"), "words": self.tr("Words"), "characters": self.tr("Characters")},
            self.tr(
                "What a shingle is made of. Automatic takes words, and characters where a text has very few words or "
                "is "
                "written without spaces."
            ),
        )
        self.hash = make_combo(
            self.tr("Checksum"),
            {name: hash_name(name) for name in CHOICES["hash"]},
            self.tr(
                "How a shingle is turned into a number. It matters only for sampling and for the article's recipe."
            ),
        )
        self.length = NumberRow(
            self.tr("Shingle &length:"),
            1,
            LONGEST["words"],
            self.tr(
                "How many words in a row make one shingle. Short shingles also find edited text, and chance agreement "
                "with it; long ones find only what was copied exactly."
            ),
        )
        self.modulus = NumberRow(
            self.tr("&Sampling, one in:"),
            *RANGES["modulus"],
            self.tr(
                "Of all shingles, about one in this many is compared. 1 compares all of them and is exact; larger "
                "values "
                "make the figures rougher, above all for short texts."
            ),
        )
        self.step = NumberRow(
            self.tr("St&ep:"),
            1,
            DEFAULT_LENGTH["words"],
            self.tr(
                "How far one shingle begins after the one before. 1 lets them overlap fully; the shingle length sets "
                "them end to end."
            ),
        )
        self.lemmas = QCheckBox(self.tr("&Dictionary forms"))
        self.lemmas.setToolTip(
            self.tr("Compare words by their dictionary form or stem, so that changed endings do not hide a copy.")
        )
        self.stop_words = QCheckBox(self.tr("&Without stop words"))
        self.stop_words.setToolTip(
            self.tr("Leave out the commonest words, such as “and”, “the”, “of”, before comparing.")
        )
        self.reset = QPushButton(self.tr("&Reset"))
        self.reset.setToolTip(self.tr("Set everything here back to the values of the preset"))
        self.note = QLabel(
            self.tr("These settings move the shingles only: passages, coverage and the verdict stand still.")
        )
        self.more = QToolButton()
        self.more.setText(self.tr("&More settings"))
        self.more.setToolTip(self.tr("Show or hide the preset, what is read of a file, and which passages count"))
        self.more.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.more.setCheckable(True)
        self.more.setAutoRaise(True)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.note.setToolTip(
            self.tr(
                "The settings govern the shingles: their figures, and the exact places marked in the texts. Passages, "
                "coverage and the verdict are found by a method of their own."
            )
        )

    def _lay_out(self) -> None:
        numbers = QHBoxLayout()
        numbers.setSpacing(24)
        for row in (self.length, self.modulus, self.step):
            numbers.addWidget(row, 1)
        numbers.addWidget(self.more)
        self.choices = QWidget()
        choices = FlowLayout(gap=16, line_gap=4, parent=self.choices)
        choices.addWidget(self.preset_part)
        for name, combo in (
            (self.tr("&Unit:"), self.unit),
            (self.tr("Chec&ksum:"), self.hash),
        ):
            choices.addWidget(labelled(name, combo))
        for widget in (self.lemmas, self.stop_words, self.reset, self.note):
            choices.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 2)
        column.setSpacing(5)
        column.addLayout(numbers)
        column.addWidget(self.choices)
        column.addWidget(self.reading)
        column.addWidget(self.words)
        self._fold(False)

    def _fold(self, unfolded: bool) -> None:
        """Show or hide the second part."""
        self.more.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)
        self.choices.setVisible(unfolded or not self._low)
        self.reading.setVisible(unfolded)
        self.words.setVisible(unfolded)

    def _connect(self) -> None:
        self.more.toggled.connect(self._fold)
        self.length.changed.connect(self._set_length)
        self.modulus.changed.connect(lambda value: self._set(modulus=value))
        self.step.changed.connect(lambda value: self._set(step=value))
        self.lemmas.toggled.connect(lambda on: self._set(lemmas=on))
        self.stop_words.toggled.connect(lambda on: self._set(stop_words=on))
        self.preset_part.chosen.connect(self.preset_part.choose)
        self.unit.activated.connect(lambda _: self._set_unit())
        self.hash.activated.connect(lambda _: self._set(hash=self.hash.currentData()))
        self.reset.clicked.connect(lambda: self.preset_part.choose(self.preset_part.current))
        self._session.settings_changed.connect(self._show)
        self._session.comparison_changed.connect(self._show)

    def _set(self, **values: Any) -> None:
        self._session.set_settings(replace(self._session.settings, **values))

    def _set_length(self, length: int) -> None:
        """A step longer than the shingle would leave words out, so it shrinks along."""
        self._set(shingle_length=length, step=min(self._session.settings.step, length))

    def _set_unit(self) -> None:
        """Five words and five characters are different things: with the unit, the length goes back to its default."""
        base = self._presets.base(self._session.settings)
        unit = self.unit.currentData()
        self._set(unit=unit, shingle_length=base.shingle_length if unit == base.unit else None, step=base.step)

    def _in_force(self) -> tuple[str, int]:
        """Return the unit and length that hold, or will hold as far as is known before the comparison."""
        wanted: Settings = self._session.settings
        comparison = self._session.comparison
        unit = wanted.unit or (comparison.settings.unit if comparison is not None else None) or "words"
        length = wanted.shingle_length
        if not isinstance(length, int):
            known = comparison.settings.shingle_length if comparison is not None and wanted.unit is None else None
            length = known if isinstance(known, int) else DEFAULT_LENGTH[unit]
        return unit, length

    def _show(self) -> None:
        """Show the session's settings, without setting anything off."""
        settings = self._session.settings
        unit, length = self._in_force()
        blockers = [QSignalBlocker(box) for box in (self.lemmas, self.stop_words)]
        self.length.show_range(1, LONGEST[unit])
        self.length.show_value(length)
        self.step.show_range(1, length)
        self.step.show_value(min(settings.step, length))
        self.modulus.show_value(settings.modulus)
        self.lemmas.setChecked(settings.lemmas)
        self.stop_words.setChecked(settings.stop_words)
        self.preset_part.refresh()
        self.unit.setCurrentIndex(self.unit.findData(settings.unit))
        self.hash.setCurrentIndex(self.hash.findData(settings.hash))
        self.lemmas.setEnabled(unit == "words")
        self.stop_words.setEnabled(unit == "words")
        self.reset.setEnabled(settings != self.preset_part.target(self.preset_part.current))
        del blockers
