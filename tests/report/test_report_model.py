from __future__ import annotations

from dataclasses import replace
from datetime import date

from made_comparisons import comparison_with

from neardup_gui.report.model import PassageTexts, build_report, describe_passage
from neardup_gui.report.rows import Row
from neardup_gui.spans import Span
from neardup_gui.wording.translator import english, qt_translator


def test_the_facts_of_both_works() -> None:
    report = build_report(comparison_with(3), english, date(2026, 5, 3))
    a, b = report.sides
    assert (a.letter, a.title, a.author) == ("A", "The Ledger", "Ada Lindqvist")
    assert (b.letter, b.title, b.author) == ("B", "Second Volume", None)
    assert dict(a.facts)["Format"] == "Word document (DOCX)"
    assert "Encoding" not in dict(a.facts)
    assert dict(b.facts)["Encoding"] == "utf-8"
    assert b.warnings == ("3 characters could not be decoded and stand as � in the text.",)


def test_a_work_without_a_title_goes_by_its_file_name() -> None:
    comparison = comparison_with(1)
    untitled = replace(comparison.a, document=replace(comparison.a.document, title=None))
    report = build_report(replace(comparison, a=untitled), english, date(2026, 5, 3))
    assert report.sides[0].title == "the_ledger.docx"


def test_the_heading_of_a_passage() -> None:
    comparison = comparison_with(9)
    described = describe_passage(comparison, comparison.passages[8], qt_translator("ru"))
    assert described.number == 9
    assert described.title.replace("\u00a0", " ") == "дословно, совпадение слов 100 %, перемещён"
    assert described.place_a.startswith("A: ")
    assert "слов" in described.place_a


def test_other_places_are_named_up_to_a_number() -> None:
    comparison = comparison_with(1)
    length = len(comparison.b.document.text)
    spans = tuple(Span(length * part // 20, length * part // 20 + 5) for part in range(1, 12))
    described = describe_passage(comparison, replace(comparison.passages[0], also_in_b=spans), english)
    (remark,) = described.remarks
    assert remark.startswith("Also in B at ")
    assert remark.count("%") == 8
    assert remark.endswith(", 3 more places")


def test_rows_are_those_of_the_spans() -> None:
    comparison = comparison_with(3)
    texts = PassageTexts(comparison)
    for passage in comparison.passages:
        found = texts.rows(passage)
        shown = "".join(run.text for row in found if isinstance(row, Row) for run in row.b)
        expected = comparison.b.document.text[passage.b.start : passage.b.end]
        assert "".join(shown.split()) == "".join(expected.split())
