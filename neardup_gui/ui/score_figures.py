"""The figures of a comparison as buttons: shares with their bars, and numbers. Each opens its explanation."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from html import escape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from neardup_gui.compare.result import Comparison
from neardup_gui.ui.figure_button import FigureButton, NumberButton
from neardup_gui.ui.figure_popup import figure_popup
from neardup_gui.ui.session import SIDES, Session, Side
from neardup_gui.ui.share_bar import ShareBar
from neardup_gui.ui.theme import Theme
from neardup_gui.wording.figure_details import figure_detail
from neardup_gui.wording.figures import FigureLine, figure_lines
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

BARS: Final[tuple[tuple[str, Side], ...]] = (
    ("coverage", "a"),
    ("coverage", "b"),
    ("containment", "a"),
    ("containment", "b"),
)
NUMBERS: Final = (
    "uniqueness",
    "similarity",
    "resemblance",
    "passages",
    "longest_passage",
    "distill",
    "simhash",
    "supershingles",
)
SAMPLE_ENOUGH: Final = 1000  # shingles; with so many a share is at most 3 percentage points off, 19 times in 20

Lines = Mapping[tuple[str, Side | None], FigureLine]


class ScoreFigures(QWidget):
    """Shows the figures of the session's comparison, with and without the passages that were dismissed.

    All together are one stop of the Tab key: arrows go between them.
    """

    def __init__(self, session: Session, translate: Translator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._translate = translate
        self._theme: Theme | None = None
        self._lines: tuple[Comparison, Lines] | None = None  # the figures take time to word, so they are kept
        self.uncertain = QLabel()
        self.bars: dict[tuple[str, Side], ShareBar] = {key: ShareBar() for key in BARS}
        self.numbers = {code: NumberButton() for code in NUMBERS}
        self._lay_out()
        self.set_compact(False)
        for (code, side), bar in self.bars.items():
            bar.clicked.connect(partial(self._explain, code, side))
        for code, number in self.numbers.items():
            number.clicked.connect(partial(self._explain, code, None))
        for button in self._buttons():
            button.stepped.connect(partial(self._step, button))
        session.comparison_changed.connect(self.show_comparison)
        session.marks.changed.connect(self.show_comparison)
        self.show_comparison()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for button in self._buttons():
            button.set_theme(theme)
        self.uncertain.setStyleSheet(f"color: {theme.warning};")

    def _buttons(self) -> list[FigureButton]:
        return [*self.bars.values(), *self.numbers.values()]

    def _shown_buttons(self) -> list[FigureButton]:
        return [button for button in self._buttons() if button.isVisibleTo(self)]

    def _lay_out(self) -> None:
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        for bar in self.bars.values():
            bar.setMinimumWidth(190)
        self._table = QWidget()
        table = QVBoxLayout(self._table)
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(0)
        for number in self.numbers.values():
            table.addWidget(number)
        table.addStretch(1)
        self.uncertain.setWordWrap(True)
        grid.setRowStretch(len(BARS), 1)
        grid.addWidget(self.uncertain, len(BARS) + 1, 0, 1, 2)

    def set_compact(self, compact: bool) -> None:
        """Show the shares alone, two beside two, or each below the other with all numbers beside them."""
        grid = self._grid
        for place, key in enumerate(BARS):
            row, column = (place % 2, place // 2) if compact else (place, 0)
            grid.addWidget(self.bars[key], row, column)  # taken from where it was
        if compact:
            grid.removeWidget(self._table)
        else:
            grid.addWidget(self._table, 0, 1, len(BARS) + 1, 1)
        self._table.setVisible(not compact)
        self._keep_one_tab_stop()

    # -- what is shown --------------------------------------------------------------------------------------------

    def show_comparison(self) -> None:
        """Show the figures as they are now; nothing changes without a comparison."""
        comparison = self._session.comparison
        if comparison is None:
            return
        lines = self._lines_of(comparison)
        session = self._session
        without = dict(zip(SIDES, session.coverage_kept, strict=True)) if session.dismissed else {}
        for (code, side), bar in self.bars.items():
            less = without.get(side) if code == "coverage" else None
            self._show_bar(bar, code, side, lines.get((code, side)), less)
        for code, number in self.numbers.items():
            if code == "uniqueness":
                self._show_uniqueness(number, lines)
            else:
                line = lines.get((code, None))
                self._show_number(number, line.name if line else "", line.value if line else "", line)
        self._keep_one_tab_stop()
        note = self._sampling_note(comparison)
        self.uncertain.setText(note)
        self.uncertain.setVisible(bool(note))

    def _lines_of(self, comparison: Comparison) -> Lines:
        if self._lines is None or self._lines[0] is not comparison:
            lines: Lines = {(line.code, line.side): line for line in figure_lines(comparison, self._translate)}
            self._lines = comparison, lines
        return self._lines[1]

    def _show_bar(self, bar: ShareBar, code: str, side: Side, line: FigureLine | None, less: float | None) -> None:
        bar.setVisible(line is not None)
        if line is None or line.share is None:
            return
        if less is not None:
            sentence = {
                "a": self.tr("{value} of A shared, without dismissed {without}"),
                "b": self.tr("{value} of B shared, without dismissed {without}"),
            }[side]
            bar.show_share(sentence, line.value, line.share, (percent(less, self._translate.language), less))
        else:
            sentences: dict[tuple[str, Side], str] = {
                ("coverage", "a"): self.tr("{value} of A lies in shared passages"),
                ("coverage", "b"): self.tr("{value} of B lies in shared passages"),
                ("containment", "a"): self.tr("{value} of A's shingles stand in B"),
                ("containment", "b"): self.tr("{value} of B's shingles stand in A"),
            }
            bar.show_share(sentences[code, side], line.value, line.share)
        self._tell(bar, line.explanation)

    def _show_uniqueness(self, number: NumberButton, lines: Lines) -> None:
        both = [lines.get(("uniqueness", side)) for side in SIDES]
        first, second = both
        if first is None or second is None:
            self._show_number(number, "", "", None)
            return
        name = self.tr("{figure} of A · of B").format(figure=first.name)
        self._show_number(number, name, f"{first.value} · {second.value}", first)
        self._tell(number, f"{first.explanation} {second.explanation}")

    def _show_number(self, number: NumberButton, name: str, value: str, line: FigureLine | None) -> None:
        number.setVisible(line is not None)
        if line is None:
            return
        number.name.setText(name)
        number.value.setText(f"<b>{escape(value)}</b>")
        number.setAccessibleName(f"{name}: {value}")
        self._tell(number, line.explanation)

    def _tell(self, button: FigureButton, explanation: str) -> None:
        """Say as a tool tip how the figure came about, and that there is more to read."""
        more = self.tr("Click for the formula, the threshold and how sure the figure is.")
        button.setToolTip(f"<qt><p>{escape(explanation)}</p><p>{escape(more)}</p></qt>")
        button.setAccessibleDescription(explanation)

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

    # -- going from figure to figure, and explaining --------------------------------------------------------------

    def _step(self, button: FigureButton, step: int) -> None:
        shown = self._shown_buttons()
        place = (shown.index(button) + step) % len(shown)
        shown[place].setFocus(Qt.FocusReason.TabFocusReason)
        self._keep_one_tab_stop()

    def _keep_one_tab_stop(self) -> None:
        """Let Tab come to the figure that had the focus last, else to the first."""
        shown = self._shown_buttons()
        stop = next((one for one in shown if one.hasFocus()), None)
        stop = stop or next((one for one in shown if one.focusPolicy() == Qt.FocusPolicy.StrongFocus), None)
        for button in self._buttons():
            chosen = button is (stop or (shown[0] if shown else None))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def _explain(self, code: str, side: Side | None, _checked: bool = False) -> None:
        """Open the explanation of a figure beside it."""
        comparison = self._session.comparison
        anchor = self.numbers[code] if side is None else self.bars[code, side]
        if comparison is None or self._theme is None:
            return
        detail = figure_detail(comparison, code, side, self._translate, self._session.dismissed)
        if detail is not None:
            figure_popup(detail, self._theme, self).show_at(anchor)
