from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import docx
import pytest
from docx.oxml.ns import qn
from docx.table import Table
from docx.text.paragraph import Paragraph
from lxml import etree
from made_comparisons import comparison_with
from made_reports import DRAWING, NOTE, PIXEL, judged, made

from neardup_gui.compare.result import Comparison
from neardup_gui.documents import read_document
from neardup_gui.progress import Cancelled, Progress
from neardup_gui.report.docx_report import docx_bytes
from neardup_gui.report.model import build_report
from neardup_gui.spans import Span
from neardup_gui.wording.translator import available_languages, qt_translator

DAY = date(2026, 5, 3)


def opened(data: bytes) -> Any:
    return docx.Document(io.BytesIO(data))


def pair_tables(document: Any) -> list[Table]:
    return [table for table in document.tables if table.style.name == "Passage Columns"]


def all_text(document: Any) -> str:
    return squeezed("".join(document.element.body.itertext()))


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


def headings(document: Any) -> Iterator[str]:
    for paragraph in document.paragraphs:
        if paragraph.style.name == "Heading 2":
            yield paragraph.text


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("passages", [0, 12])
def test_what_stands_in_it(language: str, passages: int) -> None:
    comparison = comparison_with(passages, language, "partial" if passages else "unrelated")
    text = all_text(opened(docx_bytes(comparison, language, day=DAY)))
    report = build_report(comparison, qt_translator(language), DAY)
    said = [report.title, report.made_on, report.verdict, report.explanation, report.direction, *report.reasons]
    said += [part for side in report.sides for part in (side.title, side.author or "", side.sha256, *side.warnings)]
    said += [part for side in report.sides for pair in side.facts for part in pair]
    said += [part for line in report.figures for part in (line.name, line.value, line.explanation)]
    said += [part for pair in report.settings for part in pair]
    for sentence in said:
        assert squeezed(sentence) in text, sentence


def test_every_passage_with_both_texts_in_order() -> None:
    comparison = comparison_with(40, "ru")
    document = opened(docx_bytes(comparison, "ru"))
    assert list(headings(document)) == [f"Отрывок {number}" for number in range(1, 41)]
    tables = pair_tables(document)
    assert len(tables) == 40
    for table, passage in zip(tables, comparison.passages, strict=True):
        for column, span, text in (
            (0, passage.a, comparison.a.document.text),
            (1, passage.b, comparison.b.document.text),
        ):
            shown = "".join(cell.text for cell in table.columns[column].cells[1:])
            assert squeezed(shown) == squeezed(text[span.start : span.end])


def changed_words(paragraph: Paragraph) -> list[str]:
    return [run.text for run in paragraph.runs if run.style is not None and run.style.name == "Changed Words"]


def test_changed_words_bear_a_style_that_is_bold_and_underlined() -> None:
    comparison = comparison_with(3)
    document = opened(docx_bytes(comparison))
    style = document.styles["Changed Words"]
    assert style.font.bold
    assert style.font.underline
    for table, passage in zip(pair_tables(document), comparison.passages, strict=True):
        changed = [word for cell in table.columns[1].cells for one in cell.paragraphs for word in changed_words(one)]
        assert bool(changed) == (passage.kind != "verbatim")
    looks = document.element.body.xpath(".//w:r/w:rPr/*[not(self::w:rStyle)]")
    assert not looks, "runs look as their styles say and not otherwise"


def test_heads_are_repeated_and_rows_not_divided() -> None:
    document = opened(docx_bytes(comparison_with(2)))
    headed = [table for table in document.tables if table._tbl.tblPr.find(qn("w:tblLook")).get(qn("w:firstRow")) == "1"]
    assert len(headed) == len(document.tables) - 2  # settings and thresholds
    for table in headed:
        first, *others = table._tbl.tr_lst
        assert first.trPr.find(qn("w:tblHeader")) is not None
        assert all(row.trPr.find(qn("w:cantSplit")) is not None for row in (first, *others))
        assert all(row.trPr.find(qn("w:tblHeader")) is None for row in others)


def test_every_style_is_there_and_every_link_leads_somewhere() -> None:
    document = opened(docx_bytes(comparison_with(12)))
    known = {style.style_id for style in document.styles}
    used = {
        element.get(qn("w:val"))
        for name in ("w:pStyle", "w:rStyle", "w:tblStyle")
        for element in document.element.body.iter(qn(name))
    }
    assert used <= known
    targets = {element.get(qn("w:name")) for element in document.element.body.iter(qn("w:bookmarkStart"))}
    links = [element.get(qn("w:anchor")) for element in document.element.body.iter(qn("w:hyperlink"))]
    assert len(links) == 12
    assert set(links) == targets


def test_chapters_pages_notes_and_an_appendix() -> None:
    comparison = made(4)
    document = opened(docx_bytes(comparison, options=judged(organisation="The Press", paper="Letter")))
    assert list(headings(document)) == ["Passage 1", "Passage 3", "Passage 4", "Passage 2"]
    (note,) = [one.text for one in document.paragraphs if one.style.name == "Editor's Note"]
    assert note == f"Note: {NOTE}"
    text = all_text(document)
    for told in (
        "The Press", "Appendix: dismissed passages", "this 1 passage says", "dismissed: quotation", "important",
        "Coverage without the dismissed passages", "Only in the first, at 2.", "page 1",
        "Found by: equal words in a row",         "Map of chapters", "What a verdict needs",
    ):  # fmt: skip
        assert squeezed(told) in text, told
    assert document.sections[0].page_width.cm == pytest.approx(21.59, abs=0.01)
    shaded = document.element.body.xpath(".//w:tc//w:shd/@w:fill")
    assert any(fill != "FFFFFF" for fill in shaded)
    assert all(int(fill[:2], 16) > 0x60 for fill in shaded)


