from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from made_comparisons import comparison_with, with_reasons
from pypdf import PdfReader
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from neardup_gui.errors import OutputError
from neardup_gui.progress import Cancelled, Progress
from neardup_gui.report import pdf_content
from neardup_gui.report.model import build_report
from neardup_gui.report.pdf import pdf_bytes, write_pdf
from neardup_gui.wording.translator import available_languages, qt_translator

pytestmark = pytest.mark.usefixtures("qapp")
DAY = date(2026, 5, 3)


def reader(data: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(data), strict=True)


def text_of(pdf: PdfReader) -> str:
    """Return the text in reading order of the file, spaces and line ends squeezed."""
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pdf.pages))


def titles(outline: list[Any]) -> list[Any]:
    return [titles(item) if isinstance(item, list) else item.title for item in outline]


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("passages", [0, 1, 12])
def test_what_stands_in_it(language: str, passages: int) -> None:
    comparison = comparison_with(passages, language, "partial" if passages else "unrelated")
    pdf = reader(pdf_bytes(comparison, language, day=DAY))
    text = text_of(pdf)
    report = build_report(comparison, qt_translator(language), DAY)
    said = [report.title, report.made_on, report.verdict, report.direction, *report.reasons, report.explanation]
    said += [part for side in report.sides for part in (side.title, side.sha256, *side.warnings)]
    said += [part for line in report.figures for part in (line.name, line.value, line.explanation)]
    said += [part for pair in report.settings for part in pair]
    squeezed = re.sub(r"\s", "", text)
    for sentence in said:
        assert re.sub(r"\s", "", sentence) in squeezed, sentence
    assert "%n" not in text
    assert "{" not in text


def test_the_passages_stand_in_order_with_both_texts() -> None:
    comparison = comparison_with(12, "ru")
    text = text_of(reader(pdf_bytes(comparison, "ru", day=DAY)))
    places = [text.index(f"Отрывок {number} ") for number in range(1, 13)]
    assert places == sorted(places)
    words_a = "Лампа в читальном зале горела"
    assert re.sub(r"\s", "", text).count(re.sub(r"\s", "", words_a)) >= 8, "verbatim passages stand on both sides"


def test_properties_outline_and_language() -> None:
    pdf = reader(pdf_bytes(comparison_with(12, "ru"), "ru", day=DAY))
    assert pdf.metadata is not None
    assert pdf.metadata.title == "Сравнение двух текстов: The Ledger – Second Volume"
    root = pdf.root_object
    assert root["/Lang"] == "ru"
    assert root["/PageMode"] == "/UseOutlines"
    outline = titles(pdf.outline)
    assert outline[0] == "Общие сведения"
    assert len(outline[-1]) == 12, "each passage is a bookmark under its section"
    numbers = [pdf.get_destination_page_number(item) for item in pdf.outline[-1]]  # type: ignore[arg-type,union-attr]
    assert numbers == sorted(numbers)
    for item, page in zip(pdf.outline[-1], numbers, strict=True):  # type: ignore[arg-type]
        assert item.title.split(" – ")[0] in pdf.pages[page or 0].extract_text()  # type: ignore[union-attr]


def test_pages_are_numbered_and_of_the_size_that_was_asked_for() -> None:
    pdf = reader(pdf_bytes(comparison_with(12), "en", "Letter", day=DAY))
    for number, page in enumerate(pdf.pages, start=1):
        assert f"Page {number} of {len(pdf.pages)}" in page.extract_text()
        assert (round(page.mediabox.width), round(page.mediabox.height)) == (612, 792)


def fonts_of(pdf: PdfReader) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for page in pdf.pages:
        for font in page["/Resources"].get_object()["/Font"].get_object().values():  # type: ignore[index,union-attr]
            font = font.get_object()
            found[font["/BaseFont"]] = font
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_fonts_are_embedded_and_map_to_unicode(language: str) -> None:
    fonts = fonts_of(reader(pdf_bytes(comparison_with(4, language), language, day=DAY)))
    assert len(fonts) >= 3
    for name, font in fonts.items():
        assert "/ToUnicode" in font, name
        descriptor = font["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
        assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor), name


def test_a_long_passage_names_what_is_left_out() -> None:
    text = text_of(reader(pdf_bytes(comparison_with(1, length=80), "en", day=DAY)))
    assert re.search(r"\[…\] [0-9,]+ words of A and [0-9,]+ words of B are not shown here", text)


