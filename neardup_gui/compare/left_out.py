"""What the settings leave out of both texts: phrases of a list, and whatever stands in a boilerplate document.

Phrases are taken out of the words, as stop words are: what stood before and after is then side by side, so a copied
passage with a set phrase in it is still one passage. Text of the boilerplate document is masked, as a licence is: no
shingle and no passage reaches into it. Neither counts as compared text in the coverage.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from neardup_gui.compare.settings import Settings
from neardup_gui.documents import read_document
from neardup_gui.documents.model import Document, Exclusion
from neardup_gui.errors import NeardupError, SettingError
from neardup_gui.fingerprints.shingles import BoolArray, window_hashes
from neardup_gui.spans import Span, SpanArray
from neardup_gui.text.canonical import Spelling
from neardup_gui.text.characters import UNSPACED, character_class
from neardup_gui.text.phrases import inside_phrases
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.tokens import Hashes, Tokens

IGNORED: Final = "ignored"  # codes of exclusions
COMMON_TEXT: Final = "common_text"

# Words in a row that a text must share with the boilerplate document. Fewer are a set phrase of the language.
SHORTEST: Final = 8
SHORTEST_UNSPACED: Final = 16  # characters of scripts without spaces


@dataclass(frozen=True, slots=True)
class FileStamp:
    """A file as it was when it was looked at: path, size in bytes, time of change in nanoseconds."""

    path: str
    size: int
    changed: int


@dataclass(frozen=True, slots=True)
class Reduction:
    """What of the settings changes the words that are compared. Equal ones give equal words."""

    spelling: Spelling
    ignore: tuple[str, ...]
    boilerplate: FileStamp | None

    @property
    def is_none(self) -> bool:
        return self.spelling == Spelling() and not self.ignore and self.boilerplate is None


@dataclass(frozen=True, slots=True, eq=False)
class Reduced:
    """The words that are left, those of masked stretches included, and what was left out, in text order."""

    tokens: Tokens
    left_out: tuple[Exclusion, ...]


def reduction(settings: Settings) -> Reduction:
    """Return the reduction that the settings ask for.

    Raises SettingError ``boilerplate_unreadable`` where there is no boilerplate document at its path.
    """
    return Reduction(settings.spelling, settings.ignore, _stamp(settings.boilerplate_document))


def reduce_tokens(text: str, tokens: Tokens, wanted: Reduction) -> Reduced:
    """Return what is left of ``tokens``, which are the words of ``text`` in the usual spelling.

    Raises SettingError ``boilerplate_unreadable``.
    """
    if wanted.spelling != Spelling():
        tokens = tokenise(text, spelling=wanted.spelling)
    left_out: list[Exclusion] = []
    if wanted.boilerplate is not None:
        inside = _inside_document(tokens, wanted.boilerplate, wanted.spelling)
        left_out += _exclusions(tokens, inside, COMMON_TEXT)
    if wanted.ignore:
        inside = inside_phrases(tokens, wanted.ignore, wanted.spelling)
        left_out += _exclusions(tokens, inside, IGNORED)
        tokens = tokens.chosen(~inside)
    return Reduced(tokens, tuple(sorted(left_out, key=lambda part: part.span)))


def excluded_from(document: Document, left_out: tuple[Exclusion, ...], boilerplate: bool) -> tuple[Exclusion, ...]:
    """Return what of a document is not compared, in text order."""
    if not left_out:
        return () if boilerplate else document.excluded
    return tuple(sorted((*(() if boilerplate else document.excluded), *left_out), key=lambda part: part.span))


def characters_left_out(excluded: Sequence[Exclusion]) -> int:
    """Return how many code points stand inside at least one exclusion."""
    return SpanArray.of(part.span for part in excluded).covered()


def _stamp(path: str | None) -> FileStamp | None:
    if path is None:
        return None
    try:
        facts = Path(path).stat()
    except OSError as error:
        raise SettingError("boilerplate_unreadable", path) from error
    return FileStamp(path, facts.st_size, facts.st_mtime_ns)


def _inside_document(tokens: Tokens, stamp: FileStamp, spelling: Spelling) -> BoolArray:
    """Return which tokens stand in a window that the document has too, bool ``(n,)``."""
    document = _document_words(stamp, spelling)
    unspaced = any(character_class(form[0]) & 7 == UNSPACED for form in tokens.vocabulary[:200] if form)
    length = SHORTEST_UNSPACED if unspaced else SHORTEST
    known = np.sort(window_hashes(document, length))
    windows = window_hashes(tokens.hashes[tokens.ids], length)
    inside = np.zeros(len(tokens), dtype=np.bool_)
    if not len(known) or not len(windows):
        return inside
    places = np.minimum(np.searchsorted(known, windows), len(known) - 1)
    # A window that is found covers its own length: count those that begin before, and those that have ended.
    edges = np.zeros(len(tokens) + 1, dtype=np.int64)
    found = np.flatnonzero(known[places] == windows)
    edges[found] += 1
    edges[found + length] -= 1
    inside[:] = np.cumsum(edges[:-1]) > 0
    return inside


@lru_cache(maxsize=4)
def _document_words(stamp: FileStamp, spelling: Spelling) -> Hashes:
    """Return the hash of each word of the boilerplate document. The stamp changes with the file."""
    try:
        text = read_document(stamp.path).text
    except NeardupError as error:
        raise SettingError("boilerplate_unreadable", stamp.path) from error
    tokens = tokenise(text, spelling=spelling)
    return tokens.hashes[tokens.ids]


def _exclusions(tokens: Tokens, inside: BoolArray, code: str) -> list[Exclusion]:
    """Return each unbroken row of tokens as one exclusion."""
    edges = np.diff(np.concatenate(([0], inside.astype(np.int8), [0])))
    first, after = np.flatnonzero(edges == 1), np.flatnonzero(edges == -1)
    starts, ends = tokens.starts[first], tokens.ends[after - 1]
    return [Exclusion(Span(start, end), code) for start, end in zip(starts.tolist(), ends.tolist(), strict=True)]
