from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pane_helpers import SENTENCE, colour_behind, middle_of
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFont,
    QHelpEvent,
    QImage,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.panes.layers import prepare_layers
from neardup_gui.ui.panes.spaced_layout import LINE_SPACING
from neardup_gui.ui.panes.text_pane import TextPane
from neardup_gui.ui.theme import Theme, load_theme

Make = Callable[[str], TextPane]
LONG = "\n".join(f"{number}. {SENTENCE * (1 + number % 4)}".rstrip() for number in range(400))


def top_of(pane: TextPane, offset: int) -> int:
    cursor = QTextCursor(pane.document())
    cursor.setPosition(offset)
    return pane.cursorRect(cursor).top()


# -- what is painted ----------------------------------------------------------------------------------------------


def test_grounds_and_shades_lie_behind_their_letters(make_pane: Make, theme: Theme) -> None:
    pane = make_pane("один два три четыре пять шесть семь восемь")
    pane.set_layers(prepare_layers([(1, Span(5, 19))], SpanArray.of([(9, 12), (28, 32)])))
    assert colour_behind(pane, 1) == theme.ground
    assert colour_behind(pane, 6) == theme.tints[0]
    assert colour_behind(pane, 10) == theme.shades[0]
    assert colour_behind(pane, 17) == theme.tints[0]
    assert colour_behind(pane, 21) == theme.ground
    assert colour_behind(pane, 29) == theme.neutral_shade


def test_the_current_passage_stands_out(make_pane: Make, theme: Theme) -> None:
    pane = make_pane("один два три четыре пять шесть семь восемь")
    pane.set_layers(prepare_layers([(1, Span(0, 8)), (2, Span(25, 42))], SpanArray.of([(0, 4), (25, 30)])))
    pane.set_current(2)
    assert colour_behind(pane, 1) == theme.shades[0]
    assert colour_behind(pane, 26) == theme.current_shades[1]
    assert colour_behind(pane, 36) == theme.current_tints[1]
    image = pane.viewport().grab().toImage()
    bar = {image.pixelColor(x, int(middle_of(pane, 26).y())).name() for x in range(int(middle_of(pane, 0).x()))}
    assert theme.outline in bar
    pane.set_current(None)
    assert colour_behind(pane, 26) == theme.shades[1]


def test_colours_cycle_by_the_id_of_the_passage(make_pane: Make, theme: Theme) -> None:
    pane = make_pane("один два три четыре пять шесть семь восемь")
    many = len(theme.tints)
    pane.set_layers(prepare_layers([(many, Span(0, 8)), (many + 1, Span(25, 42))], SpanArray.empty()))
    assert colour_behind(pane, 1) == theme.tints[-1]
    assert colour_behind(pane, 26) == theme.tints[0]


def test_astral_characters_do_not_shift_the_ground(make_pane: Make, theme: Theme) -> None:
    text = "\ufeff\U0001f600\U00020000\r\nодин\U0001f600 два три"
    start = text.index("два")
    pane = make_pane(text)
    pane.set_layers(prepare_layers([(1, Span(start, start + 3))], SpanArray.empty()))
    in_units = start + 3  # three astral characters before it
    assert colour_behind(pane, in_units + 1) == theme.tints[0]
    assert colour_behind(pane, in_units + 5) == theme.ground
    assert colour_behind(pane, in_units - 6) == theme.ground


def test_a_passage_over_several_lines_and_paragraphs_is_one_shape(make_pane: Make, theme: Theme) -> None:
    text = SENTENCE * 3 + "\n" + SENTENCE
    pane = make_pane(text)
    pane.set_layers(prepare_layers([(1, Span(10, len(text) - 20))], SpanArray.empty()))
    image = pane.viewport().grab().toImage()
    x = image.width() // 2
    for between in range(int(middle_of(pane, 12).y()), top_of(pane, len(SENTENCE) * 3 + 1)):
        assert image.pixelColor(x, between).name() != theme.ground


