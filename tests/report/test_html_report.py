from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

import pytest
from lxml import etree, html
from made_comparisons import comparison_with
from made_reports import DRAWING, NOTE, PIXEL, judged, made

from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Cancelled, Progress
from neardup_gui.report.html_report import html_bytes, html_text
from neardup_gui.report.model import build_report, describe_passage
from neardup_gui.spans import Span
from neardup_gui.wording.translator import available_languages, qt_translator

DAY = date(2026, 5, 3)
NASTY = (
    "<script>alert(\"1\")</script> & </td></table><img src=x onerror='go()'> \x00\x01\x0b\x0c\x1b\x7f\ud800\ufffe end"
)


def tree_of(text: str) -> html.HtmlElement:
    """Parse strictly: any slip in the markup but HTML5's own element names fails the test."""
    parser = html.HTMLParser(encoding="utf-8")
    root = html.document_fromstring(text.encode(), parser=parser)
    unknown = {"header", "main", "nav", "section", "article", "footer", "figure", "figcaption", "mark", "svg", "path",
               "rect"}  # fmt: skip
    slips = [error for error in parser.error_log if not any(error.message == f"Tag {name} invalid" for name in unknown)]
    assert not slips, slips
    return root


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


def with_text(text: str) -> Comparison:
    """Return a comparison whose one passage, title, author and file name are ``text``."""
    comparison = comparison_with(1)
    document = replace(comparison.a.document, text=text, title=text, author=text, name=text)
    passage = replace(comparison.passages[0], a=Span(0, len(text)))
    return replace(comparison, a=replace(comparison.a, document=document), passages=(passage,))


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("passages", [0, 12])
def test_what_stands_in_it(language: str, passages: int) -> None:
    comparison = comparison_with(passages, language, "partial" if passages else "unrelated")
    root = tree_of(html_text(comparison, language, day=DAY))
    text = squeezed(root.text_content())
    report = build_report(comparison, qt_translator(language), DAY)
    said = [report.title, report.made_on, report.verdict, report.explanation, report.direction, *report.reasons]
    said += [part for side in report.sides for part in (side.title, side.author or "", side.sha256, *side.warnings)]
    said += [part for side in report.sides for pair in side.facts for part in pair]
    said += [part for line in report.figures for part in (line.name, line.value, line.explanation)]
    said += [part for pair in report.settings for part in pair]
    for sentence in said:
        assert squeezed(sentence) in text, sentence
    assert root.get("lang") == language
    assert "%n" not in text
    nothing = squeezed(qt_translator(language)("Report", "No shared passages were found."))
    assert (nothing in text) == (passages == 0)


def test_every_passage_with_both_texts_in_order() -> None:
    comparison = comparison_with(40, "ru")
    root = tree_of(html_text(comparison, "ru"))
    articles = root.xpath("//article[@class='passage']")
    assert [one.get("id") for one in articles] == [f"p{number}" for number in range(1, 41)]
    translate = qt_translator("ru")
    for article, passage in zip(articles, comparison.passages, strict=True):
        for side, span, text in (
            ("a", passage.a, comparison.a.document.text),
            ("b", passage.b, comparison.b.document.text),
        ):
            shown = "".join(cell.text_content() for cell in article.xpath(f".//td[@class='{side}']/div"))
            assert squeezed(shown) == squeezed(text[span.start : span.end])
        described = describe_passage(comparison, passage, translate)
        for told in (described.title, described.place_a, described.place_b, *described.remarks):
            assert squeezed(told) in squeezed(article.text_content())
        assert bool(article.xpath(".//mark")) == (passage.kind != "verbatim")


