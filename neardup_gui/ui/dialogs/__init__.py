"""Dialogs: paste a text, how to read the figures, the keys, about, and plain messages."""
