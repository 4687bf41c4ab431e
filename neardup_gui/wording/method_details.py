"""The figures of Distill, SimHash and supershingles explained: formula, numbers, meaning, threshold, uncertainty."""

from __future__ import annotations

from neardup_gui.compare.result import Comparison, DistillFigures, SimHashFigures, SupershingleFigures
from neardup_gui.compare.verdict import FEWEST_GEMS, FEWEST_SHINGLES
from neardup_gui.fingerprints.simhash import BITS, DUPLICATE_DISTANCE, FEWEST_WORDS, REVISED_DISTANCE
from neardup_gui.fingerprints.simhash import UNRELATED_DISTANCE as UNRELATED_BITS
from neardup_gui.fingerprints.supershingles import IDENTICAL_SUPERSHINGLES, MEGASHINGLES, SUPERSHINGLES
from neardup_gui.wording.joining import sentences
from neardup_gui.wording.method_figures import explain_digits, explain_distill, explain_simhash, explain_supershingles
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

Parts = tuple[str, str, str, str, str]


def method_detail(comparison: Comparison, code: str, translate: Translator) -> Parts | None:
    """Return formula, numbers, meaning, threshold and certainty of a method's figure; None for another one."""
    match code:
        case "distill":
            return _distill(comparison.distill, translate)
        case "simhash":
            return _simhash(comparison.simhash, translate)
        case "supershingles":
            return _supershingles(comparison.supershingles, translate)
        case _:
            return None


def _distill(figures: DistillFigures | None, translate: Translator) -> Parts:
    language = translate.language
    numbers, meaning = "", explain_distill(None, translate)
    if figures is not None:
        numbers = translate(
            "FigureDetails", "{common} ÷ {gems_a} = {share_a} of A, {common} ÷ {gems_b} = {share_b} of B"
        )
        numbers = numbers.format(
            common=integer(figures.common, language),
            gems_a=integer(figures.gems_a, language),
            gems_b=integer(figures.gems_b, language),
            share_a=percent(figures.containment_a, language),
            share_b=percent(figures.containment_b, language),
        ) if figures.gems_a and figures.gems_b else ""  # fmt: skip
        meaning = translate(
            "FigureDetails",
            "Each text is reduced to digits for the sound of its longer words and cut at certain sequences of digits; "
            "the parts are its gems, of a page or a paragraph each. The same gem in both texts means the same words in "
            "the same order for its whole length, typing errors and spelling apart.",
        )
        foreign = figures.common - figures.common_own
        if foreign:
            added = translate("Figures", "%n common gems lie in licence text and the like.", foreign)
            meaning = sentences((meaning, added), translate.language)
        meaning = sentences((meaning, explain_digits(figures, translate)), language)
    return (
        translate("FigureDetails", "gems that both texts have ÷ gems of each text"),
        numbers,
        meaning,
        translate(
            "FigureDetails",
            "One common gem outside licence text proves a common stretch. With fewer than %n gems in a text Distill "
            "abstains.",
            FEWEST_GEMS,
        ),
        translate(
            "FigureDetails",
            "It confirms and never rules out: one edited word changes its gem, and of copies with one word in twenty "
            "changed about half have no common gem at all.",
        ),
    )


def _simhash(figures: SimHashFigures | None, translate: Translator) -> Parts:
    numbers = ""
    if figures is not None and figures.distance is not None:
        numbers = translate("FigureDetails", "{a} against {b}: {distance} of {bits} bits differ").format(
            a=figures.a, b=figures.b, distance=figures.distance, bits=BITS
        )
        meaning = translate(
            "FigureDetails",
            "Each whole text gets one fingerprint of 64 bits. The more words and phrases two texts share, the fewer "
            "bits differ. It does not see that a short text stands in a long one.",
        )
    else:
        meaning = explain_simhash(figures, translate)
    threshold = translate(
        "FigureDetails",
        "At most {duplicate} bits: duplicates, as published for web pages. Up to {revised}: usual for a text and its "
        "revision. From {unrelated} on: unrelated texts, or a text and a small part of it. What lies between decides "
        "nothing.",
    ).format(duplicate=DUPLICATE_DISTANCE, revised=REVISED_DISTANCE, unrelated=UNRELATED_BITS)
    if figures is not None and figures.preset == "article":
        threshold = translate(
            "FigureDetails", "At most {duplicate} bits: duplicates. More bits say nothing under the article's recipe."
        ).format(duplicate=DUPLICATE_DISTANCE)
    return (
        translate("FigureDetails", "bits in which the fingerprints of the two whole texts differ"),
        numbers,
        meaning,
        threshold,
        translate(
            "FigureDetails",
            "Usual distances: with one word in a hundred changed about 4, one in twenty 10, one in five 18, in "
            "unrelated texts 31; single pairs stray from these by several bits. Below %n words it abstains.",
            FEWEST_WORDS,
        ),
    )


def _supershingles(figures: SupershingleFigures | None, translate: Translator) -> Parts:
    numbers = ""
    if figures is not None and figures.matched is not None:
        language = translate.language
        numbers = translate(
            "FigureDetails",
            "{matched} of {all} supershingles and {mega} of {all_mega} megashingles are equal; drawn from {shingles_a} "
            "shingles of A and {shingles_b} of B",
        ).format(
            matched=figures.matched,
            all=SUPERSHINGLES,
            mega=figures.megashingles_matched,
            all_mega=MEGASHINGLES,
            shingles_a=integer(figures.shingles_a, language),
            shingles_b=integer(figures.shingles_b, language),
        )
        meaning = translate(
            "FigureDetails",
            "Each text gets six numbers, each drawn from 14 samples of its shingles. A number is equal only if all its "
            "samples are, so only texts that differ in very little have equal ones.",
        )
    else:
        meaning = explain_supershingles(figures, translate)
    return (
        translate("FigureDetails", "equal supershingles, of the six that each text has"),
        numbers,
        meaning,
        translate(
            "FigureDetails",
            "From %n equal ones on, the texts are practically identical. Fewer say nothing, not even that they differ.",
            IDENTICAL_SUPERSHINGLES,
        ),
        translate(
            "FigureDetails",
            "Two or more are reached at a resemblance of 0.95 with a probability of 0.88, at 0.90 with 0.42, at 0.80 "
            "with 0.03. With fewer than %n shingles in a text they abstain.",
            FEWEST_SHINGLES,
        ),
    )
