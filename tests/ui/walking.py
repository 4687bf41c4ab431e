"""Looks at whole windows and dialogs: mnemonics, names for screen readers, what the keyboard reaches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QScrollBar,
    QTabBar,
    QTabWidget,
    QWidget,
)


def mnemonic(text: str) -> str:
    """Return the letter that Alt goes with, in lower case; "" where there is none."""
    plain = text.replace("&&", "")
    place = plain.find("&")
    return plain[place + 1 : place + 2].casefold() if place >= 0 else ""


def conflicts(texts: list[str]) -> list[list[str]]:
    """Return the groups of texts that claim the same letter."""
    claimed: dict[str, list[str]] = defaultdict(list)
    for text in texts:
        if letter := mnemonic(text):
            claimed[letter].append(text)
    return [group for group in claimed.values() if len(group) > 1]


def menus_of(window: QMainWindow) -> Iterator[tuple[str, list[QAction]]]:
    """Yield the menu bar and every menu under it: where it is, and its entries."""
    yield "the menu bar", window.menuBar().actions()
    waiting = [(action.text(), action.menu()) for action in window.menuBar().actions()]
    while waiting:
        path, menu = waiting.pop()
        if not isinstance(menu, QMenu):
            continue
        entries = [action for action in menu.actions() if not action.isSeparator()]
        yield path, entries
        waiting += [(f"{path} → {action.text()}", action.menu()) for action in entries if action.menu() is not None]


def claims_of(window: QWidget) -> list[str]:
    """Return the texts of the visible widgets of a window that may hold a mnemonic."""
    texts: list[str] = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window) or widget.window() is not window:
            continue
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
            texts.append(widget.text())
        elif isinstance(widget, QGroupBox):
            texts.append(widget.title())
        elif isinstance(widget, QTabWidget):
            texts += [widget.tabText(place) for place in range(widget.count())]
    return texts


def interactive(window: QWidget) -> list[QWidget]:
    """Return the visible widgets of a window that the keyboard can come to, and buttons that only a mouse reaches."""
    found: list[QWidget] = []
    for widget in window.findChildren(QWidget):
        inner = widget.objectName().startswith("qt_") or isinstance(widget, QScrollBar | QTabBar)
        part = isinstance(widget, QLineEdit) and isinstance(widget.parent(), QAbstractSpinBox | QComboBox)
        if inner or part or widget.window() is not window or not widget.isVisibleTo(window):
            continue
        reached = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
        if reached or isinstance(widget, QAbstractButton | QAbstractSlider | QComboBox):
            found.append(widget)
    return found


def name_of(widget: QWidget) -> str:
    """Return what a screen reader says first."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name).strip() if interface is not None else ""
