"""The arguments of the command line, and the settings that they make."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any, Final, NoReturn

from neardup_gui import __version__
from neardup_gui.compare.left_out import reduction
from neardup_gui.compare.settings import (
    ANY_LANGUAGE,
    CHOICES,
    METHODS,
    PRESETS,
    Settings,
    StopLists,
    preset,
    validate,
)
from neardup_gui.documents import read_document
from neardup_gui.errors import SettingError
from neardup_gui.report.options import ORDERS, PAPERS
from neardup_gui.wording.translator import available_languages

REPORT_FORMATS: Final = ("html", "pdf", "docx", "xlsx", "csv")
DEFAULT_FORMATS: Final = ("html", "pdf")
_WHOLE_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,18}")


class UsageError(Exception):
    """The arguments make no sense. The text is the one line that the user reads."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message[:1].lower()}{message[1:].rstrip('.')}; see “{self.prog} --help”.")


class _FromFile(argparse.Action):
    """Keeps what ``read`` finds in the file of that name, and the name: no result may take the place of the file."""

    def __init__(
        self, option_strings: Sequence[str], dest: str, *, read: Callable[[str], Any], metavar: str, help: str
    ):
        super().__init__(option_strings, dest, metavar=metavar, help=help)
        self._read = read

    def __call__(self, _parser: Any, namespace: argparse.Namespace, values: Any, _option: Any = None) -> None:
        namespace.files_read = [*getattr(namespace, "files_read", []), values]
        setattr(namespace, self.dest, self._read(values))


def files_read(options: argparse.Namespace) -> list[str]:
    """Return the files that the options name, beside the texts."""
    others = (getattr(options, name, None) for name in ("boilerplate_document", "logo"))
    return [*getattr(options, "files_read", []), *filter(None, others)]


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the parsed arguments; ``command`` is a key of ``COMMANDS``. Raises UsageError and SettingError."""
    options = _parser().parse_args(list(arguments))
    if getattr(options, "self_check", False):
        options.command = "self-check"
    if options.command is None:
        raise UsageError("no command is given; see “neardup --help”.")
    if options.command == "compare":
        _check_compare(options)
    return options


def settings_of(options: argparse.Namespace) -> Settings:
    """Return the preset's settings with the options that were given. Raises SettingError out of range."""
    chosen = preset(options.preset) if options.preset in PRESETS else _own_preset(options.preset)
    given = {
        field.name: value
        for field in fields(Settings)
        if field.name != "preset" and (value := getattr(options, field.name, None)) is not None
    }
    settings = validate(replace(chosen, **given))
    reduction(settings)  # a boilerplate document that is not there is told at once, not for each pair anew
    return settings


def _own_preset(name: str) -> Settings:
    # Imported here because it costs Qt, which a run with a built-in preset can do without.
    from neardup_gui.settings import UserSettings

    return UserSettings().presets.get(name)


def _check_compare(options: argparse.Namespace) -> None:
    if options.pairs is None:
        if options.report_dir is not None or options.report_formats is not None:
            raise UsageError("--report-dir and --report-formats are for many pairs and go with --pairs alone.")
        if options.a is None or options.b is None:
            raise UsageError("two files to compare must be named, or a list of them by --pairs.")
        return
    if options.a is not None:
        raise UsageError("--pairs takes the place of the two files; leave them out.")
    if options.json is None and options.report_dir is None:
        raise UsageError("--pairs needs --json FILE (- for standard output) or --report-dir FOLDER for its results.")
    for name in ("csv", "html", "pdf", "docx", "xlsx"):
        if getattr(options, name) is not None:
            raise UsageError(f"--{name} is of one comparison and cannot go with --pairs; use --report-dir.")
    if options.report_formats is not None and options.report_dir is None:
        raise UsageError("--report-formats says what --report-dir FOLDER is to hold; name that folder too.")
    _check_formats(DEFAULT_FORMATS if options.report_formats is None else options.report_formats)


def _check_formats(formats: Sequence[str]) -> None:
    if not formats:
        raise UsageError(f"--report-formats names no format: it takes some of {', '.join(REPORT_FORMATS)}.")
    for name in formats:
        if name not in REPORT_FORMATS:
            raise UsageError(f"“{name}” is no format of reports: --report-formats takes {', '.join(REPORT_FORMATS)}.")


