from __future__ import annotations

import pytest

from neardup_gui.documents.model import Exclusion
from neardup_gui.spans import Span
from neardup_gui.wording.exclusions import exclusion_name, exclusion_reason, left_out_line
from neardup_gui.wording.translator import english, qt_translator

PARTS = (
    Exclusion(Span(0, 10), "gutenberg"),
    Exclusion(Span(20, 30), "toc"),
    Exclusion(Span(90, 99), "gutenberg"),
)


def test_stretches_are_counted_and_each_kind_named_once() -> None:
    assert left_out_line(PARTS, english) == "3 stretches left out (licence text, table of contents)"
    assert left_out_line(PARTS[:1], english) == "1 stretch left out (licence text)"
    assert left_out_line((), english) == ""


def test_the_plural_is_right_in_russian() -> None:
    russian = qt_translator("ru")
    if russian.language != "ru":
        pytest.skip("the Russian catalogue is not compiled")
    assert left_out_line(PARTS[:1], russian) == "Не сравнивается 1 фрагмент (текст лицензии)"
    assert left_out_line(PARTS, russian) == "Не сравниваются 3 фрагмента (текст лицензии, оглавление)"


@pytest.mark.parametrize(
    ("code", "name"), [("gutenberg", "licence text"), ("imprint", "imprint"), ("toc", "table of contents")]
)
def test_the_reason_names_what_the_stretch_is(code: str, name: str) -> None:
    assert exclusion_name(code, english) == name
    assert f"({name})" in exclusion_reason(code, english)


def test_a_code_that_is_not_known_is_still_shown() -> None:
    assert exclusion_name("running_head", english) == "running head"


@pytest.mark.parametrize(("code", "part"), [("ignored", "list of phrases"), ("common_text", "boilerplate document")])
def test_what_the_user_left_out_is_told_so(code: str, part: str) -> None:
    assert part in exclusion_reason(code, english)
    assert "author" not in exclusion_reason(code, english)
    assert exclusion_name(code, english) != code
