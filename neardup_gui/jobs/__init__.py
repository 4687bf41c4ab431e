"""Work off the GUI thread: submit, progress, cancel, latest wins, a clean end."""

from neardup_gui.jobs.garbage import GuiThreadCollector
from neardup_gui.jobs.worker import DefectError, Ticket, Worker

__all__ = ["DefectError", "GuiThreadCollector", "Ticket", "Worker"]
