from __future__ import annotations

import io
import zipfile
from dataclasses import replace
from datetime import date

import pytest
from lxml import etree
from made_comparisons import comparison_with
from made_reports import NOTE, PIXEL, judged, made

from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Cancelled, Progress
from neardup_gui.report.model import build_report
from neardup_gui.report.rows import printable
from neardup_gui.report.xlsx_cells import LONGEST_CELL, cell_text, columns
from neardup_gui.report.xlsx_report import xlsx_bytes
from neardup_gui.spans import Span
from neardup_gui.wording.translator import available_languages, qt_translator

DAY = date(2026, 5, 3)
MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def part(data: bytes, name: str) -> etree._Element:
    with zipfile.ZipFile(io.BytesIO(data)) as package:
        return etree.fromstring(package.read(name))


def cells(data: bytes, sheet: int) -> dict[str, str | float]:
    """Return what the cells of a sheet hold, by their addresses: strings as such, numbers as numbers."""
    strings = ["".join(item.itertext()) for item in part(data, "xl/sharedStrings.xml")]
    found: dict[str, str | float] = {}
    for cell in part(data, f"xl/worksheets/sheet{sheet}.xml").iter(f"{MAIN}c"):
        value = cell.findtext(f"{MAIN}v")
        assert cell.find(f"{MAIN}f") is None, "a formula"
        if value is not None:
            found[cell.get("r", "")] = strings[int(value)] if cell.get("t") == "s" else float(value)
    return found


def with_text(text: str) -> Comparison:
    comparison = comparison_with(1)
    document = replace(comparison.a.document, text=text, title=text, author=text, name=text)
    passage = replace(comparison.passages[0], a=Span(0, len(text)))
    return replace(comparison, a=replace(comparison.a, document=document), passages=(passage,))


def test_one_row_a_passage_with_numbers_and_texts() -> None:
    comparison = comparison_with(12, "ru")
    found = cells(xlsx_bytes(comparison, "ru"), 1)
    for row, passage in enumerate(comparison.passages, start=2):
        assert found[f"A{row}"] == passage.id
        assert found[f"B{row}"] == {"edited": "с правкой", "verbatim": "дословно"}[passage.kind]
        assert found[f"C{row}"] == ("да" if passage.moved else "нет")
        numbers = [found[f"{column}{row}"] for column in "DEFG"]
        assert numbers == [passage.similarity, passage.words_a, passage.words_b, passage.longest_run]
        length = len(comparison.a.document.text)
        assert found[f"H{row}"] == pytest.approx(passage.a.start / length)
        assert found[f"I{row}"] == pytest.approx(passage.a.end / length)
        assert found[f"L{row}"] == printable(comparison.a.document.text[passage.a.start : passage.a.end])
        assert found[f"M{row}"] == printable(comparison.b.document.text[passage.b.start : passage.b.end])
    assert "A14" not in found


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("passages", [0, 3])
def test_the_second_sheet_says_what_the_report_says(language: str, passages: int) -> None:
    comparison = comparison_with(passages, language, "partial" if passages else "unrelated")
    found = cells(xlsx_bytes(comparison, language, day=DAY), 2)
    texts = [value for value in found.values() if isinstance(value, str)]
    report = build_report(comparison, qt_translator(language), DAY)
    said = [report.title, report.made_on, report.verdict, report.explanation, report.direction, *report.reasons]
    said += [part for side in report.sides for part in (side.title, side.sha256)]
    said += [part for pair in report.settings for part in pair]
    said += report.uncertainty
    said += [
        f"{name} {told}".strip() for part in report.measured if part.code == "formulas" for name, told in part.lines
    ]
    said += [part.title for part in report.measured]
    assert all(any(told in text for text in texts) for told in report.samples.values())
    assert (qt_translator(language)("Report", "How long they are") in texts) == (passages > 0)
    for sentence in said:
        assert sentence in texts, sentence
    for side in report.sides:
        assert all(any(warning in text for text in texts) for warning in side.warnings)
    values = list(found.values())
    for line in report.figures:
        assert any(text.startswith(line.name) for text in texts)
        if line.share is not None:
            assert any(isinstance(value, float) and value == pytest.approx(line.share) for value in values), line
        else:
            assert line.value in values or float(line.value) in values
    assert float(comparison.a.words) in values


def test_a_title_that_is_a_number_stays_a_title() -> None:
    found = cells(xlsx_bytes(with_text("1984")), 2)
    assert "1984" in found.values()
    assert 1984.0 not in found.values()


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "{=", "\t=", "＝", "http://", "mailto:", "internal:"])
def test_a_text_like_a_formula_or_a_link_is_a_string(start: str) -> None:
    text = start + 'HYPERLINK("http://x","y")'
    data = xlsx_bytes(with_text(text))
    assert cells(data, 1)["L2"] == printable(text)
    cells(data, 2)
    for sheet in (1, 2):
        assert not list(part(data, f"xl/worksheets/sheet{sheet}.xml").iter(f"{MAIN}hyperlink"))


