"""The report as a Word document, for those who edit it before they send it on."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final, cast

from neardup_gui import __version__
from neardup_gui.compare.result import Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.report import docx_styles as styles
from neardup_gui.report.docx_markup import (
    NAMESPACE,
    body,
    bookmark,
    cell,
    field,
    link,
    paragraph,
    row,
    run,
    tab,
    table,
    without_times,
)
from neardup_gui.report.model import (
    PassageTexts,
    Report,
    build_report,
    describe_passage,
    figure_caption,
    left_out_sentence,
)
from neardup_gui.report.rows import LeftOut, Row, Run
from neardup_gui.report.tables import NO_DAY, FigureRow, explanations, figure_rows, lawful, passage_line
from neardup_gui.wording.translator import Translator, qt_translator

if TYPE_CHECKING:
    from docx.document import Document as WordDocument

_HALF: Final = styles.TEXT_WIDTH // 2
_THREE: Final = (2_638, 3_500, 3_500)  # a name, A, B
_TWO: Final = (4_000, 5_638)
_LIST: Final = (700, 3_338, 1_500, 1_600, 1_250, 1_250)
_SHORT: Final = 255  # characters that a property of a document may have


def docx_bytes(
    comparison: Comparison, language: str = "en", progress: Progress = NO_PROGRESS, day: date | None = None
) -> bytes:
    """Return the report as a Word document, A4, built of styles.

    It bears the date ``day``; without one it bears none, so that the same texts and settings give the same file.
    Raises Cancelled.
    """
    import docx
    from docx.oxml.parser import parse_xml
    from lxml import etree

    translate = qt_translator(language)
    report = build_report(comparison, translate, day or NO_DAY)
    document = docx.Document()
    styles.set_language(document, report.language)
    styles.add_styles(document, comparison.a.language, comparison.b.language)
    _page(document, _footer(report, translate, dated=day is not None))
    _properties(document, report, day or NO_DAY)
    parts = list(_first_part(report, translate, dated=day is not None))
    parts += _list_part(comparison, translate, progress.part(0.0, 0.1))
    parts += _passages_part(comparison, translate, progress.part(0.1, 0.8))
    parts += _measured_part(report, translate)
    # A body in one piece: moving thousands of elements into one takes time by the square of their number.
    root: Any = document.element
    page: str = etree.tostring(root.body.sectPr, encoding="unicode")
    root.replace(root.body, cast("Any", parse_xml(body([*parts, page]))))
    progress.at(0.9)
    stream = io.BytesIO()
    document.save(stream)
    made = without_times(stream.getvalue())
    progress.at(1.0)
    return made


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
    yield paragraph(run(report.direction, "Emphasis"))
    yield paragraph(run(translate("Report", "Figures")), styles.HEADING)
    heads = (translate("Report", "Figure"), "A", "B")
    rows = [_plain_row(heads, _THREE, head=True)]
    rows += [_figure_row(figure, translate) for figure in figure_rows(report.figures)]
    yield table(styles.FIGURES_TABLE, _THREE, rows, named_rows=True)


def _works(report: Report, translate: Translator) -> str:
    sides = report.sides
    lines = [(translate("Report", "Title"), *(side.title for side in sides))]
    if any(side.author for side in sides):
        lines.append((translate("Report", "Author"), *(side.author or "" for side in sides)))
    facts = [dict(side.facts) for side in sides]
    lines += [(name, *(fact.get(name, "") for fact in facts)) for name in dict.fromkeys([*facts[0], *facts[1]])]
    lines.append(("SHA-256", *(side.sha256 for side in sides)))
    rows = [_plain_row(("", "A", "B"), _THREE, head=True), *(_plain_row(line, _THREE) for line in lines)]
    return table(styles.FIGURES_TABLE, _THREE, rows, named_rows=True)


def _figure_row(figure: FigureRow, translate: Translator) -> str:
    name = paragraph(run(figure.name), styles.TABLE_TEXT)
    caption = figure_caption(figure.code, translate)
    if caption:
        name += paragraph(run(caption), styles.CAPTION)
    cells = [cell(name, _THREE[0])]
    if figure.both is not None:
        width = _THREE[1] + _THREE[2]
        cells.append(cell(paragraph(run(figure.both.value), styles.TABLE_TEXT), width, columns=2))
        return row(cells)
    for line, width in zip((figure.a, figure.b), _THREE[1:], strict=True):
        cells.append(cell(paragraph(run(line.value if line else ""), styles.TABLE_TEXT), width))
    return row(cells)


def _list_part(comparison: Comparison, translate: Translator, progress: Progress) -> Iterator[str]:
    yield paragraph(run(translate("Report", "Passages")), styles.HEADING)
    count = len(comparison.passages)
    if count == 0:
        yield paragraph(run(translate("Report", "No shared passages were found.")))
        return
    heads = (
        translate("Report", "No."),
        translate("Report", "Begins with"),
        translate("Report", "Kind"),
        translate("Report", "Equal words"),
        translate("Report", "Place in A"),
        translate("Report", "Place in B"),
    )
    rows = [_plain_row(heads, _LIST, head=True)]
    for number, passage in enumerate(comparison.passages):
        progress.at(number / count)
        line = passage_line(comparison, passage, translate)
        told = (line.begins, line.kind, line.similarity, line.place_a, line.place_b)
        contents = [link(_anchor(passage), str(line.number)), *(run(text) for text in told)]
        rows.append(
            row(cell(paragraph(inner, styles.TABLE_TEXT), width) for inner, width in zip(contents, _LIST, strict=True))
        )
    yield table(styles.FIGURES_TABLE, _LIST, rows)


def _passages_part(comparison: Comparison, translate: Translator, progress: Progress) -> Iterator[str]:
    count = len(comparison.passages)
    if count == 0:
        return
    yield paragraph(run(translate("Report", "The passages side by side")), styles.HEADING)
    legend = translate("Report", "Words that are not in the other text are marked: ")
    yield paragraph(run(legend) + run(translate("Report", "changed word"), styles.CHANGED), styles.FACTS)
    texts = PassageTexts(comparison)
    for number, passage in enumerate(comparison.passages):
        progress.at(number / count)
        described = describe_passage(comparison, passage, translate)
        title = translate("Report", "Passage {number}").format(number=described.number)
        yield paragraph(bookmark(_anchor(passage), number + 1, run(title)), styles.PASSAGE_HEADING)
        for told in (described.title, *described.remarks):
            yield paragraph(run(told), styles.FACTS)
        heads = row(
            (
                cell(paragraph(run(described.place_a), styles.COLUMN_HEAD), _HALF),
                cell(paragraph(run(described.place_b), styles.COLUMN_HEAD), _HALF),
            ),
            head=True,
        )
        rows = [heads, *(_passage_row(one, translate) for one in texts.rows(passage))]
        yield table(styles.PAIR_TABLE, (_HALF, _HALF), rows)


def _passage_row(shown: Row | LeftOut, translate: Translator) -> str:
    if isinstance(shown, LeftOut):
        told = paragraph(run(left_out_sentence(shown, translate), "Emphasis"), styles.TABLE_TEXT)
        return row((cell(told, 2 * _HALF, columns=2),))
    return row((_column(shown.a, styles.TEXT_A), _column(shown.b, styles.TEXT_B)))


def _column(runs: Sequence[Run], style: str) -> str:
    inner = "".join(run(one.text, styles.CHANGED if one.changed else "") for one in runs)
    return cell(paragraph(inner, style), _HALF)


def _measured_part(report: Report, translate: Translator) -> Iterator[str]:
    yield paragraph(run(translate("Report", "How the figures came about")), styles.HEADING)
    for name, told in explanations(report.figures):
        yield paragraph(run(name, styles.STRONG) + run(f" {told}"))
    yield paragraph(run(translate("Report", "Settings")), styles.HEADING)
    heads = (translate("Report", "Setting"), translate("Report", "Value"))
    rows = [_plain_row(heads, _TWO, head=True), *(_plain_row(line, _TWO) for line in report.settings)]
    yield table(styles.FIGURES_TABLE, _TWO, rows)
    warnings = [(side.letter, warning) for side in report.sides for warning in side.warnings]
    if warnings:
        yield paragraph(run(translate("Report", "Remarks on reading the files")), styles.HEADING)
    for letter, warning in warnings:
        yield paragraph(run(f"{letter}: ", styles.STRONG) + run(warning), styles.BULLET)
    yield paragraph("")  # Word wants a paragraph after a table that ends a document


def _plain_row(texts: Sequence[str], widths: Sequence[int], *, head: bool = False) -> str:
    style = styles.COLUMN_HEAD if head else styles.TABLE_TEXT
    cells = (cell(paragraph(run(text), style), width) for text, width in zip(texts, widths, strict=True))
    return row(cells, head=head)


def _anchor(passage: Passage) -> str:
    return f"passage_{passage.id}"


def _footer(report: Report, translate: Translator, *, dated: bool) -> str:
    numbered = translate("Report", "Page {page} of {pages}")
    before, _, rest = numbered.partition("{page}")
    between, _, after = rest.partition("{pages}")
    made = f"Neardup {__version__}" + (f"   ·   {report.made_on}" if dated else "")
    numbers = run(before) + field("PAGE") + run(between) + field("NUMPAGES") + run(after)
    return body([paragraph(run(made) + tab() + numbers, "Footer")])


def _page(document: WordDocument, footer: str) -> None:
    from docx.enum.text import WD_TAB_ALIGNMENT
    from docx.oxml.parser import parse_xml
    from docx.shared import Cm, Twips

    section = document.sections[0]
    section.page_width, section.page_height = Cm(21.0), Cm(29.7)
    section.left_margin = section.right_margin = Cm(2)
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
