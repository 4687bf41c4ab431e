"""The canonical form of the 2009 shingles article, to the letter.

Lower case, split at white space, strip punctuation from both ends, drop 29 stop words. The recipe was published with
its Python code in "Алгоритм шинглов: поиск нечётких дубликатов текста" (2009).
"""

from __future__ import annotations

import re
from typing import Final

import numpy as np

from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.text.tokenise import tokens_of_forms
from neardup_gui.text.tokens import Tokens

STRIPPED: Final = ".,!?:;-\n\r()"
STOP_WORDS: Final = frozenset((
    "это", "как", "так", "и", "в", "над", "к", "до", "не", "на", "но", "за", "то", "с", "ли", "а", "во", "от", "со",
    "для", "о", "же", "ну", "вы", "бы", "что", "кто", "он", "она",
))  # fmt: skip
_RUN = re.compile(r"\S+")  # re's \s is str.isspace, the very set at which str.split() splits
_CHECK_EVERY: Final = 20_000


def tokenise_as_article(text: str, stop_words: bool = True, progress: Progress = NO_PROGRESS) -> Tokens:
    """Return the words that the article's ``canonize`` returns, with their places in ``text``.

    ``stop_words`` False keeps the 29 words, which the article drops.
    """
    number: dict[str, int] = {}
    form_of: dict[str, int] = {}
    ids: list[int] = []
    starts: list[int] = []
    ends: list[int] = []
    for count, match in enumerate(_RUN.finditer(text)):
        if count % _CHECK_EVERY == 0:
            progress.at(match.start() / len(text))
        run = match.group()
        known = form_of.get(run)
        if known is None:
            # Lower-casing neither makes nor removes a stripped sign, so it may come after the strip; the reverse
            # order would lose the offsets where a capital becomes two characters.
            word = run.strip(STRIPPED).lower()
            dropped = not word or (stop_words and word in STOP_WORDS)
            known = form_of[run] = -1 if dropped else number.setdefault(word, len(number))
        if known < 0:
            continue
        ids.append(known)
        start = match.start() + len(run) - len(run.lstrip(STRIPPED))
        starts.append(start)
        ends.append(start + len(run.strip(STRIPPED)))
    return tokens_of_forms(
        np.array(ids, dtype=np.int32),
        np.array(starts, dtype=np.int64),
        np.array(ends, dtype=np.int64),
        list(number),
    )
