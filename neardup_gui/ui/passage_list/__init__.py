"""The list of passages: a table that sorts and filters, and what the user makes of each passage."""

from neardup_gui.ui.passage_list.panel import PassageList

__all__ = ["PassageList"]
