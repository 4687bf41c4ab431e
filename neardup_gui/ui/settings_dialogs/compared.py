"""What is really compared: a stretch of each text as it stands, and beside it the words that are left of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QColor, QHelpEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QGridLayout, QLabel, QTextEdit, QToolTip, QWidget

from neardup_gui.compare.compared_words import ComparedWord, ComparedWords, Fate, compared_words
from neardup_gui.compare.prepare import Prepared
from neardup_gui.compare.settings import Settings
from neardup_gui.errors import NeardupError
from neardup_gui.progress import Progress
from neardup_gui.spans import Span
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import SIDES, Session, Side
from neardup_gui.ui.settings_dialogs.live_dialog import LiveDialog
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.translator import Translator

JOB: Final = "compared-words"
REST: Final = 120  # milliseconds: a selection that is being drawn changes many times a second


class ComparedView(QTextEdit):
    """Words in a row, those that are left out struck through. Over a word it says what has become of it."""

    def __init__(self, name: str, fates: dict[Fate, str], shingle: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setAccessibleName(name)
        self._fates = fates
        self._shingle = shingle
        self._words: tuple[ComparedWord, ...] = ()
        self._begins: list[int] = []
        self._originals: list[str] = []
        self._length = 0

    def show_words(self, found: ComparedWords | None, text: str, struck: QColor) -> None:
        """Show the words of ``text``, the document's."""
        self.clear()
        self._words = found.words if found is not None else ()
        self._length = found.length if found is not None else 0
        self._originals = [text[slice(*word.span)] for word in self._words]
        self._begins = []
        plain, out = QTextCharFormat(), QTextCharFormat()
        out.setFontStrikeOut(True)
        out.setForeground(struck)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for word in self._words:
            if self._begins:
                cursor.insertText(" ", plain)
            self._begins.append(cursor.position())
            cursor.insertText(word.form, plain if word.fate == "compared" else out)
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def told_at(self, position: int) -> str:
        """Return what is to be said of the word at a position of the document."""
        index = bisect_right(self._begins, position) - 1
        if index < 0:
            return ""
        word = self._words[index]
        told = f"{self._originals[index]} → {word.form}. {self._fates[word.fate]}"
        if word.fate != "compared" or not self._length:
            return told
        following = [other.form for other in self._words[index:] if other.fate == "compared"][: self._length]
        if len(following) < self._length:
            return told
        return f"{told} {self._shingle.format(shingle=' '.join(following))}"

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.viewport().mapFrom(self, event.pos())
            told = self.told_at(self.cursorForPosition(place).position())
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)


class ComparedDialog(LiveDialog):
    """Follows the current passage, or what is selected in a text, and the settings.

    ``selected``: what is selected in the text of a side; an empty span where nothing is.
    """

    def __init__(
        self,
        session: Session,
        translate: Translator,
        theme: Theme,
        selected: Callable[[Side], Span],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, self.tr("What is compared"), parent)
        self._translate = translate
        self._struck = QColor(theme.muted)
        self._selected = selected
        self.head = self.explain("")
        self._make_views()
        self.explain(
            self.tr(
                "Shingles are made of the words on the right. Passages are found by the stems of all words that are "
                "not left out, stop words and numbers included. Gems are taken from the text as it stands."
            )
        )
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self.look)
        session.passage_changed.connect(self.look_soon)
        session.comparison_changed.connect(self.look_soon)
        self.destroyed.connect(lambda: session.worker.cancel(JOB))  # whose answer nobody would be there to hear
        self.finish()
        self.look()
        self.resize(860, 560)

    def _make_views(self) -> None:
        grid = QGridLayout()
        grid.addWidget(QLabel(self.tr("As it stands")), 0, 1)
        grid.addWidget(QLabel(self.tr("As it is compared")), 0, 2)
        fates: dict[Fate, str] = {
            "compared": self.tr("It is compared."),
            "stop_word": self.tr("A stop word: left out."),
            "number": self.tr("A number: left out."),
            "ignored": self.tr("On your list of phrases to ignore: left out."),
            "common_text": self.tr("In the boilerplate document: left out."),
            "excluded": self.tr("Not the author's text: left out."),
        }
        shingle = self.tr("The shingle that begins here: “{shingle}”.")
        self.originals: dict[Side, QTextEdit] = {}
        self.views: dict[Side, ComparedView] = {}
        for row, side in enumerate(SIDES, 1):
            letter = side.upper()
            original = self.originals[side] = QTextEdit()
            original.setReadOnly(True)
            original.setTabChangesFocus(True)
            original.setAcceptRichText(False)
            original.setAccessibleName(self.tr("{side} as it stands").format(side=letter))
            name = self.tr("{side} as it is compared").format(side=letter)
            view = self.views[side] = ComparedView(name, fates, shingle)
            label = QLabel(letter)
            font = label.font()
            font.setBold(True)
            label.setFont(font)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(original, row, 1)
            grid.addWidget(view, row, 2)
            grid.setRowStretch(row, 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        self.column.addLayout(grid, 1)

    def look_soon(self) -> None:
        """Look anew when the selection, the passage or the settings stand still."""
        self._timer.start()

    def refresh(self) -> None:
        self.look_soon()

    def look(self) -> None:
        """Find out what is compared of the stretches that are looked at now; the worker does it."""
        session = self._session
        comparison = session.comparison
        if comparison is None:
            self._show_nothing(self.tr("Open two texts: here stands what is compared of them."))
            return
        wanted: list[tuple[Side, Prepared, Span]] = []
        for side in SIDES:
            prepared, span = session.side(side).prepared, self._span(side)
            if prepared is not None and span is not None:
                wanted.append((side, prepared, span))
        if not wanted:
            self._show_nothing(self.tr("Choose a passage, or select words in a text."))
            return
        settings: Settings = comparison.settings

        def work(progress: Progress) -> dict[Side, ComparedWords]:
            share = 1 / len(wanted)
            return {
                side: compared_words(prepared, settings, span, progress.part(share * index, share * (index + 1)))
                for index, (side, prepared, span) in enumerate(wanted)
            }

        session.worker.submit(JOB, work, self._show, self._not_found)

    def _span(self, side: Side) -> Span | None:
        selected = self._selected(side)
        if selected.length > 0:
            return selected
        passage = self._session.current_passage
        if passage is None:
            return None
        return passage.a if side == "a" else passage.b

    def _show(self, found: dict[Side, ComparedWords]) -> None:
        passage = self._session.current_passage
        picked = any(self._selected(side).length for side in SIDES)
        if picked or passage is None:
            head = self.tr("What is selected in the texts.")
        else:
            head = self.tr("Passage {number}.").format(number=passage.id)
        if any(not part.is_whole for part in found.values()):
            head = f"{head} {self.tr('It is long; its beginning is shown.')}"
        self.head.setText(head)
        for side in SIDES:
            prepared, part = self._session.side(side).prepared, found.get(side)
            text = prepared.document.text if prepared is not None else ""
            if part is not None and part.span.end > len(text):
                return  # another text has come meanwhile; the look that follows it is on its way
            self.originals[side].setPlainText(text[slice(*part.span)] if part is not None else "")
            self.views[side].show_words(part, text, self._struck)

    def _show_nothing(self, told: str) -> None:
        self.head.setText(told)
        for side in SIDES:
            self.originals[side].clear()
            self.views[side].show_words(None, "", self._struck)

    def _not_found(self, error: NeardupError) -> None:
        self._show_nothing(sentence(error, self._translate))
