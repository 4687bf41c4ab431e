"""The settings panel: live, in step with the session, by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QFileDialog, QInputDialog, QMessageBox, QSlider

from neardup_gui.compare.settings import Settings, preset
from neardup_gui.settings import Presets
from neardup_gui.ui.session import Session
from neardup_gui.ui.settings_panel import SettingsPanel, preset_part
from neardup_gui.ui.settings_panel.number_row import NumberRow
from neardup_gui.ui.settings_panel.preset_part import PresetPart
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
        panel.preset_part.button,
        panel.words.fold_yo,
        panel.words.look_alikes,
        panel.words.numbers,
        panel.words.stop_list,
        panel.words.left_out,
        panel.words.methods,
    ]
    for control in controls:
        assert len(control.toolTip()) > 20, control
        assert control.accessibleName() or control.text(), control


# -- presets ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def presets(tmp_path: Path) -> Presets:
    return Presets(tmp_path / "presets.json")


@pytest.fixture
def own(qtbot: Any, session: Session, presets: Presets) -> PresetPart:
    made = SettingsPanel(session, english, presets)
    qtbot.addWidget(made)
    return made.preset_part


def answer(monkeypatch: pytest.MonkeyPatch, name: str, sure: bool = True) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: (name, True))
    button = QMessageBox.StandardButton.Yes if sure else QMessageBox.StandardButton.No
    monkeypatch.setattr(QMessageBox, "question", lambda *_: button)


def test_the_preset_in_force_is_shown_and_whether_it_was_left(own: PresetPart, session: Session) -> None:
    assert own.box.currentText() == "Default"
    session.set_settings(Settings(modulus=3))
    assert own.box.currentText() == "Default (changed)"
    session.set_settings(Settings())
    assert own.box.currentText() == "Default"
    assert not any(action.isEnabled() for action in (own.save, own.rename, own.delete))


def test_own_presets_are_saved_renamed_and_deleted(
    own: PresetPart, session: Session, presets: Presets, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.set_settings(Settings(modulus=3, ignore=("to wit",)))
    answer(monkeypatch, "Contracts")
    own.save_as.trigger()
    assert session.settings == Settings(preset="Contracts", modulus=3, ignore=("to wit",))
    assert own.box.currentText() == "Contracts"
    session.set_settings(replace(session.settings, lemmas=True))
    assert own.box.currentText() == "Contracts (changed)"
    own.save.trigger()
    assert own.box.currentText() == "Contracts"
    assert Presets(presets._path).get("Contracts").lemmas
    session.set_settings(replace(session.settings, modulus=9))
    answer(monkeypatch, "Agreements")
    own.rename.trigger()
    assert own.box.currentText() == "Agreements (changed)"  # the change is kept, and still one
    assert presets.own == ["Agreements"]
    answer(monkeypatch, "", sure=False)
    own.delete.trigger()
    assert presets.own == ["Agreements"]
    answer(monkeypatch, "")
    own.delete.trigger()
    assert presets.own == []
    assert session.settings == Settings(modulus=9, lemmas=True, ignore=("to wit",))
    assert own.box.currentText() == "Default (changed)"


def test_a_name_that_is_taken_is_asked_about(
    own: PresetPart, session: Session, presets: Presets, monkeypatch: pytest.MonkeyPatch
) -> None:
    presets.save("Mine", Settings(modulus=2))
    session.set_settings(Settings(modulus=5))
    answer(monkeypatch, "mine", sure=False)
    own.save_as.trigger()
    assert presets.get("Mine").modulus == 2
    answer(monkeypatch, "mine")
    own.save_as.trigger()
    assert presets.own == ["mine"]
    assert presets.get("mine").modulus == 5


def test_a_name_that_cannot_be_is_told(own: PresetPart, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(preset_part, "show_message", lambda _parent, _title, sentence: told.append(sentence))
    answer(monkeypatch, "default")
    own.save_as.trigger()
    assert len(told) == 1
    assert "“default”" in told[0]


def test_presets_go_out_and_come_in(
    own: PresetPart, session: Session, presets: Presets, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    presets.save("Mine", Settings(modulus=2))
    session.set_settings(presets.get("Mine"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out.json"), ""))
    own.export.trigger()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "out.json"), ""))
    own.take_in.trigger()
    assert presets.own == ["Mine", "Mine 2"]
    assert session.settings == Settings(preset="Mine 2", modulus=2)
    assert own.box.currentText() == "Mine 2"


def test_an_own_preset_is_chosen_like_any_other(own: PresetPart, session: Session, presets: Presets) -> None:
    presets.save("Mine", Settings(modulus=7))
    own.refresh()
    choose(own.box, "Mine")
    assert session.settings == Settings(preset="Mine", modulus=7)
    choose(own.box, "article2009")
    assert session.settings == preset("article2009")


def test_lists_are_not_lost_by_a_click(
    own: PresetPart, session: Session, presets: Presets, monkeypatch: pytest.MonkeyPatch
) -> None:
    lists = {"ignore": ("to wit",), "stop_lists": (("en", ("the",)),), "boilerplate_document": "/x/y.docx"}
    presets.save("Mine", Settings(modulus=2))
    gathered = Settings(modulus=3, **lists)  # type: ignore[arg-type]
    session.set_settings(gathered)
    choose(own.box, "article2009")  # a built-in preset leaves them alone
    assert session.settings == replace(preset("article2009"), **lists)  # type: ignore[arg-type]
    choose(own.box, "default")
    assert session.settings == replace(gathered, modulus=1)
    answer(monkeypatch, "", sure=False)
    choose(own.box, "Mine")
    assert session.settings == replace(gathered, modulus=1)
    assert own.box.currentData() == "default"
    answer(monkeypatch, "Lists")
    own.save_as.trigger()
    monkeypatch.setattr(QMessageBox, "question", lambda *_: pytest.fail("they are kept in a preset now"))
    choose(own.box, "Mine")
    assert session.settings == presets.get("Mine")
    choose(own.box, "Lists")
    assert session.settings.ignore == ("to wit",)


def test_reset_leaves_the_lists(panel: SettingsPanel, session: Session) -> None:
    session.set_settings(Settings(ignore=("to wit",)))
    assert not panel.reset.isEnabled()
    assert panel.preset.currentText() == "Default (changed)"
    session.set_settings(Settings(ignore=("to wit",), modulus=4))
    panel.reset.click()
    assert session.settings == Settings(ignore=("to wit",))


# -- words ------------------------------------------------------------------------------------------------------------


def test_how_words_are_read(panel: SettingsPanel, session: Session) -> None:
    words = panel.words
    assert words.isHidden()
    panel.more.click()
    assert not words.isHidden()
    words.fold_yo.click()
    words.look_alikes.click()
    words.numbers.click()
    assert session.settings == Settings(fold_yo=False, look_alikes=False, numbers=False)
    panel.reset.click()
    assert all(box.isChecked() for box in (words.fold_yo, words.look_alikes, words.numbers))


def test_what_is_left_out_is_not_forgotten(panel: SettingsPanel, session: Session) -> None:
    words = panel.words
    usual = words.left_out.text()
    session.set_settings(Settings(ignore=("to wit", "hereby"), boilerplate_document="/x/template.docx"))
    assert "2 " in words.left_out.text()
    assert "document" in words.left_out.text()
    session.set_settings(Settings())
    assert words.left_out.text() == usual
