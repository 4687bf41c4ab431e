"""How long the texts are, in the measures of a publisher."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QDialog

from neardup_gui.ui.dialogs.text_facts import TextFactsDialog
from neardup_gui.ui.main_window import MainWindow
from neardup_gui.ui.session import Session


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    texts: list[str] = []

    def run(dialog: QDialog) -> int:
        assert isinstance(dialog, TextFactsDialog)
        texts.append(dialog.browser.toPlainText())
        return 0

    monkeypatch.setattr(QDialog, "exec", run)
    return texts


def test_lengths_of_both_texts(
    qtbot: Any, window: MainWindow, session: Session, tmp_path: Path, shown: list[str]
) -> None:
    session.paste("a", "Три слова здесь.\n" * 5_000, "a")
    session.paste("b", "One two.", "b")
    qtbot.waitUntil(lambda: session.comparison is not None, timeout=10_000)
    window.actions_.about_texts.trigger()
    qtbot.waitUntil(lambda: bool(shown))
    lines = shown[0].splitlines()

    def after(name: str) -> list[str]:
        place = lines.index(name)
        return lines[place + 1 : place + 3]

    assert after("Words") == ["15,000", "2"]
    assert after("Characters with spaces") == ["80,000", "8"], "line ends are no characters"
    assert after("Characters without spaces") == ["70,000", "7"]
    assert after("Author's sheets (40,000 characters)") == ["2.00", "0.00"]
    assert after("SHA-256")[0] == session.side("a").prepared.document.sha256  # type: ignore[union-attr]


def test_one_text_alone(qtbot: Any, window: MainWindow, session: Session, shown: list[str]) -> None:
    assert not window.actions_.about_texts.isEnabled()
    session.paste("b", "One two.", "b")
    qtbot.waitUntil(lambda: session.side("b").prepared is not None)
    window.actions_.about_texts.trigger()
    qtbot.waitUntil(lambda: bool(shown))
    assert "\nB\n" in shown[0]
    assert "\nA\n" not in shown[0]


def test_what_is_not_compared_is_counted(qtbot: Any, window: MainWindow, session: Session, shown: list[str]) -> None:
    text = (
        "*** START OF THE PROJECT GUTENBERG EBOOK X ***\n"
        + "word " * 300
        + "\n*** END OF THE PROJECT GUTENBERG EBOOK X ***\nLicence."
    )
    session.paste("a", text, "a")
    qtbot.waitUntil(lambda: session.side("a").prepared is not None)
    excluded = session.excluded("a")
    window.actions_.about_texts.trigger()
    qtbot.waitUntil(lambda: bool(shown))
    lines = shown[0].splitlines()
    count = lines[lines.index("Characters not compared") + 1]
    assert int(count.replace(",", "")) == sum(part.span.length for part in excluded)
