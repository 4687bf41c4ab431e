"""A number that is set by a slider or by typing."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QSpinBox, QWidget

from neardup_gui.ui.mnemonics import without_key


class NumberRow(QWidget):
    """A label, a slider and a spin box that always show the same whole number.

    ``changed`` tells what the user sets, at each step of the slider; :meth:`show_value` is not told.
    """

    changed = Signal(int)

    def __init__(self, label: str, lowest: int, highest: int, explanation: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel(label)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.spin = QSpinBox()
        self.label.setBuddy(self.spin)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.slider.setMinimumWidth(50)
        self.slider.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.slider.setPageStep(2)
        name = without_key(label)
        for control in (self.slider, self.spin):
            control.setAccessibleName(name)
            control.setAccessibleDescription(explanation)
        for widget in (self.label, self.slider, self.spin):
            widget.setToolTip(explanation)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.label)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.spin)
        self.show_range(lowest, highest)
        self.slider.valueChanged.connect(self._moved)
        self.spin.valueChanged.connect(self._moved)

    def value(self) -> int:
        return self.spin.value()

    def show_range(self, lowest: int, highest: int) -> None:
        """Set what can be chosen. The value is brought inside without being told."""
        blockers = QSignalBlocker(self.slider), QSignalBlocker(self.spin)
        self.slider.setRange(lowest, highest)
        self.spin.setRange(lowest, highest)
        del blockers

    def show_value(self, value: int) -> None:
        """Show a value that comes from elsewhere. A value that the user is just typing is not disturbed."""
        blockers = QSignalBlocker(self.slider), QSignalBlocker(self.spin)
        self.slider.setValue(value)
        if self.spin.value() != value:
            self.spin.setValue(value)
        del blockers

    def _moved(self, value: int) -> None:
        self.show_value(value)
        self.changed.emit(value)
