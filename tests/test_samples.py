"""The bundled manuscripts: built from their sources to the byte, and of the make-up that their truth tables state."""

from __future__ import annotations

import csv
import importlib.util
import io
import re
import sys
import zipfile
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import docx
import pytest
from lxml import etree

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "resources" / "samples"
SOURCES = ROOT / "packaging" / "samples"
NAMES = ("original_ru.docx", "adaptation_ru.epub", "original_en.docx", "adaptation_en.txt")
WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
EQUAL_KINDS = {"verbatim", "moved", "repeated"}


class Passage(NamedTuple):
    """A row of a truth table, with the places that its opening words have in the two texts, in words."""

    kind: str
    place: str
    original: list[str]
    adaptation: list[str]
    original_places: list[int]
    adaptation_places: list[int]


@cache
def make_samples() -> ModuleType:
    specification = importlib.util.spec_from_file_location("make_samples", ROOT / "packaging" / "make_samples.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules[specification.name] = module  # its dataclasses look their module up there
    specification.loader.exec_module(module)
    return module


def words_of(text: str) -> list[str]:
    return [word.lower().replace("ё", "е").replace("’", "'") for word in WORD.findall(text)]


@cache
def source_words(name: str) -> list[str]:
    """Return the words of a source without title, author and tables."""
    manuscript = make_samples().read_source(SOURCES / f"{name}.txt")
    return words_of("\n".join(block.text for block in manuscript.blocks))


def places(opening: list[str], text: list[str]) -> list[int]:
    return [at for at in range(len(text)) if text[at : at + len(opening)] == opening]


def truth(language: str) -> list[Passage]:
    original, adaptation = source_words(f"original_{language}"), source_words(f"adaptation_{language}")
    passages: list[Passage] = []
    with (SOURCES / f"truth_{language}.tsv").open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            in_original = places(words_of(row["original"]), original)
            in_adaptation = places(words_of(row["adaptation"]), adaptation)
            assert in_original, f"not in the original: {row['original']}"
            assert in_adaptation, f"not in the adaptation: {row['adaptation']}"
            a, b = in_original[0], in_adaptation[-1]
            passages.append(
                Passage(
                    row["kind"],
                    row["place"],
                    original[a : a + int(row["words_original"])],
                    adaptation[b : b + int(row["words_adaptation"])],
                    in_original,
                    in_adaptation,
                )
            )
    return passages


def shingles(words: list[str], length: int = 5) -> set[tuple[str, ...]]:
    return {tuple(words[at : at + length]) for at in range(len(words) - length + 1)}


@pytest.mark.parametrize("name", NAMES)
def test_shipped_files_are_what_the_sources_give(name: str, tmp_path: Path) -> None:
    make_samples().build_all(tmp_path)
    assert (tmp_path / name).read_bytes() == (BUILT / name).read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_word_count_in_range(name: str) -> None:
    assert 1400 <= len(source_words(name.partition(".")[0])) <= 1700


@pytest.mark.parametrize("language", ["ru", "en"])
def test_docx_holds_text_table_and_properties(language: str) -> None:
    manuscript = make_samples().read_source(SOURCES / f"original_{language}.txt")
    document = docx.Document(str(BUILT / f"original_{language}.docx"))
    shown = [paragraph.text for paragraph in document.paragraphs]
    assert shown[:2] == [manuscript.title, manuscript.author]
    assert shown[2:] == [block.text for block in manuscript.blocks if block.kind != "table"]
    assert sum(p.style is not None and p.style.name == "Heading 1" for p in document.paragraphs) == 4
    rows = [block.rows for block in manuscript.blocks if block.kind == "table"]
    assert [tuple(tuple(c.text for c in row.cells) for row in table.rows) for table in document.tables] == rows
    assert (document.core_properties.title, document.core_properties.author) == (manuscript.title, manuscript.author)


def test_only_the_russian_original_has_a_table() -> None:
    tables = {n: len(docx.Document(str(BUILT / n)).tables) for n in NAMES if n.endswith(".docx")}
    assert tables == {"original_ru.docx": 1, "original_en.docx": 0}


def test_epub_holds_text_in_spine_order_and_a_table_of_contents() -> None:
    manuscript = make_samples().read_source(SOURCES / "adaptation_ru.txt")
    with zipfile.ZipFile(io.BytesIO((BUILT / "adaptation_ru.epub").read_bytes())) as package:
        first = package.infolist()[0]
        assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
        opf = etree.fromstring(package.read("EPUB/content.opf"))
        hrefs = {item.get("id"): item.get("href") for item in opf.iterfind(".//{*}manifest/{*}item")}
        spine = [hrefs[item.get("idref")] for item in opf.iterfind(".//{*}spine/{*}itemref")]
        pages = [etree.fromstring(package.read(f"EPUB/{href}")).find("{*}body") for href in spine]
        nav = etree.fromstring(package.read("EPUB/nav.xhtml"))
    shown = [text.strip() for page in pages if page is not None for text in page.itertext() if text.strip()]
    assert shown == [manuscript.title, manuscript.author, *(block.text for block in manuscript.blocks)]
    headings = [block.text for block in manuscript.blocks if block.kind == "heading"]
    assert [link.text for link in nav.iterfind(".//{*}nav//{*}a")] == headings
    assert len(headings) == 4
    assert opf.findtext(".//{http://purl.org/dc/elements/1.1/}creator") == manuscript.author


def test_txt_is_the_source_without_markup() -> None:
    manuscript = make_samples().read_source(SOURCES / "adaptation_en.txt")
    text = (BUILT / "adaptation_en.txt").read_text(encoding="utf-8")
    assert text.splitlines()[:3:2] == [manuscript.title, manuscript.author]
    assert text.rstrip("\n").split("\n\n")[2:] == [block.text for block in manuscript.blocks]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_truth_rows_are_true(language: str) -> None:
    for passage in truth(language):
        similarity = SequenceMatcher(None, passage.original, passage.adaptation, autojunk=False).ratio()
        opening = " ".join(passage.original[:7])
        assert len(passage.original_places) == 1, opening
        assert len(passage.adaptation_places) == (2 if passage.kind == "repeated" else 1), opening
        if passage.kind in EQUAL_KINDS:
            assert passage.original == passage.adaptation, opening
        elif passage.kind == "edited":
            assert 0.6 <= similarity < 1, opening
        else:
            assert passage.kind == "reworded"
            assert similarity < 0.3, opening
            assert not shingles(passage.original) & shingles(passage.adaptation), opening


@pytest.mark.parametrize("language", ["ru", "en"])
def test_repeated_passages_stand_twice_in_the_adaptation(language: str) -> None:
    adaptation = source_words(f"adaptation_{language}")
    repeated = [passage for passage in truth(language) if passage.kind == "repeated"]
    assert repeated
    for passage in repeated:
        length = len(passage.original)
        assert [adaptation[at : at + length] for at in passage.adaptation_places] == [passage.original] * 2


@pytest.mark.parametrize("language", ["ru", "en"])
def test_moved_passages_have_changed_places(language: str) -> None:
    """Some went forward and some back; what is marked as kept stands in the original's order."""
    rows = truth(language)
    assert {p.place for p in rows} == {"kept", "moved", "again"}
    assert all((p.place == "again") == (p.kind == "repeated") for p in rows)
    kept = sorted((p.original_places[0], p.adaptation_places[0]) for p in rows if p.place == "kept")
    assert kept == sorted(kept, key=lambda pair: pair[1])
    moved = [(p.original_places[0], p.adaptation_places[0]) for p in rows if p.place == "moved"]
    assert sum(p.kind == "moved" and p.place == "moved" for p in rows) == 2
    went_forward = [any(a < x and b > y for x, y in kept) for a, b in moved]
    went_back = [any(a > x and b < y for x, y in kept) for a, b in moved]
    assert all(forward != back for forward, back in zip(went_forward, went_back, strict=True))
    assert any(went_forward)
    assert any(went_back)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_share_of_each_kind(language: str) -> None:
    rows = truth(language)
    total = len(source_words(f"adaptation_{language}"))
    share = {
        kind: sum(len(p.adaptation) for p in rows if p.kind == kind) / total
        for kind in ("verbatim", "moved", "repeated", "edited", "reworded")
    }
    assert 0.30 <= share["verbatim"] + share["moved"] <= 0.45
    assert 0.20 <= share["edited"] <= 0.32
    assert 0.07 <= share["reworded"] <= 0.13
    assert 0.15 <= 1 - sum(share.values()) <= 0.35  # new text
    assert max(len(p.original) for p in rows if p.kind == "verbatim") >= 150


@pytest.mark.parametrize("language", ["ru", "en"])
def test_resemblance_by_five_word_shingles(language: str) -> None:
    a, b = (shingles(source_words(f"{side}_{language}")) for side in ("original", "adaptation"))
    assert 0.25 <= len(a & b) / len(a | b) <= 0.45


@pytest.mark.parametrize("language", ["ru", "en"])
def test_typography_differs(language: str) -> None:
    original = (SOURCES / f"original_{language}.txt").read_text(encoding="utf-8")
    adaptation = (SOURCES / f"adaptation_{language}.txt").read_text(encoding="utf-8")
    typographic = "ё«»" if language == "ru" else "‘’"
    assert all(sign in original for sign in typographic)
    assert not any(sign in adaptation for sign in typographic)
    assert '"' in adaptation
    assert '"' not in original


def test_source_without_author_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "nobody.txt"
    source.write_text("title: T\nlanguage: en\nidentifier: urn:x\n\nText.", encoding="utf-8")
    with pytest.raises(ValueError, match="author"):
        make_samples().read_source(source)