def test_what_is_not_compared_is_faded(make_pane: Make, theme: Theme) -> None:
    pane = make_pane("ШШШШШШШШ\n\nШШШШШШШШ")

    def darkest(offset: int) -> int:
        image = pane.viewport().grab().toImage()
        y = int(middle_of(pane, offset).y())
        return min(image.pixelColor(x, y).lightness() for x in range(int(middle_of(pane, offset).x()) - 8, 90))

    assert darkest(3) == darkest(13)
    pane.set_excluded(SpanArray.of([(0, 8)]))
    assert darkest(3) > darkest(13) + 60


def test_an_empty_pane_says_what_to_do(make_pane: Make, theme: Theme) -> None:
    pane = make_pane("")
    before = pane.viewport().grab().toImage()
    pane.set_placeholder("Drop a manuscript here, or open one.")
    assert pane.viewport().grab().toImage() != before
    pane.set_text("text")
    pane.set_text("")
    pane.set_placeholder("")
    assert pane.viewport().grab().toImage() == before


def test_headings_are_bold_and_follow_the_zoom(make_pane: Make) -> None:
    pane = make_pane("x")
    pane.set_text("\U0001f600 Глава\nтекст", [(Span(2, 7), 1)])
    pane.grab()
    formats = {part.format.fontWeight() for part in pane.document().firstBlock().textFormats() if part.length > 2}
    assert QFont.Weight.Bold in formats
    height = pane.blockBoundingRect(pane.document().firstBlock()).height()
    pane.set_zoom(5)
    assert pane.blockBoundingRect(pane.document().firstBlock()).height() > 1.3 * height


def test_a_theme_may_change_at_any_time(make_pane: Make) -> None:
    pane = make_pane("один два три")
    pane.set_layers(prepare_layers([(1, Span(5, 8))], SpanArray.empty()))
    dark = load_theme("dark")
    pane.set_theme(dark)
    assert colour_behind(pane, 6) == dark.tints[0]
    assert colour_behind(pane, 1) == dark.ground


# -- scrolling ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_reveal_brings_a_far_place_to_a_quarter_of_the_height(make_pane: Make, share: float) -> None:
    pane = make_pane(LONG)
    offset = int(len(LONG) * share)
    pane.reveal(Span(offset, offset + 100))
    height = pane.viewport().height()
    assert 0.1 * height <= top_of(pane, offset) <= 0.35 * height


def test_reveal_at_both_ends(make_pane: Make) -> None:
    pane = make_pane(LONG)
    pane.reveal(Span(len(LONG) - 5, len(LONG)))
    assert 0 < top_of(pane, len(LONG) - 5) < pane.viewport().height()
    pane.reveal(Span(0, 5))
    assert pane.verticalScrollBar().value() == 0


