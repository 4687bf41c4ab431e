"""The arguments of the command line, and the settings that they make."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, NoReturn

from neardup_gui import __version__
from neardup_gui.compare.settings import CHOICES, METHODS, PRESETS, Settings, preset, validate
from neardup_gui.errors import SettingError
from neardup_gui.wording.translator import available_languages

# Named in the contract, taken and recorded, and without effect until their method is part of the program.


class UsageError(Exception):
    """The arguments make no sense. The text is the one line that the user reads."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message[:1].lower()}{message[1:].rstrip('.')}; see “{self.prog} --help”.")


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
    chosen = preset(options.preset)
    given = {
        field.name: getattr(options, field.name)
        for field in fields(Settings)
        if field.name != "preset" and getattr(options, field.name) is not None
    }
    return validate(replace(chosen, **given))


def _check_compare(options: argparse.Namespace) -> None:
    if options.pairs is None:
        if options.a is None or options.b is None:
            raise UsageError("two files to compare must be named, or a list of them by --pairs.")
        return
    if options.a is not None:
        raise UsageError("--pairs takes the place of the two files; leave them out.")
    if options.json is None:
        raise UsageError("--pairs needs --json FILE for its results (- for standard output).")
    for name in ("csv", "html", "pdf", "docx", "xlsx"):
        if getattr(options, name) is not None:
            raise UsageError(f"--{name} is of one comparison and cannot go with --pairs.")


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
    text = _command(commands, "text", "print the text that is compared")
    text.add_argument("file", metavar="FILE")
    text.add_argument("--json", metavar="FILE", help="the facts about the text and its blocks as JSON")
    fingerprint = _command(commands, "fingerprint", "write the fingerprints of one text")
    fingerprint.add_argument("file", metavar="FILE")
    fingerprint.add_argument("--json", metavar="FILE", required=True, help="where to (- for standard output)")
    return parser


def _command(commands: Any, name: str, purpose: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=purpose, description=purpose[0].upper() + purpose[1:] + ".", allow_abbrev=False
    )
    _add_settings(parser)
    return parser


def _add_settings(parser: argparse.ArgumentParser) -> None:
    shingles = parser.add_argument_group("shingles")
    shingles.add_argument("--preset", default="default", help=f"{', '.join(PRESETS)} (default: default)")
    shingles.add_argument("--shingle-length", type=_length, metavar="N", help="1–20 words, 1–40 characters, or auto")
    shingles.add_argument("--modulus", type=_number("modulus"), metavar="N", help="1–40: keep one shingle in N")
    shingles.add_argument("--unit", metavar="UNIT", help=" or ".join(CHOICES["unit"]))
    shingles.add_argument("--step", type=_number("step"), metavar="N", help="1: overlapping; the length: end to end")
    shingles.add_argument("--hash", metavar="NAME", help=", ".join(CHOICES["hash"]))
    words = parser.add_argument_group("words")
    words.add_argument("--language", metavar="CODE", help="auto, ru, en, zh, …")
    words.add_argument("--lemmas", action=argparse.BooleanOptionalAction, help="compare dictionary forms")
    words.add_argument("--stop-words", action=argparse.BooleanOptionalAction, help="remove function words")
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
    passages.add_argument("--reworded", metavar="WHEN", help=", ".join(CHOICES["reworded"]))
    methods = parser.add_argument_group("methods")
    methods.add_argument("--methods", type=_list, metavar="LIST", help=", ".join(METHODS) + " (default: all)")
    methods.add_argument("--distill", metavar="VARIANT", help=" or ".join(CHOICES["distill"]))
    methods.add_argument("--distill-detail", metavar="DETAIL", help=", ".join(CHOICES["distill_detail"]))
    methods.add_argument("--simhash", metavar="VARIANT", help=" or ".join(CHOICES["simhash"]))


def _number(name: str) -> Any:
    def convert(value: str) -> int:
        try:
            return int(value)
        except ValueError:
            raise SettingError("not_a_number", name=name, value=value) from None

    return convert


def _length(value: str) -> int | str:
    return value if value == "auto" else _number("shingle_length")(value)


def _list(value: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in value.split(",") if item.strip())
