"""Fonts of an RTF file, and the code page that each of them means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from neardup_gui.documents.encoding import text_codec
from neardup_gui.documents.symbols import is_symbol_font

_SYMBOL_CHARSET: Final = 2
_CHARSETS: Final = {
    0: 1252, 77: 10000, 78: 932, 79: 949, 80: 936, 81: 950, 85: 10006, 86: 10081, 88: 10029, 89: 10007, 128: 932,
    129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257,
    204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
}  # fmt: skip
_PAGES: Final = {
    10000: "mac-roman", 10006: "mac-greek", 10007: "mac-cyrillic", 10029: "mac-latin2", 10079: "mac-iceland",
    10081: "mac-turkish", 65001: "utf-8", 936: "gb18030", 1361: "johab", 708: "iso8859-6",
}  # fmt: skip
# Windows names the half of a font that is meant by an ending of the font's name.
_NAME_ENDINGS: Final = {
    " cyr": "cp1251", " ce": "cp1250", " greek": "cp1253", " tur": "cp1254", " baltic": "cp1257",
    "(cyrillic)": "cp1251",
}  # fmt: skip
_USUAL: Final = "cp1252"


@dataclass(slots=True)
class Font:
    """One line of the font table."""

    name: str = ""
    charset: int | None = None
    page: int | None = None

    def codec(self, default: str, trusts_ansi: bool) -> str:
        """Return the codec of the font's bytes; ``trusts_ansi``: charset 0 is Western rather than "as the file"."""
        name = self.name.strip().lower()
        if self.page:
            return codec_of(self.page) or default
        for ending, codec in _NAME_ENDINGS.items():
            if name.endswith(ending):
                return codec
        if self.charset in (None, 1, _SYMBOL_CHARSET) or (self.charset == 0 and not trusts_ansi):
            return default
        return codec_of(_CHARSETS.get(self.charset or 0, 0)) or default

    @property
    def symbols(self) -> str:
        """The font's name where its signs mean something else than their codes say, else an empty string."""
        return self.name if is_symbol_font(self.name) else ""


class FontTable:
    """The fonts by number. ``page`` is the file's own code page, None where it names none."""

    def __init__(self) -> None:
        self.fonts: dict[int, Font] = {}
        self.default = 0
        self.page: str | None = None
        self._codecs: dict[int, str] = {}

    def codec(self, number: int) -> str:
        """Return the codec for bytes in the font of that number."""
        found = self._codecs.get(number)
        if found is None:
            found = self.fonts.get(number, Font()).codec(self.page or _USUAL, self._ansi_is_western())
            self._codecs[number] = found
        return found

    def symbols(self, number: int) -> str:
        font = self.fonts.get(number)
        return font.symbols if font is not None else ""

    def _ansi_is_western(self) -> bool:
        """Whether charset 0 is to be believed.

        Careless programs write 0 for each font of a file in another page; those that use charsets knowingly also have a
        font of the charset that goes with the page.
        """
        if self.page in (None, _USUAL):
            return True
        return any(codec_of(_CHARSETS.get(font.charset or 0, 0)) == self.page for font in self.fonts.values())


def codec_of(page: int) -> str | None:
    """Return Python's codec of a Windows code page number, None where there is none."""
    return text_codec(_PAGES.get(page) or f"cp{page}") if page else None
