"""The settings panel: live, in step with the session, by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QSlider

from neardup_gui.compare.settings import Settings, preset
from neardup_gui.ui.session import Session
from neardup_gui.ui.settings_panel import SettingsPanel
from neardup_gui.ui.settings_panel.number_row import NumberRow
from neardup_gui.wording.translator import english


@pytest.fixture
def panel(qtbot: Any, session: Session) -> SettingsPanel:
    made = SettingsPanel(session, english)
    qtbot.addWidget(made)
    return made


def choose(combo: QComboBox, data: Any) -> None:
    """Choose as the user does: the signal ``activated`` comes along."""
    index = combo.findData(data)
    assert index >= 0
    combo.setCurrentIndex(index)
    combo.activated.emit(index)


def test_slider_and_spin_box_show_the_same(qtbot: Any) -> None:
    row = NumberRow("&Length:", 1, 20, "what it does")
    qtbot.addWidget(row)
    seen: list[int] = []
    row.changed.connect(seen.append)
    row.slider.setValue(7)
    assert row.spin.value() == 7
    row.spin.setValue(9)
    assert row.slider.value() == 9
    assert seen == [7, 9]
    row.show_value(3)
    assert (row.slider.value(), row.spin.value()) == (3, 3)
    assert seen == [7, 9]  # what comes from elsewhere is not told back


def test_defaults_are_shown(panel: SettingsPanel) -> None:
    assert panel.length.value() == 5
    assert panel.modulus.value() == 1
    assert panel.step.value() == 1
    assert panel.unit.currentData() is None
    assert panel.preset.currentData() == "default"
    assert not panel.reset.isEnabled()


def test_each_control_changes_its_setting(panel: SettingsPanel, session: Session) -> None:
    panel.length.slider.setValue(8)
    panel.modulus.slider.setValue(25)
    panel.step.spin.setValue(4)
    panel.lemmas.click()
    panel.stop_words.click()
    choose(panel.hash, "crc32")
    assert session.settings == Settings(
        shingle_length=8, modulus=25, step=4, lemmas=True, stop_words=True, hash="crc32"
    )
    panel.reset.click()
    assert session.settings == Settings()
    assert panel.length.value() == 5
    assert not panel.lemmas.isChecked()


def test_preset_sets_everything(panel: SettingsPanel, session: Session) -> None:
    panel.length.slider.setValue(8)
    choose(panel.preset, "article2009")
    assert session.settings == preset("article2009")
    assert panel.length.value() == 10
    assert panel.stop_words.isChecked()
    assert panel.hash.currentData() == "crc32"
    panel.length.slider.setValue(4)
    assert session.settings == replace(preset("article2009"), shingle_length=4)
    panel.reset.click()
    assert session.settings == preset("article2009")


def test_unit_moves_range_and_default_of_the_length(panel: SettingsPanel, session: Session) -> None:
    assert panel.length.slider.maximum() == 20
    choose(panel.unit, "characters")
    assert panel.length.slider.maximum() == 40
    assert panel.length.value() == 8
    panel.length.slider.setValue(33)
    choose(panel.unit, "words")
    assert session.settings.shingle_length is None
    assert panel.length.value() == 5


def test_step_never_exceeds_the_length(panel: SettingsPanel, session: Session) -> None:
    panel.length.slider.setValue(10)
    panel.step.slider.setValue(10)
    panel.length.slider.setValue(6)
    assert session.settings.step == 6
    assert panel.step.slider.maximum() == 6


def test_automatic_unit_shows_what_is_in_force(
    panel: SettingsPanel, session: Session, idle: Callable[[], None]
) -> None:
    session.paste("a", "Nur wenige Wörter stehen hier.", "a")
    session.paste("b", "Nur wenige Wörter stehen da.", "b")
    idle()
    assert session.comparison is not None
    assert session.comparison.settings.unit == "characters"
    assert panel.length.value() == 8
    assert panel.length.slider.maximum() == 40


def test_keyboard_moves_slider_and_spin_box(panel: SettingsPanel, session: Session, qtbot: Any) -> None:
    panel.show()
    qtbot.waitExposed(panel)
    qtbot.keyClick(panel.length.slider, Qt.Key.Key_Right)
    assert session.settings.shingle_length == 6
    qtbot.keyClick(panel.modulus.spin, Qt.Key.Key_Up)
    assert session.settings.modulus == 2
    panel.length.spin.selectAll()
    qtbot.keyClicks(panel.length.spin, "12")
    assert session.settings.shingle_length == 12
    panel.close()


def test_every_control_explains_itself(panel: SettingsPanel) -> None:
    controls = [
        *panel.findChildren(QSlider),
        *panel.findChildren(QAbstractSpinBox),
        *panel.findChildren(QComboBox),
        panel.lemmas,
        panel.stop_words,
        panel.reset,
    ]
    for control in controls:
        assert len(control.toolTip()) > 20, control
        assert control.accessibleName() or control.text(), control
