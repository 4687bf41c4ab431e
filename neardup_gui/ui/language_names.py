"""Each language under its own name: who cannot read the present one must find theirs."""

from __future__ import annotations

from typing import Final

LANGUAGE_NAMES: Final = {"en": "English", "ru": "Русский", "zh": "中文"}