def test_chapters_pages_notes_and_an_appendix() -> None:
    comparison = made(4)
    root = tree_of(html_text(comparison, options=judged(organisation="<Press>", logo=PIXEL)))
    articles = root.xpath("//article[@class='passage']")
    assert [one.get("id") for one in articles] == ["p1", "p3", "p4", "p2"]
    assert root.xpath("//section[@id='dismissed']//article/@id") == ["p2"]
    (note,) = root.xpath("//p[@class='note' and b]")
    assert note.text_content() == f"Note: {NOTE}"
    text = squeezed(root.text_content())
    for told in (
        "<Press>", "this 1 passage says", "dismissed: quotation", "important",
        "Coverage without the dismissed passages", "Only in the first, at 2.", "page 1", "What a verdict needs",
        "Found by: equal words in a row",
    ):  # fmt: skip
        assert squeezed(told) in text, told
    assert text.count(squeezed("Coverage without the dismissed passages")) == 1
    (logo,) = root.xpath("//img/@src")
    assert logo.startswith("data:image/png;base64,")
    assert root.xpath("//table[@class='chapters-map']//td[@style]")
    assert len(root.xpath("//*[@class='dot dismissed']")) == 1
    assert not root.xpath("//script")


def test_the_longest_passages_come_first_where_that_is_wished() -> None:
    comparison = comparison_with(3)
    long = replace(comparison.passages[2], words_a=500)
    comparison = replace(comparison, passages=(*comparison.passages[:2], long))
    root = tree_of(html_text(comparison, options=judged(order="length")))
    assert root.xpath("//article[@class='passage']/@id") == ["p3", "p1", "p2"]
    assert root.xpath("//section[@id='list']//tbody/tr/@id") == ["l3", "l1"]


def test_a_drawing_as_logo_runs_nothing() -> None:
    text = html_text(comparison_with(1), options=judged(logo=DRAWING))
    assert tree_of(text).xpath("//img/@src")[0].startswith("data:image/svg+xml;base64,")
    assert "<script" not in text


def test_what_is_no_picture_is_no_logo() -> None:
    root = tree_of(html_text(comparison_with(1), options=judged(logo=b"<script>alert(1)</script>", organisation="P")))
    assert not root.xpath("//img")
    assert root.xpath("string(//p[@class='organisation'])") == "P"


def test_every_link_leads_somewhere_and_partners_lead_to_each_other() -> None:
    root = tree_of(html_text(comparison_with(12)))
    identities = root.xpath("//@id")
    assert len(identities) == len(set(identities))
    links = root.xpath("//a/@href")
    assert {link.removeprefix("#") for link in links} <= set(identities)
    assert len(root.xpath("//table[@class='list']//a")) == 12
    for cell in root.xpath("//td[@class='a' or @class='b']"):
        (partner,) = cell.xpath("./a/@href")
        (back,) = root.xpath(f"//td[@id='{partner[1:]}']/a/@href")
        assert back == f"#{cell.get('id')}"


def test_markup_in_a_manuscript_is_inert() -> None:
    text = html_text(with_text(NASTY))
    root = tree_of(text)
    assert not root.xpath("//script | //img | //iframe | //object")
    assert not root.xpath("//@*[starts-with(name(), 'on')]")
    assert "<script>alert(\"1\")</script> & </td></table><img src=x onerror='go()'>" in root.text_content()
    assert not re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe]", text)
    html_bytes(with_text(NASTY))


def test_nothing_is_fetched() -> None:
    text = html_text(comparison_with(5))
    root = tree_of(text)
    assert not root.xpath("//@src | //@srcset")
    assert root.xpath("//link/@href") == ["data:,"]
    assert "url(" not in text
    assert "@import" not in text
    assert "default-src 'none'" in root.xpath("//meta[@http-equiv='Content-Security-Policy']/@content")[0]


def test_texts_bear_their_language() -> None:
    comparison = comparison_with(1, "ru")
    comparison = replace(comparison, b=replace(comparison.b, language="und"))
    root = tree_of(html_text(comparison, "en"))
    assert set(root.xpath("//td[@class='a']/div/@lang")) == {"ru"}
    assert set(root.xpath("//td[@class='b']/div/@lang")) == {"und"}


