"""A pane of a known size on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.theme import Theme, load_theme


@pytest.fixture
def theme() -> Theme:
    return load_theme("light")


@pytest.fixture
def make_pane(qtbot: QtBot, theme: Theme) -> Callable[[str], TextPane]:
    def make(text: str) -> TextPane:
        pane = TextPane(theme)
        qtbot.addWidget(pane)
        pane.resize(520, 400)
        pane.set_text(text)
        pane.show()
        qtbot.waitExposed(pane)
        return pane

    return make
