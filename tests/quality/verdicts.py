"""How far verdicts and methods can be trusted: false alarms and misses on pairs of known truth.

The pairs are made from real books: copies with 0–40 % of the words replaced, excerpts of 200–20,000 words in their
whole, unrelated pieces of different books, pieces of one author, texts that share set phrases alone. One half
of the pairs is for calibrating the bands, the other for the report; the halves come from different halves of the books.

Run: ``python tests/quality/verdicts.py [--record]``; the texts are those of NEARDUP_DATA.
"""

from __future__ import annotations

import json
import os
import random
import re
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from neardup_gui.compare import Comparison, Pair, Prepared, Settings, prepare
from neardup_gui.compare.result import VerdictCode
from neardup_gui.documents import pasted_document, read_document

RECORD = Path(__file__).with_suffix(".json")
SETTINGS = Settings()
UNRELATED_PAIRS = (1_000, 2_000)  # of the calibration half and of the reported one
TAKEN: tuple[VerdictCode, ...] = ("identical", "near_duplicate", "contains", "partial")
WHOLE: tuple[VerdictCode, ...] = ("identical", "near_duplicate", "contains")
_WORD = re.compile(r"\w+")
_CHARACTER = re.compile(r"[\u3400-\u9fff]")  # in Chinese a character is what a word is elsewhere

# Book → author; books of one language are told apart by their author.
LIBRARY: Mapping[str, Sequence[tuple[str, str]]] = {
    "ru": (
        ("Tolstoy", "novels/Tolstoi_AnnaKarenina.txt"),
        ("Tolstoy", "novels/Tolstoi_Voskreseniye.txt"),
        ("Dostoevsky", "novels/Dostoyevsky_PrestupleniyeINakazaniye.txt"),
    ),
    "en": (
        ("Tolstoy", "novels/WarAndPeace_en_Maude.txt"),
        ("Shelley", "editions/f1818.txt"),
        ("Wilde", "editions/DorianGray_1891.txt"),
    ),
    "zh": (("Wei Shou", "novels/KR2a0020_魏書-北齊-魏收.txt"), ("Cao Xueqin", "golden/books/zh_hlm80.txt")),
}
SIZES = (15, 30, 60, 200, 500, 1_000, 3_000, 10_000)  # words of a piece
# What stands in many books and makes no two of them related.
PHRASES = {
    "ru": "Все права защищены. Любое воспроизведение этой книги или её части возможно лишь с разрешения издателя.",
    "en": "All rights reserved. No part of this book may be reproduced in any form without permission in writing.",
    "zh": "版權所有，翻印必究。未經出版者書面許可，不得以任何形式複製本書之任何部分。",
}


@dataclass(frozen=True, slots=True)
class Case:
    """A pair of known truth. ``group``: a line of the tables; ``related``: one text was taken from the other."""

    group: str
    related: bool
    a: Prepared
    b: Prepared


@dataclass(slots=True)
class Tally:
    """Counts over one half of the pairs: verdicts by group, opinions of the methods by group."""

    verdicts: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    methods: dict[str, dict[str, Counter[str]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Counter))
    )
    related: dict[str, bool] = field(default_factory=dict)
    greatest: dict[str, float] = field(default_factory=dict)  # the widest that unrelated pairs came
    least: dict[str, float] = field(default_factory=dict)  # the narrowest of copies with up to 10 % replaced


def prepared(text: str) -> Prepared:
    return prepare(pasted_document(text, "text"))


class Book:
    """A text whose pieces can be cut out by words (characters in Chinese)."""

    def __init__(self, path: Path, author: str, language: str) -> None:
        document = read_document(path)
        text = document.text
        # What the reader found not to be the author's is truly shared, and no sign of anything.
        for part in reversed(document.excluded):
            text = text[: part.span.start] + text[part.span.end :]
        self.text, self.author, self.language = text, author, language
        tokens = prepare(pasted_document(text, "book")).tokens
        self.starts, self.ends = tokens.starts, tokens.ends
        self.vocabulary = [
            text[i:j] for i, j in zip(tokens.starts[::7].tolist(), tokens.ends[::7].tolist(), strict=True)
        ]

    def piece(self, first: int, words: int) -> str:
        last = min(first + words, len(self.starts)) - 1
        return self.text[int(self.starts[first]) : int(self.ends[last])]

    def anywhere(self, words: int, half: int, chance: random.Random) -> str:
        """Return a piece of the first half of the book, or of the second, so that the halves share no text."""
        middle = len(self.starts) // 2
        low, high = (0, middle) if half == 0 else (middle, len(self.starts))
        return self.piece(chance.randrange(low, max(low + 1, high - words)), words)


def replaced(text: str, share: float, chance: random.Random, vocabulary: Sequence[str]) -> str:
    pattern = _CHARACTER if _CHARACTER.search(text) else _WORD
    return pattern.sub(lambda found: chance.choice(vocabulary) if chance.random() < share else found.group(), text)


