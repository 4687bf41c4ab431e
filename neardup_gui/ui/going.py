"""Going to a percentage or a chapter of a text, and copying a selection with its source."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from neardup_gui.documents.model import Document
from neardup_gui.ui.finding.goto_dialog import GotoDialog, Target
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.places import Chapter, chapters_of
from neardup_gui.ui.quoting import quoted
from neardup_gui.ui.session import SIDES, Session, Side
from neardup_gui.wording.translator import Translator


class Going(QObject):
    """Does it in the text that the reader looks at; the other one follows by itself."""

    selection_changed = Signal(bool)  # whether there is something to be copied

    def __init__(
        self,
        session: Session,
        panes: Mapping[Side, TextPane],
        active: Callable[[], Side],
        lead: Callable[[Side], None],
        translate: Translator,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._panes = panes
        self._active = active
        self._lead = lead
        self._translate = translate
        self._window = parent
        for pane in panes.values():
            pane.copyAvailable.connect(self._selected)

    def _selected(self) -> None:
        self.selection_changed.emit(any(pane.selected_span().length for pane in self._panes.values()))

    def ask(self) -> GotoDialog | None:
        """Ask where to go to. None where there is no text."""
        targets: dict[Side, Target] = {}
        for side in SIDES:
            document = self._document(side)
            if document is not None:
                here = self._panes[side].visible_span().start
                chapters = partial(self._chapters, side, document)
                targets[side] = Target(document.name, len(document.text), here, chapters)
        if not targets:
            return None
        side = self._active()
        dialog = GotoDialog(targets, side if side in targets else next(iter(targets)), self._translate, self._window)
        dialog.go_requested.connect(self.go)
        dialog.open()
        return dialog

    def go(self, side: Side, offset: int) -> None:
        """Show ``offset`` a little below the top of its pane."""
        pane = self._panes[side]
        pane.place(offset, pane.viewport().height() * 0.1)
        self._lead(side)
        pane.setFocus()

    def copy_with_source(self) -> bool:
        """Copy what is selected in the text that the reader looks at, or in the other, with where it is from."""
        active = self._active()
        for side in sorted(SIDES, key=lambda side: side != active):
            document, span = self._document(side), self._panes[side].selected_span()
            if document is not None and span.length > 0:
                QGuiApplication.clipboard().setText(quoted(document, span, self._translate))
                return True
        return False

    def _document(self, side: Side) -> Document | None:
        prepared = self._session.side(side).prepared
        return prepared.document if prepared is not None else None

    def _chapters(self, side: Side, document: Document) -> list[Chapter]:
        starts = [(passage.a if side == "a" else passage.b).start for passage in self._session.passages]
        return chapters_of(document, np.array(starts, dtype=np.int64))
