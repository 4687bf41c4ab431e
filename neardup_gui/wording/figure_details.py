"""Each figure explained: its formula with this comparison's numbers put in, its meaning, threshold and uncertainty."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from neardup_gui.compare.coverage import coverage_without
from neardup_gui.compare.result import Comparison
from neardup_gui.compare.verdict import (
    A_LONG_PASSAGE,
    A_PART,
    A_PART_BY_CHARACTERS,
    NEARLY_ALL,
    NEARLY_ALL_BY_CHARACTERS,
)
from neardup_gui.matching.passages import PassageKind
from neardup_gui.wording.figure_line import Side, round_percent
from neardup_gui.wording.figures import (
    figure_lines,
    figure_name,
    has_quotient,
    passage_characters,
    share_of,
)
from neardup_gui.wording.joining import listed, sentences
from neardup_gui.wording.method_details import method_detail
from neardup_gui.wording.names import kind_name
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.shingle_details import shingle_detail
from neardup_gui.wording.translator import Translator

_KINDS: Final[tuple[PassageKind, ...]] = ("verbatim", "edited", "reworded")


@dataclass(frozen=True, slots=True)
class FigureDetail:
    """All that is to be said of one figure; each part is one paragraph of plain text.

    formula: in words. numbers: the same with the numbers put in, "" where no quotient yields the value.
    threshold: from when on it counts. certainty: how far it may be off, and what it does not see.
    """

    title: str
    value: str
    formula: str
    numbers: str
    meaning: str
    threshold: str
    certainty: str


def figure_detail(
    comparison: Comparison,
    code: str,
    side: Side | None,
    translate: Translator,
    dismissed: frozenset[int] = frozenset(),
) -> FigureDetail | None:
    """Return what there is to say of a figure of :func:`figure_lines`; None where the comparison has no such figure.

    ``dismissed``: the numbers of the passages that the user has dismissed. "uniqueness" without a side is that of both
    texts.
    """
    if code == "uniqueness" and side is None:
        return _uniqueness_of_both(comparison, translate)
    line = next((one for one in figure_lines(comparison, translate) if (one.code, one.side) == (code, side)), None)
    if line is None:
        return None
    parts = _passage_parts(comparison, code, side, translate) or shingle_detail(comparison, code, side, translate)
    parts = parts or method_detail(comparison, code, translate)
    if parts is None:
        return None
    title = line.name if side is None else _sided(line.name, side, translate)
    detail = FigureDetail(title, line.value, *parts)
    if dismissed and side is not None and code == "coverage":
        detail = replace(
            detail, numbers=f"{detail.numbers}\n{_without(comparison, side, dismissed, translate)}".strip()
        )
    return detail


def _sided(name: str, side: Side, translate: Translator) -> str:
    return translate("FigureDetails", "{figure} of {side}").format(figure=name, side=side.upper())


def _without(comparison: Comparison, side: Side, dismissed: frozenset[int], translate: Translator) -> str:
    share = coverage_without(comparison, dismissed)[0 if side == "a" else 1]
    told = translate("FigureDetails", "Without the %n dismissed passage(s): {percent}.", len(dismissed))
    return told.format(percent=percent(share, translate.language))


def _uniqueness_of_both(comparison: Comparison, translate: Translator) -> FigureDetail:
    """Return one explanation for both texts, which differ in their numbers alone."""
    language = translate.language
    sides: tuple[Side, Side] = ("a", "b")
    values = [percent(1 - share_of(comparison, side), language) for side in sides]
    parts = [_uniqueness(comparison, side, translate) for side in sides]
    numbers = "\n".join(f"{side.upper()}: {part[1]}" for side, part in zip(sides, parts, strict=True))
    meaning = translate(
        "FigureDetails",
        "What is left of each text outside the shared passages. It holds against the other text alone: services that "
        "check uniqueness compare with many sources and give other figures.",
    )
    formula, _, _, threshold, certainty = parts[0]
    name = figure_name("uniqueness", translate)
    return FigureDetail(name, " · ".join(values), formula, numbers, meaning, threshold, certainty)


Parts = tuple[str, str, str, str, str]


def _passage_parts(comparison: Comparison, code: str, side: Side | None, translate: Translator) -> Parts | None:
    match code:
        case "coverage" if side is not None:
            return _coverage(comparison, side, translate)
        case "uniqueness" if side is not None:
            return _uniqueness(comparison, side, translate)
        case "longest_passage":
            return _longest(comparison, translate)
        case "passages":
            return _passages(comparison, translate)
        case _:
            return None


def _coverage(comparison: Comparison, side: Side, translate: Translator) -> Parts:
    language = translate.language
    inside, counted = passage_characters(comparison, side)
    share = share_of(comparison, side)
    numbers = ""
    if has_quotient(share, inside, counted):
        numbers = f"{integer(inside, language)} ÷ {integer(counted, language)} = {percent(share, language)}"
    meaning = translate(
        "FigureDetails",
        "This share of {side} stands inside passages that {other} has too, word for word or edited. The verdict goes "
        "by this figure, since every passage can be looked at.",
    )
    certainty = translate(
        "FigureDetails",
        "Counted, not estimated. Passages of fewer than %n words and retellings in quite other words are not found, so "
        "more may have been taken over; quotations and set phrases count until you dismiss them.",
        comparison.settings.min_passage,
    )
    return (
        translate("FigureDetails", "characters inside shared passages ÷ characters compared"),
        numbers,
        meaning.format(side=side.upper(), other="B" if side == "a" else "A"),
        _coverage_threshold(comparison, translate),
        certainty,
    )


def _coverage_threshold(comparison: Comparison, translate: Translator) -> str:
    language = translate.language
    if any(reason.code == "short_text_characters" for reason in comparison.verdict.reasons):
        return translate(
            "FigureDetails",
            "These texts are too short for passages: the verdict goes by common runs of characters instead. From "
            "{most} of the shorter text on it says that most of it stands in the other, from {part} on a part.",
        ).format(
            most=round_percent(NEARLY_ALL_BY_CHARACTERS, language), part=round_percent(A_PART_BY_CHARACTERS, language)
        )
    return translate(
        "FigureDetails",
        "From {most} of the shorter text on, the verdict says that most of it stands in the other; from {most} of both "
        "on, that the texts are almost the same. From {part} on, or with a passage of {long} words, it says that a "
        "part does; with less, only a little.",
    ).format(most=round_percent(NEARLY_ALL, language), part=round_percent(A_PART, language), long=A_LONG_PASSAGE)


def _uniqueness(comparison: Comparison, side: Side, translate: Translator) -> Parts:
    language = translate.language
    share = share_of(comparison, side)
    meaning = translate(
        "FigureDetails",
        "What is left of {side} outside the shared passages. It holds against {other} alone: services that check "
        "uniqueness compare with many sources and give other figures.",
    )
    return (
        translate("FigureDetails", "100\u00a0% − coverage"),
        f"{percent(1.0, language)} − {percent(share, language)} = {percent(1 - share, language)}",
        meaning.format(side=side.upper(), other="B" if side == "a" else "A"),
        translate("FigureDetails", "None of its own: it is the coverage counted from the other end."),
        translate("FigureDetails", "As sure as the coverage: what was retold in quite other words counts as unique."),
    )


def _longest(comparison: Comparison, translate: Translator) -> Parts:
    longest = comparison.longest_passage
    numbers = ""
    if longest.words:
        characters = translate("Figures", "%n characters", longest.characters)
        numbers = f"{translate('Figures', '%n words', longest.words)}, {characters}"
    return (
        translate("FigureDetails", "words of A from the first to the last matching word of the longest shared passage"),
        numbers,
        translate(
            "FigureDetails",
            "The longest stretch that both texts share. Small changes inside it do not end it, and they are counted "
            "with it.",
        ),
        translate(
            "FigureDetails",
            "From %n words on, about a page, the verdict says that a part of the text stands in the other, however "
            "small the shares are: nobody writes a page twice by chance.",
            A_LONG_PASSAGE,
        ),
        translate("FigureDetails", "Counted. Where a passage was edited at its ends, these may be off by a few words."),
    )


def _passages(comparison: Comparison, translate: Translator) -> Parts:
    language = translate.language
    kinds = [passage.kind for passage in comparison.passages]
    told = listed(
        (f"{kind_name(kind, translate)}: {integer(kinds.count(kind), language)}" for kind in _KINDS if kind in kinds),
        language,
    )
    hidden = next(
        (int(reason.figures["hidden"]) for reason in comparison.verdict.reasons if reason.code == "passages_filtered"),
        0,
    )
    certainty = translate(
        "FigureDetails",
        "Each one can be looked at in the list under the texts. A stretch counts only if it says more than chance "
        "yields; set phrases and quotations are still for you to judge.",
    )
    if hidden:
        more = translate("Verdicts", "%n shorter passages are hidden by the filters and are not counted.", hidden)
        certainty = sentences((certainty, more), language)
    return (
        translate(
            "FigureDetails",
            "stretches of at least %n words that stand in both texts",
            comparison.settings.min_passage,
        ),
        told,
        translate(
            "FigureDetails",
            "Verbatim passages are equal word for word, edited ones have changed words, reworded ones say the same in "
            "other words.",
        ),
        translate(
            "FigureDetails",
            "One passage is enough for the verdict to say that a little of one text stands in the other; for more, the "
            "coverage decides.",
        ),
        certainty,
    )
