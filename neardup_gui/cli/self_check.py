"""Tries each part of the program once, to tell a broken installation from a broken file."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from neardup_gui.compare import Pair, Settings, prepare
from neardup_gui.documents import read_document
from neardup_gui.fingerprints.distill import distill
from neardup_gui.fingerprints.simhash import simhash
from neardup_gui.report.pdf import write_pdf
from neardup_gui.report.qt_application import ensure_gui_application
from neardup_gui.resources import resource_path
from neardup_gui.text.forms import lemmatised
from neardup_gui.text.stop_words import LANGUAGES_WITH_STOP_WORDS, stop_words
from neardup_gui.text.tokenise import tokenise
from neardup_gui.wording.translator import available_languages, qt_translator

SAMPLE_PAIRS: Final = (("original_ru.docx", "adaptation_ru.epub"), ("original_en.docx", "adaptation_en.txt"))


def self_check() -> list[str]:
    """Return a line for each part that fails; none where all is well."""
    parts: dict[str, Callable[[], None]] = {
        "readers and comparison": _samples,
        "stop words": _stop_words,
        "dictionary of Russian": _russian,
        "stems of English": _english,
        "translations": _translations,
        "icons": _icons,
        "window toolkit and fonts": _fonts,
        "PDF writer and reader": _pdf,
        "tables of Distill": _distill,
        "keywords of SimHash": _keywords,
    }
    failures: list[str] = []
    try:
        # One for all parts: fonts and the PDF writer need it, and a second one may not be made beside it.
        application = ensure_gui_application()
    except Exception as error:
        return [f"window toolkit: {type(error).__name__}: {error}"]
    for name, check in parts.items():
        try:
            check()
        except Exception as error:
            failures.append(f"{name}: {type(error).__name__}: {' '.join(str(error).split()) or 'failed'}")
    del application
    return failures


def _expect(condition: bool, what: str) -> None:
    if not condition:
        raise RuntimeError(what)


def _pair(names: tuple[str, str]) -> Pair:
    a, b = (prepare(read_document(resource_path("samples", name))) for name in names)
    return Pair(a, b)


def _samples() -> None:
    for names in SAMPLE_PAIRS:
        found = len(_pair(names).compare(Settings()).passages)
        _expect(found > 0, f"no passage found between {names[0]} and {names[1]}")


def _stop_words() -> None:
    for language in LANGUAGES_WITH_STOP_WORDS:
        _expect(len(stop_words(language)) > 20, f"the list for {language} is too short")


def _russian() -> None:
    _expect(lemmatised(tokenise("книгами"), "ru").words() == ["книга"], "книгами has no lemma")


def _english() -> None:
    _expect(lemmatised(tokenise("reading"), "en").words() == ["read"], "reading has no stem")


def _translations() -> None:
    for language, first, last in (("ru", "а", "я"), ("zh", "一", "鿿")):
        _expect(language in available_languages(), f"the language {language} is missing")
        translated = qt_translator(language)("Verdicts", "These figures cannot tell who copied from whom.")
        _expect(any(first <= letter <= last for letter in translated), f"sentences in {language} are missing")


def _icons() -> None:
    for name in ("neardup.svg", "open.svg", "swap.svg"):
        _expect(resource_path("icons", name).is_file(), f"{name} is missing")


def _fonts() -> None:
    from PySide6.QtGui import QFont, QFontMetrics

    metrics = QFontMetrics(QFont())
    _expect(all(metrics.inFontUcs4(ord(letter)) for letter in "aя"), "no font with Latin and Cyrillic letters")


def _pdf() -> None:
    with tempfile.TemporaryDirectory(prefix="neardup-") as folder:
        target = Path(folder) / "report.pdf"
        write_pdf(_pair(SAMPLE_PAIRS[0]).compare(Settings()), target, "ru")
        _expect(target.read_bytes().startswith(b"%PDF"), "the file is no PDF")
        _expect("Февраль на Сойме" in read_document(target).text, "the report cannot be read back")


def _distill() -> None:
    text = "Человеку дано жить разумно. Reasonable manuscripts. 理性"
    for variant in ("article", "published"):
        _expect(len(distill(text, variant).digits) > 8, f"the {variant} variant fails")


def _keywords() -> None:
    text = "The clock of the church was kept eleven minutes fast so that nobody should miss the train. " * 3
    _expect(simhash(tokenise(text), "en", "article", text) is not None, "no keyword was found")
