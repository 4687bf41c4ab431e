"""Every setting of a comparison, its range and default, and the named presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Any, Final, Literal

from neardup_gui.errors import SettingError
from neardup_gui.fingerprints.distill_gems import is_cutting_sequence
from neardup_gui.fingerprints.shingles import HashName
from neardup_gui.text.canonical import Spelling

Unit = Literal["words", "characters"]
Recipe = Literal["default", "article2009"]
StopLists = tuple[tuple[str, tuple[str, ...]], ...]
AUTO: Final = "auto"
ANY_LANGUAGE: Final = "*"  # in place of a language: a list of stop words for whatever the texts are written in

METHODS: Final = ("shingles", "passages", "distill", "simhash", "supershingles")
DEFAULT_LENGTH: Final[Mapping[str, int]] = MappingProxyType({"words": 5, "characters": 8})
LONGEST: Final[Mapping[str, int]] = MappingProxyType({"words": 20, "characters": 40})
LONGEST_LIST: Final = 10_000  # phrases, stop words of a language, or cutting sequences
LONGEST_NAME: Final = 60  # characters of a preset's name
# Below this many words a text is compared by characters, as the 2009 article advises for short ones.
FEWEST_WORDS: Final = 50
_LANGUAGE_CODE: Final = re.compile(r"[a-z]{2,3}")  # ISO 639; "english" would find neither stems nor stop words

CHOICES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({
    "unit": ("words", "characters"),
    "recipe": ("default", "article2009"),
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
    "max_gap": (0, 1_000),
    "distill_smallest": (1, 10_000),
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Settings:
    """What a comparison is to do. Names are those of the command line with ``_`` for ``-``.

    ``unit`` None lets the texts decide, ``shingle_length`` None takes the unit's default, "auto" the length of the
    shorter text. In a ``Comparison`` both are decided (see :func:`in_force`).

    ``preset`` is the name under which the settings were chosen, a built-in one or the user's own. ``recipe`` says
    whose canonising and counting the shingles follow. ``stop_lists`` takes the place of the program's own lists for
    the languages that it names, or for :data:`ANY_LANGUAGE`. ``ignore`` are phrases that are left out of both texts,
    ``boilerplate_document`` is the path of a document whose text is. ``distill_sequences`` and ``distill_smallest``
    None: those of the detail; gems made with others cannot be looked up in a catalogue.
    """

    preset: str = "default"
    recipe: Recipe = "default"
    shingle_length: int | Literal["auto"] | None = None
    modulus: int = 1
    unit: Unit | None = None
    step: int = 1
    hash: HashName = "xxh3"
    language: str = AUTO
    lemmas: bool = False
    stop_words: bool = False  # True: removed
    stop_lists: StopLists = ()
    numbers: bool = True  # False: removed
    fold_yo: bool = True  # ё is read as е
    look_alikes: bool = True  # Latin letters in a Cyrillic word, or the reverse, are read as what they look like
    ignore: tuple[str, ...] = ()
    boilerplate_document: str | None = None
    footnotes: bool = True
    tracked_changes: Literal["final", "original"] = "final"
    boilerplate: bool = False  # True: compared too
    encoding: str | None = None
    min_passage: int = 20
    min_run: int = 0
    max_gap: int = 0  # words between two passages that are joined; 0: each as it was found
    reworded: Literal["auto", "on", "off"] = "auto"
    distill: Literal["article", "published"] = "article"
    distill_detail: Literal["page", "paragraph", "perpendicular"] = "page"
    distill_sequences: tuple[str, ...] | None = None
    distill_smallest: int | None = None
    simhash: Literal["default", "article"] = "default"
    methods: tuple[str, ...] = METHODS

    @property
    def by_article(self) -> bool:
        """Whether canonising and counting are those of the 2009 article."""
        return self.recipe == "article2009"

    @property
    def spelling(self) -> Spelling:
        """How letters are read."""
        return Spelling(self.fold_yo, self.look_alikes)

    def stop_list(self, language: str) -> tuple[str, ...] | None:
        """Return the list of stop words that takes the place of the program's for a language, if there is one."""
        lists = dict(self.stop_lists)
        return lists.get(language, lists.get(ANY_LANGUAGE))

    def as_json(self) -> dict[str, Any]:
        """Return every setting by its name in the JSON."""
        return {
            **asdict(self),
            "methods": list(self.methods),
            "stop_lists": {language: list(words) for language, words in self.stop_lists},
            "ignore": list(self.ignore),
            "distill_sequences": None if self.distill_sequences is None else list(self.distill_sequences),
        }


PRESETS: Final[Mapping[str, Settings]] = MappingProxyType({
    "default": Settings(),
    "article2009": Settings(
        preset="article2009",
        recipe="article2009",
        shingle_length=10,
        unit="words",
        hash="crc32",
        stop_words=True,
    ),
})  # fmt: skip


def preset(name: str) -> Settings:
    """Return the settings of a built-in preset. Raises SettingError ``unknown_preset``."""
    if name not in PRESETS:
        raise SettingError("unknown_preset", value=name, choices=", ".join(PRESETS))
    return PRESETS[name]


def validate(settings: Settings) -> Settings:
    """Return ``settings`` where each is in its range. Raises SettingError; nothing is clamped in silence."""
    if not settings.preset or len(settings.preset) > LONGEST_NAME:
        raise SettingError("unknown_preset", value=settings.preset, choices=", ".join(PRESETS))
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
    if settings.language != AUTO and not _LANGUAGE_CODE.fullmatch(settings.language):
        raise SettingError("not_a_choice", name="language", value=settings.language, choices="auto, ru, en, zh, …")
    if settings.unit is not None and isinstance(settings.shingle_length, int):
        _within("shingle_length", settings.shingle_length, 1, LONGEST[settings.unit])
        _within("step", settings.step, 1, settings.shingle_length)
    _check_lists(settings)
    return settings


def _check_lists(settings: Settings) -> None:
    for name, items in (("ignore", settings.ignore), *(("stop_word_list", words) for _, words in settings.stop_lists)):
        if len(items) > LONGEST_LIST:
            raise SettingError("too_many", name=name, value=len(items), highest=LONGEST_LIST)
    sequences = settings.distill_sequences
    if sequences is None:
        return
    if not 1 <= len(sequences) <= LONGEST_LIST:
        _within("distill_sequences", len(sequences), 1, LONGEST_LIST)
    for sequence in sequences:
        if not is_cutting_sequence(sequence):
            raise SettingError("bad_sequence", name="distill_sequences", value=sequence)


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
