"""Every setting of a comparison, its range and default, and the named presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Any, Final, Literal

from neardup_gui.errors import SettingError
from neardup_gui.fingerprints.shingles import HashName

Unit = Literal["words", "characters"]
AUTO: Final = "auto"

METHODS: Final = ("shingles", "passages", "distill", "simhash", "supershingles")
DEFAULT_LENGTH: Final[Mapping[str, int]] = MappingProxyType({"words": 5, "characters": 8})
LONGEST: Final[Mapping[str, int]] = MappingProxyType({"words": 20, "characters": 40})
# Below this many words a text is compared by characters, as the 2009 article advises for short ones.
FEWEST_WORDS: Final = 50

CHOICES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({
    "unit": ("words", "characters"),
    "hash": ("xxh3", "crc32", "md5", "sha1"),
    "tracked_changes": ("final", "original"),
    "reworded": ("auto", "on", "off"),
    "distill": ("article", "published"),
    "distill_detail": ("page", "paragraph", "perpendicular"),
    "simhash": ("default", "article"),
})  # fmt: skip
RANGES: Final[Mapping[str, tuple[int, int]]] = MappingProxyType({
    "shingle_length": (1, 40),
    "modulus": (1, 40),
    "step": (1, 40),
    "min_passage": (1, 100_000),
    "min_run": (0, 100_000),
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Settings:
    """What a comparison is to do. Names are those of the command line with ``_`` for ``-``.

    ``unit`` None lets the texts decide, ``shingle_length`` None takes the unit's default, "auto" the length of the
    shorter text. In a ``Comparison`` both are decided (see :func:`in_force`).
    """

    preset: str = "default"
    shingle_length: int | Literal["auto"] | None = None
    modulus: int = 1
    unit: Unit | None = None
    step: int = 1
    hash: HashName = "xxh3"
    language: str = AUTO
    lemmas: bool = False
    stop_words: bool = False  # True: removed
    footnotes: bool = True
    tracked_changes: Literal["final", "original"] = "final"
    boilerplate: bool = False  # True: compared too
    encoding: str | None = None
    min_passage: int = 20
    min_run: int = 0
    reworded: Literal["auto", "on", "off"] = "auto"
    distill: Literal["article", "published"] = "article"
    distill_detail: Literal["page", "paragraph", "perpendicular"] = "page"
    simhash: Literal["default", "article"] = "default"
    methods: tuple[str, ...] = METHODS

    @property
    def by_article(self) -> bool:
        """Whether canonising and counting are those of the 2009 article."""
        return self.preset == "article2009"

    def as_json(self) -> dict[str, Any]:
        """Return every setting by its name in the JSON."""
        return {**asdict(self), "methods": list(self.methods)}


PRESETS: Final[Mapping[str, Settings]] = MappingProxyType({
    "default": Settings(),
    "article2009": Settings(
        preset="article2009", shingle_length=10, unit="words", hash="crc32", stop_words=True
    ),
})  # fmt: skip


def preset(name: str) -> Settings:
    """Return the settings of a preset. Raises SettingError ``unknown_preset``."""
    if name not in PRESETS:
        raise SettingError("unknown_preset", value=name, choices=", ".join(PRESETS))
    return PRESETS[name]


def validate(settings: Settings) -> Settings:
    """Return ``settings`` where each is in its range. Raises SettingError; nothing is clamped in silence."""
    preset(settings.preset)
    for name, choices in CHOICES.items():
        value = getattr(settings, name)
        if value is not None and value not in choices:
            raise SettingError("not_a_choice", name=name, value=str(value), choices=", ".join(choices))
    for name, (lowest, highest) in RANGES.items():
        value = getattr(settings, name)
        if isinstance(value, int):
            _within(name, value, lowest, highest)
    for method in settings.methods:
        if method not in METHODS:
            raise SettingError("not_a_choice", name="methods", value=method, choices=", ".join(METHODS))
    if settings.language != AUTO and not (settings.language.isascii() and settings.language.isalpha()):
        raise SettingError("not_a_choice", name="language", value=settings.language, choices="auto, ru, en, zh, …")
    if settings.unit is not None and isinstance(settings.shingle_length, int):
        _within("shingle_length", settings.shingle_length, 1, LONGEST[settings.unit])
        _within("step", settings.step, 1, settings.shingle_length)
    return settings


def in_force(settings: Settings, words: int, unspaced: bool) -> Settings:
    """Return the settings with unit and length decided for two texts, the shorter of ``words`` words.

    ``unspaced``: one of them is written without spaces. Raises SettingError where a length or step that was given is
    out of the range of the unit that the texts call for.
    """
    unit = settings.unit or unit_for(words, unspaced)
    length = settings.shingle_length
    if length is None:
        length = DEFAULT_LENGTH[unit]
    elif length == AUTO:
        length = _length_for(words, unit)
    _within("shingle_length", length, 1, LONGEST[unit])
    _within("step", settings.step, 1, length)
    return replace(settings, unit=unit, shingle_length=length)


def unit_for(words: int, unspaced: bool) -> Unit:
    """Return the unit that a text of so many words is compared by unless a setting names one."""
    return "characters" if unspaced or words < FEWEST_WORDS else "words"


def fixed_settings(unit: Unit, boilerplate: bool) -> Settings:
    """Return the settings of those shingles that no slider moves: all of the unit's default length."""
    return Settings(unit=unit, shingle_length=DEFAULT_LENGTH[unit], boilerplate=boilerplate)


def _length_for(words: int, unit: Unit) -> int:
    """Return a length that chance seldom repeats in texts of this size, and that edits do not break needlessly."""
    if unit == "characters":
        return 6 if words < FEWEST_WORDS else 8
    return 3 if words < 500 else 4 if words < 5_000 else 5


def _within(name: str, value: int, lowest: int, highest: int) -> None:
    if not lowest <= value <= highest:
        raise SettingError("out_of_range", name=name, value=value, lowest=lowest, highest=highest)
