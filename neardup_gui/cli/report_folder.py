"""A folder of reports: one a pair and format, and a page that lists them all."""

from __future__ import annotations

import logging
import os
import re
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from neardup_gui.cli.reports import REPORTS
from neardup_gui.compare.result import Comparison
from neardup_gui.errors import NeardupError, OutputError
from neardup_gui.progress import NO_PROGRESS
from neardup_gui.report.index_page import IndexEntry, IndexLink, compared_entry, failed_entry, index_bytes
from neardup_gui.report.options import USUAL, ReportOptions
from neardup_gui.report.output import output_error, write_whole
from neardup_gui.report.qt_application import ensure_gui_application
from neardup_gui.wording.errors import error_sentence
from neardup_gui.wording.translator import Translator, qt_translator

INDEX: Final = "index.html"
_LONGEST_NAME: Final = 60  # bytes of each text's name: some file systems take 143 for the whole
_FEWEST_DIGITS: Final = 3
# What some file system does not allow, and what a shell or a web address would take for something else.
_UNSAFE: Final = re.compile(r"[^\w.,()+-]+")

_log = logging.getLogger(__name__)


class ReportFolder:
    """Writes the reports of the pairs of one run, and remembers what its index must say."""

    def __init__(
        self,
        folder: str,
        formats: Sequence[str],
        language: str,
        count: int,
        inputs: Iterable[str] = (),
        options: ReportOptions = USUAL,
    ) -> None:
        """Make ``folder`` where there is none. ``inputs``: files that no report may take the place of.

        Raises OutputError where there can be no such folder, or where its index would overwrite an input.
        """
        self._folder = Path(folder)
        self._formats = tuple(formats)
        self._translate: Translator = qt_translator(language)
        self._options = options
        self._digits = max(_FEWEST_DIGITS, len(str(count)))
        self._inputs = {os.path.realpath(path) for path in inputs}
        self._entries: list[IndexEntry] = []
        _make_folder(folder)
        self._refuse_input(self._folder / INDEX)
        # One for all pairs: each PDF would make and end one of its own.
        self._application = ensure_gui_application() if "pdf" in self._formats else None

    def compared(self, number: int, comparison: Comparison, names: Sequence[str]) -> list[NeardupError]:
        """Write the reports of the pair on place ``number`` of the list; return what could not be written."""
        stem = report_stem(number, self._digits, names)
        links: list[IndexLink] = []
        errors: list[NeardupError] = []
        for name in self._formats:
            target = self._folder / f"{stem}.{name}"
            try:
                self._write(target, name, comparison)
            except NeardupError as error:
                errors.append(error)
            else:
                links.append(IndexLink(name, target.name))
        remarks = [error_sentence(error, self._translate) for error in errors]
        self._entries.append(compared_entry(number, names, comparison, links, remarks, self._translate))
        return errors

    def failed(self, number: int, names: Sequence[str], error: NeardupError) -> None:
        """Remember a pair that could not be compared."""
        self._entries.append(failed_entry(number, names, error_sentence(error, self._translate)))

    def write_index(self) -> None:
        """Write the page that lists all pairs. Raises OutputError."""
        write_whole(self._folder / INDEX, index_bytes(self._entries, self._translate, date.today(), self._options))

    def _write(self, target: Path, name: str, comparison: Comparison) -> None:
        self._refuse_input(target)
        try:
            made = REPORTS[name](comparison, self._translate.language, self._options, NO_PROGRESS)
        except NeardupError:
            raise
        except Exception as error:
            # A night's work on the other pairs must not be lost to a defect in one report.
            _log.exception("defect in a report of the format %s", name)
            raise OutputError("report_failed", str(target)) from error
        write_whole(target, made)

    def _refuse_input(self, target: Path) -> None:
        if os.path.realpath(target) in self._inputs:
            raise OutputError("is_input", str(target))


def report_stem(number: int, digits: int, names: Sequence[str]) -> str:
    """Return a file name without suffix for the pair on place ``number``, the same at each run.

    The number makes it distinct, also where a file system does not tell capitals; the rest is for people.
    """
    return "-".join([f"{number:0{digits}}", *filter(None, (_safe(name) for name in names[:2]))])


def _safe(name: str) -> str:
    stem = unicodedata.normalize("NFC", os.path.splitext(re.split(r"[/\\]", name)[-1])[0])
    readable = stem.encode("utf-8", "ignore").decode("utf-8")
    cleaned = _UNSAFE.sub("_", readable).strip("._- ")
    return cleaned.encode("utf-8")[:_LONGEST_NAME].decode("utf-8", "ignore").strip("._- ")


def _make_folder(folder: str) -> None:
    try:
        os.makedirs(folder, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise OutputError("not_a_folder", folder) from error
    except OSError as error:
        raise output_error(error, folder) from error