def test_markup_and_forbidden_characters() -> None:
    data = xlsx_bytes(with_text("<b>&amp; \"q\" 'a' \x00\x01\x0b\x0c\x1f\ud800\ufffe _x0041_ end"))
    shown = cells(data, 1)["L2"]
    assert isinstance(shown, str)
    assert shown.replace("_x005F_", "_") == "<b>&amp; \"q\" 'a' \ufffd _x0041_ end"


@pytest.mark.parametrize("letter", ["a", "я", "書", "𝒜"])
def test_a_text_longer_than_a_cell_is_shortened_in_its_middle(letter: str) -> None:
    text = "begin " + letter * 40_000 + " end"
    shown = cell_text(text)
    assert len(shown.encode("utf-16-le")) // 2 <= LONGEST_CELL
    assert len(shown.encode("utf-16-le")) // 2 > LONGEST_CELL - 10
    assert shown.startswith("begin ")
    assert shown.endswith(" end")
    assert "[…]" in shown
    assert cells(xlsx_bytes(with_text(text)), 1)["L2"] == shown
    assert cell_text(letter * 16_000) == letter * 16_000


def test_the_table_has_a_frozen_head_a_filter_widths_and_percentages() -> None:
    data = xlsx_bytes(comparison_with(4))
    sheet = part(data, "xl/worksheets/sheet1.xml")
    (pane,) = sheet.iter(f"{MAIN}pane")
    assert (pane.get("state"), pane.get("topLeftCell")) == ("frozen", "B2")
    (filtered,) = sheet.iter(f"{MAIN}autoFilter")
    assert filtered.get("ref") == "A1:O5"
    assert len(list(sheet.iter(f"{MAIN}col"))) > 5
    styles = part(data, "xl/styles.xml")
    formats = {one.get("numFmtId"): one.get("formatCode") for one in styles.iter(f"{MAIN}numFmt")}
    looks = styles.findall(f"{MAIN}cellXfs/{MAIN}xf")
    (similarity,) = [cell for cell in sheet.iter(f"{MAIN}c") if cell.get("r") == "D2"]
    assert formats[looks[int(similarity.get("s", "0"))].get("numFmtId")] == "0.0%"


def test_chapters_pages_and_judgements_have_columns() -> None:
    data = xlsx_bytes(made(4), options=judged(order="length", organisation="=Press"))
    found = cells(data, 1)
    heads = {value: address[:-1] for address, value in found.items() if address.endswith("1") and len(address) == 2}
    assert [found[f"A{row}"] for row in range(2, 6)] == [1, 2, 3, 4]
    assert found[f"{heads['Chapter in A']}4"] == "Only in the first, at 2."
    assert found[f"{heads['Page in B']}2"] == 1
    assert found[f"{heads['Found by']}2"] == "equal words in a row"
    assert [found[f"{heads[judgement]}3"] for judgement in ("Editor's judgement", "Note")] == [
        "dismissed: quotation",
        NOTE,
    ]
    assert "=Press" in cells(data, 2).values()
    assert "Coverage without the dismissed passages" in cells(data, 2).values()


def test_columns_with_nothing_in_them_are_left_out() -> None:
    heads = cells(xlsx_bytes(comparison_with(3)), 1).values()
    assert not {"Chapter in A", "Page in A", "Editor's judgement", "Note"} & set(heads)


@pytest.mark.parametrize(("text", "wide"), [("abc", 3), ("абв", 3), ("書", 2), ("a書，b", 6), ("", 0)])
def test_ideographs_are_two_columns_wide(text: str, wide: int) -> None:
    assert columns(text) == wide


def test_the_map_of_chapters_has_a_sheet_with_shades() -> None:
    data = xlsx_bytes(made(4), options=judged(logo=PIXEL))
    found = cells(data, 3)
    assert found["A5"] == "Only in the first, at 1."
    assert found["C3"] == "2. Only in the second, at 1."
    assert 0 < float(found["C5"]) <= 1
    assert list(part(data, "xl/worksheets/sheet3.xml").iter(f"{MAIN}colorScale"))


def test_the_same_comparison_gives_the_same_bytes() -> None:
    assert xlsx_bytes(comparison_with(9, "ru"), "ru") == xlsx_bytes(comparison_with(9, "ru"), "ru")
    with zipfile.ZipFile(io.BytesIO(xlsx_bytes(comparison_with(1)))) as package:
        assert {entry.date_time[0] for entry in package.infolist()} == {1980}


def test_a_thousand_passages() -> None:
    found = cells(xlsx_bytes(comparison_with(1_000)), 1)
    assert found["A1001"] == 1_000


def test_it_can_be_cancelled_and_tells_how_far_it_is() -> None:
    seen: list[float] = []
    xlsx_bytes(comparison_with(5), progress=Progress(seen.append))
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    with pytest.raises(Cancelled):
        xlsx_bytes(comparison_with(5), progress=Progress(should_cancel=lambda: True))
