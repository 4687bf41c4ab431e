"""What the sheets of a workbook have in common: formats of cells, and texts as a cell can hold them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from neardup_gui.report.rows import printable

if TYPE_CHECKING:
    from xlsxwriter.format import Format  # pyright: ignore[reportMissingTypeStubs]

LONGEST_CELL: Final = 32_767  # UTF-16 units, by the format
_GAP: Final = "\n[…]\n"
_LAST_NARROW: Final = "\u2e7f"
LINE_HEIGHT: Final = 15.0  # points
MOST_LINES: Final = 8  # of a row; the texts are whole all the same
BAR: Final = "#9DB4CF"


@dataclass(frozen=True, slots=True)
class Formats:
    head: Format
    section: Format
    label: Format
    text: Format
    passage: Format
    whole: Format
    percent: Format
    left_percent: Format
    left_whole: Format


def columns(text: str) -> int:
    """Return how many columns of letters ``text`` takes: an ideograph is as wide as two."""
    return len(text) if text.isascii() else len(text) + sum(character > _LAST_NARROW for character in text)


def cell_text(text: str) -> str:
    """Return ``text`` as a cell holds it: lawful characters, shortened in its middle where it is too long."""
    text = printable(text)
    if _units(text) <= LONGEST_CELL:
        return text
    kept = (LONGEST_CELL - len(_GAP)) // 2
    head, tail = text[:kept], text[-kept:]
    while _units(head) > kept:
        head = head[: len(head) - max(1, (_units(head) - kept) // 2)]
    while _units(tail) > kept:
        tail = tail[max(1, (_units(tail) - kept) // 2) :]
    return head + _GAP + tail


def _units(text: str) -> int:
    """Return the length as the format counts it: characters outside the basic plane are two."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def formats_of(workbook: Any) -> Formats:
    top = {"valign": "top"}
    return Formats(
        head=workbook.add_format({"bold": True, "text_wrap": True, "valign": "bottom", "bottom": 1}),
        section=workbook.add_format({"bold": True, "font_size": 13, **top}),
        label=workbook.add_format({"bold": True, "text_wrap": True, **top}),
        text=workbook.add_format({"text_wrap": True, "align": "left", **top}),
        passage=workbook.add_format({"text_wrap": True, "align": "left", "indent": 1, **top}),
        whole=workbook.add_format({"num_format": "#,##0", **top}),
        percent=workbook.add_format({"num_format": "0.0%", **top}),
        left_percent=workbook.add_format({"num_format": "0.0%", "align": "left", **top}),
        left_whole=workbook.add_format({"num_format": "#,##0", "align": "left", **top}),
    )


def print_setup(sheet: Any) -> None:
    sheet.set_landscape()
    sheet.set_paper(9)  # A4
    sheet.fit_to_pages(1, 0)
    sheet.set_margins(0.5, 0.5, 0.6, 0.7)  # inches
    sheet.set_footer("&R&P / &N")
