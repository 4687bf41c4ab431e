"""The styles of the PDF, and the colours of its drawings: those of paper, whatever the theme of the window."""

from __future__ import annotations

from typing import Final

from neardup_gui.drawing.scene import Look
from neardup_gui.report.pdf_text import ACCENT, CHANGED, MONO, QUIET, SERIF, Style

TITLE: Final = Style(19, SERIF, bold=True)
SECTION: Final = Style(14, SERIF, bold=True)
SUBSECTION: Final = Style(10.5, SERIF, bold=True)
VERDICT: Final = Style(14, SERIF, bold=True)
WORK: Final = Style(11.5, SERIF, bold=True)
ORGANISATION: Final = Style(10, bold=True, colour=QUIET)
EXPLANATION: Final = Style(9.5)
REASON: Final = Style(8.5)
BODY: Final = Style(9)
SMALL: Final = Style(7.5)
LABEL: Final = Style(7.5, colour=QUIET)
CAPTION: Final = Style(7, colour=QUIET)
FACT: Final = Style(7)
STRONG: Final = Style(8.5, bold=True)
LETTER: Final = Style(9, bold=True, colour=ACCENT)
HASH: Final = Style(5.6, MONO, colour=QUIET)
FIGURE: Final = Style(10, bold=True)
NOTE: Final = Style(8.5, italic=True, colour=QUIET)
PASSAGE: Final = Style(9.5, bold=True)
STATE: Final = Style(8, bold=True, colour=ACCENT)
TEXT: Final = Style(9, SERIF)
TEXT_CHANGED: Final = Style(9, SERIF, bold=True, underline=True, colour=CHANGED)
CELL: Final = Style(7.5)
CELL_HEAD: Final = Style(7, bold=True, colour=QUIET)
COLUMN: Final = CELL_HEAD
SHARE: Final = Style(6)
SHARE_ON_DARK: Final = Style(6, colour="#ffffff")

GUTTER: Final = 18.0  # points between two columns

LOOK: Final = Look(
    ground="#eceff3", frame="#b3bac5", passage=ACCENT, moved="#c0561a", faint="#b9c4d3", excluded="#d9d6cf"
)
