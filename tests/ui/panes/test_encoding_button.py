from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from neardup_gui.documents.encoding import shown_name, text_codec
from neardup_gui.ui.panes.encoding_button import ENCODINGS, EncodingButton
from neardup_gui.ui.theme import Theme


@pytest.fixture
def button(qtbot: QtBot, theme: Theme) -> EncodingButton:
    made = EncodingButton()
    qtbot.addWidget(made)
    made.set_theme(theme)
    made.show_encoding("windows-1251", chosen=False)
    return made


def entries(button: EncodingButton) -> dict[str, bool]:
    """Return the names in all groups, and whether each is ticked."""
    return {
        action.text(): action.isChecked()
        for part in button.menu().actions()
        for action in (part.menu().actions() if isinstance(part.menu(), QMenu) else [])  # type: ignore[union-attr]
    }


def test_every_encoding_can_be_read_and_is_named_once() -> None:
    names = [name for group in ENCODINGS.values() for name in group]
    assert all(text_codec(name) is not None for name in names)
    assert len(names) == len(set(names))


def test_every_group_has_a_title(button: EncodingButton) -> None:
    titles = [part.text() for part in button.menu().actions() if part.menu() is not None]
    assert len(titles) == len(ENCODINGS)
    assert all(titles)
    assert set(entries(button)) == {name for group in ENCODINGS.values() for name in group}
    assert {"windows-1251", "koi8-r", "cp866", "mac-cyrillic", "iso-8859-5"} <= set(ENCODINGS["cyrillic"])


def test_detected_and_chosen_are_told_apart(button: EncodingButton) -> None:
    assert button.text() == "windows-1251 · detected ▾"
    assert button.accessibleName() == "Encoding of the text: windows-1251, detected."
    assert button.detect.isChecked()
    assert not any(entries(button).values())
    button.show_encoding("windows-1251", chosen=True)
    assert "chosen" in button.text()
    assert not button.detect.isChecked()
    assert [name for name, ticked in entries(button).items() if ticked] == ["windows-1251"]


@pytest.mark.parametrize("name", [name for group in ENCODINGS.values() for name in group])
def test_what_was_chosen_is_ticked_under_the_name_that_the_reader_gives_back(button: EncodingButton, name: str) -> None:
    button.show_encoding(shown_name(name), chosen=True)
    assert [entry for entry, ticked in entries(button).items() if ticked] == [name]


def test_a_choice_is_told(button: EncodingButton, qtbot: QtBot) -> None:
    cyrillic = next(part.menu() for part in button.menu().actions() if part.text() == "&Cyrillic")
    assert isinstance(cyrillic, QMenu)
    with qtbot.waitSignal(button.encoding_chosen) as chosen:
        cyrillic.actions()[1].trigger()
    assert chosen.args == ["koi8-r"]
    with qtbot.waitSignal(button.encoding_chosen) as chosen:
        button.detect.trigger()
    assert chosen.args == [""]


def test_the_menu_opens_by_the_keyboard(button: EncodingButton, qtbot: QtBot) -> None:
    button.show()
    qtbot.waitExposed(button)
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    seen: list[bool] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        seen.append(menu is button.menu())
        if menu is not None:
            menu.close()

    QTimer.singleShot(50, look)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [True]


def test_a_text_without_an_encoding_shows_none(button: EncodingButton) -> None:
    button.show_encoding(None, chosen=False)
    assert button.isHidden()