def _parser() -> _Parser:
    parser = _Parser(
        prog="neardup",
        description="Has one manuscript been taken from another, how much, and where? "
        "Without a command, with up to two files, the window opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"neardup {__version__}")
    parser.add_argument("--self-check", action="store_true", help="try every part of the program once")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    compare = _command(commands, "compare", "compare two texts without a window")
    compare.add_argument("a", nargs="?", metavar="A", help="the first text")
    compare.add_argument("b", nargs="?", metavar="B", help="the second text")
    compare.add_argument("--pairs", metavar="FILE", help="compare many pairs: one A<TAB>B a line, relative to FILE")
    compare.add_argument("--spans", action="store_true", help="add the place of every common shingle to the JSON")
    outputs = compare.add_argument_group("outputs (any number; - is standard output)")
    outputs.add_argument("--json", metavar="FILE", help="the comparison as JSON")
    outputs.add_argument("--csv", metavar="FILE", help="the passages as CSV")
    outputs.add_argument("--pdf", metavar="FILE", help="the report as PDF")
    outputs.add_argument("--html", metavar="FILE", help="the report as one HTML file")
    outputs.add_argument("--docx", metavar="FILE", help="the report as a Word document")
    outputs.add_argument("--xlsx", metavar="FILE", help="the passages and figures as an Excel workbook")
    outputs.add_argument(
        "--report-language",
        choices=available_languages(),
        help="of the report and of the summary (default: the system's, else English)",
    )
    outputs.add_argument(
        "--report-dir", metavar="FOLDER", help="with --pairs: a report of each pair, and an index.html of them"
    )
    outputs.add_argument(
        "--report-formats", type=_list, metavar="LIST", help=f"{', '.join(REPORT_FORMATS)} (default: html,pdf)"
    )
    _add_looks(compare)
    text = _command(commands, "text", "print the text that is compared")
    text.add_argument("file", metavar="FILE")
    text.add_argument("--json", metavar="FILE", help="the facts about the text and its blocks as JSON")
    fingerprint = _command(commands, "fingerprint", "write the fingerprints of one text")
    fingerprint.add_argument("file", metavar="FILE")
    fingerprint.add_argument("--json", metavar="FILE", required=True, help="where to (- for standard output)")
    return parser


def _add_looks(parser: argparse.ArgumentParser) -> None:
    looks = parser.add_argument_group("how reports look")
    looks.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="of the PDF and the Word document")
    looks.add_argument("--organisation", metavar="NAME", help="in the head of the report")
    looks.add_argument("--logo", metavar="FILE", help="beside that name: a PNG, JPEG or SVG picture")
    looks.add_argument(
        "--order", choices=ORDERS, default=ORDERS[0], help="of the passages: by place in A, or the longest first"
    )
    looks.add_argument(
        "--shorten", action=argparse.BooleanOptionalAction, default=True,
        help="leave out the middle of long passages (default)",
    )  # fmt: skip


def _command(commands: Any, name: str, purpose: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=purpose, description=purpose[0].upper() + purpose[1:] + ".", allow_abbrev=False
    )
    _add_settings(parser)
    return parser


