"""The figures of the shingles explained: formula, numbers, meaning, threshold and uncertainty of each."""

from __future__ import annotations

import math
from typing import Final

from neardup_gui.compare.result import Comparison, ShingleFigures
from neardup_gui.compare.verdict import SHARED_SHINGLES
from neardup_gui.wording.figure_line import Side, round_percent
from neardup_gui.wording.figures import has_quotient, what_a_shingle_is
from neardup_gui.wording.joining import sentences
from neardup_gui.wording.numbers import decimal, integer, percent
from neardup_gui.wording.translator import Translator

Parts = tuple[str, str, str, str, str]

_NINETEEN_IN_TWENTY: Final = 1.96  # standard errors to either side


def shingle_detail(comparison: Comparison, code: str, side: Side | None, translate: Translator) -> Parts | None:
    """Return formula, numbers, meaning, threshold and certainty of a figure of the shingles; None for another one."""
    shingles = comparison.shingles
    if shingles is None:
        return None
    match code:
        case "containment" if side is not None:
            return _containment(comparison, shingles, side, translate)
        case "resemblance":
            return _resemblance(comparison, shingles, translate)
        case "similarity":
            return _similarity(comparison, shingles, translate)
        case _:
            return None


def sampling_error(share: float, sample: int) -> float:
    """Return how far a share (0–1) found in ``sample`` sampled shingles may be off, 19 times in 20.

    Near 0 and 1 the normal approximation would promise too much; there the rule of three holds (at most 3 / n).
    """
    if sample <= 0:
        return 1.0
    spread = _NINETEEN_IN_TWENTY * math.sqrt(share * (1.0 - share) / sample)
    return min(1.0, max(spread, 3.0 / sample))


def _containment(comparison: Comparison, shingles: ShingleFigures, side: Side, translate: Translator) -> Parts:
    language, other = translate.language, "B" if side == "a" else "A"
    total = shingles.sampled_a if side == "a" else shingles.sampled_b
    share = shingles.containment_a if side == "a" else shingles.containment_b
    numbers = ""
    if has_quotient(share, shingles.common, total):
        numbers = f"{integer(shingles.common, language)} ÷ {integer(total, language)} = {percent(share, language)}"
    meaning = translate(
        "FigureDetails",
        "This share of {side}'s shingles occurs in {other} too, wherever it stands there. One changed word takes "
        "several shingles away, so the figure falls faster than the text changes: it tells what was taken over word "
        "for word.",
    )
    formula = translate(
        "FigureDetails", "distinct shingles of {side} that also stand in {other} ÷ distinct shingles of {side}"
    )
    return (
        formula.format(side=side.upper(), other=other),
        numbers,
        f"{what_a_shingle_is(comparison, shingles, translate)} {meaning.format(side=side.upper(), other=other)}",
        translate(
            "FigureDetails",
            "With shingles of 5 words, unrelated texts reach 2\u00a0% at most, and a copy in which one word in ten was "
            "replaced has 37\u00a0% and more. From {enough} of either text on, at that length, the shingles bear out a "
            "verdict of shared text.",
        ).format(enough=round_percent(SHARED_SHINGLES["words"], language)),
        _certainty(comparison, shingles, sampling_error(share, total), translate),
    )


def _resemblance(comparison: Comparison, shingles: ShingleFigures, translate: Translator) -> Parts:
    language = translate.language
    union = shingles.sampled_a + shingles.sampled_b - shingles.common
    numbers = ""
    if has_quotient(shingles.resemblance, shingles.common, union):
        a, b, common = (integer(n, language) for n in (shingles.sampled_a, shingles.sampled_b, shingles.common))
        numbers = f"{common} ÷ ({a} + {b} − {common}) = {percent(shingles.resemblance, language)}"
    return (
        translate("FigureDetails", "distinct shingles that stand in both texts ÷ distinct shingles of both together"),
        numbers,
        translate(
            "FigureDetails",
            "Of all shingles that either text has, this share stands in both. It falls where one text is much longer "
            "than the other; then read the containments.",
        ),
        translate(
            "FigureDetails",
            "A copy in which one word in twenty was changed has about 77\u00a0% with shingles of 3 words, 64\u00a0% "
            "with 5 and 43\u00a0% with 10. Unrelated novels have about 1\u00a0% with 3 words and none with 5.",
        ),
        _certainty(comparison, shingles, sampling_error(shingles.resemblance, union), translate),
    )


def _similarity(comparison: Comparison, shingles: ShingleFigures, translate: Translator) -> Parts:
    language = translate.language
    numbers = ""
    if has_quotient(shingles.similarity / 100, 2 * shingles.common, shingles.sampled_a + shingles.sampled_b):
        a, b, common = (integer(n, language) for n in (shingles.sampled_a, shingles.sampled_b, shingles.common))
        raw = percent(shingles.similarity / 100, language)
        numbers = f"2 × {common} ÷ ({a} + {b}) = {raw}"
    meaning = translate(
        "FigureDetails",
        "The common shingles against the mean of both texts. It stands between the two containments and is what the "
        "article of 2009 calls similarity.",
    )
    if shingles.similarity > 100:
        added = translate("Figures", "Repeated shingles lift it above 100\u00a0%; shown is 100\u00a0%.")
        meaning = sentences((meaning, added), translate.language)
    # s = 2r / (1 + r), so an error of r is carried over by its derivative.
    resemblance = shingles.resemblance
    union = shingles.sampled_a + shingles.sampled_b - shingles.common
    error = min(1.0, sampling_error(resemblance, union) * 2 / (1 + resemblance) ** 2)
    return (
        translate("FigureDetails", "2 × common shingles ÷ (shingles of A + shingles of B)"),
        numbers,
        meaning,
        translate(
            "FigureDetails",
            "None was calibrated for this figure. The verdict does not look at it; read it beside the containments.",
        ),
        _certainty(comparison, shingles, error, translate),
    )


def _certainty(comparison: Comparison, shingles: ShingleFigures, error: float, translate: Translator) -> str:
    """Return how far a share of shingles may be off."""
    language = translate.language
    if comparison.settings.modulus > 1:
        return translate(
            "FigureDetails",
            "An estimate from a sample: {sampled_a} of {a} shingles of A and {sampled_b} of {b} of B. It may be off by "
            "{points} percentage points, 19 times in 20 by no more. Set sampling to 1 to count them all.",
        ).format(
            sampled_a=integer(shingles.sampled_a, language),
            a=integer(shingles.a, language),
            sampled_b=integer(shingles.sampled_b, language),
            b=integer(shingles.b, language),
            points=decimal(100 * error, language, 1),
        )
    return translate(
        "FigureDetails",
        "Counted, not estimated. It depends on the shingle length: compare it only with figures of the same length.",
    )
