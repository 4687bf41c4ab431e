"""The session's texts: encodings chosen, files read anew, what a change of the settings reads again."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from docx import Document as WordDocument

from neardup_gui.documents.registry import FORMATS
from neardup_gui.ui import texts as texts_module
from neardup_gui.ui.session import Session
from neardup_gui.ui.texts import CONCERNED

Wait = Callable[[], None]

RUSSIAN = "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему. " * 8


@pytest.fixture
def russian(tmp_path: Path) -> Path:
    path = tmp_path / "anna.txt"
    path.write_bytes(RUSSIAN.encode("cp1251"))
    return path


@pytest.fixture
def word_file(tmp_path: Path, texts: tuple[Path, Path]) -> Path:
    path = tmp_path / "draft.docx"
    document = WordDocument()
    for line in texts[0].read_text(encoding="utf-8").splitlines():
        document.add_paragraph(line)
    document.save(str(path))
    return path


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """Which files are read, and with which options."""
    seen: list[tuple[str, Any]] = []
    real = texts_module.read_document

    def read(path: Path, options: Any, progress: Any) -> Any:
        seen.append((path.name, options))
        return real(path, options, progress)

    monkeypatch.setattr(texts_module, "read_document", read)
    return seen


def text_of(session: Session, side: Any) -> str:
    prepared = session.side(side).prepared
    assert prepared is not None
    return prepared.document.text


def test_another_encoding_reads_the_file_anew(loaded: Session, russian: Path, third: Path, idle: Wait) -> None:
    loaded.open_path("a", str(russian))
    idle()
    assert text_of(loaded, "a") == RUSSIAN
    loaded.choose_encoding("a", "koi8-r")
    idle()
    assert text_of(loaded, "a") == RUSSIAN.encode("cp1251").decode("koi8-r")
    source = loaded.side("a").source
    assert source is not None
    assert source.encoding == "koi8-r"
    assert loaded.comparison is not None
    assert loaded.comparison.a.document.text == text_of(loaded, "a")
    assert loaded.settings.encoding is None  # a choice for this text, not a setting
    loaded.choose_encoding("a", None)
    idle()
    assert text_of(loaded, "a") == RUSSIAN
    loaded.choose_encoding("a", "koi8-r")
    idle()
    loaded.swap()
    moved = loaded.side("b").source
    assert moved is not None
    assert moved.encoding == "koi8-r"
    idle()
    loaded.open_path("b", str(third))
    idle()
    fresh = loaded.side("b").source
    assert fresh is not None
    assert fresh.encoding is None  # forgotten with the text


def test_an_encoding_that_does_not_fit_leaves_the_text(loaded: Session, russian: Path, idle: Wait) -> None:
    loaded.open_path("a", str(russian))
    idle()
    before = loaded.side("a").prepared
    loaded.choose_encoding("a", "utf-8")
    idle()
    state = loaded.side("a")
    assert state.error is not None
    assert state.error.code == "bad_encoding"
    assert state.prepared is before
    assert state.source is not None
    assert state.source.encoding is None


def test_a_pasted_text_has_no_encoding_to_choose(session: Session, idle: Wait, readings: list[Any]) -> None:
    session.paste("a", "Some words", "Pasted")
    idle()
    session.choose_encoding("a", "koi8-r")
    session.reload()
    assert not session.is_loading
    assert readings == []
    assert not session.side("a").can_reload


def test_reload_reads_both_files_as_they_are(loaded: Session, texts: tuple[Path, Path], idle: Wait) -> None:
    loaded.choose_encoding("a", "latin-1")
    idle()
    for path in texts:
        path.write_text(path.read_text(encoding="utf-8") + " anew", encoding="utf-8")
    loaded.reload()
    idle()
    for side in ("a", "b"):
        assert text_of(loaded, side).endswith(" anew")
    source = loaded.side("a").source
    assert source is not None
    assert source.encoding == "latin-1"
    assert loaded.comparison is not None
    assert loaded.comparison.a.document.text == text_of(loaded, "a")


def test_a_file_that_is_gone_cannot_be_reloaded(loaded: Session, texts: tuple[Path, Path], idle: Wait) -> None:
    before = text_of(loaded, "a")
    texts[0].unlink()
    loaded.reload("a")
    idle()
    error = loaded.side("a").error
    assert error is not None
    assert error.code == "missing"
    assert text_of(loaded, "a") == before
    assert loaded.comparison is not None


def test_notes_and_changes_are_read_anew_only_where_there_may_be_any(
    loaded: Session, word_file: Path, idle: Wait, readings: list[tuple[str, Any]]
) -> None:
    loaded.open_path("b", str(word_file))
    idle()
    readings.clear()
    loaded.set_settings(replace(loaded.settings, footnotes=False))
    idle()
    assert [(name, options.footnotes) for name, options in readings] == [("draft.docx", False)]
    assert loaded.comparison is not None
    assert loaded.comparison.settings.footnotes is False
    readings.clear()
    loaded.set_settings(replace(loaded.settings, tracked_changes="original"))
    idle()
    assert [(name, options.tracked_changes) for name, options in readings] == [("draft.docx", "original")]


def test_other_settings_read_nothing(loaded: Session, idle: Wait, readings: list[Any]) -> None:
    for values in ({"min_passage": 50}, {"min_run": 3}, {"boilerplate": True}, {"footnotes": False}):
        loaded.set_settings(replace(loaded.settings, **values))  # type: ignore[arg-type]
        idle()
        assert loaded.comparison is not None
        assert [getattr(loaded.comparison.settings, name) for name in values] == list(values.values())
    assert readings == []
    assert [passage.words_a >= 50 for passage in loaded.passages] == [True, True]


def test_a_failed_reading_anew_still_compares_with_the_new_settings(
    loaded: Session, word_file: Path, idle: Wait
) -> None:
    loaded.open_path("b", str(word_file))
    idle()
    word_file.unlink()
    loaded.set_settings(replace(loaded.settings, footnotes=False, min_passage=50))
    idle()
    assert loaded.side("b").error is not None
    assert loaded.comparison is not None
    assert loaded.comparison.settings.min_passage == 50


def test_another_language_keeps_text_and_words(loaded: Session, idle: Wait, readings: list[Any]) -> None:
    before = loaded.side("a").prepared
    assert before is not None
    loaded.set_settings(replace(loaded.settings, language="de"))
    idle()
    after = loaded.side("a").prepared
    assert after is not None
    assert after.language == "de"
    assert after.document is before.document
    assert after.tokens is before.tokens
    assert readings == []
    assert loaded.comparison is not None
    assert loaded.comparison.a.language == "de"
    loaded.set_settings(replace(loaded.settings, language="auto"))
    idle()
    found = loaded.side("a").prepared
    assert found is not None
    assert found.language == before.language


def test_a_text_on_its_way_comes_in_with_the_latest_settings(
    session: Session, word_file: Path, idle: Wait, readings: list[tuple[str, Any]]
) -> None:
    session.open_path("a", str(word_file))
    session.set_settings(replace(session.settings, footnotes=False, language="de"))
    idle()
    assert readings[-1][1].footnotes is False
    prepared = session.side("a").prepared
    assert prepared is not None
    assert prepared.language == "de"


@pytest.mark.parametrize("option", sorted(CONCERNED))
def test_every_reader_that_heeds_an_option_is_known_to_be_concerned(option: str) -> None:
    """A reader that is forgotten in the table would not be read anew."""
    for known in FORMATS:
        if known.name in CONCERNED[option]:
            continue
        source = inspect.getsource(import_module(f"neardup_gui.documents.{known.module}"))
        assert f"options.{option}" not in source, known.name


def test_a_changed_file_is_noticed_once_and_may_be_kept(
    loaded: Session, texts: tuple[Path, Path], idle: Wait, qtbot: Any
) -> None:
    texts[1].write_text("Quite another text.", encoding="utf-8")
    qtbot.waitUntil(lambda: loaded.side("b").outdated)
    assert not loaded.side("a").outdated
    loaded.keep_outdated("b")
    assert not loaded.side("b").outdated
    loaded.check_files()
    qtbot.waitUntil(lambda: not loaded.worker.is_busy("file-watch"))
    assert not loaded.side("b").outdated
    texts[1].write_text("Yet another text.", encoding="utf-8")
    qtbot.waitUntil(lambda: loaded.side("b").outdated)
    loaded.reload("b")
    idle()
    assert text_of(loaded, "b") == "Yet another text."
    assert not loaded.side("b").outdated


def test_a_changed_file_is_followed_to_the_other_side(
    loaded: Session, texts: tuple[Path, Path], idle: Wait, qtbot: Any
) -> None:
    loaded.swap()
    idle()
    draft = texts[0].with_suffix(".draft")
    draft.write_text("A new file in place of the old one.", encoding="utf-8")
    os.replace(draft, texts[0])  # as most programs save
    qtbot.waitUntil(lambda: loaded.side("b").outdated)
    assert not loaded.side("a").outdated
