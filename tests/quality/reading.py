"""How well files are read: tables of formats, encodings and speed, beside the figures that were recorded last.

Run ``python tests/quality/reading.py`` with ``NEARDUP_DATA`` set (or the data beside the checkout); ``--record`` writes
``reading.json``, ``--list`` names the files that miss their goal.
"""

from __future__ import annotations

import argparse
import html
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from neardup_gui.documents import BlockKind, Document, ReadOptions, read_document
from neardup_gui.documents.encoding import decode, detect, text_codec
from neardup_gui.errors import DocumentError

HERE = Path(__file__).resolve().parent
RECORD = HERE / "reading.json"
NOVELS = ("Tolstoi_AnnaKarenina", "Dostoyevsky_PrestupleniyeINakazaniye", "Tolstoi_Voskreseniye")
PAGES = ("cp1251", "koi8-r", "cp866", "mac-cyrillic", "iso8859-5", "utf-8", "utf-16-le")
LENGTHS = {50: 97.0, 200: 99.0, 2_000: 99.5}
EXCERPTS = 400
FOLDER_NAMES = {"MacCyrillic": "mac-cyrillic", "MacRoman": "mac-roman"}

Figures = dict[str, float]


def data_folder() -> Path:
    folder = Path(os.environ.get("NEARDUP_DATA") or HERE.parents[2] / "shared" / "data")
    if not folder.is_dir():
        sys.exit(f"No data at {folder}: set NEARDUP_DATA.")
    return folder


def visible(document: Document) -> int:
    return sum(len(word) for word in document.text.split())


def containers(data: Path, kind: str, tolerance: float, expected: Callable[[dict], int | None]) -> Iterator[str]:
    """Yield the files out of tolerance, then the figures as one JSON line."""
    rows = [json.loads(line) for line in (data / "documents" / f"expected_{kind}.jsonl").read_text().splitlines()]
    within = counted = refused = 0
    slowest = 0.0
    options = ReadOptions(footnotes=kind != "docx")
    for row in rows:
        wanted, start = expected(row), time.perf_counter()
        found: int | str
        try:
            found = visible(read_document(data / "documents" / row["file"], options))
        except DocumentError as error:
            found = error.code
            refused += 1
        slowest = max(slowest, time.perf_counter() - start)
        if wanted:
            good = isinstance(found, int) and abs(found - wanted) <= tolerance * wanted
            counted += 1
            within += good
            if not good:
                yield f"  {row['file']}: {wanted} expected, {found}"
    yield json.dumps({
        f"{kind}: files": len(rows), f"{kind}: refused with a clear error": refused,
        f"{kind}: with text": counted, f"{kind}: within {tolerance:.0%}, %": round(100 * within / counted, 2),
        f"{kind}: slowest, s": round(slowest, 2),
    })  # fmt: skip


def clear(data: Path, kind: str) -> Iterator[str]:
    """Yield the files that end in neither text nor a clear error, then the figures as one JSON line."""
    files = sorted(path for path in (data / "documents" / kind).rglob("*") if path.is_file())
    texts = refused = 0
    slowest = 0.0
    for path in files:
        start = time.perf_counter()
        try:
            document = read_document(path)
            texts += 1
            if not visible(document):  # pictures, formulas or hidden text alone
                yield f"  {kind}/{path.parent.name}/{path.name}: no text"
        except DocumentError as error:
            refused += 1
            yield f"  {kind}/{path.parent.name}/{path.name}: {error.code}"
        except Exception as error:
            yield f"  {kind}/{path.parent.name}/{path.name}: {type(error).__name__}"
        slowest = max(slowest, time.perf_counter() - start)
    yield json.dumps({
        f"{kind}: files": len(files), f"{kind}: refused with a clear error": refused,
        f"{kind}: text or a clear error, %": round(100 * (texts + refused) / max(1, len(files)), 2),
        f"{kind}: slowest, s": round(slowest, 2),
    })  # fmt: skip


def excerpts(data: Path) -> Figures:
    """Share of Russian excerpts whose detected encoding gives the very text back, in percent."""
    chance = random.Random(2009)
    novels = [(data / "novels" / f"{name}.txt").read_text(encoding="utf-8") for name in NOVELS]
    figures: Figures = {}
    for page in PAGES:
        for length in LENGTHS:
            right = total = 0
            while total < EXCERPTS:
                novel = chance.choice(novels)
                start = chance.randrange(len(novel) - length)
                excerpt = novel[start : start + length].encode(page, "ignore")
                text = excerpt.decode(page)
                if sum("а" <= letter.lower() <= "я" for letter in text) < length / 4:
                    continue  # a stretch of French or of dots
                total += 1
                right += excerpt.decode(detect(excerpt), "replace") == text
            figures[f"{page}: {length} characters, %"] = round(100 * right / total, 2)
    return figures


