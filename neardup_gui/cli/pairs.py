"""Many pairs in one run, each file read once."""

from __future__ import annotations

import contextlib
import os
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from neardup_gui.cli.meter import Meter
from neardup_gui.cli.outputs import STANDARD_OUTPUT
from neardup_gui.compare import Pair, Prepared, Settings, prepare
from neardup_gui.compare.json_format import Message, comparison_json, dump_line
from neardup_gui.documents import ReadOptions, read_document
from neardup_gui.errors import DocumentError, NeardupError
from neardup_gui.progress import Progress
from neardup_gui.report.output import write_whole
from neardup_gui.wording.errors import error_sentence
from neardup_gui.wording.translator import english


def compare_pairs(list_path: str, target: str, settings: Settings, spans: bool, message: Message) -> int:
    """Compare every pair of a TSV file and write JSON Lines in its order. Return 2 where one could not be read."""
    pairs = _read_list(list_path)
    failures: list[int] = []
    with Meter() as meter:
        lines = _results(list_path, pairs, settings, spans, message, meter.progress("comparing", 0.0, 1.0), failures)
        if target == STANDARD_OUTPUT:
            for line in lines:
                sys.stdout.buffer.write(line)
                sys.stdout.buffer.flush()
        else:
            write_whole(target, lambda path: _write_lines(path, lines))
    return 2 if failures else 0


def _write_lines(path: Path, lines: Iterator[bytes]) -> None:
    with path.open("wb") as stream:
        stream.writelines(lines)


def _read_list(path: str) -> list[tuple[int, list[str]]]:
    """Return the number and the fields of each line that is not blank."""
    text = read_document(path, ReadOptions()).text
    lines = enumerate(text.split("\n"), 1)
    return [(number, line.split("\t")) for number, line in lines if line.strip()]


def _results(
    list_path: str,
    pairs: list[tuple[int, list[str]]],
    settings: Settings,
    spans: bool,
    message: Message,
    progress: Progress,
    failures: list[int],
) -> Iterator[bytes]:
    folder = os.path.dirname(list_path)
    texts = _Texts(folder, settings, Counter(field for _, fields in pairs for field in fields[:2]))
    for index, (number, fields) in enumerate(pairs):
        progress.at(index / len(pairs))
        try:
            if len(fields) != 2 or not all(fields):
                raise DocumentError("bad_pair", list_path, line=number)
            a, b = texts.take(fields[0]), texts.take(fields[1])
            result: dict[str, Any] = comparison_json(Pair(a, b).compare(settings), message, spans)
        except NeardupError as error:
            failures.append(number)
            sentence = error_sentence(error, english)
            first, second = [*fields, "", ""][:2]
            result = {"a": first, "b": second, "error": {"code": error.code, "message": sentence}}
        for name in fields[:2]:
            texts.release(name)
        yield dump_line(result).encode("utf-8")


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
