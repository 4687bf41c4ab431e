"""What a report is to be: format, language, paper, order, and whose it is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from neardup_gui.errors import OutputError
from neardup_gui.report.formats import FORMATS, ReportFormat
from neardup_gui.report.logo import LARGEST, Logo
from neardup_gui.report.options import ORDERS, PAPERS, Order, Paper
from neardup_gui.settings.report_choices import LONGEST_NAME, ReportChoices
from neardup_gui.ui.dialogs.message import show_message
from neardup_gui.ui.language_names import LANGUAGE_NAMES
from neardup_gui.ui.report_formats import format_title
from neardup_gui.ui.sentences import sentence
from neardup_gui.wording.translator import Translator, available_languages

_LOGO_SIZE: Final = QSize(120, 40)  # pixels, at most


class ExportDialog(QDialog):
    """Asks and remembers. With ``chosen`` None it is about printing, and no format is asked."""

    def __init__(
        self,
        choices: ReportChoices,
        translate: Translator,
        chosen: ReportFormat | None,
        states: int,
        parent: QWidget | None = None,
    ) -> None:
        """``states``: on how many passages the user has said something."""
        super().__init__(parent)
        self._choices = choices
        self._translate = translate
        self._logo = choices.logo
        self._logo_changed = False
        self.setWindowTitle(self.tr("Export the report") if chosen else self.tr("Print the report"))
        self._make_controls(chosen)
        self._lay_out(chosen is None, states)
        self._show_logo()
        self._refresh()

    # -- what was chosen ------------------------------------------------------------------------------------------

    @property
    def report_format(self) -> ReportFormat | None:
        """The format; None where it is about printing."""
        return self.format.currentData()

    @property
    def language(self) -> str:
        return self.languages.currentData()

    def accept(self) -> None:
        """Remember everything for the next time."""
        paper: Paper = self.paper.currentData()
        order: Order = self.order.currentData()
        self._choices.choose(paper, order, self.shorten.isChecked(), self.organisation.text())
        self._choices.language = self.language if self.language != self._translate.language else None
        if self._logo_changed:
            try:
                self._choices.set_logo(self._logo)
            except OutputError as error:
                show_message(self, self.windowTitle(), sentence(error, self._translate))
                return
        super().accept()

    # -- construction ---------------------------------------------------------------------------------------------

    def _make_controls(self, chosen: ReportFormat | None) -> None:
        options = self._choices.options
        self.format = QComboBox()
        for one in FORMATS:
            self.format.addItem(format_title(one), one)
        self.format.setCurrentIndex(FORMATS.index(chosen) if chosen else -1)
        self.languages = QComboBox()
        for code in available_languages():
            self.languages.addItem(LANGUAGE_NAMES.get(code, code), code)
        language = self._choices.language or self._translate.language
        self.languages.setCurrentIndex(max(0, self.languages.findData(language)))
        self.paper = QComboBox()
        for paper in PAPERS:
            self.paper.addItem(paper, paper)
        self.paper.setCurrentIndex(PAPERS.index(options.paper))
        names: dict[Order, str] = {
            "place": self.tr("As they stand in A"),
            "length": self.tr("The longest first"),
        }
        self.order = QComboBox()
        for order in ORDERS:
            self.order.addItem(names[order], order)
        self.order.setCurrentIndex(ORDERS.index(options.order))
        self.shorten = QCheckBox(self.tr("&Shorten long passages in the middle"))
        self.shorten.setChecked(options.shorten)
        self.shorten.setToolTip(self.tr("The report says how many words are left out"))
        self.organisation = QLineEdit(options.organisation)
        self.organisation.setMaxLength(LONGEST_NAME)
        self.organisation.setPlaceholderText(self.tr("Stands in the head of the report"))
        self.logo = QLabel()
        self.logo.setFixedSize(_LOGO_SIZE)
        self.logo.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.choose_logo = QPushButton(self.tr("Choose &logo…"))
        self.choose_logo.setToolTip(self.tr("A PNG, JPEG or SVG picture; a copy of it is kept"))
        self.remove_logo = QPushButton(self.tr("&Remove"))
        self.remove_logo.setToolTip(self.tr("Write reports without a logo"))
        self.remove_logo.setAccessibleName(self.tr("Remove the logo"))
        self.format.currentIndexChanged.connect(self._refresh)
        self.choose_logo.clicked.connect(self._ask_for_logo)
        self.remove_logo.clicked.connect(self._take_logo_away)

    def _lay_out(self, printing: bool, states: int) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        if not printing:
            form.addRow(self.tr("&Format:"), self.format)
        form.addRow(self.tr("Language of the re&port:"), self.languages)
        if not printing:
            form.addRow(self.tr("P&aper:"), self.paper)
        form.addRow(self.tr("&Order of the passages:"), self.order)
        form.addRow("", self.shorten)
        whose = QGroupBox(self.tr("Whose report it is"))
        inner = QFormLayout(whose)
        inner.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        inner.addRow(self.tr("Or&ganisation:"), self.organisation)
        row = QHBoxLayout()
        row.addWidget(self.logo)
        row.addStretch(1)
        row.addWidget(self.choose_logo)
        row.addWidget(self.remove_logo)
        inner.addRow(self.tr("Logo:"), row)
        self.states = QLabel()
        self.states.setWordWrap(True)
        self.states.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.states.setText(
            self.tr("Your states and notes on %n passage(s) go into the report.", "", states)
            if states
            else self.tr("You have written no state or note to a passage; those would go into the report.")
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.go_on = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.go_on.setText(self.tr("&Continue") if printing else self.tr("&Choose where to…"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addLayout(form)
        column.addWidget(whose)
        column.addWidget(self.states)
        column.addStretch(1)
        column.addWidget(buttons)
        self.setMinimumWidth(460)

    # -- changes --------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Grey what the format has no use for."""
        chosen = self.report_format
        if chosen is None:
            return
        self.languages.setEnabled(chosen.worded)
        self.paper.setEnabled(chosen.paged)
        self.organisation.setEnabled(chosen.worded)
        for control in (self.order, self.shorten, self.choose_logo):
            control.setEnabled(chosen.laid_out)
        self.remove_logo.setEnabled(chosen.laid_out and self._logo is not None)

    def _show_logo(self) -> None:
        pixmap = QPixmap(_LOGO_SIZE * self.devicePixelRatioF())
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        pixmap.fill(Qt.GlobalColor.transparent)
        if self._logo is None:
            self.logo.setText(self.tr("none"))
        else:
            picture = Logo(self._logo)
            width, height = picture.fitted(_LOGO_SIZE.width(), _LOGO_SIZE.height())
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            picture.paint(painter, QRectF(0, (_LOGO_SIZE.height() - height) / 2, width, height))
            painter.end()
            self.logo.setPixmap(pixmap)
        self.logo.setAccessibleName(self.tr("no logo") if self._logo is None else self.tr("the logo"))
        self.remove_logo.setEnabled(self._logo is not None)

    def _ask_for_logo(self) -> None:
        filters = f"{self.tr('Pictures')} (*.png *.jpg *.jpeg *.svg)"
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a logo"), "", filters)
        if path:
            self.take_logo(Path(path))

    def take_logo(self, path: Path) -> None:
        """Take a picture, or say that it is none."""
        try:
            if path.stat().st_size > LARGEST:
                raise ValueError(path)
            data = path.read_bytes()
            Logo(data)
        except (OSError, ValueError):
            told = self.tr("“{name}” is no PNG, JPEG or SVG picture of up to 5 MB: choose another file.")
            show_message(self, self.windowTitle(), told.format(name=path.name))
            return
        self._logo, self._logo_changed = data, True
        self._show_logo()

    def _take_logo_away(self) -> None:
        self._logo, self._logo_changed = None, True
        self._show_logo()
        self.choose_logo.setFocus()
