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

from neardup_gui.compare.opinions import Opinion, OpinionState
from neardup_gui.errors import OutputError
from neardup_gui.progress import Cancelled, Progress
from neardup_gui.report import pdf_content
from neardup_gui.report.model import build_report
from neardup_gui.report.options import ReportOptions
from neardup_gui.report.pdf import pdf_bytes, write_pdf
from neardup_gui.wording.translator import available_languages, qt_translator

pytestmark = pytest.mark.usefixtures("qapp")
DAY = date(2026, 5, 3)


def reader(data: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(data), strict=True)


def text_of(pdf: PdfReader) -> str:
    """Return the text in reading order of the file, spaces and line ends squeezed."""
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pdf.pages))


def once_each(pdf: PdfReader) -> str:
    """Return the text without lines that repeat the one before: bold letters that a font lacks are drawn twice."""
    lines = "\n".join(page.extract_text() for page in pdf.pages).split("\n")
    kept = [line for number, line in enumerate(lines) if number == 0 or line != lines[number - 1]]
    return re.sub(r"\s+", " ", " ".join(kept))


def titles(outline: list[Any]) -> list[Any]:
    return [titles(item) if isinstance(item, list) else item.title for item in outline]


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("passages", [0, 1, 12])
def test_what_stands_in_it(language: str, passages: int) -> None:
    comparison = comparison_with(passages, language, "partial" if passages else "unrelated")
    pdf = reader(pdf_bytes(comparison, language, day=DAY))
    text = once_each(pdf)
    report = build_report(comparison, qt_translator(language), DAY)
    said = [report.title, report.made_on, report.verdict, report.direction, *report.reasons, report.explanation]
    said += [part for side in report.sides for part in (side.title, side.sha256, *side.warnings)]
    said += [part for line in report.figures for part in (line.name, line.value, line.explanation)]
    said += [part for pair in report.settings for part in pair]
    said += [part for section in report.measured for line in section.lines for part in (section.title, *line)]
    said += [*report.samples.values(), *(value for side in report.sides for fact in side.facts for value in fact)]
    squeezed = re.sub(r"\s", "", text)
    for sentence in said:
        assert re.sub(r"\s", "", sentence) in squeezed, sentence
    assert "%n" not in text
    assert "{" not in text


def test_the_passages_stand_in_order_with_both_texts() -> None:
    comparison = comparison_with(12, "ru")
    text = text_of(reader(pdf_bytes(comparison, "ru", day=DAY)))
    text = text[text.index("Отрывки в двух колонках") :]
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
    assert outline[:3] == ["Общие сведения", "Отрывки", "Отрывки в двух колонках"]
    assert len(outline[3]) == 12, "each passage is a bookmark under its section"
    assert len(outline) == 5, "how it was measured is the last section"
    numbers = [pdf.get_destination_page_number(item) for item in pdf.outline[3]]  # type: ignore[arg-type,union-attr]
    assert numbers == sorted(numbers)
    for item, page in zip(pdf.outline[3], numbers, strict=True):  # type: ignore[arg-type]
        assert item.title.split(" – ")[0] in pdf.pages[page or 0].extract_text()  # type: ignore[union-attr]


def test_pages_are_numbered_and_of_the_size_that_was_asked_for() -> None:
    pdf = reader(pdf_bytes(comparison_with(12), "en", ReportOptions(paper="Letter"), day=DAY))
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


def test_the_same_comparison_gives_the_same_file_but_for_dates_and_identifiers() -> None:
    def timeless(data: bytes) -> bytes:
        data = re.sub(rb"D(:|\\072)\d{14}", b"", re.sub(rb"/ID \[[^\]]*\]", b"", data))
        data = re.sub(rb"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", b"", data)
        return re.sub(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)", b"", data)

    first, second = (timeless(pdf_bytes(comparison_with(5), day=DAY)) for _ in range(2))
    assert first == second


def test_embedded_parts_of_fonts_are_named_by_their_order() -> None:
    # Qt's own tags are the same within one process alone.
    tags = re.findall(rb"/FontName /([A-Z]{6})\+", pdf_bytes(comparison_with(2), day=DAY))
    assert sorted(tags) == [b"AAAAA" + bytes([ord("A") + place]) for place in range(len(tags))]
    assert len(tags) > 2


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


def links_of(pdf: PdfReader) -> list[tuple[int, int]]:
    """Return from which page to which each link leads."""
    numbers = {page.indirect_reference.idnum: number for number, page in enumerate(pdf.pages)}  # type: ignore[union-attr]
    found: list[tuple[int, int]] = []
    for number, page in enumerate(pdf.pages):
        for note in page.get("/Annots", []):
            destination = note.get_object()["/Dest"]
            found.append((number, numbers[list.__getitem__(destination, 0).idnum]))
    return found


def first_with(pdf: PdfReader, words: str) -> int:
    """Return the number of the first page that says so."""
    return next(number for number, page in enumerate(pdf.pages) if words in page.extract_text())


