"""The figures of Distill, SimHash and supershingles, each with the size of its sample and what it can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from neardup_gui.compare.result import Comparison, DistillFigures, SimHashFigures, SupershingleFigures
from neardup_gui.fingerprints.distill_similarity import UNRELATED_SIMILARITY
from neardup_gui.fingerprints.simhash import BITS, DUPLICATE_DISTANCE, FEWEST_WORDS, REVISED_DISTANCE
from neardup_gui.fingerprints.simhash import UNRELATED_DISTANCE as UNRELATED_BITS
from neardup_gui.fingerprints.supershingles import IDENTICAL_SUPERSHINGLES, SUPERSHINGLES
from neardup_gui.wording.figure_line import FigureLine
from neardup_gui.wording.joining import sentences
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

F = TypeVar("F", DistillFigures, SimHashFigures, SupershingleFigures)

# Of the digits: what unrelated texts of like length reach is within this of the middle.
_AROUND_UNRELATED: Final = 0.05


def method_lines(comparison: Comparison, translate: Translator) -> list[FigureLine]:
    """Return a line for each of the three methods that was asked for."""
    told: dict[str, tuple[str, str]] = {
        "distill": _told(comparison.distill, _distill_value, explain_distill, translate),
        "simhash": _told(comparison.simhash, _simhash_value, explain_simhash, translate),
        "supershingles": _told(comparison.supershingles, _supershingles_value, explain_supershingles, translate),
    }
    return [
        FigureLine(code, None, method_figure_name(code, translate), value, explanation)
        for code, (value, explanation) in told.items()
        if code in comparison.settings.methods
    ]


def method_figure_name(code: str, translate: Translator) -> str:
    """Return what the figure of a method is called."""
    match code:
        case "distill":
            return translate("Figures", "Distill gems")
        case "simhash":
            return translate("Figures", "SimHash distance")
        case "supershingles":
            return translate("Figures", "Supershingles")
        case _:
            return code


def explain_distill(figures: DistillFigures | None, translate: Translator) -> str:
    """Return what the common gems are worth."""
    if figures is None:
        return translate("Figures", "Distill gems: at least one text has no words that gems could be made of.")
    language = translate.language
    if figures.detail == "paragraph":
        sentence = translate(
            "Figures",
            "Distill gems: each text is reduced to the sound of its longer words and cut into parts of a paragraph or "
            "so, the gems. Of {gems_a} gems of A and {gems_b} of B, {common} are equal. A common gem proves a common "
            "stretch; that there is none proves nothing, since one edit changes a gem.",
        )
    else:
        sentence = translate(
            "Figures",
            "Distill gems: each text is reduced to the sound of its longer words and cut into parts of a page or so, "
            "the gems. Of {gems_a} gems of A and {gems_b} of B, {common} are equal. A common gem proves a common "
            "stretch; that there is none proves nothing, since one edit changes a gem.",
        )
    parts = [
        sentence.format(
            gems_a=integer(figures.gems_a, language),
            gems_b=integer(figures.gems_b, language),
            common=integer(figures.common, language),
        )
    ]
    foreign = figures.common - figures.common_own
    if foreign:
        parts.append(translate("Figures", "%n common gems lie in licence text and the like.", foreign))
    parts.append(explain_digits(figures, translate))
    return sentences(parts, language)


def explain_simhash(figures: SimHashFigures | None, translate: Translator) -> str:
    """Return what the distance of the fingerprints is worth."""
    language = translate.language
    if figures is None or figures.distance is None:
        if figures is not None and figures.preset == "article":
            return translate("Figures", "SimHash distance: the article's recipe finds no keyword in one of the texts.")
        return translate(
            "Figures", "SimHash distance: it compares whole texts and needs at least %n words in each.", FEWEST_WORDS
        )
    if figures.preset == "article":
        return translate(
            "Figures",
            "SimHash distance: the fingerprints of the two whole texts, made of their keywords as the article does, "
            "differ in {distance} of {bits} bits. At most {duplicate} mean duplicates; more say nothing.",
        ).format(distance=figures.distance, bits=BITS, duplicate=DUPLICATE_DISTANCE)
    return translate(
        "Figures",
        "SimHash distance: the fingerprints of the two whole texts, of {words_a} and {words_b} words, differ in "
        "{distance} of {bits} bits. At most {duplicate} mean duplicates; up to {revised} are usual where one text is a "
        "revision of the other, {unrelated} and more where the texts are unrelated or one is a small part of the "
        "other.",
    ).format(
        words_a=integer(figures.words_a, language),
        words_b=integer(figures.words_b, language),
        distance=figures.distance,
        bits=BITS,
        duplicate=DUPLICATE_DISTANCE,
        revised=REVISED_DISTANCE,
        unrelated=UNRELATED_BITS,
    )


def explain_supershingles(figures: SupershingleFigures | None, translate: Translator) -> str:
    """Return what equal supershingles are worth: practical identity, and nothing less."""
    if figures is None:
        return translate("Figures", "Supershingles: at least one text is too short to have a shingle.")
    if figures.matched is None:
        return translate(
            "Figures",
            "Supershingles: they cannot be compared, since one text is measured by words, the other by characters.",
        )
    if figures.unit == "characters":
        unit = translate("Figures", "%n characters", figures.length)
    else:
        unit = translate("Figures", "%n words", figures.length)
    language = translate.language
    explained = translate(
        "Figures",
        "Supershingles: {matched} of {all} are equal; they stand for {shingles_a} shingles of A and {shingles_b} of B, "
        "of {unit} each. Two or more mean practically identical: texts of a resemblance of 0.95 reach that with a "
        "probability of 0.88, of 0.90 with 0.42, of 0.80 with 0.03. Fewer say nothing, not even that the texts differ.",
    ).format(
        matched=figures.matched,
        all=SUPERSHINGLES,
        shingles_a=integer(figures.shingles_a, language),
        shingles_b=integer(figures.shingles_b, language),
        unit=unit,
    )
    if figures.matched < IDENTICAL_SUPERSHINGLES:
        return explained
    added = translate("Figures", "So these texts are practically identical.")
    return sentences((explained, added), translate.language)


def explain_digits(figures: DistillFigures, translate: Translator) -> str:
    """Return what the strings of digits say, and no bare figure where unrelated texts would have the same one."""
    language = translate.language
    low, high = UNRELATED_SIMILARITY - _AROUND_UNRELATED, UNRELATED_SIMILARITY + _AROUND_UNRELATED
    if figures.digits_similarity <= high:
        if max(figures.digits_a, figures.digits_b) > 1.5 * min(figures.digits_a, figures.digits_b):
            return ""  # bounded by the lengths, so it would tell of these only
        return translate(
            "Figures", "Compared digit by digit the reduced texts are no more alike than unrelated ones usually are."
        )
    sentence = (
        translate(
            "Figures",
            "Compared digit by digit the reduced texts ({digits_a} and {digits_b} digits) are {percent} alike; "
            "unrelated ones of like length usually reach {low} to {high}.",
        )
        if figures.digits_similarity_exact
        else translate(
            "Figures",
            "Compared digit by digit the reduced texts ({digits_a} and {digits_b} digits) are at least {percent} "
            "alike; unrelated ones of like length usually reach {low} to {high}.",
        )
    )
    return sentence.format(
        digits_a=integer(figures.digits_a, language),
        digits_b=integer(figures.digits_b, language),
        percent=percent(figures.digits_similarity, language),
        low=percent(low, language),
        high=percent(high, language),
    )


def _told(
    figures: F | None,
    value: Callable[[F, Translator], str],
    explain: Callable[[F | None, Translator], str],
    translate: Translator,
) -> tuple[str, str]:
    shown = translate("Figures", "too little text") if figures is None else value(figures, translate)
    return shown, explain(figures, translate)


def _distill_value(figures: DistillFigures, translate: Translator) -> str:
    if not min(figures.gems_a, figures.gems_b):
        return translate("Figures", "too little text")
    return translate("Figures", "{common} of {gems_a} and {gems_b}").format(
        common=integer(figures.common, translate.language),
        gems_a=integer(figures.gems_a, translate.language),
        gems_b=integer(figures.gems_b, translate.language),
    )


def _simhash_value(figures: SimHashFigures, translate: Translator) -> str:
    if figures.distance is None:
        return translate("Figures", "too little text")
    return translate("Figures", "{distance} of {bits} bits").format(distance=figures.distance, bits=BITS)


def _supershingles_value(figures: SupershingleFigures, translate: Translator) -> str:
    if figures.matched is None:
        return translate("Figures", "not comparable")
    return translate("Figures", "{matched} of {all}").format(matched=figures.matched, all=SUPERSHINGLES)
