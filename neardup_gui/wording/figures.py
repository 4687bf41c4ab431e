"""The figures of a comparison: their names, their values, and how each came about with this pair's numbers put in."""

from __future__ import annotations

from neardup_gui.compare.coverage import covered_characters
from neardup_gui.compare.result import Comparison, ShingleFigures
from neardup_gui.compare.verdict import FEWEST_WORDS_FOR_PASSAGES
from neardup_gui.wording.figure_line import FigureLine, Side
from neardup_gui.wording.joining import sentences
from neardup_gui.wording.method_figures import method_figure_name, method_lines
from neardup_gui.wording.numbers import decimal, integer, percent
from neardup_gui.wording.translator import Translator

__all__ = [
    "FigureLine",
    "explain_containment",
    "explain_coverage",
    "explain_longest_passage",
    "explain_passages",
    "explain_resemblance",
    "explain_similarity",
    "explain_uniqueness",
    "figure_lines",
    "figure_name",
    "has_quotient",
    "passage_characters",
    "share_of",
    "what_a_shingle_is",
]

_SAME = 5e-4  # a share and the quotient shown for it may differ by this much: less than its last digit


def figure_lines(comparison: Comparison, translate: Translator) -> tuple[FigureLine, ...]:
    """Return all figures of ``comparison``, the important ones first. Those of methods not asked for are left out."""
    return (
        *_passage_lines(comparison, translate),
        *_shingle_lines(comparison, translate),
        *method_lines(comparison, translate),
    )


def figure_name(code: str, translate: Translator) -> str:
    """Return what a figure is called. Codes are those of :class:`FigureLine`."""
    match code:
        case "coverage":
            return translate("Figures", "Coverage")
        case "uniqueness":
            return translate("Figures", "Uniqueness")
        case "containment":
            return translate("Figures", "Containment")
        case "resemblance":
            return translate("Figures", "Resemblance")
        case "similarity":
            return translate("Figures", "Similarity")
        case "longest_passage":
            return translate("Figures", "Longest passage")
        case "passages":
            return translate("Figures", "Passages")
        case _:
            return method_figure_name(code, translate)


def explain_coverage(comparison: Comparison, side: Side, translate: Translator) -> str:
    """Return how the share of one text inside passages came about."""
    language = translate.language
    share = share_of(comparison, side)
    inside, counted = passage_characters(comparison, side)
    text = comparison.a if side == "a" else comparison.b
    left_out = len(text.document.text) - counted
    if not has_quotient(share, inside, counted):
        return translate(
            "Figures", "Coverage of {side}: characters inside shared passages / characters compared = {percent}."
        ).format(side=side.upper(), percent=percent(share, language))
    sentence = translate(
        "Figures",
        "Coverage of {side}: {inside} of its {counted} compared characters (line ends included) stand inside shared "
        "passages: {inside} / {counted} = {percent}.",
    ).format(
        side=side.upper(),
        inside=integer(inside, language),
        counted=integer(counted, language),
        percent=percent(share, language),
    )
    if not left_out:
        return sentence
    if text.left_out:
        added = translate("Figures", "%n characters were left out, by the settings or as not the author's.", left_out)
    else:
        added = translate("Figures", "%n characters that are not the author's were left out.", left_out)
    return sentences((sentence, added), language)


def passage_characters(comparison: Comparison, side: Side) -> tuple[int, int]:
    """Return how many characters of one text stand inside passages, and how many are compared."""
    text = comparison.a if side == "a" else comparison.b
    spans = [passage.a if side == "a" else passage.b for passage in comparison.passages]
    return covered_characters(spans, text, comparison.settings)


def explain_uniqueness(comparison: Comparison, side: Side, translate: Translator) -> str:
    """Return how the share of one text outside passages came about."""
    share = share_of(comparison, side)
    return translate(
        "Figures",
        "Uniqueness of {side}: 100\u00a0% − coverage = 100\u00a0% − {coverage} = {percent}; it holds against the "
        "other text alone.",
    ).format(
        side=side.upper(),
        coverage=percent(share, translate.language),
        percent=percent(1 - share, translate.language),
    )


