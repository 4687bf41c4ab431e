"""All keys of the window in one table, made from the actions themselves."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from neardup_gui.ui.dialogs.rich_dialog import RichDialog


class ShortcutsDialog(RichDialog):
    """Lists what has a key: key and explanation."""

    def __init__(self, actions: list[QAction], parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("ShortcutsDialog", "Keyboard shortcuts")
        rows = [
            (action.shortcut().toString(QKeySequence.SequenceFormat.NativeText), action.statusTip())
            for action in actions
            if not action.shortcut().isEmpty()
        ]
        rows.append(
            (
                "Tab",
                QCoreApplication.translate("ShortcutsDialog", "Go on to the next text, slider or button of the window"),
            )
        )
        cells = "".join(
            f"<tr><td style='white-space:nowrap'><b>{escape(keys)}</b></td><td>{escape(tip)}</td></tr>"
            for keys, tip in rows
        )
        super().__init__(title, f"<h2>{title}</h2><table cellpadding='4'>{cells}</table>", 620, 560, parent)
