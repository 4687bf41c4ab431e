"""Everything that depends on one text alone: made once, then used at each move of a slider."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import cached_property
from threading import Lock
from typing import Final, TypeVar

import numpy as np

from neardup_gui.compare.left_out import Reduction, excluded_from, reduce_tokens, reduction
from neardup_gui.compare.settings import AUTO, Settings, Unit, fixed_settings, unit_for
from neardup_gui.documents.blocks import blocks_of_kind
from neardup_gui.documents.model import BlockKind, Document, Exclusion
from neardup_gui.fingerprints.distill import Digits, distill
from neardup_gui.fingerprints.distill_gems import Detail, Gems, gems
from neardup_gui.fingerprints.distill_tables import Variant
from neardup_gui.fingerprints.shingles import BoolArray, Shingles, shingles, window_checksums
from neardup_gui.fingerprints.simhash import SimHash, SimHashPreset, simhash
from neardup_gui.fingerprints.supershingles import Sketch, sketch
from neardup_gui.fingerprints.word_digits import WordDigits, word_digits
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.spans import IntArray, SpanArray
from neardup_gui.text.article import tokenise_as_article
from neardup_gui.text.forms import lemmatised, stemmed, without_numbers, without_stop_words
from neardup_gui.text.languages import detect_language
from neardup_gui.text.sentences import sentence_bounds
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.tokens import Hashes, Tokens
from neardup_gui.text.units import Units, character_units, word_units

T = TypeVar("T")

_REMEMBERED: Final = 6  # variants of one kind: enough to go back and forth on a slider without doing work twice
_WORDS_REMEMBERED: Final = 2
_REDUCED_REMEMBERED: Final = 1  # each holds tokens and fingerprints of its own
_UNSPACED_LANGUAGES: Final = frozenset({"zh", "ja", "th", "lo", "km", "my"})


class Prepared:
    """A document with its tokens, and a memory of the fingerprints that were asked for last.

    May be shared by threads: the memory is locked, and what it holds is never changed.
    """

    def __init__(
        self,
        document: Document,
        tokens: Tokens,
        language: str,
        left_out: tuple[Exclusion, ...] = (),
        whole: Prepared | None = None,
    ) -> None:
        self.document = document
        self.tokens = tokens  # canonical words, stop words included, no lemmas: what passages are found on
        self.language = language
        self.left_out = left_out  # by the settings, beside what the document itself excludes
        self._whole = whole  # where this one is reduced: the same text with nothing left out
        self._memory: dict[str, OrderedDict[Hashable, object]] = {}
        self._lock = Lock()

    @property
    def words(self) -> int:
        """Number of tokens: words, or characters in scripts without spaces."""
        return len(self.tokens)

    @property
    def all_words(self) -> int:
        """Number of tokens of the whole text, those that the settings leave out included."""
        return self.words if self._whole is None else self._whole.words

    @property
    def unspaced(self) -> bool:
        """Whether the text is written without spaces between words."""
        return self.language in _UNSPACED_LANGUAGES

    @cached_property
    def notes(self) -> SpanArray:
        """Footnotes and endnotes, where the file tells them apart."""
        return SpanArray.of(block.span for block in blocks_of_kind(self.document.blocks, BlockKind.FOOTNOTE)).merged()

    def reduced(self, settings: Settings) -> Prepared:
        """Return this text as the settings want its words: ё, look-alikes, phrases and boilerplate document.

        Itself where they are the usual ones. Raises SettingError ``boilerplate_unreadable``.
        """
        wanted = reduction(settings)
        if wanted.is_none:
            return self
        return self._remembered("reduced", wanted, lambda: self._reduced(wanted), _REDUCED_REMEMBERED)

    def _reduced(self, wanted: Reduction) -> Prepared:
        left = reduce_tokens(self.document.text, self.tokens, wanted)
        return Prepared(self.document, left.tokens, self.language, left.left_out, self)

    def excluded(self, boilerplate: bool) -> tuple[Exclusion, ...]:
        """Return what is not compared, in text order; ``boilerplate``: whether the document's own stretches are."""
        return excluded_from(self.document, self.left_out, boilerplate)

    def mask(self, boilerplate: bool = False) -> BoolArray | None:
        """Return which tokens touch a stretch that is not compared, bool ``(words,)``; None where there is no such."""
        return self._remembered("mask", boilerplate, lambda: self._touched(self.tokens, boilerplate))

    def _touched(self, places: Tokens | Units, boilerplate: bool) -> BoolArray | None:
        excluded = self.excluded(boilerplate)
        return touching(excluded, places.starts, places.ends) if excluded else None

    @cached_property
    def stems(self) -> Tokens:
        """The tokens under their stems, by which passages are found however the words are inflected."""
        return stemmed(self.tokens, self.language)

    def word_digits(self) -> WordDigits:
        """Return the Distill digits of the tokens, by which words are found however they are spelt."""
        return word_digits(self.tokens)  # not remembered: they are as large as the tokens and wanted once

    @cached_property
    def bounds(self) -> IntArray:
        """The first token of each sentence, and the number of tokens last."""
        return sentence_bounds(self.document.text, self.tokens)

    def excluded_among(self, starts: np.ndarray, ends: np.ndarray) -> BoolArray:
        """Return which of the given places touch an excluded stretch, bool ``(n,)``."""
        return touching(self.excluded(boilerplate=False), starts, ends)

    def units(self, settings: Settings, progress: Progress = NO_PROGRESS) -> Units:
        """Return the units that shingles are made of under ``settings``, whose unit is decided."""
        unit = settings.unit
        assert unit is not None
        return self._remembered("units", units_key(settings), lambda: self._make_units(settings, unit, progress))

    def masked(self, units: Units, settings: Settings) -> BoolArray | None:
        """Return which units no shingle may hold, bool ``(len(units),)``; None where all may be held.

        The article's figures pass over nothing.
        """
        return None if settings.by_article else self._touched(units, settings.boilerplate)

    def checksums(self, settings: Settings) -> Hashes:
        """Return the checksum of the window at every unit, masked ones included, uint64."""
        length = settings.shingle_length
        assert isinstance(length, int)
        key = (units_key(settings), length, settings.hash)
        return self._remembered("checksums", key, lambda: window_checksums(self.units(settings), length, settings.hash))

    def shingles(self, settings: Settings, progress: Progress = NO_PROGRESS) -> Shingles:
        """Return the shingles under ``settings`` (unit and length decided), all of them or those sampled."""
        length = settings.shingle_length
        assert isinstance(length, int)
        key = (units_key(settings), length, settings.step, settings.hash, settings.boilerplate)

        def make() -> Shingles:
            units = self.units(settings, progress)
            return shingles(units, length, settings.step, settings.hash, self.masked(units, settings))

        whole = self._remembered("shingles", key, make)
        progress.check()
        return self._remembered("sampled", (key, settings.modulus), lambda: whole.sampled(settings.modulus))

    def forget_shingles(self) -> None:
        """Give back the memory of the shingles, which are made anew where they are asked for again."""
        with self._lock:
            self._memory.pop("shingles", None)
            self._memory.pop("sampled", None)

    def digits(self, variant: Variant, progress: Progress = NO_PROGRESS) -> Digits:
        """Return the distilled text: the whole of ``Document.text``, boilerplate included, as a catalogue expects."""
        if self._whole is not None:
            return self._whole.digits(variant, progress)
        return self._remembered("digits", variant, lambda: distill(self.document.text, variant, progress))

    def gems(
        self,
        variant: Variant,
        detail: Detail,
        progress: Progress = NO_PROGRESS,
        sequences: tuple[str, ...] | None = None,
        smallest: int | None = None,
    ) -> Gems:
        """Return the gems of the distilled text; ``sequences`` and ``smallest`` stand in for those of the detail."""
        if self._whole is not None:
            return self._whole.gems(variant, detail, progress, sequences, smallest)
        key = (variant, detail, sequences, smallest)
        return self._remembered("gems", key, lambda: gems(self.digits(variant, progress), detail, sequences, smallest))

    def simhash(
        self, preset: SimHashPreset, boilerplate: bool = False, progress: Progress = NO_PROGRESS
    ) -> SimHash | None:
        """Return the SimHash; None where there is too little text. The article's own passes over nothing."""
        whole = boilerplate or preset == "article"

        def make() -> SimHash | None:
            tokens = self.tokens if preset == "article" else self._own_tokens(boilerplate)
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
        mask = self.mask(boilerplate)
        return self.words - (0 if mask is None else int(np.count_nonzero(mask)))

    def _own_tokens(self, boilerplate: bool) -> Tokens:
        mask = self.mask(boilerplate)
        return self.tokens if mask is None else self.tokens.chosen(~mask)

    def _make_units(self, settings: Settings, unit: Unit, progress: Progress) -> Units:
        tokens = self.word_tokens(settings, progress)
        return word_units(tokens) if unit == "words" else character_units(tokens, self.document.text)

    def word_tokens(self, settings: Settings, progress: Progress = NO_PROGRESS) -> Tokens:
        """Return the words that units are made of: without stop words and numbers, lemmas, as the settings say."""
        key = units_key(replace(settings, unit=None))
        return self._remembered("words", key, lambda: self._make_words(settings, progress), _WORDS_REMEMBERED)

    def masked_tokens(self, tokens: Tokens, settings: Settings) -> BoolArray | None:
        """Return which of the words no shingle may hold, bool ``(len(tokens),)``; None where all may be held."""
        return None if settings.by_article else self._touched(tokens, settings.boilerplate)

    def _make_words(self, settings: Settings, progress: Progress) -> Tokens:
        if settings.by_article:
            tokens = tokenise_as_article(self.document.text, settings.stop_words, progress.part(0.0, 0.5))
        elif settings.stop_words:
            tokens = without_stop_words(self.tokens, self.language, settings.stop_list(self.language))
        else:
            tokens = self.tokens
        if not settings.numbers:
            tokens = without_numbers(tokens)
        return lemmatised(tokens, self.language, progress.part(0.5, 0.9)) if settings.lemmas else tokens

    def _remembered(self, kind: str, key: Hashable, make: Callable[[], T], most: int = _REMEMBERED) -> T:
        with self._lock:
            known = self._memory.setdefault(kind, OrderedDict())
            if key in known:
                known.move_to_end(key)
                return known[key]  # type: ignore[return-value]
        made = make()
        with self._lock:
            known[key] = made
            while len(known) > most:
                known.popitem(last=False)
        return made


def units_key(settings: Settings) -> Hashable:
    """Return what of the settings decides the units of one text."""
    stop_lists = settings.stop_lists if settings.stop_words else ()
    return (settings.by_article, settings.stop_words, stop_lists, settings.numbers, settings.lemmas, settings.unit)


def touching(excluded: Sequence[Exclusion], starts: np.ndarray, ends: np.ndarray) -> BoolArray:
    """Return which of the given places touch an exclusion, bool ``(n,)``."""
    union = SpanArray.of(part.span for part in excluded).merged()
    # A place touches none if as many exclusions end before it as begin before its end.
    begun = np.searchsorted(union.starts, ends, side="left")
    return begun > np.searchsorted(union.ends, starts, side="right")


def prepare(document: Document, language: str = AUTO, progress: Progress = NO_PROGRESS) -> Prepared:
    """Tokenise a document and find its language, unless ``language`` names it (ISO 639-1)."""
    tokens = tokenise(document.text, progress)
    return Prepared(document, tokens, detect_language(tokens) if language == AUTO else language)
