"""Sentences and lists put together as each language does it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_WITHOUT_SPACES: Final = ("zh",)


def sentences(parts: Iterable[str], language: str) -> str:
    """Return whole sentences one after the other; empty ones are passed over. Chinese puts no space between them."""
    return ("" if language in _WITHOUT_SPACES else " ").join(part for part in parts if part)


def listed(items: Iterable[str], language: str) -> str:
    """Return items with what parts them: a comma, in Chinese the mark for enumerations."""
    return ("、" if language in _WITHOUT_SPACES else ", ").join(items)
