"""The row over the table: which passages are listed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from neardup_gui.matching.passages import PassageKind
from neardup_gui.ui.passage_list.rows import KINDS, PLACES, STATES, RowFilter
from neardup_gui.wording.names import kind_name
from neardup_gui.wording.translator import Translator

_LONGEST: Final = 100_000  # words that can be asked for


class FilterBar(QWidget):
    """Search, kinds, moved, shortest length, state."""

    changed = Signal()
    fold_wanted = Signal()

    def __init__(self, translate: Translator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.title = QLabel(self.tr("Passages"))
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self._make_controls()
        self._lay_out()
        self._connect()
        self._refresh()

    @property
    def filter(self) -> RowFilter:
        return RowFilter(
            text=self.search.text(),
            kinds=frozenset(kind for kind, action in self.kind_actions.items() if action.isChecked()),
            moved=self.moved.isChecked(),
            words=self.words.value(),
            state=self.state.currentData(),
            place=self.place.currentData(),
        )

    def reset(self) -> None:
        """Let all passages through."""
        controls = (self.search, self.moved, self.words, self.state, self.place, *self.kind_actions.values())
        blockers = [QSignalBlocker(control) for control in controls]
        self.search.clear()
        for action in self.kind_actions.values():
            action.setChecked(True)
        self.moved.setChecked(False)
        self.words.setValue(0)
        self.state.setCurrentIndex(0)
        self.place.setCurrentIndex(0)
        del blockers
        self._refresh()
        self.changed.emit()

    def _make_controls(self) -> None:
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find in first words and chapters"))
        self.search.setClearButtonEnabled(True)
        self._explain(
            self.search,
            self.tr("Find passages"),
            self.tr("List only passages that hold this in their first words, in the chapter's heading or in a note"),
        )
        self.search.setMinimumWidth(110)
        self.search.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._make_kinds()
        self.moved = QCheckBox(self.tr("Moved only"))
        self._explain(self.moved, self.tr("Moved only"), self.tr("List only passages that stand in another order in B"))
        self.words = QSpinBox()
        self.words.setRange(0, _LONGEST)
        self.words.setSingleStep(10)
        self.words.setPrefix(self.tr("from", "before a number of words") + " ")
        self.words.setSuffix(" " + self.tr("words", "after a number: from 40 words"))
        self.words.setSpecialValueText(self.tr("Any length"))
        self._explain(
            self.words, self.tr("Shortest length in words"), self.tr("List only passages of at least so many words")
        )
        self.state = QComboBox()
        names = {
            "all": self.tr("Any state"),
            "open": self.tr("Not dismissed"),
            "important": self.tr("Important"),
            "dismissed": self.tr("Dismissed"),
            "noted": self.tr("With a note"),
        }
        for state in STATES:
            self.state.addItem(names[state], state)
        self._explain(self.state, self.tr("State"), self.tr("List only passages in this state"))
        self._make_places()
        self.clear = QToolButton()
        self.clear.setText(self.tr("Show all"))
        self.clear.setAutoRaise(True)
        self._explain(self.clear, self.tr("Show all"), self.tr("List all passages again"))
        self.fold = QToolButton()
        self.fold.setArrowType(Qt.ArrowType.DownArrow)
        self.fold.setAutoRaise(True)
        self._explain(
            self.fold,
            self.tr("Hide the list of passages"),
            self.tr("Hide the list of passages; the menu View brings it back"),
        )

    def _make_places(self) -> None:
        self.place = QComboBox()
        names = {
            "any": self.tr("Anywhere"),
            "quoted": self.tr("In quotation marks"),
            "not_quoted": self.tr("Not in quotation marks"),
            "notes": self.tr("In notes"),
            "not_notes": self.tr("Not in notes"),
        }
        for place in PLACES:
            self.place.addItem(names[place], place)
        self._explain(
            self.place,
            self.tr("Where they stand"),
            self.tr(
                "List only passages that stand there, in A or in B, with four fifths of their characters or more. "
                "Notes are known where the file tells them from the text."
            ),
        )

    def _make_kinds(self) -> None:
        self.kinds = QToolButton()
        self.kinds.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.kinds.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        menu = QMenu(self.kinds)
        self.kind_actions: dict[PassageKind, QAction] = {}
        for kind in KINDS:
            action = menu.addAction(kind_name(kind, self._translate))
            action.setCheckable(True)
            action.setChecked(True)
            self.kind_actions[kind] = action
        self.kinds.setMenu(menu)
        self._explain(self.kinds, self.tr("Kinds"), self.tr("List only passages of these kinds"))

    @staticmethod
    def _explain(control: QWidget, name: str, explanation: str) -> None:
        control.setAccessibleName(name)
        control.setToolTip(explanation)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 6, 4)
        row.setSpacing(8)
        for widget in (
            self.title,
            self.search,
            self.kinds,
            self.words,
            self.moved,
            self.place,
            self.state,
            self.clear,
            self.fold,
        ):
            row.addWidget(widget, 1 if widget is self.search else 0)
        for button in (self.kinds, self.clear, self.fold):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        height = self.state.sizeHint().height()
        self.kinds.setFixedHeight(height)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._changed)
        self.moved.toggled.connect(self._changed)
        self.words.valueChanged.connect(self._changed)
        self.state.currentIndexChanged.connect(self._changed)
        self.place.currentIndexChanged.connect(self._changed)
        for action in self.kind_actions.values():
            action.toggled.connect(self._changed)
        self.clear.clicked.connect(self.reset)
        self.fold.clicked.connect(self.fold_wanted)

    def _changed(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        chosen = [kind_name(kind, self._translate) for kind, action in self.kind_actions.items() if action.isChecked()]
        text = self.tr("All kinds") if len(chosen) == len(KINDS) else ", ".join(chosen) or self.tr("No kind")
        self.kinds.setText(text)
        self.kinds.setAccessibleDescription(text)
        self.clear.setVisible(not self.filter.shows_all)