def folders(data: Path) -> Iterator[str]:
    right = total = without = 0
    for path in sorted((data / "encodings" / "chardet").glob("*/*")):
        words = path.parent.name.split("-")
        names = (FOLDER_NAMES.get(name, name) for name in ("-".join(words[:n]) for n in range(len(words), 0, -1)))
        codec = next((found for name in names if (found := text_codec(name))), None)
        if codec is None:
            without += 1
            continue
        content = path.read_bytes()
        total += 1
        found = detect(content)
        if decode(content, found).text == decode(content, codec).text:
            right += 1
        else:
            yield f"  {path.parent.name}/{path.name}: read as {found}"
    yield json.dumps({
        "all languages: files": total, "all languages: without a codec in Python": without,
        "all languages: exact, %": round(100 * right / total, 2),
    })  # fmt: skip


def speed(data: Path) -> Figures:
    """Seconds for a novel of 3 MB in each format, made on the spot; the better of two."""
    import docx
    from ebooklib import epub

    source = data / "novels" / "Tolstoi_AnnaKarenina.txt"
    lines = source.read_text(encoding="utf-8").splitlines()
    with tempfile.TemporaryDirectory() as folder:
        word = docx.Document()
        for line in lines:
            word.add_paragraph(line)
        word.save(f"{folder}/a.docx")
        book = epub.EpubBook()
        chapter = epub.EpubHtml(uid="c", file_name="c.xhtml", content="".join(f"<p>{line}</p>" for line in lines))
        book.add_item(chapter)
        book.spine = [chapter]
        book.add_item(epub.EpubNcx())
        epub.write_epub(f"{folder}/a.epub", book)
        for name, content in written(lines).items():
            Path(folder, name).write_text(content, encoding="utf-8")
        figures: Figures = {}
        paths = {name: f"{folder}/a.{name.lower()}" for name in ("DOCX", "EPUB", "FB2", "FODT", "RTF", "HTML", "MD")}
        for name, path in {"TXT": str(source), **paths}.items():
            figures[f"speed: {name}, s"] = min(round(seconds(path), 3) for _ in range(2))
    return figures


def written(lines: list[str]) -> dict[str, str]:
    """Return the novel in the formats that are text themselves, by file name."""
    safe = [html.escape(line) for line in lines]
    space = "urn:oasis:names:tc:opendocument:xmlns"
    units = "".join(
        "\\par " if sign == "\n" else sign if sign.isascii() else f"\\u{ord(sign)}?" for sign in "\n".join(lines)
    )
    return {
        "a.fb2": "<FictionBook xmlns='http://www.gribuser.ru/xml/fictionbook/2.0'><body><section>"
        + "".join(f"<p>{line}</p>" for line in safe) + "</section></body></FictionBook>",
        "a.fodt": f"<office:document xmlns:office='{space}:office:1.0' xmlns:text='{space}:text:1.0'><office:body>"
        "<office:text>" + "".join(f"<text:p>{line}</text:p>" for line in safe)
        + "</office:text></office:body></office:document>",
        "a.rtf": f"{{\\rtf1\\ansi\\uc1 {units}}}",
        "a.html": "<html><body>" + "".join(f"<p>{line}" for line in safe) + "</body></html>",
        "a.md": "\n".join(lines),
    }  # fmt: skip


def seconds(path: str) -> float:
    start = time.perf_counter()
    document = read_document(path)
    assert BlockKind.PARAGRAPH in {block.kind for block in document.blocks}
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the figures to reading.json")
    parser.add_argument("--list", action="store_true", help="name the files that miss their goal")
    asked = parser.parse_args()
    data = data_folder()
    figures: Figures = {}
    lines = [
        *containers(data, "docx", 0.01, lambda row: (row["body"] or {}).get("all")),
        *containers(data, "epub", 0.02, lambda row: row["spine"]["n"]),
        *(line for kind in ("fb2", "odt", "rtf", "pdf") for line in clear(data, kind)),
        *folders(data),
    ]
    for line in lines:
        if line.startswith("{"):
            figures |= json.loads(line)
        elif asked.list:
            print(line)
    figures |= excerpts(data)
    figures |= speed(data)
    last: Figures = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    print(f"{'':48}{'now':>10}{'recorded':>10}")
    for name, figure in figures.items():
        print(f"{name:48}{figure:>10}{last.get(name, ''):>10}")
    if asked.record:
        RECORD.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
