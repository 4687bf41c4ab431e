"""Dialogs of the settings that need more room than the panel has. They stay open and act at once."""
