"""The user's own presets: settings under names, kept in one JSON file."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast

from neardup_gui.compare.settings import LONGEST_NAME, PRESETS, Settings, preset
from neardup_gui.compare.settings_json import NOT_IN_PRESETS, settings_from_json
from neardup_gui.errors import OutputError, SettingError
from neardup_gui.report.output import write_whole

SCHEMA: Final = "neardup-presets/1"
LARGEST: Final = 10_000_000  # bytes of a file of presets

_log = logging.getLogger(__name__)


class Presets:
    """Built-in and own presets by name. Own ones are read from the file at once and written at each change.

    Without a path they are kept for the time that the program runs. Names that differ in capitals alone are the same.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._own: dict[str, Settings] = _read(path) if path is not None and path.is_file() else {}

    @property
    def own(self) -> list[str]:
        """The names of the user's own presets, by the alphabet."""
        return sorted(self._own, key=str.casefold)

    @property
    def names(self) -> list[str]:
        """All names, the built-in ones first."""
        return [*PRESETS, *self.own]

    def __contains__(self, name: str) -> bool:
        return name in PRESETS or name in self._own

    def get(self, name: str) -> Settings:
        """Return the settings of a preset. Raises SettingError ``unknown_preset``."""
        if name in self._own:
            return self._own[name]
        if name not in PRESETS:
            raise SettingError("unknown_preset", value=name, choices=", ".join(self.names))
        return preset(name)

    def base(self, settings: Settings) -> Settings:
        """Return the preset that the settings depart from: the default one where theirs is gone."""
        return self.get(settings.preset) if settings.preset in self else preset("default")

    def taken(self, name: str) -> str | None:
        """Return the preset that bears this name already, whatever the capitals; None where it is free."""
        return next((known for known in self.names if known.casefold() == name.strip().casefold()), None)

    def save(self, name: str, settings: Settings) -> Settings:
        """Keep settings under a name and return them as that preset. An own preset of that name is replaced.

        Raises SettingError ``bad_name`` for an empty or overlong name or a built-in one, OutputError where the file
        cannot be written.
        """
        name = _checked(name)
        own = {key: value for key, value in self._own.items() if key.casefold() != name.casefold()}
        kept = replace(settings, preset=name, encoding=None)
        self._write({**own, name: kept})
        return kept

    def rename(self, name: str, new: str) -> None:
        """Give an own preset another name. Raises SettingError ``bad_name`` also where that is taken by another."""
        new = _checked(new)
        if (self.taken(new) or name) != name:
            raise SettingError("bad_name", value=new, highest=LONGEST_NAME)
        own = {key: value for key, value in self._own.items() if key != name}
        self._write({**own, new: replace(self.get(name), preset=new)})

    def delete(self, name: str) -> None:
        """Forget an own preset."""
        self._write({key: value for key, value in self._own.items() if key != name})

    def export(self, name: str, path: Path) -> None:
        """Write one preset to a file. Raises OutputError."""
        _write_file(path, {name: self.get(name)})

    def take_in(self, path: Path) -> list[str]:
        """Take in every preset of a file that :meth:`export` wrote and return their names.

        A name that is taken gets a number behind it. Raises SettingError ``no_presets`` where the file holds none.
        """
        found = _read(path)
        if not found:
            raise SettingError("no_presets", str(path))
        own = dict(self._own)
        names: list[str] = []
        for name, settings in found.items():
            free = _free_name(name, [*PRESETS, *own])
            own[free] = replace(settings, preset=free)
            names.append(free)
        self._write(own)
        return names

    def _write(self, own: Mapping[str, Settings]) -> None:
        if self._path is not None:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise OutputError("folder_missing", str(self._path)) from error
            _write_file(self._path, own)
        self._own = dict(own)


def _checked(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or name.casefold() in {known.casefold() for known in PRESETS}:
        raise SettingError("bad_name", value=name, highest=LONGEST_NAME)
    return name


def _free_name(name: str, taken: list[str]) -> str:
    known = {other.casefold() for other in taken}
    number, free = 2, name
    while free.casefold() in known:
        ending = f" {number}"
        free = name[: LONGEST_NAME - len(ending)] + ending
        number += 1
    return free


def _write_file(path: Path, presets: Mapping[str, Settings]) -> None:
    kept = {
        name: {key: value for key, value in settings.as_json().items() if key not in NOT_IN_PRESETS}
        for name, settings in presets.items()
    }
    text = json.dumps({"schema": SCHEMA, "presets": kept}, ensure_ascii=False, indent=1) + "\n"
    write_whole(path, text.encode("utf-8", "surrogatepass"))


def _read(path: Path) -> dict[str, Settings]:
    """Return the presets of a file, those that can be understood; none where it is no such file."""
    try:
        if path.stat().st_size > LARGEST:
            return {}
        value: Any = json.loads(path.read_bytes().decode("utf-8", "surrogatepass"))
    except (OSError, ValueError, RecursionError) as error:
        _log.info("presets cannot be read: %s", type(error).__name__)
        return {}
    listed: Any = cast("dict[str, Any]", value).get("presets") if isinstance(value, dict) else None
    if not isinstance(listed, dict):
        return {}
    found: dict[str, Settings] = {}
    for name, values in cast("dict[str, Any]", listed).items():
        try:
            checked = _checked(name)
        except SettingError:
            continue
        if isinstance(values, dict):
            found[checked] = settings_from_json(cast("dict[str, Any]", values), Settings(preset=checked))
    return found
