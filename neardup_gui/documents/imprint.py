"""Finds imprint pages and the notices of e-book shops.

A single mention proves nothing, since authors write about books too. What is looked for are lines that are nothing but
such a notice, and several kinds of them in one place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from neardup_gui.documents.windows import TextLine, lines_at_ends
from neardup_gui.spans import Span

_KINDS_NEEDED: Final = 2
_SHORT: Final = 160  # characters: longer lines are of an imprint only where they say so
_BETWEEN: Final = 3  # short lines of no kind (names, addresses) that may stand between two of an imprint
_NEAR: Final = 15_000  # characters from the beginning or the end

# Each kind counts once: two notices of one kind are no better proof than one. Alternatives, one in a line.
_KIND_PATTERNS: Final = {
    "isbn": (
        r"(?:e-?)?ISBN(?:-1[03])?\b[^\w]{0,4}(?:\([^)]{1,30}\)\W{0,3})?(?:97[89])?[\d ‐-–-]{8,20}[\dXх]?\b.{0,60}$",
    ),
    "copyright": (
        r"copyright\b\W{0,3}(?:©|\(c\)|(?:19|20)\d\d|by\b).{1,200}$",
        r"(?:©|\(c\))\W{0,3}(?=.{0,150}\b(?:1[89]|20)\d\d\b).{1,200}$",
        r"©\s*\S.{2,120}(?:издательств|оформлени|перевод|ООО|АО\b|ЗАО|publish|press|books)",
    ),
    "rights": (
        r"all rights reserved\b",
        r"(?:все|исключительные) права (?:защищены|на|сохранены)\b",
        r"版权所有|版權所有",
        r"[^.]{0,40}\bno part of this (?:\w+ ){1,2}may be (?:reproduced|used|copied|stored)",
        r"[^.]{0,60}\bникакая часть (?:\w+ ){1,4}не может быть (?:воспроизведена|использована|скопирована)",
    ),
    "library": (
        r"(?:УДК|ББК)\s*[\d(]",
        r"Library of Congress (?:Catalog|Control)",
        r".{0,40}\bCIP (?:catalogue record|data)\b",
        r"图书在版编目",
    ),
    "fiction": (r"this (?:book |novel )?is a work of fiction\W.{0,40}\b(?:names|characters)\b",),
    "printing": (
        r"(?:printed (?:and bound )?in|manufactured in)\b.{0,100}(?:\d{4}|the )",
        r"first (?:published|edition|printing|printed)\b.{0,100}\d{4}",
        r"(?:подписано (?:в|к) печат|тираж\W{1,4}\d|формат \d\d\s?[xх×]|усл\. ?печ|отпечатано (?:в|с)\b|заказ №)",
        r"印刷|印数|定价",
    ),
    "edition": (
        r"(?:kindle|smashwords|e-?book|epub|digital) edition\b.{0,60}$",
        r"(?:published|distributed) (?:\w+ )?by\b.{2,90}$",
    ),
}
_KINDS: Final = tuple(
    (name, re.compile(r"\W*(?:" + "|".join(patterns) + ")", re.IGNORECASE)) for name, patterns in _KIND_PATTERNS.items()
)
# Notices that no author writes. One is enough, for its own line.
_NOTICES: Final = re.compile(
    r"\W*(?:данная книга (?:была )?(?:куплена|приобретена)|текст предоставлен (?:правообладател|издательств|ООО)"
    r"|прочитайте эту книгу целиком|безопасно оплатить книгу можно|конец ознакомительного фрагмента"
    r"|приобретайте полный текст книги|купить и скачать (?:эту )?книгу|электронная версия книги подготовлена компанией"
    r"|книга (?:скачана|загружена) с сайта|спасибо,? что скачали книгу|эта же книга в других форматах"
    r"|th(?:is|e) e-?book is licensed for your personal (?:enjoyment|use)"
    r"|thank you for (?:downloading|purchasing|buying) this e-?book"
    r"|if you(?:'|’| a)re reading this book and did not purchase it)",
    re.IGNORECASE,
)
# Lines that may stand in an imprint and prove nothing.
_FILLERS: Final = re.compile(
    r"\W*(?:https?://|www\.|[\w.+-]+@[\w-]+\.\w|e-?mail\b|тел\.|tel\b|fax\b"
    r"|(?:cover|jacket|book|interior) (?:design|art|illustration|photo)"
    r"|(?:edited|translated|typeset|designed|illustrated) by\b"
    r"|(?:дизайн|художник|корректор|вёрстка|верстка|компьютерная|перевод с|издательство|ООО|ЗАО|АО|адрес"
    r"|(?:(?:технический|ответственный|главный) )?редактор)\b"
    r"|[\d\s.,/–-]{1,30}$|(?:19|20)\d\d\W*$|\d{5,6}, )",
    re.IGNORECASE,
)


def find_imprints(text: str, within: Span) -> list[Span]:
    """Return the imprints and shop notices near the beginning and the end of ``within``, in order."""
    found: list[Span] = []
    for lines in lines_at_ends(text, within):
        near = [line for line in lines if line.start < within.start + _NEAR or line.end > within.end - _NEAR]
        found += _clusters(near)
        found += [Span(line.start, line.end) for line in near if _NOTICES.match(line.text)]
    return _united(found)


def _kind(line: TextLine) -> str:
    """Return the kind of notice that a line is; "filler", or nothing for an ordinary line."""
    for name, pattern in _KINDS:
        if pattern.match(line.text):
            return name
    if len(line.text) <= _SHORT and _FILLERS.match(line.text):
        return "filler"
    return "short" if len(line.text) <= _SHORT else ""


def _clusters(lines: Sequence[TextLine]) -> list[Span]:
    """Return stretches of lines that hold notices of several kinds, from the first notice or filler to the last."""
    found: list[Span] = []
    kinds = [_kind(line) for line in lines]
    for proper, run in groupby(range(len(lines)), key=lambda place: kinds[place] != ""):
        if proper:
            found += _within_run(lines, kinds, list(run))
    return found


def _within_run(lines: Sequence[TextLine], kinds: Sequence[str], run: Sequence[int]) -> list[Span]:
    found: list[Span] = []
    cluster: list[int] = []
    for place in [*run, None]:
        if place is None or (cluster and place - cluster[-1] > _BETWEEN + 1):
            if len({kinds[member] for member in cluster} - {"filler"}) >= _KINDS_NEEDED:
                found.append(Span(lines[cluster[0]].start, lines[cluster[-1]].end))
            cluster = []
        if place is not None and kinds[place] != "short":
            cluster.append(place)
    return found


def _united(spans: list[Span]) -> list[Span]:
    """Return the spans in order, those that touch or overlap as one."""
    united: list[Span] = []
    for span in sorted(spans):
        if united and span.start <= united[-1].end + 1:
            united[-1] = Span(united[-1].start, max(united[-1].end, span.end))
        else:
            united.append(span)
    return united
