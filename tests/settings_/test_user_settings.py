"""What is remembered, and that garbage in the file does no harm."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from neardup_gui.compare.settings import Settings, preset
from neardup_gui.settings import Theme, UserSettings


def reopened(path: Path) -> UserSettings:
    return UserSettings(path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "neardup.ini"


def write(path: Path, **values: object) -> None:
    store = QSettings(str(path), QSettings.Format.IniFormat)
    for key, value in values.items():
        store.setValue(key.replace("__", "/"), value)
    store.sync()


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(shingle_length=7, modulus=25, step=3, lemmas=True, stop_words=True, hash="crc32"),
        Settings(unit="characters", shingle_length=30, step=30),
        Settings(footnotes=False, tracked_changes="original", boilerplate=True, language="ru"),
        Settings(min_passage=100_000, min_run=12),
        preset("article2009"),
        replace(preset("article2009"), shingle_length=4, stop_words=False, hash="xxh3"),
    ],
)
def test_comparison_settings_survive_a_restart(path: Path, settings: Settings) -> None:
    first = UserSettings(path)
    first.comparison = Settings(shingle_length=2, modulus=9)
    first.comparison = settings
    first.sync()
    assert reopened(path).comparison == settings


def test_window_survives_a_restart(path: Path) -> None:
    first = UserSettings(path)
    first.geometry = QByteArray(b"\x01geometry\x00")
    first.window_state = QByteArray(b"state")
    first.splitter = QByteArray(b"splitter")
    first.zoom = 3
    first.theme = Theme.DARK
    first.language = "ru"
    first.settings_panel_shown = False
    first.more_settings_shown = True
    first.folder = str(path.parent)
    first.sync()
    second = reopened(path)
    assert second.geometry == QByteArray(b"\x01geometry\x00")
    assert second.window_state == QByteArray(b"state")
    assert second.splitter == QByteArray(b"splitter")
    assert second.zoom == 3
    assert second.theme is Theme.DARK
    assert second.language == "ru"
    assert not second.settings_panel_shown
    assert second.more_settings_shown
    assert second.folder == str(path.parent)


def test_recent_files_are_ordered_unique_and_few(path: Path) -> None:
    settings = UserSettings(path)
    settings.add_recent("/x/one, with a comma.txt")
    settings.sync()
    assert reopened(path).recent == ["/x/one, with a comma.txt"]
    for number in range(12):
        settings.add_recent(f"/x/{number}.txt")
    settings.add_recent("/x/5.txt")
    settings.sync()
    recent = reopened(path).recent
    assert recent[:2] == ["/x/5.txt", "/x/11.txt"]
    assert len(recent) == len(set(recent)) == 10
    settings.clear_recent()
    assert settings.recent == []


def test_garbage_gives_defaults_one_by_one(path: Path) -> None:
    write(
        path,
        comparison__preset="of 1999",
        comparison__shingle_length="９",
        comparison__modulus="0",
        comparison__step="-3",
        comparison__unit="pages",
        comparison__hash=["a", "b"],
        comparison__lemmas="perhaps",
        comparison__stop_words="True",
        window__geometry="no bytes",
        window__zoom="enormous",
        window__theme="plaid",
        window__language="../../etc",
        files__folder="/no/such/folder",
        files__recent=42,
    )
    settings = reopened(path)
    assert settings.comparison == Settings(stop_words=True)
    assert settings.geometry.isEmpty()
    assert settings.zoom == 0
    assert settings.theme is Theme.SYSTEM
    assert settings.language is None
    assert settings.folder == str(Path.home())
    assert settings.recent == []


@pytest.mark.parametrize(
    ("stored", "expected"),
    [
        ({"shingle_length": "30"}, Settings()),  # 30 words are more than a shingle may have
        ({"shingle_length": "30", "unit": "characters"}, Settings(shingle_length=30, unit="characters")),
        ({"step": "7"}, Settings()),  # longer than the default length
        ({"step": "7", "shingle_length": "9"}, Settings(step=7, shingle_length=9)),
        ({"modulus": "41"}, Settings()),
        ({"min_passage": "0"}, Settings()),
        ({"min_run": "100001", "min_passage": "30"}, Settings(min_passage=30)),
        ({"tracked_changes": "both", "language": "r u", "footnotes": "perhaps"}, Settings()),
        ({"modulus": "99999999999999999999"}, Settings()),
    ],
)
def test_values_that_do_not_go_together_are_dropped(path: Path, stored: dict[str, str], expected: Settings) -> None:
    write(path, **{f"comparison__{key}": value for key, value in stored.items()})
    assert reopened(path).comparison == expected


def test_a_file_that_is_no_ini_file_is_survived(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 10)
    assert reopened(path).comparison == Settings()