def copies(books: Sequence[Book], half: int) -> Iterator[Case]:
    chance = random.Random(10 + half)
    for book in books:
        others = [other for other in books if other.language == book.language and other is not book]
        for share in (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4):
            for size in SIZES:
                for _ in range(3):
                    text = book.anywhere(size, half, chance)
                    copy = replaced(text, share, chance, chance.choice(others).vocabulary)
                    yield Case(f"copy, {share:.0%} replaced", True, prepared(text), prepared(copy))


def excerpts(books: Sequence[Book], half: int) -> Iterator[Case]:
    """An excerpt, as it is or with a tenth of its words replaced, in 40,000 words."""
    chance = random.Random(20 + half)
    for book in books:
        whole = book.anywhere(40_000, half, chance)
        side, cut = prepared(whole), Book.__new__(Book)
        tokens = side.tokens
        cut.text, cut.starts, cut.ends = whole, tokens.starts, tokens.ends
        for size in (200, 500, 2_000, 6_000, 20_000):
            for share in (0.0, 0.1):
                for _ in range(2):
                    excerpt = cut.piece(chance.randrange(len(tokens) - size), size)
                    changed = replaced(excerpt, share, chance, book.vocabulary)
                    yield Case(f"excerpt, {share:.0%} replaced", True, prepared(changed), side)


def unrelated(books: Sequence[Book], half: int) -> Iterator[Case]:
    """Pieces of different books of one language."""
    chance = random.Random(30 + half)
    pairs = [(a, b) for a, b in combinations(books, 2) if a.language == b.language]
    stock = {
        (index, size): [prepared(book.anywhere(size, half, chance)) for _ in range(12)]
        for index, book in enumerate(books)
        for size in SIZES
    }
    number = {id(book): index for index, book in enumerate(books)}
    weights = [1 if pair[0].language == "zh" else 2 for pair in pairs]
    for _ in range(UNRELATED_PAIRS[half]):
        a, b = chance.choices(pairs, weights)[0]
        sides = [chance.choice(stock[number[id(book)], chance.choice(SIZES)]) for book in (a, b)]
        group = "unrelated, one author" if a.author == b.author else "unrelated"
        yield Case(group, False, sides[0], sides[1])


def set_phrases(books: Sequence[Book], half: int) -> Iterator[Case]:
    chance = random.Random(40 + half)
    for a, b in combinations(books, 2):
        if a.language != b.language:
            continue
        phrase = PHRASES[a.language]
        for size in SIZES[3:]:
            for _ in range(4):
                texts = (f"{phrase}\n{book.anywhere(size, half, chance)}\n{phrase}" for book in (a, b))
                first, second = (prepared(text) for text in texts)
                yield Case("set phrases in common", False, first, second)


def editions(data: Path, half: int) -> Iterator[Case]:
    pairs = (("f1818.txt", "f1823.txt"), ("f1818.txt", "fThomas.txt"), ("DorianGray_1890.txt", "DorianGray_1891.txt"))
    for index, (a, b) in enumerate(pairs):
        if index % 2 == half:
            sides = [prepare(read_document(data / "editions" / name)) for name in (a, b)]
            yield Case("editions", True, sides[0], sides[1])


def pan13(data: Path, half: int) -> Iterator[Case]:
    """Passages planted in documents, some 5 to 50 % of them; and documents that only share their subject."""
    folder = data / "pan13"
    for kind in ("01-no-plagiarism", "02-no-obfuscation", "03-random-obfuscation"):
        lines = (folder / kind / "pairs").read_text(encoding="utf-8").splitlines()
        for line in lines[half::4]:
            names = line.split()
            sides = [
                prepare(read_document(folder / part / name)) for part, name in zip(("susp", "src"), names, strict=True)
            ]
            yield Case(f"PAN 2013, {kind[3:].replace('-', ' ')}", kind[:2] != "01", sides[0], sides[1])


def tally(cases: Iterator[Case], found: Tally) -> None:
    for case in cases:
        comparison = Pair(case.a, case.b).compare(SETTINGS)
        found.verdicts[case.group][comparison.verdict.code] += 1
        found.related[case.group] = case.related
        for method, claim in claims(comparison).items():
            found.methods[case.group][method][claim] += 1
        widen(found, case, comparison)


def claims(comparison: Comparison) -> dict[str, str]:
    """Return what each method says by itself: related, unrelated, or nothing (it abstains or is undecided).

    A method that agrees with a verdict says what the verdict does, one that disagrees says the opposite.
    """
    related = comparison.verdict.code in TAKEN
    said: dict[str, str] = {}
    for reason in comparison.verdict.reasons:
        method = reason.code.split("_")[0]
        if method in ("shingles", "distill", "simhash", "supershingles"):
            opinion = reason.figures.get("opinion", "silent")
            agrees = opinion == "agrees"
            said[method] = "nothing" if opinion == "silent" else "related" if related == agrees else "unrelated"
    return said


