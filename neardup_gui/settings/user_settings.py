"""Typed user settings over an INI file. Whatever stands in that file, reading it gives something usable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, QSettings

from neardup_gui.compare.settings import DEFAULT_LENGTH, LONGEST, PRESETS, Settings, preset, validate
from neardup_gui.errors import SettingError

RECENT_KEPT: Final = 10

# What of the comparison's settings is remembered: those that the window lets the user move.
_NUMBERS: Final = ("shingle_length", "modulus", "step", "min_passage", "min_run")
_SWITCHES: Final = ("lemmas", "stop_words", "footnotes", "boilerplate")
_WORDS: Final = ("unit", "hash", "tracked_changes", "language")


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

    def sync(self) -> None:
        """Write to the disk now."""
        self._store.sync()

    # -- the comparison -------------------------------------------------------------------------------------------

    @property
    def comparison(self) -> Settings:
        """The settings of the comparison. Values that are not allowed fall back to the default one by one."""
        name = self._text("comparison/preset")
        settings = preset(name if name in PRESETS else "default")
        for field in (*_WORDS, *_NUMBERS, *_SWITCHES):
            value = self._comparison_value(field)
            if value is not None:
                settings = _allowed(settings, field, value)
        return settings

    @comparison.setter
    def comparison(self, settings: Settings) -> None:
        base = preset(settings.preset)
        self._store.setValue("comparison/preset", settings.preset)
        for field in (*_WORDS, *_NUMBERS, *_SWITCHES):
            value = getattr(settings, field)
            if value == getattr(base, field):
                self._store.remove(f"comparison/{field}")
            else:
                self._store.setValue(f"comparison/{field}", str(value))

    def _comparison_value(self, field: str) -> Any:
        text = self._text(f"comparison/{field}")
        if field in _NUMBERS:
            return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None
        if field in _SWITCHES:
            return {"True": True, "False": False}.get(text)
        return text or None

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


def _allowed(settings: Settings, field: str, value: Any) -> Settings:
    """Return the settings with the field changed, or as they were where the value is not allowed."""
    try:
        changed: Settings = replace(settings, **{field: value})
        validate(changed)
        unit = changed.unit or "words"
        length = changed.shingle_length if isinstance(changed.shingle_length, int) else DEFAULT_LENGTH[unit]
        if length > LONGEST[unit] or changed.step > length:
            return settings
    except (SettingError, TypeError, ValueError):
        return settings
    return changed
