from __future__ import annotations

import logging

import pytest
from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from neardup_gui.ui.icons import icon
from neardup_gui.ui.theme import load_theme

NAMES = (
    *("open", "paste", "swap", "next", "previous", "report", "settings"),
    *("cancel", "copy", "warning", "info", "link", "unlink"),
)


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_is_drawn_in_the_colour_of_its_role(qtbot: QtBot, name: str) -> None:
    for theme in (load_theme("light"), load_theme("dark")):
        for role in ("text", "warning"):
            image = icon(name, theme, role).pixmap(48, 48).toImage()
            colours = {
                image.pixelColor(x, y).name()
                for x in range(image.width())
                for y in range(image.height())
                if image.pixelColor(x, y).alpha() == 255
            }
            assert colours == {getattr(theme, role)}


def test_a_disabled_icon_is_paler(qtbot: QtBot) -> None:
    drawn = icon("open", load_theme("light"))
    assert drawn.pixmap(24, 24, QIcon.Mode.Disabled).toImage() != drawn.pixmap(24, 24).toImage()


def test_a_missing_icon_is_logged_and_empty(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert icon("no-such-drawing", load_theme("light")).isNull()
    assert "no-such-drawing" in caplog.text
