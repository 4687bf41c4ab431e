"""The outline of a stretch of text over several lines, as one line around all of them."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF


def contour(shape: list[QRectF], inset: float, spread: float) -> QPainterPath:
    """Return the outline of rectangles that stand below each other, ``inset`` smaller above and below.

    At the sides it is ``spread`` wider. One closed line without overlaps: where lines overlap, Qt draws their edges
    twice and so too dark. Two rectangles that do not stand over one another become two outlines.
    """
    path = QPainterPath()
    # On whole pixels, so that edges are crisp.
    boxes = [QRectF(box.toRect()).adjusted(-spread, 0, spread, 0) for box in shape]
    begin = 0
    for number, (upper, lower) in enumerate(pairwise(boxes), 1):
        if upper.right() <= lower.left() or lower.right() <= upper.left():
            path.addPolygon(_around(boxes[begin:number], inset))
            begin = number
    path.addPolygon(_around(boxes[begin:], inset))
    return path


def _around(boxes: list[QRectF], inset: float) -> QPolygonF:
    top, bottom = boxes[0].top() + inset, boxes[-1].bottom() - inset
    right, left = [QPointF(boxes[0].right(), top)], [QPointF(boxes[0].left(), top)]
    for upper, lower in pairwise(boxes):
        # A step belongs to the wider of the two, which ends, or begins, with it.
        if upper.right() != lower.right():
            y = lower.top() + (inset if lower.right() > upper.right() else -inset)
            right += [QPointF(upper.right(), y), QPointF(lower.right(), y)]
        if upper.left() != lower.left():
            y = lower.top() + (inset if lower.left() < upper.left() else -inset)
            left += [QPointF(upper.left(), y), QPointF(lower.left(), y)]
    right.append(QPointF(boxes[-1].right(), bottom))
    left.append(QPointF(boxes[-1].left(), bottom))
    points = [*right, *reversed(left)]
    return QPolygonF([*points, points[0]])
