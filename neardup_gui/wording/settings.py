"""The settings of a comparison in words, as a report must name them so that anybody can repeat it."""

from __future__ import annotations

from typing import Final

from neardup_gui.compare.settings import ANY_LANGUAGE, Settings
from neardup_gui.wording.joining import listed
from neardup_gui.wording.names import language_name, one_line
from neardup_gui.wording.numbers import integer
from neardup_gui.wording.translator import Translator

_PHRASES_SHOWN: Final = 100


def settings_lines(settings: Settings, translate: Translator) -> list[tuple[str, str]]:
    """Return name and value of each setting that was in force, in the order in which they act."""
    lines = [(translate("Settings", "Preset"), preset_name(settings.preset, translate))]
    lines += _reading_lines(settings, translate)
    lines += _word_lines(settings, translate)
    lines += _left_out_lines(settings, translate)
    if "shingles" in settings.methods:
        lines += _shingle_lines(settings, translate)
    if "passages" in settings.methods:
        lines += _passage_lines(settings, translate)
    return [*lines, *_method_lines(settings, translate)]


def preset_name(preset: str, translate: Translator) -> str:
    """Return the name of a preset; a user's own presets keep the names that they were given."""
    match preset:
        case "default":
            return translate("Settings", "default")
        case "article2009":
            return translate("Settings", "article of 2009")
        case _:
            return preset


def _reading_lines(settings: Settings, translate: Translator) -> list[tuple[str, str]]:
    final = settings.tracked_changes == "final"
    lines = [
        (
            translate("Settings", "Footnotes"),
            translate("Settings", "compared") if settings.footnotes else translate("Settings", "left out"),
        ),
        (
            translate("Settings", "Tracked changes"),
            translate("Settings", "accepted (final text)") if final else translate("Settings", "rejected (original)"),
        ),
        (
            translate("Settings", "Licence text, imprint, contents"),
            translate("Settings", "compared") if settings.boilerplate else translate("Settings", "left out"),
        ),
    ]
    if settings.encoding is not None:
        lines.append((translate("Settings", "Encoding of plain text"), settings.encoding))
    return lines


def _word_lines(settings: Settings, translate: Translator) -> list[tuple[str, str]]:
    automatic = settings.language == "auto"
    stop_words = translate("Settings", "left out") if settings.stop_words else translate("Settings", "compared")
    if settings.stop_words and settings.stop_lists and not settings.by_article:
        languages = [language for language, _ in settings.stop_lists if language != ANY_LANGUAGE]
        named = listed((language_name(language, translate) for language in languages), translate.language)
        own = translate("Settings", "by an own list")
        stop_words = f"{stop_words} ({own}: {named})" if named else f"{stop_words} ({own})"
    lines = [
        (
            translate("Settings", "Language"),
            translate("Settings", "detected") if automatic else language_name(settings.language, translate),
        ),
        (
            translate("Settings", "Words"),
            translate("Settings", "brought to their basic form")
            if settings.lemmas
            else translate("Settings", "compared as they stand"),
        ),
        (translate("Settings", "Stop words"), stop_words),
    ]
    # What is as usual with almost everybody is not worth a line.
    if not settings.numbers:
        lines.append((translate("Settings", "Numbers"), translate("Settings", "left out")))
    if not settings.fold_yo:
        lines.append((translate("Settings", "Letter ё"), translate("Settings", "told from е")))
    if not settings.look_alikes:
        lines.append(
            (translate("Settings", "Letters of another script that look alike"), translate("Settings", "told apart"))
        )
    return lines


def _left_out_lines(settings: Settings, translate: Translator) -> list[tuple[str, str]]:
    """Return what the user has left out of both texts: without it nobody could repeat the comparison."""
    lines: list[tuple[str, str]] = []
    if settings.ignore:
        shown = "; ".join(settings.ignore[:_PHRASES_SHOWN])
        more = len(settings.ignore) - _PHRASES_SHOWN
        if more > 0:
            shown = f"{shown}; {translate('Settings', 'and %n more', more)}"
        lines.append((translate("Settings", "Ignored phrases"), shown))
    if settings.boilerplate_document is not None:
        lines.append((translate("Settings", "Boilerplate document"), one_line(settings.boilerplate_document, 300)))
    return lines


