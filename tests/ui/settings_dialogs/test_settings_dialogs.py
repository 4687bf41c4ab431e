"""Dialogs of the settings: they act at once, follow the session, and explain themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QFileDialog, QPlainTextEdit, QSpinBox, QTextEdit

from neardup_gui.compare.settings import METHODS, Settings, preset
from neardup_gui.spans import Span
from neardup_gui.text.stop_words import stop_word_list
from neardup_gui.ui.session import Session
from neardup_gui.ui.settings_dialogs.compared import ComparedDialog
from neardup_gui.ui.settings_dialogs.left_out import LeftOutDialog
from neardup_gui.ui.settings_dialogs.methods import MethodsDialog
from neardup_gui.ui.settings_dialogs.stop_words import StopWordsDialog
from neardup_gui.ui.theme import load_theme
from neardup_gui.wording.translator import english

NOTHING = Span(0, 0)


def shown(dialog: QDialog) -> Any:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # the test takes it apart
    dialog.show()
    return dialog


@pytest.fixture
def opened(qtbot: Any, session: Session) -> Callable[[QDialog], Any]:
    made: list[QDialog] = []

    def show(dialog: QDialog) -> Any:
        made.append(dialog)
        qtbot.addWidget(dialog, before_close_func=lambda widget: widget.close())
        return shown(dialog)

    return show


def choose(combo: QComboBox, data: Any) -> None:
    index = combo.findData(data)
    assert index >= 0
    combo.setCurrentIndex(index)
    combo.activated.emit(index)


# -- phrases and boilerplate document ---------------------------------------------------------------------------------


def test_phrases_act_when_typing_rests(opened: Callable[[QDialog], Any], session: Session, qtbot: Any) -> None:
    dialog = opened(LeftOutDialog(session))
    qtbot.keyClicks(dialog.phrases, "in accordance  with")
    assert session.settings.ignore == ()
    qtbot.keyClick(dialog.phrases, Qt.Key.Key_Return)
    qtbot.keyClicks(dialog.phrases, "in accordance with")
    qtbot.waitUntil(lambda: session.settings.ignore == ("in accordance with",), timeout=3_000)
    assert dialog.count.text().startswith("1 ")
    session.set_settings(Settings(ignore=("other", "phrases")))
    assert dialog.phrases.entries == ("other", "phrases")


def test_what_was_typed_last_holds_when_the_dialog_is_closed(
    opened: Callable[[QDialog], Any], session: Session, qtbot: Any
) -> None:
    dialog = opened(LeftOutDialog(session))
    qtbot.keyClicks(dialog.phrases, "to wit")
    dialog.close()
    assert session.settings.ignore == ("to wit",)


def test_what_is_selected_becomes_a_phrase(opened: Callable[[QDialog], Any], session: Session) -> None:
    chosen = ["to\n wit"]
    dialog = opened(LeftOutDialog(session, lambda: chosen[0]))
    dialog.phrases.setPlainText("hereby")
    dialog.add.click()
    assert session.settings.ignore == ("hereby", "to wit")
    assert dialog.phrases.entries == ("hereby", "to wit")
    for unfit in ("", "word " * 100):
        chosen[0] = unfit
        dialog.look_at_selection()
        assert not dialog.add.isEnabled()


def test_the_selection_of_a_pane_is_offered(window: Any, loaded: Session) -> None:
    pane = window.page.panes["b"].pane
    dialog = window.page.dialogs.left_out()
    assert not dialog.add.isEnabled()
    cursor = pane.textCursor()
    cursor.setPosition(0)
    cursor.setPosition(9, QTextCursor.MoveMode.KeepAnchor)
    pane.setTextCursor(cursor)
    assert dialog.add.isEnabled()
    dialog.add.click()
    assert loaded.settings.ignore == (" ".join(pane.text[:9].split()),)
    dialog.close()


def test_boilerplate_document_is_chosen_and_removed(
    opened: Callable[[QDialog], Any], loaded: Session, idle: Callable[[], None], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    assert loaded.comparison is not None
    passage = loaded.comparison.passages[0]
    template = tmp_path / "template.txt"
    text = loaded.comparison.a.document.text
    template.write_text(text[passage.a.start : passage.a.end], encoding="utf-8")
    dialog = opened(LeftOutDialog(loaded))
    assert not dialog.remove.isEnabled()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(template), ""))
    dialog.choose.click()
    idle()
    assert loaded.settings.boilerplate_document == str(template)
    assert dialog.document.text() == "template.txt"
    assert len(loaded.comparison.passages) == 2
    assert [part.code for part in loaded.excluded("a")] == ["common_text"]
    dialog.remove.click()
    idle()
    assert len(loaded.comparison.passages) == 3
    assert loaded.excluded("a") == ()


def test_what_is_left_out_is_greyed_in_the_panes(window: Any, loaded: Session, idle: Callable[[], None]) -> None:
    assert loaded.comparison is not None
    text = loaded.comparison.a.document.text
    passage = loaded.comparison.passages[0].a
    phrase = " ".join(text[passage.start : passage.end].split()[3:6])
    loaded.set_settings(replace(loaded.settings, ignore=(phrase,)))
    idle()
    (part,) = loaded.excluded("a")
    assert text[part.span.start : part.span.end] == phrase
    presenter = window.page.presenters[0]
    assert presenter._excluded == (part,)
    assert window.page.settings_panel.words.left_out.text() == "Left &out… (1 phrases)"


# -- stop words -------------------------------------------------------------------------------------------------------


def test_stop_words_are_edited_by_language(opened: Callable[[QDialog], Any], session: Session, qtbot: Any) -> None:
    dialog = opened(StopWordsDialog(session, english))
    choose(dialog.language, "ru")
    assert dialog.words.entries == stop_word_list("ru")
    assert not dialog.restore.isEnabled()
    dialog.words.setPlainText("и\nно")
    qtbot.waitUntil(lambda: session.settings.stop_lists == (("ru", ("и", "но")),), timeout=3_000)
    choose(dialog.language, "en")
    assert dialog.words.entries == stop_word_list("en")
    dialog.words.setPlainText("the")
    choose(dialog.language, "ru")  # what was typed holds for the language that it was typed in
    assert dict(session.settings.stop_lists) == {"ru": ("и", "но"), "en": ("the",)}
    assert dialog.words.entries == ("и", "но")
    dialog.restore.click()
    assert session.settings.stop_lists == (("en", ("the",)),)
    assert dialog.words.entries == stop_word_list("ru")
    dialog.on.click()
    assert session.settings.stop_words


def test_a_list_written_back_to_the_programs_is_no_own_list(
    opened: Callable[[QDialog], Any], session: Session, qtbot: Any
) -> None:
    session.set_settings(Settings(stop_lists=(("ru", ("и",)),)))
    dialog = opened(StopWordsDialog(session, english))
    choose(dialog.language, "ru")
    dialog.words.setPlainText("\n".join(stop_word_list("ru")))
    qtbot.waitUntil(lambda: session.settings.stop_lists == (), timeout=3_000)


def test_under_the_article_its_own_list_is_named(opened: Callable[[QDialog], Any], session: Session) -> None:
    dialog = opened(StopWordsDialog(session, english))
    assert "2009" not in dialog.state.text()
    session.set_settings(preset("article2009"))
    assert "2009" in dialog.state.text()


# -- methods ----------------------------------------------------------------------------------------------------------


def test_a_switch_per_method(opened: Callable[[QDialog], Any], loaded: Session, idle: Callable[[], None]) -> None:
    dialog = opened(MethodsDialog(loaded))
    assert all(switch.isChecked() for switch in dialog.methods.values())
    for method in METHODS[1:]:
        dialog.methods[method].click()
        idle()
        assert method not in loaded.settings.methods
    assert loaded.settings.methods == ("shingles",)
    assert not dialog.methods["shingles"].isEnabled()  # one must remain
    assert loaded.comparison is not None
    assert loaded.comparison.simhash is None
    assert loaded.comparison.passages == ()
    dialog.methods["passages"].click()
    dialog.methods["shingles"].click()
    idle()
    assert loaded.comparison.shingles is None
    assert len(loaded.comparison.passages) == 3


def test_each_method_can_be_missing_in_the_window(window: Any, loaded: Session, idle: Callable[[], None]) -> None:
    for method in METHODS:
        left = tuple(other for other in METHODS if other != method)
        for methods in (left, (method,)):
            loaded.set_settings(replace(loaded.settings, methods=methods))
            idle()
            loaded.step_passage(1)
            QCoreApplication.processEvents()
            assert window.grab().width() > 0


def test_own_cutting_sequences_are_checked(opened: Callable[[QDialog], Any], session: Session, qtbot: Any) -> None:
    dialog = opened(MethodsDialog(session, load_theme("dark")))
    usual = dialog.note.text()
    assert "catalogue" in usual
    dialog.sequences.setPlainText("1234 56\n789")
    qtbot.waitUntil(lambda: session.settings.distill_sequences == ("1234", "56", "789"), timeout=3_000)
    dialog.sequences.setPlainText("1234 5")
    qtbot.waitUntil(lambda: "“5”" in dialog.note.text(), timeout=3_000)
    assert session.settings.distill_sequences == ("1234", "56", "789")
    dialog.sequences.setPlainText("")
    qtbot.waitUntil(lambda: session.settings.distill_sequences is None, timeout=3_000)
    assert dialog.note.text() == usual
    dialog.smallest.setValue(40)
    assert session.settings.distill_smallest == 40
    dialog.smallest.setValue(0)
    assert session.settings.distill_smallest is None
    choose(dialog.variant, "published")
    choose(dialog.detail, "paragraph")
    choose(dialog.simhash, "article")
    choose(dialog.reworded, "off")
    assert session.settings == Settings(
        distill="published", distill_detail="paragraph", simhash="article", reworded="off"
    )
    assert dialog.smallest.text().startswith("40")  # the smallest part of a paragraph's gem


# -- what is compared -------------------------------------------------------------------------------------------------


def compared(session: Session, selected: Callable[[str], Span] = lambda _: NOTHING) -> ComparedDialog:
    return ComparedDialog(session, english, load_theme("light"), selected)  # type: ignore[arg-type]


def struck(view: QTextEdit) -> str:
    found: list[str] = []
    block = view.document().begin()
    iterator = block.begin()
    while not iterator.atEnd():
        fragment = iterator.fragment()
        if fragment.charFormat().fontStrikeOut():
            found.append(fragment.text())
        iterator += 1
    return " ".join(found)


def test_the_compared_words_follow_passage_and_settings(
    opened: Callable[[QDialog], Any], session: Session, idle: Callable[[], None], qtbot: Any
) -> None:
    text = "Белые паруса и 12 чаек над морем, чайки кричали весь долгий день, а ветер крепчал: " * 4
    session.paste("a", f"{text}Конец первого.", "a")
    session.paste("b", f"Начало второго. {text}", "b")
    idle()
    dialog = opened(compared(session))
    assert "Choose a passage" in dialog.head.text()
    session.set_passage(1)
    qtbot.waitUntil(lambda: dialog.views["a"].toPlainText().startswith("белые паруса и 12 чаек"), timeout=3_000)
    assert dialog.originals["a"].toPlainText().startswith("Белые паруса и 12 чаек над морем, чайки")
    assert dialog.views["b"].toPlainText().startswith("белые паруса")
    assert struck(dialog.views["a"]) == ""
    session.set_settings(
        Settings(stop_words=True, lemmas=True, numbers=False, unit="words", shingle_length=3, ignore=("весь долгий",))
    )
    qtbot.waitUntil(lambda: "чайка" in dialog.views["a"].toPlainText(), timeout=20_000)
    assert struck(dialog.views["a"]).split()[:5] == ["и", "12", "над", "весь", "долгий"]
    assert dialog.views["a"].toPlainText().startswith("белые парус и 12 чайка над море")
    told = dialog.views["a"].told_at(0)
    assert told.startswith("Белые → белые.")
    assert "“белые парус чайка”" in told
    place = dialog.views["a"].toPlainText().index("долгий")
    assert "phrases to ignore" in dialog.views["a"].told_at(place)


def test_the_selection_comes_before_the_passage(opened: Callable[[QDialog], Any], loaded: Session, qtbot: Any) -> None:
    spans = {"a": Span(0, 40), "b": NOTHING}
    dialog = opened(compared(loaded, lambda side: spans[side]))
    assert loaded.comparison is not None
    text = loaded.comparison.a.document.text
    qtbot.waitUntil(lambda: dialog.originals["a"].toPlainText().startswith(text[:40]), timeout=3_000)
    assert dialog.originals["b"].toPlainText() == ""
    assert "selected" in dialog.head.text()


def test_without_texts_it_says_what_it_is_for(opened: Callable[[QDialog], Any], session: Session) -> None:
    assert "Open two texts" in opened(compared(session)).head.text()


# -- all of them ------------------------------------------------------------------------------------------------------


def test_each_opens_once_from_panel_and_menu(window: Any, loaded: Session) -> None:
    words, actions, dialogs = window.page.settings_panel.words, window.actions_, window.page.dialogs
    for button, action, name in (
        (words.stop_list, actions.edit_stop_words, "stop_words"),
        (words.left_out, actions.edit_left_out, "left_out"),
        (words.methods, actions.edit_methods, "methods"),
        (None, actions.show_compared, "compared"),
    ):
        action.trigger()
        first = getattr(dialogs, name)()
        assert first.isVisible()
        if button is not None:
            button.click()
        assert getattr(dialogs, name)() is first
        first.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        again = getattr(dialogs, name)()
        assert again is not first
        again.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_every_control_explains_itself(opened: Callable[[QDialog], Any], session: Session) -> None:
    made = (LeftOutDialog(session), StopWordsDialog(session, english), MethodsDialog(session), compared(session))
    for dialog in map(opened, made):
        for kind in (QAbstractButton, QComboBox, QSpinBox, QPlainTextEdit):
            for control in dialog.findChildren(kind):
                if control.objectName().startswith("qt_"):
                    continue
                assert len(control.toolTip()) > 15, (dialog, control, control.accessibleName())
                named = isinstance(control, QAbstractButton) and control.text()
                assert control.accessibleName() or named, (dialog, control)
        for view in dialog.findChildren(QTextEdit):
            assert view.accessibleName()
