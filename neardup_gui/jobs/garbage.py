"""Python's cyclic garbage, collected in the GUI thread alone.

Left to itself Python collects in whatever thread happens to allocate. Windows and dialogs that were closed often lie
in reference cycles, and destroying a widget in a worker thread crashes the process.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

EVERY: Final = 400  # milliseconds between two looks at whether a collection is due
# So many new objects at once are a comparison, which lives. Looking for cycles among them would stop the window for
# a tenth of a second and more; as long as they are in use nothing is lost by never looking, and they go by themselves.
MASS: Final = 50_000


class GuiThreadCollector(QObject):
    """Takes over from Python's automatic collection as long as it lives between :meth:`start` and :meth:`stop`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.look)
        self._survivors = 0  # objects that collections have passed over since the last of the oldest generation

    def start(self) -> None:
        """Switch the automatic collection off and look by a timer. To be called in the GUI thread."""
        gc.disable()
        # What has been loaded by now stays for good, so no collection need look at it again.
        gc.freeze()
        self._timer.start()

    def stop(self) -> None:
        """Give collection back to Python."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    def look(self) -> int | None:
        """Collect the oldest generation that is due by Python's own thresholds; return which, None for none.

        Where there are more objects than can be looked at unnoticed, they are taken to stay for good.
        """
        new = gc.get_count()[0]
        if self._survivors + new > MASS:
            gc.freeze()
            self._survivors = 0
            return None
        for generation in (2, 1, 0):
            threshold = gc.get_threshold()[generation]
            if threshold and gc.get_count()[generation] > threshold:
                gc.collect(generation)
                self._survivors = 0 if generation == 2 else self._survivors + new
                return generation
        return None
