from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from neardup_gui.wording.translator import available_languages, english, qt_translator


def test_english_is_the_source_string() -> None:
    assert english("Report", "Page {page} of {pages}") == "Page {page} of {pages}"


@pytest.mark.parametrize(("count", "told"), [(0, "0 words"), (1, "1 word"), (2, "2 words"), (21, "21 words")])
def test_english_plurals(count: int, told: str) -> None:
    assert english("Figures", "%n words", count) == told


@pytest.mark.parametrize(
    ("count", "told"),
    [(1, "1 слово"), (3, "3 слова"), (5, "5 слов"), (11, "11 слов"), (21, "21 слово"), (1204, "1 204 слова")],
)
def test_russian_plurals_with_thousands_set_apart(count: int, told: str) -> None:
    assert qt_translator("ru")("Figures", "%n words", count).replace("\u00a0", " ") == told


@pytest.mark.parametrize("name", ["ru", "ru_RU", "ru-RU", "RU"])
def test_a_language_by_any_of_its_names(name: str) -> None:
    assert qt_translator(name).language == "ru"


def test_a_language_that_is_not_shipped_is_english() -> None:
    assert qt_translator("xx") is english


def test_a_string_that_is_not_translated_stays_english() -> None:
    assert qt_translator("ru")("Nowhere", "Not in any catalogue") == "Not in any catalogue"


def test_translators_work_in_many_threads_at_once() -> None:
    def told(count: int) -> str:
        return qt_translator("ru")("Figures", "%n words", count)

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(told, range(200))) == [told(count) for count in range(200)]


def test_wording_needs_neither_qt_nor_an_application_for_english() -> None:
    script = (
        "import sys\n"
        "from neardup_gui.errors import DocumentError\n"
        "from neardup_gui.wording.errors import error_sentence\n"
        "from neardup_gui.wording.translator import english\n"
        "print(error_sentence(DocumentError('missing', 'a.docx'), english))\n"
        "print(english('Figures', '%n words', 1))\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["There is no file “a.docx”: check its name and folder.", "1 word"]
    assert done.returncode == 0, done.stderr


def test_chinese_counts_without_plural_forms() -> None:
    translate = qt_translator("zh")
    told = [translate("Figures", "%n words", count) for count in (0, 1, 2, 1_204)]
    assert told == ["0 个字词", "1 个字词", "2 个字词", "1,204 个字词"]
    assert translate("Verdicts", "The two texts are the same") == "两个文本相同"


def test_russian_is_shipped() -> None:
    assert "ru" in available_languages()
