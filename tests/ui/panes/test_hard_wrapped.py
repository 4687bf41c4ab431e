from __future__ import annotations

import random
import textwrap

import pytest

from neardup_gui.ui.panes.hard_wrapped import is_hard_wrapped, sets_paragraphs_apart, with_lines_joined

SOURCE = random.Random(7)
PROSE = [
    " ".join("".join(SOURCE.choices("abcdefgh", k=SOURCE.randint(2, 9))) for _ in range(SOURCE.randint(30, 200)))
    for _ in range(60)
]


@pytest.mark.parametrize("width", [62, 70, 75])
def test_lines_of_a_printed_page_are_recognised(width: int) -> None:
    assert is_hard_wrapped("\n\n".join(textwrap.fill(paragraph, width) for paragraph in PROSE))


def test_a_long_licence_at_the_ends_does_not_matter() -> None:
    page = "\n".join(textwrap.fill(paragraph, 70) for paragraph in PROSE * 20)
    assert is_hard_wrapped("A very long line. " * 900 + "\n" + page)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "One line of about seventy characters, which is no page of a book at all.",
        "\n".join(PROSE),
        "\n".join(textwrap.fill(paragraph, 70) for paragraph in PROSE[:30]) + "\n" + "\n".join(PROSE[30:]),
        "\n".join(["The sea is calm tonight.", "The tide is full, the moon lies fair"] * 40),
    ],
    ids=["empty", "one line", "a line a paragraph", "mixed", "verse"],
)
def test_other_texts_keep_their_paragraphs(text: str) -> None:
    assert not is_hard_wrapped(text)


def test_blank_lines_between_paragraphs_are_space_enough() -> None:
    assert sets_paragraphs_apart("\n\n".join(PROSE))
    assert not sets_paragraphs_apart("\n".join(PROSE))
    assert not sets_paragraphs_apart("One\n\nTwo\n" + "\n".join(PROSE))
    assert not sets_paragraphs_apart("")


def test_lines_of_a_paragraph_are_joined_and_nothing_else() -> None:
    wrapped = [textwrap.fill(paragraph, 70) for paragraph in PROSE]
    verse = "The sea is calm tonight.\nThe tide is full, the moon lies fair"
    text = "\n\n".join(["CHAPTER I\nIn which it begins", *wrapped[:9], verse, *wrapped[9:]])
    joined = with_lines_joined(text)
    assert len(joined) == len(text)
    assert joined.split("\n\n") == [
        "CHAPTER I\nIn which it begins",
        *(_but_short_lines(paragraph) for paragraph in wrapped[:9]),
        verse,
        *(_but_short_lines(paragraph) for paragraph in wrapped[9:]),
    ]
    indented = "x" * 60 + "\n    " + "y" * 60
    assert with_lines_joined(indented) == indented
    endless = "\n".join(["z" * 70] * 200)
    assert with_lines_joined(endless) == endless


def _but_short_lines(paragraph: str) -> str:
    lines = paragraph.split("\n")
    ends = [" " if len(line) >= 45 else "\n" for line in lines[:-1]] + [""]
    return "".join(line + end for line, end in zip(lines, ends, strict=True))
