"""A sentence for each thing that the user should know about how a file was read."""

from __future__ import annotations

from neardup_gui.documents.model import ReadingWarning
from neardup_gui.wording.joining import sentences
from neardup_gui.wording.names import format_name, one_line
from neardup_gui.wording.translator import Translator


def warning_sentence(warning: ReadingWarning, translate: Translator) -> str:
    """Return the sentence for ``warning``. A code that is not known here still tells that something was amiss."""
    count = _count(warning)
    match warning.code:
        case "undecodable_bytes":
            return translate("Warnings", "%n characters could not be decoded and stand as � in the text.", count)
        case "hidden_text":
            return translate("Warnings", "%n characters of hidden text were left out.", count)
        case "formulas_left_out":
            return translate("Warnings", "%n formulas were left out.", count)
        case "running_heads_left_out":
            return translate("Warnings", "%n running heads, feet and page numbers were left out.", count)
        case "pages_without_text":
            return translate("Warnings", "%n pages are pictures without text and could not be read.", count)
        case "turned_text_left_out":
            return translate("Warnings", "%n characters that run across the page at an angle were left out.", count)
        case "unreadable_characters":
            return translate("Warnings", "%n characters are of a font that does not say which letters they are.", count)
        case "package_repaired":
            return translate("Warnings", "The file is damaged in places; its text was recovered.")
        case "encoding_guessed":
            sentence = translate("Warnings", "The encoding was guessed ({encoding}); check that the letters are right.")
            return sentence.format(encoding=warning.figures.get("encoding", "?"))
        case "wrong_suffix":
            sentence = translate("Warnings", "The file ends in “{suffix}”, but it is in another format: {format}.")
            return sentence.format(
                suffix=warning.figures.get("suffix", "?"),
                format=format_name(str(warning.figures.get("format", "?")), translate),
            )
        case "missing_part" | "unreadable_part":
            return _part_sentence(warning, count, translate)
        case _:
            return translate("Warnings", "The file was read with a remark: {code}.").format(
                code=warning.code.replace("_", " ")
            )


def _part_sentence(warning: ReadingWarning, count: int, translate: Translator) -> str:
    """Return the sentence for parts of the file that were passed over; the first of them is named where it is known."""
    if warning.code == "missing_part":
        sentence = translate("Warnings", "%n parts of the file are missing and were passed over.", count)
    else:
        sentence = translate("Warnings", "%n parts of the file could not be read and were passed over.", count)
    for name in ("name", "part", "entry"):
        if warning.figures.get(name):
            first = translate("Warnings", "For instance: {part}.").format(
                part=one_line(str(warning.figures[name]), 120)
            )
            return sentences((sentence, first), translate.language)
    return sentence


def _count(warning: ReadingWarning) -> int:
    """Return the warning's figure of how many, by whichever name the reader gave it; at least 1."""
    for name in ("count", "characters", "bytes", "parts"):
        if isinstance(value := warning.figures.get(name), int):
            return value
    return 1
