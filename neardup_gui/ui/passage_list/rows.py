"""The passages of a comparison as columns of numbers: what a table of 10,000 rows can be sorted and filtered by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from neardup_gui.compare.passage_places import MOSTLY, PassagePlaces, passage_places
from neardup_gui.compare.result import Comparison
from neardup_gui.documents.blocks import blocks_of_kind
from neardup_gui.documents.model import BlockKind, Document
from neardup_gui.matching.passages import Passage, PassageKind
from neardup_gui.spans import IntArray
from neardup_gui.ui.passage_list.columns import Column
from neardup_gui.ui.passage_marks import DismissReason, PassageMark

KINDS: Final[tuple[PassageKind, ...]] = ("verbatim", "edited", "reworded")

_SEEN: Final = 160  # characters of a passage's beginning that are shown and searched
_COMPARED: Final = 60  # characters of it that rule its place in the alphabet
_BEFORE_WORDS: Final = "«»“”„\"'‘’—–-…([ \u00a0"
_ALIKE: Final = (("ё", "е"), ("’", "'"), ("\n", " "), ("\t", " "), ("\u00a0", " "), ("\u2028", " "))
_SEPARATOR: Final = "\0"
_TITLE: Final = 200  # characters of a heading
_REASONS: Final = {reason: number for number, reason in enumerate(DismissReason)}

Keys = NDArray[Any]


@dataclass(frozen=True, slots=True)
class RowFilter:
    """Which passages are listed. ``state`` is one of :data:`STATES`."""

    text: str = ""
    kinds: frozenset[PassageKind] = frozenset(KINDS)
    moved: bool = False
    words: int = 0  # at least so many, on the shorter side
    state: str = "all"
    place: str = "any"  # one of :data:`PLACES`

    @property
    def shows_all(self) -> bool:
        return self == RowFilter()


PLACES: Final = ("any", "quoted", "not_quoted", "notes", "not_notes")
STATES: Final = ("all", "open", "important", "dismissed", "noted")


class PassageRows:
    """A row for each passage, in the order of A. Nothing here is worded for readers; that is the model's part."""

    def __init__(
        self,
        document: Document | None,
        passages: Sequence[Passage],
        places: Callable[[], PassagePlaces] | None = None,
    ) -> None:
        self._find_places = places
        self.passages = tuple(passages)
        self._document = document
        self._headings = blocks_of_kind(document.blocks, BlockKind.HEADING) if document is not None else ()
        count = len(self.passages)
        self.starts: IntArray = np.fromiter((item.a.start for item in self.passages), np.int64, count)
        self.words_a: IntArray = np.fromiter((item.words_a for item in self.passages), np.int64, count)
        self.words_b: IntArray = np.fromiter((item.words_b for item in self.passages), np.int64, count)
        self._row_of = {item.id: row for row, item in enumerate(self.passages)}

    @staticmethod
    def of(comparison: Comparison | None) -> PassageRows:
        if comparison is None:
            return PassageRows(None, ())
        return PassageRows(comparison.a.document, comparison.passages, lambda: passage_places(comparison))

    def shows(self, comparison: Comparison | None) -> bool:
        """Return whether the rows of ``comparison`` would be these."""
        if comparison is None:
            return not self.passages
        return comparison.a.document is self._document and comparison.passages == self.passages

    def __len__(self) -> int:
        return len(self.passages)

    def row_of(self, identity: int) -> int | None:
        """Return the row of the passage with this number."""
        return self._row_of.get(identity)

    def place(self, row: int) -> float:
        """Return how far into A the passage begins, 0–1."""
        return float(self.starts[row]) / max(1, len(self._document.text)) if self._document is not None else 0.0

    def beginning(self, row: int) -> str:
        """Return the first words of the passage in A, in one line."""
        if self._document is None:
            return ""
        start, end = self.passages[row].a
        shown = " ".join(self._document.text[start : min(end, start + _SEEN)].split())
        return f"{shown}…" if end > start + _SEEN else shown

    def chapter(self, row: int) -> str:
        """Return the last heading before the passage, or over its very beginning; empty where there is none."""
        heading = int(self.chapters[row])
        return self.titles[heading] if heading >= 0 else ""

    @cached_property
    def places(self) -> PassagePlaces:
        """How much of each passage stands inside quotation marks and in notes."""
        none = np.zeros(len(self), dtype=np.float64)
        return self._find_places() if self._find_places is not None else PassagePlaces(none, none)

    @cached_property
    def chapters(self) -> IntArray:
        """For each row the place of its heading among all headings, or -1."""
        starts = np.fromiter((block.span.start for block in self._headings), np.int64, len(self._headings))
        return np.searchsorted(starts, self.starts, side="right").astype(np.int64) - 1

    @cached_property
    def titles(self) -> list[str]:
        """All headings, each in one line."""
        text = self._document.text if self._document is not None else ""
        return [" ".join(text[block.span.start : block.span.end][:_TITLE].split()) for block in self._headings]

    @property
    def has_chapters(self) -> bool:
        return bool(len(self.passages)) and bool((self.chapters >= 0).any())

    # -- filtering ------------------------------------------------------------------------------------------------

    @cached_property
    def searched(self) -> list[str]:
        """For each row what a search looks in, without regard to capitals."""
        titles = [*map(_folded, self.titles), ""]  # index -1: no heading
        # One long string is folded several times as fast as 10,000 short ones.
        beginnings = _folded(_SEPARATOR.join(self._slices(_SEEN))).split(_SEPARATOR)
        if len(beginnings) != len(self):
            beginnings = [_folded(self.beginning(row)) for row in range(len(self))]
        return [f"{text}\n{titles[chapter]}" for text, chapter in zip(beginnings, self.chapters.tolist(), strict=True)]

    def _slices(self, length: int) -> list[str]:
        """Return the beginning of each passage as it stands in A."""
        if self._document is None:
            return []
        text = self._document.text
        return [text[item.a.start : min(item.a.end, item.a.start + length)] for item in self.passages]

    def chosen(self, by: RowFilter, marks: Sequence[PassageMark]) -> IntArray:
        """Return the rows that ``by`` lets through, in the order of A. ``marks``: one a row."""
        kept = np.minimum(self.words_a, self.words_b) >= by.words
        if by.kinds != frozenset(KINDS):
            kept &= np.fromiter((item.kind in by.kinds for item in self.passages), np.bool_, len(self))
        if by.moved:
            kept &= np.fromiter((item.moved for item in self.passages), np.bool_, len(self))
        if by.place != "any":
            shares = self.places.quoted if by.place.endswith("quoted") else self.places.in_notes
            kept &= (shares >= MOSTLY) != by.place.startswith("not_")
        if by.state != "all":
            kept &= np.fromiter((_in_state(mark, by.state) for mark in marks), np.bool_, len(self))
        needle = _folded(" ".join(by.text.split()))
        if needle:
            notes = [_folded(mark.note) if mark.note else "" for mark in marks]
            found = (needle in text or needle in note for text, note in zip(self.searched, notes, strict=True))
            kept &= np.fromiter(found, np.bool_, len(self))
        return np.flatnonzero(kept).astype(np.int64)

    # -- sorting --------------------------------------------------------------------------------------------------

    def ordered(self, rows: IntArray, column: Column, downwards: bool, marks: Sequence[PassageMark]) -> IntArray:
        """Return ``rows`` sorted by a column; equal ones stay in the order of A, whichever way it is sorted."""
        keys = self._keys(column, marks)[rows]
        return rows[np.argsort(-keys if downwards else keys, kind="stable")]

    def _keys(self, column: Column, marks: Sequence[PassageMark]) -> Keys:
        """Return a number for each row by which it is sorted."""
        count = len(self)
        match column:
            case Column.NUMBER | Column.PLACE:
                return np.arange(count)
            case Column.CHAPTER:
                return self.chapters  # in the order of the book
            case Column.BEGINNING:
                return self._alphabet
            case Column.WORDS_A:
                return self.words_a
            case Column.WORDS_B:
                return self.words_b
            case Column.SIMILARITY:
                return np.fromiter((item.similarity for item in self.passages), np.float64, count)
            case Column.KIND:
                return np.fromiter((KINDS.index(item.kind) for item in self.passages), np.int64, count)
            case Column.MOVED:
                return np.fromiter((item.moved for item in self.passages), np.int64, count)
            case Column.FOUND_BY:
                return _ranks(["\n".join(item.found_by) for item in self.passages])
            case Column.STATE:
                return np.fromiter((_state_rank(mark) for mark in marks), np.int64, count)
            case Column.NOTE:
                return _ranks([_folded(mark.note) for mark in marks])

    @cached_property
    def _alphabet(self) -> IntArray:
        return _ranks([_folded(text).lstrip(_BEFORE_WORDS) for text in self._slices(_COMPARED)])


def _folded(text: str) -> str:
    """Return the text as a search sees it: capitals, ё, kinds of apostrophes and of spaces are no difference."""
    text = text.casefold()
    for sign, plain in _ALIKE:
        text = text.replace(sign, plain)
    while "  " in text:
        text = text.replace("  ", " ")
    return text


def _in_state(mark: PassageMark, state: str) -> bool:
    match state:
        case "open":
            return mark.dismissed is None
        case "important":
            return mark.important
        case "dismissed":
            return mark.dismissed is not None
        case _:
            return bool(mark.note)


def _state_rank(mark: PassageMark) -> int:
    """Unmarked, dismissed by reason, important."""
    if mark.dismissed is not None:
        return 1 + _REASONS[mark.dismissed]
    return 1 + len(_REASONS) if mark.important else 0


def _ranks(texts: list[str]) -> IntArray:
    """Return for each text how many different ones come before it in the alphabet."""
    order = {text: rank for rank, text in enumerate(sorted(set(texts)))}
    return np.fromiter((order[text] for text in texts), np.int64, len(texts))
