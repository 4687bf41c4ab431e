"""Running heads, running feet and page numbers: what is printed on page after page and is not part of the text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from neardup_gui.documents.pdf_lines import Row

_LOOKED_AT: Final = 2  # rows from the top, and from the bottom, of each page
_TOLERANCE: Final = 3.0  # points by which the height of a running head may differ from page to page
_PAGES: Final = 3  # on which it must stand
_FARTHEST: Final = 2  # pages from one to the next: heads of left and right pages differ
_COMMON_HEIGHT: Final = 0.4  # of all pages: a height that is that of heads, whatever they say
_MOST: Final = 0.3  # of all characters: more than that no book has in its margins
_NUMBERED: Final = re.compile(r"^(\d{1,5}|[ivxlc]{1,8})(?=\W|$)|(?<!\w)(\d{1,5}|[ivxlc]{1,8})$", re.IGNORECASE)
_CENTRED: Final = re.compile(r"^\W*(?:page|стр\.?|страница|с\.|第)?\s*(\d{1,5})\s*(?:页|頁|\W*)$", re.IGNORECASE)
_ROMAN: Final = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}

_Place = tuple[int, int]  # page, row of it


@dataclass(frozen=True, slots=True)
class _Candidate:
    page: int
    row: int
    height: float  # of the row's middle
    size: float
    at_top: bool
    text: str


def furniture(pages: Sequence[Sequence[Row]]) -> set[_Place]:
    """Return which rows (page, row, both from 0) are running heads, feet or page numbers."""
    candidates = [candidate for page, rows in enumerate(pages) for candidate in _candidates(page, rows)]
    groups: dict[tuple[bool, str, int | None], list[_Candidate]] = {}
    for candidate in candidates:
        for key in _keys(candidate):
            groups.setdefault(key, []).append(candidate)
    found: set[_Place] = set()
    heights: dict[tuple[bool, int], int] = {}
    for (at_top, text, number), group in groups.items():
        for same in _at_one_height(group):
            if _runs_on(same, bare_number=number is not None and not text, pages=len(pages)):
                found |= {(one.page, one.row) for one in same}
                key = (at_top, round(same[0].height))
                heights[key] = heights.get(key, 0) + len(same)
    found |= _others_at_their_height(candidates, heights, len(pages))
    # Where little else is left, these lines are what the file is about: slides, labels, forms.
    all_of_it = sum(len(row.text) for rows in pages for row in rows)
    theirs = sum(len(pages[page][row].text) for page, row in found)
    return found if theirs <= _MOST * all_of_it else set()


def _candidates(page: int, rows: Sequence[Row]) -> Iterator[_Candidate]:
    last = len(rows) - 1
    for place in {*range(min(_LOOKED_AT, last + 1)), *range(max(0, last + 1 - _LOOKED_AT), last + 1)}:
        row = rows[place]
        text = " ".join(row.text.split())
        if len(text) <= 200:
            yield _Candidate(page, place, (row.top + row.bottom) / 2, row.size, place <= last - place, text)


def _keys(candidate: _Candidate) -> Iterator[tuple[bool, str, int | None]]:
    """What else must be the same on other pages: the words, or the words beside a number that counts the pages."""
    text = candidate.text.casefold()
    yield candidate.at_top, text, None
    alone = _CENTRED.match(text)
    if alone is not None:
        yield candidate.at_top, "", int(alone[1]) - candidate.page
        return
    for found in _NUMBERED.finditer(text):
        number = _number(found[0])
        if number is not None:
            rest = (text[: found.start()] + text[found.end() :]).strip(" \t-–—|·•.")
            yield candidate.at_top, rest, number - candidate.page


def _number(digits: str) -> int | None:
    if digits.isdecimal():
        return int(digits)
    values = [_ROMAN[digit] for digit in digits]
    number = sum(-a if a < b else a for a, b in zip(values, [*values[1:], 0], strict=True))
    return number if number > 0 else None


def _at_one_height(group: Sequence[_Candidate]) -> Iterator[list[_Candidate]]:
    same: list[_Candidate] = []
    for candidate in sorted(group, key=lambda one: one.height):
        if same and candidate.height - same[0].height > _TOLERANCE:
            yield same
            same = []
        same.append(candidate)
    if same:
        yield same


def _runs_on(same: Sequence[_Candidate], bare_number: bool, pages: int) -> bool:
    """Whether it stands on pages that follow each other, rather than at the beginning of every chapter."""
    numbers = sorted({one.page for one in same})
    if bare_number and 1 < pages < _PAGES:
        return len(numbers) == pages
    near = sum(1 for a, b in pairwise(numbers) if b - a <= _FARTHEST)
    return len(numbers) >= _PAGES and near >= max(_PAGES - 1, len(numbers) // 3)


def _others_at_their_height(
    candidates: Sequence[_Candidate], heights: dict[tuple[bool, int], int], pages: int
) -> set[_Place]:
    """Heads that name each section once stand at the height of those that repeat."""
    usual = [key for key, count in heights.items() if count >= max(_PAGES, _COMMON_HEIGHT * pages)]
    sizes = {key: [one.size for one in candidates if (one.at_top, round(one.height)) == key] for key in usual}
    middle = {key: sorted(values)[len(values) // 2] for key, values in sizes.items() if values}
    return {
        (one.page, one.row)
        for one in candidates
        for key in middle
        if one.at_top == key[0] and abs(one.height - key[1]) <= 1.5 and abs(one.size - middle[key]) < 0.1 * one.size
    }
