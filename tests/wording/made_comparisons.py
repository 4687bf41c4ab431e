"""Comparisons made by hand: what wording and reports need, without the engine that computes them."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Mapping
from dataclasses import replace

from neardup_gui.compare.result import (
    ComparedText,
    Comparison,
    DistillFigures,
    LongestPassage,
    Reason,
    ShingleFigures,
    SimHashFigures,
    SupershingleFigures,
    Verdict,
    VerdictCode,
)
from neardup_gui.compare.settings import Settings
from neardup_gui.documents.model import Block, Document, ReadingWarning
from neardup_gui.errors import Figure
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import Span, SpanArray

ENGLISH = (
    "The lamp in the reading room burned until the watchman came. Nobody had asked for the ledger in eleven years, "
    "and the dust on its boards lay as even as snow.\nShe turned the leaves slowly, looking for one name. When she "
    "found it, she did not write it down; she closed the book and sat with her hands on it. “You will be wanting the "
    "other volume,” said the watchman, who had seen such faces before. "
)
RUSSIAN = (
    "Лампа в читальном зале горела, пока не пришёл сторож. Одиннадцать лет никто не спрашивал этой книги, и пыль на её "
    "крышках лежала ровно, как снег.\nОна медленно перелистывала страницы и искала одно имя. Найдя его, она ничего не "
    "записала, а закрыла книгу и долго сидела, положив на неё руки. «Вам понадобится второй том», — сказал сторож, "
    "который уже видел такие лица. "
)
CHINESE = (
    "閱覽室的燈一直亮到守夜人來。十一年來沒有人要過這本帳簿，封面上的灰塵像雪一樣平整。她慢慢地翻著書頁，尋找一個名字。"
)


def changed(text: str, random_source: random.Random) -> str:
    """Return ``text`` with about every twelfth word replaced."""
    parts = re.split(r"(\s+)", text)
    for index in range(4, len(parts), 2):
        if parts[index] and random_source.random() < 1 / 12:
            parts[index] = random_source.choice(["instead", "вместо", "perhaps", "однако"])
    return "".join(parts)


def compared_text(name: str, text: str, language: str, author: str | None = None) -> ComparedText:
    """Return one side with the facts that a reader would have found."""
    data = text.encode()
    document = Document(
        text=text,
        blocks=(Block(Span(0, len(text))),),
        path=f"/tmp/{name}",
        name=name,
        format=name.rsplit(".", 1)[-1],
        sha256=hashlib.sha256(data).hexdigest(),
        size=len(data),
        encoding="utf-8" if name.endswith(".txt") else None,
        title=name.rsplit(".", 1)[0].replace("_", " ").title(),
        author=author,
        warnings=(ReadingWarning("undecodable_bytes", {"count": 3}),) if name.endswith(".txt") else (),
    )
    return ComparedText(document, language, len(text.split()))


def comparison_with(
    passages: int, language: str = "en", code: VerdictCode = "partial", seed: int = 7, length: int = 1
) -> Comparison:
    """Return a comparison with so many passages, each ``length`` paragraphs long, between stretches of other text."""
    source = random.Random(seed)
    base = {"en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}[language]
    text_a, text_b = base[:80] + "\n", "\n" + base[100:180] + "\n"
    found: list[Passage] = []
    for number in range(1, passages + 1):
        taken = f"{number}. " + base * length
        edited = changed(taken, source) if number % 3 else taken
        start_a, start_b = len(text_a), len(text_b)
        text_a += taken
        text_b += edited
        found.append(
            Passage(
                id=number,
                a=Span(start_a, start_a + len(taken.rstrip())),
                b=Span(start_b, start_b + len(edited.rstrip())),
                kind="edited" if number % 3 else "verbatim",
                moved=number % 10 == 9,
                similarity=0.92 if number % 3 else 1.0,
                words_a=len(taken.split()),
                words_b=len(edited.split()),
                longest_run=20,
                also_in_b=(Span(10, 60),) if number % 7 == 0 else (),
            )
        )
        text_a += f"\nOnly in the first, at {number}.\n" + base[:160] + "\n"
        text_b += f"\nOnly in the second, at {number}.\n"
    side_a = compared_text("the_ledger.docx", text_a, language, author="Ada Lindqvist")
    side_b = compared_text("second_volume.txt", text_b, language)
    return _compared(side_a, side_b, tuple(found), code)


def _compared(a: ComparedText, b: ComparedText, passages: tuple[Passage, ...], code: VerdictCode) -> Comparison:
    coverage_a = sum(passage.a.length for passage in passages) / len(a.document.text)
    coverage_b = sum(passage.b.length for passage in passages) / len(b.document.text)
    longest = max(passages, key=lambda passage: passage.words_a, default=None)
    return Comparison(
        a=a,
        b=b,
        settings=Settings(shingle_length=5, unit="words"),
        shingles=ShingleFigures(1204, 1500, 1204, 1500, 312, 23.076923, 23.076923, 312 / 2392, 312 / 1204, 312 / 1500),
        shingle_spans_a=SpanArray.empty(),
        shingle_spans_b=SpanArray.empty(),
        passages=passages,
        coverage_a=coverage_a,
        coverage_b=coverage_b,
        longest_passage=LongestPassage(longest.words_a, longest.a.length) if longest else LongestPassage(0, 0),
        distill=DistillFigures("article", "page", 115, 164, 10, 9, 10 / 115, 10 / 164, 50_065, 71_049, 0.8016, False),
        simhash=SimHashFigures("default", "79b2ac78c9c48d2f", "f9a6a878cac41dfd", 12, 58_470, 82_919),
        supershingles=SupershingleFigures(0, 0, 54_911, 79_043, "words", 5),
        verdict=Verdict(code, reasons_of_all_kinds() if passages else (Reason("no_passages", {"min_passage": 20}),)),
    )


def reasons_of_all_kinds() -> tuple[Reason, ...]:
    """Return one reason of each code that verdicts have, with its figures."""
    shares = {"containment_a": 0.259, "containment_b": 0.208}
    figures: dict[str, Mapping[str, Figure]] = {
        "identical_text": {},
        "coverage": {"coverage_a": 0.625, "coverage_b": 0.311},
        "longest_passage": {"words": 312},
        "passages": {"count": 21},
        "no_passages": {"min_passage": 20},
        "shingles": {"resemblance": 0.1304, "length": 5, "unit": "words", "opinion": "agrees", **shares},
        "smaller_text": {"side": "b"},
        "too_few_words": {"side": "a", "words": 4, "needed": 50},
        "short_text_characters": {"length": 8, "coverage_a": 0.259, "coverage_b": 0.208},
        "different_languages": {"language_a": "ru", "language_b": "en"},
        "passages_filtered": {"hidden": 3},
        "edited_heavily": {"equal": 0.61},
        "repeats_in_order_only": {},
        "methods_agree": {
            "agree": 2,
            "of": 3,
            "agreeing": "passages,shingles",
            "disagreeing": "simhash",
            "silent": "distill",
        },
        "distill": {"common": 5, "own": 4, "gems_a": 115, "gems_b": 164, "opinion": "agrees"},
        "distill_abstains": {"gems": 4, "needed": 10},
        "simhash": {"distance": 29, "preset": "default", "opinion": "disagrees"},
        "simhash_abstains": {"words": 312, "needed": 500},
        "simhash_no_keywords": {},
        "supershingles": {"matched": 3, "opinion": "agrees"},
        "supershingles_abstain": {"shingles": 21, "needed": 50},
        "supershingles_differ_in_unit": {},
    }
    return tuple(Reason(code, values) for code, values in figures.items())


def with_reasons(comparison: Comparison, code: VerdictCode, *reasons: str) -> Comparison:
    """Return ``comparison`` with another verdict, for the reasons of these codes."""
    chosen = tuple(reason for reason in reasons_of_all_kinds() if reason.code in reasons)
    return replace(comparison, verdict=Verdict(code, chosen))
