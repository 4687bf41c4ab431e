"""Names of what stands in a book and is not its author's, and why it is not compared."""

from __future__ import annotations

from collections.abc import Sequence

from neardup_gui.compare.left_out import COMMON_TEXT, IGNORED
from neardup_gui.documents.model import Exclusion
from neardup_gui.wording.joining import listed
from neardup_gui.wording.translator import Translator


def exclusion_name(code: str, translate: Translator) -> str:
    """Return what a stretch is, in a word or two; a code that is not known here stays as it is."""
    match code:
        case "gutenberg":
            return translate("Exclusions", "licence text")
        case "imprint":
            return translate("Exclusions", "imprint")
        case "toc":
            return translate("Exclusions", "table of contents")
        case "ignored":
            return translate("Exclusions", "ignored phrase")
        case "common_text":
            return translate("Exclusions", "text of the boilerplate document")
        case _:
            return code.replace("_", " ")


def exclusion_reason(code: str, translate: Translator) -> str:
    """Return why a stretch is greyed."""
    if code == IGNORED:
        return translate("Exclusions", "Not compared: this phrase is on your list of phrases to ignore.")
    if code == COMMON_TEXT:
        return translate("Exclusions", "Not compared: this stands in the boilerplate document that you chose.")
    sentence = translate(
        "Exclusions",
        "Not compared: this is not the author's text ({what}). It can be compared too, by the settings of the "
        "comparison.",
    )
    return sentence.format(what=exclusion_name(code, translate))


def left_out_line(excluded: Sequence[Exclusion], translate: Translator) -> str:
    """Return how many stretches are left out and of what kinds; nothing where there is none."""
    if not excluded:
        return ""
    kinds = dict.fromkeys(exclusion_name(part.code, translate) for part in excluded)
    line = translate("Exclusions", "%n stretches left out ({kinds})", len(excluded))
    return line.format(kinds=listed(kinds, translate.language))
