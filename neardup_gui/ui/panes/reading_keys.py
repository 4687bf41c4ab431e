"""What the keys of a reader mean: scroll by the bare ones, and larger or smaller letters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSlider

_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)

_SCROLL_KEYS: Final = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Space: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}

_MOVING_KEYS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, *_SCROLL_KEYS} - {Qt.Key.Key_Space})


def selects(event: QKeyEvent) -> bool:
    """Return whether this key makes a selection or extends it: Shift and a moving key, but not Shift alone."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier) and event.key() in _MOVING_KEYS


def scroll_action(event: QKeyEvent) -> QAbstractSlider.SliderAction | None:
    """Return how the text scrolls by this key, where it would else move a caret that a reader does not see."""
    ends = event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End)
    with_control = ends and event.modifiers() == Qt.KeyboardModifier.ControlModifier
    if event.key() in _SCROLL_KEYS and (event.modifiers() in _PLAIN or with_control):
        return _SCROLL_KEYS[Qt.Key(event.key())]
    return None


def zoom_after(event: QKeyEvent, zoom: int) -> int | None:
    """Return the zoom that this key asks for, or None where it is none of the zoom's keys."""
    control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    key = event.key()
    # On many keyboards the plus is Shift and the equals sign; Ctrl and that key alone should do.
    plus = event.matches(QKeySequence.StandardKey.ZoomIn) or key in (Qt.Key.Key_Equal, Qt.Key.Key_Plus)
    minus = event.matches(QKeySequence.StandardKey.ZoomOut) or key == Qt.Key.Key_Minus
    if control and plus:
        return zoom + 1
    if control and minus:
        return zoom - 1
    return 0 if control and key == Qt.Key.Key_0 else None
