"""Which 8-bit Cyrillic code page a text is in, judged by how Russian each reading of it looks.

General detectors go by byte statistics of long texts and err on short ones. Here every candidate page maps the bytes to
letters, and what is scored is the letters: how often one follows another in Russian, and whether capitals stand where
capitals stand.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

# In order of preference where two pages read a text alike.
CYRILLIC_PAGES: Final = ("cp1251", "koi8-r", "cp866", "mac-cyrillic", "iso8859-5", "koi8-u", "cp855")

LETTERS: Final = "абвгдежзийклмнопрстуфхцчшщъыьэюяё"
_BOUNDARY: Final = 33  # anything that is not a letter of the table
# Row: a letter (the last row: a boundary). Column: what follows it. A digit of base 36: -4 ln of the frequency, counted
# in three Russian novels of the 19th century, some 3.6 million letters.
_FOLLOWS: Final = (
    "zjdjehgbqjb8dcziebbtohriinzzzziez5",
    "czlxp8xzczhcng8zajubznwtthj5pzwdzf",
    "8ytui9zh9zmgne7kgalgzqunfzzbmzzlz8",
    "bzuzagzzczk9sh2zdqvdzzzoyzzzzzzzzc",
    "7sexq7srazjenb7nbhjbzpjrmzqgezwgzd",
    "wgfcdeihregac9ogacbqzhnhhizzzzmmz5",
    "8mzta3rz8zisv9nzzlzfzzzmzzzzmzzzzd",
    "4ibecgkrfzkhg8ezhosfzzzluzpfjzveza",
    "rjcjedlejgeacbonidbzvfhejnzzzzlfz4",
    "zzzyfzzzzziilewzzcezwzliizzzzzzzz1",
    "5zkzzgwxazvhzg5zcghczwwzwzzzzzzzz7",
    "7uzot9jz8zknzk8rzerezzzmzzzg9zddz7",
    "9wzqz8zz9zolrc8poms9xzwsywzeozzhz5",
    "7xtrk7zx8zlzzc7zrijdwzmmznzcfzneza",
    "zdaccfgikegbcapicbbtqmtgipzzzyklz6",
    "czzzz9zzdzmfzm4r5uoezzsrvzzimzzgzp",
    "6mjjj7jt8ziqlg6pwlhbootokszdezmfzg",
    "drdvkauwez9bffbdnh6hznsjqzvkbzmbkb",
    "9xczo9zzbzjmvg5rcgqfxyrlzxue8zojza",
    "rfdcajaiykecchyefdczthzdeizzzvdmz5",
    "8zzzz8zz5zvhot9z8lfclzzttzzibztqze",
    "9zgzzgzwezzajh5zilsgzzzzpzzzzzzzz4",
    "6yhzz5zzbzfzrz9zzzvazzqzwzzbzzzzz9",
    "7zzzz6zz9zeoxdlzmz5czzzzizzzhzzzzd",
    "8zkzz5zz6zcascduzzkdzzyzzzzzbzyzzj",
    "8zzzz3zz5zzzzgxzpzzdzzzzzzzzjzzzzk",
    "uuuuu4uuuuuuuuuuupuuuuuuuuuuuuf2un",
    "zfbkjbpmwai7agzjhcdxzbziewzzzzzzz5",
    "zlrlpfzjhzbzhawzzckztokmfrzzzzffz2",
    "zztpszzrzphjrjzqsq0zqmzzxzzzzzzzzo",
    "zavv8zstyzqqmmzsheczwqohhbzzzzkzz2",
    "zshiemhhplkcgdznndazzinkqizzzzlkz2",
    "uuuuuuuuuuuuqmuuuuquuuuuuuuuuuuuu0",
    "heahdfifczdheabagacfpkrenvzzzhyiz7",
)
_TYPOGRAPHIC: Final = frozenset("«»„“”‘’‚‹›–—…№•·§°\u00a0")
_BEFORE_LETTERS: Final = frozenset("«„“‘‹№§\u00a0")

# Costs in the unit of the table's digits, chosen so that one odd sign outweighs a few rare pairs of letters.
_RARE_SIGN: Final = 4  # typographic signs
_FOREIGN_CYRILLIC: Final = 14  # letters of other Cyrillic alphabets
_ODD_SIGN: Final = 30  # box drawing, controls, mathematical and undefined bytes
_MIXED_WORD: Final = 24  # Latin and Cyrillic letters side by side
_CAPITAL_INSIDE: Final = 20  # a capital after a small letter
_SMALL_AFTER_CAPITALS: Final = 6  # a small letter after two capitals
_ALONE_CAPITAL: Final = 3  # capital after capital
_SIGN_GLUED: Final = 8  # a closing quote or dash right before a letter
_CAPITAL_IN_SENTENCE: Final = 4  # a capital one space after a small letter or a comma
_SMALL_AT_START: Final = 4  # a small letter one space after a full stop
_CURRENCY: Final = 14  # and marks of the trade: possible, rare in prose

_MINIMUM_HIGH: Final = 3  # bytes from 0x80 on, or there is nothing to judge
_PLAUSIBLE: Final = 14.0  # mean cost of a pair: Russian about 9, other Cyrillic 10-13, other scripts above 15

_FAR: Final = 1.05  # times the cost of the best page: sister pages (koi8-r and koi8-u) differ by less
_WESTERN_PAGES: Final = frozenset({"cp1252", "iso8859-1", "iso8859-15"})  # what careless programs declare

_ENDS: Final = np.frombuffer(b".!?", dtype=np.uint8)

Bytes = NDArray[np.uint8]
Codes = NDArray[np.int64]


def best_page(sample: bytes) -> tuple[str, float] | None:
    """Return the page that reads most like Russian and the mean cost of its pairs, or None for too few high bytes.

    ``sample`` should be at most some 100,000 bytes. The cost tells Cyrillic from other scripts, see :func:`plausible`.
    """
    codes = np.frombuffer(sample, dtype=np.uint8)
    high = codes >= 0x80
    if int(high.sum()) < _MINIMUM_HIGH:
        return None
    costs = [_cost(codes, high, page) for page in CYRILLIC_PAGES]
    best = int(np.argmin(costs))
    return CYRILLIC_PAGES[best], costs[best]


def better_page(sample: bytes, page: str) -> str | None:
    """Return the page that reads far more like Russian than ``page`` does, or None where none does."""
    if page not in CYRILLIC_PAGES and page not in _WESTERN_PAGES:
        return None
    found = best_page(sample)
    if found is None or found[0] == page or not plausible(found[1]):
        return None
    if page not in CYRILLIC_PAGES:
        return found[0]
    codes = np.frombuffer(sample, dtype=np.uint8)
    return found[0] if _cost(codes, codes >= 0x80, page) > _FAR * found[1] else None


def plausible(cost: float) -> bool:
    """Whether a mean cost is that of a text in a Cyrillic script."""
    return cost < _PLAUSIBLE


def dense(sample: bytes) -> bool:
    """Whether high bytes stand side by side, as in scripts that have no ASCII letters, rather than as accents."""
    high = np.frombuffer(sample, dtype=np.uint8) >= 0x80
    amount = int(high.sum())
    return amount > 0 and int((high[1:] & high[:-1]).sum()) >= 0.5 * amount


def _cost(codes: Bytes, high: NDArray[np.bool_], page: str) -> float:
    letter, case, sign_cost, latin, glued = (table[codes] for table in _page_tables(page))
    cost = _follow_table()[letter[:-1], letter[1:]].astype(np.int64)
    cost += sign_cost[1:] + sign_cost[:-1]
    cyrillic = letter < _BOUNDARY
    cost += _MIXED_WORD * ((latin[1:] & cyrillic[:-1]) | (cyrillic[1:] & latin[:-1]))
    small, capital = case == 1, case == 2
    cost += _CAPITAL_INSIDE * (capital[1:] & small[:-1])
    cost += _ALONE_CAPITAL * (capital[1:] & capital[:-1])
    cost[1:] += _SMALL_AFTER_CAPITALS * (small[2:] & capital[1:-1] & capital[:-2])
    cost += _SIGN_GLUED * (glued[:-1] & cyrillic[1:])
    spaced = (codes[1:-1] == 0x20) | (codes[1:-1] == 0x0A)
    cost[1:] += _CAPITAL_IN_SENTENCE * (capital[2:] & spaced & (small[:-2] | (codes[:-2] == 0x2C)))
    cost[1:] += _SMALL_AT_START * (small[2:] & spaced & np.isin(codes[:-2], _ENDS))
    judged = high[1:] | high[:-1]
    return float(cost[judged].mean()) if bool(judged.any()) else float(_ODD_SIGN)


@cache
def _follow_table() -> Codes:
    return np.array([[int(digit, 36) for digit in row] for row in _FOLLOWS], dtype=np.int64)


@cache
def _page_tables(page: str) -> tuple[Codes, Codes, Codes, NDArray[np.bool_], NDArray[np.bool_]]:
    """Return tables over the 256 bytes: letter, case (1 small, 2 capital), cost, Latin, never before a letter."""
    letter = np.full(256, _BOUNDARY, dtype=np.int64)
    case = np.zeros(256, dtype=np.int64)
    cost = np.zeros(256, dtype=np.int64)
    latin = np.zeros(256, dtype=np.bool_)
    glued = np.zeros(256, dtype=np.bool_)
    for byte in range(256):
        character = bytes([byte]).decode(page, "replace")
        index = LETTERS.find(character.lower())
        if index >= 0:
            letter[byte] = index
            case[byte] = 1 if character.islower() else 2
        elif byte < 0x80:
            latin[byte] = character.isalpha()
        elif character in _TYPOGRAPHIC:
            cost[byte] = _RARE_SIGN
            glued[byte] = character not in _BEFORE_LETTERS
        elif character in "€©®™":
            cost[byte] = _CURRENCY
        elif "CYRILLIC" in unicodedata.name(character, ""):
            cost[byte] = _FOREIGN_CYRILLIC
        else:
            cost[byte] = _ODD_SIGN
    return letter, case, cost, latin, glued
