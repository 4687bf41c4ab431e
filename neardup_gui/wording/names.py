"""Names of languages, formats, kinds of passages and the like."""

from __future__ import annotations

from collections.abc import Sequence

from neardup_gui.matching.passages import PassageKind
from neardup_gui.wording.joining import listed
from neardup_gui.wording.translator import Translator


def one_line(name: str, longest: int = 4_096) -> str:
    """Return a name out of a file or a file system so that it keeps to its line, shortened in the middle.

    Such names may hold line ends, control characters and undecodable bytes, and be as long as somebody wished.
    """
    shown = "".join(character if character.isprintable() else "\ufffd" for character in name)
    if len(shown) <= longest:
        return shown
    kept = (longest - 1) // 2
    return f"{shown[:kept]}…{shown[-kept:]}"


def kind_name(kind: PassageKind, translate: Translator) -> str:
    """Return how a passage was taken over, in a word."""
    match kind:
        case "verbatim":
            return translate("Names", "verbatim")
        case "edited":
            return translate("Names", "edited")
        case "reworded":
            return translate("Names", "reworded")


def found_by_names(sources: Sequence[str], translate: Translator) -> str:
    """Return by what a passage was found, in a few words. Sources that are not known here keep their codes."""
    return listed((_source_name(source, translate) for source in sources), translate.language)


def found_by_sentence(sources: Sequence[str], translate: Translator) -> str:
    """Return by what a passage was found, as a sentence."""
    return translate("Names", "Found by: {sources}.").format(sources=found_by_names(sources, translate))


def _source_name(source: str, translate: Translator) -> str:
    match source:
        case "shingles":
            return translate("Names", "equal words in a row")
        case "stems":
            return translate("Names", "words in other forms")
        case "sentences":
            return translate("Names", "alike sentences")
        case "distill":
            return translate("Names", "Distill digits")
        case _:
            return source


def method_name(method: str, translate: Translator) -> str:
    """Return the name of a method inside a sentence."""
    match method:
        case "passages":
            return translate("Names", "passages")
        case "characters":
            return translate("Names", "runs of characters")
        case "shingles":
            return translate("Names", "shingles")
        case "distill":
            return translate("Names", "Distill")
        case "simhash":
            return translate("Names", "SimHash")
        case "supershingles":
            return translate("Names", "supershingles")
        case _:
            return method


def format_name(format_code: str, translate: Translator) -> str:
    """Return the name of a file format. Formats that are names in themselves stay as they are, in capitals."""
    match format_code.lower():
        case "txt":
            return translate("Names", "plain text")
        case "docx":
            return translate("Names", "Word document (DOCX)")
        case "pasted":
            return translate("Names", "pasted text")
        case _:
            return format_code.upper() if format_code.isalnum() else format_code


def language_name(code: str, translate: Translator) -> str:
    """Return the name of a language by its ISO 639-1 code; "und" is an unknown one. Unlisted codes stay codes."""
    return _european_name(code, translate) or _other_name(code, translate) or code


def _european_name(code: str, translate: Translator) -> str | None:
    match code:
        case "en":
            return translate("Names", "English")
        case "ru":
            return translate("Names", "Russian")
        case "uk":
            return translate("Names", "Ukrainian")
        case "be":
            return translate("Names", "Belarusian")
        case "bg":
            return translate("Names", "Bulgarian")
        case "sr":
            return translate("Names", "Serbian")
        case "pl":
            return translate("Names", "Polish")
        case "cs":
            return translate("Names", "Czech")
        case "de":
            return translate("Names", "German")
        case "nl":
            return translate("Names", "Dutch")
        case "sv":
            return translate("Names", "Swedish")
        case "da":
            return translate("Names", "Danish")
        case "no" | "nb" | "nn":
            return translate("Names", "Norwegian")
        case "fi":
            return translate("Names", "Finnish")
        case "fr":
            return translate("Names", "French")
        case "es":
            return translate("Names", "Spanish")
        case "it":
            return translate("Names", "Italian")
        case "pt":
            return translate("Names", "Portuguese")
        case "ro":
            return translate("Names", "Romanian")
        case "hu":
            return translate("Names", "Hungarian")
        case "el":
            return translate("Names", "Greek")
        case "la":
            return translate("Names", "Latin")
        case _:
            return None


def _other_name(code: str, translate: Translator) -> str | None:
    match code:
        case "zh":
            return translate("Names", "Chinese")
        case "ja":
            return translate("Names", "Japanese")
        case "ko":
            return translate("Names", "Korean")
        case "tr":
            return translate("Names", "Turkish")
        case "kk":
            return translate("Names", "Kazakh")
        case "ar":
            return translate("Names", "Arabic")
        case "he":
            return translate("Names", "Hebrew")
        case "hi":
            return translate("Names", "Hindi")
        case "hy":
            return translate("Names", "Armenian")
        case "ka":
            return translate("Names", "Georgian")
        case "th":
            return translate("Names", "Thai")
        case "und" | "":
            return translate("Names", "not recognised")
        case _:
            return None
