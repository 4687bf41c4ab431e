"""Everything that depends on one text alone: made once, then used at each move of a slider."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cached_property
from threading import Lock
from typing import Final, TypeVar

import numpy as np

from neardup_gui.compare.settings import AUTO, Settings, Unit, fixed_settings, unit_for
from neardup_gui.documents.model import Document
from neardup_gui.fingerprints.distill import Digits, distill
from neardup_gui.fingerprints.distill_gems import Detail, Gems, gems
from neardup_gui.fingerprints.distill_tables import Variant
from neardup_gui.fingerprints.shingles import BoolArray, Shingles, shingles, window_checksums
from neardup_gui.fingerprints.simhash import SimHash, SimHashPreset, simhash
from neardup_gui.fingerprints.supershingles import Sketch, sketch
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray
from neardup_gui.text.article import tokenise_as_article
from neardup_gui.text.forms import lemmatised, stemmed, without_stop_words
from neardup_gui.text.languages import detect_language
from neardup_gui.text.sentences import sentence_bounds
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.tokens import Hashes, Tokens
from neardup_gui.text.units import Units, character_units, word_units

T = TypeVar("T")

_REMEMBERED: Final = 6  # variants of one kind: enough to go back and forth on a slider without doing work twice
_UNSPACED_LANGUAGES: Final = frozenset({"zh", "ja", "th", "lo", "km", "my"})


class Prepared:
    """A document with its tokens, and a memory of the fingerprints that were asked for last.

    May be shared by threads: the memory is locked, and what it holds is never changed.
    """

    def __init__(self, document: Document, tokens: Tokens, language: str) -> None:
        self.document = document
        self.tokens = tokens  # canonical words, stop words included, no lemmas: what passages are found on
        self.language = language
        self._memory: dict[str, OrderedDict[Hashable, object]] = {}
        self._lock = Lock()

    @property
    def words(self) -> int:
        """Number of tokens: words, or characters in scripts without spaces."""
        return len(self.tokens)

    @property
    def unspaced(self) -> bool:
        """Whether the text is written without spaces between words."""
        return self.language in _UNSPACED_LANGUAGES

    @cached_property
    def mask(self) -> BoolArray | None:
        """Which tokens touch a stretch that is not the author's, bool ``(words,)``; None where there is no such one."""
        if not self.document.excluded:
            return None
        return self.excluded_among(self.tokens.starts, self.tokens.ends)

    @cached_property
    def stems(self) -> Tokens:
        """The tokens under their stems, by which passages are found however the words are inflected."""
        return stemmed(self.tokens, self.language)

    @cached_property
    def bounds(self) -> IntArray:
        """The first token of each sentence, and the number of tokens last."""
        return sentence_bounds(self.document.text, self.tokens)

    def excluded_among(self, starts: np.ndarray, ends: np.ndarray) -> BoolArray:
        """Return which of the given places touch an excluded stretch, bool ``(n,)``."""
        touched = np.zeros(len(starts), dtype=np.bool_)
        for exclusion in self.document.excluded:
            touched |= (starts < exclusion.span.end) & (ends > exclusion.span.start)
        return touched

    def units(self, settings: Settings, progress: Progress = NO_PROGRESS) -> Units:
        """Return the units that shingles are made of under ``settings``, whose unit is decided."""
        unit = settings.unit
        assert unit is not None
        return self._remembered("units", _units_key(settings), lambda: self._make_units(settings, unit, progress))

    def masked(self, units: Units, settings: Settings) -> BoolArray | None:
        """Return which units no shingle may hold, bool ``(len(units),)``; None where all may be held.

        The article's figures pass over nothing.
        """
        if settings.boilerplate or settings.by_article or not self.document.excluded:
            return None
        return self.excluded_among(units.starts, units.ends)

    def checksums(self, settings: Settings) -> Hashes:
        """Return the checksum of the window at every unit, masked ones included, uint64."""
        length = settings.shingle_length
        assert isinstance(length, int)
        key = (_units_key(settings), length, settings.hash)
        return self._remembered("checksums", key, lambda: window_checksums(self.units(settings), length, settings.hash))

    def shingles(self, settings: Settings, progress: Progress = NO_PROGRESS) -> Shingles:
        """Return the shingles under ``settings`` (unit and length decided), all of them or those sampled."""
        length = settings.shingle_length
        assert isinstance(length, int)
        key = (_units_key(settings), length, settings.step, settings.hash, settings.boilerplate)

        def make() -> Shingles:
            units = self.units(settings, progress)
            return shingles(units, length, settings.step, settings.hash, self.masked(units, settings))

        whole = self._remembered("shingles", key, make)
        progress.check()
        return self._remembered("sampled", (key, settings.modulus), lambda: whole.sampled(settings.modulus))

    def digits(self, variant: Variant, progress: Progress = NO_PROGRESS) -> Digits:
        """Return the distilled text: the whole of ``Document.text``, boilerplate included, as a catalogue expects."""
        return self._remembered("digits", variant, lambda: distill(self.document.text, variant, progress))

    def gems(self, variant: Variant, detail: Detail, progress: Progress = NO_PROGRESS) -> Gems:
        """Return the gems of the distilled text."""
        return self._remembered("gems", (variant, detail), lambda: gems(self.digits(variant, progress), detail))

    def simhash(
        self, preset: SimHashPreset, boilerplate: bool = False, progress: Progress = NO_PROGRESS
    ) -> SimHash | None:
        """Return the SimHash; None where there is too little text. The article's own passes over nothing."""
        whole = boilerplate or preset == "article"

        def make() -> SimHash | None:
            tokens = self.tokens if whole else self._own_tokens()
            return simhash(tokens, self.language, preset, self.document.text, progress)

        return self._remembered("simhash", (preset, whole), make)

    @property
    def sketch_unit(self) -> Unit:
        """The unit of the shingles that the sketch is made of, which no setting moves."""
        return unit_for(self.words, self.unspaced)

    def sketch(self, boilerplate: bool = False, progress: Progress = NO_PROGRESS) -> Sketch | None:
        """Return the sketch of all shingles of the default length; None where there is no such shingle.

        Fetterly, Manasse, Najork 2003 took phrases of five words. Characters serve unspaced scripts and short texts.
        """

        def make() -> Sketch | None:
            whole = self.shingles(fixed_settings(self.sketch_unit, boilerplate), progress.part(0.0, 0.4))
            return sketch(whole.distinct, progress.part(0.4, 1.0))

        return self._remembered("sketch", boilerplate, make)

    def own_words(self, boilerplate: bool = False) -> int:
        """Return how many tokens are compared: those of the author, unless boilerplate is compared too."""
        return len(self.tokens) if boilerplate else len(self._own_tokens())

    def _own_tokens(self) -> Tokens:
        mask = self.mask
        if mask is None:
            return self.tokens
        kept = np.flatnonzero(~mask)
        tokens = self.tokens
        return Tokens(tokens.ids[kept], tokens.starts[kept], tokens.ends[kept], tokens.vocabulary, tokens.hashes)

    def _make_units(self, settings: Settings, unit: Unit, progress: Progress) -> Units:
        if settings.by_article:
            tokens = tokenise_as_article(self.document.text, settings.stop_words, progress.part(0.0, 0.5))
        elif settings.stop_words:
            tokens = without_stop_words(self.tokens, self.language)
        else:
            tokens = self.tokens
        if settings.lemmas:
            tokens = lemmatised(tokens, self.language, progress.part(0.5, 0.9))
        return word_units(tokens) if unit == "words" else character_units(tokens, self.document.text)

    def _remembered(self, kind: str, key: Hashable, make: Callable[[], T]) -> T:
        with self._lock:
            known = self._memory.setdefault(kind, OrderedDict())
            if key in known:
                known.move_to_end(key)
                return known[key]  # type: ignore[return-value]
        made = make()
        with self._lock:
            known[key] = made
            while len(known) > _REMEMBERED:
                known.popitem(last=False)
        return made


def _units_key(settings: Settings) -> Hashable:
    return (settings.by_article, settings.stop_words, settings.lemmas, settings.unit)


def prepare(document: Document, language: str = AUTO, progress: Progress = NO_PROGRESS) -> Prepared:
    """Tokenise a document and find its language, unless ``language`` names it (ISO 639-1)."""
    tokens = tokenise(document.text, progress)
    return Prepared(document, tokens, detect_language(tokens) if language == AUTO else language)
