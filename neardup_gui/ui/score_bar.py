"""The bar over the panes: the verdict in words and the figures it rests on."""

from __future__ import annotations

import math
from html import escape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from neardup_gui.compare.result import Comparison
from neardup_gui.ui.sentences import sentence
from neardup_gui.ui.session import Session
from neardup_gui.ui.share_bar import ShareBar
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.figures import FigureLine, figure_lines
from neardup_gui.wording.numbers import integer
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.verdicts import (
    agreement_of,
    direction_sentence,
    reason_sentences,
    verdict_explanation,
    verdict_title,
)

BARS: Final = (("coverage", "a"), ("coverage", "b"), ("containment", "a"), ("containment", "b"))
NUMBERS: Final = ("similarity", "resemblance", "passages", "longest_passage", "distill", "simhash", "supershingles")
SAMPLE_ENOUGH: Final = 1000  # shingles; with so many a share is at most 3 percentage points off, 19 times in 20


class ScoreBar(QFrame):
    """Shows the session's comparison. Without one it says what to do next."""

    def __init__(self, session: Session, translate: Translator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scoreBar")
        self._session = session
        self._translate = translate
        self.title = QLabel()
        self.explanation = QLabel()
        self.agreement = QLabel()
        self.caution = QLabel()
        self.uncertain = QLabel()
        self.bars = {key: ShareBar() for key in BARS}
        self.numbers = {code: (QLabel(), QLabel()) for code in NUMBERS}
        self._figures = QWidget()
        self._lay_out()
        session.comparison_changed.connect(self._show)
        session.side_changed.connect(self._show)
        session.comparing_changed.connect(self._show)
        session.comparison_failed.connect(self._show)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        for bar in self.bars.values():
            bar.set_theme(theme)
        self.caution.setStyleSheet(f"color: {theme.muted};")
        self.uncertain.setStyleSheet(f"color: {theme.warning};")
        for name, _ in self.numbers.values():
            name.setStyleSheet(f"color: {theme.muted};")

    def _lay_out(self) -> None:
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.45)
        font.setBold(True)
        self.title.setFont(font)
        words = QVBoxLayout()
        words.setSpacing(3)
        for label in (self.title, self.explanation, self.agreement, self.caution):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(label)
        words.addStretch(1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(12, 8, 12, 8)
        outer.setSpacing(24)
        outer.addLayout(words, 1)
        outer.addWidget(self._figures, 0, Qt.AlignmentFlag.AlignTop)
        self._lay_out_figures()

    def _lay_out_figures(self) -> None:
        grid = QGridLayout(self._figures)
        grid.setContentsMargins(0, 3, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(8)
        for place, key in enumerate(BARS):
            self.bars[key].setMinimumWidth(190)
            grid.addWidget(self.bars[key], place, 0)
        table = QGridLayout()
        table.setHorizontalSpacing(10)
        table.setVerticalSpacing(2)
        for row, code in enumerate(NUMBERS):
            name, value = self.numbers[code]
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            value.setTextFormat(Qt.TextFormat.RichText)
            table.addWidget(name, row, 0)
            table.addWidget(value, row, 1)
        table.setRowStretch(len(NUMBERS), 1)
        grid.addLayout(table, 0, 1, len(BARS), 1)
        self.uncertain.setWordWrap(True)
        grid.addWidget(self.uncertain, len(BARS), 0, 1, 2)

    def _show(self) -> None:
        comparison = self._session.comparison
        self._figures.setVisible(comparison is not None)
        if comparison is not None:
            # From now on the room is kept, so that the panes do not jump while another text is read.
            policy = self._figures.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            self._figures.setSizePolicy(policy)
        self.caution.setVisible(comparison is not None)
        self.explanation.setVisible(True)
        self.agreement.setVisible(False)
        if comparison is None:
            self._show_what_to_do()
            return
        self.title.setText(verdict_title(comparison, self._translate))
        self.explanation.setText(verdict_explanation(comparison, self._translate))
        reasons = "".join(f"<p>{escape(line)}</p>" for line in reason_sentences(comparison, self._translate))
        agreement = agreement_of(comparison, self._translate)
        self.agreement.setText(agreement)
        self.agreement.setVisible(bool(agreement))
        for label in (self.title, self.explanation, self.agreement):
            label.setToolTip(f"<qt>{reasons}</qt>" if reasons else "")
        self.caution.setText(direction_sentence(self._translate))
        lines = {(line.code, line.side): line for line in figure_lines(comparison, self._translate)}
        for (code, side), bar in self.bars.items():
            self._show_bar(bar, code, side, lines.get((code, side)))
        for code, labels in self.numbers.items():
            self._show_number(labels, lines.get((code, None)))
        note = self._sampling_note(comparison)
        self.uncertain.setText(note)
        self.uncertain.setVisible(bool(note))

    def _show_bar(self, bar: ShareBar, code: str, side: str, line: FigureLine | None) -> None:
        bar.setVisible(line is not None)
        if line is None or line.share is None:
            return
        sentence = {
            ("coverage", "a"): self.tr("{value} of A lies in shared passages"),
            ("coverage", "b"): self.tr("{value} of B lies in shared passages"),
            ("containment", "a"): self.tr("{value} of A's shingles stand in B"),
            ("containment", "b"): self.tr("{value} of B's shingles stand in A"),
        }[code, side]
        bar.show_share(sentence, line.value, line.share, _tool_tip(line.explanation))

    def _show_number(self, labels: tuple[QLabel, QLabel], line: FigureLine | None) -> None:
        name, value = labels
        for label in labels:
            label.setVisible(line is not None)
        if line is None:
            return
        name.setText(line.name)
        value.setText(f"<b>{escape(line.value)}</b>")
        value.setAccessibleName(f"{line.name}: {line.value}")
        for label in labels:
            label.setToolTip(_tool_tip(line.explanation))

    def _sampling_note(self, comparison: Comparison) -> str:
        """Say how far sampled figures may be off: twice the standard error of a share, at its widest."""
        shingles = comparison.shingles
        if shingles is None or comparison.settings.modulus == 1:
            return ""
        fewest = min(shingles.sampled_a, shingles.sampled_b)
        if fewest >= SAMPLE_ENOUGH:
            return ""
        language = self._translate.language
        if fewest == 0:
            return self.tr(
                "The sample holds no shingle of at least one text: these shingle figures mean nothing. Set sampling "
                "to 1."
            )
        text = self.tr(
            "Sampled: only {a} shingles of A and {b} of B were compared, so the shingle figures may be off by "
            "{points} percentage points."
        )
        points = math.ceil(100 * min(1.0, 1.0 / math.sqrt(fewest)))
        return text.format(
            a=integer(shingles.sampled_a, language), b=integer(shingles.sampled_b, language), points=points
        )

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


def _tool_tip(text: str) -> str:
    """Return a tool tip that wraps: plain text would stand in one long line."""
    return f"<qt>{escape(text)}</qt>" if text else ""
