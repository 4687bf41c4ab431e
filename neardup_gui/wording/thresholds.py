"""From which figures on a verdict is passed, in sentences."""

from __future__ import annotations

from neardup_gui.compare.result import Comparison
from neardup_gui.compare.verdict import (
    A_LONG_PASSAGE,
    A_PART,
    A_PART_BY_CHARACTERS,
    FEWEST_GEMS,
    FEWEST_SHINGLES,
    FEWEST_WORDS,
    FEWEST_WORDS_FOR_PASSAGES,
    NEARLY_ALL,
    NEARLY_ALL_BY_CHARACTERS,
    SHARED_SHINGLES,
)
from neardup_gui.fingerprints.simhash import BITS, DUPLICATE_DISTANCE, REVISED_DISTANCE, UNRELATED_DISTANCE
from neardup_gui.fingerprints.simhash import FEWEST_WORDS as FEWEST_WORDS_FOR_SIMHASH
from neardup_gui.fingerprints.supershingles import IDENTICAL_SUPERSHINGLES, SUPERSHINGLES
from neardup_gui.wording.numbers import whole_percent
from neardup_gui.wording.translator import Translator


def threshold_lines(comparison: Comparison, translate: Translator) -> list[tuple[str, str]]:
    """Return what each verdict and each method needs, as name and sentence."""
    by_characters = any(reason.code == "short_text_characters" for reason in comparison.verdict.reasons)
    nearly_all = NEARLY_ALL_BY_CHARACTERS if by_characters else NEARLY_ALL
    part = A_PART_BY_CHARACTERS if by_characters else A_PART
    language = translate.language
    lines = [
        (
            translate("Thresholds", "Almost the same"),
            translate("Thresholds", "shared passages cover at least {percent} of each text"),
        ),
        (
            translate("Thresholds", "Most of one in the other"),
            translate("Thresholds", "they cover at least {percent} of the shorter text, and less of the longer"),
        ),
    ]
    lines = [(name, told.format(percent=whole_percent(nearly_all, language))) for name, told in lines]
    lines.append((
        translate("Thresholds", "Part of one in the other"),
        translate(
            "Thresholds",
            "they cover at least {percent} of the shorter text, or one of them has at least %n words",
            A_LONG_PASSAGE,
        ).format(percent=whole_percent(part, language)),
    ))  # fmt: skip
    lines.append((
        translate("Thresholds", "Only a little"),
        translate("Thresholds", "there is at least one shared passage"),
    ))  # fmt: skip
    return [*lines, *_needs(by_characters, translate), *_methods(comparison, translate)]


def _needs(by_characters: bool, translate: Translator) -> list[tuple[str, str]]:
    lines = [(
        translate("Thresholds", "No judgement"),
        translate("Thresholds", "for texts of fewer than %n words, unless they are equal", FEWEST_WORDS),
    )]  # fmt: skip
    if by_characters:
        lines.append((
            translate("Thresholds", "Short texts"),
            translate(
                "Thresholds",
                "texts of fewer than %n words are judged by what common runs of characters cover, not by passages",
                FEWEST_WORDS_FOR_PASSAGES,
            ),
        ))  # fmt: skip
    return lines


def _methods(comparison: Comparison, translate: Translator) -> list[tuple[str, str]]:
    asked = comparison.settings.methods
    lines: list[tuple[str, str]] = []
    if "shingles" in asked:
        unit = comparison.settings.unit or "words"
        lines.append((
            translate("Thresholds", "Shingles"),
            translate("Thresholds", "speak for common text where at least {percent} of a text's are shared").format(
                percent=whole_percent(SHARED_SHINGLES[unit], translate.language)
            ),
        ))  # fmt: skip
    if "distill" in asked:
        lines.append((
            translate("Thresholds", "Distill"),
            translate("Thresholds", "is asked where each text has at least %n gems", FEWEST_GEMS),
        ))  # fmt: skip
    if "simhash" in asked:
        lines.append((
            translate("Thresholds", "SimHash"),
            translate(
                "Thresholds",
                "is asked where each text has at least %n words; of {bits} bits, up to {duplicate} differ in "
                "duplicates, up to {revised} in a revision, {unrelated} and more in unrelated texts",
                FEWEST_WORDS_FOR_SIMHASH,
            ).format(
                bits=BITS, duplicate=DUPLICATE_DISTANCE, revised=REVISED_DISTANCE, unrelated=UNRELATED_DISTANCE
            ),
        ))  # fmt: skip
    if "supershingles" in asked:
        lines.append((
            translate("Thresholds", "Supershingles"),
            translate(
                "Thresholds",
                "are asked where each text has at least %n shingles; {equal} equal ones of {all} mean practical "
                "identity",
                FEWEST_SHINGLES,
            ).format(equal=IDENTICAL_SUPERSHINGLES, all=SUPERSHINGLES),
        ))  # fmt: skip
    return lines
