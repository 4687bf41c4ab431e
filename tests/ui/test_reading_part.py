"""The second part of the settings panel: what is read, and which passages count."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSpinBox

from neardup_gui.compare.settings import Settings
from neardup_gui.ui.session import Session
from neardup_gui.ui.settings_panel import SettingsPanel
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


def test_it_is_folded_until_asked_for(panel: SettingsPanel) -> None:
    assert panel.reading.isHidden()
    panel.more.click()
    assert not panel.reading.isHidden()
    panel.more.click()
    assert panel.reading.isHidden()


def test_defaults_are_shown(panel: SettingsPanel) -> None:
    part = panel.reading
    assert part.footnotes.isChecked()
    assert not part.boilerplate.isChecked()
    assert part.tracked_changes.currentData() == "final"
    assert part.language.currentData() == "auto"
    assert part.min_passage.value() == 20
    assert part.min_run.value() == 0
    assert part.min_run.text() == "Any"
    assert (part.max_gap.value(), part.max_gap.text()) == (0, "None")


def test_each_control_changes_its_setting(panel: SettingsPanel, session: Session) -> None:
    part = panel.reading
    part.footnotes.click()
    part.boilerplate.click()
    choose(part.tracked_changes, "original")
    choose(part.language, "ru")
    part.min_passage.setValue(75)
    part.min_run.setValue(6)
    part.max_gap.setValue(15)
    assert session.settings == Settings(
        footnotes=False,
        boilerplate=True,
        tracked_changes="original",
        language="ru",
        min_passage=75,
        min_run=6,
        max_gap=15,
    )
    panel.reset.click()
    assert session.settings == Settings()
    assert part.footnotes.isChecked()
    assert part.language.currentData() == "auto"
    assert part.min_passage.value() == 20


def test_a_language_that_is_not_listed_is_shown_all_the_same(panel: SettingsPanel, session: Session) -> None:
    session.set_settings(Settings(language="eo"))
    assert panel.reading.language.currentData() == "eo"


def test_every_control_explains_itself(panel: SettingsPanel) -> None:
    part = panel.reading
    controls = [part.footnotes, part.boilerplate, panel.more, *part.findChildren(QComboBox)]
    for control in [*controls, *part.findChildren(QSpinBox)]:
        assert len(control.toolTip()) > 20, control
        assert control.accessibleName() or (isinstance(control, QAbstractButton) and control.text())
