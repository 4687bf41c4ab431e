"""Controls of the settings panel with their labels and explanations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSpinBox, QWidget


def make_combo(label: str, items: Mapping[Any, str], explanation: str) -> QComboBox:
    """Return a combo box of values and their names, with an accessible name and a tool tip."""
    combo = QComboBox()
    combo.setAccessibleName(label)
    combo.setAccessibleDescription(explanation)
    combo.setToolTip(explanation)
    for value, text in items.items():
        combo.addItem(text, value)
    return combo


def make_spin(label: str, lowest: int, highest: int, explanation: str) -> QSpinBox:
    """Return a box for a whole number, with an accessible name and a tool tip."""
    spin = QSpinBox()
    spin.setRange(lowest, highest)
    spin.setAccessibleName(label)
    spin.setAccessibleDescription(explanation)
    spin.setToolTip(explanation)
    return spin


def labelled(name: str, control: QWidget) -> QWidget:
    """Return the control with its label before it, as one piece."""
    label = QLabel(name)
    label.setBuddy(control)
    label.setToolTip(control.toolTip())
    piece = QWidget()
    row = QHBoxLayout(piece)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(label)
    row.addWidget(control)
    return piece
