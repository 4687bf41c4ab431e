"""Reads the words of an RTF file one after the other. No recursion, one look at each byte."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Final

from neardup_gui.documents.blocks import Blocks
from neardup_gui.documents.docx_styles import heading_level, is_contents
from neardup_gui.documents.draft import TextBuilder
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadOptions
from neardup_gui.documents.rtf_fonts import Font, FontTable, codec_of
from neardup_gui.documents.rtf_layout import Layout, Properties
from neardup_gui.documents.rtf_words import BOXES, CHARACTERS, CODE_PAGES, SKIPPED, STARRED, SYMBOLS
from neardup_gui.documents.symbols import symbol
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_TOKEN: Final = re.compile(
    r"""((?:\\'[0-9a-fA-F]{2})+)                             # 1: bytes in hexadecimal
    |((?:\\u-?[0-9]{1,6}[ ]?(?:\\'[0-9a-fA-F]{2}|\?))+)      # 2: characters with what stands in for them
    |\\([a-zA-Z]{1,32}+)(-?[0-9]{1,10}+)?[ ]?                # 3, 4: a control word and its number
    |\\([^a-zA-Z])                                           # 5: a control symbol
    |([{}])                                                  # 6: a group
    |([^\\{}\r\n]+)                                          # 7: text
    |[\r\n]+|\\""",
    re.VERBOSE,
)
_UNICODE: Final = re.compile(r"\\u(-?[0-9]{1,6})[ ]?(\\'[0-9a-fA-F]{2}|\?)")
_NUMBER: Final = re.compile(r"\\u(-?[0-9]{1,6})")
_SURROGATES: Final = re.compile("[\ud800-\udfff]")
_NOTHING_MORE: Final = " \t\r\n\0\x1a"
_SYMBOL_PLACES: Final = range(0xF020, 0xF100)
_PRIVATE: Final = 0xF000  # a symbol font's sign that Unicode does not have keeps the place that Word gives it
_BODY_LEVEL: Final = 9  # \outlinelevel9 is no heading
_LOOK_EVERY: Final = 4_095
_DEEPEST_LEVEL: Final = 9


class _Place(IntEnum):
    """What the group being read is for."""

    TEXT = 0
    SKIPPED = 1
    FONTS = 2
    STYLES = 3
    INFO = 4
    TITLE = 5
    AUTHOR = 6
    NESTED_ROW = 7


@dataclass(slots=True)
class _State:
    """What holds until the group ends. ``font`` -1: the default one; ``around``: the place that ``upr`` stands in."""

    place: _Place = _Place.TEXT
    font: int = -1
    fallback: int = 1  # characters that stand in for one of Unicode
    hidden: bool = False
    inserted: bool = False
    deleted: bool = False
    properties: Properties = field(default_factory=Properties)
    in_table: bool = False
    nesting: int = 1
    around: _Place = _Place.TEXT
    opens: str = ""  # what ends with the group: "note", "box"


@dataclass(slots=True)
class _Style:
    number: int = 0
    level: int | None = None
    name: str = ""


class Parser:
    """Parses one file. After :meth:`parse`: ``title``, ``author``, ``hidden`` (characters), ``formulas``,
    ``cut_short`` (the file ended inside a group).
    """

    def __init__(self, data: str, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> None:
        self._data = data
        self._options = options
        self._progress = progress
        self._limits = limits
        self._original = options.tracked_changes == "original"
        self._fonts = FontTable()
        self._font = 0  # of the line of the font table that is read
        self._styles: dict[int, Properties] = {}
        self._style = _Style()
        self._state = _State()
        self._groups: list[_State] = []
        self._layout = Layout(TextBuilder())
        self._notes = Layout(TextBuilder())
        self._outer: list[Layout] = []
        self._bytes: list[str] = []  # not yet decoded, because a character may go on
        self._half = ""  # the first half of a surrogate pair
        self._to_skip = 0
        self._is_starred = False
        self._info: dict[_Place, list[str]] = {_Place.TITLE: [], _Place.AUTHOR: []}
        self.hidden = 0
        self.formulas = 0
        self.cut_short = False
        self._words = self._actions()

    @property
    def title(self) -> str | None:
        return " ".join("".join(self._info[_Place.TITLE]).split()) or None

    @property
    def author(self) -> str | None:
        return " ".join("".join(self._info[_Place.AUTHOR]).split()) or None

    def parse(self) -> tuple[str, Blocks]:
        """Return the text and its blocks. Raises DocumentError ``too_deep``; Cancelled."""
        data, match = self._data, _TOKEN.match
        position, steps, size = 0, 0, max(1, len(data))
        self._layout.builder.page = 1 if re.search(r"\\softpage\b", data) else None
        while (found := match(data, position)) is not None:
            position = found.end()
            steps += 1
            if not steps & _LOOK_EVERY:
                self._progress.at(position / size)
            kind = found.lastindex
            if kind is None:
                continue
            if kind == 7:
                self._text(found[7])
            elif kind == 1:
                self._hexadecimal(found[1])
            elif kind == 2:
                self._unicode_run(found[2])
            elif kind == 6:
                self._brace(found[6])
                if not self._groups and not data[position : position + 4_096].strip(_NOTHING_MORE):
                    break
            elif kind == 5:
                self._control_symbol(found[5])
            elif found[3] == "bin":
                position += min(max(0, int(found[4] or 0)), size)
            else:
                self._control_word(found[3], found[4])
        return self._finish()

    def _finish(self) -> tuple[str, Blocks]:
        self.cut_short = bool(self._groups)
        if self._half:
            self._half = ""
            self._put("\ufffd")
        while self._groups:
            self._end_group()
        self._flush()
        self._layout.finish()
        self._notes.finish()
        builder = self._layout.builder
        builder.as_notes = True
        builder.page = None
        builder.append(*self._notes.builder.finish())
        return builder.finish()

    def _brace(self, brace: str) -> None:
        self._flush()
        self._to_skip = 0
        self._is_starred = False
        if brace == "{":
            if len(self._groups) >= self._limits.depth:
                raise DocumentError("too_deep", part="RTF", limit=self._limits.depth)
            self._groups.append(self._state)
            self._state = replace(self._state, opens="")
            if self._state.place is _Place.STYLES:
                self._style = _Style()
        elif self._groups:
            self._end_group()

    def _end_group(self) -> None:
        self._flush()
        ended, self._state = self._state, self._groups.pop()
        if ended.place is _Place.STYLES:
            self._keep_style()
        if ended.opens and self._outer:
            closed = self._layout
            closed.finish()
            self._layout = self._outer.pop()
            if ended.opens == "box":
                self._layout.add_box(closed.builder)
        self._layout.properties = self._state.properties

    def _text(self, text: str) -> None:
        if self._to_skip:
            skipped = min(self._to_skip, len(text))
            self._to_skip -= skipped
            text = text[skipped:]
        self._is_starred = False
        place = self._state.place
        if place is _Place.SKIPPED or place is _Place.INFO or not text:
            return
        if place is _Place.FONTS:
            self._font_name(text)
        elif place is _Place.STYLES:
            self._style.name += text[:200]
        else:
            self._bytes.append(text.replace("\0", "") if "\0" in text else text)

    def _hexadecimal(self, run: str) -> None:
        if self._to_skip:
            skipped = min(self._to_skip, len(run) // 4)
            self._to_skip -= skipped
            run = run[4 * skipped :]
        if self._state.place is _Place.STYLES:
            self._style.name += "?"
        elif self._state.place not in (_Place.SKIPPED, _Place.FONTS, _Place.INFO):
            self._bytes.append(bytes.fromhex(run.replace("\\'", "")).decode("latin-1"))

    def _unicode_run(self, run: str) -> None:
        self._flush()
        if self._state.fallback == 1:
            self._units([_code(number) for number in _NUMBER.findall(run)])
            self._to_skip = 0
            return
        for number, stand_in in _UNICODE.findall(run):
            self._units([_code(number)])
            self._to_skip = max(0, self._state.fallback - 1)
            if not self._state.fallback and stand_in == "?":
                self._text(stand_in)
            elif not self._state.fallback:
                self._hexadecimal(stand_in)

    def _units(self, units: list[int]) -> None:
        """Put characters that are given as UTF-16 units."""
        symbols = self._fonts.symbols(self._font_number())
        if symbols:
            text = "".join((unit in _SYMBOL_PLACES and symbol(symbols, unit)) or chr(unit) for unit in units)
        else:
            text = "".join(map(chr, units))
        if self._half or _SURROGATES.search(text):
            text = self._half + text
            half = text[-1] if "\ud800" <= text[-1] <= "\udbff" else ""
            text = text.removesuffix(half).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
            self._half = ""
            self._put(text.replace("\0", ""))
            self._half = half
        else:
            self._put(text.replace("\0", ""))

    def _control_symbol(self, sign: str) -> None:
        if self._to_skip:
            self._to_skip -= 1
            return
        if sign == "*":
            self._is_starred = True
        elif sign in "\r\n":
            self._control_word("par", None)
        elif sign in SYMBOLS:
            if ord(sign) < 0x80 and SYMBOLS[sign] == sign:
                self._text(sign)
            else:
                self._flush()
                self._put(SYMBOLS[sign])

    def _control_word(self, word: str, number: str | None) -> None:
        if word == "u" and number is not None:
            self._flush()
            self._units([_code(number)])
            self._to_skip = self._state.fallback
            return
        if self._to_skip:
            self._to_skip -= 1
            return
        starred, self._is_starred = self._is_starred, False
        if word in SKIPPED or (starred and word not in STARRED and word not in self._words):
            self._skip_group(word)
            return
        action = self._words.get(word)
        if action is not None:
            self._flush()
            action(word, None if number is None else int(number))
        elif word in CHARACTERS:
            self._flush()
            self._put(CHARACTERS[word])

    def _skip_group(self, word: str) -> None:
        self._flush()
        if word == "moMath" and self._state.place is _Place.TEXT:
            self.formulas += 1
        if word == "upr":
            self._state.around = self._state.place
        if self._groups:
            self._state.place = _Place.SKIPPED

    def _flush(self) -> None:
        """Decode the bytes that have come, in the code page of the font."""
        if not self._bytes:
            return
        gathered, self._bytes = "".join(self._bytes), []
        number = self._font_number()
        symbols = self._fonts.symbols(number)
        if symbols and self._state.place is _Place.TEXT:
            self._put("".join(symbol(symbols, ord(sign)) or chr(_PRIVATE + ord(sign)) for sign in gathered))
        elif gathered.isascii():
            self._put(gathered)
        else:
            self._put(gathered.encode("latin-1").decode(self._fonts.codec(number), "replace"))

    def _font_number(self) -> int:
        return self._fonts.default if self._state.font < 0 else self._state.font

    def _put(self, text: str) -> None:
        """Add characters to wherever the group says."""
        if self._half and text:  # whose other half never came
            self._half, text = "", "\ufffd" + text
        state = self._state
        if state.place in self._info:
            self._info[state.place].append(text)
        elif state.place is _Place.TEXT:
            if state.hidden:
                self.hidden += len(text)
            elif not (state.inserted if self._original else state.deleted):
                self._layout.text(text)

    def _font_name(self, text: str) -> None:
        name, ended, _ = text.partition(";")
        font = self._fonts.fonts.setdefault(self._font, Font())
        if not font.name.endswith(";"):
            font.name = (font.name + name)[:200]
        if ended:
            font.name = font.name.strip()

    def _keep_style(self) -> None:
        style, self._style = self._style, _Style()
        name = style.name.strip().rstrip(";")
        level = heading_level(name) or 0 if style.level is None else style.level
        if style.number >= 0 and name:
            self._styles[style.number] = Properties(level=level, contents=is_contents(name))

    def _actions(self) -> Mapping[str, Callable[[str, int | None], None]]:
        place = {
            "fonttbl": _Place.FONTS, "stylesheet": _Place.STYLES, "info": _Place.INFO,
            "nesttableprops": _Place.NESTED_ROW,
        }  # fmt: skip
        return {
            **{word: lambda _w, _n, p=found: self._enter_place(p) for word, found in place.items()},
            **dict.fromkeys(("title", "author"), self._about),
            **dict.fromkeys((*CODE_PAGES, "ansicpg"), self._page_of_file),
            **dict.fromkeys(("s", "cs", "ds", "ts"), self._style_number),
            **dict.fromkeys(("page", "softpage"), self._break_page),
            **dict.fromkeys(("par", "sect", "cell", "nestcell", "row", "nestrow"), self._mark),
            **dict.fromkeys(("intbl", "itap", "outlinelevel"), self._paragraph_word),
            **dict.fromkeys(("v", "revised", "deleted"), self._switch),
            **dict.fromkeys(BOXES, self._box),
            "deff": self._default_font, "f": self._font_word, "fcharset": self._charset, "cpg": self._charset,
            "uc": self._fallback_word, "ud": self._restore, "plain": self._plain, "pard": self._pard,
            "trowd": self._row_defined, "footnote": self._footnote,
        }  # fmt: skip

    def _enter_place(self, place: _Place) -> None:
        if self._groups and self._state.place is not _Place.SKIPPED:
            self._state.place = place

    def _about(self, word: str, _number: int | None) -> None:
        if self._state.place is _Place.INFO:
            self._state.place = _Place.TITLE if word == "title" else _Place.AUTHOR

    def _page_of_file(self, word: str, number: int | None) -> None:
        if word == "ansicpg":
            self._fonts.page = codec_of(number or 0) or self._fonts.page
        elif word != "ansi":  # which says no more than what is usual
            self._fonts.page = codec_of(CODE_PAGES[word])

    def _style_number(self, word: str, number: int | None) -> None:
        if self._state.place is _Place.STYLES:
            self._style.number = (number or 0) if word == "s" else -1
        elif word == "s":
            found = self._styles.get(number or 0, Properties())
            self._set(replace(found, table_level=self._state.properties.table_level))

    def _break_page(self, word: str, _number: int | None) -> None:
        builder = self._layout.builder
        if self._state.place is _Place.TEXT and not self._outer:
            builder.next_page()
        if word == "page" and builder.is_open and self._state.place is _Place.TEXT:
            self._layout.end_paragraph()

    def _mark(self, word: str, _number: int | None) -> None:
        state = self._state
        if state.place is _Place.NESTED_ROW and word == "nestrow":
            self._layout.end_row(nested=True)
        if state.place is not _Place.TEXT or state.hidden or (state.inserted if self._original else state.deleted):
            return
        layout = self._layout
        match word:
            case "cell" | "nestcell":
                layout.end_cell(nested=word == "nestcell")
            case "row" | "nestrow":
                layout.end_row(nested=word == "nestrow")
            case "par":
                layout.end_paragraph()
            case _:
                if layout.builder.is_open:
                    layout.end_paragraph()

    def _paragraph_word(self, word: str, number: int | None) -> None:
        state = self._state
        if word == "outlinelevel":
            level = 0 if number is None or not 0 <= number < _BODY_LEVEL else min(_DEEPEST_LEVEL, number + 1)
            if state.place is _Place.STYLES:
                self._style.level = level
            else:
                self._set(replace(state.properties, level=level))
            return
        if word == "intbl":
            state.in_table = True
        else:
            state.nesting = max(0, number or 0)
            state.in_table = state.in_table or state.nesting > 0
        self._set(replace(state.properties, table_level=max(1, state.nesting) if state.in_table else 0))

    def _set(self, properties: Properties) -> None:
        if self._state.place is _Place.TEXT:
            self._state.properties = self._layout.properties = properties

    def _switch(self, word: str, number: int | None) -> None:
        on = number != 0
        if word == "v":
            self._state.hidden = on
        elif word == "revised":
            self._state.inserted = on
        else:
            self._state.deleted = on

    def _default_font(self, _word: str, number: int | None) -> None:
        self._fonts.default = number or 0

    def _font_word(self, _word: str, number: int | None) -> None:
        if self._state.place is _Place.FONTS:
            self._font = number or 0
            self._fonts.fonts[self._font] = Font()
        else:
            self._state.font = number or 0

    def _charset(self, word: str, number: int | None) -> None:
        if self._state.place is _Place.FONTS:
            font = self._fonts.fonts.setdefault(self._font, Font())
            if word == "cpg":
                font.page = number
            else:
                font.charset = number

    def _fallback_word(self, _word: str, number: int | None) -> None:
        self._state.fallback = min(100, max(0, 1 if number is None else number))

    def _restore(self, _word: str, _number: int | None) -> None:
        """Read the Unicode twin of a group whose plain one was passed over."""
        if self._state.place is _Place.SKIPPED:
            self._state.place = self._state.around

    def _plain(self, _word: str, _number: int | None) -> None:
        state = self._state
        state.font = -1
        state.hidden = state.inserted = state.deleted = False

    def _pard(self, _word: str, _number: int | None) -> None:
        self._state.in_table, self._state.nesting = False, 1
        self._set(self._styles.get(0, Properties()))

    def _row_defined(self, _word: str, _number: int | None) -> None:
        if self._state.place is _Place.TEXT:
            self._layout.begin_row()

    def _footnote(self, _word: str, _number: int | None) -> None:
        if self._state.place is not _Place.TEXT:
            return
        if not self._options.footnotes:
            self._state.place = _Place.SKIPPED
            return
        self._open(self._notes, "note")

    def _box(self, _word: str, _number: int | None) -> None:
        if self._state.place is _Place.TEXT:
            self._open(Layout(TextBuilder()), "box")

    def _open(self, layout: Layout, opens: str) -> None:
        if layout is self._layout or not self._groups or self._state.opens:
            return  # a note inside a note runs on in it
        self._outer.append(self._layout)
        self._layout = layout
        self._state.opens = opens
        self._state.properties = layout.properties = Properties()
        self._state.in_table, self._state.nesting = False, 1


def _code(number: str) -> int:
    """Return the code that a file writes as a signed number of 16 bits, or some as the code point itself."""
    code = int(number)
    code += 0x10000 if code < 0 else 0
    return code if 0 <= code <= 0x10FFFF else 0xFFFD