def test_markup_in_a_manuscript_is_text() -> None:
    comparison = comparison_with(1)
    title = "<b>Bold</b> & <script>alert(1)</script>"
    document = replace(comparison.a.document, title=title)
    text = text_of(reader(pdf_bytes(replace(comparison, a=replace(comparison.a, document=document)), day=DAY)))
    assert title.replace(" ", "") in text.replace(" ", "")


def test_it_runs_beside_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    class Worker(QThread):
        def run(self) -> None:
            write_pdf(comparison_with(40, "ru"), tmp_path / "r.pdf", "ru")

    worker = Worker()
    with qtbot.waitSignal(worker.finished, timeout=30_000):
        worker.start()
    assert len(reader((tmp_path / "r.pdf").read_bytes()).pages) > 3


def test_it_needs_no_application_and_no_screen(tmp_path: Path) -> None:
    folder = Path(__file__).resolve().parents[1] / "wording"
    script = (
        f"import sys; sys.path.insert(0, {str(folder)!r})\n"
        "from made_comparisons import comparison_with\n"
        "from neardup_gui.report.pdf import write_pdf\n"
        f"for name in ('one', 'two'): write_pdf(comparison_with(2, 'ru'), {str(tmp_path)!r} + '/' + name, 'ru')\n"
    )
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONPATH": str(folder.parents[1])}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for name in ("one", "two"):
        assert "Страница 1" in reader((tmp_path / name).read_bytes()).pages[0].extract_text()


@pytest.mark.parametrize("looks", [1, 5, 30])
def test_cancelling_writes_nothing(tmp_path: Path, looks: int) -> None:
    asked = 0

    def enough() -> bool:
        nonlocal asked
        asked += 1
        return asked > looks

    with pytest.raises(Cancelled):
        write_pdf(comparison_with(40), tmp_path / "r.pdf", progress=Progress(should_cancel=enough))
    assert list(tmp_path.iterdir()) == []


def test_progress_rises_to_one() -> None:
    heard: list[float] = []
    pdf_bytes(comparison_with(40), progress=Progress(heard.append), day=DAY)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert len(heard) > 40


def test_a_target_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match="folder_missing"):
        write_pdf(comparison_with(1), tmp_path / "absent" / "r.pdf")


def test_the_same_comparison_gives_the_same_pages() -> None:
    first, second = (reader(pdf_bytes(comparison_with(5), day=DAY)) for _ in range(2))
    assert [page.extract_text() for page in first.pages] == [page.extract_text() for page in second.pages]


@pytest.mark.skipif(shutil.which("qpdf") is None, reason="qpdf is not installed")
def test_qpdf_finds_nothing_wrong(tmp_path: Path) -> None:
    write_pdf(comparison_with(12, "ru"), tmp_path / "r.pdf", "ru")
    done = subprocess.run(["qpdf", "--check", str(tmp_path / "r.pdf")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_spaces_and_letters_can_be_copied_as_they_are() -> None:
    text = "".join(page.extract_text() for page in reader(pdf_bytes(comparison_with(2), day=DAY)).pages)
    assert "\t" not in text, "the space is drawn by the glyph that fonts also use for the tab"
    assert "figures" in text, "no ligature"
    assert not re.search("[\ufb00-\ufb06]", text)


def test_endless_names_keep_the_first_page_in_bounds() -> None:
    comparison = with_reasons(comparison_with(1), "partial", "coverage", "passages", "longest_passage")
    document = replace(comparison.a.document, title="Title " * 5_000, name="n" * 5_000, author="Author\n" * 900)
    pdf = reader(pdf_bytes(replace(comparison, a=replace(comparison.a, document=document)), day=DAY))
    assert "These figures cannot tell who copied from whom." in text_of(pdf)
    assert "Coverage" in pdf.pages[0].extract_text()


def test_layout_that_is_not_kept_in_memory_gives_the_same_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    comparison = comparison_with(9, "ru")
    kept = [page.extract_text() for page in reader(pdf_bytes(comparison, "ru", day=DAY)).pages]
    monkeypatch.setattr(pdf_content, "_MANY", 0)
    assert [page.extract_text() for page in reader(pdf_bytes(comparison, "ru", day=DAY)).pages] == kept
