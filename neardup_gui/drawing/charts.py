"""Columns of a histogram and cells of a heat map. Vector graphics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from neardup_gui.drawing.scene import Look

_GAP: Final = 0.22  # of the room for a column, between it and the next
_FAINTEST: Final = 0.12  # of its colour that a cell has which is not empty


def column_areas(area: QRectF, values: Sequence[float]) -> list[QRectF]:
    """Return the columns of a histogram of ``values``, the highest as high as ``area``. None below 0 is drawn."""
    highest = max((0.0, *values))
    room = area.width() / max(1, len(values))
    areas: list[QRectF] = []
    for number, value in enumerate(values):
        height = area.height() * value / highest if highest > 0 and value > 0 else 0.0
        left = area.left() + (number + _GAP / 2) * room
        areas.append(QRectF(left, area.bottom() - height, room * (1 - _GAP), height))
    return areas


def paint_histogram(painter: QPainter, area: QRectF, values: Sequence[float], line: float, look: Look) -> None:
    """Draw the columns on a base line; ``line`` is its width, and the least height of what is not nought."""
    painter.save()
    for column, value in zip(column_areas(area, values), values, strict=True):
        if value > 0:
            column.setTop(min(column.top(), area.bottom() - 2 * line))
            painter.fillRect(column, QColor(look.passage))
    painter.setPen(QPen(QColor(look.frame), line))
    painter.drawLine(QLineF(area.left(), area.bottom(), area.right(), area.bottom()))
    painter.restore()


def paint_heat_map(painter: QPainter, area: QRectF, shares: NDArray[np.float64], line: float, look: Look) -> None:
    """Draw ``shares`` (rows, columns; 0–1) as cells of ``area``, the darker the larger."""
    painter.save()
    rows, columns = shares.shape
    width, height = area.width() / max(1, columns), area.height() / max(1, rows)
    painter.fillRect(area, QColor(look.ground))
    for row, column in zip(*(found.tolist() for found in np.nonzero(shares > 0)), strict=True):
        cell = QRectF(area.left() + column * width, area.top() + row * height, width, height)
        painter.fillRect(cell, shade(float(shares[row, column]), look))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.frame), line))
    for column in range(columns + 1):
        across = area.left() + column * width
        painter.drawLine(QLineF(across, area.top(), across, area.bottom()))
    for row in range(rows + 1):
        down = area.top() + row * height
        painter.drawLine(QLineF(area.left(), down, area.right(), down))
    painter.restore()


def shade(share: float, look: Look) -> QColor:
    """Return the colour of a cell for a share of 0–1: the ground for 0, the colour of passages for 1.

    Mixed, not transparent, so that it is the same on paper.
    """
    strength = 0.0 if share <= 0 else _FAINTEST + (1 - _FAINTEST) * min(1.0, share)
    ground, full = QColor(look.ground), QColor(look.passage)
    mixed = (
        round(below + (above - below) * strength)
        for below, above in (
            (ground.red(), full.red()),
            (ground.green(), full.green()),
            (ground.blue(), full.blue()),
        )
    )
    return QColor(*mixed)