def test_reveal_inside_one_endless_paragraph(make_pane: Make) -> None:
    text = SENTENCE * 1200
    pane = make_pane(text)
    pane.reveal(Span(len(text) // 2, len(text) // 2 + 10))
    height = pane.viewport().height()
    assert 0.1 * height <= top_of(pane, len(text) // 2) <= 0.35 * height


def test_reveal_leaves_alone_what_stands_well(make_pane: Make) -> None:
    pane = make_pane(LONG)
    pane.reveal(Span(20_000, 20_100))
    value = pane.verticalScrollBar().value()
    visible = pane.visible_span()
    pane.reveal(Span((visible.start + visible.end) // 2, visible.end))
    assert pane.verticalScrollBar().value() == value
    pane.reveal(Span(visible.end - 5, visible.end))
    assert pane.verticalScrollBar().value() > value


def test_visible_span_is_what_is_in_view(make_pane: Make) -> None:
    pane = make_pane(LONG)
    pane.reveal(Span(30_000, 30_010))
    visible = pane.visible_span()
    assert visible.start < 30_000 < visible.end
    assert top_of(pane, visible.start) < pane.viewport().height() / 4
    assert top_of(pane, visible.end - 1) > pane.viewport().height() / 2


def test_layers_and_the_current_passage_do_not_scroll(make_pane: Make) -> None:
    pane = make_pane(LONG)
    pane.reveal(Span(25_000, 25_010))
    moved: list[int] = []
    pane.verticalScrollBar().valueChanged.connect(moved.append)
    before = pane.visible_span()
    pane.set_layers(prepare_layers([(1, Span(0, 90)), (2, Span(60_000, 61_000))], SpanArray.of([(5, 60_100)])))
    pane.set_current(2)
    pane.set_excluded(SpanArray.of([(0, 50)]))
    pane.grab()
    assert (pane.visible_span(), moved) == (before, [])


def test_resizing_to_and_fro_keeps_the_place(make_pane: Make) -> None:
    pane = make_pane(LONG)
    pane.reveal(Span(40_000, 40_010))
    start = pane.visible_span().start
    for width in (500, 430, 390, 610, 520):
        pane.resize(width, 400)
        pane.grab()
    assert abs(pane.visible_span().start - start) < 100


def test_a_wide_pane_keeps_a_readable_column(make_pane: Make) -> None:
    pane = make_pane(LONG)
    pane.resize(2000, 400)
    assert pane.viewport().width() < 1100
    pane.resize(400, 400)
    assert pane.viewport().width() > 350


# -- zoom ---------------------------------------------------------------------------------------------------------


def test_zoom_by_keys_and_wheel(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane(LONG)
    normal = pane.font().pointSizeF()
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(pane, Qt.Key.Key_Plus, control)
    assert pane.font().pointSizeF() > normal
    qtbot.keyClick(pane, Qt.Key.Key_Minus, control)
    qtbot.keyClick(pane, Qt.Key.Key_Minus, control)
    assert pane.font().pointSizeF() < normal
    qtbot.keyClick(pane, Qt.Key.Key_0, control)
    assert pane.font().pointSizeF() == normal
    place = QPointF(50, 50)
    wheel = QWheelEvent(
        place, place, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, control, Qt.ScrollPhase.NoScrollPhase, False
    )
    with qtbot.waitSignal(pane.zoom_changed) as signal:
        QApplication.sendEvent(pane.viewport(), wheel)
    assert signal.args == [1]


def test_zoom_keeps_the_place_and_has_limits(make_pane: Make) -> None:
    pane = make_pane(LONG)
    pane.reveal(Span(40_000, 40_010))
    start = pane.visible_span().start
    pane.set_zoom(4)
    assert abs(pane.visible_span().start - start) < 100
    pane.set_zoom(99)
    assert pane.zoom < 99
    pane.set_zoom(0)
    assert abs(pane.visible_span().start - start) < 100


# -- mouse and keyboard -------------------------------------------------------------------------------------------


def test_a_click_tells_its_passage(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane("\U0001f600 один два три четыре")
    pane.set_layers(prepare_layers([(9, Span(7, 10))], SpanArray.empty()))
    inside = middle_of(pane, 9).toPoint()  # the second letter of «два», counted in UTF-16 units
    with qtbot.waitSignal(pane.passage_clicked) as signal:
        qtbot.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=inside)
    assert signal.args == [9]
    for unit in (4, 13):
        with qtbot.assertNotEmitted(pane.passage_clicked, wait=20):
            qtbot.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(pane, unit).toPoint())
    with qtbot.assertNotEmitted(pane.passage_clicked, wait=20):
        qtbot.mouseClick(pane.viewport(), Qt.MouseButton.RightButton, pos=inside)


def test_a_drag_selects_and_is_no_click(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane("один два три четыре пять")
    pane.set_layers(prepare_layers([(1, Span(0, 24))], SpanArray.empty()))
    start, end = middle_of(pane, 5).toPoint(), middle_of(pane, 15).toPoint()
    with qtbot.assertNotEmitted(pane.passage_clicked, wait=20):
        qtbot.mousePress(pane.viewport(), Qt.MouseButton.LeftButton, pos=start)
        qtbot.mouseMove(pane.viewport(), end)
        qtbot.mouseRelease(pane.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert pane.textCursor().hasSelection()


def test_a_tool_tip_is_worded_by_the_owner(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane("один два три четыре пять")
    pane.set_layers(prepare_layers([(3, Span(0, 8))], SpanArray.empty()))
    asked: list[tuple[int, int | None]] = []

    def word(offset: int, passage: int | None) -> str:
        asked.append((offset, passage))
        return f"Passage {passage} <edited>\npartner" if passage is not None else ""

    pane.set_tooltip_source(word)
    for unit in (20, 6):
        place = middle_of(pane, unit).toPoint()
        event = QHelpEvent(QEvent.Type.ToolTip, place, pane.viewport().mapToGlobal(place))
        QApplication.sendEvent(pane.viewport(), event)
    assert asked == [(20, None), (6, 3)]
    assert QToolTip.text() == "<qt>Passage 3 &lt;edited&gt;<br>partner</qt>"
    QToolTip.hideText()


def test_bare_keys_scroll_and_tab_leaves(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane(LONG)
    bar = pane.verticalScrollBar()
    qtbot.keyClick(pane, Qt.Key.Key_Down)
    assert bar.value() > 0
    qtbot.keyClick(pane, Qt.Key.Key_PageDown)
    one_page = bar.value()
    assert one_page > 3
    qtbot.keyClick(pane, Qt.Key.Key_PageUp)
    assert bar.value() < one_page
    qtbot.keyClick(pane, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    qtbot.keyClick(pane, Qt.Key.Key_Home)
    assert bar.value() == 0
    assert pane.tabChangesFocus()


def test_selection_by_keyboard_begins_in_view(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane(LONG)
    pane.reveal(Span(30_000, 30_010))
    visible = pane.visible_span()
    qtbot.keyClick(pane, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    cursor = pane.textCursor()
    assert (cursor.selectionStart(), cursor.selectionEnd()) == (visible.start, visible.start + 1)


def test_shift_and_click_select_from_the_last_click(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane(LONG)
    qtbot.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(pane, 7).toPoint())
    clicked = pane.textCursor().position()
    pane.reveal(Span(3_000, 3_010))
    qtbot.keyPress(pane, Qt.Key.Key_Shift)
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, shift, middle_of(pane, 3_000).toPoint())
    cursor = pane.textCursor()
    assert cursor.selectionStart() == clicked
    assert abs(cursor.selectionEnd() - 3_000) <= 1


def test_typing_changes_nothing(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane("один")
    qtbot.keyClicks(pane, "abc")
    qtbot.keyClick(pane, Qt.Key.Key_Delete)
    assert pane.toPlainText() == "один"


def test_copy_by_the_clipboard_keeps_what_qt_changes(make_pane: Make, qtbot: QtBot) -> None:
    text = "10\xa0000\u2028рублей\u2029\U0001f600"
    pane = make_pane(text)
    pane.selectAll()
    qtbot.keyClick(pane, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == text


# -- drag and drop ------------------------------------------------------------------------------------------------


def mime_of(*paths: str, text: str = "") -> QMimeData:
    mime = QMimeData()
    if paths:
        mime.setUrls([QUrl.fromLocalFile(path) for path in paths])
    if text:
        mime.setText(text)
    return mime


def drop(target: QObject, mime: QMimeData) -> QDropEvent:
    action, button, no = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(40, 40), action, mime, button, no)
    QApplication.sendEvent(target, enter)
    event = QDropEvent(QPointF(40, 40), action, mime, button, no)
    event.ignore()
    QApplication.sendEvent(target, event)
    return event


def test_files_and_text_may_be_dropped(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane("что было")
    with qtbot.waitSignal(pane.files_dropped) as files:
        assert drop(pane.viewport(), mime_of("/tmp/a.docx", "/tmp/б.epub")).isAccepted()
    assert files.args == [["/tmp/a.docx", "/tmp/б.epub"]]
    with qtbot.waitSignal(pane.text_dropped) as text:
        drop(pane.viewport(), mime_of(text="новый текст"))
    assert text.args == ["новый текст"]
    assert pane.toPlainText() == "что было"


def test_a_web_address_brings_no_text_but_is_told(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane("что было")
    mime = QMimeData()
    mime.setUrls([QUrl("https://example.org/book.epub")])
    with (
        qtbot.assertNotEmitted(pane.files_dropped, wait=20),
        qtbot.assertNotEmitted(pane.text_dropped, wait=20),
        qtbot.waitSignal(pane.useless_dropped) as told,
    ):
        drop(pane.viewport(), mime)
    assert told.args == ["address"]


def test_a_picture_is_told_apart(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane("что было")
    mime = QMimeData()
    mime.setImageData(QImage(4, 4, QImage.Format.Format_RGB32))
    with qtbot.waitSignal(pane.useless_dropped) as told:
        drop(pane.viewport(), mime)
    assert told.args == ["image"]
    assert pane.text == "что было"


def test_formatted_text_is_taken_as_its_plain_text(make_pane: Make, qtbot: QtBot) -> None:
    pane = make_pane("")
    mime = QMimeData()
    mime.setHtml("<style>p {color: red}</style><p>Мой дядя <b>самых</b> честных&nbsp;правил,</p><p>Когда</p>")
    with qtbot.waitSignal(pane.text_dropped) as dropped:
        drop(pane.viewport(), mime)
    assert dropped.args == ["Мой дядя самых честных правил,\nКогда"]


def test_hard_wrapped_lines_stand_close_and_paragraphs_apart(make_pane: Make) -> None:
    lines = "\n".join(["Все счастливые семьи"] * 6)
    pane = make_pane(lines)

    def step() -> float:
        return middle_of(pane, 21).y() - middle_of(pane, 0).y()

    apart = step()
    pane.set_text(lines, hard_wrapped=True)
    close = step()
    assert close < apart
    assert abs(close - pane.fontMetrics().height() * LINE_SPACING) < 2
    pane.set_zoom(2)
    assert abs(step() - pane.fontMetrics().height() * LINE_SPACING) < 2
    pane.set_zoom(0)
    pane.set_text(lines)
    assert step() == apart


def test_a_text_is_shown_from_a_place(make_pane: Make) -> None:
    pane = make_pane(LONG)
    pane.show_from(20_000)
    seen = pane.visible_span()
    assert seen.start <= 20_000 < seen.start + 100


def test_a_frame_shows_while_dragging(make_pane: Make) -> None:
    pane = make_pane("что было")
    before = pane.viewport().grab().toImage()
    action, button, no = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    mime = mime_of("/tmp/a.txt")
    QApplication.sendEvent(pane.viewport(), QDragEnterEvent(QPoint(40, 40), action, mime, button, no))
    assert pane.viewport().grab().toImage() != before
    QApplication.sendEvent(pane.viewport(), QDragLeaveEvent())
    assert pane.viewport().grab().toImage() == before


def test_the_end_is_never_left_behind_when_lines_become_fewer(make_pane: Make) -> None:
    pane, source = make_pane(LONG), random.Random(1)
    bar = pane.verticalScrollBar()
    for _ in range(60):
        for change in source.sample(
            [
                lambda: pane.set_zoom(source.randint(-5, 12)),
                lambda: pane.resize(source.randint(200, 900), source.randint(60, 700)),
                lambda: pane.set_text(LONG[: source.randint(1, len(LONG))]),
            ],
            2,
        ):
            change()
        bar.setValue(bar.maximum())
        pane.reveal(Span(0, 1))
        bar.setValue(bar.maximum())
        assert pane.visible_span().length > 0
        assert pane.firstVisibleBlock().isValid()


def test_joined_lines_keep_every_place(make_pane: Make) -> None:
    line = "Слова 😀 которые занимают почти всю ширину печатной страницы книги"
    text = "\n".join([line] * 3) + "\n\nКонец."
    pane = make_pane("")
    pane.set_text(text, hard_wrapped=True, join_lines=True)
    assert pane.text == text
    assert pane.document().blockCount() == 3
    assert pane.toPlainText() == text.replace("книги\nСлова", "книги Слова")
