"""How well passages are found: prints plagdet on real and planted passages beside the figures last recorded.

Run: ``python tests/quality/passages.py [--record]``; the texts are those of NEARDUP_DATA.
"""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

from plagdet import Match, Score, plagdet
from planted import Edit, Planted, exact, inflected, misread, mixed, plant, replaced, respelt, shuffled_sentences

from neardup_gui.compare import Comparison, Pair, Prepared, Settings, prepare
from neardup_gui.documents import pasted_document, read_document

RECORD = Path(__file__).with_suffix(".json")
SETTINGS = Settings(methods=("passages",))
Figures = dict[str, float]

WORD_EDITS: Mapping[str, Edit] = {
    "exact": exact,
    "5 % replaced": replaced(0.05),
    "10 % replaced": replaced(0.10),
    "20 % replaced": replaced(0.20),
    "40 % replaced": replaced(0.40),
    "mixed edits": mixed(0.05, 0.04, 0.04, 0.04, 0.05),
    "hard mix": shuffled_sentences(mixed(0.10, 0.07, 0.07, 0.07, 0.10)),
    "10 % of letters misread": misread(0.10),
    "60 % respelt": respelt(0.60),
    "all respelt": respelt(1.0),
}


# So that a new kind of edit leaves the places of the others as they were.
SEEDS = {name: number for number, name in enumerate([*list(WORD_EDITS)[:7], "half inflected", *list(WORD_EDITS)[7:]])}


def compared(a: Prepared, b: Prepared) -> Comparison:
    return Pair(a, b).compare(SETTINGS)


def matches(comparison: Comparison) -> list[Match]:
    return [(tuple(passage.a), tuple(passage.b)) for passage in comparison.passages]


def text_of(path: Path) -> Prepared:
    return prepare(read_document(path))


def pan13(data: Path) -> Iterator[tuple[str, Score]]:
    """The sample of PAN 2013, class by class and as a whole."""
    folder = data / "pan13"
    known: dict[Path, Prepared] = {}
    all_cases: dict[tuple[str, str], list[Match]] = {}
    all_found: dict[tuple[str, str], list[Match]] = {}
    for kind in sorted(path for path in folder.iterdir() if re.match(r"\d\d-", path.name)):
        cases: dict[tuple[str, str], list[Match]] = {}
        found: dict[tuple[str, str], list[Match]] = {}
        for line in (kind / "pairs").read_text(encoding="utf-8").splitlines():
            suspicious, source = line.split()
            paths = (folder / "susp" / suspicious, folder / "src" / source)
            for path in paths:
                if path not in known:
                    known[path] = text_of(path)
            truth = kind / f"{Path(suspicious).stem}-{Path(source).stem}.xml"
            key = (suspicious, source)
            cases[key] = list(_true_cases(truth))
            found[key] = matches(compared(known[paths[0]], known[paths[1]]))
        yield kind.name, plagdet(cases, found)
        all_cases.update({(f"{kind.name}/{a}", b): value for (a, b), value in cases.items()})
        all_found.update({(f"{kind.name}/{a}", b): value for (a, b), value in found.items()})
    yield "all", plagdet(all_cases, all_found)


def _true_cases(path: Path) -> Iterator[Match]:
    for feature in ElementTree.parse(path).getroot().iter("feature"):
        if feature.get("name") == "plagiarism":
            numbers = [
                int(feature.get(f"{side}_{what}", "0")) for side in ("this", "source") for what in ("offset", "length")
            ]
            yield (numbers[0], numbers[0] + numbers[1]), (numbers[2], numbers[2] + numbers[3])


def planted_score(made: Planted) -> Score:
    comparison = compared(prepare(pasted_document(made.text, "a")), prepare(pasted_document(made.source, "b")))
    return plagdet({"": list(made.cases)}, {"": matches(comparison)})


def planted(data: Path) -> Iterator[tuple[str, float]]:
    """Passages of 30–1,000 words planted in a novel of another author."""
    novels = data / "novels"
    russian = [(novels / name).read_text(encoding="utf-8") for name in
               ("Dostoyevsky_PrestupleniyeINakazaniye.txt", "Tolstoi_AnnaKarenina.txt")]  # fmt: skip
    english = [(novels / "WarAndPeace_en_Maude.txt").read_text(encoding="utf-8"),
               (data / "editions" / "f1818.txt").read_text(encoding="utf-8")]  # fmt: skip
    for language, (host, source) in (("ru", russian), ("en", english)):
        edits = {**WORD_EDITS, **({"half inflected": inflected(0.5)} if language == "ru" else {})}
        for name, edit in edits.items():
            number = SEEDS[name]
            made = plant(host, source, 40 if language == "ru" else 25, (30, 1_000), edit, seed=number)
            yield f"planted {language}, {name}", planted_score(made).plagdet
        scores = [
            planted_score(plant(host, source, 30, (25, 800), replaced(share), seed=100 + number)).plagdet
            for number, share in enumerate((0.0, 0.1, 0.2, 0.3))
        ]
        yield f"planted {language}, short and long, 0–30 % replaced", sum(scores) / len(scores)