def explain_containment(comparison: Comparison, side: Side, translate: Translator) -> str:
    """Return how the share of one text's shingles that stand in the other came about. "" without that method."""
    shingles = comparison.shingles
    if shingles is None:
        return ""
    total = shingles.sampled_a if side == "a" else shingles.sampled_b
    share = shingles.containment_a if side == "a" else shingles.containment_b
    language = translate.language
    if not has_quotient(share, shingles.common, total):
        sentence = translate(
            "Figures",
            "Containment of {side}: distinct shingles of {side} that also stand in {other} / distinct shingles of "
            "{side} = {percent}.",
        )
    else:
        sentence = translate(
            "Figures",
            "Containment of {side}: {common} of {side}'s {total} distinct shingles stand in {other}: {common} / "
            "{total} = {percent}.",
        )
    return (
        sentence.format(
            side=side.upper(),
            other="B" if side == "a" else "A",
            common=integer(shingles.common, language),
            total=integer(total, language),
            percent=percent(share, language),
        )
        + " "
        + what_a_shingle_is(comparison, shingles, translate)
    )


def explain_resemblance(comparison: Comparison, translate: Translator) -> str:
    """Return how the resemblance came about. "" without the shingles method."""
    shingles = comparison.shingles
    if shingles is None:
        return ""
    language = translate.language
    union = shingles.sampled_a + shingles.sampled_b - shingles.common
    if not has_quotient(shingles.resemblance, shingles.common, union):
        return translate(
            "Figures",
            "Resemblance: distinct shingles that stand in both texts / distinct shingles of both together = {percent}.",
        ).format(percent=percent(shingles.resemblance, language))
    return translate(
        "Figures",
        "Resemblance: distinct shingles that stand in both texts / distinct shingles of both together = {common} / "
        "({a} + {b} − {common}) = {percent}.",
    ).format(
        common=integer(shingles.common, language),
        a=integer(shingles.sampled_a, language),
        b=integer(shingles.sampled_b, language),
        percent=percent(shingles.resemblance, language),
    )


def explain_similarity(comparison: Comparison, translate: Translator) -> str:
    """Return how the similarity came about, raw and shown. "" without the shingles method."""
    shingles = comparison.shingles
    if shingles is None:
        return ""
    language = translate.language
    shown = percent(shingles.similarity_shown / 100, language)
    total = shingles.sampled_a + shingles.sampled_b
    if not has_quotient(shingles.similarity / 100, 2 * shingles.common, total):
        return translate(
            "Figures", "Similarity: 2 × common shingles / (shingles of A + shingles of B) = {percent}."
        ).format(percent=shown)
    sentence = translate(
        "Figures",
        "Similarity: 2 × common shingles / (shingles of A + shingles of B) = 2 × {common} / ({a} + {b}) = {percent}.",
    ).format(
        common=integer(shingles.common, language),
        a=integer(shingles.sampled_a, language),
        b=integer(shingles.sampled_b, language),
        percent=f"{decimal(shingles.similarity, language, 1)}\u00a0%" if shingles.similarity > 100 else shown,
    )
    if shingles.similarity <= 100:
        return sentence
    added = translate("Figures", "Repeated shingles lift it above 100\u00a0%; shown is 100\u00a0%.")
    return sentences((sentence, added), language)


def explain_longest_passage(comparison: Comparison, translate: Translator) -> str:
    """Return what the longest passage is."""
    longest = comparison.longest_passage
    if longest.words == 0:
        return translate("Figures", "Longest passage: no passage was found.")
    counted = translate("Figures", "%n characters", longest.characters)
    return translate(
        "Figures",
        "Longest passage: %n words ({characters}), counted in A, from its first to its last matching word, small "
        "changes included.",
        longest.words,
    ).format(characters=counted)


def explain_passages(comparison: Comparison, translate: Translator) -> str:
    """Return what counts as a passage."""
    return translate(
        "Figures",
        "Passages: stretches of at least %n words that stand in both texts, verbatim or edited; small changes do not "
        "break them.",
        comparison.settings.min_passage,
    )


