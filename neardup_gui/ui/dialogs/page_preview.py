"""The report page by page, as it would be printed."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from neardup_gui.jobs import Worker
from neardup_gui.progress import Progress
from neardup_gui.report.page_images import PageImages

CHANNEL: Final = "preview"
KEPT: Final = 12  # pictures of pages; a page of 150 % takes some 4 MB
_GAP: Final = 14  # pixels between two pages
_ZOOMS: Final = (0.5, 0.67, 0.8, 1.0, 1.25, 1.5, 2.0)
_POINT: Final = 96 / 72  # pixels a point at 100 %


class PageView(QAbstractScrollArea):
    """Pages one under the other. Those in sight are painted on the worker, and a few are kept."""

    page_changed = Signal(int)  # from 0

    def __init__(self, pages: PageImages, worker: Worker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = pages
        self._worker = worker
        self._zoom = 1.0
        self._tops: list[int] = []
        self._images: OrderedDict[int, QImage] = OrderedDict()
        self._wanted: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Pages of the report"))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self._arrange()

    @property
    def zoom(self) -> float:
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        page = self.page
        self._zoom = zoom
        self._images.clear()
        self._wanted = None
        self._arrange()
        self.go_to(page)

    @property
    def page(self) -> int:
        """The page, from 0, that takes the middle of what is in sight."""
        middle = self.verticalScrollBar().value() + self.viewport().height() // 2
        return max(0, sum(top <= middle for top in self._tops) - 1)

    def go_to(self, page: int) -> None:
        self.verticalScrollBar().setValue(self._tops[page] - _GAP // 2)

    def painted(self, page: int) -> bool:
        """Return whether the picture of a page is there."""
        return page in self._images

    def _size(self, page: int) -> QSize:
        width, height = self._pages.size(page)
        return QSize(round(width * self._zoom * _POINT), round(height * self._zoom * _POINT))

    def _arrange(self) -> None:
        self._tops, top, widest = [], _GAP, 0
        for page in range(len(self._pages)):
            size = self._size(page)
            self._tops.append(top)
            top += size.height() + _GAP
            widest = max(widest, size.width())
        view = self.viewport().size()
        for bar, whole, part in (
            (self.verticalScrollBar(), top, view.height()),
            (self.horizontalScrollBar(), widest + 2 * _GAP, view.width()),
        ):
            bar.setRange(0, max(0, whole - part))
            bar.setPageStep(part)
            bar.setSingleStep(40)
        self.viewport().update()

    def _scrolled(self) -> None:
        self.viewport().update()
        self.page_changed.emit(self.page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        match event.key():
            case Qt.Key.Key_Home:
                bar.setValue(0)
            case Qt.Key.Key_End:
                bar.setValue(bar.maximum())
            case Qt.Key.Key_PageDown | Qt.Key.Key_Space:
                bar.triggerAction(bar.SliderAction.SliderPageStepAdd)
            case Qt.Key.Key_PageUp:
                bar.triggerAction(bar.SliderAction.SliderPageStepSub)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self.palette().color(QPalette.ColorRole.Mid))
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        height = self.viewport().height()
        missing: list[int] = []
        for page, top in enumerate(self._tops):
            size = self._size(page)
            if top + size.height() < down or top > down + height:
                continue
            left = max(_GAP, (self.viewport().width() - size.width()) // 2) - across
            area = QRect(QPoint(left, top - down), size)
            painter.fillRect(area, QColor(Qt.GlobalColor.white))
            image = self._images.get(page)
            if image is not None:
                self._images.move_to_end(page)
                painter.drawImage(area, image)
            else:
                missing.append(page)
        painter.end()
        if missing:
            self._ask_for(missing[0])

    def _ask_for(self, page: int) -> None:
        if self._wanted == page and self._worker.is_busy(CHANNEL):
            return
        self._wanted = page
        zoom, pages = self._zoom, self._pages
        scale = zoom * _POINT * self.devicePixelRatioF()

        def work(progress: Progress) -> QImage:
            progress.check()
            return pages.image(page, scale)

        def done(image: QImage) -> None:
            if zoom == self._zoom:
                self._images[page] = image
                while len(self._images) > KEPT:
                    self._images.popitem(last=False)
                self._wanted = None
                self.viewport().update()

        self._worker.submit(CHANNEL, work, done)


class PagePreview(QDialog):
    """Shows the pages, larger or smaller, and prints them."""

    print_wanted = Signal()

    def __init__(self, pages: PageImages, worker: Worker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = pages
        self._worker = worker
        self.setWindowTitle(self.tr("Print preview"))
        self.view = PageView(pages, worker)
        self.number = QSpinBox()
        self.number.setRange(1, max(1, len(pages)))
        self.number.setAccessibleName(self.tr("Page"))
        self.number.setToolTip(self.tr("Go to a page"))
        label = QLabel(self.tr("&Page:"))
        label.setBuddy(self.number)
        count = QLabel(self.tr("of {count}").format(count=len(pages)))
        self.smaller = QPushButton("−")
        self.larger = QPushButton("+")
        for button, name, keys, step in (
            (self.smaller, self.tr("Smaller"), "Ctrl+-", -1),
            (self.larger, self.tr("Larger"), "Ctrl++", 1),
        ):
            button.setAccessibleName(name)
            button.setToolTip(f"{name} ({keys})")
            button.setShortcut(keys)
            button.setAutoDefault(False)
            button.setMaximumWidth(40)
            button.clicked.connect(lambda _=False, step=step: self.step_zoom(step))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.print_button = buttons.addButton(self.tr("P&rint…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.print_button.clicked.connect(self._print)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        for widget in (label, self.number, count):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.smaller)
        row.addWidget(self.larger)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self.view, 1)
        column.addWidget(buttons)
        self.number.valueChanged.connect(lambda number: self.view.go_to(number - 1))
        self.view.page_changed.connect(self._show_page)
        self.resize(900, 760)
        self.view.setFocus()

    def step_zoom(self, step: int) -> None:
        """Show the pages larger (1) or smaller (-1)."""
        place = _ZOOMS.index(self.view.zoom) + step
        if 0 <= place < len(_ZOOMS):
            self.view.set_zoom(_ZOOMS[place])

    def done(self, result: int) -> None:
        self._worker.cancel(CHANNEL)
        super().done(result)

    def _show_page(self, page: int) -> None:
        self.number.blockSignals(True)
        self.number.setValue(page + 1)
        self.number.blockSignals(False)

    def _print(self) -> None:
        self.accept()
        self.print_wanted.emit()
