"""Which chapter of A stands in which chapter of B, as a table of shaded cells."""

from __future__ import annotations

from typing import Final

from neardup_gui.report.chapter_table import ChapterTable
from neardup_gui.report.html_parts import escaped, section
from neardup_gui.wording.numbers import whole_percent
from neardup_gui.wording.translator import Translator

_SHADE: Final = "43,74,111"  # red, green, blue of a cell that is shared as a whole
_FAINTEST: Final = 0.08  # opacity of a cell with next to nothing: it must be seen
_LIGHT_FROM: Final = 0.5  # share from which on light figures are easier to read


def chapters_part(table: ChapterTable | None, translate: Translator) -> str:
    """Return the map of chapters, or nothing where there is none."""
    if table is None:
        return ""
    told = translate("Report", "How much of each chapter of A (rows) stands in each chapter of B (columns, by number).")
    heads = "".join(
        f'<th scope="col"><abbr title="{escaped(title)}">{number}</abbr></th>'
        for number, title in enumerate(table.titles_b, 1)
    )
    rows = [
        f'<tr><th scope="row"><span dir="auto">{escaped(title)}</span></th>'
        + "".join(_cell(float(share), translate) for share in shares)
        + "</tr>"
        for title, shares in zip(table.titles_a, table.shares, strict=True)
    ]
    names = "".join(f'<li dir="auto">{escaped(title)}</li>' for title in table.titles_b)
    body = "\n".join(rows)
    content = (
        f'<p class="legend">{escaped(told)}</p>\n<div class="wide"><table class="chapters-map"><thead>'
        f'<tr><th scope="col"><span class="letter">A</span> \\ <span class="letter">B</span></th>{heads}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>\n"
        f'<p>{escaped(translate("Report", "Chapters of B:"))}</p>\n<ol class="chapters-of-b">{names}</ol>'
    )
    return section("chapters", translate("Report", "Map of chapters"), content)


def _cell(share: float, translate: Translator) -> str:
    if share <= 0:
        return "<td></td>"
    opacity = _FAINTEST + (1 - _FAINTEST) * min(1.0, share)
    light = ' class="light"' if share >= _LIGHT_FROM else ""
    shown = whole_percent(share, translate.language)
    return f'<td{light} style="background:rgba({_SHADE},{opacity:.2f})">{shown}</td>'
