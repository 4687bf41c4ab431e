"""The head of the PDF's first page: whose report it is, and the two works side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from neardup_gui.report.logo import Logo
from neardup_gui.report.pdf_pieces import RULE, Piece, Sheet, fill
from neardup_gui.report.pdf_styles import CAPTION, FACT, GUTTER, HASH, LETTER, ORGANISATION, SMALL, WORK
from neardup_gui.report.pdf_text import TextBox
from neardup_gui.report.sides import SideFacts

_LENGTHS: Final = 4  # of the facts of a work, at their end, are how long it is
_LOGO: Final = (110.0, 30.0)  # the most that a logo takes, in points

PlacedBoxes = list[tuple[float, float, TextBox]]


def letterhead(organisation: str, logo: Logo | None, sheet: Sheet) -> Piece:
    """Return the organisation's logo and name."""
    width, height = logo.fitted(sheet.points(_LOGO[0]), sheet.points(_LOGO[1])) if logo else (0.0, 0.0)
    indent = width + sheet.points(9) if logo else 0.0
    name = sheet.text([(organisation, ORGANISATION)], sheet.width - indent)
    whole = max(height, name.height)

    def paint(painter: QPainter, left: float, top: float) -> None:
        if logo is not None:
            logo.paint(painter, QRectF(left, top + (whole - height) / 2, width, height))
        name.paint(painter, left + indent, top + (whole - name.height) / 2)

    return Piece(whole + sheet.points(8), paint)


def works(sides: Sequence[SideFacts], sheet: Sheet) -> Piece:
    """Return both works: title, author, file, how long they are."""
    gutter = sheet.points(GUTTER)
    width = (sheet.width - gutter) / 2
    columns = [_work(side, width, sheet) for side in sides]
    # The facts of both stand in line, however long the titles are.
    heads = max(height for _, height, _, _ in columns)
    facts = max(height for _, _, _, height in columns)
    height = heads + facts

    def paint(painter: QPainter, left: float, top: float) -> None:
        for column, (head, _, below, _) in enumerate(columns):
            place = left + column * (width + gutter)
            for offset, down, box in head:
                box.paint(painter, place + offset, top + down)
            for offset, down, box in below:
                box.paint(painter, place + offset, top + heads + down)
        fill(painter, QRectF(left + width + gutter / 2, top, sheet.points(0.5), height), RULE)

    return Piece(height, paint, sheet.points(8))


def _work(side: SideFacts, width: float, sheet: Sheet) -> tuple[PlacedBoxes, float, PlacedBoxes, float]:
    """Return title and author with their height, and what is known of the file with its height."""
    letter = sheet.text([(side.letter, LETTER)], width)
    indent = letter.natural_width + sheet.points(7)
    style = WORK if len(side.title) <= 80 else replace(WORK, size=9)  # so that the first page holds all it must
    title = sheet.text([(side.title, style)], width - indent, line_height=104)
    head: PlacedBoxes = [(0.0, sheet.points(2), letter), (indent, 0.0, title)]
    top = title.height
    if side.author:
        author = sheet.text([(side.author, SMALL)], width - indent)
        head.append((indent, top, author))
        top += author.height
    below: PlacedBoxes = []
    file, others, lengths = side.facts[:1], side.facts[1:-_LENGTHS], side.facts[-_LENGTHS:]
    middle = width * 0.58
    begun = _fact_lines(file, (0.0, width), sheet.points(4), below, sheet)
    ends = [
        _fact_lines(others, (0.0, middle - sheet.points(6)), begun, below, sheet),
        _fact_lines(lengths, (middle, width - middle), begun, below, sheet),
    ]
    down = max(ends)
    digest = sheet.text([("SHA-256\n", CAPTION), (side.sha256, HASH)], width, line_height=106)
    below.append((0.0, down + sheet.points(1), digest))
    return head, top, below, down + sheet.points(1) + digest.height


def _fact_lines(
    facts: Sequence[tuple[str, str]], column: tuple[float, float], top: float, below: PlacedBoxes, sheet: Sheet
) -> float:
    """Add the facts to ``below`` in a column (left, width) from ``top`` on; return where they end."""
    left, room = column
    widest = max((sheet.text([(name, CAPTION)], room).natural_width for name, _ in facts), default=0.0)
    label = min(room * 0.6, widest + sheet.points(6))
    for name, value in facts:
        told = sheet.text([(value, FACT)], room - label, line_height=112)
        named = sheet.text([(name, CAPTION)], label - sheet.points(3), line_height=112)
        below += [(left, top, named), (left + label, top, told)]
        top += max(told.height, named.height)
    return top
