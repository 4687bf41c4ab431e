"""One plain sentence for each error: which file, what is wrong, what to do."""

from __future__ import annotations

from collections.abc import Mapping

from neardup_gui.errors import Figure, NeardupError
from neardup_gui.wording.names import format_name, one_line
from neardup_gui.wording.numbers import decimal, file_size, integer
from neardup_gui.wording.translator import Translator


class _Filled(dict[str, str]):
    """Figures by name. A figure that an error came without reads "?": the sentence matters more than the gap."""

    def __missing__(self, key: str) -> str:
        return "?"


def error_sentence(error: NeardupError, translate: Translator) -> str:
    """Return the sentence that the user reads for ``error``."""
    pattern = (
        _sentence_by_kind(error, translate)
        or _file_sentence(error.code, translate)
        or _content_sentence(error.code, translate)
        or _reading_sentence(error.code, translate)
        or _container_sentence(error.code, translate)
        or _output_sentence(error.code, translate)
        or _setting_sentence(error.code, translate)
        or translate("Errors", "“{file}” could not be processed (code: {code}).")
    )
    return pattern.format_map(_filled(error, translate))


def _sentence_by_kind(error: NeardupError, translate: Translator) -> str | None:
    """Return the sentence for an error that reads differently where it is known, or not, what the file is."""
    if error.code == "unknown_format" and error.figures.get("kind"):
        return translate(
            "Errors",
            "“{file}” is of a format that Neardup cannot read ({kind}): save it as DOCX, EPUB or plain text and open "
            "that.",
        )
    if error.figures.get("format"):
        return None
    match error.code:
        case "damaged":
            return translate(
                "Errors",
                "“{file}” is damaged or cut short: get the file once more, or open it in its own program and save it "
                "again.",
            )
        case "wrong_content":
            return translate(
                "Errors",
                "“{file}” ends in “{suffix}”, but its content is something else: open it in its own program and save "
                "it anew.",
            )
        case _:
            return None


def _filled(error: NeardupError, translate: Translator) -> Mapping[str, str]:
    values = _Filled(file=one_line(error.path or "") or translate("Errors", "Pasted text"), code=error.code)
    for name, value in error.figures.items():
        values[name] = _figure(name, value, translate)
    if "name" in error.figures:
        values["option"] = "--" + str(error.figures["name"]).replace("_", "-")
    if error.code in {"too_large", "entry_too_large", "unpacks_too_large", "takes_too_much_memory"}:
        for name in ("size", "limit"):
            if isinstance(size := error.figures.get(name), int):
                values[name] = file_size(size, translate.language)
    return values


def _figure(name: str, value: Figure, translate: Translator) -> str:
    if name == "format":
        return format_name(str(value), translate)
    if isinstance(value, bool | str):
        return one_line(str(value), 120)
    if isinstance(value, int):
        return integer(value, translate.language)
    return decimal(value, translate.language, 0 if value.is_integer() else 1)


def _file_sentence(code: str, translate: Translator) -> str | None:
    match code:
        case "missing":
            return translate("Errors", "There is no file “{file}”: check its name and folder.")
        case "directory":
            return translate("Errors", "“{file}” is a folder: choose a file inside it.")
        case "not_regular":
            return translate(
                "Errors", "“{file}” is a pipe or a device, not a file: save its content to a file and open that."
            )
        case "no_permission":
            return translate(
                "Errors",
                "“{file}” may not be opened by this user: ask for permission to read it, or copy it to a folder of "
                "your own.",
            )
        case "unreadable":
            return translate(
                "Errors", "“{file}” could not be read ({reason}): check the disk or the network, then try again."
            )
        case "changed":
            return translate(
                "Errors",
                "“{file}” was changed or removed while it was being read: open it again once it has been saved.",
            )
        case "too_large":
            return translate(
                "Errors",
                "“{file}” is too large ({size}; the limit is {limit}): save the text alone, without pictures, or in "
                "parts.",
            )
        case _:
            return None


def _content_sentence(code: str, translate: Translator) -> str | None:
    match code:
        case "unknown_format":
            return translate(
                "Errors",
                "“{file}” is of a format that Neardup cannot read: save it as DOCX, EPUB or plain text and open that.",
            )
        case "not_text":
            return translate(
                "Errors",
                "“{file}” does not hold plain text: open the original document, or name its encoding if it is text "
                "after all.",
            )
        case "bad_encoding":
            return translate(
                "Errors",
                "“{file}” cannot be read in the encoding “{encoding}”: choose another one, or leave it to be detected.",
            )
        case "damaged":
            return translate(
                "Errors",
                "“{file}” is damaged or cut short ({format}): get the file once more, or open it in its own program "
                "and save it again.",
            )
        case "wrong_content":
            return translate(
                "Errors",
                "“{file}” ends in “{suffix}”, but its content is something else ({format}): give it the right ending, "
                "or save it anew.",
            )
        case "encrypted":
            return translate(
                "Errors",
                "“{file}” is protected by a password or against copying ({format}): save a copy without protection "
                "and open that.",
            )
        case "no_spine":
            return translate(
                "Errors",
                "“{file}” is an EPUB that does not say in which order its chapters are read: convert it anew and open "
                "the result.",
            )
        case "defect":
            return translate(
                "Errors",
                "“{file}” and “{other}” could not be compared because the program met a defect: its log file tells "
                "more.",
            )
        case "bad_pair":
            return translate(
                "Errors",
                "Line {line} of “{file}” does not name a pair: write two file names there, parted by a tab.",
            )
        case "no_main_part":
            return translate(
                "Errors",
                "“{file}” is a Word document without its text part: open it in a word processor and save it again.",
            )
        case _:
            return None


