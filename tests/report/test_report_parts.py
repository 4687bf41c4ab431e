"""What of a report does not depend on the format: places, opinions, how it was measured."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime

import pytest
from made_comparisons import comparison_with

from neardup_gui import __version__
from neardup_gui.compare.coverage import coverage_without
from neardup_gui.compare.opinions import DismissReason, Opinion, OpinionState
from neardup_gui.compare.result import Comparison
from neardup_gui.documents.blocks import Blocks
from neardup_gui.documents.model import Block, BlockKind, Exclusion
from neardup_gui.report.logo import LARGEST, Logo, logo_kind
from neardup_gui.report.model import Report, build_report
from neardup_gui.report.options import ReportOptions
from neardup_gui.report.places import Places
from neardup_gui.spans import Span
from neardup_gui.wording.translator import english

DAY = date(2026, 5, 3)


def report_of(comparison: Comparison, **options: object) -> Report:
    return build_report(comparison, english, DAY, ReportOptions(**options))  # type: ignore[arg-type]


def part(report: Report, code: str) -> dict[str, str]:
    return dict(next(part.lines for part in report.measured if part.code == code))


def with_blocks(comparison: Comparison, *blocks: Block) -> Comparison:
    return replace(
        comparison, a=replace(comparison.a, document=replace(comparison.a.document, blocks=Blocks.of(blocks)))
    )


def test_every_reason_to_dismiss_is_a_state() -> None:
    assert {state.value for state in OpinionState if state.dismissed} == {reason.value for reason in DismissReason}


def test_dismissed_passages_are_apart_and_both_coverages_told() -> None:
    comparison = comparison_with(4)
    report = report_of(comparison, opinions={2: Opinion(OpinionState.OWN_TEXT, "Vol. 1")})
    assert [item.number for item in report.passages] == [1, 3, 4]
    (dismissed,) = report.dismissed
    assert (dismissed.number, dismissed.state_name, dismissed.note) == (2, "dismissed: own earlier text", "Vol. 1")
    assert (report.coverage[0].without, report.coverage[1].without) == coverage_without(comparison, {2})
    assert report.coverage[0].share == comparison.coverage_a
    untouched = report_of(comparison).coverage[1]
    assert (untouched.without, untouched.shown_without) == (None, "")


def test_order_by_length_puts_equals_in_the_order_of_a() -> None:
    comparison = comparison_with(3)
    passages = tuple(
        replace(passage, words_a=words, words_b=words)
        for passage, words in zip(comparison.passages, (30, 90, 30), strict=True)
    )
    report = report_of(replace(comparison, passages=passages), order="length")
    assert [item.number for item in report.passages] == [2, 1, 3]


def test_chapter_and_page_of_a_passage() -> None:
    comparison = comparison_with(2)
    first, second = comparison.passages
    heading = Block(Span(0, 12), BlockKind.HEADING, 1, page=3)
    comparison = with_blocks(
        comparison,
        heading,
        Block(first.a, page=4),
        Block(second.a, page=5),
    )
    one, two = report_of(comparison).passages
    assert one.chapter_a == comparison.a.document.text[:12].strip()
    assert (one.page_a, two.page_a, one.page_b) == (4, 5, None)
    assert one.chapter_b == ""
    assert ", page 4, " in one.place_a
    assert "page" not in one.place_b
    longer = replace(first, a=Span(first.a.start, second.a.end))
    assert ", pages 4–5, " in report_of(replace(comparison, passages=(longer,))).passages[0].place_a


def test_places_before_the_first_heading_have_no_chapter() -> None:
    comparison = with_blocks(comparison_with(1), Block(Span(50, 60), BlockKind.HEADING, 1))
    places = Places(comparison.a.document)
    assert places.chapter(49) == ""
    assert places.chapter(50) == places.chapter(500) != ""
    assert places.page(100) is None


def test_the_day_of_the_file_is_told_where_there_is_one() -> None:
    comparison = comparison_with(1)
    moment = datetime(2025, 2, 3, 12).timestamp()
    dated = replace(comparison, a=replace(comparison.a, document=replace(comparison.a.document, modified=moment)))
    assert dict(report_of(dated).sides[0].facts)["Last changed"] == "3\u00a0February 2025"
    assert "Last changed" not in dict(report_of(dated).sides[1].facts)
    absurd = replace(dated.a, document=replace(dated.a.document, modified=1e30))
    assert "Last changed" not in dict(report_of(replace(dated, a=absurd)).sides[0].facts)


def test_lengths_are_the_last_four_facts() -> None:
    names = [name for name, _ in report_of(comparison_with(1)).sides[1].facts]
    assert names[-4:] == ["Words", "Characters", "Without spaces", "Author's sheets"]


def test_how_it_was_measured() -> None:
    report = report_of(comparison_with(3))
    assert [part.code for part in report.measured] == [
        "formulas", "settings", "thresholds", "left_out", "warnings", "program",
    ]  # fmt: skip
    assert part(report, "formulas")["Containment of A:"].startswith("312 of A's 1,204 distinct shingles stand in B")
    assert part(report, "settings")["Shingle length"] == "5 words"
    assert part(report, "thresholds")["Part of one in the other"].endswith("or one of them has at least 250 words")
    assert part(report, "program") == {"Neardup": __version__}
    assert part(report, "left_out")["A"] == "Nothing was left out: the whole text was compared."


def test_what_was_left_out_is_told_with_its_place_unless_it_was_compared() -> None:
    comparison = comparison_with(1)
    document = replace(comparison.a.document, excluded=(Exclusion(Span(0, 40), "gutenberg"),))
    comparison = replace(comparison, a=replace(comparison.a, document=document))
    assert part(report_of(comparison), "left_out")["A"] == "licence text: 40 characters, at 0\u00a0% of the text"
    whole = replace(comparison, settings=replace(comparison.settings, boilerplate=True))
    assert part(report_of(whole), "left_out")["A"].startswith("Nothing")


def test_a_sample_makes_figures_uncertain_and_says_by_how_much() -> None:
    comparison = comparison_with(1)
    assert report_of(comparison).uncertainty == ()
    assert comparison.shingles is not None
    sampled = replace(comparison.shingles, sampled_a=100, sampled_b=120, containment_a=0.5)
    settings = replace(comparison.settings, modulus=25)
    (told,) = report_of(replace(comparison, shingles=sampled, settings=settings)).uncertainty
    assert "(100 of the shorter text's)" in told
    assert "±9.8 points" in told  # 1.96 · √(.5 · .5 / 100)


PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x02\x00\x00\x00\x90wS\xde"
    b"\x00\x00\x00\x0cIDATx\x9cc\xf8\xcf\xc0\x00\x00\x03\x01\x01\x00\xc9\xfe\x92\xef\x00\x00\x00\x00IEND\xaeB`\x82"
)
SVG = b'<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"/>'


def test_kinds_of_logos() -> None:
    assert logo_kind(PNG) == "png"
    assert logo_kind(b"\xff\xd8\xff\xe0rest") == "jpeg"
    assert logo_kind(SVG) == "svg"
    assert logo_kind(b"\xef\xbb\xbf" + SVG) == "svg"
    for other in (b"", b"GIF89a", b"<html><svg></svg></html>", PNG + b"\0" * LARGEST):
        assert logo_kind(other) is None


@pytest.mark.usefixtures("qapp")
def test_a_logo_keeps_its_proportions() -> None:
    assert Logo(SVG).fitted(100, 50) == (100, 25)
    assert Logo(PNG).fitted(100, 50) == (50, 50)
    for broken in (PNG[:40], b"<svg", b"text"):
        with pytest.raises(ValueError, match="not a picture"):
            Logo(broken)


def test_of_many_phrases_left_out_the_first_places_are_named() -> None:
    comparison = comparison_with(3)
    phrases = tuple(Exclusion(Span(20 * number, 20 * number + 5), "ignored") for number in range(12))
    told = part(report_of(replace(comparison, b=replace(comparison.b, left_out=phrases))), "left_out")["B"]
    assert told.startswith("ignored phrase: 60 characters, at 0\u00a0%, ")
    assert told.endswith(", 4 more places of the text")
