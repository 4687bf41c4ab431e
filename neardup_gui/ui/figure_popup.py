"""What opens at a click on a figure: how it came about, what it means, from when on it counts, how sure it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from neardup_gui.ui.theme import Theme
from neardup_gui.wording.figure_details import FigureDetail

WIDTH: Final = 460  # pixels
_GAP: Final = 4  # pixels between the figure and what explains it


class FigurePopup(QFrame):
    """Shows captions with a paragraph each, near the widget that was clicked. Esc or a click elsewhere closes it."""

    def __init__(
        self, title: str, value: str, parts: list[tuple[str, str]], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(f"{title}: {value}" if value else title)
        self._theme = theme
        self.title = QLabel(title)
        self.value = QLabel(value)
        self.paragraphs = [(QLabel(caption), QLabel(text)) for caption, text in parts if text]
        self.close_button = QToolButton()
        self.close_button.setText("✕")
        self.close_button.setAutoRaise(True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close this explanation (Esc)"))
        self.close_button.clicked.connect(self.close)
        self._lay_out()

    def _lay_out(self) -> None:
        for label, size in ((self.title, 1.15), (self.value, 1.15)):
            font = label.font()
            font.setPointSizeF(font.pointSizeF() * size)
            font.setBold(True)
            label.setFont(font)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title, 1)
        head.addWidget(self.value)
        head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 12, 14)
        column.setSpacing(2)
        column.addLayout(head)
        for caption, text in self.paragraphs:
            column.addSpacing(7)
            caption.setTextFormat(Qt.TextFormat.PlainText)
            caption.setStyleSheet(f"color: {self._theme.muted};")
            column.addWidget(caption)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setWordWrap(True)
            text.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            text.setAccessibleName(f"{caption.text()}: {text.text()}")
            column.addWidget(text)
        self.setFixedWidth(WIDTH)

    def show_at(self, anchor: QWidget) -> None:
        """Show it under ``anchor``, or over it where there is no room, whole on the screen."""
        layout = self.layout()
        height = layout.heightForWidth(WIDTH) if layout is not None else 0
        self.resize(WIDTH, max(height, 60))
        place = QRect(anchor.mapToGlobal(QPoint(0, 0)), anchor.size())
        screen = anchor.screen().availableGeometry()
        x = min(max(screen.left(), place.right() - WIDTH), max(screen.left(), screen.right() - WIDTH))
        y = place.bottom() + _GAP
        if y + self.height() > screen.bottom():
            y = max(screen.top(), min(place.top() - _GAP - self.height(), screen.bottom() - self.height()))
        self.move(x, y)
        self.show()
        self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.panel))
        painter.setPen(QPen(QColor(self._theme.accent), 1.0))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()


def figure_popup(detail: FigureDetail, theme: Theme, parent: QWidget) -> FigurePopup:
    """Return the explanation of a figure."""
    translate = QCoreApplication.translate
    parts = [
        (translate("FigurePopup", "Formula"), detail.formula),
        (translate("FigurePopup", "With the numbers of this comparison"), detail.numbers),
        (translate("FigurePopup", "What it means"), detail.meaning),
        (translate("FigurePopup", "From when on it counts"), detail.threshold),
        (translate("FigurePopup", "How sure it is"), detail.certainty),
    ]
    return FigurePopup(detail.title, detail.value, parts, theme, parent)
