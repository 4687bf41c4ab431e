"""Keeps one pane in step with one side of the session."""

from __future__ import annotations

from PySide6.QtCore import QObject

from neardup_gui.compare import Prepared
from neardup_gui.documents.model import BlockKind
from neardup_gui.spans import SpanArray
from neardup_gui.ui.dialogs.message import show_message
from neardup_gui.ui.opening import Opening
from neardup_gui.ui.panes.layers import PaneLayers
from neardup_gui.ui.panes.pane_frame import PaneFrame
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import Session, Side
from neardup_gui.wording.names import format_name, kind_name, language_name
from neardup_gui.wording.numbers import percent
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.warnings import warning_sentence


class SidePresenter(QObject):
    """Shows a side's text, loading, error, passages and current passage; passes on what is done in the pane."""

    def __init__(self, session: Session, opening: Opening, side: Side, frame: PaneFrame, translate: Translator) -> None:
        super().__init__(frame)
        self._session = session
        self._side: Side = side
        self._frame = frame
        self._translate = translate
        self._clicked_here = False
        self._shown: Prepared | None = None
        frame.open_requested.connect(lambda: opening.open_side(side))
        frame.paste_requested.connect(lambda: opening.paste(side))
        frame.cancel_requested.connect(lambda: session.cancel_loading(side))
        frame.files_dropped.connect(lambda paths: opening.open_files(paths, side))
        frame.text_dropped.connect(lambda text: opening.text_dropped(side, text))
        frame.passage_clicked.connect(self._passage_clicked)
        session.side_changed.connect(self._side_changed)
        session.comparison_changed.connect(self._show_layers)
        session.passage_changed.connect(self._show_current)
        frame.error_dismissed.connect(lambda: session.dismiss_error(side))
        frame.warnings_clicked.connect(self._show_warnings)
        frame.pane.set_tooltip_source(self._tool_tip)
        frame.pane.set_placeholder(
            self.tr("Drop a manuscript here, or use “Open…” above. DOCX, EPUB and plain text can be read.")
        )
        self._show_nothing()
        self._side_changed(side)
        self._show_layers()
        self._show_current()

    def _side_changed(self, side: str) -> None:
        if side != self._side:
            return
        state = self._session.side(self._side)
        if state.prepared is not self._shown:
            self._shown = state.prepared
            if state.prepared is not None:
                self._show_document(state.prepared)
            else:
                self._show_nothing()
        if state.loading is not None:
            label = self.tr("Reading {name}…") if state.loading.reading else self.tr("Preparing {name}…")
            self._frame.show_progress(state.loading.fraction, label.format(name=state.loading.name))
        else:
            self._frame.hide_progress()
        if state.error is not None:
            self._frame.show_error(sentence(state.error, self._translate))
        else:
            self._frame.hide_error()

    def _show_document(self, prepared: Prepared) -> None:
        document = prepared.document
        self._frame.set_document(document.name, self._facts(prepared), document.path or document.name)
        self._frame.set_warnings([warning_sentence(warning, self._translate) for warning in document.warnings])
        headings = [(block.span, block.level) for block in document.blocks if block.kind == BlockKind.HEADING]
        self._frame.pane.set_text(document.text, headings)
        self._frame.pane.set_excluded(SpanArray.of(part.span for part in document.excluded))

    def _show_nothing(self) -> None:
        self._frame.set_document(self.tr("No text yet"))
        self._frame.set_warnings([])
        self._frame.pane.set_text("")

    def _facts(self, prepared: Prepared) -> str:
        """Return what stands under the name: words, language, format and encoding."""
        document = prepared.document
        parts = [
            self._translate("Figures", "%n words", prepared.words),
            language_name(prepared.language, self._translate),
            format_name(document.format, self._translate),
        ]
        return " · ".join([*parts, document.encoding] if document.encoding else parts)

    def _show_layers(self) -> None:
        dressing = self._session.dressing
        self._frame.pane.set_layers(dressing.of(self._side) if dressing is not None else PaneLayers.empty())

    def _tool_tip(self, identity: int) -> str:
        passage = self._session.passage(identity)
        if passage is None:
            return ""
        text = self.tr("Passage {number}: {kind}, {words}, {similarity} alike. Click to see it in the other text.")
        return text.format(
            number=identity,
            kind=kind_name(passage.kind, self._translate),
            words=self._translate("Figures", "%n words", passage.words_a if self._side == "a" else passage.words_b),
            similarity=percent(passage.similarity, self._translate.language),
        )

    def _show_warnings(self) -> None:
        if self._shown is not None:
            lines = [warning_sentence(warning, self._translate) for warning in self._shown.document.warnings]
            show_message(self._frame.window(), self._shown.document.name, "\n".join(lines))

    def _passage_clicked(self, identity: int) -> None:
        self._clicked_here = True
        self._session.set_passage(identity)
        self._clicked_here = False

    def _show_current(self) -> None:
        """Mark the current passage and go to it, except where the user has just clicked and is already looking."""
        passage = self._session.current_passage
        self._frame.pane.set_current(passage.id if passage is not None else None)
        if passage is not None and not self._clicked_here:
            self._frame.pane.reveal(passage.a if self._side == "a" else passage.b)
