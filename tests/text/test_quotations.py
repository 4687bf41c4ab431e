"""What stands inside quotation marks, of several countries, and where marks are missing."""

from __future__ import annotations

import pytest

from neardup_gui.text.quotations import quoted_spans


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Он сказал: «Да». И «нет».", ["«Да»", "«нет»"]),
        ("«Внутри „ещё одна“ и всё»", ["«Внутри „ещё одна“ и всё»"]),
        ("“Yes,” he said, “no.”", ["“Yes,”", "“no.”"]),
        ("„So“ und »so« oder „po polsku”", ["„So“", "»so«", "„po polsku”"]),
        ('A "straight" one and "another"', ['"straight"', '"another"']),
        ("他说：「好。」，《书名》和『外「内」外』", ["「好。」", "《书名》", "『外「内」外』"]),
        ("Nothing, it's 5' tall.", []),
        ("", []),
        ("never « closed", []),
        ("closed only»", []),
    ],
)
def test_quotations(text: str, expected: list[str]) -> None:
    assert [text[start:end] for start, end in quoted_spans(text).pairs()] == expected


def test_a_missing_mark_costs_one_paragraph_alone() -> None:
    text = 'One "odd mark.\nNext "whole" one.\n«Open.\nAnd «shut».'
    assert [text[start:end] for start, end in quoted_spans(text).pairs()] == ['"whole"', "«shut»"]


def test_lines_wrapped_by_hand_do_not_end_a_quotation() -> None:
    text = 'He said, "this goes\nover two lines," and left.\n\nNext "odd\n\nand "whole\nagain".'
    assert [text[start:end] for start, end in quoted_spans(text).pairs()] == [
        '"this goes\nover two lines,"',
        '"whole\nagain"',
    ]
