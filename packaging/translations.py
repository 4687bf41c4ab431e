#!/usr/bin/env python3
"""Keeps the translations in ``resources/translations`` up to date with the code.

    translations.py update     bring the .ts files up to date with the strings in the code (a changed string keeps its
                               translation, marked unfinished)
    translations.py release    compile the .ts files into the .qm files that the program loads
    translations.py check      fail where a .ts or .qm is out of date, an entry is missing, or a placeholder was lost

The strings are collected with Python's own parser rather than with lupdate's: lupdate 6.11 drops a ``translate()``
call whose count is an expression, and does not see that one with a variable count is a plural. lupdate then merges
what was collected into the .ts files, so everything else about them is Qt's.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
CODE = ROOT / "neardup_gui"
TRANSLATIONS = ROOT / "resources" / "translations"
PLURAL_FORMS = {"en": 2, "ru": 3, "zh": 1}
# Languages that reports can be had in and the window not: only what reports say must be complete in them.
REPORTS_ONLY: frozenset[str] = frozenset()
REPORT_ROOMS = ("wording", "report", "cli")
MARKERS = {"translate", "_translate", "QT_TRANSLATE_NOOP"}
CLASS_MARKERS = {"tr", "QT_TR_NOOP"}
COUNT_NAMES = {"count", "n"}
# A translation must have exactly these: named placeholders of str.format, and %n of plurals.
PLACEHOLDER = re.compile(r"\{\w+\}|%n|%L?\d|<[^>]+>")


@dataclass(frozen=True, order=True)
class Message:
    """One string to be translated, as it stands in the code."""

    context: str
    source: str
    comment: str

    @property
    def plural(self) -> bool:
        return "%n" in self.source


@dataclass(frozen=True)
class Problem:
    """Something that a person has to put right."""

    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}"


class _Collector(ast.NodeVisitor):
    """Finds the calls that mark strings for translation in one module."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.messages: set[Message] = set()
        self.problems: list[Problem] = []
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in MARKERS and len(node.args) >= 2:
            self._collect(node, node.args[0], node.args[1:])
        elif name in CLASS_MARKERS and node.args:
            context = ast.Constant(self._classes[-1]) if self._classes else None
            self._collect(node, context, node.args)
        self.generic_visit(node)

    def _collect(self, node: ast.Call, context: ast.expr | None, arguments: list[ast.expr]) -> None:
        source, *rest = arguments
        computed = (ast.JoinedStr, ast.BinOp, ast.Call, ast.IfExp)
        if isinstance(source, computed) or isinstance(context, computed):
            self._complain(node, "the string is put together before it is translated; use a named placeholder")
            return
        if not isinstance(source, ast.Constant) or not isinstance(source.value, str):
            return  # passes on a string that is marked elsewhere
        if not isinstance(context, ast.Constant) or not isinstance(context.value, str):
            self._complain(node, f"no context is known for “{source.value}”")
            return
        comment = rest[0].value if rest and isinstance(rest[0], ast.Constant) else None
        message = Message(context.value, source.value, comment if isinstance(comment, str) else "")
        self.messages.add(message)
        if message.plural != self._counted(node, rest):
            self._complain(node, f"“{source.value}” has %n but no count, or a count but no %n")

    @staticmethod
    def _counted(node: ast.Call, rest: list[ast.expr]) -> bool:
        counts = [one for one in rest if not (isinstance(one, ast.Constant) and isinstance(one.value, str | None))]
        return bool(counts) or any(keyword.arg in COUNT_NAMES for keyword in node.keywords)

    def _complain(self, node: ast.Call, what: str) -> None:
        self.problems.append(Problem(f"{self.place}:{node.lineno}", what))


def collect(code: Path) -> tuple[list[Message], list[Problem]]:
    """Return all marked strings under ``code``, sorted, and the calls that mark nothing usable."""
    messages: set[Message] = set()
    problems: list[Problem] = []
    for path in sorted(code.rglob("*.py")):
        collector = _Collector(str(path.relative_to(code.parent)))
        collector.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        messages |= collector.messages
        problems += collector.problems
    return sorted(messages), problems


def as_cpp(messages: list[Message]) -> str:
    """Return the messages as C++ that lupdate reads without loss, in a fixed order."""
    lines: list[str] = []
    for message in messages:
        arguments = [_cpp_string(message.context), _cpp_string(message.source)]
        arguments += [_cpp_string(message.comment)] if message.comment or message.plural else []
        arguments += ["n"] if message.plural else []
        lines.append(f"QCoreApplication::translate({', '.join(arguments)});")
    return "\n".join(lines) + "\n"


