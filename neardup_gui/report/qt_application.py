"""Where Qt's own files are, and an application without a screen for the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication


def qt_folder(kind: Literal["plugins", "translations"]) -> Path:
    """Return the folder of Qt's plugins or translations.

    Asked of the package, not of QLibraryInfo: that one splits its answer at commas and semicolons, which a folder of
    the user may well have («Мои книги, том 1»).
    """
    import PySide6

    package = Path(PySide6.__file__).resolve().parent
    inner = package / "Qt" / kind  # Linux and macOS
    return inner if inner.is_dir() else package / kind


def let_qt_find_its_plugins() -> None:
    """Name the folder of plugins to Qt. To be called before the application object is made."""
    from PySide6.QtCore import QCoreApplication

    QCoreApplication.addLibraryPath(str(qt_folder("plugins")))


def ensure_gui_application() -> QGuiApplication:
    """Return the application, making one without a screen where there is none: fonts need it.

    Under Windows and macOS there is always a screen to ask for fonts; elsewhere there may be none.
    """
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtGui import QGuiApplication

    running = QCoreApplication.instance()
    if running is None:
        let_qt_find_its_plugins()
        platform = [] if sys.platform in ("win32", "darwin") else ["-platform", "offscreen"]
        return QGuiApplication(["neardup", *platform])
    if not isinstance(running, QGuiApplication):
        raise RuntimeError("the running application has no GUI, and fonts need one")
    return running
