"""The bar below the texts by which words are found in both of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QToolButton, QWidget

from neardup_gui.ui.elided_label import ElidedLabel
from neardup_gui.ui.finding.query import Query
from neardup_gui.ui.icons import icon
from neardup_gui.ui.session import SIDES, Side
from neardup_gui.ui.theme import Theme

PAUSE: Final = 150  # milliseconds after the last letter


class FindField(QLineEdit):
    """Enter goes on to the next find, Shift+Enter back."""

    step_requested = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.step_requested.emit(-1 if back else 1)
            return
        super().keyPressEvent(event)


class FindBar(QWidget):
    """Tells what is looked for, and shows how often it was found. It knows neither texts nor panes."""

    query_changed = Signal()  # after a short pause
    step_requested = Signal(int)  # 1 or -1
    side_requested = Signal(str)  # "a" or "b": go to the next find in this text
    close_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked = QTimer(self)
        self._asked.setSingleShot(True)
        self._asked.setInterval(PAUSE)
        self._asked.timeout.connect(self.query_changed)
        self._make_controls()
        self._lay_out()
        self._retranslate()
        self.set_theme(theme)
        self.hide()

    @property
    def query(self) -> Query:
        return Query(
            self.field.text(),
            self.match_case.isChecked(),
            self.whole_words.isChecked(),
            self.expression.isChecked(),
            self.yo.isChecked(),
        )

    def open_with(self, text: str) -> None:
        """Show the bar; ``text``, where there is some, is what to look for."""
        if text:
            self.field.setText(text)
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._asked.start()

    def show_count(self, side: Side, count: str, told: str, enabled: bool) -> None:
        """Show the count of a text in short (``count``) and in words (``told``)."""
        button = self.counts[side]
        button.setText(f"{side.upper()}: {count}" if count else side.upper())
        button.setAccessibleName(told)
        button.setToolTip(f"{told}. {self.tr('Click to go to the next one.')}" if enabled else told)
        button.setEnabled(enabled)
        for step in (self.previous, self.next):
            step.setEnabled(any(each.isEnabled() for each in self.counts.values()))

    def show_note(self, note: str, warning: bool = False) -> None:
        """Say something in one line; "" takes it away. A warning is said to assistive programs too."""
        self.note.set_text(note)
        self.note.setAccessibleName(note)
        self.note.setToolTip(note)
        self.note.setStyleSheet(f"color: {self._theme.error if warning else self._theme.muted};")
        if warning and note:
            QAccessible.updateAccessibility(QAccessibleEvent(self.note, QAccessible.Event.Alert))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.previous.setIcon(icon("previous", theme))
        self.next.setIcon(icon("next", theme))
        self.close_button.setIcon(icon("cancel", theme))
        # The frame of what is switched on: a slightly different ground alone is easily overlooked.
        self.setStyleSheet(
            f"QToolButton:checked {{ border: 1px solid {theme.accent}; background: {theme.ground};"
            f" border-radius: 3px; padding: 2px; }}"
        )

    # -- construction ---------------------------------------------------------------------------------------------

    def _make_controls(self) -> None:
        self.field = FindField()
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(140)
        self.field.setMaximumWidth(380)
        self.field.textChanged.connect(self._ask)
        self.field.step_requested.connect(self.step_requested)
        self.match_case = self._switch("Aa")
        self.whole_words = self._switch("|ab|")
        self.expression = self._switch(".*")
        self.yo = self._switch("ё≠е")
        self.previous, self.next, self.close_button = QToolButton(), QToolButton(), QToolButton()
        self.previous.clicked.connect(lambda: self.step_requested.emit(-1))
        self.next.clicked.connect(lambda: self.step_requested.emit(1))
        self.close_button.clicked.connect(lambda: self.close_requested.emit())
        self.counts: dict[Side, QToolButton] = {side: QToolButton() for side in SIDES}
        for side, button in self.counts.items():
            button.clicked.connect(lambda _=False, side=side: self.side_requested.emit(side))
        self.note = ElidedLabel(Qt.TextElideMode.ElideRight)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _switch(self, sign: str) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setCheckable(True)
        button.toggled.connect(self._ask)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 4, 2)
        row.setSpacing(4)
        row.addWidget(self.field, 2)
        switches = (self.match_case, self.whole_words, self.expression, self.yo)
        for button in (*switches, self.previous, self.next, *self.counts.values()):
            row.addWidget(button)
        row.addSpacing(6)
        row.addWidget(self.note, 3)
        row.addWidget(self.close_button)
        for button in (*switches, self.previous, self.next, *self.counts.values(), self.close_button):
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _ask(self) -> None:
        self._asked.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._asked.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.field.setPlaceholderText(self.tr("Find in both texts"))
        for widget, name, explanation in (
            (self.field, self.tr("Find in both texts"), self.tr("Enter goes to the next place, Shift+Enter back")),
            (self.match_case, self.tr("Match case"), self.tr("Tell capitals from small letters")),
            (self.whole_words, self.tr("Whole words"), self.tr("Find whole words only")),
            (
                self.expression,
                self.tr("Regular expression"),
                self.tr("Take what is typed as a regular expression; ^ and $ stand for the ends of a line"),
            ),
            (self.yo, self.tr("Tell ё from е"), self.tr("Take ё and е for two letters")),
            (self.previous, self.tr("Previous place"), self.tr("Go to the previous place (Shift+F7)")),
            (self.next, self.tr("Next place"), self.tr("Go to the next place (F7)")),
            (self.close_button, self.tr("Close"), self.tr("Close the find bar (Esc)")),
        ):
            widget.setAccessibleName(name)
            is_switch = isinstance(widget, QToolButton) and widget.isCheckable()
            widget.setToolTip(f"{name}: {explanation}" if is_switch else explanation)