def test_bars_are_as_long_as_the_shares() -> None:
    comparison = comparison_with(3)
    root = tree_of(html_text(comparison))
    widths = root.xpath("//span[starts-with(@class, 'bar')]/span/@style")
    assert f"width:{100 * comparison.coverage_a:.2f}%" in widths
    assert f"width:{100 * comparison.coverage_b:.2f}%" in widths


def test_passages_that_were_not_asked_for_are_not_called_none() -> None:
    asked = comparison_with(0, "en", "unrelated")
    other = replace(asked, settings=replace(asked.settings, methods=("shingles",)))
    text = squeezed(tree_of(html_text(other)).text_content())
    assert squeezed("The passages were not asked for") in text
    assert squeezed("No shared passages were found.") not in text


def test_lengths_and_samples_are_told() -> None:
    comparison = comparison_with(12)
    report = build_report(comparison, qt_translator("en"), DAY)
    root = tree_of(html_text(comparison))
    counts = root.xpath("//table[@class='lengths']//td[@class='number']/text()")
    assert [int(count) for count in counts] == [item.passages for item in report.lengths]
    assert sum(map(int, counts)) == 12
    assert report.samples
    captions = root.xpath("//span[@class='caption']/text()")
    assert set(report.samples.values()) <= set(captions)
    assert not tree_of(html_text(comparison_with(0, "en", "unrelated"))).xpath("//table[@class='lengths']")


def test_the_map_shows_every_passage_and_is_well_formed() -> None:
    text = html_text(comparison_with(20))
    drawings = re.findall(r"<svg.*?</svg>", text, re.S)
    for drawing, shape in zip(drawings, ("block", "dot"), strict=True):
        root = etree.fromstring(drawing)
        assert len(root.findall("a")) == 20
        assert len([path for path in root.iter("path") if path.get("class") == f"{shape} moved"]) == 2


def test_a_map_of_thousands_has_no_links() -> None:
    from neardup_gui.progress import NO_PROGRESS
    from neardup_gui.report.dot_plot import dot_plot
    from neardup_gui.report.passage_map import passage_map

    comparison = comparison_with(1)
    many = replace(comparison, passages=tuple(replace(comparison.passages[0], id=n) for n in range(1, 2_102)))
    plot = etree.fromstring(dot_plot(many, "all", NO_PROGRESS))
    assert not plot.findall("a")
    assert [path.get("d", "").count("M") for path in plot.iter("path") if path.get("class") == "dot"] == [2_101]
    root = etree.fromstring(passage_map(many, "all", NO_PROGRESS))
    assert not root.findall("a")
    (blocks,) = [path.get("d") for path in root.iter("path") if path.get("class") == "block"]
    assert blocks is not None
    assert blocks.count("M") == 2 * 2_101


def test_a_shortened_passage_says_how_much_is_left_out() -> None:
    comparison = comparison_with(1, length=60)
    root = tree_of(html_text(comparison))
    (told,) = root.xpath("//tr[@class='left-out']")
    assert re.search(r"[\d,]{3,} words of A", told.text_content())


def test_the_same_comparison_gives_the_same_bytes() -> None:
    assert html_bytes(comparison_with(9, "ru"), "ru") == html_bytes(comparison_with(9, "ru"), "ru")
    assert "3 May 2026" not in html_text(comparison_with(1)).replace("\u00a0", " ")
    assert "3 May 2026" in html_text(comparison_with(1), day=DAY).replace("\u00a0", " ")


def test_a_thousand_passages() -> None:
    root = tree_of(html_text(comparison_with(1_000)))
    assert len(root.xpath("//article[@class='passage']")) == 1_000


def test_it_can_be_cancelled_and_tells_how_far_it_is() -> None:
    seen: list[float] = []
    html_text(comparison_with(5), progress=Progress(seen.append))
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    with pytest.raises(Cancelled):
        html_text(comparison_with(5), progress=Progress(should_cancel=lambda: len(seen) > 0))
