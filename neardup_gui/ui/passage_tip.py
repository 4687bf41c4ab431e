"""What is said of a passage while the mouse rests on it."""

from __future__ import annotations

from typing import Final

from neardup_gui.documents.model import Document
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import Span
from neardup_gui.ui.passage_marks import PassageMark, mark_name
from neardup_gui.ui.places import chapter_at, page_at
from neardup_gui.ui.session import Side
from neardup_gui.wording.names import found_by_sentence, kind_name
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

_FIRST_WORDS: Final = 110  # characters


def passage_tip(
    passage: Passage,
    side: Side,
    documents: tuple[Document, Document],
    offset: int,
    mark: PassageMark,
    translate: Translator,
) -> str:
    """Return what is to be said at ``offset`` of the text ``side``: a line each for its likeness, its partner, ….

    ``documents``: of A and of B.
    """
    here, other = documents if side == "a" else documents[::-1]
    words, words_there = (passage.words_a, passage.words_b) if side == "a" else (passage.words_b, passage.words_a)
    partner = passage.b if side == "a" else passage.a
    language = translate.language
    text = translate("PassageTip", "Passage {number}: {kind}, {words} here, {there} in {other}, {similarity} alike.")
    first = text.format(
        number=passage.id,
        kind=kind_name(passage.kind, translate),
        words=translate("Figures", "%n words", words),
        there=integer(words_there, language),
        other="B" if side == "a" else "A",
        similarity=percent(passage.similarity, language),
    )
    chapter = chapter_at(other, partner.start)
    place = percent(partner.start / max(len(other.text), 1), language)
    where = translate("PassageTip", "In {other} at {place}").format(other="B" if side == "a" else "A", place=place)
    second = f"{', '.join(filter(None, [where, chapter]))}: {_beginning(other, partner, translate)}"
    moved = translate("PassageTip", "It stands in another order than its neighbours.") if passage.moved else ""
    judged = mark_name(mark)
    lines = [
        first,
        second,
        f"{moved} {found_by_sentence(passage.found_by, translate)}".strip(),
        # The first letter of a sentence; the rest may hold a name.
        " ".join(filter(None, [f"{judged[:1].upper()}{judged[1:]}." if judged else "", mark.note])),
        translate("PassageTip", "Click to see it in the other text."),
    ]
    page = page_at(here.blocks, offset)
    if page is not None:
        lines[-1] += " " + translate("PassageTip", "Page {page}.").format(page=integer(page, language))
    return "\n".join(filter(None, lines))


def _beginning(document: Document, span: Span, translate: Translator) -> str:
    """Return how a passage begins, in one line, in quotation marks."""
    start, end = span
    shown = " ".join(document.text[start : min(end, start + _FIRST_WORDS)].split())
    if end > start + _FIRST_WORDS:
        shown = shown.rsplit(" ", 1)[0] + "…"
    return translate("PassageTip", "“{words}”").format(words=shown)