def test_passages_that_were_not_asked_for_are_not_called_none() -> None:
    asked = comparison_with(0, "en", "unrelated")
    other = replace(asked, settings=replace(asked.settings, methods=("shingles",)))
    text = squeezed(all_text(opened(docx_bytes(other))))
    assert squeezed("The passages were not asked for") in text
    assert squeezed("No shared passages were found.") not in text


def test_lengths_and_samples_are_told() -> None:
    comparison = comparison_with(12)
    report = build_report(comparison, qt_translator("en"), DAY)
    document = opened(docx_bytes(comparison))
    (table,) = [one for one in document.tables if one.cell(0, 1).text == "Passages"]
    counts = [cell.text for cell in table.columns[1].cells[1:]]
    assert [int(count) for count in counts] == [item.passages for item in report.lengths]
    assert all(squeezed(told) in all_text(document) for told in report.samples.values())


def test_the_longest_passages_come_first_where_that_is_wished() -> None:
    comparison = comparison_with(3)
    long = replace(comparison.passages[2], words_a=500)
    comparison = replace(comparison, passages=(*comparison.passages[:2], long))
    document = opened(docx_bytes(comparison, options=judged(order="length")))
    assert next(headings(document)) == "Passage 3"


@pytest.mark.parametrize(
    ("logo", "shown"), [(PIXEL, 1), (DRAWING, 1), (b"<svg", 0), (b"no picture", 0), (PIXEL[:20], 0), (b"", 0)]
)
def test_a_logo_is_shown_where_it_is_a_picture(logo: bytes, shown: int, qapp: Any) -> None:
    first = docx_bytes(comparison_with(1), options=judged(logo=logo, organisation="The Press"))
    document = opened(first)
    assert len(document.inline_shapes) == shown
    assert document.paragraphs[0].text.strip() == "The Press"
    assert first == docx_bytes(comparison_with(1), options=judged(logo=logo, organisation="The Press"))


def test_pages_are_numbered() -> None:
    document = opened(docx_bytes(comparison_with(1, "ru"), "ru"))
    footer = document.sections[0].footer._element
    assert [one.get(qn("w:instr")) for one in footer.iter(qn("w:fldSimple"))] == ["PAGE", "NUMPAGES"]
    assert "Страница" in "".join(footer.itertext())


def test_properties_and_languages() -> None:
    comparison = comparison_with(1, "ru")
    comparison = replace(comparison, b=replace(comparison.b, language="zh"))
    document = opened(docx_bytes(comparison, "en"))
    assert document.core_properties.title == "Comparison of two texts: The Ledger – Second Volume"
    assert document.core_properties.language == "en"
    (own,) = document.styles["Passage Text A"].element.iter(qn("w:lang"))
    assert own.get(qn("w:val")) == "ru-RU"
    (other,) = document.styles["Passage Text B"].element.iter(qn("w:lang"))
    assert other.get(qn("w:eastAsia")) == "zh-CN"


def with_text(text: str) -> Comparison:
    comparison = comparison_with(1)
    document = replace(comparison.a.document, text=text, title=text, author=text, name=text)
    passage = replace(comparison.passages[0], a=Span(0, len(text)))
    return replace(comparison, a=replace(comparison.a, document=document), passages=(passage,))


def test_markup_and_forbidden_characters() -> None:
    document = opened(docx_bytes(with_text("<w:p>&amp; \"q\" 'a' ]]> \x00\x01\x0b\x0c\x1f\ud800\ufffe end")))
    assert pair_tables(document)[0].cell(1, 0).text == "<w:p>&amp; \"q\" 'a' ]]> \ufffd end"


def test_all_parts_are_well_formed() -> None:
    with zipfile.ZipFile(io.BytesIO(docx_bytes(comparison_with(3)))) as package:
        assert package.namelist()[0] == "[Content_Types].xml"
        assert not any("thumbnail" in name for name in package.namelist())
        for name in package.namelist():
            if name.endswith((".xml", ".rels")):
                etree.fromstring(package.read(name))


def test_the_program_reads_its_own_report(tmp_path: Path) -> None:
    target = tmp_path / "report.docx"
    target.write_bytes(docx_bytes(comparison_with(2)))
    assert "The lamp in the reading room" in read_document(target).text


def test_the_same_comparison_gives_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    first = docx_bytes(comparison_with(9, "ru"), "ru")
    monkeypatch.setattr("time.time", lambda: 1_999_999_999.0)
    assert docx_bytes(comparison_with(9, "ru"), "ru") == first


def test_a_thousand_passages() -> None:
    document = opened(docx_bytes(comparison_with(1_000)))
    assert len(list(headings(document))) == 1_000


def test_it_can_be_cancelled_and_tells_how_far_it_is() -> None:
    seen: list[float] = []
    docx_bytes(comparison_with(5), progress=Progress(seen.append))
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    with pytest.raises(Cancelled):
        docx_bytes(comparison_with(5), progress=Progress(should_cancel=lambda: True))