def too_short_for_passages(comparison: Comparison) -> bool:
    """Tell whether a text is so short that "no passages" says nothing: a coverage of 0 % would be read as a finding."""
    shorter = min(comparison.a.words, comparison.b.words)
    return shorter < FEWEST_WORDS_FOR_PASSAGES and not comparison.passages


def _passage_lines(comparison: Comparison, translate: Translator) -> list[FigureLine]:
    language = translate.language
    lines: list[FigureLine] = []
    if too_short_for_passages(comparison):
        return lines
    for side in ("a", "b"):
        share = share_of(comparison, side)
        explained = explain_coverage(comparison, side, translate)
        name = figure_name("coverage", translate)
        lines.append(FigureLine("coverage", side, name, percent(share, language), explained, share))
    for side in ("a", "b"):
        share = share_of(comparison, side)
        explained = explain_uniqueness(comparison, side, translate)
        name = figure_name("uniqueness", translate)
        lines.append(FigureLine("uniqueness", side, name, percent(1 - share, language), explained, 1 - share))
    longest = translate("Figures", "%n words", comparison.longest_passage.words)
    lines.append(
        FigureLine(
            "longest_passage",
            None,
            figure_name("longest_passage", translate),
            longest,
            explain_longest_passage(comparison, translate),
        )
    )
    if "passages" in comparison.settings.methods:
        found = integer(len(comparison.passages), language)
        name = figure_name("passages", translate)
        lines.append(FigureLine("passages", None, name, found, explain_passages(comparison, translate)))
    return lines


def _shingle_lines(comparison: Comparison, translate: Translator) -> list[FigureLine]:
    shingles = comparison.shingles
    if shingles is None:
        return []
    language = translate.language
    lines: list[FigureLine] = []
    sides: tuple[tuple[Side, float], ...] = (("a", shingles.containment_a), ("b", shingles.containment_b))
    for side, share in sides:
        explained = explain_containment(comparison, side, translate)
        name = figure_name("containment", translate)
        lines.append(FigureLine("containment", side, name, percent(share, language), explained, share))
    resemblance = shingles.resemblance
    lines.append(
        FigureLine(
            "resemblance",
            None,
            figure_name("resemblance", translate),
            percent(resemblance, language),
            explain_resemblance(comparison, translate),
            resemblance,
        )
    )
    shown = shingles.similarity_shown / 100
    name = figure_name("similarity", translate)
    explained = explain_similarity(comparison, translate)
    lines.append(FigureLine("similarity", None, name, percent(shown, language), explained, shown))
    return lines


def what_a_shingle_is(comparison: Comparison, shingles: ShingleFigures, translate: Translator) -> str:
    """Return how long a shingle is, and how many were counted where they were sampled."""
    settings = comparison.settings
    length = settings.shingle_length if isinstance(settings.shingle_length, int) else 0
    if settings.unit == "characters":
        told = translate("Figures", "A shingle is a run of %n characters.", length)
    else:
        told = translate("Figures", "A shingle is a run of %n words.", length)
    if settings.modulus == 1:
        return told
    sampled = translate(
        "Figures", "Only one in {modulus} was counted: {sampled_a} of {a} in A, {sampled_b} of {b} in B."
    ).format(
        modulus=settings.modulus,
        sampled_a=integer(shingles.sampled_a, translate.language),
        a=integer(shingles.a, translate.language),
        sampled_b=integer(shingles.sampled_b, translate.language),
        b=integer(shingles.b, translate.language),
    )
    return sentences((told, sampled), translate.language)


def share_of(comparison: Comparison, side: Side) -> float:
    """Return the coverage of one text (0–1)."""
    return comparison.coverage_a if side == "a" else comparison.coverage_b


def has_quotient(share: float, part: int, whole: int) -> bool:
    """Tell whether the quotient may be shown for ``share``: no formula is better than one that yields another result.

    They differ where repeated shingles count (``article2009``) and where passages meet text that is left out.
    """
    return whole > 0 and abs(share - part / whole) < _SAME
