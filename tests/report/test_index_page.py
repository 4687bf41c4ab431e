"""The page that lists many comparisons."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from made_comparisons import comparison_with
from made_reports import PIXEL, judged

from neardup_gui.report.index_page import IndexEntry, IndexLink, compared_entry, failed_entry, index_bytes
from neardup_gui.wording.translator import english, qt_translator


def entry(number: int, similarity: float | None, coverage: tuple[float, float] | None) -> IndexEntry:
    return IndexEntry(number, (f"a{number}.txt", f"b{number}.txt"), "verdict", similarity, coverage)


def rows(page: str) -> list[str]:
    return re.findall(r"<bdi>a(\d+)\.txt", page)


def test_the_most_alike_stand_first_and_failures_last() -> None:
    entries = [
        failed_entry(1, ("a1.txt", "b1.txt"), "There is no such file."),
        entry(2, 0.1, (0.2, 1.0)), entry(3, 0.9, (0.9, 0.9)), entry(4, 0.1, (0.2, 0.3)), entry(5, None, (0.5, 0.1)),
    ]  # fmt: skip
    page = index_bytes(entries, english).decode()
    assert rows(page) == ["3", "5", "2", "4", "1"]
    places = dict(re.findall(r'--c:(\d);--n:(\d)"', page))
    assert [places[str(place)] for place in range(5)] == ["2", "3", "5", "4", "1"]


def test_what_a_pair_is_told_with() -> None:
    compared = comparison_with(3)
    made = compared_entry(7, ("a.txt", "b.txt"), compared, [IndexLink("pdf", "007 a&b.pdf")], ["No disk."], english)
    page = index_bytes([made], english, date(2026, 5, 3)).decode()
    assert 'href="007%20a%26b.pdf"' in page
    assert "No disk." in page
    assert "3\u00a0May 2026" in page
    assert made.coverage == (compared.coverage_a, compared.coverage_b)
    assert "Part of" in page


def test_passages_that_were_not_asked_for_are_not_called_none() -> None:
    asked = comparison_with(0, "en", "unrelated")
    other = replace(asked, settings=replace(asked.settings, methods=("shingles",)))
    told = [
        index_bytes([compared_entry(1, ("a", "b"), one, [], [], english)], english).decode() for one in (asked, other)
    ]
    assert [">0</td>" in page for page in told] == [True, False]


def test_markup_in_names_is_inert() -> None:
    hostile = '<script>alert(1)</script>"><img src=x onerror=alert(1)>\u202e'
    page = index_bytes([failed_entry(1, (hostile, "b"), hostile)], english).decode()
    assert "<script" not in page
    assert "<img" not in page
    assert "default-src 'none'" in page


def test_the_head_names_the_organisation() -> None:
    page = index_bytes([], english, options=judged(organisation="<Press>", logo=PIXEL)).decode()
    assert "&lt;Press&gt;" in page
    assert 'src="data:image/png;base64,' in page
    assert "0 pairs." in page


def test_in_another_language() -> None:
    page = index_bytes([entry(1, 0.1234, (0.5, 0.25))], qt_translator("ru"), date(2026, 5, 3)).decode()
    assert '<html lang="ru">' in page
    assert "12,3\u00a0%" in page
    assert "3\u00a0мая 2026" in page
