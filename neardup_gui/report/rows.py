"""A passage as rows of two columns: the same stretch of A and B side by side, with the changed words marked."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from neardup_gui.matching.alignment import equal_words
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.tokens import Tokens

# Sizes are in characters of a column, where a line end counts like most of a line and an ideograph like two letters.
ROW_TARGET: Final = 420  # from here on a row ends at the next sentence that begins alike on both sides
ROW_SOFT_LIMIT: Final = 800  # from here on at the next word that stands on both sides
ROW_HARD_LIMIT: Final = 1_300  # in any case, so that a row always fits on a page
LINE_END_COST: Final = 40
SHOWN_END: Final = 2_600  # of a passage longer than twice this, so much of its beginning and its end is shown
_WORTH_CUTTING: Final = 800  # characters: what is left out must be more than this
_WIDE_FROM: Final = 0x2E7F  # beyond it a character is as wide as two letters
_LINE_FEED: Final = 10

_LAST_NARROW: Final = 0x2E7F
_LINE_END: Final = 0x0A

_SPACES: Final = re.compile(r"[^\S\n\u2028\u2029]+")
_LINE_ENDS: Final = re.compile(r" ?[\n\u2028\u2029][\s\u2028\u2029]*")
_SINGLE_LINE_END: Final = re.compile(r"(?<![\n ]) *\n(?! *\n)")
_UNPRINTABLE: Final = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f-\x84\x86-\x9f\ufdd0-\ufdef\ufffe\uffff]")
_SURROGATES: Final = re.compile(r"[\ud800-\udfff]")
_SENTENCE_END: Final = re.compile(r"[.!?…。！？\n]")


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of one column; ``changed`` where its words are not in the other column."""

    text: str
    changed: bool


