"""The report as a Word document, for those who edit it before they send it on."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final, cast

from neardup_gui import __version__
from neardup_gui.compare.result import Comparison
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.report import docx_styles as styles
from neardup_gui.report.chapter_table import ChapterTable
from neardup_gui.report.docx_markup import (
    NAMESPACE,
    body,
    cell,
    field,
    paragraph,
    row,
    run,
    tab,
    table,
    with_body,
)
from neardup_gui.report.docx_passages import PassagesPart, plain_row
from neardup_gui.report.logo import logo_kind
from neardup_gui.report.logo_pixels import drawn_as_png
from neardup_gui.report.model import Report, build_report, figure_caption
from neardup_gui.report.options import USUAL, Paper, ReportOptions
from neardup_gui.report.tables import NO_DAY, FigureRow, class_name, figure_rows, lawful
from neardup_gui.wording.numbers import integer, whole_percent
from neardup_gui.wording.translator import Translator, qt_translator

if TYPE_CHECKING:
    from docx.document import Document as WordDocument

_THREE: Final = (2_638, 3_500, 3_500)  # a name, A, B
_TWO: Final = (4_000, 5_638)
_PAPERS: Final[dict[Paper, tuple[float, float]]] = {"A4": (21.0, 29.7), "Letter": (21.59, 27.94)}  # cm
_CHAPTER: Final = 2_400  # what a chapter's title has at least
_MOST_COLUMNS: Final = 24  # of the map of chapters: narrower cells hold no figure
_ACCENT: Final = (43, 74, 111)
_LOGO_HEIGHT: Final = 1.4  # cm
_LOGO_PIXELS: Final = 330  # of its height, where it is drawn: 600 an inch
_LOGO_WIDTH: Final = 6.0  # cm
_SHORT: Final = 255  # characters that a property of a document may have


def docx_bytes(
    comparison: Comparison,
    language: str = "en",
    progress: Progress = NO_PROGRESS,
    day: date | None = None,
    options: ReportOptions = USUAL,
) -> bytes:
    """Return the report as a Word document, built of styles, on the paper that the options name.

    It bears the date ``day``; without one it bears none, so that the same texts and settings give the same file.
    Raises Cancelled.
    """
    import docx

    translate = qt_translator(language)
    report = build_report(comparison, translate, day or NO_DAY, options, progress.part(0.0, 0.15))
    document = docx.Document()
    styles.set_language(document, report.language)
    styles.add_styles(document, comparison.a.language, comparison.b.language)
    _page(document, options.paper, _footer(report, translate, dated=day is not None))
    _properties(document, report, day or NO_DAY)
    passages = PassagesPart(comparison, report, translate, shorten=options.shorten)
    parts = _letterhead(document, report)
    parts += _first_part(report, translate, dated=day is not None)
    parts += _chapters_part(report.chapters, translate)
    parts += passages.lists(progress.part(0.15, 0.2))
    parts += _lengths_part(report, translate)
    parts += passages.texts(progress.part(0.2, 0.75))
    parts += _measured_part(report)
    parts += passages.appendix(progress.part(0.75, 0.8))
    made = _packed(document, parts, progress.part(0.8, 1.0))
    progress.at(1.0)
    return made


def _packed(document: WordDocument, parts: Sequence[str], progress: Progress) -> bytes:
    """Return the document with ``parts`` as its body.

    The body goes in as the bytes that it is: to parse tens of thousands of tables and write them out again would take
    most of the time and of the memory.
    """
    from lxml import etree

    root: Any = document.element
    page: str = etree.tostring(root.body.sectPr, encoding="unicode")
    for element in list(root.body):
        root.body.remove(element)
    stream = io.BytesIO()
    document.save(stream)
    progress.at(0.2)
    return with_body(stream.getvalue(), [*parts, page])


def _letterhead(document: WordDocument, report: Report) -> list[str]:
    """Return the organisation that sends the report, its logo before the name; nothing where none is named."""
    inner = _logo(document, report.logo) if report.logo is not None else ""
    if report.organisation:
        inner += run(f"  {report.organisation}" if inner else report.organisation)
    return [paragraph(inner, styles.CAPTION)] if inner else []


def _logo(document: WordDocument, data: bytes) -> str:
    """Return a run with the picture, or nothing where Word has no way of showing it."""
    from docx.image.exceptions import InvalidImageStreamError, UnexpectedEndOfFileError, UnrecognizedImageError
    from docx.shared import Cm
    from lxml import etree

    try:
        # Word has shown vectors since 2016 only, and asks for pixels beside them.
        shown = drawn_as_png(data, _LOGO_PIXELS) if logo_kind(data) == "svg" else data
        picture: Any = document.add_picture(io.BytesIO(shown), height=Cm(_LOGO_HEIGHT))
    except (
        InvalidImageStreamError,
        UnexpectedEndOfFileError,
        UnrecognizedImageError,
        ValueError,
        KeyError,
        ZeroDivisionError,
        struct.error,
    ):
        return ""
    if picture.width > Cm(_LOGO_WIDTH):
        picture.height = int(picture.height * Cm(_LOGO_WIDTH) / picture.width)
        picture.width = Cm(_LOGO_WIDTH)
    for edge in "TBLR":
        picture._inline.set(f"dist{edge}", "0")  # some programs take a gap of their own where none is said
    element: Any = picture._inline.getparent().getparent()
    return etree.tostring(element, encoding="unicode")


def _first_part(report: Report, translate: Translator, *, dated: bool) -> Iterator[str]:
    yield paragraph(run(report.title), styles.TITLE)
    if dated:
        yield paragraph(run(report.made_on), styles.CAPTION)
    yield paragraph(run(translate("Report", "The two texts")), styles.HEADING)
    yield _works(report, translate)
    yield paragraph(run(translate("Report", "Verdict")), styles.HEADING)
    yield paragraph(run(report.verdict), styles.VERDICT)
    yield paragraph(run(report.explanation))
    for reason in report.reasons:
        yield paragraph(run(reason), styles.BULLET)
    for sentence in report.uncertainty:
        yield paragraph(run(sentence, "Emphasis"), styles.BULLET)
    yield paragraph(run(report.direction, "Emphasis"))
    yield paragraph(run(translate("Report", "Figures")), styles.HEADING)
    heads = (translate("Report", "Figure"), "A", "B")
    rows = [plain_row(heads, _THREE, head=True)]
    for figure in figure_rows(report.figures):
        rows.append(_figure_row(figure, report.samples.get(figure.code, ""), translate))
        if figure.code == "coverage" and any(side.without is not None for side in report.coverage):
            name = translate("Report", "Coverage without the dismissed passages")
            rows.append(plain_row((name, *(side.shown_without for side in report.coverage)), _THREE))
    yield table(styles.FIGURES_TABLE, _THREE, rows, named_rows=True)


def _works(report: Report, translate: Translator) -> str:
    sides = report.sides
    lines = [(translate("Report", "Title"), *(side.title for side in sides))]
    if any(side.author for side in sides):
        lines.append((translate("Report", "Author"), *(side.author or "" for side in sides)))
    facts = [dict(side.facts) for side in sides]
    lines += [(name, *(fact.get(name, "") for fact in facts)) for name in dict.fromkeys([*facts[0], *facts[1]])]
    lines.append(("SHA-256", *(side.sha256 for side in sides)))
    rows = [plain_row(("", "A", "B"), _THREE, head=True), *(plain_row(line, _THREE) for line in lines)]
    return table(styles.FIGURES_TABLE, _THREE, rows, named_rows=True)


def _figure_row(figure: FigureRow, sample: str, translate: Translator) -> str:
    name = paragraph(run(figure.name), styles.TABLE_TEXT)
    for caption in filter(None, (figure_caption(figure.code, translate), sample)):
        name += paragraph(run(caption), styles.CAPTION)
    cells = [cell(name, _THREE[0])]
    if figure.both is not None:
        width = _THREE[1] + _THREE[2]
        cells.append(cell(paragraph(run(figure.both.value), styles.TABLE_TEXT), width, columns=2))
        return row(cells)
    for line, width in zip((figure.a, figure.b), _THREE[1:], strict=True):
        cells.append(cell(paragraph(run(line.value if line else ""), styles.TABLE_TEXT), width))
    return row(cells)


def _chapters_part(chapters: ChapterTable | None, translate: Translator) -> Iterator[str]:
    """Yield the map of chapters: a table of shaded cells, the chapters of B by number."""
    if chapters is None or len(chapters.titles_b) > _MOST_COLUMNS:
        return
    told = translate("Report", "How much of each chapter of A (rows) stands in each chapter of B (columns, by number).")
    yield paragraph(run(translate("Report", "Map of chapters")), styles.HEADING)
    yield paragraph(run(told), styles.FACTS)
    count = len(chapters.titles_b)
    narrow = min(900, (styles.TEXT_WIDTH - _CHAPTER) // count)
    widths = (styles.TEXT_WIDTH - count * narrow, *[narrow] * count)
    heads = ("A \\ B", *(str(number + 1) for number in range(count)))
    rows = [plain_row(heads, widths, head=True)]
    for title, shares in zip(chapters.titles_a, chapters.shares, strict=True):
        cells = [cell(paragraph(run(title), styles.CAPTION), widths[0])]
        for share in shares:
            shown = whole_percent(float(share), translate.language) if share > 0 else ""
            cells.append(cell(paragraph(run(shown), styles.CAPTION), narrow, shade=_shade(float(share))))
        rows.append(row(cells))
    yield table(styles.PAIR_TABLE, widths, rows)
    yield paragraph(run(translate("Report", "Chapters of B:")), styles.FACTS)
    for number, title in enumerate(chapters.titles_b, 1):
        yield paragraph(run(f"{number}. {title}"), styles.CAPTION)


def _lengths_part(report: Report, translate: Translator) -> Iterator[str]:
    """Yield how many passages are how long, or nothing where there is none."""
    if not report.lengths:
        return
    yield paragraph(run(translate("Report", "How long they are")), styles.HEADING)
    rows = [plain_row((translate("Report", "Words in A"), translate("Report", "Passages")), _TWO, head=True)]
    rows += [
        plain_row((class_name(item, translate.language), integer(item.passages, translate.language)), _TWO)
        for item in report.lengths
    ]
    yield table(styles.FIGURES_TABLE, _TWO, rows)


def _shade(share: float) -> str:
    """Return the ground of a cell: white where nothing is shared, and never so dark that black is hard to read."""
    if share <= 0:
        return ""
    depth = 0.08 + 0.52 * min(1.0, share)
    return "".join(f"{round(255 - (255 - part) * depth):02X}" for part in _ACCENT)


def _measured_part(report: Report) -> Iterator[str]:
    for part in report.measured:
        yield paragraph(run(part.title), styles.HEADING)
        if part.code in ("settings", "thresholds"):
            yield table(styles.FIGURES_TABLE, _TWO, [plain_row(line, _TWO) for line in part.lines], headed=False)
            continue
        for name, told in part.lines:
            yield paragraph((run(f"{name} ", styles.STRONG) if name else "") + run(told))
    yield paragraph("")  # Word wants a paragraph after a table that ends a document


def _footer(report: Report, translate: Translator, *, dated: bool) -> str:
    numbered = translate("Report", "Page {page} of {pages}")
    before, _, rest = numbered.partition("{page}")
    between, _, after = rest.partition("{pages}")
    made = f"Neardup {__version__}" + (f"   ·   {report.made_on}" if dated else "")
    numbers = run(before) + field("PAGE") + run(between) + field("NUMPAGES") + run(after)
    return body([paragraph(run(made) + tab() + numbers, "Footer")])


def _page(document: WordDocument, paper: Paper, footer: str) -> None:
    from docx.enum.text import WD_TAB_ALIGNMENT
    from docx.oxml.parser import parse_xml
    from docx.shared import Cm, Twips

    section = document.sections[0]
    width, height = _PAPERS[paper]
    section.page_width, section.page_height = Cm(width), Cm(height)
    # The same columns on each paper: what is wider than A4 has wider margins.
    section.left_margin = section.right_margin = Twips((Cm(width).twips - styles.TEXT_WIDTH) // 2)
    section.top_margin = section.bottom_margin = Cm(2)
    style: Any = document.styles["Footer"]
    style.paragraph_format.tab_stops.clear_all()
    style.paragraph_format.tab_stops.add_tab_stop(Twips(styles.TEXT_WIDTH), WD_TAB_ALIGNMENT.RIGHT)
    part: Any = section.footer
    part.is_linked_to_previous = False
    for old in list(part._element.findall(f"{{{NAMESPACE}}}p")):
        part._element.remove(old)
    for element in list(cast("Any", parse_xml(footer))):
        part._element.append(element)


def _properties(document: WordDocument, report: Report, day: date) -> None:
    properties = document.core_properties
    names = " – ".join(side.title for side in report.sides)
    properties.title = lawful(f"{report.title}: {names}")[:_SHORT]
    properties.language = report.language
    properties.comments = f"Neardup {__version__}"
    properties.author = properties.last_modified_by = ""
    properties.created = properties.modified = datetime.combine(day, datetime.min.time())
    package: Any = document.part.package
    relations = package.rels
    for key in [key for key, one in relations.items() if one.reltype.endswith("/thumbnail")]:
        del relations[key]  # a picture of the first page of some other document
