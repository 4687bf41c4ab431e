"""The verdict in words: a title, a sentence that explains it, and one for each reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from neardup_gui.compare.result import Comparison, Reason
from neardup_gui.errors import Figure
from neardup_gui.wording.joining import sentences
from neardup_gui.wording.names import language_name
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.voices import VOICES, voice_sentence

Side = Literal["a", "b"]
FiguresByName = Mapping[str, Figure]


def verdict_title(comparison: Comparison, translate: Translator) -> str:
    """Return the verdict in a few words, with the side named where the verdict is about one side."""
    side = smaller_side(comparison)
    match comparison.verdict.code:
        case "identical":
            title = translate("Verdicts", "The two texts are the same")
        case "near_duplicate":
            title = translate("Verdicts", "The two texts are almost the same")
        case "contains":
            title = translate("Verdicts", "Most of {inner} stands in {outer}")
        case "partial":
            title = translate("Verdicts", "Part of {inner} stands in {outer}")
        case "slight":
            title = translate("Verdicts", "Only a little of {inner} stands in {outer}")
        case "unrelated" if _in_different_languages(comparison):
            title = translate("Verdicts", "Different languages: no shared wording")
        case "unrelated":
            title = translate("Verdicts", "No shared passages found")
        case "not_enough_text":
            title = translate("Verdicts", "Not enough text to judge")
    return title.format(inner=side.upper(), outer=_other(side).upper())


def verdict_explanation(comparison: Comparison, translate: Translator) -> str:
    """Return one sentence that says what the verdict means for this pair."""
    side = smaller_side(comparison)
    match comparison.verdict.code:
        case "identical":
            sentence = translate(
                "Verdicts", "Word for word they are equal; they can differ at most in typography and capital letters."
            )
        case "near_duplicate":
            sentence = translate(
                "Verdicts",
                "{share_a} of A and {share_b} of B stand in the other text, word for word or edited: these are two "
                "versions of one text.",
            )
        case "contains":
            sentence = translate(
                "Verdicts",
                "{share_inner} of {inner}, the shorter text, stands in {outer}, word for word or edited; this is "
                "{share_outer} of {outer}.",
            )
        case "partial":
            sentence = translate(
                "Verdicts",
                "{share_inner} of {inner} and {share_outer} of {outer} stand in the other text, word for word or "
                "edited; the rest does not.",
            )
        case "slight":
            sentence = translate(
                "Verdicts",
                "{share_inner} of {inner} and {share_outer} of {outer} stand in the other text: look at the passages "
                "to see whether they are quotations or set phrases.",
            )
        case "unrelated" if _in_different_languages(comparison):
            sentence = translate(
                "Verdicts",
                "A comparison of wording cannot find a translation, so this says nothing about whether one text was "
                "taken from the other.",
            )
        case "unrelated":
            sentence = translate(
                "Verdicts",
                "No passage of one text was found in the other; a retelling in other words can escape this search.",
            )
        case "not_enough_text":
            sentence = translate(
                "Verdicts", "At least one of the texts is too short for a judgement; compare them by eye."
            )
    return sentence.format(
        inner=side.upper(),
        outer=_other(side).upper(),
        share_inner=_coverage(comparison, side, translate),
        share_outer=_coverage(comparison, _other(side), translate),
        share_a=_coverage(comparison, "a", translate),
        share_b=_coverage(comparison, "b", translate),
    )


def direction_sentence(translate: Translator) -> str:
    """Return the line that stands under every verdict."""
    return translate("Verdicts", "These figures cannot tell who copied from whom.")


def reason_sentences(comparison: Comparison, translate: Translator) -> list[str]:
    """Return a sentence for each reason of the verdict, in its order."""
    return [reason_sentence(reason, translate) for reason in comparison.verdict.reasons]


def agreement_of(comparison: Comparison, translate: Translator) -> str:
    """Return which methods bear the verdict out, and how short texts were judged; "" where there is neither to say."""
    said = ("short_text_characters", "methods_agree")
    told = (reason_sentence(reason, translate) for reason in comparison.verdict.reasons if reason.code in said)
    return sentences(told, translate.language)


def main_reason_sentences(comparison: Comparison, translate: Translator) -> list[str]:
    """Return the sentences of the reasons but for methods that agree or abstain: their figures stand elsewhere."""
    return [
        reason_sentence(reason, translate)
        for reason in comparison.verdict.reasons
        if reason.code not in VOICES or reason.figures.get("opinion") == "disagrees"
    ]


def reason_sentence(reason: Reason, translate: Translator) -> str:
    """Return the sentence for one reason. A code that is not known here is told by its name and figures."""
    told = _passage_reason(reason, translate) or _method_reason(reason, translate)
    return told or voice_sentence(reason, translate) or _unknown_reason(reason, translate)


def smaller_side(comparison: Comparison) -> Side:
    """Return the side that verdicts speak of first: the smaller by the reasons, else the one with fewer words."""
    for reason in comparison.verdict.reasons:
        if reason.code == "smaller_text" and reason.figures.get("side") in ("a", "b"):
            return "a" if reason.figures["side"] == "a" else "b"
    return "a" if comparison.a.words < comparison.b.words else "b"


def _passage_reason(reason: Reason, translate: Translator) -> str | None:
    figures = reason.figures
    match reason.code:
        case "identical_text":
            return translate("Verdicts", "Every word of A and B is the same, in the same order.")
        case "coverage":
            return translate("Verdicts", "Shared passages cover {share_a} of A and {share_b} of B.").format(
                share_a=_share(figures, "coverage_a", translate), share_b=_share(figures, "coverage_b", translate)
            )
        case "longest_passage":
            return translate("Verdicts", "The longest shared passage has %n words.", _whole(figures, "words"))
        case "passages":
            return translate("Verdicts", "%n shared passages were found.", _whole(figures, "count"))
        case "no_passages":
            return translate(
                "Verdicts", "There is no shared passage of at least %n words.", _whole(figures, "min_passage")
            )
        case "passages_filtered":
            return translate(
                "Verdicts",
                "%n shorter passages are hidden by the filters and are not counted.",
                _whole(figures, "hidden"),
            )
        case "edited_heavily":
            return translate(
                "Verdicts",
                "Of the words inside the passages {percent} are equal: the text was edited heavily, or other words "
                "stand between those that were copied.",
            ).format(percent=_share(figures, "equal", translate))
        case "repeats_in_order_only":
            return translate(
                "Verdicts",
                "Something stands so often in both texts that its places were paired one by one, in their order: "
                "passages that repeat may have more places than are listed.",
            )
        case "smaller_text":
            return translate("Verdicts", "{side} is the shorter text, so the verdict goes by its share.").format(
                side=_side_name(figures)
            )
        case _:
            return None


def _method_reason(reason: Reason, translate: Translator) -> str | None:
    figures = reason.figures
    match reason.code:
        case "too_few_words":
            sentence = translate("Verdicts", "{side} has %n words; {needed} are needed.", _whole(figures, "words"))
            return sentence.format(
                side=_side_name(figures), needed=integer(_whole(figures, "needed"), translate.language)
            )
        case "short_text_characters":
            sentence = translate(
                "Verdicts",
                "The texts are too short for passages and were compared by runs of %n characters: common runs cover "
                "{share_a} of A and {share_b} of B.",
                _whole(figures, "length"),
            )
            return sentence.format(
                share_a=_share(figures, "coverage_a", translate),
                share_b=_share(figures, "coverage_b", translate),
            )
        case "different_languages":
            sentence = translate(
                "Verdicts", "The texts are in different languages: A – {language_a}, B – {language_b}."
            )
            return sentence.format(
                language_a=language_name(str(figures.get("language_a", "und")), translate),
                language_b=language_name(str(figures.get("language_b", "und")), translate),
            )
        case _:
            return None


def _unknown_reason(reason: Reason, translate: Translator) -> str:
    told = ", ".join(f"{name.replace('_', ' ')}: {value}" for name, value in reason.figures.items())
    name = reason.code.replace("_", " ")
    return translate("Verdicts", "Also considered: {reason}.").format(reason=f"{name} ({told})" if told else name)


def _in_different_languages(comparison: Comparison) -> bool:
    return any(reason.code == "different_languages" for reason in comparison.verdict.reasons)


def _other(side: Side) -> Side:
    return "b" if side == "a" else "a"


def _coverage(comparison: Comparison, side: Side, translate: Translator) -> str:
    """Return the share that the verdict rests on: what passages cover or, in short texts, windows of characters."""
    share = comparison.coverage_a if side == "a" else comparison.coverage_b
    for reason in comparison.verdict.reasons:
        if reason.code == "short_text_characters":
            share = float(reason.figures.get(f"coverage_{side}", share))
    return percent(share, translate.language)


def _side_name(figures: FiguresByName) -> str:
    return "A" if figures.get("side") == "a" else "B"


def _share(figures: FiguresByName, name: str, translate: Translator) -> str:
    return percent(float(figures.get(name, 0.0)), translate.language)


def _whole(figures: FiguresByName, name: str) -> int:
    return int(figures.get(name, 0))
