"""Many pairs in one run, each file read once."""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import sys
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from neardup_gui.cli.arguments import DEFAULT_FORMATS, files_read
from neardup_gui.cli.meter import Meter
from neardup_gui.cli.outputs import STANDARD_OUTPUT, put_out, refuse_overwriting
from neardup_gui.cli.report_folder import ReportFolder
from neardup_gui.cli.system_language import system_language
from neardup_gui.compare import Pair, Prepared, Settings, prepare
from neardup_gui.compare.json_format import Message, comparison_json, dump_line
from neardup_gui.compare.result import Comparison
from neardup_gui.documents import ReadOptions, read_document
from neardup_gui.errors import DocumentError, NeardupError
from neardup_gui.progress import Progress
from neardup_gui.report.options import ReportOptions
from neardup_gui.report.output import write_whole
from neardup_gui.wording.errors import error_sentence
from neardup_gui.wording.translator import english

_DEFECT: Final = 1
_REFUSED: Final = 2

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Run:
    """One run over a list of pairs: what is asked for, and how it fared so far."""

    list_path: str
    pairs: list[tuple[int, list[str]]]
    settings: Settings
    spans: bool
    message: Message
    reports: ReportFolder | None
    unread: int = 0
    failed: bool = False
    defect: bool = False

    @property
    def code(self) -> int:
        """The exit code so far."""
        return _DEFECT if self.defect else _REFUSED if self.failed else 0


def compare_pairs(options: argparse.Namespace, settings: Settings, looks: ReportOptions, message: Message) -> int:
    """Compare every pair of a TSV file; write JSON Lines in its order, reports of each pair, or both.

    What goes wrong with one pair never stops the others. Return 2 where a pair could not be read or a report not be
    written, 1 where the program itself failed. Raises OutputError and DocumentError for the list.
    """
    pairs = _read_list(options.pairs)
    refuse_overwriting(_texts_of(options.pairs, pairs), [options.json])
    run = _Run(options.pairs, pairs, settings, options.spans, message, _report_folder(options, looks, pairs))
    with Meter() as meter:
        lines = _results(run, meter.progress("comparing", 0.0, 1.0))
        if options.json is None:
            deque(lines, maxlen=0)
        elif options.json == STANDARD_OUTPUT:
            for line in lines:
                put_out(line)
        else:
            write_whole(options.json, lambda path: _write_lines(path, lines))
    if run.reports is not None:
        run.reports.write_index()
    if run.unread:
        print(f"neardup: {run.unread} of {len(pairs)} pairs were not compared; the results say why.", file=sys.stderr)
    return run.code


def _report_folder(
    options: argparse.Namespace, looks: ReportOptions, pairs: list[tuple[int, list[str]]]
) -> ReportFolder | None:
    if options.report_dir is None:
        return None
    texts = _texts_of(options.pairs, pairs)
    named = (options.pairs, options.json, *files_read(options))
    others = [path for path in named if path not in (None, STANDARD_OUTPUT)]
    formats = options.report_formats or DEFAULT_FORMATS
    language = options.report_language or system_language()
    return ReportFolder(options.report_dir, formats, language, len(pairs), [*texts, *others], looks)


def _texts_of(list_path: str, pairs: list[tuple[int, list[str]]]) -> list[str]:
    folder = os.path.dirname(list_path)
    return sorted({os.path.join(folder, name) for _, fields in pairs for name in fields if name})


def _write_lines(path: Path, lines: Iterator[bytes]) -> None:
    with path.open("wb") as stream:
        stream.writelines(lines)


def _read_list(path: str) -> list[tuple[int, list[str]]]:
    """Return the number and the fields of each line that is not blank."""
    text = read_document(path, ReadOptions()).text
    lines = enumerate(text.split("\n"), 1)
    return [(number, line.split("\t")) for number, line in lines if line.strip()]


def _results(run: _Run, progress: Progress) -> Iterator[bytes]:
    folder = os.path.dirname(run.list_path)
    texts = _Texts(folder, run.settings, Counter(field for _, fields in run.pairs for field in fields[:2]))
    for index, (line, fields) in enumerate(run.pairs):
        progress.at(index / len(run.pairs))
        try:
            if len(fields) != 2 or not all(fields):
                raise DocumentError("bad_pair", run.list_path, line=line)
            comparison = _compared(texts.take(fields[0]), texts.take(fields[1]), run)
            if run.reports is not None:
                for error in run.reports.compared(index + 1, comparison, fields):
                    run.failed = True
                    print("neardup: " + " ".join(error_sentence(error, english).split()), file=sys.stderr)
            result: dict[str, Any] = comparison_json(comparison, run.message, run.spans)
        except NeardupError as error:
            run.failed = True
            run.unread += 1
            if run.reports is not None:
                run.reports.failed(index + 1, fields, error)
            first, second = [*fields, "", ""][:2]
            sentence = error_sentence(error, english)
            result = {"a": first, "b": second, "error": {"code": error.code, "message": sentence}}
        for name in fields[:2]:
            texts.release(name)
        yield dump_line(result).encode("utf-8")


def _compared(a: Prepared, b: Prepared, run: _Run) -> Comparison:
    """Return the comparison. Raises DocumentError where the program fails: the other pairs are to be had all the same.

    Without this a night's work would be lost to one pair.
    """
    try:
        return Pair(a, b).compare(run.settings)
    except NeardupError:
        raise
    except Exception as error:
        run.defect = True
        _log.exception("defect in the comparison of a pair")
        raise DocumentError("defect", a.document.path, other=b.document.path) from error


class _Texts:
    """The prepared texts of a run. A text is kept as long as a later pair names it."""

    def __init__(self, folder: str, settings: Settings, uses: Counter[str]) -> None:
        self._folder = folder
        self._settings = settings
        self._uses = uses
        self._known: dict[str, Prepared | NeardupError] = {}

    def take(self, name: str) -> Prepared:
        """Return the text of that name in the list. Raises DocumentError, each time anew."""
        if name not in self._known:
            self._known[name] = self._prepare(name)
        known = self._known[name]
        if isinstance(known, NeardupError):
            raise known
        return known

    def release(self, name: str) -> None:
        self._uses[name] -= 1
        if self._uses[name] <= 0:
            with contextlib.suppress(KeyError):
                del self._known[name]

    def _prepare(self, name: str) -> Prepared | NeardupError:
        settings = self._settings
        options = ReadOptions(settings.footnotes, settings.tracked_changes, settings.encoding)
        try:
            document = read_document(os.path.join(self._folder, name), options)
        except NeardupError as error:
            return type(error)(error.code, name, **error.figures)
        # Named as in the list, so that a result can be joined to its line.
        return prepare(replace(document, path=name), settings.language)
