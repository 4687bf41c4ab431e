"""What the formats of a report are called in the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from neardup_gui.report.formats import ReportFormat


def format_title(chosen: ReportFormat) -> str:
    """Return what a format is called."""
    translate = QCoreApplication.translate
    match chosen.name:
        case "pdf":
            return translate("Exporting", "PDF document")
        case "html":
            return translate("Exporting", "Web page")
        case "docx":
            return translate("Exporting", "Word document")
        case "xlsx":
            return translate("Exporting", "Excel workbook")
        case _:
            return translate("Exporting", "Table for spreadsheets")
