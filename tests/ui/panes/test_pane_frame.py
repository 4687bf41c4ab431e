from __future__ import annotations

import pytest
from pane_helpers import SENTENCE
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.panes.layers import prepare_layers
from neardup_gui.ui.panes.pane_frame import PaneFrame
from neardup_gui.ui.theme import Theme, load_theme

LONG_NAME = "Анна Каренина, рукопись с очень длинным именем, вторая редакция, просмотрено редактором.docx"


@pytest.fixture
def frame(qtbot: QtBot, theme: Theme) -> PaneFrame:
    made = PaneFrame("A", theme)
    qtbot.addWidget(made)
    made.resize(520, 500)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_header_tells_what_document_it_is(frame: PaneFrame) -> None:
    frame.set_document("Novel.docx", "DOCX · Russian · 1,532 words", "/home/editor/Novel.docx")
    assert frame.header.name_label.shown_text() == "Novel.docx"
    assert frame.header.name_label.toolTip() == "/home/editor/Novel.docx"
    assert frame.header.facts_label.text() == "DOCX · Russian · 1,532 words"
    assert frame.pane.accessibleName() == "Text of side A: Novel.docx"


def test_a_long_name_gives_way_in_the_middle(frame: PaneFrame) -> None:
    frame.set_document(LONG_NAME)
    QApplication.processEvents()
    shown = frame.header.name_label.shown_text()
    assert "…" in shown
    assert shown.startswith("Анна")
    assert shown.endswith(".docx")
    assert frame.header.name_label.toolTip() == LONG_NAME
    assert frame.width() == 520


def test_warnings_are_counted_and_listed(frame: PaneFrame, qtbot: QtBot) -> None:
    header = frame.header
    assert not header.warning_chip.isVisible()
    header.set_warnings(["One note could not be read.", "A picture was passed over."])
    assert header.warning_chip.isVisible()
    assert "2" in header.warning_chip.text()
    assert "A picture was passed over." in header.warning_chip.toolTip()
    qtbot.mouseClick(header.warning_chip, Qt.MouseButton.LeftButton)
    shown = header.warning_list
    assert shown.isVisible()
    assert shown.label.text() == "One note could not be read.\n\nA picture was passed over."
    assert shown.label.height() >= shown.label.heightForWidth(shown.label.width())  # nothing is cut off
    qtbot.mouseClick(shown.copy_button, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "One note could not be read.\nA picture was passed over."
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    header.set_warnings([])
    assert not header.warning_chip.isVisible()


def test_many_warnings_can_be_scrolled(frame: PaneFrame) -> None:
    header = frame.header
    header.set_warnings([f"Part {number} of the file is missing and was passed over." for number in range(60)])
    header.warning_chip.click()
    shown = header.warning_list
    assert shown.height() < 400
    assert shown.area.verticalScrollBar().maximum() > 0
    shown.close()


def test_what_is_left_out_has_a_line_of_its_own(frame: PaneFrame) -> None:
    frame.header.set_left_out("2 stretches left out (licence text)")
    assert frame.header.left_out_label.isVisible()
    assert frame.header.left_out_label.text() == "2 stretches left out (licence text)"
    frame.header.set_left_out("")
    assert not frame.header.left_out_label.isVisible()


def test_a_changed_file_is_offered_and_answered(frame: PaneFrame, qtbot: QtBot) -> None:
    strip = frame.changed_strip
    assert not strip.isVisible()
    frame.offer_reload(True)
    assert strip.isVisible()
    assert strip.label.text() == "The file has changed on disk. Read it again?"
    with qtbot.waitSignal(frame.reload_requested):
        qtbot.mouseClick(strip.reload_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(frame.change_dismissed):
        qtbot.mouseClick(strip.close_button, Qt.MouseButton.LeftButton)
    frame.offer_reload(False)
    assert not strip.isVisible()


def test_the_buttons_ask_the_owner(frame: PaneFrame, qtbot: QtBot) -> None:
    with qtbot.waitSignal(frame.header.open_requested):
        qtbot.mouseClick(frame.header.open_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(frame.header.paste_requested):
        qtbot.mouseClick(frame.header.paste_button, Qt.MouseButton.LeftButton)


def test_progress_is_shown_and_cancelled(frame: PaneFrame, qtbot: QtBot) -> None:
    frame.pane.set_text(SENTENCE)
    frame.show_progress(0.25, "Reading Novel.docx")
    strip = frame.progress_strip
    assert strip.isVisible()
    assert strip.label.text() == "Reading Novel.docx"
    assert strip.bar.value() == strip.bar.maximum() // 4
    frame.show_progress(None, "Reading Novel.docx")
    assert (strip.bar.minimum(), strip.bar.maximum()) == (0, 0)
    with qtbot.waitSignal(frame.cancel_requested):
        qtbot.mouseClick(strip.cancel_button, Qt.MouseButton.LeftButton)
    frame.hide_progress()
    assert not strip.isVisible()
    assert frame.pane.text == SENTENCE


def test_an_error_leaves_the_text_and_can_be_dismissed(frame: PaneFrame, qtbot: QtBot) -> None:
    frame.pane.set_text(SENTENCE)
    frame.show_error("The file “Draft.docx” is damaged. Open another copy.")
    assert frame.error_strip.isVisible()
    assert frame.error_strip.label.text() == "The file “Draft.docx” is damaged. Open another copy."
    assert frame.pane.text == SENTENCE
    with qtbot.waitSignal(frame.error_dismissed):
        qtbot.mouseClick(frame.error_strip.close_button, Qt.MouseButton.LeftButton)
    assert not frame.error_strip.isVisible()


def test_the_panes_signals_come_through(frame: PaneFrame, qtbot: QtBot) -> None:
    frame.pane.set_text(SENTENCE)
    frame.pane.set_layers(prepare_layers([(4, Span(0, len(SENTENCE)))], SpanArray.empty()))
    with qtbot.waitSignal(frame.passage_clicked) as clicked:
        qtbot.mouseClick(frame.pane.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 34))
    assert clicked.args == [4]


def test_a_drop_on_the_header_counts(frame: PaneFrame, qtbot: QtBot) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile("/tmp/роман.epub")])
    action, button, no = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(30, 10), action, mime, button, no)
    QApplication.sendEvent(frame, enter)
    assert enter.isAccepted()
    with qtbot.waitSignal(frame.files_dropped) as dropped:
        QApplication.sendEvent(frame, QDropEvent(QPointF(30, 10), action, mime, button, no))
    assert dropped.args == [["/tmp/роман.epub"]]


def test_focus_is_seen(frame: PaneFrame, theme: Theme, qtbot: QtBot) -> None:
    def edge() -> str:
        return frame.grab().toImage().pixelColor(0, 250).name()

    frame.header.open_button.setFocus()
    assert edge() != theme.accent
    frame.pane.setFocus()
    qtbot.waitUntil(frame.pane.hasFocus)
    assert edge() == theme.accent


def test_a_narrow_frame_keeps_its_buttons(frame: PaneFrame) -> None:
    frame.set_document(LONG_NAME, "DOCX")
    frame.resize(300, 400)
    QApplication.processEvents()
    assert frame.width() == 300
    assert frame.header.open_button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    assert frame.header.paste_button.geometry().right() < 300
    assert frame.header.open_button.accessibleName()


def test_the_theme_may_change(frame: PaneFrame) -> None:
    dark = load_theme("dark")
    frame.set_theme(dark)
    image = frame.grab().toImage()
    assert image.pixelColor(300, 6).name() == dark.panel
    assert image.pixelColor(260, 300).name() == dark.ground
