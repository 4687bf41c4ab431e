"""What of the overviews is shown, and whether the panes scroll together: menu entries, page and memory in step."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker

from neardup_gui.settings import UserSettings
from neardup_gui.ui.actions import Actions
from neardup_gui.ui.compare_page import ComparePage
from neardup_gui.ui.dialogs.font_dialog import FontDialog


class ViewOptions:
    """Connects the entries of the View menu with the page, and remembers each as soon as it is changed."""

    def __init__(self, actions: Actions, settings: UserSettings, page: ComparePage) -> None:
        self._actions = actions
        self._settings = settings
        self._page = page
        actions.show_strips.toggled.connect(self._show_strips)
        actions.show_links.toggled.connect(self._show_links)
        actions.typeface.triggered.connect(lambda: self._ask_typeface())
        actions.scroll_together.toggled.connect(self._scroll_together)
        self._parts = (
            ("score", actions.show_score, True, page.score.setVisible),
            ("gems", actions.show_gems, False, page.on_demand.show_gems),
            ("shingles", actions.show_shingles, False, page.on_demand.show_shingles),
            ("found_by", actions.show_sources, False, page.on_demand.show_sources),
        )
        page.score.all_figures_chosen.connect(partial(settings.set_shown, "all_figures"))
        for part, action, _, apply in self._parts:
            action.toggled.connect(partial(settings.set_shown, part))
            action.toggled.connect(apply)

    def restore(self) -> None:
        """Show what was shown when the program was last left. The splitter must have been restored before."""
        settings, actions = self._settings, self._actions
        for action, wanted, apply in (
            (actions.show_strips, settings.strips_shown, self._show_strips),
            (actions.show_links, settings.links_shown, self._show_links),
            (actions.scroll_together, settings.scroll_together, self._scroll_together),
        ):
            action.setChecked(wanted)
            apply(wanted)
        self._page.set_typeface(settings.typeface)
        self._page.score.set_all_wanted(settings.is_shown("all_figures", otherwise=False))
        for part, action, otherwise, apply in self._parts:
            wanted = settings.is_shown(part, otherwise)
            with QSignalBlocker(action):
                action.setChecked(wanted)
            apply(wanted)

    def _ask_typeface(self) -> None:
        dialog = FontDialog(self._settings.typeface, self._page.zoom, self._page)
        if dialog.exec():
            self._settings.typeface = dialog.chosen
            self._page.set_typeface(dialog.chosen)
        dialog.deleteLater()

    def _show_strips(self, shown: bool) -> None:
        self._settings.strips_shown = shown
        self._page.set_strips_shown(shown)

    def _show_links(self, shown: bool) -> None:
        self._settings.links_shown = shown
        self._page.splitter.set_links_shown(shown)

    def _scroll_together(self, together: bool) -> None:
        self._settings.scroll_together = together
        self._page.overviews.following.set_enabled(together)
