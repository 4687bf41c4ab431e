"""The part of the settings that can be folded away: what is read of a file, and which passages count."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QWidget

from neardup_gui.compare.settings import AUTO, RANGES
from neardup_gui.ui.flow_layout import FlowLayout
from neardup_gui.ui.labelled import labelled, make_combo, make_spin
from neardup_gui.ui.session import Session
from neardup_gui.wording.names import language_name
from neardup_gui.wording.translator import Translator

LANGUAGES: Final = (
    "ru", "en", "zh", "uk", "be", "bg", "sr", "pl", "cs", "de", "nl", "sv", "da", "no", "fi", "fr", "es", "it", "pt",
    "ro", "hu", "el", "tr", "kk", "ja", "ko",
)  # fmt: skip


class ReadingPart(QWidget):
    """Notes, tracked changes, licence texts, language, and how long a passage must be."""

    def __init__(self, session: Session, translate: Translator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._translate = translate
        self._make_boxes()
        self._make_fields()
        row = FlowLayout(gap=16, line_gap=4, parent=self)
        for widget in (
            self.footnotes,
            labelled(self.tr("&Tracked changes:"), self.tracked_changes),
            self.boilerplate,
            labelled(self.tr("Lan&guage of the texts:"), self.language),
            labelled(self.tr("Shortest p&assage, words:"), self.min_passage),
            labelled(self.tr("Longest e&xact run, at least:"), self.min_run),
            labelled(self.tr("Join across gaps, words:"), self.max_gap),
        ):
            row.addWidget(widget)
        self._connect()
        self._show()

    def _make_boxes(self) -> None:
        self.footnotes = QCheckBox(self.tr("Foot&notes and endnotes"))
        self.footnotes.setToolTip(
            self.tr("Read the notes too; they follow the text. Files that can have notes are read anew.")
        )
        self.boilerplate = QCheckBox(self.tr("Licence texts, imprint and contents too"))
        self.boilerplate.setToolTip(
            self.tr(
                "Compare also what is in the file but is not the author's: the licence of Project Gutenberg, an "
                "imprint, a table of contents. Otherwise it is greyed and counts for nothing."
            )
        )

    def _make_fields(self) -> None:
        self.tracked_changes = make_combo(
            self.tr("Tracked changes"),
            {"final": self.tr("Accepted"), "original": self.tr("Rejected")},
            self.tr(
                "Which text is read where an editor's changes are recorded in the file: with the changes made, or as "
                "it was before them. Files that can hold such changes are read anew."
            ),
        )
        languages = {code: language_name(code, self._translate) for code in LANGUAGES}
        ordered = dict(sorted(languages.items(), key=lambda item: item[1].casefold()))
        self.language = make_combo(
            self.tr("Language of the texts"),
            {AUTO: self.tr("Automatic"), **ordered},
            self.tr(
                "Rules dictionary forms and stop words. Automatic finds it in each text; choose it where a text is "
                "very short or mixes languages."
            ),
        )
        self.min_passage = make_spin(
            self.tr("Shortest passage, words"),
            *RANGES["min_passage"],
            self.tr(
                "Shared passages with fewer words are not shown and not counted. Smaller values also find chance "
                "agreement; larger ones only long borrowings."
            ),
        )
        self.min_run = make_spin(
            self.tr("Longest exact run, at least, words"),
            *RANGES["min_run"],
            self.tr(
                "A passage counts only if it holds this many words in a row that are the same in both texts. "
                "“Any” asks for none, so that thoroughly edited passages are found as well."
            ),
        )
        self.min_run.setSpecialValueText(self.tr("Any"))
        self.max_gap = make_spin(
            self.tr("Join passages across gaps of up to, words"),
            *RANGES["max_gap"],
            self.tr(
                "Passages that follow one another in both texts with no more than this many words between them become "
                "one. “None” leaves them as they were found."
            ),
        )
        self.max_gap.setSpecialValueText(self.tr("None", "no gap"))

    def _connect(self) -> None:
        self.footnotes.toggled.connect(lambda on: self._set(footnotes=on))
        self.boilerplate.toggled.connect(lambda on: self._set(boilerplate=on))
        self.tracked_changes.activated.connect(lambda _: self._set(tracked_changes=self.tracked_changes.currentData()))
        self.language.activated.connect(lambda _: self._set(language=self.language.currentData()))
        self.min_passage.valueChanged.connect(lambda value: self._set(min_passage=value))
        self.min_run.valueChanged.connect(lambda value: self._set(min_run=value))
        self.max_gap.valueChanged.connect(lambda value: self._set(max_gap=value))
        self._session.settings_changed.connect(self._show)

    def _set(self, **values: Any) -> None:
        self._session.set_settings(replace(self._session.settings, **values))

    def _show(self) -> None:
        """Show the session's settings, without setting anything off."""
        settings = self._session.settings
        controls = (self.footnotes, self.boilerplate, self.min_passage, self.min_run, self.max_gap)
        blockers = [QSignalBlocker(control) for control in controls]
        self.footnotes.setChecked(settings.footnotes)
        self.boilerplate.setChecked(settings.boilerplate)
        numbers = {
            self.min_passage: settings.min_passage,
            self.min_run: settings.min_run,
            self.max_gap: settings.max_gap,
        }
        for spin, value in numbers.items():
            if spin.value() != value:  # a number that is just being typed is not disturbed
                spin.setValue(value)
        self.tracked_changes.setCurrentIndex(self.tracked_changes.findData(settings.tracked_changes))
        if self.language.findData(settings.language) < 0:
            self.language.addItem(language_name(settings.language, self._translate), settings.language)
        self.language.setCurrentIndex(self.language.findData(settings.language))
        del blockers
