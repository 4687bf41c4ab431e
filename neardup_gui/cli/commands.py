"""What each command does."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from neardup_gui import __version__
from neardup_gui.cli.arguments import files_read, settings_of
from neardup_gui.cli.meter import Meter
from neardup_gui.cli.outputs import STANDARD_OUTPUT, put, refuse_overwriting
from neardup_gui.cli.pairs import compare_pairs
from neardup_gui.cli.reports import report_options, targets, write_reports
from neardup_gui.cli.self_check import self_check
from neardup_gui.cli.summary import summary
from neardup_gui.cli.system_language import system_language
from neardup_gui.compare import Pair, Prepared, Settings, prepare
from neardup_gui.compare.json_format import comparison_json, dump, fingerprint_json, text_json
from neardup_gui.compare.result import ComparedText
from neardup_gui.documents import ReadingWarning, ReadOptions, read_document
from neardup_gui.progress import Progress
from neardup_gui.wording.translator import english, qt_translator
from neardup_gui.wording.warnings import warning_sentence

TEXT_SCHEMA: Final = "neardup-text/1"


def run_compare(options: argparse.Namespace) -> int:
    """``neardup compare``: two texts, or many pairs."""
    settings = settings_of(options)
    looks = report_options(options)
    if options.pairs is not None:
        refuse_overwriting([options.pairs, *files_read(options)], [options.json])
        return compare_pairs(options, settings, looks, _message)
    outputs = [options.json, *targets(options)]
    refuse_overwriting([options.a, options.b, *files_read(options)], outputs)
    language = options.report_language or system_language()
    with Meter() as meter:
        a = _prepared(options.a, settings, meter.progress("reading", 0.0, 0.3))
        same = os.path.abspath(options.a) == os.path.abspath(options.b)
        b = a if same else _prepared(options.b, settings, meter.progress("reading", 0.3, 0.6))
        comparison = Pair(a, b).compare(settings, meter.progress("comparing", 0.6, 0.9))
        write_reports(options, looks, comparison, language, meter)
    if options.json is not None:
        put(options.json, dump(comparison_json(comparison, _message, options.spans)).encode("utf-8"))
    if all(target is None for target in outputs):
        put(STANDARD_OUTPUT, summary(comparison, qt_translator(language)).encode("utf-8", "replace"))
    return 0


def run_text(options: argparse.Namespace) -> int:
    """``neardup text``: the very string that offsets count in."""
    settings = settings_of(options)
    refuse_overwriting([options.file, *files_read(options)], [options.json])
    with Meter() as meter:
        prepared = _prepared(options.file, settings, meter.progress("reading", 0.0, 1.0))
    document = prepared.document
    if options.json is not None:
        facts: dict[str, Any] = {
            "schema": TEXT_SCHEMA,
            "version": __version__,
            "file": text_json(ComparedText(document, prepared.language, prepared.words), _message),
            "settings": settings.as_json(),
            "blocks": [[*block.span, str(block.kind), block.level] for block in document.blocks],
        }
        put(options.json, dump(facts).encode("utf-8"))
    if options.json != STANDARD_OUTPUT:
        # A lone surrogate has no UTF-8; a question mark in its place keeps every other offset true.
        put(STANDARD_OUTPUT, document.text.encode("utf-8", "replace"))
    return 0


def run_fingerprint(options: argparse.Namespace) -> int:
    """``neardup fingerprint``: the fingerprints of one text."""
    settings = settings_of(options)
    refuse_overwriting([options.file, *files_read(options)], [options.json])
    with Meter() as meter:
        prepared = _prepared(options.file, settings, meter.progress("reading", 0.0, 0.7))
        result = fingerprint_json(prepared, settings, _message, meter.progress("comparing", 0.7, 1.0))
    put(options.json, dump(result).encode("utf-8"))
    return 0


def run_self_check(_options: argparse.Namespace) -> int:
    """``neardup --self-check``: every part of the program once."""
    failures = self_check()
    for failure in failures:
        print(f"neardup: {failure}", file=sys.stderr)
    return 1 if failures else 0


COMMANDS: Final[Mapping[str, Callable[[argparse.Namespace], int]]] = MappingProxyType({
    "compare": run_compare,
    "text": run_text,
    "fingerprint": run_fingerprint,
    "self-check": run_self_check,
})  # fmt: skip


def read_options(settings: Settings) -> ReadOptions:
    """Return how files are to be read under ``settings``."""
    return ReadOptions(settings.footnotes, settings.tracked_changes, settings.encoding)


def _prepared(path: str, settings: Settings, progress: Progress) -> Prepared:
    document = read_document(path, read_options(settings), progress.part(0.0, 0.7))
    return prepare(document, settings.language, progress.part(0.7, 1.0))


def _message(warning: ReadingWarning) -> str:
    return warning_sentence(warning, english)
