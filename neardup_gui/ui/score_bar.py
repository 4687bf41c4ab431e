"""The bar over the panes: the verdict in words and the figures it rests on."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from neardup_gui.ui.figure_button import LinkButton
from neardup_gui.ui.figure_popup import FigurePopup
from neardup_gui.ui.flow_layout import FlowLayout
from neardup_gui.ui.score_figures import ScoreFigures
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import Session
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.verdicts import (
    agreement_of,
    direction_sentence,
    reason_sentences,
    verdict_explanation,
    verdict_title,
)


class ScoreBar(QFrame):
    """Shows the verdict on the session's comparison beside its figures. Without one it says what to do next.

    In a low window it shows the shares alone, until the user wants all figures.
    """

    all_figures_chosen = Signal(bool)

    def __init__(self, session: Session, translate: Translator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scoreBar")
        self._session = session
        self._translate = translate
        self._theme: Theme | None = None
        self.title = QLabel()
        self.explanation = QLabel()
        self.agreement = QLabel()
        self.caution = QLabel()
        self.reasons = LinkButton(self.tr("Reasons for this verdict"))
        self.all_figures = LinkButton("")
        self.all_figures.setToolTip(self.tr("Show or hide the other figures and the methods that agree"))
        self.figures = ScoreFigures(session, translate)
        self._low = False
        self._all_wanted = False
        self._lay_out()
        self._arrange()
        self.all_figures.clicked.connect(self._choose_figures)
        self.reasons.clicked.connect(self._explain_verdict)
        session.comparison_changed.connect(self._show)
        session.side_changed.connect(self._show_state)
        session.comparing_changed.connect(self._show_state)
        session.comparison_failed.connect(self._show_state)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.figures.set_theme(theme)
        self.reasons.set_theme(theme)
        self.all_figures.set_theme(theme)
        self.caution.setStyleSheet(f"color: {theme.muted};")

    def _lay_out(self) -> None:
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.45)
        font.setBold(True)
        self.title.setFont(font)
        words = QVBoxLayout()
        words.setSpacing(3)
        for label in (self.title, self.explanation, self.agreement, self.caution):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.title, self.explanation, self.agreement):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            words.addWidget(label)
        foot = FlowLayout(gap=12, line_gap=0)
        for widget in (self.caution, self.reasons, self.all_figures):
            foot.addWidget(widget)
        words.addLayout(foot)
        words.addStretch(1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(12, 8, 12, 8)
        outer.setSpacing(24)
        outer.addLayout(words, 1)
        outer.addWidget(self.figures, 0, Qt.AlignmentFlag.AlignTop)

    # -- how much is shown ----------------------------------------------------------------------------------------

    def set_low(self, low: bool) -> None:
        """Take whether the window is so low that the texts need the room."""
        if low != self._low:
            self._low = low
            self._arrange()

    def set_all_wanted(self, wanted: bool) -> None:
        """Show all figures however low the window is, or not."""
        self._all_wanted = wanted
        self._arrange()

    def _choose_figures(self) -> None:
        self.set_all_wanted(not self._all_wanted)
        self.all_figures_chosen.emit(self._all_wanted)

    def _arrange(self) -> None:
        there = self._session.comparison is not None
        compact = self._low and not self._all_wanted
        self.figures.set_compact(compact)
        self.agreement.setVisible(there and not compact and bool(self.agreement.text()))
        self.all_figures.setVisible(there and self._low)
        self.all_figures.set_words(self.tr("All figures") if compact else self.tr("Fewer figures"))

    # -- what is shown --------------------------------------------------------------------------------------------

    def _show_state(self) -> None:
        """Say what is under way, while there are no figures that could be shown."""
        if self._session.comparison is None:
            self._show()

    def _show(self) -> None:
        comparison = self._session.comparison
        self.figures.setVisible(comparison is not None)
        if comparison is not None:
            # From now on the room is kept, so that the panes do not jump while another text is read.
            policy = self.figures.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            self.figures.setSizePolicy(policy)
        self.caution.setVisible(comparison is not None)
        self.reasons.setVisible(comparison is not None)
        self.explanation.setVisible(True)
        if comparison is None:
            self._arrange()
            self._show_what_to_do()
            return
        self.title.setText(verdict_title(comparison, self._translate))
        self.explanation.setText(verdict_explanation(comparison, self._translate))
        reasons = "".join(f"<p>{escape(line)}</p>" for line in reason_sentences(comparison, self._translate))
        agreement = agreement_of(comparison, self._translate)
        self.agreement.setText(agreement)
        self._arrange()
        for label in (self.title, self.explanation, self.agreement, self.reasons):
            label.setToolTip(f"<qt>{reasons}</qt>" if reasons else "")
        self.caution.setText(direction_sentence(self._translate))

    def _explain_verdict(self) -> None:
        comparison = self._session.comparison
        if comparison is None or self._theme is None:
            return
        parts = [
            (self.tr("What it means"), verdict_explanation(comparison, self._translate)),
            (self.tr("Reasons"), "\n".join(f"• {line}" for line in reason_sentences(comparison, self._translate))),
            (self.tr("What it cannot tell"), direction_sentence(self._translate)),
        ]
        FigurePopup(verdict_title(comparison, self._translate), "", parts, self._theme, self).show_at(self.reasons)

    def _show_what_to_do(self) -> None:
        here = [side for side in ("a", "b") if self._session.side(side).prepared is not None]
        self.title.setToolTip("")
        self.explanation.setToolTip("")
        if self._session.is_loading:
            self.title.setText(self.tr("Reading…"))
            self.explanation.setText(self.tr("The comparison follows as soon as both texts are there."))
        elif self._session.is_comparing:
            self.title.setText(self.tr("Comparing…"))
            self.explanation.setText(self.tr("The figures appear in a moment."))
        elif len(here) == 2:
            self.title.setText(self.tr("Not compared"))
            error = self._session.error
            self.explanation.setText(sentence(error, self._translate) if error is not None else "")
        else:
            self.title.setText(self.tr("Open the other text") if here else self.tr("Open two texts to compare them"))
            self.explanation.setText(
                self.tr("Open files by the buttons below, drop them on the window, or paste text.")
            )
