"""What the user has chosen and the program remembers, the language it speaks, and where its log is."""

from neardup_gui.settings.log_file import log_path, start_log
from neardup_gui.settings.presets import Presets
from neardup_gui.settings.translation import Translations
from neardup_gui.settings.user_settings import Theme, UserSettings

__all__ = ["Presets", "Theme", "Translations", "UserSettings", "log_path", "start_log"]
