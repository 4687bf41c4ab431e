"""Which language the window speaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from neardup_gui.settings import Translations
from neardup_gui.settings.log_file import start_log
from neardup_gui.settings.translation import wanted_language
from neardup_gui.wording.translator import available_languages


@pytest.mark.parametrize(
    ("chosen", "system", "expected"),
    [
        (None, ["ru-RU", "en-US"], "ru"),
        (None, ["de-DE", "ru", "en"], "ru"),
        (None, ["de-DE"], "en"),
        (None, [], "en"),
        ("en", ["ru-RU"], "en"),
        ("ru", ["en-GB"], "ru"),
        ("zz", ["ru-RU"], "ru"),
        ("ru_RU", [], "ru"),
    ],
)
def test_wanted_language(chosen: str | None, system: list[str], expected: str) -> None:
    assert wanted_language(chosen, system, ["en", "ru"]) == expected


@pytest.fixture
def translations(qapp: QApplication) -> Any:
    loaded = Translations()
    yield loaded
    loaded.install(qapp, "en")


def test_russian_reaches_the_buttons_of_dialogs(
    qapp: QApplication, translations: Translations, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "ru" not in available_languages():
        pytest.skip("the Russian catalogue is not compiled")
    monkeypatch.delenv("NEARDUP_LANG", raising=False)
    assert translations.install(qapp, "ru") == "ru"
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert "Отмена" in box.buttons()[0].text()
    assert QLocale().language() == QLocale.Language.Russian
    assert translations.install(qapp, "en") == "en"
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert "Cancel" in box.buttons()[0].text()


def test_chinese_reaches_the_buttons_of_dialogs(
    qapp: QApplication, translations: Translations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NEARDUP_LANG", raising=False)
    assert translations.install(qapp, "zh") == "zh"
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert "取消" in box.buttons()[0].text()
    assert QLocale().language() == QLocale.Language.Chinese


def test_a_language_that_is_not_whole_is_not_spoken_by_the_window(
    qapp: QApplication, translations: Translations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("neardup_gui.settings.translation.WINDOW_LANGUAGES", ("en", "ru"))
    assert translations.install(qapp, "zh") != "zh"


def test_the_variable_overrules(
    qapp: QApplication, translations: Translations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEARDUP_LANG", "en")
    assert translations.install(qapp, "ru") == "en"


def test_a_log_that_cannot_be_written_does_not_stop_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert start_log(tmp_path / "file" / "neardup.log") is None
    assert "cannot be written" in capsys.readouterr().err
