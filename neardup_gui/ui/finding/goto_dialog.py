"""Go to a place of a text: a percentage, or a chapter from the list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QRadioButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from neardup_gui.ui.places import Chapter
from neardup_gui.ui.session import Side
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

_OFFSET: Final = Qt.ItemDataRole.UserRole
_INDENT: Final = "\u2003"


@dataclass(frozen=True, slots=True)
class Target:
    """A text that one can go to a place of: its name, its length, and who gives its chapters."""

    name: str
    length: int
    offset: int  # where its reader is now
    chapters: Callable[[], list[Chapter]]


class GotoDialog(QDialog):
    """Asks where to, for the text that is read or the other."""

    go_requested = Signal(str, int)  # side, offset

    def __init__(self, targets: Mapping[Side, Target], side: Side, translate: Translator, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Go to"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._targets = targets
        self._translate = translate
        self.sides: dict[Side, QRadioButton] = {}
        self._make_controls()
        self._lay_out()
        self.sides[side].setChecked(True)
        self._show_side()
        self.percent.setFocus()
        self.percent.selectAll()

    @property
    def side(self) -> Side:
        return next(side for side, button in self.sides.items() if button.isChecked())

    def _make_controls(self) -> None:
        group = QButtonGroup(self)
        for side, target in self._targets.items():
            label = self.tr("Text {letter}: {name}").format(letter=side.upper(), name=_shortened(target.name))
            button = QRadioButton(label.replace("&", "&&"))
            button.setToolTip(target.name)
            group.addButton(button)
            self.sides[side] = button
        group.buttonClicked.connect(self._show_side)
        self.percent = QDoubleSpinBox()
        self.percent.setRange(0.0, 100.0)
        self.percent.setDecimals(1)
        self.percent.setSuffix(f"\u00a0{'%'}")
        self.percent.setAccessibleName(self.tr("Place in per cent of the text"))
        self.percent.setToolTip(self.tr("0 % is the beginning of the text, 100 % its end"))
        self.percent.valueChanged.connect(lambda: self.chapters.selectionModel().clear())
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find a chapter"))
        self.search.setAccessibleName(self.tr("Find a chapter"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.chapters = QTreeWidget()
        self.chapters.setRootIsDecorated(False)
        self.chapters.setUniformRowHeights(True)
        self.chapters.setAccessibleName(self.tr("Chapters"))
        self.chapters.setHeaderLabels([self.tr("Chapter"), self.tr("Place"), self.tr("Passages")])
        self.chapters.headerItem().setToolTip(2, self.tr("How many passages begin in the chapter"))
        header = self.chapters.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
            self.chapters.headerItem().setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
        self.chapters.itemActivated.connect(lambda: self.accept())
        self.none = QLabel(self.tr("No headings are known in this text, so only a percentage can be gone to."))
        self.none.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = self.buttons.addButton(self.tr("&Go"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.go.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        for button in self.sides.values():
            layout.addWidget(button)
        row = QHBoxLayout()
        label = QLabel(self.tr("&Place:"))
        label.setBuddy(self.percent)
        row.addWidget(label)
        row.addWidget(self.percent)
        row.addStretch(1)
        layout.addLayout(row)
        layout.addWidget(self.search)
        layout.addWidget(self.chapters, 1)
        layout.addWidget(self.none)
        layout.addWidget(self.buttons)

    def _show_side(self) -> None:
        target = self._targets[self.side]
        chapters = target.chapters()
        language = self._translate.language
        self.percent.setValue(100 * target.offset / max(target.length, 1))
        self.chapters.clear()
        top = min((chapter.level for chapter in chapters), default=1)
        items: list[QTreeWidgetItem] = []
        for chapter in chapters:
            place = percent(chapter.offset / max(target.length, 1), language)
            title = _INDENT * min(chapter.level - top, 6) + chapter.title
            item = QTreeWidgetItem([title, place, integer(chapter.passages, language)])
            item.setData(0, _OFFSET, chapter.offset)
            item.setToolTip(0, chapter.title)
            for column in (1, 2):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            items.append(item)
        self.chapters.addTopLevelItems(items)
        self.chapters.setVisible(bool(chapters))
        self.search.setVisible(bool(chapters))
        self.none.setVisible(not chapters)
        self.resize(560, 520 if chapters else self.minimumSizeHint().height())
        self._filter(self.search.text())

    def _filter(self, text: str) -> None:
        wanted = _folded(text)
        first: QTreeWidgetItem | None = None
        for number in range(self.chapters.topLevelItemCount()):
            item = self.chapters.topLevelItem(number)
            if item is None:
                continue
            fits = wanted in _folded(item.text(0))
            item.setHidden(not fits)
            first = first or (item if fits else None)
        self.chapters.selectionModel().clear()
        if wanted and first is not None:
            self.chapters.setCurrentItem(first)

    def accept(self) -> None:
        chosen = self.chapters.currentItem()
        target = self._targets[self.side]
        if chosen is not None and not chosen.isHidden():
            offset = int(chosen.data(0, _OFFSET))
        else:
            offset = round(self.percent.value() / 100 * target.length)
        self.go_requested.emit(self.side, min(offset, max(target.length - 1, 0)))
        super().accept()


def _folded(text: str) -> str:
    return " ".join(text.casefold().replace("ё", "е").split())


def _shortened(name: str, most: int = 60) -> str:
    return name if len(name) <= most else f"{name[: most - 21]}…{name[-20:]}"
