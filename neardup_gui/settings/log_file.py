"""The log file: what went wrong, for those who mend it. The text of a manuscript is never written there."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from platformdirs import user_log_path

LARGEST: Final = 512 * 1024  # bytes, then a new file is begun
KEPT: Final = 3


def log_path() -> Path:
    """Return where the log file is, whether or not it is there yet."""
    return user_log_path("neardup", appauthor=False) / "neardup.log"


def start_log(path: Path | None = None) -> Path | None:
    """Send what the program and Qt log to the file. Return its path, or None where it cannot be written.

    A log that cannot be written must not keep the program from starting.
    """
    target = path or log_path()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(target, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    except OSError as error:
        print(f"The log file {target} cannot be written: {error.strerror}", file=sys.stderr)
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    for name in ("neardup_gui", "qt"):
        logger = logging.getLogger(name)
        logger.setLevel(logging.INFO)
        logger.addHandler(handler)
    return target
