"""What the signs of the symbol fonts are in Unicode, as far as it has them.

Adobe's Symbol encoding is published with the font; of Wingdings the signs that documents use as bullets, boxes, arrows
and faces.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_SYMBOL_ROWS: Final = {
    0x20: " !∀#∃%&∋()∗+,−./0123456789:;<=>?",
    0x40: "≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_",
    0x60: "‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼",
    0xA0: "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵",
    0xC0: "ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓",
    0xE0: "◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪",
    0xF1: "⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭",
}
_SYMBOL: Final[Mapping[int, str]] = {
    start + place: sign for start, row in _SYMBOL_ROWS.items() for place, sign in enumerate(row)
}
_WINGDINGS: Final[Mapping[int, str]] = {
    0x20: " ", 0x21: "✏", 0x22: "✂", 0x23: "✁", 0x28: "☎", 0x29: "✆", 0x2A: "✉", 0x36: "⌛", 0x37: "⌨", 0x3F: "✍",
    0x41: "✌", 0x45: "☜", 0x46: "☞", 0x47: "☝", 0x48: "☟", 0x4A: "☺", 0x4C: "☹", 0x4E: "☠", 0x51: "✈", 0x52: "☼",
    0x54: "❄", 0x58: "✠", 0x59: "✡", 0x5A: "☪", 0x5B: "☯", 0x6C: "●", 0x6E: "■", 0x6F: "□", 0x71: "❑", 0x72: "❒",
    0x75: "◆", 0x76: "❖", 0x7B: "❀", 0x9F: "•", 0xA7: "▪", 0xA8: "◻", 0xAB: "★", 0xD8: "➢", 0xDF: "←", 0xE0: "→",
    0xE1: "↑", 0xE2: "↓", 0xE8: "➔", 0xEF: "⇦", 0xF0: "⇨", 0xFB: "✗", 0xFC: "✓", 0xFD: "☒", 0xFE: "☑",
}  # fmt: skip
_FONTS: Final[Mapping[str, Mapping[int, str]]] = {"symbol": _SYMBOL, "wingdings": _WINGDINGS}
_PRIVATE: Final = range(0xF000, 0xF100)  # where the fonts' 256 signs stand in Unicode's private area


def is_symbol_font(font: str) -> bool:
    """Whether the signs of a font have their meaning by the font alone, and we know it."""
    return font.strip().lower() in _FONTS


def symbol(font: str, code: int) -> str:
    """Return the sign that ``code`` (0–255, or its place in the private area) shows in a symbol font.

    An empty string where the font is none that we know, or Unicode has no such sign.
    """
    if code in _PRIVATE:
        code -= _PRIVATE.start
    return _FONTS.get(font.strip().lower(), {}).get(code, "")