def widen(found: Tally, case: Case, comparison: Comparison) -> None:
    figures: dict[str, float] = {"coverage of the smaller": max(comparison.coverage_a, comparison.coverage_b)}
    for reason in comparison.verdict.reasons:
        if reason.code == "shingles":
            shares = [float(reason.figures[f"containment_{side}"]) for side in "ab"]
            figures[f"containment, {reason.figures['unit']}"] = max(shares)
        if reason.code == "short_text_characters":
            figures["coverage, short texts"] = max(float(reason.figures[f"coverage_{side}"]) for side in "ab")
    if comparison.distill is not None:
        figures["gems"] = comparison.distill.common
    if comparison.simhash is not None and comparison.simhash.distance is not None:
        figures["like bits of SimHash"] = 64 - comparison.simhash.distance
    for name, value in figures.items():
        if not case.related and not case.group.startswith(("set", "PAN")):
            found.greatest[name] = max(found.greatest.get(name, 0.0), value)
        elif case.group in ("copy, 2% replaced", "copy, 5% replaced", "copy, 10% replaced"):
            found.least[name] = min(found.least.get(name, 1e9), value)


def rates(found: Tally) -> dict[str, float]:
    """Return the figures of the goals, as shares of their pairs."""
    figures: dict[str, float] = {}
    strangers = Counter[str]()
    for group, codes in found.verdicts.items():
        if group.startswith("unrelated"):
            strangers += codes
    count = strangers.total()
    figures["unrelated pairs"] = count
    figures["false near_duplicate or contains"] = sum(strangers[code] for code in WHOLE)
    figures["false partial"] = strangers["partial"]
    figures["false slight, share"] = strangers["slight"] / count
    light = [codes for group, codes in found.verdicts.items() if re.match(r"(copy|excerpt), (\d|10)% ", group)]
    whole = sum(sum(codes[code] for code in WHOLE) for codes in light)
    figures["misses at up to 10 % edits, share"] = 1 - whole / sum(codes.total() for codes in light)
    figures["set phrases taken for more than slight, share"] = (
        sum(found.verdicts["set phrases in common"][code] for code in TAKEN)
        / found.verdicts["set phrases in common"].total()
    )
    for method in ("shingles", "distill", "simhash", "supershingles"):
        alarms, misses, heard = Counter[str](), Counter[str](), Counter[str]()
        for group, methods in found.methods.items():
            (misses if found.related[group] else alarms).update(methods[method])
        heard = alarms + misses
        figures[f"{method}, false alarms"] = alarms["related"] / max(1, alarms.total())
        figures[f"{method}, misses"] = misses["unrelated"] / max(1, misses.total())
        figures[f"{method}, says nothing"] = heard["nothing"] / max(1, heard.total())
    return figures


def print_confusion(found: Tally, title: str) -> None:
    codes = ("identical", "near_duplicate", "contains", "partial", "slight", "unrelated", "not_enough_text")
    width = max(map(len, found.verdicts))
    print(f"\n{title:<{width}} | " + " | ".join(f"{code:>14}" for code in codes))
    for group, counts in found.verdicts.items():
        print(f"{group:<{width}} | " + " | ".join(f"{counts[code]:>14}" for code in codes))
    print(f"\n{'methods: related / unrelated / nothing':<{width}}")
    for group, methods in found.methods.items():
        told = ", ".join(
            f"{method} {counts['related']}/{counts['unrelated']}/{counts['nothing']}"
            for method, counts in methods.items()
        )
        print(f"{group:<{width}} | {told}")
    for name in found.greatest:
        least = f"{found.least[name]:.4g}" if name in found.least else "–"
        print(f"{name}: unrelated at most {found.greatest[name]:.4g}; copies with 2–10 % replaced at least {least}")


def main() -> None:
    default = Path(__file__).resolve().parents[3] / "shared" / "data"
    data = Path(os.environ.get("NEARDUP_DATA") or default)
    if not data.is_dir():
        sys.exit(f"the real texts are not at {data} (set NEARDUP_DATA)")
    begun = time.perf_counter()
    books = [Book(data / path, author, language) for language, list_ in LIBRARY.items() for author, path in list_]
    halves: list[Tally] = []
    for half, title in enumerate(("calibration half", "reported half")):
        found = Tally()
        for part in (copies, excerpts, unrelated, set_phrases):
            tally(part(books, half), found)
        tally(editions(data, half), found)
        tally(pan13(data, half), found)
        print_confusion(found, title)
        halves.append(found)
    recorded = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    figures = {f"calibration: {name}": value for name, value in rates(halves[0]).items()}
    figures |= rates(halves[1])
    width = max(map(len, figures))
    print(f"\n{'measure':<{width}} |      now | recorded")
    for name, value in figures.items():
        before = f"{recorded[name]:8.3f}" if name in recorded else f"{'–':>8}"
        print(f"{name:<{width}} | {value:8.3f} | {before}")
    print(f"{time.perf_counter() - begun:.0f} s")
    if "--record" in sys.argv:
        rounded = {name: round(value, 4) for name, value in figures.items()}
        RECORD.write_text(json.dumps(rounded, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
