"""Control words of RTF: which stand for characters, and which begin a group that is not the text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CHARACTERS: Final[Mapping[str, str]] = {
    "tab": "\t", "line": "\n", "lbr": "\n", "emdash": "\u2014", "endash": "\u2013", "emspace": "\u2003",
    "enspace": "\u2002", "qmspace": "\u2005", "bullet": "\u2022", "lquote": "\u2018", "rquote": "\u2019",
    "ldblquote": "\u201c", "rdblquote": "\u201d", "zwj": "\u200d", "zwnj": "\u200c", "zwbo": "\u200b",
    "zwnbo": "\u2060", "ltrmark": "\u200e", "rtlmark": "\u200f",
}  # fmt: skip
SYMBOLS: Final[Mapping[str, str]] = {
    "~": "\u00a0", "-": "\u00ad", "_": "\u2011", "\\": "\\", "{": "{", "}": "}", "\t": "\t",
}  # fmt: skip
# Groups whose text is not read. Those that a file marks with an asterisk are passed over unless they are in STARRED.
SKIPPED: Final = frozenset({
    "colortbl", "filetbl", "pict", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf",
    "ftnsep", "ftnsepc", "ftncn", "aftnsep", "aftnsepc", "aftncn", "objdata", "objclass", "objname", "fldinst",
    "nonshppict", "listtext", "pntext", "pn", "pntxta", "pntxtb", "shprslt", "sp", "sn", "sv", "xe", "rxe", "txe", "tc",
    "tcn", "nonesttables", "annotation", "atnid", "atnauthor", "atndate", "atnref", "atntime", "atnicn", "atnparent",
    "bkmkstart", "bkmkend", "listtable", "listoverridetable", "revtbl", "rsidtbl", "generator", "template", "themedata",
    "colorschememapping", "datastore", "latentstyles", "xmlnstbl", "mmathPict", "moMath", "moMathPara", "background",
    "falt", "panose", "fname", "fontemb", "fontfile", "bliptag", "blipuid", "picprop", "userprops", "docvar", "upr",
    "listname", "leveltext", "levelnumbers", "nextfile", "keycode", "private", "gridtbl", "pgptbl", "defchp", "defpap",
})  # fmt: skip
STARRED: Final = frozenset({"shpinst", "shptxt", "do", "dptxbxtext", "ud", "nesttableprops", "footnote", "fldrslt"})
BOXES: Final = frozenset({"shptxt", "dptxbxtext"})
CODE_PAGES: Final[Mapping[str, int]] = {"ansi": 1252, "mac": 10000, "pc": 437, "pca": 850}
