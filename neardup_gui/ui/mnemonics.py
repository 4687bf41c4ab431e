"""Labels without the mark of the key that chooses them."""

from __future__ import annotations

import re
from typing import Final

# Chinese puts the letter behind the words: 打开(&O)…
_BEHIND: Final = re.compile(r"\s*\(&\w\)")


def without_key(label: str) -> str:
    """Return what a label says, without its mnemonic and a closing colon."""
    return _BEHIND.sub("", label).replace("&", "").rstrip(":：")
