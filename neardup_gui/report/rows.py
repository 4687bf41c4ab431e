"""A passage as rows of two columns: the same stretch of A and B side by side, with the changed words marked."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from neardup_gui.matching.alignment import equal_words
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.tokens import Tokens

# Sizes are in characters of a column, where a line end counts like most of a line and an ideograph like two letters.
ROW_TARGET: Final = 420  # from here on a row ends at the next sentence that begins alike on both sides
ROW_SOFT_LIMIT: Final = 800  # from here on at the next word that stands on both sides
ROW_HARD_LIMIT: Final = 1_300  # in any case, so that a row always fits on a page
LINE_END_COST: Final = 40
SHOWN_END: Final = 2_600  # of a passage longer than twice this, so much of its beginning and its end is shown
_LONGEST_SHOWN: Final = 2 * SHOWN_END + 800

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


@dataclass(frozen=True, slots=True)
class _Word:
    start: int
    end: int


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


def passage_rows(text_a: str, text_b: str, words_a: int, words_b: int) -> list[Row | LeftOut]:
    """Return the rows of a passage with the texts ``text_a``, ``text_b`` of ``words_a``, ``words_b`` words.

    A long passage is shortened in the middle: its beginning and its end are shown, and a :class:`LeftOut` between.
    """
    if max(len(text_a), len(text_b)) <= _LONGEST_SHOWN:
        return list(_rows(printable(text_a), printable(text_b)))
    # An end is looked at somewhat farther than it is shown, so that it can be cut where both sides agree.
    reach = SHOWN_END + SHOWN_END // 3
    head_a, head_b = printable(text_a[:reach]), printable(text_b[:reach])
    tail_a, tail_b = printable(text_a[-reach:]), printable(text_b[-reach:])
    cut = _common_place(head_a, head_b, from_end=False)
    head = _rows(head_a[: cut[0]], head_b[: cut[1]])
    cut_tail = _common_place(tail_a, tail_b, from_end=True)
    tail = _rows(tail_a[cut_tail[0] :], tail_b[cut_tail[1] :])
    shown_a = len(tokenise(head_a[: cut[0]])) + len(tokenise(tail_a[cut_tail[0] :]))
    shown_b = len(tokenise(head_b[: cut[1]])) + len(tokenise(tail_b[cut_tail[1] :]))
    return [*head, LeftOut(max(0, words_a - shown_a), max(0, words_b - shown_b)), *tail]


def _common_place(text_a: str, text_b: str, *, from_end: bool) -> tuple[int, int]:
    """Return where the beginning (the end) of both texts is cut: at a word that stands on both sides."""
    words_a, words_b, pairs = _aligned(text_a, text_b)
    if from_end:
        for i, j in pairs:
            place = words_a[i].start, words_b[j].start
            if len(text_a) - place[0] <= SHOWN_END and len(text_b) - place[1] <= SHOWN_END:
                return place
        return len(text_a) - SHOWN_END, len(text_b) - SHOWN_END
    for i, j in reversed(pairs):
        place = words_a[i].start, words_b[j].start
        if max(place) <= SHOWN_END and min(place) > 0:
            return place
    return SHOWN_END, SHOWN_END


def _rows(text_a: str, text_b: str) -> list[Row]:
    words_a, words_b, pairs = _aligned(text_a, text_b)
    same_a, same_b = {i for i, _ in pairs}, {j for _, j in pairs}
    cuts = [(0, 0)]
    for i, j in pairs:
        place = words_a[i].start, words_b[j].start
        size = max(_size(text_a, cuts[-1][0], place[0]), _size(text_b, cuts[-1][1], place[1]))
        sentence = i > 0 and _SENTENCE_END.search(text_a, words_a[i - 1].end, place[0]) is not None
        if size >= ROW_SOFT_LIMIT or (size >= ROW_TARGET and sentence):
            cuts.append((_before_quote(text_a, words_a, i), _before_quote(text_b, words_b, j)))
    cuts.append((len(text_a), len(text_b)))
    starts_a, starts_b = [word.start for word in words_a], [word.start for word in words_b]
    rows: list[Row] = []
    for (from_a, from_b), (to_a, to_b) in pairwise(cuts):
        pieces = 1 + max(_size(text_a, from_a, to_a), _size(text_b, from_b, to_b)) // ROW_HARD_LIMIT
        edges_a = _edges(from_a, to_a, pieces, starts_a)
        edges_b = _edges(from_b, to_b, pieces, starts_b)
        for piece in range(pieces):
            column_a = _runs(text_a, edges_a[piece], edges_a[piece + 1], words_a, same_a)
            column_b = _runs(text_b, edges_b[piece], edges_b[piece + 1], words_b, same_b)
            if column_a or column_b:
                begins = edges_a[piece] == 0 or text_a[edges_a[piece] - 1] == "\n"
                rows.append(Row(column_a, column_b, begins))
    return rows


def _before_quote(text: str, words: list[_Word], index: int) -> int:
    """Return where a row that starts with this word begins: quotation marks and brackets that open there go with it."""
    place = words[index].start
    previous = words[index - 1].end if index else 0
    line = text.rfind("\n", previous, place)
    if line >= 0:
        return line + 1  # with the dash of a speech too
    while place > previous and not text[place - 1].isspace():
        opening = unicodedata.category(text[place - 1]) in ("Ps", "Pi") or text[place - 1] in "\"'„"
        if not opening:
            break
        place -= 1
    return place


def _aligned(text_a: str, text_b: str) -> tuple[list[_Word], list[_Word], list[tuple[int, int]]]:
    """Return the words of both texts, and the pairs of indices of those that stand in both in the same order."""
    tokens_a, tokens_b = tokenise(text_a), tokenise(text_b)
    equal_a, equal_b = equal_words(tokens_a, tokens_b)
    indices_a: list[int] = equal_a.nonzero()[0].tolist()
    indices_b: list[int] = equal_b.nonzero()[0].tolist()
    return _words(tokens_a), _words(tokens_b), list(zip(indices_a, indices_b, strict=True))


def _words(tokens: Tokens) -> list[_Word]:
    return [_Word(start, end) for start, end in zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True)]


def _size(text: str, start: int, end: int) -> int:
    piece = text[start:end]
    wide = 0 if piece.isascii() else sum(character > "\u2e7f" for character in piece)
    return len(piece) + wide + LINE_END_COST * piece.count("\n")


def _edges(start: int, end: int, pieces: int, word_starts: list[int]) -> list[int]:
    """Return ``pieces + 1`` edges that divide ``[start, end)`` evenly, at beginnings of words where near."""
    edges = [start]
    for piece in range(1, pieces):
        even = start + (end - start) * piece // pieces
        index = bisect_left(word_starts, even)
        near = word_starts[index] if index < len(word_starts) else end
        edges.append(max(edges[-1], near if near - even <= 100 and near <= end else even))
    return [*edges, end]


def _runs(text: str, start: int, end: int, words: list[_Word], same: set[int]) -> tuple[Run, ...]:
    """Return ``text[start:end]`` as runs: neighbouring changed words are one run, with what stands between them."""
    runs: list[Run] = []
    place = start
    first = bisect_left(words, start, key=lambda word: word.end)
    changed_from: int | None = None
    changed_to = start

    def close() -> None:
        nonlocal place, changed_from
        if changed_from is not None:
            if changed_from > place:
                runs.append(Run(text[place:changed_from], False))
            runs.append(Run(text[changed_from:changed_to], True))
            place, changed_from = changed_to, None

    for index in range(first, len(words)):
        word = words[index]
        if word.start >= end:
            break
        if index in same:
            close()
            continue
        if changed_from is None:
            changed_from = max(word.start, start)
        changed_to = min(word.end, end)
    close()
    if place < end:
        runs.append(Run(text[place:end], False))
    return tuple(_without_outer_space(runs))


def _without_outer_space(runs: list[Run]) -> list[Run]:
    if runs:
        runs[0] = Run(runs[0].text.lstrip(), runs[0].changed)
        runs[-1] = Run(runs[-1].text.rstrip(), runs[-1].changed)
    return [run for run in runs if run.text]
