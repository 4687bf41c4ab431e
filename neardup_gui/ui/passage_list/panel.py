"""The list of passages under the panes: filter, table, and what the passages cover."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from neardup_gui.matching.passages import Passage
from neardup_gui.ui.elided_label import ElidedLabel
from neardup_gui.ui.passage_list.filter_bar import FilterBar
from neardup_gui.ui.passage_list.model import PassageModel
from neardup_gui.ui.passage_list.rows import PassageRows
from neardup_gui.ui.passage_list.table import PassageTable
from neardup_gui.ui.passage_marks import DismissReason
from neardup_gui.ui.session import Session
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

HEIGHT: Final = 190  # of a list that nobody has resized
SHARE: Final = 0.34  # of the room for texts and list, at most
LEAST_HEIGHT: Final = 112
_RADIUS: Final = 7.0


class PassageList(QFrame):
    """Follows the session's passages, their marks and the current one, and changes the latter two."""

    fold_wanted = Signal()

    def __init__(self, session: Session, translate: Translator, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("passageList")
        self._session = session
        self._translate = translate
        self._theme = theme
        self._following = False
        self._reason = DismissReason.QUOTATION  # the one used last
        self.model = PassageModel(session.marks, translate, self)
        self.bar = FilterBar(translate)
        self.table = PassageTable(self.model)
        self.coverage = ElidedLabel(Qt.TextElideMode.ElideRight)
        self.count = QLabel()
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._show_passages()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.model.set_theme(theme, self.devicePixelRatioF())
        for label in (self.coverage, self.count):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), QColor(theme.text if label is self.coverage else theme.muted))
            label.setPalette(palette)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, HEIGHT)

    # -- what can be done -----------------------------------------------------------------------------------------

    def chosen(self) -> list[Passage]:
        """Return the passages that a judgement is for: the selected ones, else the current one."""
        rows = self.table.chosen_rows() if self.table.isVisible() else []
        if rows:
            return [self.model.passage(row) for row in rows]
        current = self._session.current_passage
        return [current] if current is not None else []

    def toggle_important(self) -> None:
        """Mark the chosen passages as important; where all of them are, take it back."""
        chosen, marks = self.chosen(), self._session.marks
        if chosen:
            marks.set_important(chosen, not all(marks.of(passage).important for passage in chosen))

    def toggle_dismissed(self) -> None:
        """Dismiss the chosen passages for the reason used last; where all of them are dismissed, restore them."""
        chosen, marks = self.chosen(), self._session.marks
        if chosen:
            restored = all(marks.is_dismissed(passage) for passage in chosen)
            marks.dismiss(chosen, None if restored else self._reason)

    def dismiss(self, reason: DismissReason) -> None:
        """Dismiss the chosen passages for a reason; where all of them are for this one, restore them."""
        chosen, marks = self.chosen(), self._session.marks
        self._reason = reason
        if chosen:
            again = all(marks.of(passage).dismissed == reason for passage in chosen)
            marks.dismiss(chosen, None if again else reason)

    def edit_note(self) -> None:
        """Let the user write a note to the current passage, in its row."""
        current = self._session.current_passage
        if current is None:
            return
        if self.model.row_of(current.id) is None:
            self.bar.reset()
        self.table.edit_note()

    # -- construction ---------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        foot = QHBoxLayout()
        foot.setContentsMargins(10, 3, 10, 5)
        foot.setSpacing(16)
        foot.addWidget(self.coverage, 1)
        foot.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.table, 1)
        column.addLayout(foot)
        self.setMinimumHeight(LEAST_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def _connect(self) -> None:
        session, table = self._session, self.table
        self.bar.changed.connect(self._filter)
        self.bar.fold_wanted.connect(self.fold_wanted)
        self.bar.search.returnPressed.connect(self._to_table)
        table.selectionModel().currentRowChanged.connect(self._row_chosen)
        table.clicked.connect(self._go)
        table.gone_to.connect(self._go)
        table.importance_toggled.connect(self.toggle_important)
        table.dismissal_toggled.connect(self.toggle_dismissed)
        table.reason_chosen.connect(self.dismiss)
        table.note_wanted.connect(self.edit_note)
        session.comparison_changed.connect(self._show_passages)
        session.passage_changed.connect(self._show_current)
        session.marks.changed.connect(self._show_marks)

    # -- following the session ------------------------------------------------------------------------------------

    def _show_passages(self) -> None:
        comparison = self._session.comparison
        if not self.model.rows.shows(comparison):
            self._following = True
            self.model.set_rows(PassageRows.of(comparison))
            self._following = False
            self.table.fit_columns()
        self._show_current()
        self._show_figures()

    def _show_current(self) -> None:
        """Choose the row of the current passage, if it is listed."""
        current = self._session.current_passage
        self._following = True
        self.table.choose_row(self.model.row_of(current.id) if current is not None else None)
        self._following = False

    def _filter(self) -> None:
        self._following = True
        self.model.set_filter(self.bar.filter)
        self._following = False
        self._show_current()
        self._show_figures()

    def _show_marks(self) -> None:
        """Show the marks. Where the current row has gone by that, the next one becomes the current."""
        here = self.table.currentIndex().row()
        self._following = True
        rearranged = self.model.marks_changed()
        self._following = False
        if rearranged:
            self._show_current()
            count = self.model.rowCount()
            if here >= 0 and count and self.table.currentIndex().row() < 0:
                self.table.choose_row(min(here, count - 1))
        self._show_figures()

    # -- changing it ----------------------------------------------------------------------------------------------

    def _row_chosen(self, current: QModelIndex, _previous: QModelIndex) -> None:
        # Qt makes a row current without selecting it when the keyboard comes in: nobody has chosen it.
        if self._following or not current.isValid() or not self.table.selectionModel().isRowSelected(current.row()):
            return
        self._session.set_passage(self.model.passage(current.row()).id)

    def _to_table(self) -> None:
        """Go from the search to what it found."""
        self.table.setFocus()
        if self.table.currentIndex().row() < 0 or not self.table.chosen_rows():
            self.table.choose_row(0 if self.model.rowCount() else None)

    def _go(self) -> None:
        """Go to the current passage again, wherever the panes have been scrolled to."""
        row = self.table.currentIndex().row()
        if row >= 0:
            self._session.set_passage(self.model.passage(row).id)

    # -- figures --------------------------------------------------------------------------------------------------

    def _show_figures(self) -> None:
        session, language = self._session, self._translate.language
        comparison = session.comparison
        shown, all_ = self.model.rowCount(), len(self.model.rows)
        self.bar.title.setText(
            self.tr("Passages: {count}").format(count=integer(all_, language)) if all_ else self.tr("Passages")
        )
        self.table.set_sentence(self._empty_sentence(all_))
        if comparison is None or not all_:
            self.coverage.set_text("")
            self.count.clear()
            return
        dismissed = session.dismissed
        a, b = percent(comparison.coverage_a, language), percent(comparison.coverage_b, language)
        if dismissed:
            without_a, without_b = (percent(share, language) for share in session.coverage_kept)
            text = self.tr("Coverage of A {a}, without dismissed {without_a}; of B {b}, without dismissed {without_b}")
            self.coverage.set_text(text.format(a=a, b=b, without_a=without_a, without_b=without_b))
        else:
            self.coverage.set_text(self.tr("Coverage of A {a}, of B {b}").format(a=a, b=b))
        parts = [self.tr("%n dismissed", "", len(dismissed))] if dismissed else []
        if shown != all_:
            parts.append(
                self.tr("{shown} of {all} listed").format(shown=integer(shown, language), all=integer(all_, language))
            )
        self.count.setText(" · ".join(parts))

    def _empty_sentence(self, count: int) -> str:
        if self._session.comparison is None:
            return self.tr("Here stands every passage that both texts share, once they are compared.")
        if count == 0:
            return self.tr("No shared passages were found.")
        return self.tr("No passage is like this. “Show all” lists them all again.")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.border), 1.0))
        painter.setBrush(QColor(self._theme.panel))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.end()
