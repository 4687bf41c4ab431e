"""The line at the bottom: which passage of how many, what is being computed, and an export on its way."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QStatusBar, QWidget

from neardup_gui.errors import NeardupError
from neardup_gui.matching.passages import Passage
from neardup_gui.ui.exporting import Exporting
from neardup_gui.ui.passage_marks import mark_name
from neardup_gui.ui.places import page_at
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import SIDES, Session
from neardup_gui.wording.names import kind_name
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

RESTORED_SHOWN: Final = 8_000  # milliseconds


class StatusLine(QStatusBar):
    """Follows the session and the exports."""

    def __init__(
        self, session: Session, exporting: Exporting, translate: Translator, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setContentsMargins(12, 0, 4, 2)
        self._session = session
        self._translate = translate
        self.passage = QLabel()
        self.without = QLabel()
        self.state = QLabel()
        self.state.setMinimumWidth(1)  # a long sentence must not widen the window; the tool tip has the whole
        self.export_name = QLabel()
        self.export_bar = QProgressBar()
        self.export_bar.setRange(0, 100)
        self.export_bar.setFixedWidth(140)
        self.export_bar.setAccessibleName(self.tr("Progress of the export"))
        self.export_cancel = QPushButton(self.tr("Cancel"))
        self.export_cancel.setToolTip(self.tr("Give up the export; no file is left behind"))
        self.addWidget(self.passage)
        for widget in (self.without, self.state, self.export_name, self.export_bar, self.export_cancel):
            self.addPermanentWidget(widget)
        self._end_export()
        exporting.started.connect(self._begin_export)
        exporting.advanced.connect(lambda fraction: self.export_bar.setValue(round(fraction * 100)))
        exporting.ended.connect(self._end_export)
        self.export_cancel.clicked.connect(exporting.cancel)
        session.passage_changed.connect(self._show_passage)
        session.comparison_changed.connect(self._show_passage)
        session.marks.changed.connect(self._show_passage)
        session.comparing_changed.connect(self._show_state)
        session.comparison_failed.connect(self._show_failure)
        session.keeper.failed.connect(self._show_failure)
        session.keeper.restored.connect(self._show_restored)
        self._show_passage()
        self._show_state(session.is_comparing)

    def _show_passage(self) -> None:
        session, language = self._session, self._translate.language
        count = len(session.passages)
        current, place = session.current_passage, session.passage_position
        if session.comparison is None:
            self.passage.clear()
        elif current is None or place is None:
            self.passage.setText(self.tr("%n shared passage(s)", "", count) if count else self.tr("No shared passages"))
        else:
            shown = self.tr("Passage {place} of {count}: {kind}, {words}, {similarity} alike")
            pages = self._pages(current)
            self.passage.setText(
                shown.format(
                    place=integer(place + 1, language),
                    count=integer(count, language),
                    kind=kind_name(current.kind, self._translate),
                    words=self.tr("%n word(s)", "", current.words_a),
                    similarity=percent(current.similarity, language),
                )
                + "".join(f" · {more}" for more in (pages, mark_name(session.marks.of(current))) if more)
            )

        self._show_without()

    def _show_without(self) -> None:
        """Say what is left of the coverage without the dismissed passages; nothing while there are none."""
        comparison, dismissed = self._session.comparison, self._session.dismissed
        self.without.setVisible(comparison is not None and bool(dismissed))
        if comparison is None or not dismissed:
            self.without.clear()
            return
        a, b = (percent(share, self._translate.language) for share in self._session.coverage_kept)
        text = self.tr("Without %n dismissed: {a} of A, {b} of B", "", len(dismissed))
        self.without.setText(text.format(a=a, b=b))

    def _pages(self, passage: Passage) -> str:
        """Return on which pages a passage begins, as far as the documents have pages."""
        parts: list[str] = []
        for side in SIDES:
            span = passage.a if side == "a" else passage.b
            prepared = self._session.side(side).prepared
            page = page_at(prepared.document.blocks, span.start) if prepared is not None else None
            if page is not None:
                text = self.tr("page {page} in {side}")
                parts.append(text.format(page=integer(page, self._translate.language), side=side.upper()))
        return ", ".join(parts)

    def _show_state(self, comparing: bool) -> None:
        error = self._session.error
        if error is not None and not comparing:
            self._show_failure(error)  # as long as older figures are on show, somebody has to say so
        else:
            self.state.setText(self.tr("Comparing…") if comparing else "")
            self.state.setToolTip("")

    def _show_restored(self, count: int) -> None:
        """Say for a while that earlier judgements are there again: they change the figures."""
        self.showMessage(self.tr("Your states and notes on %n passage(s) are there again", "", count), RESTORED_SHOWN)

    def _show_failure(self, error: NeardupError) -> None:
        self.state.setText(sentence(error, self._translate))
        self.state.setToolTip(self.state.text())

    def _begin_export(self, name: str) -> None:
        self.export_name.setText(self.tr("Writing {name}").format(name=name))
        self.export_bar.setValue(0)
        for widget in (self.export_name, self.export_bar, self.export_cancel):
            widget.show()

    def _end_export(self) -> None:
        for widget in (self.export_name, self.export_bar, self.export_cancel):
            widget.hide()
