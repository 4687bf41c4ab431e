"""Version, licence, and the libraries that the program stands on."""

from __future__ import annotations

from html import escape
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtWidgets import QWidget

from neardup_gui import __version__
from neardup_gui.ui.dialogs.rich_dialog import RichDialog

LIBRARIES: Final = (
    # distribution, licence
    ("PySide6-Essentials", "LGPL-3.0"),
    ("numpy", "BSD-3-Clause and others"),
    ("xxhash", "BSD-2-Clause"),
    ("pymorphy3", "MIT"),
    ("PyStemmer", "MIT, BSD-3-Clause"),
    ("jieba", "MIT"),
    ("text-unidecode", "Artistic or GPL"),
    ("regex", "Apache-2.0, CNRI-Python"),
    ("rapidfuzz", "MIT"),
    ("chardet", "0BSD"),
    ("python-docx", "MIT"),
    ("EbookLib", "AGPL-3.0"),
    ("lxml", "BSD-3-Clause"),
    ("pypdf", "BSD-3-Clause"),
    ("pypdfium2", "BSD-3-Clause, Apache-2.0"),
    ("XlsxWriter", "BSD-2-Clause"),
    ("platformdirs", "MIT"),
)


class AboutDialog(RichDialog):
    """Tells what this program is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        title = translate("AboutDialog", "About Neardup")
        purpose = translate(
            "AboutDialog",
            "Compares two manuscripts: how similar they are, where, and how sure that is. Everything is computed on "
            "this computer; no text leaves it.",
        )
        licence = translate(
            "AboutDialog",
            "Free software under the GNU General Public License, version 3 or later. It comes without any warranty.",
        )
        heading = translate("AboutDialog", "Version {version}, with Qt {qt}").format(version=__version__, qt=qVersion())
        libraries = translate("AboutDialog", "Libraries and their licences")
        rows = "".join(
            f"<tr><td>{escape(name)}</td><td>{escape(_version(name))}</td><td>{escape(terms)}</td></tr>"
            for name, terms in LIBRARIES
        )
        html = (
            f"<h2>Neardup</h2><p><b>{heading}</b></p><p>{purpose}</p><p>{licence}</p>"
            f"<h3>{libraries}</h3><table cellpadding='3'>{rows}</table>"
        )
        super().__init__(title, html, 560, 560, parent)


def _version(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return "–"
