"""Settings out of JSON: a preset that was saved, or one that came from elsewhere. Whatever stands in it is checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final, cast

from neardup_gui.compare.settings import DEFAULT_LENGTH, LONGEST, Settings, StopLists, validate
from neardup_gui.errors import SettingError

# Which encoding a file has is a matter of that file, and a preset's name is where it is filed.
NOT_IN_PRESETS: Final = frozenset({"encoding", "preset"})
# Each is checked against those before it: unit and length rule how long a step may be.
IN_ORDER: Final = (
    "unit",
    *(field.name for field in fields(Settings) if field.name not in {*NOT_IN_PRESETS, "unit"}),
)
_SWITCHES: Final = frozenset(field.name for field in fields(Settings) if isinstance(field.default, bool))
_NUMBERS: Final = frozenset({"modulus", "step", "min_passage", "min_run", "max_gap", "distill_smallest"})
_LISTS: Final = frozenset({"ignore", "distill_sequences", "methods"})


def settings_from_json(values: Mapping[str, Any], base: Settings) -> Settings:
    """Return ``base`` with those of ``values`` that are allowed, by the names of ``Settings.as_json``.

    A value that is not allowed, or does not go with the others, leaves the base's in place; names that are not known
    are passed over.
    """
    settings = base
    for name in IN_ORDER:
        if name in values:
            settings = with_value(settings, name, values[name])
    return settings


def with_value(settings: Settings, name: str, value: Any) -> Settings:
    """Return the settings with one value out of JSON, or as they were where it is not allowed."""
    try:
        changed: Settings = replace(settings, **{name: _converted(name, value)})
        validate(changed)
        unit = changed.unit or "words"
        length = changed.shingle_length if isinstance(changed.shingle_length, int) else DEFAULT_LENGTH[unit]
        if length > LONGEST[unit] or changed.step > length:
            return settings
    except (SettingError, TypeError, ValueError):
        return settings
    return changed


def _converted(name: str, value: Any) -> Any:
    """Return the value as the settings hold it. Raises ValueError where it is of another type."""
    if value is None:
        default = next(field.default for field in fields(Settings) if field.name == name)
        if default is not None:
            raise ValueError(name)
        return None
    if name in _LISTS:
        return _words(value)
    if name == "stop_lists":
        return _stop_lists(value)
    if name in _SWITCHES:
        right = isinstance(value, bool)
    elif name in _NUMBERS:
        right = isinstance(value, int) and not isinstance(value, bool)
    elif name == "shingle_length":
        right = value == "auto" or (isinstance(value, int) and not isinstance(value, bool))
    else:
        right = isinstance(value, str)
    if not right:
        raise ValueError(name)
    return value


def _words(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError("a list is expected")
    items = cast("list[Any]", value)
    if not all(isinstance(item, str) for item in items):
        raise ValueError("strings are expected")
    return tuple(items)


def _stop_lists(value: Any) -> StopLists:
    if not isinstance(value, dict):
        raise ValueError("lists by language are expected")
    lists = cast("dict[Any, Any]", value)
    return tuple((str(language), _words(words)) for language, words in lists.items())
