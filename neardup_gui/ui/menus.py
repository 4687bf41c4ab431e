"""The menu bar and the tool bar."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QWidget

from neardup_gui.settings.translation import window_languages
from neardup_gui.ui.actions import Actions
from neardup_gui.ui.icons import icon, switch_icon
from neardup_gui.ui.language_names import LANGUAGE_NAMES
from neardup_gui.ui.mnemonics import without_key
from neardup_gui.ui.theme import Theme


class Menus:
    """Fills a window's menu bar and tool bar from its actions."""

    def __init__(self, window: QMainWindow, actions: Actions, fill_recent: Callable[[QMenu], None]) -> None:
        self._window = window
        self._actions = actions
        self.language_group = QActionGroup(window)
        self._menu_bar(fill_recent)
        self.tool_bar = self._make_tool_bar()

    def show_language(self, chosen: str | None) -> None:
        """Tick the language that the user chose; None is the system's."""
        for action in self.language_group.actions():
            action.setChecked(action.data() == (chosen or ""))

    def set_theme(self, theme: Theme) -> None:
        """Paint the icons in the colours of the theme."""
        actions = self._actions
        for name, action in (
            ("open", actions.open_both),
            ("swap", actions.swap),
            ("previous", actions.previous_passage),
            ("next", actions.next_passage),
            ("report", actions.export_pdf),
            ("settings", actions.show_settings),
            ("list", actions.show_passages),
        ):
            action.setIcon(icon(name, theme))
            action.setIconVisibleInMenu(False)  # a few pictures among many lines would only make them ragged
        actions.scroll_together.setIcon(switch_icon("link", "unlink", theme))
        actions.scroll_together.setIconVisibleInMenu(False)

    def fit(self, width: int) -> None:
        """Show the names beside the pictures of the tool bar where there is room for them."""
        style = Qt.ToolButtonStyle
        self.tool_bar.setToolButtonStyle(style.ToolButtonTextBesideIcon)
        if self.tool_bar.sizeHint().width() > width:
            self.tool_bar.setToolButtonStyle(style.ToolButtonIconOnly)

    def _menu_bar(self, fill_recent: Callable[[QMenu], None]) -> None:
        translate, actions = QCoreApplication.translate, self._actions
        file_menu = self._menu(translate("Menus", "&File"))
        file_menu.addActions([actions.open_a, actions.open_b, actions.open_both])
        self.recent = QMenu(translate("Menus", "&Recent files"), file_menu)
        self.recent.aboutToShow.connect(lambda: fill_recent(self.recent))
        file_menu.addMenu(self.recent)
        file_menu.addActions([actions.open_sample, actions.reload])
        self._add(file_menu, None, actions.paste_a, actions.paste_b, None, *actions.reports(), actions.export_csv)
        self._add(file_menu, None, *actions.prints())
        self._add(file_menu, None, actions.quit)
        compare = self._menu(translate("Menus", "&Comparison"))
        self._add(compare, actions.next_passage, actions.previous_passage, None)
        self._add(compare, *actions.judgements(), None, actions.undo, actions.redo, None)
        kept = compare.addMenu(translate("Menus", "S&tates and notes"))
        self._add(kept, actions.keep_marks, actions.forget_marks)
        self._add(compare, None, actions.swap, actions.about_texts, None)
        self._add(compare, actions.show_compared, actions.edit_left_out, actions.edit_stop_words, actions.edit_methods)
        self._add(compare, None, actions.copy_figures)
        find = self._menu(translate("Menus", "F&ind"))
        self._add(find, actions.find_words, actions.find_next, actions.find_previous, None)
        self._add(find, actions.go_to, None, actions.copy_with_source)
        view = self._menu(translate("Menus", "&View"))
        self._add(view, actions.show_score, actions.show_passages, actions.show_settings)
        self._add(view, actions.show_strips, actions.show_links, None)
        self._add(view, actions.show_sources, actions.show_shingles, actions.show_gems, None)
        self._add(view, actions.scroll_together, None)
        self._add(view, actions.zoom_in, actions.zoom_out, actions.zoom_reset, actions.typeface, None)
        self._add(view, actions.full_screen, None)
        theme = view.addMenu(translate("Menus", "&Colours"))
        theme.addActions(list(actions.themes.values()))
        language = view.addMenu(translate("Menus", "L&anguage"))
        for code in ("", *window_languages()):
            name = LANGUAGE_NAMES.get(code, code) if code else translate("Menus", "As the &system")
            action = QAction(name, self.language_group)
            action.setCheckable(True)
            action.setData(code)
            language.addAction(action)
        help_menu = self._menu(translate("Menus", "&Help"))
        self._add(help_menu, actions.help_figures, actions.help_shortcuts, None, actions.show_log, None, actions.about)

    def _menu(self, title: str) -> QMenu:
        menu = self._window.menuBar().addMenu(title)
        menu.setToolTipsVisible(False)
        return menu

    def _add(self, menu: QMenu, *entries: QAction | None) -> None:
        for entry in entries:
            if entry is None:
                menu.addSeparator()
            else:
                menu.addAction(entry)

    def _make_tool_bar(self) -> QToolBar:
        actions = self._actions
        bar = QToolBar(QCoreApplication.translate("Menus", "Tool bar"), self._window)
        bar.setObjectName("toolBar")
        bar.setMovable(False)
        bar.setIconSize(QSize(20, 20))
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        bar.addActions([actions.open_both, actions.swap])
        bar.addSeparator()
        bar.addActions([actions.previous_passage, actions.next_passage])
        bar.addSeparator()
        bar.addAction(actions.export_pdf)
        spacer = QWidget()
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(spacer)
        bar.addActions([actions.scroll_together, actions.show_passages, actions.show_settings])
        for action in bar.actions():
            if action.text():
                action.setIconText(without_key(action.text()).rstrip("…"))
        self._window.addToolBar(bar)
        return bar
