"""How the user wants reports to look: remembered from one export to the next, with the organisation's logo."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QSettings

from neardup_gui.report.logo import LARGEST, Logo, logo_kind
from neardup_gui.report.options import ORDERS, PAPERS, Order, Paper, ReportOptions
from neardup_gui.report.output import write_whole
from neardup_gui.wording.translator import available_languages

LOGO_FILE: Final = "report-logo"  # beside the INI file, without suffix: what it is, its first bytes tell
LONGEST_NAME: Final = 200  # characters of an organisation's name

_log = logging.getLogger(__name__)


class ReportChoices:
    """Reads and writes what the export dialog asks. Whatever stands in the file, reading gives something usable."""

    def __init__(self, store: QSettings) -> None:
        self._store = store
        self._logo_path = Path(store.fileName()).with_name(LOGO_FILE)

    @property
    def options(self) -> ReportOptions:
        """Paper, organisation, logo, order and shortening, as they were chosen last."""
        paper, order = self._text("report/paper"), self._text("report/order")
        return ReportOptions(
            paper=PAPERS[PAPERS.index(paper)] if paper in PAPERS else usual_paper(),
            organisation=self._text("report/organisation")[:LONGEST_NAME],
            logo=self.logo,
            order=ORDERS[ORDERS.index(order)] if order in ORDERS else ORDERS[0],
            shorten=self._text("report/shorten") != "no",
        )

    def choose(self, paper: Paper, order: Order, shorten: bool, organisation: str) -> None:
        """Remember all but the logo."""
        for name, value in (
            ("paper", paper),
            ("order", order),
            ("shorten", "yes" if shorten else "no"),
            ("organisation", organisation.strip()[:LONGEST_NAME]),
        ):
            self._store.setValue(f"report/{name}", value)

    @property
    def language(self) -> str | None:
        """The language that reports were written in last; None: that of the window."""
        text = self._text("report/language")
        return text if text in available_languages() else None

    @language.setter
    def language(self, code: str | None) -> None:
        self._store.setValue("report/language", code or "")

    @property
    def logo(self) -> bytes | None:
        """The picture, of which a copy is kept: it is there even where its file was moved away."""
        try:
            if not self._logo_path.is_file() or self._logo_path.stat().st_size > LARGEST:
                return None
            data = self._logo_path.read_bytes()
        except OSError as error:
            _log.info("the logo cannot be read: %s", error.strerror)
            return None
        return data if logo_kind(data) is not None else None

    def set_logo(self, data: bytes | None) -> None:
        """Keep a picture, or none. Raises ValueError where it is no PNG, JPEG or SVG, and OutputError."""
        if data is None:
            with contextlib.suppress(OSError):
                self._logo_path.unlink(missing_ok=True)
            return
        Logo(data)
        self._logo_path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._logo_path, data)

    def _text(self, key: str) -> str:
        value = self._store.value(key)
        return value if isinstance(value, str) else ""


def usual_paper() -> Paper:
    """Return the paper of the country: Letter in North America, else A4."""
    letter = {QLocale.Country.UnitedStates, QLocale.Country.Canada, QLocale.Country.Mexico}
    return "Letter" if QLocale.system().territory() in letter else "A4"
