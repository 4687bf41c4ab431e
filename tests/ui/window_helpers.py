"""What tests of the window do again and again: make prose, drag and drop."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from neardup_gui.settings import UserSettings
from neardup_gui.ui.session import Session


def words(count: int, seed: int) -> str:
    """Return made-up prose: different words for each seed."""
    source = random.Random(seed)
    syllables = ["ka", "lo", "mi", "ren", "tos", "var", "el", "shu", "pa", "din", "gor", "ble", "nak", "wys"]
    return " ".join("".join(source.choices(syllables, k=source.randint(2, 4))) for _ in range(count))


SHARED = [words(60, 1), words(45, 2), words(80, 3)]


def drop(widget: QWidget, mime: QMimeData) -> bool:
    """Drag over a widget and drop. Return whether the drag was welcome."""
    enter = QDragEnterEvent(
        QPoint(20, 20), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    enter.ignore()
    widget.dragEnterEvent(enter)
    if not enter.isAccepted():
        return False
    widget.dropEvent(
        QDropEvent(
            QPointF(20, 20), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
    )
    return True


def take_apart(thing: QObject) -> None:
    thing.deleteLater()
    QCoreApplication.sendPostedEvents(thing, QEvent.Type.DeferredDelete)


def open_window(qtbot: Any, session: Session, settings: UserSettings) -> Iterator[Any]:
    from neardup_gui.ui.main_window import MainWindow
    from neardup_gui.ui.theme import load_theme
    from neardup_gui.wording.translator import english

    made = MainWindow(session, settings, english, load_theme("light"))
    made.resize(1200, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()