def _add_settings(parser: argparse.ArgumentParser) -> None:
    shingles = parser.add_argument_group("shingles")
    shingles.add_argument(
        "--preset", default="default", help=f"{', '.join(PRESETS)}, or one of your own (default: default)"
    )
    shingles.add_argument("--shingle-length", type=_length, metavar="N", help="1–20 words, 1–40 characters, or auto")
    shingles.add_argument("--modulus", type=_number("modulus"), metavar="N", help="1–40: keep one shingle in N")
    shingles.add_argument("--unit", metavar="UNIT", help=" or ".join(CHOICES["unit"]))
    shingles.add_argument("--step", type=_number("step"), metavar="N", help="1: overlapping; the length: end to end")
    shingles.add_argument("--hash", metavar="NAME", help=", ".join(CHOICES["hash"]))
    words = parser.add_argument_group("words")
    words.add_argument("--language", type=str.lower, metavar="CODE", help="auto, ru, en, zh, …")
    words.add_argument("--lemmas", action=argparse.BooleanOptionalAction, help="compare dictionary forms")
    words.add_argument("--stop-words", action=argparse.BooleanOptionalAction, help="remove function words")
    words.add_argument(
        "--stop-word-list",
        dest="stop_lists",
        action=_FromFile,
        read=_stop_lists,
        metavar="FILE",
        help="words that --stop-words removes, in place of the list of the text's language",
    )
    words.add_argument("--numbers", action=argparse.BooleanOptionalAction, help="with numbers (default)")
    words.add_argument("--fold-yo", action=argparse.BooleanOptionalAction, help="read ё as е (default)")
    words.add_argument(
        "--look-alikes",
        action=argparse.BooleanOptionalAction,
        help="read Latin letters in Cyrillic words, and the reverse, as what they look like (default)",
    )
    left_out = parser.add_argument_group("what is left out of both texts")
    left_out.add_argument(
        "--ignore", action=_FromFile, read=_lines, metavar="FILE", help="phrases that count for nothing, one a line"
    )
    left_out.add_argument(
        "--boilerplate-document",
        metavar="FILE",
        help="a document whose text counts for nothing, where 8 words of it or more stand in a row",
    )
    reading = parser.add_argument_group("reading")
    reading.add_argument("--footnotes", action=argparse.BooleanOptionalAction, help="with notes (default)")
    reading.add_argument("--tracked-changes", metavar="WHICH", help=" or ".join(CHOICES["tracked_changes"]))
    reading.add_argument(
        "--boilerplate", action=argparse.BooleanOptionalAction, help="compare licence texts and the like too"
    )
    reading.add_argument("--encoding", metavar="NAME", help="of plain text (default: detected)")
    passages = parser.add_argument_group("passages")
    passages.add_argument("--min-passage", type=_number("min_passage"), metavar="N", help="words (default: 20)")
    passages.add_argument(
        "--min-run", type=_number("min_run"), metavar="N", help="words of the longest exact run in a passage"
    )
    passages.add_argument(
        "--max-gap",
        type=_number("max_gap"),
        metavar="N",
        help="join passages that are up to N words apart in both texts (default: 0, none)",
    )
    passages.add_argument("--reworded", metavar="WHEN", help=", ".join(CHOICES["reworded"]))
    methods = parser.add_argument_group("methods")
    methods.add_argument("--methods", type=_methods, metavar="LIST", help=", ".join(METHODS) + " (default: all)")
    methods.add_argument("--distill", metavar="VARIANT", help=" or ".join(CHOICES["distill"]))
    methods.add_argument("--distill-detail", metavar="DETAIL", help=", ".join(CHOICES["distill_detail"]))
    methods.add_argument(
        "--distill-sequences",
        action=_FromFile,
        read=_sequences,
        metavar="FILE",
        help="own cutting sequences of 2 to 6 digits; their gems cannot be looked up in a catalogue",
    )
    methods.add_argument(
        "--distill-smallest", type=_number("distill_smallest"), metavar="N", help="digits of the smallest part"
    )
    methods.add_argument("--simhash", metavar="VARIANT", help=" or ".join(CHOICES["simhash"]))


def _number(name: str) -> Any:
    def convert(value: str) -> int:
        # Stricter than int(), which takes "1_0" for 10.
        if not _WHOLE_NUMBER.fullmatch(value):
            raise SettingError("not_a_number", name=name, value=value)
        return int(value)

    return convert


def _length(value: str) -> int | str:
    return value if value == "auto" else _number("shingle_length")(value)


def _list(value: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in value.split(",") if item.strip())


def _methods(value: str) -> tuple[str, ...]:
    """Return the methods, each once. Raises SettingError where none is named: nothing would be compared."""
    methods = tuple(dict.fromkeys(_list(value)))
    if not methods:
        raise SettingError("not_a_choice", name="methods", value=value, choices=", ".join(METHODS))
    return methods


def _lines(path: str) -> tuple[str, ...]:
    """Return the lines of a text file that hold something, each once. Raises DocumentError."""
    lines = (line.strip() for line in read_document(path).text.splitlines())
    return tuple(dict.fromkeys(line for line in lines if line))


def _stop_lists(path: str) -> StopLists:
    words = [word for line in _lines(path) if not line.startswith("#") for word in line.split()]
    return ((ANY_LANGUAGE, tuple(dict.fromkeys(words))),)


def _sequences(path: str) -> tuple[str, ...]:
    lines = [line for line in _lines(path) if not line.startswith("#")]
    return tuple(dict.fromkeys(part for line in lines for part in line.replace(",", " ").split()))