@dataclass(frozen=True, slots=True)
class Row:
    """The same stretch of both texts; ``paragraph`` where it begins one, and does not go on in the midst of one."""

    a: tuple[Run, ...]
    b: tuple[Run, ...]
    paragraph: bool = True


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What is not shown in the middle of a long passage, in words of each side."""

    words_a: int
    words_b: int


def printable(text: str) -> str:
    """Return ``text`` as a column shows it: one space, one line end at a time, nothing that a page cannot show."""
    text = _SURROGATES.sub("\ufffd", _UNPRINTABLE.sub("", text))
    return _LINE_ENDS.sub("\n", _SPACES.sub(" ", text)).strip()


def hard_wrapped(text: str) -> bool:
    """Tell whether the lines of ``text`` were broken to a width, with blank lines between the paragraphs."""
    lines = text[:400_000].split("\n")
    full = sum(50 <= len(line) <= 90 for line in lines)
    longer = sum(len(line) > 90 for line in lines)
    blank = sum(not line.strip() for line in lines)
    return blank > 0 and full > 0.5 * (len(lines) - blank) and longer < 0.02 * len(lines)


def unwrapped(text: str) -> str:
    """Return a hard-wrapped text with its paragraphs on a line each."""
    return _SINGLE_LINE_END.sub(" ", text)


def passage_rows(text_a: str, text_b: str, words_a: int, words_b: int, *, shorten: bool = True) -> list[Row | LeftOut]:
    """Return the rows of a passage with the texts ``text_a``, ``text_b`` of ``words_a``, ``words_b`` words.

    With ``shorten`` a long passage loses its middle: its beginning and its end are shown, a :class:`LeftOut` between.
    """
    longest = max(len(text_a), len(text_b))
    shown = _shown_end(text_a) if longest > SHOWN_END else SHOWN_END
    if not shorten or longest <= 2 * shown + _WORTH_CUTTING:
        return list(_rows(_Pair(printable(text_a), printable(text_b))))
    # An end is looked at somewhat farther than it is shown, so that it can be cut where both sides agree.
    reach = shown + shown // 3
    head_a, head_b = printable(text_a[:reach]), printable(text_b[:reach])
    tail_a, tail_b = printable(text_a[-reach:]), printable(text_b[-reach:])
    cut = _end_of_head(_Pair(head_a, head_b), shown)
    cut_tail = _start_of_tail(_Pair(tail_a, tail_b), shown)
    head = _Pair(head_a[: cut[0]], head_b[: cut[1]])
    tail = _Pair(tail_a[cut_tail[0] :], tail_b[cut_tail[1] :])
    gap = LeftOut(
        max(0, words_a - len(head.a.starts) - len(tail.a.starts)),
        max(0, words_b - len(head.b.starts) - len(tail.b.starts)),
    )
    return [*_rows(head), gap, *_rows(tail)]


class _Column:
    """A text with its words, and the room that it takes in a column up to each of its characters."""

    __slots__ = ("_room", "ends", "starts", "text", "tokens")

    def __init__(self, text: str, tokens: Tokens) -> None:
        self.text = text
        self.tokens = tokens
        self.starts: list[int] = tokens.starts.tolist()
        self.ends: list[int] = tokens.ends.tolist()
        codes = np.frombuffer(text.encode("utf-32-le", "replace"), dtype=np.uint32)
        room = 1 + (codes > _WIDE_FROM) + LINE_END_COST * (codes == _LINE_FEED)
        self._room: list[int] = [0, *np.cumsum(room).tolist()]

    def size(self, start: int, end: int) -> int:
        """Return how much room ``[start, end)`` takes."""
        return self._room[end] - self._room[start]


class _Pair:
    """Both columns, and the pairs of indices of the words that stand in both in the same order."""

    __slots__ = ("a", "b", "pairs")

    def __init__(self, text_a: str, text_b: str) -> None:
        tokens_a = tokenise(text_a)
        self.a = _Column(text_a, tokens_a)
        if text_a == text_b:
            self.b = self.a
            self.pairs = [(index, index) for index in range(len(tokens_a))]
            return
        tokens_b = tokenise(text_b)
        self.b = _Column(text_b, tokens_b)
        equal_a, equal_b = equal_words(tokens_a, tokens_b)
        indices_a: list[int] = equal_a.nonzero()[0].tolist()
        indices_b: list[int] = equal_b.nonzero()[0].tolist()
        self.pairs = list(zip(indices_a, indices_b, strict=True))


def _shown_end(text: str) -> int:
    """Return how many characters of each end of a long passage are shown: of ideographs, half as many."""
    sample = text[:400]
    wide = sum(ord(character) > _WIDE_FROM for character in sample)
    return SHOWN_END // 2 if 2 * wide > len(sample) else SHOWN_END


def _end_of_head(both: _Pair, shown: int) -> tuple[int, int]:
    """Return where the beginning of both texts is cut: at a word that stands on both sides."""
    for i, j in reversed(both.pairs):
        place = both.a.starts[i], both.b.starts[j]
        if max(place) <= shown and min(place) > 0:
            return place
    return shown, shown


def _start_of_tail(both: _Pair, shown: int) -> tuple[int, int]:
    """Return where the end of both texts begins: at a word that stands on both sides."""
    length_a, length_b = len(both.a.text), len(both.b.text)
    for i, j in both.pairs:
        place = both.a.starts[i], both.b.starts[j]
        if length_a - place[0] <= shown and length_b - place[1] <= shown:
            return place
    return max(0, length_a - shown), max(0, length_b - shown)


def _rows(both: _Pair) -> list[Row]:
    a, b, pairs = both.a, both.b, both.pairs
    same_a, same_b = {i for i, _ in pairs}, {j for _, j in pairs}
    cuts = _cuts(both)
    rows: list[Row] = []
    for (from_a, from_b), (to_a, to_b) in pairwise(cuts):
        pieces = 1 + max(a.size(from_a, to_a), b.size(from_b, to_b)) // ROW_HARD_LIMIT
        edges_a = _edges(from_a, to_a, pieces, a.starts)
        edges_b = _edges(from_b, to_b, pieces, b.starts)
        for piece in range(pieces):
            column_a = _runs(a, edges_a[piece], edges_a[piece + 1], same_a)
            column_b = _runs(b, edges_b[piece], edges_b[piece + 1], same_b)
            if column_a or column_b:
                begins = edges_a[piece] == 0 or a.text[edges_a[piece] - 1] == "\n"
                rows.append(Row(column_a, column_b, begins))
    return rows


def _cuts(both: _Pair) -> list[tuple[int, int]]:
    """Return where rows begin in both texts, and both ends last."""
    a, b = both.a, both.b
    cuts = [(0, 0)]
    for i, j in both.pairs:
        start_a, start_b = a.starts[i], b.starts[j]
        size = max(a.size(cuts[-1][0], start_a), b.size(cuts[-1][1], start_b))
        if size < ROW_TARGET:
            continue
        sentence = i > 0 and _SENTENCE_END.search(a.text, a.ends[i - 1], start_a) is not None
        if size >= ROW_SOFT_LIMIT or sentence:
            cuts.append((_before_quote(a, i), _before_quote(b, j)))
    cuts.append((len(a.text), len(b.text)))
    return cuts


def _before_quote(column: _Column, index: int) -> int:
    """Return where a row that starts with this word begins: quotation marks and brackets that open there go with it."""
    text, place = column.text, column.starts[index]
    previous = column.ends[index - 1] if index else 0
    line = text.rfind("\n", previous, place)
    if line >= 0:
        return line + 1  # with the dash of a speech too
    while place > previous and not text[place - 1].isspace():
        opening = unicodedata.category(text[place - 1]) in ("Ps", "Pi") or text[place - 1] in "\"'„"
        if not opening:
            break
        place -= 1
    return place


def _edges(start: int, end: int, pieces: int, word_starts: list[int]) -> list[int]:
    """Return ``pieces + 1`` edges that divide ``[start, end)`` evenly, at beginnings of words where near."""
    edges = [start]
    for piece in range(1, pieces):
        even = start + (end - start) * piece // pieces
        index = bisect_left(word_starts, even)
        near = word_starts[index] if index < len(word_starts) else end
        edges.append(max(edges[-1], near if near - even <= 100 and near <= end else even))
    return [*edges, end]


def _runs(column: _Column, start: int, end: int, same: set[int]) -> tuple[Run, ...]:
    """Return ``[start, end)`` as runs: neighbouring changed words are one run, with what stands between them."""
    text, starts, ends = column.text, column.starts, column.ends
    runs: list[Run] = []
    place = start
    changed_from, changed_to = -1, start
    for index in range(bisect_left(ends, start), bisect_left(starts, end)):
        if index not in same:
            if changed_from < 0:
                changed_from = max(starts[index], start)
            changed_to = min(ends[index], end)
        elif changed_from >= 0:
            runs += (Run(text[place:changed_from], False), Run(text[changed_from:changed_to], True))
            place, changed_from = changed_to, -1
    if changed_from >= 0:
        runs += (Run(text[place:changed_from], False), Run(text[changed_from:changed_to], True))
        place = changed_to
    runs.append(Run(text[place:end], False))
    return tuple(_without_outer_space([run for run in runs if run.text]))


def _without_outer_space(runs: list[Run]) -> list[Run]:
    if runs:
        runs[0] = Run(runs[0].text.lstrip(), runs[0].changed)
        runs[-1] = Run(runs[-1].text.rstrip(), runs[-1].changed)
    return [run for run in runs if run.text]
