"""The catalogues hold every string of the code, complete in Russian, and the tool that keeps them so finds faults."""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from neardup_gui.settings.translation import window_languages
from neardup_gui.wording.translator import available_languages

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations_tool", REPOSITORY / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def entries(path: Path) -> set[tuple[str, str]]:
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ElementTree.parse(path).iter("context")
        for message in context.iter("message")
    }


def test_catalogues_are_complete_and_up_to_date(tool: ModuleType) -> None:
    messages, problems = tool.collect(tool.CODE)
    problems += tool.check(tool.TRANSLATIONS, messages, tool.messages_of_reports(tool.CODE))
    assert not problems, "\n".join(str(problem) for problem in problems)


def test_every_string_that_lupdate_sees_is_collected(tool: ModuleType, tmp_path: Path) -> None:
    seen = tmp_path / "seen.ts"
    files = [str(path) for path in sorted(tool.CODE.rglob("*.py"))]
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run([str(lupdate), *files, "-ts", str(seen)], check=True, capture_output=True)
    collected = {(message.context, message.source) for message in tool.collect(tool.CODE)[0]}
    assert entries(seen)
    assert entries(seen) - collected == set()


def test_every_part_with_sentences_is_in_the_russian_catalogue(tool: ModuleType) -> None:
    contexts = {context for context, _ in entries(tool.TRANSLATIONS / "neardup_ru.ts")}
    assert contexts >= {"Errors", "Warnings", "Verdicts", "Figures", "Names", "Settings", "Report", "Actions"}


# Names that Chinese writes as others do.
LATIN_ALIKE = {"Distill", "&Distill", "SimHash", "Sim&Hash", "&Unicode"}


def test_chinese_has_all_that_a_report_says_and_is_chinese(tool: ModuleType) -> None:
    root = ElementTree.parse(tool.TRANSLATIONS / "neardup_zh.ts")
    messages = [message for context in root.iter("context") for message in context.iter("message")]
    needed = {(message.context, message.source) for message in tool.messages_of_reports(tool.CODE)}
    assert needed <= entries(tool.TRANSLATIONS / "neardup_zh.ts")
    for message in messages:
        source, told = message.findtext("source", ""), "".join(message.find("translation").itertext())
        if source in LATIN_ALIKE or not re.search(r"[A-Za-z]{3}", re.sub(r"{\w+}", "", source)):
            continue
        assert re.search(r"[一-鿿]", told), source
        assert not re.search(r"[一-鿿][,;:?!.](?:\s|$)", told), f"a half-width sign in “{told}”"
        assert not re.search(r"[а-яё]{2}", told), told


def test_the_window_speaks_the_languages_that_are_complete(tool: ModuleType) -> None:
    assert set(available_languages()) == {"en", "ru", "zh"}
    assert set(window_languages()) == set(available_languages()) - tool.REPORTS_ONLY


def test_a_language_of_reports_alone_may_lack_the_strings_of_the_window(tool: ModuleType, tmp_path: Path) -> None:
    catalogue = tmp_path / "neardup_zh.ts"
    lacking = '<message><source>{0}</source><translation type="unfinished"></translation></message>'
    catalogue.write_text(
        '<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="zh">'
        f"<context><name>Actions</name>{lacking.format('Open')}</context>"
        f"<context><name>Report</name>{lacking.format('Title')}</context></TS>",
        encoding="utf-8",
    )
    assert len(tool.entry_problems("zh", catalogue)) == 2
    needed = {(message.context, message.source) for message in tool.messages_of_reports(tool.CODE)}
    assert [problem.place for problem in tool.entry_problems("zh", catalogue, needed)] == [
        "neardup_zh.ts, Report, “Title”"
    ]


def collected(tool: ModuleType, tmp_path: Path, code: str) -> tuple[set[tuple[str, str, bool]], list[str]]:
    ast.parse(code)
    (tmp_path / "module.py").write_text(code, encoding="utf-8")
    messages, problems = tool.collect(tmp_path)
    return {(one.context, one.source, one.plural) for one in messages}, [problem.what for problem in problems]


def test_all_ways_of_marking_a_string(tool: ModuleType, tmp_path: Path) -> None:
    code = (
        "class Pane(QWidget):\n"
        "    def f(self):\n"
        "        self.tr('in a class')\n"
        "        self.tr('%n of them', None, len(self.found))\n"
        "        QCoreApplication.translate('Menu', 'Open', 'a remark')\n"
        "        QCoreApplication.translate('Menu', '%n files', None, n=self.count)\n"
        "        translate('Report', 'two ' 'parts')\n"
        "        translate('Report', '%n words', int(count))\n"
        "        self._translate('Report', 'kept')\n"
        "        translate(context, source)\n"
    )
    found, problems = collected(tool, tmp_path, code)
    assert found == {
        ("Pane", "in a class", False),
        ("Pane", "%n of them", True),
        ("Menu", "Open", False),
        ("Menu", "%n files", True),
        ("Report", "two parts", False),
        ("Report", "%n words", True),
        ("Report", "kept", False),
    }
    assert problems == []


@pytest.mark.parametrize(
    "call",
    [
        "translate('Report', f'{n} words')",
        "translate('Report', 'a' + b)",
        "translate('Report', '{n}'.format(n=1))",
        "translate('Report', '%n words')",
        "translate('Report', 'words', 3)",
        "tr('outside a class')",
    ],
)
def test_calls_that_cannot_be_translated_are_reported(tool: ModuleType, tmp_path: Path, call: str) -> None:
    assert len(collected(tool, tmp_path, call)[1]) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<translation>Отрывок {number}</translation>", "<translation>Отрывок {nummer}</translation>"),
        ("<translation>Отрывок {number}</translation>", "<translation></translation>"),
        (
            "<translation>Отрывок {number}</translation>",
            '<translation type="unfinished">Отрывок {number}</translation>',
        ),
        ("<translation>Отрывок {number}</translation>", "<translation>Кусок {number}</translation>"),
        ("<source>Passage {number}</source>", "<source>Stretch {number}</source>"),
    ],
)
def test_the_check_finds_a_fault(tool: ModuleType, tmp_path: Path, old: str, new: str) -> None:
    for path in tool.TRANSLATIONS.glob("neardup_*"):
        shutil.copy(path, tmp_path)
    catalogue = tmp_path / "neardup_ru.ts"
    text = catalogue.read_text(encoding="utf-8")
    assert old in text
    before = {
        str(problem)
        for problem in tool.check(tmp_path, tool.collect(tool.CODE)[0], tool.messages_of_reports(tool.CODE))
    }
    catalogue.write_text(text.replace(old, new), encoding="utf-8")
    after = {
        str(problem)
        for problem in tool.check(tmp_path, tool.collect(tool.CODE)[0], tool.messages_of_reports(tool.CODE))
    }
    assert after - before
