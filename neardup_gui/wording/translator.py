"""From an English source sentence to the user's language, with or without Qt.

All wording is written as English source strings in calls of ``translate("Context", "source")``. A plural holds ``%n``
and gets its count: ``translate("Context", "%n words", count)``. Other figures are named placeholders, filled by
``str.format`` after translation: ``translate("Context", "{percent} of A").format(percent=…)``.
``packaging/translations.py`` finds these calls, so both strings must be written out where the call stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, Protocol
from xml.etree import ElementTree

from neardup_gui.resources import resource_path
from neardup_gui.wording.numbers import integer

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

LANGUAGES: Final = ("en", "ru", "zh")


class Translator(Protocol):
    """Translates into one language, which also rules how numbers and dates are written."""

    @property
    def language(self) -> str:
        """ISO 639-1 code: one of :data:`LANGUAGES`."""
        ...

    def __call__(self, context: str, source: str, count: int | None = None) -> str:
        """Return the sentence for ``source``; with ``count``, its plural form with ``%n`` replaced."""
        ...


class _English:
    """The source strings themselves. Only plurals need more: their two forms stand in ``neardup_en.ts``."""

    language = "en"

    def __call__(self, context: str, source: str, count: int | None = None) -> str:
        if count is None:
            return source
        singular, plural = _english_plurals().get((context, source), (source, source))
        return (singular if count == 1 else plural).replace("%n", integer(count, "en"))


english: Final[Translator] = _English()


class _QtTranslator:
    """Asks one QTranslator that is not installed on the application, so that a report can have its own language."""

    def __init__(self, language: str, catalogue: QTranslator) -> None:
        self.language = language
        self._catalogue = catalogue

    def __call__(self, context: str, source: str, count: int | None = None) -> str:
        found = self._catalogue.translate(context, source, "", -1 if count is None else count)
        if not found:
            return english(context, source, count)
        return found if count is None else found.replace("%n", integer(count, self.language))


def qt_translator(language: str) -> Translator:
    """Return the translator into ``language`` ("ru", "ru_RU" and "ru-RU" are the same).

    Needs no application object and may be used in any thread. A language that is not shipped gives English.
    """
    code = language.replace("-", "_").split("_")[0].lower()
    catalogue = resource_path("translations", f"neardup_{code}.qm")
    if code == "en" or not catalogue.is_file():
        return english
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    return _QtTranslator(code, translator) if translator.load(str(catalogue)) else english


def available_languages() -> tuple[str, ...]:
    """Return the languages that wording and reports can be had in: English, and those whose catalogue is shipped."""
    return tuple(
        code for code in LANGUAGES if code == "en" or resource_path("translations", f"neardup_{code}.qm").is_file()
    )


@cache
def _english_plurals() -> Mapping[tuple[str, str], tuple[str, str]]:
    tree = ElementTree.parse(resource_path("translations", "neardup_en.ts"))
    plurals: dict[tuple[str, str], tuple[str, str]] = {}
    for context in tree.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            if len(forms) == 2 and all(forms):
                plurals[name, message.findtext("source", "")] = (forms[0], forms[1])
    return plurals