def test_the_table_leads_to_each_passage_and_back() -> None:
    pdf = reader(pdf_bytes(comparison_with(12), day=DAY))
    places = [pdf.get_destination_page_number(item) for item in pdf.outline[3]]  # type: ignore[arg-type,union-attr]
    at = first_with(pdf, "Begins with")
    forth = [pair for pair in links_of(pdf) if pair[0] == at]
    assert forth == [(at, place) for place in places], "a link of the table for each passage, in its order"
    assert [pair for pair in links_of(pdf) if pair[0] != at] == [(place, at) for place in places]
    table = pdf.pages[at].extract_text()
    assert [line for line in table.split() if line.isdigit()][-1] == str((places[-1] or 0) + 1), "the page is named too"


def test_dismissed_passages_stand_in_an_appendix_with_reason_and_note() -> None:
    opinions = {
        2: Opinion(OpinionState.QUOTATION, "From the Gospel."),
        3: Opinion(OpinionState.IMPORTANT, "Ask the author."),
        5: Opinion(OpinionState.COMMON_PHRASE),
    }
    pdf = reader(pdf_bytes(comparison_with(6), "en", ReportOptions(opinions=opinions), day=DAY))
    sections = titles(pdf.outline)
    assert [title.split(" – ")[0] for title in sections[3]] == ["Passage 1", "Passage 3", "Passage 4", "Passage 6"]
    assert sections[4] == "Appendix: dismissed passages"
    assert [title.split(" – ")[0] for title in sections[5]] == ["Passage 2", "Passage 5"]
    text = text_of(pdf)
    side_by_side, appendix = text[text.index("The passages side by side") :].split("Appendix: dismissed passages", 1)
    assert "important Note: Ask the author." in side_by_side
    assert "dismissed: quotation Note: From the Gospel." in appendix
    assert "dismissed: common phrase" in appendix
    assert text_of_first(pdf).count("without the dismissed") == 2


def text_of_first(pdf: PdfReader) -> str:
    return re.sub(r"\s+", " ", pdf.pages[0].extract_text())


def test_the_longest_passages_come_first_where_that_is_asked_for() -> None:
    comparison = comparison_with(4)
    longer = replace(comparison.passages[2], words_a=900, words_b=900)
    comparison = replace(comparison, passages=(*comparison.passages[:2], longer, comparison.passages[3]))
    pdf = reader(pdf_bytes(comparison, "en", ReportOptions(order="length"), day=DAY))
    assert titles(pdf.outline)[3][0].startswith("Passage 3 ")


def test_the_first_page_holds_all_that_a_reader_must_see() -> None:
    options = ReportOptions(organisation="The Grey Press", paper="Letter")
    comparison = with_reasons(
        comparison_with(12), "partial", "coverage", "passages", "longest_passage", "methods_agree"
    )
    text = text_of_first(reader(pdf_bytes(comparison, "en", options, day=DAY)))
    for told in (
        "The Grey Press", "The Ledger", "Second Volume", comparison.a.document.sha256, "Author's sheets",
        "These figures cannot tell who copied from whom.", "Coverage", "Containment", "moved passage", "A →",
        "Resemblance", "from 1,204 and 1,500 shingles", "Distill gems", "SimHash distance", "Supershingles",
    ):  # fmt: skip
        assert told in text, told


def test_a_logo_is_drawn_and_a_broken_one_is_refused() -> None:
    box = b'<rect width="30" height="10" fill="#ff0000"/>'
    drawing = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">' + box + b"</svg>"
    plain, with_logo = (
        reader(pdf_bytes(comparison_with(1), "en", ReportOptions(logo=logo), day=DAY)) for logo in (None, drawing)
    )
    red = re.compile(rb"(?m)^1 0 0 scn?$")
    assert not red.search(plain.pages[0].get_contents().get_data())  # type: ignore[union-attr]
    assert red.search(with_logo.pages[0].get_contents().get_data())  # type: ignore[union-attr]
    with pytest.raises(OutputError, match="bad_logo"):
        pdf_bytes(comparison_with(1), "en", ReportOptions(logo=b"\x89PNG\r\n\x1a\nnot really"), day=DAY)


def test_long_tables_and_passages_tell_on_each_page_what_they_are() -> None:
    pdf = reader(pdf_bytes(comparison_with(120), "en", day=DAY))
    at = first_with(pdf, "Begins with")
    tables = [page.extract_text() for page in pdf.pages[at : at + 3]]
    assert all("Begins with" in text for text in tables)
    continued = reader(pdf_bytes(comparison_with(1, length=20), "en", ReportOptions(shorten=False), day=DAY))
    pages = [page.extract_text() for page in continued.pages]
    assert sum("Passage 1, continued" in page for page in pages) >= 2
    assert "not shown here" not in " ".join(pages)


def test_where_nothing_was_found_there_is_no_empty_drawing() -> None:
    comparison = comparison_with(0, "en", "unrelated")
    text = text_of(reader(pdf_bytes(comparison, day=DAY)))
    assert "No shared passages were found." in text
    assert "A →" not in text
    assert "Supershingles" in text
    settings = replace(comparison.settings, methods=("shingles",))
    unasked = text_of(reader(pdf_bytes(replace(comparison, settings=settings), day=DAY)))
    assert "The passages were not asked for" in unasked
    assert "No shared passages were found." not in unasked
