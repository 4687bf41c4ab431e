"""The language that the system speaks to its user."""

from __future__ import annotations

import locale
import os

from neardup_gui.wording.translator import available_languages


def system_language() -> str:
    """Return "ru", "en" …: the language of the environment where the program speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            break
    else:
        value = locale.getlocale()[0] or ""
    code = value.split("_")[0].split(".")[0].lower()
    return code if code in available_languages() else "en"
