from __future__ import annotations

import re

import pytest

from neardup_gui.errors import (
    DOCUMENT_ERRORS,
    OUTPUT_ERRORS,
    DocumentError,
    Figure,
    NeardupError,
    OutputError,
    SettingError,
)
from neardup_gui.wording.errors import error_sentence
from neardup_gui.wording.translator import Translator, english, qt_translator

SETTING_ERRORS = ("out_of_range", "not_a_choice", "not_a_number", "unknown_preset")
FIGURES: dict[str, Figure] = {
    "size": 3_400_000_000, "limit": 1_000_000_000, "suffix": ".docx", "format": "epub", "encoding": "koi8-r",
    "reason": "input/output error", "entries": 70_000, "entry": "word/document.xml", "ratio": 1_200,
    "part": "word/x.xml", "line": 7, "kind": "PDF", "count": 3, "other": "b.txt",
    "name": "shingle_length", "value": 99, "lowest": 1, "highest": 20, "choices": "default, article2009",
}  # fmt: skip


def error_of(code: str, **figures: Figure) -> NeardupError:
    if code in SETTING_ERRORS:
        return SettingError(code, **figures)
    kind = OutputError if code in OUTPUT_ERRORS else DocumentError
    return kind(code, "/home/ada/Книга первая.docx", **figures)


ALL_CODES = sorted({*DOCUMENT_ERRORS, *OUTPUT_ERRORS, *SETTING_ERRORS})


@pytest.mark.parametrize("code", ALL_CODES)
def test_each_code_has_one_whole_sentence(code: str, translate: Translator) -> None:
    sentence = error_sentence(error_of(code, **FIGURES), translate)
    assert sentence.endswith((".", "。"))
    assert not re.search(r"[{}?]|%n", sentence), "a figure was not filled in"
    assert "\n" not in sentence
    if code not in SETTING_ERRORS:
        assert "/home/ada/Книга первая.docx" in sentence
    assert not re.search(r"[.!?] [A-ZА-Я]", sentence.replace("/home/ada/Книга первая.docx", "")), (
        "one sentence, not two"
    )


def test_no_two_codes_share_a_sentence(translate: Translator) -> None:
    sentences = {error_sentence(error_of(code, **FIGURES), translate) for code in ALL_CODES}
    unknown = error_sentence(error_of("a_code_of_the_future", **FIGURES), translate)
    assert len(sentences | {unknown}) == len(ALL_CODES) + 1


@pytest.mark.parametrize("code", ["damaged", "wrong_content"])
@pytest.mark.parametrize("figures", [{}, {"format": ""}])
def test_a_file_of_unknown_kind_leaves_no_empty_brackets(
    code: str, figures: dict[str, Figure], translate: Translator
) -> None:
    sentence = error_sentence(error_of(code, suffix=".docx", **figures), translate)
    assert "(" not in sentence
    assert "?" not in sentence


@pytest.mark.parametrize("code", ALL_CODES)
def test_russian_is_not_the_english_sentence(code: str) -> None:
    error = error_of(code, **FIGURES)
    told = error_sentence(error, qt_translator("ru"))
    assert told != error_sentence(error, english)
    assert re.search("[а-яё]{4}", told.replace("Книга первая", ""))


@pytest.mark.parametrize("code", ALL_CODES)
def test_a_missing_figure_never_hides_the_sentence(code: str, translate: Translator) -> None:
    assert error_sentence(error_of(code), translate).endswith((".", "。"))


def test_sizes_are_told_in_units_a_reader_knows() -> None:
    error = DocumentError("too_large", "a.txt", size=3_400_000_000, limit=1_000_000_000)
    assert "(3.4\u00a0GB; the limit is 1\u00a0GB)" in error_sentence(error, english)


def test_a_setting_is_told_by_its_option() -> None:
    error = SettingError("out_of_range", name="shingle_length", value=25, lowest=1, highest=20)
    assert error_sentence(error, english) == (
        "The value 25 of --shingle-length is not allowed: choose one from 1 to 20."
    )


def test_braces_in_a_file_name_are_left_alone() -> None:
    assert "“{0}{x}.txt”" in error_sentence(DocumentError("missing", "{0}{x}.txt"), english)


def test_pasted_text_has_no_path() -> None:
    assert "“Pasted text”" in error_sentence(DocumentError("too_large", size=5, limit=4), english)


def test_a_name_with_line_ends_and_undecodable_bytes_stays_on_one_line(translate: Translator) -> None:
    error = DocumentError("unsafe_entry", "/tmp/a\nb\udcff\x1b[31m.docx", entry="../" * 5_000 + "x\r\ny")
    sentence = error_sentence(error, translate)
    assert sentence.isprintable() or sentence.replace("\u00a0", "").isprintable()
    assert len(sentence) < 600
    sentence.encode("utf-8")


def test_a_format_that_cannot_be_read_is_named_where_it_is_known() -> None:
    assert "(PDF)" in error_sentence(DocumentError("unknown_format", "a.pdf", suffix=".pdf", kind="PDF"), english)
    assert "(" not in error_sentence(DocumentError("unknown_format", "a.xyz", suffix=".xyz", kind=""), english)