def _shingle_lines(settings: Settings, translate: Translator) -> list[tuple[str, str]]:
    length = settings.shingle_length if isinstance(settings.shingle_length, int) else 0
    if settings.unit == "characters":
        size = translate("Settings", "%n characters", length)
    else:
        size = translate("Settings", "%n words", length)
    if settings.step == 1:
        step = translate("Settings", "1 (overlapping)")
    elif settings.step == length:
        step = translate("Settings", "{step} (end to end)").format(step=settings.step)
    else:
        step = integer(settings.step, translate.language)
    if settings.modulus == 1:
        sampling = translate("Settings", "none: all shingles count")
    else:
        sampling = translate("Settings", "one shingle in {modulus}, by its checksum").format(modulus=settings.modulus)
    return [
        (translate("Settings", "Shingle length"), size),
        (translate("Settings", "Step of shingles"), step),
        (translate("Settings", "Sampling"), sampling),
        (translate("Settings", "Checksum"), hash_name(settings.hash)),
    ]


def _passage_lines(settings: Settings, translate: Translator) -> list[tuple[str, str]]:
    lines = [
        (translate("Settings", "Shortest passage"), translate("Settings", "%n words", settings.min_passage)),
    ]
    if settings.min_run > 0:
        lines.append(
            (translate("Settings", "Longest exact run, at least"), translate("Settings", "%n words", settings.min_run))
        )
    if settings.max_gap > 0:
        lines.append(
            (translate("Settings", "Joined across gaps of up to"), translate("Settings", "%n words", settings.max_gap))
        )
    reworded = {
        "auto": translate("Settings", "looked for in texts of up to 50,000 words"),
        "on": translate("Settings", "looked for"),
        "off": translate("Settings", "not looked for"),
    }
    lines.append((translate("Settings", "Reworded passages"), reworded[settings.reworded]))
    return lines


def _method_lines(settings: Settings, translate: Translator) -> list[tuple[str, str]]:
    lines: list[tuple[str, str]] = []
    if "distill" in settings.methods:
        variant = (
            translate("Settings", "as in the article")
            if settings.distill == "article"
            else translate("Settings", "as in the published module")
        )
        details = {
            "page": translate("Settings", "parts of a page"),
            "paragraph": translate("Settings", "parts of a paragraph"),
            "perpendicular": translate("Settings", "parts of a page, at other cuts"),
        }
        detail = details[settings.distill_detail]
        if settings.distill_sequences is not None:
            detail = translate("Settings", "%n own cutting sequences", len(settings.distill_sequences))
        if settings.distill_smallest is not None:
            smallest = translate("Settings", "parts of at least %n digits", settings.distill_smallest)
            detail = f"{detail}; {smallest}"
        if own_gems(settings):
            detail = f"{detail}; {translate('Settings', 'cannot be looked up in a catalogue')}"
        lines.append((translate("Settings", "Distill"), f"{variant}; {detail}"))
    if "simhash" in settings.methods:
        preset = (
            translate("Settings", "words and three words in a row")
            if settings.simhash == "default"
            else translate("Settings", "keywords, as in the article")
        )
        lines.append((translate("Settings", "SimHash"), preset))
    return lines


def own_gems(settings: Settings) -> bool:
    """Return whether gems are cut in a way that no catalogue knows."""
    return settings.distill_sequences is not None or settings.distill_smallest is not None


def hash_name(code: str) -> str:
    """Return the usual spelling of a hash function's name."""
    return {"xxh3": "XXH3", "crc32": "CRC32", "md5": "MD5", "sha1": "SHA-1"}.get(code, code)
