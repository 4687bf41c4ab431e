"""Paste or type a text."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from neardup_gui.ui.incoming import text_of
from neardup_gui.ui.session import Side


class PasteDialog(QDialog):
    """Asks for a text and a name for it. The clipboard's text is offered."""

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Paste text as {side}").format(side=side.upper()))
        self.resize(640, 440)
        self._default_name = self.tr("Pasted text {side}").format(side=side.upper())
        self.name_edit = QLineEdit(self._default_name)
        self.name_edit.selectAll()
        self.text_edit = QPlainTextEdit(text_of(QGuiApplication.clipboard().mimeData()))
        self.text_edit.setPlaceholderText(self.tr("Paste or type the text here"))
        self.text_edit.setTabChangesFocus(True)
        self.text_edit.selectAll()
        form = QFormLayout()
        form.addRow(self.tr("&Name:"), self.name_edit)
        text_label = QLabel(self.tr("&Text:"))
        text_label.setBuddy(self.text_edit)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._ok.setText(self.tr("&Use this text"))
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(text_label)
        layout.addWidget(self.text_edit, 1)
        layout.addWidget(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.text_edit.textChanged.connect(self._refresh)
        self._refresh()
        self.text_edit.setFocus()

    @property
    def text(self) -> str:
        return self.text_edit.toPlainText()

    @property
    def name(self) -> str:
        return self.name_edit.text().strip() or self._default_name

    def _refresh(self) -> None:
        self._ok.setEnabled(not self.text_edit.document().isEmpty())
