"""What of a stretch of text is really compared, word by word: for those who want to see why something matched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from neardup_gui.compare.left_out import COMMON_TEXT, IGNORED
from neardup_gui.compare.prepare import Prepared
from neardup_gui.compare.settings import Settings
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray, Span
from neardup_gui.text.article import tokenise_as_article
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.tokens import Tokens

Fate = Literal["compared", "stop_word", "number", "ignored", "common_text", "excluded"]

MOST: Final = 2_000  # words that are looked at: more than a screen holds


@dataclass(frozen=True, slots=True)
class ComparedWord:
    """One word: its place, the canonical form that it has or would have, and whether shingles are made of it."""

    span: Span
    form: str
    fate: Fate


@dataclass(frozen=True, slots=True)
class ComparedWords:
    """The words of ``span``, in text order. ``length``: words of a shingle; 0 where shingles are of characters."""

    span: Span  # cut where the stretch is longer than :data:`MOST` words
    words: tuple[ComparedWord, ...]
    length: int
    is_whole: bool


def compared_words(
    prepared: Prepared, settings: Settings, span: Span, progress: Progress = NO_PROGRESS
) -> ComparedWords:
    """Return what of ``span`` shingles are made of under ``settings``, which are in force (unit and length decided).

    Raises SettingError ``boilerplate_unreadable``.
    """
    reduced = prepared.reduced(settings)
    span = _whole_words(span, prepared.tokens)
    stretch = prepared.document.text[span.start : span.end]
    if settings.by_article:
        all_words = tokenise_as_article(stretch, stop_words=False)
    else:
        all_words = tokenise(stretch, spelling=settings.spelling)
    is_whole = len(all_words) <= MOST
    starts = all_words.starts[:MOST] + span.start
    ends = all_words.ends[:MOST] + span.start
    kept = reduced.word_tokens(settings, progress)
    masked = reduced.masked_tokens(kept, settings)
    places = _places(kept.starts, starts)
    out = {
        code: [part.span for part in reduced.excluded(settings.boilerplate) if part.code == code]
        for code in (IGNORED, COMMON_TEXT)
    }
    words: list[ComparedWord] = []
    for index, form in enumerate(all_words.words()[:MOST]):
        here = Span(int(starts[index]), int(ends[index]))
        place = int(places[index])
        if place >= 0:
            form = kept.vocabulary[int(kept.ids[place])]
        fate: Fate = "compared"
        if masked is not None and place >= 0 and masked[place]:
            fate = "common_text" if _inside(here, out[COMMON_TEXT]) else "excluded"
        elif place < 0:
            if _inside(here, out[IGNORED]):
                fate = "ignored"
            elif not settings.numbers and form.isdecimal():
                fate = "number"
            else:
                fate = "stop_word"
        words.append(ComparedWord(here, form, fate))
    length = settings.shingle_length if settings.unit == "words" and isinstance(settings.shingle_length, int) else 0
    shown = span if is_whole else Span(span.start, int(ends[-1]))
    return ComparedWords(shown, tuple(words), length, is_whole)


def _whole_words(span: Span, tokens: Tokens) -> Span:
    """Return the span rounded out to the words that its edges lie in."""
    if not len(tokens):
        return span
    first = min(int(np.searchsorted(tokens.ends, span.start, side="right")), len(tokens) - 1)
    last = max(int(np.searchsorted(tokens.starts, span.end, side="left")) - 1, 0)
    return Span(min(span.start, int(tokens.starts[first])), max(span.end, int(tokens.ends[last])))


def _places(known: IntArray, wanted: IntArray) -> IntArray:
    """Return for each start its place among the known ones, or -1."""
    if not len(known):
        return np.full(len(wanted), -1, dtype=np.int64)
    places = np.minimum(np.searchsorted(known, wanted), len(known) - 1)
    return np.where(known[places] == wanted, places, -1)


def _inside(place: Span, spans: list[Span]) -> bool:
    return any(place.overlaps(span) for span in spans)