def _reading_sentence(code: str, translate: Translator) -> str | None:
    match code:
        case "no_text_layer":
            return translate(
                "Errors",
                "“{file}” holds no text, only pictures or form fields: if it is a scan, let a text recognition program "
                "(OCR) read it, and open the result.",
            )
        case "takes_too_long":
            return translate(
                "Errors",
                "“{file}” took too long to read (the limit is {limit} seconds): save it anew in its own program, or as "
                "plain text.",
            )
        case "takes_too_much_memory":
            return translate(
                "Errors",
                "“{file}” needs too much memory to be read (the limit is {limit}): save the text alone, without "
                "pictures, or as plain text.",
            )
        case "web_address":
            return translate(
                "Errors", "“{file}” is an address, not a file: save the text from there to a file and open that."
            )
        case "several_documents":
            return translate(
                "Errors", "“{file}” holds {count} documents: unpack it, and open the one that you want to compare."
            )
        case "needs_converter":
            return translate(
                "Errors",
                "“{file}” is of an old format ({kind}) for which LibreOffice or antiword must be installed: install "
                "one of them, or save the text as DOCX and open that.",
            )
        case _:
            return None


def _container_sentence(code: str, translate: Translator) -> str | None:
    match code:
        case "too_many_entries":
            return translate(
                "Errors",
                "“{file}” holds {entries} files inside (the limit is {limit}) and was not opened: save the text anew "
                "and open that.",
            )
        case "entry_too_large":
            return translate(
                "Errors",
                "“{file}” holds a part that is too large ({entry}: {size}; the limit is {limit}): save the text alone, "
                "or in parts.",
            )
        case "unpacks_too_large":
            return translate(
                "Errors",
                "“{file}” grows too large when unpacked ({size}; the limit is {limit}): save the text alone, without "
                "pictures, or in parts.",
            )
        case "suspicious_compression":
            return translate(
                "Errors",
                "“{file}” was not opened because its part {entry} is packed {ratio} times smaller than it is (the "
                "limit is {limit}), as files made to do harm are: open it only if you trust its source, and save it "
                "anew.",
            )
        case "unsafe_entry":
            return translate(
                "Errors",
                "“{file}” was not opened because its part “{entry}” points outside the file, as files made to do harm "
                "do: ask for the file once more from a source you trust.",
            )
        case "unsafe_xml":
            return translate(
                "Errors",
                "“{file}” was not opened because its part {part} contains definitions that such a file must not "
                "contain: save it anew in its own program.",
            )
        case "too_deep":
            return translate(
                "Errors",
                "“{file}” is nested too deeply (part {part}; the limit is {limit} levels): save it anew in its own "
                "program, or as plain text.",
            )
        case _:
            return None


def _output_sentence(code: str, translate: Translator) -> str | None:
    match code:
        case "folder_missing":
            return translate(
                "Errors", "“{file}” could not be saved because its folder does not exist: choose another folder."
            )
        case "not_writable":
            return translate(
                "Errors",
                "“{file}” could not be saved because writing there is not allowed: choose another folder or name.",
            )
        case "disk_full":
            return translate(
                "Errors",
                "“{file}” could not be saved because the disk is full: free some space, or choose another disk.",
            )
        case "target_is_directory":
            return translate("Errors", "“{file}” could not be saved because it is a folder: choose a file name in it.")
        case "is_input":
            return translate(
                "Errors",
                "“{file}” is one of the files that the comparison reads and was left as it is: choose another name for "
                "the result.",
            )
        case "named_twice":
            return translate("Errors", "“{file}” was named for two results: give each of them a file name of its own.")
        case "not_a_folder":
            return translate("Errors", "“{file}” is a file, not a folder: choose another folder for the reports.")
        case "bad_logo":
            return translate(
                "Errors",
                "“{file}” cannot be the logo: choose a PNG, JPEG or SVG picture of at most 5 megabytes.",
            )
        case "report_failed":
            return translate(
                "Errors", "“{file}” could not be made because the program met a defect: its log file tells more."
            )
        case "write_failed":
            return translate("Errors", "“{file}” could not be saved ({reason}): try again, or choose another folder.")
        case _:
            return None


def _setting_sentence(code: str, translate: Translator) -> str | None:
    match code:
        case "out_of_range":
            return translate(
                "Errors", "The value {value} of {option} is not allowed: choose one from {lowest} to {highest}."
            )
        case "not_a_choice":
            return translate("Errors", "The value “{value}” of {option} is not known: choose one of {choices}.")
        case "not_a_number":
            return translate("Errors", "The value “{value}” of {option} is not a whole number: give a number.")
        case "unknown_preset":
            return translate("Errors", "There is no preset “{value}”: choose one of {choices}.")
        case "too_many":
            return translate("Errors", "The list of {option} is too long ({value}): give at most {highest}.")
        case "bad_sequence":
            return translate(
                "Errors", "“{value}” is no cutting sequence: write each with 2 to 6 of the digits 0 to 9 ({option})."
            )
        case "bad_name":
            return translate(
                "Errors",
                "A preset cannot be called “{value}”: choose another name, of up to {highest} characters, that no "
                "preset has.",
            )
        case "no_presets":
            return translate("Errors", "“{file}” holds no presets of Neardup: choose a file that Neardup has written.")
        case "boilerplate_unreadable":
            return translate(
                "Errors",
                "The boilerplate document “{file}” could not be read: choose another in the settings of the "
                "comparison, or none.",
            )
        case _:
            return None
