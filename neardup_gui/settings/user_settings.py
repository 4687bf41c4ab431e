"""Typed user settings over an INI file. Whatever stands in that file, reading it gives something usable."""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, QSettings

from neardup_gui.compare.settings import Settings
from neardup_gui.compare.settings_json import IN_ORDER, with_value
from neardup_gui.settings.presets import Presets
from neardup_gui.settings.report_choices import ReportChoices

RECENT_KEPT: Final = 10
PRESETS_FILE: Final = "presets.json"  # beside the INI file


class Theme(StrEnum):
    """How the window is coloured."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class UserSettings:
    """What is remembered from one start to the next. Each property reads and writes the file."""

    def __init__(self, path: Path | None = None) -> None:
        if path is None:
            self._store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "neardup", "neardup")
        else:
            self._store = QSettings(str(path), QSettings.Format.IniFormat)
        self.report = ReportChoices(self._store)
        self.presets = Presets(Path(self._store.fileName()).with_name(PRESETS_FILE))

    def sync(self) -> None:
        """Write to the disk now."""
        self._store.sync()

    # -- the comparison -------------------------------------------------------------------------------------------

    @property
    def comparison(self) -> Settings:
        """The settings of the comparison. Values that are not allowed fall back to the default one by one."""
        name = self._text("comparison/preset")
        settings = self.presets.get(name if name in self.presets else "default")
        for field in IN_ORDER:
            text = self._text(f"comparison/{field}")
            if text:
                settings = with_value(settings, field, _value(text))
        return settings

    @comparison.setter
    def comparison(self, settings: Settings) -> None:
        base = self.presets.base(settings)
        self._store.setValue("comparison/preset", settings.preset)
        values = settings.as_json()
        for field in IN_ORDER:
            if getattr(settings, field) == getattr(base, field):
                self._store.remove(f"comparison/{field}")
            else:
                self._store.setValue(f"comparison/{field}", json.dumps(values[field]))

    # -- the window -----------------------------------------------------------------------------------------------

    @property
    def geometry(self) -> QByteArray:
        return self._bytes("window/geometry")

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    @property
    def window_state(self) -> QByteArray:
        return self._bytes("window/state")

    @window_state.setter
    def window_state(self, value: QByteArray) -> None:
        self._store.setValue("window/state", value)

    @property
    def splitter(self) -> QByteArray:
        return self._bytes("window/splitter")

    @splitter.setter
    def splitter(self, value: QByteArray) -> None:
        self._store.setValue("window/splitter", value)

    @property
    def body_splitter(self) -> QByteArray:
        """How the room is divided between the texts and the list of passages."""
        return self._bytes("window/body_splitter")

    @body_splitter.setter
    def body_splitter(self, value: QByteArray) -> None:
        self._store.setValue("window/body_splitter", value)

    @property
    def passage_list_shown(self) -> bool | None:
        """None where the user has not decided."""
        return {"shown": True, "hidden": False}.get(self._text("window/passage_list"))

    @passage_list_shown.setter
    def passage_list_shown(self, shown: bool) -> None:
        self._store.setValue("window/passage_list", "shown" if shown else "hidden")

    @property
    def passage_columns(self) -> QByteArray:
        """Order, widths and choice of the columns of the list of passages."""
        return self._bytes("window/passage_columns")

    @passage_columns.setter
    def passage_columns(self, value: QByteArray) -> None:
        self._store.setValue("window/passage_columns", value)

    @property
    def settings_panel_shown(self) -> bool:
        return self._text("window/settings_panel") != "hidden"

    @settings_panel_shown.setter
    def settings_panel_shown(self, shown: bool) -> None:
        self._store.setValue("window/settings_panel", "shown" if shown else "hidden")

    def is_shown(self, part: str, otherwise: bool) -> bool:
        """Return whether a part of the window is shown; ``otherwise`` where the user has not decided."""
        return {"shown": True, "hidden": False}.get(self._text(f"window/{part}"), otherwise)

    def set_shown(self, part: str, shown: bool) -> None:
        self._store.setValue(f"window/{part}", "shown" if shown else "hidden")

    @property
    def strips_shown(self) -> bool:
        """Whether an overview of its text stands beside each pane."""
        return self._text("window/strips") != "hidden"

    @strips_shown.setter
    def strips_shown(self, shown: bool) -> None:
        self._store.setValue("window/strips", "shown" if shown else "hidden")

    @property
    def links_shown(self) -> bool:
        """Whether ribbons between the panes join the passages."""
        return self._text("window/links") != "hidden"

    @links_shown.setter
    def links_shown(self, shown: bool) -> None:
        self._store.setValue("window/links", "shown" if shown else "hidden")

    @property
    def scroll_together(self) -> bool:
        """Whether each pane follows the other."""
        return self._text("window/scrolling") != "apart"

    @scroll_together.setter
    def scroll_together(self, together: bool) -> None:
        self._store.setValue("window/scrolling", "together" if together else "apart")

    @property
    def more_settings_shown(self) -> bool:
        """Whether the second part of the settings panel is unfolded."""
        return self._text("window/more_settings") == "shown"

    @more_settings_shown.setter
    def more_settings_shown(self, shown: bool) -> None:
        self._store.setValue("window/more_settings", "shown" if shown else "folded")

    @property
    def zoom(self) -> int:
        """How many steps the manuscripts' letters are larger than usual, or smaller where it is negative."""
        text = self._text("window/zoom")
        return int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 4 else 0

    @zoom.setter
    def zoom(self, steps: int) -> None:
        self._store.setValue("window/zoom", steps)

    @property
    def typeface(self) -> str:
        """The family of the manuscripts' letters; empty: the usual one."""
        return self._text("window/typeface")

    @typeface.setter
    def typeface(self, family: str) -> None:
        self._store.setValue("window/typeface", family)

    @property
    def theme(self) -> Theme:
        text = self._text("window/theme")
        return Theme(text) if text in set(Theme) else Theme.SYSTEM

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._store.setValue("window/theme", theme.value)

    @property
    def language(self) -> str | None:
        """The language of the window that the user chose; None: the system's."""
        text = self._text("window/language")
        return text if text.isascii() and text.isalpha() and len(text) <= 3 else None

    @language.setter
    def language(self, code: str | None) -> None:
        self._store.setValue("window/language", code or "")

    # -- states and notes -----------------------------------------------------------------------------------------

    @property
    def keep_marks(self) -> bool:
        """Whether states and notes of passages are kept on disk for the next time."""
        return self._text("marks/keep") != "no"

    @keep_marks.setter
    def keep_marks(self, keep: bool) -> None:
        self._store.setValue("marks/keep", "yes" if keep else "no")

    # -- files ----------------------------------------------------------------------------------------------------

    @property
    def folder(self) -> str:
        """The folder of the file that was opened or written last; the home folder where that is gone."""
        text = self._text("files/folder")
        return text if text and Path(text).is_dir() else str(Path.home())

    @folder.setter
    def folder(self, path: str) -> None:
        self._store.setValue("files/folder", path)

    @property
    def recent(self) -> list[str]:
        """The files that were opened last, the latest first."""
        value = self._store.value("files/recent")
        if isinstance(value, str):
            value = [value]
        if not isinstance(value, Sequence):
            return []
        return [item for item in value if isinstance(item, str) and item][:RECENT_KEPT]

    def add_recent(self, path: str) -> None:
        self._store.setValue("files/recent", [path, *(item for item in self.recent if item != path)][:RECENT_KEPT])

    def clear_recent(self) -> None:
        self._store.remove("files/recent")

    def _text(self, key: str) -> str:
        value = self._store.value(key)
        return str(value) if isinstance(value, str | int | bool) else ""

    def _bytes(self, key: str) -> QByteArray:
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()


def _value(text: str) -> Any:
    """Return what is written in a line of the comparison's settings: JSON, or a bare word."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return {"True": True, "False": False}.get(text, text)
