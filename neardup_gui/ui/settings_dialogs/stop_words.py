"""The list of stop words, by language."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QWidget

from neardup_gui.compare.settings import ANY_LANGUAGE, LONGEST_LIST
from neardup_gui.text.languages import UNDETERMINED
from neardup_gui.text.stop_words import LANGUAGES_WITH_STOP_WORDS, stop_word_list
from neardup_gui.ui.labelled import labelled, make_combo
from neardup_gui.ui.session import SIDES, Session
from neardup_gui.ui.settings_dialogs.live_dialog import LiveDialog
from neardup_gui.ui.settings_dialogs.live_list import LiveList
from neardup_gui.wording.names import language_name
from neardup_gui.wording.translator import Translator


class StopWordsDialog(LiveDialog):
    """Shows the list that is in force for a language, and lets it be written anew."""

    def __init__(self, session: Session, translate: Translator, parent: QWidget | None = None) -> None:
        super().__init__(session, self.tr("Stop words"), parent)
        self.on = QCheckBox(self.tr("&Leave stop words out of the shingles"))
        self.on.setToolTip(self.tr("The same as “Without stop words” in the settings of the comparison"))
        self.column.addWidget(self.on)
        self._make_row(translate)
        self.words = LiveList(
            self.tr("Stop words, one a line"),
            self.tr("Each of these words is dropped before shingles are made, whatever its capitals"),
        )
        self.column.addWidget(self.words, 1)
        self.state = QLabel()
        self.state.setWordWrap(True)
        self.column.addWidget(self.state)
        self.on.toggled.connect(lambda on: self.set_values(stop_words=on))
        self.language.activated.connect(lambda _: self._other_language())
        self.restore.clicked.connect(self._restore)
        self.words.edited.connect(self._edited)
        self._shown = str(self.language.currentData())
        self.finish()
        self.resize(420, 480)

    def _make_row(self, translate: Translator) -> None:
        texts = [prepared.language for side in SIDES if (prepared := self._session.side(side).prepared) is not None]
        found = [language for language in texts if language != UNDETERMINED]
        named = [language for language, _ in self._session.settings.stop_lists if language != ANY_LANGUAGE]
        others = sorted({*LANGUAGES_WITH_STOP_WORDS, *named}, key=lambda code: language_name(code, translate))
        names = {code: language_name(code, translate) for code in dict.fromkeys([*found, *others])}
        if any(language == ANY_LANGUAGE for language, _ in self._session.settings.stop_lists):
            names[ANY_LANGUAGE] = self.tr("any language")
        self.language = make_combo(
            self.tr("Language of the list"),
            names,
            self.tr("Each language has a list of its own. That of a text's language is used for it."),
        )
        self.restore = QPushButton(self.tr("&Restore the program's list"))
        self.restore.setToolTip(self.tr("Take back every change to the list of this language"))
        self.restore.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(labelled(self.tr("Lan&guage of the list:"), self.language))
        row.addStretch(1)
        row.addWidget(self.restore)
        self.column.addLayout(row)

    def refresh(self) -> None:
        settings = self._session.settings
        with QSignalBlocker(self.on):
            self.on.setChecked(settings.stop_words)
        own = dict(settings.stop_lists).get(self._shown)
        self.words.show_entries(stop_word_list(self._shown) if own is None else own)
        self.restore.setEnabled(own is not None)
        count = self.tr("%n words", "", len(self.words.entries))
        changed = self.tr("your own list") if own is not None else self.tr("the program's list")
        told = f"{count}: {changed}."
        if settings.by_article:
            told = f"{told} {self.tr('The recipe of 2009 has a list of its own, which cannot be changed.')}"
        self.state.setText(told)

    def _other_language(self) -> None:
        self.words.settle()
        self._shown = str(self.language.currentData())
        self.refresh()

    def _edited(self) -> None:
        words = self.words.entries[:LONGEST_LIST]
        self._keep(None if words == tuple(dict.fromkeys(stop_word_list(self._shown))) else words)

    def _restore(self) -> None:
        self._keep(None)

    def _keep(self, words: tuple[str, ...] | None) -> None:
        lists = {code: own for code, own in self._session.settings.stop_lists if code != self._shown}
        if words is not None:
            lists[self._shown] = words
        self.set_values(stop_lists=tuple(sorted(lists.items())))
        self.refresh()
