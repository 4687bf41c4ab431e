"""The settings of the comparison, live."""

from neardup_gui.ui.settings_panel.panel import SettingsPanel

__all__ = ["SettingsPanel"]
