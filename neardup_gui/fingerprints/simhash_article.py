"""The keywords and the string hash of a published SimHash recipe that rests on jieba, to the letter.

The text is cut into words by jieba, the words are joined by ``|`` and cut again, and the 50 of the greatest TF-IDF are
the features. A word counts from two characters on, so that of Russian, which jieba splits letter by letter, next to
nothing is left: the recipe serves Chinese, and English after a fashion.
"""

from __future__ import annotations

import copy
import logging
import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from operator import itemgetter
from typing import Any, Final

from neardup_gui.progress import NO_PROGRESS, Progress

KEYWORDS: Final = 50
_ALL: Final = (1 << 64) - 1
_FACTOR: Final = 1000003
_PIECE: Final = 1 << 14  # characters at least that are cut at a time
_CHECK_EVERY: Final = 2_000


def string_hash(word: str) -> int:
    """Return the low 64 bits of the recipe's hash of a word: Python 2's own string hash."""
    if not word:
        return 0
    value = ord(word[0]) << 7
    for character in word:
        value = (value * _FACTOR ^ ord(character)) & _ALL
    return value ^ len(word)


def article_keywords(text: str, progress: Progress = NO_PROGRESS) -> list[tuple[str, float]]:
    """Return up to 50 keywords with their TF-IDF, the greatest first. Raises Cancelled."""
    if not text.strip():
        return []
    extractor = _extractor()
    cut, stop = extractor.tokenizer.cut, extractor.stop_words
    counts: dict[str, float] = {}
    done = 0
    for piece in _pieces(text):
        progress.at(done / len(text))
        done += len(piece)
        words = _checked(cut(piece), progress)
        for word in _checked(cut("|".join(words)), progress):
            if len(word.strip()) >= 2 and word.lower() not in stop:
                counts[word] = counts.get(word, 0.0) + 1.0
    total = sum(counts.values())
    weights = {
        word: count * (extractor.idf_freq.get(word, extractor.median_idf) / total) for word, count in counts.items()
    }
    return sorted(weights.items(), key=itemgetter(1), reverse=True)[:KEYWORDS]


def _pieces(text: str) -> Iterator[str]:
    """Cut at line ends, which jieba never looks across."""
    begin = 0
    while begin < len(text):
        found = text.find("\n", begin + _PIECE)
        end = len(text) if found < 0 else found + 1
        yield text[begin:end]
        begin = end


def _checked(words: Any, progress: Progress) -> Iterator[str]:
    for number, word in enumerate(words):
        if number % _CHECK_EVERY == 0:
            progress.check()
        yield word


@cache
def _extractor() -> Any:
    """Return jieba's keyword extractor with a dictionary of its own.

    jieba would keep its dictionary as a file in the folder for temporary files and tell the terminal about it. Reading
    the dictionary afresh costs a second and leaves nothing behind.
    """
    logging.getLogger("jieba").setLevel(logging.CRITICAL)
    with warnings.catch_warnings():
        # Its sources have escapes that Python warns of, and it asks for pkg_resources.
        warnings.simplefilter("ignore")
        jieba: Any = import_module("jieba")
        analyse: Any = import_module("jieba.analyse")
    jieba.setLogLevel(logging.CRITICAL)
    jieba.default_logger.handlers.clear()
    tokenizer = jieba.Tokenizer()
    tokenizer.FREQ, tokenizer.total = tokenizer.gen_pfdict(tokenizer.get_dict_file())
    tokenizer.initialized = True
    extractor = copy.copy(analyse.default_tfidf)
    extractor.tokenizer = tokenizer
    return extractor
