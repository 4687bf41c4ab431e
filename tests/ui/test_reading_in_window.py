"""What the window shows of the reading of its texts, and how they are read anew."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from window_helpers import SHARED, drop, words

from neardup_gui.documents.blocks import Blocks
from neardup_gui.documents.model import Block
from neardup_gui.settings import UserSettings
from neardup_gui.spans import Span
from neardup_gui.ui import texts as texts_module
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.panes.spaced_layout import LINE_SPACING
from neardup_gui.ui.session import Session

Wait = Callable[[], None]

LICENCE = "The Project Gutenberg eBook of a novel\n\n*** START OF THE PROJECT GUTENBERG EBOOK A NOVEL ***\n"
RUSSIAN = "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему. " * 8


def shown(window: MainWindow, side: Any = "a") -> Any:
    return window.page.panes[side]


def test_the_encoding_is_shown_and_another_reads_the_text_anew(
    window: MainWindow, session: Session, tmp_path: Path, idle: Wait
) -> None:
    path = tmp_path / "anna.txt"
    path.write_bytes(RUSSIAN.encode("cp1251"))
    session.open_path("a", str(path))
    idle()
    frame = shown(window)
    button = frame.header.encoding_button
    assert button.text() == "windows-1251 · detected ▾"
    assert "windows-1251" not in frame.header.facts_label.text()  # once is enough
    button.encoding_chosen.emit("cp866")
    idle()
    assert frame.pane.text == RUSSIAN.encode("cp1251").decode("cp866")
    assert button.text() == "cp866 · chosen ▾"
    button.encoding_chosen.emit("utf-8")
    idle()
    assert not frame.error_strip.isHidden()
    assert "utf-8" in frame.error_strip.label.text()
    assert frame.pane.text == RUSSIAN.encode("cp1251").decode("cp866")
    assert button.text() == "cp866 · chosen ▾"
    button.encoding_chosen.emit("")
    idle()
    assert frame.pane.text == RUSSIAN
    assert frame.error_strip.isHidden()
    session.paste("a", "Some words", "Pasted")
    idle()
    assert button.isHidden()


def test_what_is_left_out_is_told_greyed_and_explained(
    window: MainWindow, session: Session, tmp_path: Path, idle: Wait
) -> None:
    path = tmp_path / "novel.txt"
    path.write_text(LICENCE + words(200, 5), encoding="utf-8")
    session.open_path("a", str(path))
    idle()
    frame, presenter = shown(window), window.page.presenters[0]
    assert frame.header.left_out_label.text() == "1 stretch left out (licence text)"
    assert len(frame.pane._scene.excluded) == 1
    assert "licence text" in presenter._tool_tip(5, None)
    assert presenter._tool_tip(len(LICENCE) + 50, None) == ""
    session.set_settings(replace(session.settings, boilerplate=True))
    idle()
    assert frame.header.left_out_label.isHidden()
    assert len(frame.pane._scene.excluded) == 0
    assert presenter._tool_tip(5, None) == ""


def test_lines_of_a_printed_page_stand_close_in_plain_text_alone(
    window: MainWindow, session: Session, tmp_path: Path, idle: Wait
) -> None:
    page = "\n".join(textwrap.fill(words(90, seed), 68) for seed in range(40))
    heights: dict[str, float] = {}
    for name, text in (("page.txt", page), ("novel.txt", "\n".join(words(40, seed) for seed in range(200)))):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        session.open_path("a", str(path))
        idle()
        pane = shown(window).pane
        heights[name] = pane.blockBoundingRect(pane.document().firstBlock()).height()
        line = pane.fontMetrics().height() * LINE_SPACING
        heights[name] -= line * pane.document().firstBlock().layout().lineCount()
    assert abs(heights["page.txt"]) < 2
    assert heights["novel.txt"] > 4


def test_reading_anew_keeps_the_place(
    window: MainWindow, loaded: Session, texts: tuple[Path, Path], idle: Wait, qtbot: Any
) -> None:
    long = "\n".join(words(60, seed) for seed in range(300))
    texts[0].write_text(long, encoding="utf-8")
    window.actions_.reload.trigger()
    idle()
    pane = shown(window).pane
    assert pane.text == long
    place = long.index(words(60, 180))
    pane.show_from(place)
    qtbot.wait(10)
    texts[0].write_text("A new first line.\n" * 30 + long, encoding="utf-8")
    qtbot.keyClick(window, Qt.Key.Key_F5)
    idle()
    seen = pane.visible_span()
    assert seen.start <= pane.text.index(words(60, 180)) < seen.end
    assert abs(seen.start - place - 30 * 18) < 200
    other = texts[0].with_name("other.txt")
    other.write_text(long, encoding="utf-8")
    loaded.open_path("a", str(other))
    idle()
    assert pane.visible_span().start == 0  # another file begins at its beginning


def test_another_language_moves_nothing(window: MainWindow, loaded: Session, idle: Wait, qtbot: Any) -> None:
    window.resize(700, 420)
    qtbot.wait(20)
    pane = shown(window).pane
    bar = pane.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = bar.value()
    assert before > 0
    loaded.set_settings(replace(loaded.settings, language="de"))
    idle()
    assert bar.value() == before
    assert "German" in shown(window).header.facts_label.text()
    assert len(pane.layers.passages.spans) == 3


def test_a_file_changed_on_disk_is_offered_and_read(
    window: MainWindow, loaded: Session, texts: tuple[Path, Path], idle: Wait, qtbot: Any
) -> None:
    strip = shown(window).changed_strip
    assert strip.isHidden()
    texts[0].write_text("Another text.", encoding="utf-8")
    qtbot.waitUntil(lambda: not strip.isHidden())
    assert shown(window, "b").changed_strip.isHidden()
    strip.close_button.click()
    assert strip.isHidden()
    texts[0].write_text("Yet another text.", encoding="utf-8")
    qtbot.waitUntil(lambda: not strip.isHidden())
    strip.reload_button.click()
    idle()
    assert strip.isHidden()
    assert shown(window).pane.text == "Yet another text."


def test_reload_is_for_files_only(window: MainWindow, session: Session, idle: Wait, texts: tuple[Path, Path]) -> None:
    assert not window.actions_.reload.isEnabled()
    session.paste("a", "Some words", "Pasted")
    idle()
    assert not window.actions_.reload.isEnabled()
    session.open_path("b", str(texts[1]))
    idle()
    assert window.actions_.reload.isEnabled()


def test_pages_are_told_where_they_are_known(
    window: MainWindow, session: Session, texts: tuple[Path, Path], idle: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = texts_module.read_document

    def read(path: Path, *rest: Any) -> Any:
        document = real(path, *rest)
        if path != texts[1]:
            return document
        lines = [Block(Span(block.span.start, block.span.end), page=7 + n) for n, block in enumerate(document.blocks)]
        return replace(document, blocks=Blocks.of(lines))

    monkeypatch.setattr(texts_module, "read_document", read)
    session.open_paths([str(path) for path in texts])
    idle()
    session.step_passage(1)
    passage = session.current_passage
    assert passage is not None
    assert passage.b.start == texts[1].read_text(encoding="utf-8").index(SHARED[0])
    assert window.statusBar().passage.text().endswith(" · page 7 in B")  # type: ignore[attr-defined]
    assert window.page.presenters[1]._tool_tip(passage.b.start, passage.id).endswith("Page 7.")
    assert "Page" not in window.page.presenters[0]._tool_tip(passage.a.start, passage.id)


@pytest.mark.parametrize(("why", "part"), [("image", "picture"), ("address", "address"), ("other", "holds no text")])
def test_nonsense_dropped_gives_one_sentence(
    window: MainWindow, loaded: Session, texts: tuple[Path, Path], why: str, part: str
) -> None:
    frame = shown(window)
    frame.pane.useless_dropped.emit(why)
    assert not frame.error_strip.isHidden()
    assert part in frame.error_strip.label.text()
    assert frame.error_strip.label.text().count(".") == 1
    assert frame.pane.text == texts[0].read_text(encoding="utf-8")
    frame.error_strip.close_button.click()
    assert frame.error_strip.isHidden()


def test_a_picture_dropped_on_the_pane_is_told(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setImageData(QImage(4, 4, QImage.Format.Format_RGB32))
    assert drop(shown(window, "b"), mime)
    assert "picture" in shown(window, "b").error_strip.label.text()


def test_dropped_text_gets_the_name_of_its_side(window: MainWindow, session: Session, idle: Wait) -> None:
    mime = QMimeData()
    mime.setHtml("<p>Formatted <b>words</b></p>")
    for side in ("a", "b"):
        assert drop(shown(window, side), mime)
    idle()
    for side, name in (("a", "Dropped text A"), ("b", "Dropped text B")):
        prepared = session.side(side).prepared  # type: ignore[arg-type]
        assert prepared is not None
        assert prepared.document.name == name
        assert prepared.document.text == "Formatted words"


def test_a_copied_file_is_opened_by_paste(
    window: MainWindow, session: Session, texts: tuple[Path, Path], idle: Wait
) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(texts[1]))])
    QGuiApplication.clipboard().setMimeData(mime)
    window.actions_.paste_a.trigger()
    idle()
    prepared = session.side("a").prepared
    assert prepared is not None
    assert prepared.document.name == "second.txt"
    QGuiApplication.clipboard().clear()


def test_the_unfolded_settings_are_remembered(window: MainWindow, user_settings: UserSettings) -> None:
    assert not user_settings.more_settings_shown
    window.page.settings_panel.more.click()
    window.page.settings_panel.reading.min_passage.setValue(1234)
    window.page.settings_panel.reading.footnotes.click()
    window.remember()
    again = UserSettings(Path(user_settings._store.fileName()))
    assert again.more_settings_shown
    assert again.comparison.min_passage == 1234
    assert again.comparison.footnotes is False


def test_the_unfolded_settings_leave_room_for_the_texts(window: MainWindow, loaded: Session, qtbot: Any) -> None:
    window.page.settings_panel.more.click()
    window.resize(1024, 700)
    qtbot.wait(30)
    assert (window.width(), window.height()) == (1024, 700)
    assert shown(window).pane.height() > 150
