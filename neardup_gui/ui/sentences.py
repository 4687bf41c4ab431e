"""Sentences that the window shows: those of ``wording``, and the one for a defect of the program itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from neardup_gui.errors import NeardupError
from neardup_gui.settings import log_path
from neardup_gui.wording.errors import error_sentence
from neardup_gui.wording.translator import Translator


def sentence(error: NeardupError, translate: Translator) -> str:
    """Return the one plain sentence for an error."""
    if error.code == "defect":
        return defect_sentence()
    return error_sentence(error, translate)


def defect_sentence() -> str:
    """Return the sentence for something that should not happen."""
    text = QCoreApplication.translate(
        "Sentences",
        "Neardup met a defect of its own and could not finish this. Your files are unharmed; details for a report are "
        "in the log file {path}.",
    )
    return text.format(path=log_path())
