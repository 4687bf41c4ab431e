"""The columns of the list."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QCoreApplication


class Column(IntEnum):
    """The columns, from left to right."""

    NUMBER = 0
    PLACE = 1
    CHAPTER = 2
    BEGINNING = 3
    WORDS_A = 4
    WORDS_B = 5
    SIMILARITY = 6
    KIND = 7
    MOVED = 8
    FOUND_BY = 9
    STATE = 10
    NOTE = 11


RIGHT_ALIGNED: Final = frozenset({Column.NUMBER, Column.PLACE, Column.WORDS_A, Column.WORDS_B, Column.SIMILARITY})
APART: Final = "\u2002"  # between a figure and what stands to its right
# Figures of which the largest are wanted first: a first click on such a header sorts downwards.
LARGEST_FIRST: Final = frozenset({Column.WORDS_A, Column.WORDS_B, Column.MOVED, Column.STATE, Column.NOTE})


def column_title(column: Column) -> str:
    """Return what stands in the header."""
    translate = QCoreApplication.translate
    return {
        Column.NUMBER: translate("PassageColumns", "No."),
        Column.PLACE: translate("PassageColumns", "Place in A"),
        Column.CHAPTER: translate("PassageColumns", "Chapter"),
        Column.BEGINNING: translate("PassageColumns", "First words"),
        Column.WORDS_A: translate("PassageColumns", "Words in A"),
        Column.WORDS_B: translate("PassageColumns", "Words in B"),
        Column.SIMILARITY: translate("PassageColumns", "Alike"),
        Column.KIND: translate("PassageColumns", "Kind"),
        Column.MOVED: translate("PassageColumns", "Moved"),
        Column.FOUND_BY: translate("PassageColumns", "Found by"),
        Column.STATE: translate("PassageColumns", "State"),
        Column.NOTE: translate("PassageColumns", "Note"),
    }[column]


def column_explanation(column: Column) -> str:
    """Return what the figures of a column mean."""
    translate = QCoreApplication.translate
    return {
        Column.NUMBER: translate(
            "PassageColumns", "The passage's number, in the order of A, and its colour in the texts"
        ),
        Column.PLACE: translate("PassageColumns", "How far into A the passage begins"),
        Column.CHAPTER: translate("PassageColumns", "The last heading of A before the passage"),
        Column.BEGINNING: translate("PassageColumns", "How the passage begins in A"),
        Column.WORDS_A: translate("PassageColumns", "How many words long the passage is in A"),
        Column.WORDS_B: translate("PassageColumns", "How many words long the passage is in B"),
        Column.SIMILARITY: translate("PassageColumns", "How many of the passage's words are the same on both sides"),
        Column.KIND: translate(
            "PassageColumns", "Whether the passage was taken over word for word, edited or reworded"
        ),
        Column.MOVED: translate("PassageColumns", "Whether the passage stands in another order in B"),
        Column.FOUND_BY: translate("PassageColumns", "By what the passage was found"),
        Column.STATE: translate("PassageColumns", "What you made of the passage: important or dismissed"),
        Column.NOTE: translate("PassageColumns", "Your note; F2 or a double click writes one"),
    }[column]
