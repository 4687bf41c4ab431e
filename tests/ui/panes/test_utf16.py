from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.panes.utf16 import Utf16Map, displayable
from neardup_gui.ui.theme import Theme

TRAPS = "\r\n\ufeff\ufffe\u2029\u2028\ufdd0\ufdd1\xa0\xad\x00\x0b\x0c\x1e\x85\u200b\ufffc\t a\U0001f600\U00020000ы"
tricky_text = st.text(st.one_of(st.sampled_from(TRAPS), st.characters()), max_size=60)


def units_before(text: str, offset: int) -> int:
    """The definition, one character at a time."""
    return sum(2 if ord(character) > 0xFFFF else 1 for character in text[:offset])


@given(tricky_text)
def test_both_ways_agree_with_the_definition(text: str) -> None:
    units = Utf16Map(text)
    expected = [units_before(text, offset) for offset in range(len(text) + 1)]
    assert [units.to_units(offset) for offset in range(len(text) + 1)] == expected
    assert [units.to_points(position) for position in expected] == list(range(len(text) + 1))
    offsets = np.arange(len(text) + 1)
    assert units.to_units(offsets).tolist() == expected
    assert units.to_points(np.array(expected, dtype=np.int64)).tolist() == offsets.tolist()
    assert (units.length, units.units) == (len(text), expected[-1])


def test_a_position_inside_an_astral_character_is_its_start_or_end() -> None:
    units = Utf16Map("a\U0001f600b")
    assert units.to_points(2) in (1, 2)
    assert units.to_points(3) == 2


@given(tricky_text)
def test_displayable_text_is_as_long_in_both_counts(text: str) -> None:
    shown = displayable(text)
    assert len(shown) == len(text)
    assert units_before(shown, len(shown)) == units_before(text, len(text))


@pytest.fixture(scope="module")
def bare_pane(qapp: object) -> TextPane:
    from neardup_gui.ui.theme import load_theme

    return TextPane(load_theme("light"))


@given(tricky_text)
def test_qt_has_one_position_per_unit(bare_pane: TextPane, text: str) -> None:
    bare_pane.set_text(text)
    assert bare_pane.document().characterCount() - 1 == Utf16Map(text).units
    # Each letter stands where the map says it does.
    for offset, character in enumerate(text):
        if character in "aы":
            assert bare_pane.document().characterAt(Utf16Map(text).to_units(offset)) == character


@pytest.mark.parametrize(
    "text",
    ["\ufeffab", "\ufffeab", "\ufeff\ufeffab", "a\r\nb", "a\rb\r\r\nc", "a\u2029b", "a\ufdd0b\ufdd1c", "\r\n\r\n"],
)
def test_each_known_trap(qtbot: QtBot, theme: Theme, text: str) -> None:
    pane = TextPane(theme)
    qtbot.addWidget(pane)
    pane.set_text(text)
    assert pane.document().characterCount() - 1 == len(text)
    assert pane.text == text


@pytest.mark.parametrize(
    "text", ["a\xa0b", "a\u2028b", "a\r\nb\u2029c", "x\ufeffy", "\U0001f600 и \U00020000!", "a\ufdd0b"]
)
def test_copying_gives_the_original(qtbot: QtBot, theme: Theme, text: str) -> None:
    pane = TextPane(theme)
    qtbot.addWidget(pane)
    pane.set_text(f"до {text} после")
    cursor = pane.textCursor()
    cursor.setPosition(3)
    cursor.setPosition(3 + Utf16Map(text).units, QTextCursor.MoveMode.KeepAnchor)
    pane.setTextCursor(cursor)
    assert pane.createMimeDataFromSelection().text() == text
