"""What the other methods say to a verdict, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from neardup_gui.compare.result import Reason
from neardup_gui.errors import Figure
from neardup_gui.fingerprints.simhash import BITS, DUPLICATE_DISTANCE, REVISED_DISTANCE, UNRELATED_DISTANCE
from neardup_gui.fingerprints.supershingles import IDENTICAL_SUPERSHINGLES, SUPERSHINGLES
from neardup_gui.wording.joining import listed, sentences
from neardup_gui.wording.names import method_name
from neardup_gui.wording.numbers import integer, percent
from neardup_gui.wording.translator import Translator

FiguresByName = Mapping[str, Figure]

# Reasons of single methods.
VOICES: Final = frozenset({
    "shingles", "distill", "simhash", "supershingles",
    "distill_abstains", "simhash_abstains", "simhash_no_keywords", "supershingles_abstain",
    "supershingles_differ_in_unit",
})  # fmt: skip


def voice_sentence(reason: Reason, translate: Translator) -> str | None:
    """Return the sentence for what a method says, or None for a reason of another kind."""
    told = _spoken(reason.code, reason.figures, translate) or _abstained(reason.code, reason.figures, translate)
    if told is None or reason.figures.get("opinion") != "disagrees":
        return told
    against = translate("Verdicts", "This speaks against the verdict.")
    return sentences((told, against), translate.language)


def agreement_sentence(figures: FiguresByName, translate: Translator) -> str:
    """Return which methods bear the verdict out, which do not, and which say nothing."""
    parts = [
        translate("Verdicts", "{agree} of {of} methods agree: {methods}.").format(
            agree=_whole(figures, "agree"), of=_whole(figures, "of"), methods=_methods(figures, "agreeing", translate)
        )
    ]
    if figures.get("disagreeing"):
        parts.append(
            translate("Verdicts", "Against it: {methods}.").format(methods=_methods(figures, "disagreeing", translate))
        )
    if figures.get("silent"):
        parts.append(
            translate("Verdicts", "Not decisive here: {methods}.").format(
                methods=_methods(figures, "silent", translate)
            )
        )
    return sentences(parts, translate.language)


def _spoken(code: str, figures: FiguresByName, translate: Translator) -> str | None:
    match code:
        case "methods_agree":
            return agreement_sentence(figures, translate)
        case "shingles":
            return translate(
                "Verdicts",
                "Of the distinct shingles (length {length}), {share_a} of A's stand in B and {share_b} of B's in A; "
                "the resemblance is {resemblance}.",
            ).format(
                length=_whole(figures, "length"),
                share_a=_share(figures, "containment_a", translate),
                share_b=_share(figures, "containment_b", translate),
                resemblance=_share(figures, "resemblance", translate),
            )
        case "distill":
            return _distill(figures, translate)
        case "simhash":
            return _simhash(figures, translate)
        case "supershingles":
            if _whole(figures, "matched") >= IDENTICAL_SUPERSHINGLES:
                sentence = translate(
                    "Verdicts", "{matched} of {all} supershingles are equal: the texts are practically identical."
                )
            else:
                sentence = translate(
                    "Verdicts",
                    "{matched} of {all} supershingles are equal, which says nothing of lesser likeness.",
                )
            return sentence.format(matched=_whole(figures, "matched"), all=SUPERSHINGLES)
        case _:
            return None


def _abstained(code: str, figures: FiguresByName, translate: Translator) -> str | None:
    needed = integer(_whole(figures, "needed"), translate.language)
    match code:
        case "distill_abstains":
            sentence = translate(
                "Verdicts", "Distill abstains: one text has %n gems, and {needed} are needed.", _whole(figures, "gems")
            )
        case "simhash_abstains":
            sentence = translate(
                "Verdicts",
                "SimHash abstains: one text has %n words, and {needed} are needed.",
                _whole(figures, "words"),
            )
        case "simhash_no_keywords":
            sentence = translate("Verdicts", "SimHash abstains: it finds no keyword in one of the texts.")
        case "supershingles_abstain":
            sentence = translate(
                "Verdicts",
                "The supershingles abstain: one text has %n shingles, and {needed} are needed.",
                _whole(figures, "shingles"),
            )
        case "supershingles_differ_in_unit":
            sentence = translate(
                "Verdicts", "The supershingles abstain: one text is measured by words, the other by characters."
            )
        case _:
            return None
    return sentence.format(needed=needed)


def _distill(figures: FiguresByName, translate: Translator) -> str:
    common, own = _whole(figures, "common"), _whole(figures, "own")
    if common == 0:
        sentence = translate(
            "Verdicts",
            "Of the {gems_a} Distill gems of A and {gems_b} of B none is common; that rules nothing out.",
        )
    elif own == common:
        sentence = translate("Verdicts", "Of the {gems_a} Distill gems of A and {gems_b} of B {common} are common.")
    else:
        sentence = translate(
            "Verdicts",
            "Of the {gems_a} Distill gems of A and {gems_b} of B {common} are common, {own} of them outside licence "
            "text and the like.",
        )
    language = translate.language
    return sentence.format(
        gems_a=integer(_whole(figures, "gems_a"), language),
        gems_b=integer(_whole(figures, "gems_b"), language),
        common=integer(common, language),
        own=integer(own, language),
    )


def _simhash(figures: FiguresByName, translate: Translator) -> str:
    distance = _whole(figures, "distance")
    by_article = figures.get("preset") == "article"
    if distance <= DUPLICATE_DISTANCE:
        sentence = translate(
            "Verdicts", "The SimHash fingerprints differ in {distance} of {bits} bits, as duplicates do."
        )
    elif by_article:
        sentence = translate("Verdicts", "The SimHash fingerprints differ in {distance} of {bits} bits: no duplicates.")
    elif distance <= REVISED_DISTANCE:
        sentence = translate(
            "Verdicts", "The SimHash fingerprints differ in {distance} of {bits} bits, as a text and its revision do."
        )
    elif distance >= UNRELATED_DISTANCE:
        sentence = translate(
            "Verdicts",
            "The SimHash fingerprints differ in {distance} of {bits} bits, as unrelated texts do, or a text and a part "
            "of it.",
        )
    else:
        sentence = translate(
            "Verdicts", "The SimHash fingerprints differ in {distance} of {bits} bits, which decides nothing."
        )
    return sentence.format(distance=distance, bits=BITS)


def _methods(figures: FiguresByName, name: str, translate: Translator) -> str:
    codes = str(figures.get(name, ""))
    return listed((method_name(code, translate) for code in codes.split(",") if code), translate.language)


def _share(figures: FiguresByName, name: str, translate: Translator) -> str:
    return percent(float(figures.get(name, 0.0)), translate.language)


def _whole(figures: FiguresByName, name: str) -> int:
    return int(figures.get(name, 0))
