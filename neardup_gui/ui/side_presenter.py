"""Keeps one pane in step with one side of the session."""

from __future__ import annotations

from PySide6.QtCore import QObject

from neardup_gui.compare import Prepared
from neardup_gui.documents.blocks import blocks_of_kind
from neardup_gui.documents.model import BlockKind, Document, Exclusion
from neardup_gui.ui.opening import Opening
from neardup_gui.ui.panes.hard_wrapped import is_hard_wrapped, sets_paragraphs_apart
from neardup_gui.ui.panes.layers import PaneLayers
from neardup_gui.ui.panes.pane_frame import PaneFrame
from neardup_gui.ui.passage_tip import passage_tip
from neardup_gui.ui.places import same_place
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import Session, Side, SideState
from neardup_gui.wording.exclusions import exclusion_reason, left_out_line
from neardup_gui.wording.names import format_name, language_name
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.warnings import warning_sentence

_PLAIN = frozenset({"txt", "pasted"})


class SidePresenter(QObject):
    """Shows a side's text, loading, error, passages and current passage; passes on what is done in the pane."""

    def __init__(self, session: Session, opening: Opening, side: Side, frame: PaneFrame, translate: Translator) -> None:
        super().__init__(frame)
        self._session = session
        self._opening = opening
        self._side: Side = side
        self._frame = frame
        self._translate = translate
        self._clicked_here = False
        self._shown = SideState()
        self._excluded: tuple[Exclusion, ...] | None = None  # as the pane shows it; None: not yet
        self._connect()
        frame.pane.set_tooltip_source(self._tool_tip)
        frame.pane.set_placeholder(
            self.tr(
                "Drop a manuscript here, or use “Open…” above. Word documents, e-books, PDF and plain text can be read."
            )
        )
        self._show_nothing()
        self._side_changed(side)
        self._show_layers()
        self._show_current()

    def _connect(self) -> None:
        session, opening, side, frame = self._session, self._opening, self._side, self._frame
        frame.header.open_requested.connect(lambda: opening.open_side(side))
        frame.header.paste_requested.connect(lambda: opening.paste(side))
        frame.header.encoding_chosen.connect(lambda name: session.choose_encoding(side, name or None))
        frame.cancel_requested.connect(lambda: session.cancel_loading(side))
        frame.reload_requested.connect(lambda: session.reload(side))
        frame.change_dismissed.connect(lambda: session.keep_outdated(side))
        frame.error_dismissed.connect(lambda: session.dismiss_error(side))
        frame.files_dropped.connect(lambda paths: opening.open_files(paths, side))
        frame.text_dropped.connect(lambda text: opening.text_dropped(side, text))
        frame.useless_dropped.connect(lambda why: frame.show_error(opening.useless_sentence(why)))
        frame.passage_clicked.connect(self._passage_clicked)
        session.side_changed.connect(self._side_changed)
        session.settings_changed.connect(self._show_excluded)
        session.comparison_changed.connect(self._show_layers)
        session.comparison_changed.connect(self._show_excluded)
        session.passage_changed.connect(self._show_current)
        session.marks.changed.connect(self._show_dismissed)

    # -- the text -------------------------------------------------------------------------------------------------

    @property
    def _document(self) -> Document | None:
        return self._shown.prepared.document if self._shown.prepared is not None else None

    def _side_changed(self, side: str) -> None:
        if side != self._side:
            return
        state = self._session.side(self._side)
        if state.prepared is not self._shown.prepared:
            before, self._shown = self._shown, state
            if state.prepared is not None:
                self._show_prepared(state, state.prepared, before)
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
        self._frame.offer_reload(state.outdated and state.loading is None)

    def _show_prepared(self, state: SideState, prepared: Prepared, before: SideState) -> None:
        document, header = prepared.document, self._frame.header
        self._frame.set_document(document.name, self._facts(prepared), document.path or document.name)
        chosen = state.source is not None and state.source.encoding is not None
        header.encoding_button.show_encoding(document.encoding if state.can_reload else None, chosen)
        header.set_warnings([warning_sentence(warning, self._translate) for warning in document.warnings])
        if before.prepared is None or before.prepared.document is not document:
            self._show_text(state, document, before)
        self._excluded = None
        self._show_excluded()

    def _show_text(self, state: SideState, document: Document, before: SideState) -> None:
        """Show a text from its beginning; one that was read anew from where it was."""
        pane = self._frame.pane
        headings = [(block.span, block.level) for block in blocks_of_kind(document.blocks, BlockKind.HEADING)]
        top, old = pane.visible_span().start, pane.text
        plain = document.format in _PLAIN
        wrapped = plain and is_hard_wrapped(document.text)
        close = wrapped or (plain and sets_paragraphs_apart(document.text))
        pane.set_text(document.text, headings, close, join_lines=wrapped)
        again = state.source is not None and before.source is not None and state.source.path == before.source.path
        if again and state.can_reload and top > 0:
            pane.show_from(same_place(old, document.text, top))

    def _show_nothing(self) -> None:
        self._frame.set_document(self.tr("No text yet"))
        self._frame.header.encoding_button.show_encoding(None, False)
        self._frame.header.set_warnings([])
        self._frame.pane.set_text("")
        self._excluded = None
        self._show_excluded()

    def _show_excluded(self) -> None:
        """Grey what is not the author's, and say how much that is, unless it is compared too."""
        excluded = self._session.excluded(self._side)
        if excluded == self._excluded:
            return
        self._excluded = excluded
        self._frame.pane.set_excluded(self._session.excluded_spans(self._side))
        self._frame.header.set_left_out(left_out_line(excluded, self._translate))

    def _facts(self, prepared: Prepared) -> str:
        """Return what stands under the name: words, language and format."""
        parts = (
            self._translate("Figures", "%n words", prepared.words),
            language_name(prepared.language, self._translate),
            format_name(prepared.document.format, self._translate),
        )
        return " · ".join(parts)

    # -- passages -------------------------------------------------------------------------------------------------

    def _show_layers(self) -> None:
        dressing = self._session.dressing
        self._frame.pane.set_layers(dressing.of(self._side) if dressing is not None else PaneLayers.empty())
        self._show_dismissed()

    def _show_dismissed(self) -> None:
        self._frame.pane.set_dismissed(self._session.dismissed)

    def _tool_tip(self, offset: int, identity: int | None) -> str:
        """Return what is to be said of a place in the text."""
        document = self._document
        passage = self._session.passage(identity) if identity is not None else None
        if document is None:
            return ""
        if passage is None:
            codes = [part.code for part in self._excluded or () if part.span.start <= offset < part.span.end]
            return exclusion_reason(codes[0], self._translate) if codes else ""
        comparison = self._session.comparison
        if comparison is None:
            return ""
        documents = comparison.a.document, comparison.b.document
        return passage_tip(passage, self._side, documents, offset, self._session.marks.of(passage), self._translate)

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
