"""The language of the window: which there are, which the user wants, and its catalogues loaded."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from neardup_gui.report.qt_application import qt_folder
from neardup_gui.resources import resource_path
from neardup_gui.wording.translator import available_languages

OWN_NAME: Final = "neardup_"
WINDOW_LANGUAGES: Final = ("en", "ru", "zh")  # as a whole; a report may be had in more
QT_NAMES: Final = {"zh": "zh_CN"}  # where Qt's own catalogues name the country too
SOURCE: Final = "en"  # the language of the source strings

_log = logging.getLogger(__name__)


def window_languages() -> tuple[str, ...]:
    """Return the languages that the window speaks: those of which every string is translated and shipped."""
    return tuple(code for code in available_languages() if code in WINDOW_LANGUAGES)


def wanted_language(chosen: str | None, system: Iterable[str], available: Iterable[str]) -> str:
    """Return the language to speak: the chosen one, else the first of the system's that there is, else English.

    ``system`` holds names such as ``ru-RU`` in the order of preference.
    """
    there = set(available)
    for name in ([chosen] if chosen else []) + list(system):
        code = name.replace("_", "-").split("-")[0].lower()
        if code in there:
            return code
    return SOURCE


class Translations:
    """The catalogues that are installed in the application. They live as long as this object."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []
        self.language = SOURCE

    def install(self, application: QCoreApplication, chosen: str | None = None) -> str:
        """Speak the ``chosen`` language (a code), or the system's where it is None; return the one it became.

        The variable ``NEARDUP_LANG`` overrules both.
        """
        for translator in self._installed:
            application.removeTranslator(translator)
        self._installed.clear()
        system = QLocale.system().uiLanguages()
        self.language = wanted_language(os.environ.get("NEARDUP_LANG") or chosen, system, window_languages())
        own = str(resource_path("translations"))
        qt = str(qt_folder("translations"))
        of_qt = f"qtbase_{QT_NAMES.get(self.language, self.language)}"
        for name, folder in ((of_qt, qt), (f"{OWN_NAME}{self.language}", own)):
            translator = QTranslator()
            if translator.load(name, folder):
                application.installTranslator(translator)
                self._installed.append(translator)
            elif name.startswith(OWN_NAME) and self.language != SOURCE:
                _log.warning("no translation %s in %s", name, folder)
        QLocale.setDefault(self._locale())
        return self.language

    def _locale(self) -> QLocale:
        """Return the system's locale where it is of the language, so that its date and number habits are kept."""
        system = QLocale.system()
        if system.name().split("_")[0] == self.language:
            return system
        return QLocale(self.language)
