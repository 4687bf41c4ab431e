"""The line at the bottom: which passage of how many, what is being computed, and an export on its way."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QStatusBar, QWidget

from neardup_gui.errors import NeardupError
from neardup_gui.ui.exporting import Exporting
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import Session
from neardup_gui.wording.names import kind_name
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator


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
        self.state = QLabel()
        self.export_name = QLabel()
        self.export_bar = QProgressBar()
        self.export_bar.setRange(0, 100)
        self.export_bar.setFixedWidth(140)
        self.export_bar.setAccessibleName(self.tr("Progress of the export"))
        self.export_cancel = QPushButton(self.tr("Cancel"))
        self.export_cancel.setToolTip(self.tr("Give up the export; no file is left behind"))
        self.addWidget(self.passage)
        for widget in (self.state, self.export_name, self.export_bar, self.export_cancel):
            self.addPermanentWidget(widget)
        self._end_export()
        exporting.started.connect(self._begin_export)
        exporting.advanced.connect(lambda fraction: self.export_bar.setValue(round(fraction * 100)))
        exporting.ended.connect(self._end_export)
        self.export_cancel.clicked.connect(exporting.cancel)
        session.passage_changed.connect(self._show_passage)
        session.comparison_changed.connect(self._show_passage)
        session.comparing_changed.connect(self._show_state)
        session.comparison_failed.connect(self._show_failure)
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
            text = self.tr("Passage {place} of {count}: {kind}, {words}, {similarity} alike")
            self.passage.setText(
                text.format(
                    place=integer(place + 1, language),
                    count=integer(count, language),
                    kind=kind_name(current.kind, self._translate),
                    words=self.tr("%n word(s)", "", current.words_a),
                    similarity=percent(current.similarity, language),
                )
            )

    def _show_state(self, comparing: bool) -> None:
        self.state.setText(self.tr("Comparing…") if comparing else "")

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