def _cpp_string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def _tool(name: str) -> str:
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} was not found: install PySide6-Essentials into this Python.")
    return found


def _run(*arguments: str) -> None:
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")


def catalogues(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield language and path of each .ts file in ``folder``."""
    for path in sorted(folder.glob("neardup_*.ts")):
        yield path.stem.removeprefix("neardup_"), path


def messages_of_reports(code: Path) -> list[Message]:
    """Return the marked strings that a report is made of, sorted."""
    messages: set[Message] = set()
    for room in REPORT_ROOMS:
        messages.update(collect(code / room)[0])
    return sorted(messages)


def update(folder: Path, messages: list[Message]) -> None:
    """Merge ``messages`` into the .ts files of ``folder``."""
    with tempfile.TemporaryDirectory() as staging:
        source = Path(staging) / "messages.cpp"
        source.write_text(as_cpp(messages), encoding="utf-8")
        for language, path in catalogues(folder):
            only = ["-pluralonly"] if language == "en" else []
            options = ["-locations", "none", "-no-obsolete", "-sort-messages", "-source-language", "en"]
            target = ["-target-language", language, "-ts", str(path)]
            _run(_tool("pyside6-lupdate"), *only, *options, str(source), *target)


def release(folder: Path, target: Path) -> None:
    """Compile the .ts files of ``folder`` into .qm files in ``target``."""
    for _, path in catalogues(folder):
        # Beside the old one, then renamed: a program that runs has the old one mapped into its memory.
        made, known = target / f".{path.stem}.qm.new", target / f"{path.stem}.qm"
        _run(_tool("pyside6-lrelease"), "-silent", str(path), "-qm", str(made))
        made.replace(known)


def entry_problems(language: str, path: Path, needed: set[tuple[str, str]] | None = None) -> list[Problem]:
    """Return the entries of one .ts file that are missing, incomplete, or lost a placeholder.

    ``needed``: context and source of those that matter, None for all.
    """
    problems: list[Problem] = []
    for context in ElementTree.parse(path).iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source", "")
            if needed is not None and (context.findtext("name", ""), source) not in needed:
                continue
            place = f"{path.name}, {context.findtext('name')}, “{source}”"
            problems += [Problem(place, what) for what in _wrong_in(language, message, source)]
    return problems


def _wrong_in(language: str, message: ElementTree.Element, source: str) -> Iterator[str]:
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        yield "not translated"
        return
    plural = message.get("numerus") == "yes"
    forms = [form.text or "" for form in message.iter("numerusform")] if plural else [translation.text or ""]
    if not all(form.strip() for form in forms):
        yield "an empty translation"
    if plural and len(forms) != PLURAL_FORMS[language]:
        yield f"{len(forms)} plural forms, not {PLURAL_FORMS[language]}"
    wanted = set(PLACEHOLDER.findall(source))
    for form in forms:
        # An English singular may say "one" in words; the first Russian form stands for 21 and 31 too.
        excused = {"%n"} if plural and form is forms[0] and language == "en" else set[str]()
        missing = (wanted ^ set(PLACEHOLDER.findall(form))) - excused
        if ("&" in source) != ("&" in form):
            yield f"the mark of the key to press (&) was lost or added in “{form}”"
        if missing:
            yield f"placeholders differ: {', '.join(sorted(missing))} in “{form}”"


def check(folder: Path, messages: list[Message], of_reports: list[Message]) -> list[Problem]:
    """Return everything that keeps the translations in ``folder`` from being complete and up to date."""
    problems: list[Problem] = []
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        for language, path in catalogues(folder):
            shutil.copy(path, copy)
            needed = {(one.context, one.source) for one in of_reports} if language in REPORTS_ONLY else None
            problems += entry_problems(language, path, needed)
        update(copy, messages)
        release(folder, copy)
        for fresh in sorted(copy.glob("neardup_*.[tq][sm]")):
            committed = folder / fresh.name
            if not committed.exists() or committed.read_bytes() != fresh.read_bytes():
                command = "update" if fresh.suffix == ".ts" else "release"
                problems.append(Problem(fresh.name, f"is out of date: run packaging/translations.py {command}"))
    return problems


def main(arguments: list[str]) -> int:
    """Run one of the three commands; return the exit code."""
    if len(arguments) != 1 or arguments[0] not in {"update", "release", "check"}:
        print(__doc__)
        return 2
    messages, problems = collect(CODE)
    if arguments[0] == "update":
        update(TRANSLATIONS, messages)
    elif arguments[0] == "release":
        release(TRANSLATIONS, TRANSLATIONS)
    else:
        problems += check(TRANSLATIONS, messages, messages_of_reports(CODE))
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{len(messages)} strings, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