def whole_manuscript(data: Path) -> Iterator[tuple[str, float]]:
    """A novel with its chapters-long stretches put in another order and every fifth word replaced."""
    import random

    text = (data / "novels" / "Tolstoi_Voskreseniye.txt").read_text(encoding="utf-8")
    chance = random.Random(7)
    cuts = sorted(chance.sample(range(1, len(text)), 19))
    cuts = [text.index("\n", cut) for cut in cuts]
    parts = list(zip([0, *cuts], [*cuts, len(text)], strict=True))
    chance.shuffle(parts)
    vocabulary = re.findall(r"\w+", text)
    edited, cases, length = [], [], 0
    for start, end in parts:
        piece = replaced(0.2)(text[start:end], chance, vocabulary)
        cases.append(((length, length + len(piece)), (start, end)))
        edited.append(piece)
        length += len(piece)
    comparison = compared(prepare(pasted_document("".join(edited), "a")), prepare(pasted_document(text, "b")))
    score = plagdet({"": cases}, {"": matches(comparison)})
    yield "whole manuscript, 20 % replaced and re-ordered, precision", score.precision
    yield "whole manuscript, recall", score.recall


def frankenstein(data: Path) -> Iterator[tuple[str, float]]:
    """Characters marked equal in the passages' alignment, against the collation of the editors."""
    import numpy as np

    from neardup_gui.matching.alignment import changed_spans

    paths = [data / "editions" / name for name in ("f1818.txt", "f1823.txt")]
    comparison = compared(*(text_of(path) for path in paths))
    texts = [comparison.a.document.text, comparison.b.document.text]
    found = [np.zeros(len(text), dtype=np.bool_) for text in texts]
    for passage in comparison.passages:
        changed = changed_spans(texts[0], texts[1], passage)
        for marks, place, spans in zip(found, (passage.a, passage.b), changed, strict=True):
            marks[place.start : place.end] = True
            for start, end in spans.pairs():
                marks[start:end] = False
    true = [np.zeros(len(text), dtype=np.bool_) for text in texts]
    lines = (data / "editions" / "truth_f1818_f1823.tsv").read_text(encoding="utf-8").splitlines()[1:]
    for line in lines:
        a, a_length, b, b_length = map(int, line.split("\t")[:4])
        true[0][a : a + a_length] = True
        true[1][b : b + b_length] = True
    letters = [np.array([character.isalnum() for character in text]) for text in texts]
    both = sum(int((f & t & w).sum()) for f, t, w in zip(found, true, letters, strict=True))
    yield (
        "Frankenstein 1818/1823, precision",
        both / sum(int((f & w).sum()) for f, w in zip(found, letters, strict=True)),
    )
    yield "Frankenstein 1818/1823, recall", both / sum(int((t & w).sum()) for t, w in zip(true, letters, strict=True))


def unrelated(data: Path) -> Iterator[tuple[str, float]]:
    """Passages between novels that have nothing to do with each other: there should be none."""
    novels, books = data / "novels", data / "golden" / "books"
    groups = {
        "ru": [novels / name for name in ("Tolstoi_Voskreseniye.txt", "Dostoyevsky_PrestupleniyeINakazaniye.txt",
                                          "Tolstoi_AnnaKarenina.txt")],
        "en": [novels / "WarAndPeace_en_Maude.txt", data / "editions" / "f1818.txt",
               data / "editions" / "DorianGray_1891.txt"],
        "zh": [books / "zh_hlm80.txt", *novels.glob("KR2a*.txt")],
    }  # fmt: skip
    total = 0
    for paths in groups.values():
        texts = [text_of(path) for path in paths]
        total += sum(len(compared(a, b).passages) for a, b in combinations(texts, 2))
    yield "passages between unrelated books", float(total)
    yield "unrelated excerpts with a passage, of 150", float(_false_alarms(groups))


def _false_alarms(groups: Mapping[str, list[Path]]) -> int:
    """Excerpts short enough that reworded passages are looked for too."""
    import random

    chance = random.Random(5)
    alarms = 0
    for language in ("ru", "en"):
        texts = [path.read_text(encoding="utf-8") for path in groups[language]]
        for a, b in combinations(texts, 2):
            for _ in range(25):
                sides: list[Prepared] = []
                for text in (a, b):
                    size = chance.choice((3_000, 20_000, 100_000))
                    begin = chance.randrange(len(text) - size)
                    sides.append(prepare(pasted_document(text[begin : begin + size], "excerpt")))
                alarms += bool(compared(sides[0], sides[1]).passages)
    return alarms


def measure(data: Path) -> Figures:
    figures: Figures = {}
    begun = time.perf_counter()
    for name, score in pan13(data):
        figures[f"PAN 2013, {name}"] = score.plagdet
        if name == "all":
            figures |= {"PAN 2013, precision": score.precision, "PAN 2013, recall": score.recall,
                        "PAN 2013, granularity": score.granularity}  # fmt: skip
        if name.startswith("01"):
            figures["PAN 2013, false alarms"] = float(score.detections)
    figures["PAN 2013, seconds"] = time.perf_counter() - begun
    sets: tuple[Callable[[Path], Iterator[tuple[str, float]]], ...] = (
        planted,
        whole_manuscript,
        frankenstein,
        unrelated,
    )
    for part in sets:
        figures.update(part(data))
    return figures


def main() -> None:
    default = Path(__file__).resolve().parents[3] / "shared" / "data"
    data = Path(os.environ.get("NEARDUP_DATA") or default)
    if not data.is_dir():
        sys.exit(f"the real texts are not at {data} (set NEARDUP_DATA)")
    figures = measure(data)
    recorded = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    width = max(map(len, figures))
    print(f"{'measure':<{width}} |    now | recorded")
    for name, value in figures.items():
        before = f"{recorded[name]:8.3f}" if name in recorded else f"{'–':>8}"
        print(f"{name:<{width}} | {value:6.3f} | {before}")
    if "--record" in sys.argv:
        rounded = {name: round(value, 4) for name, value in figures.items()}
        RECORD.write_text(json.dumps(rounded, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
