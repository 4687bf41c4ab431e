"""The parts of an HTML report that stand once: the works, the verdict, the figures, how they were measured."""

from __future__ import annotations

import html

from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.progress import Progress
from neardup_gui.report.model import Report, SideFacts, figure_caption
from neardup_gui.report.passage_map import passage_map
from neardup_gui.report.tables import FigureRow, explanations, figure_rows, lawful
from neardup_gui.wording.figures import FigureLine
from neardup_gui.wording.translator import Translator


def escaped(text: str) -> str:
    """Return ``text`` as the content of an element or of an attribute in quotation marks."""
    return html.escape(lawful(text))


def language_tag(text: ComparedText) -> str:
    """Return what the ``lang`` attribute of a text's words is: a browser chooses letter shapes and voices by it."""
    return escaped(text.language or "und")


def section(place: str, title: str, content: str) -> str:
    """Return a part of the page that a link can lead to."""
    return f'<section id="{place}">\n<h2>{escaped(title)}</h2>\n{content}\n</section>'


def works_part(report: Report, comparison: Comparison, translate: Translator) -> str:
    """Return what the two works and their files are."""
    works = "\n".join(_work(side, text) for side, text in zip(report.sides, (comparison.a, comparison.b), strict=True))
    title = translate("Report", "The two texts")
    return f'<section id="works" class="works" aria-label="{escaped(title)}">\n{works}\n</section>'


def verdict_part(report: Report, translate: Translator) -> str:
    """Return the verdict, why it was passed, and what it cannot tell."""
    reasons = "".join(f"<li>{escaped(reason)}</li>" for reason in report.reasons)
    content = (
        f'<div class="verdict"><p class="conclusion">{escaped(report.verdict)}</p>\n'
        f"<p>{escaped(report.explanation)}</p>\n<ul>{reasons}</ul>\n"
        f'<p class="note">{escaped(report.direction)}</p></div>'
    )
    return section("verdict", translate("Report", "Verdict"), content)


def figures_part(report: Report, translate: Translator) -> str:
    """Return the table of figures."""
    rows = "\n".join(_figure_row(row, translate) for row in figure_rows(report.figures))
    content = (
        '<table class="figures"><thead><tr>'
        f'<th scope="col">{escaped(translate("Report", "Figure"))}</th>'
        '<th scope="col" class="letter">A</th><th scope="col" class="letter">B</th></tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody></table>"
    )
    return section("figures", translate("Report", "Figures"), content)


def map_part(comparison: Comparison, translate: Translator, progress: Progress) -> str:
    """Return the strips of both texts with the passages joined, or nothing where there is no passage."""
    if not comparison.passages:
        return ""
    label = translate("Report", "Both texts from beginning to end; each band joins a passage of A with its place in B.")
    key = ""
    if any(passage.moved for passage in comparison.passages):
        moved = translate("Report", "Passages that stand in another order are red, with a dashed edge.")
        key = f" {escaped(moved)}"
    drawing = passage_map(comparison, escaped(label), progress)
    content = (
        f'<figure><div class="strips"><span class="letter">A</span>{drawing}<span class="letter">B</span></div>'
        f"<figcaption>{escaped(label)}{key}</figcaption></figure>"
    )
    return section("map", translate("Report", "Where the passages stand"), content)


def measured_part(report: Report, translate: Translator) -> str:
    """Return the formulas with this pair's numbers, the settings, and what the readers had to say."""
    formulas = "\n".join(
        f"<p><strong>{escaped(name)}</strong> {escaped(told)}</p>" for name, told in explanations(report.figures)
    )
    settings = "\n".join(
        f'<tr><th scope="row">{escaped(name)}</th><td>{escaped(value)}</td></tr>' for name, value in report.settings
    )
    parts = [
        section("measured", translate("Report", "How the figures came about"), formulas),
        section(
            "settings",
            translate("Report", "Settings"),
            f'<table class="settings"><tbody>\n{settings}\n</tbody></table>',
        ),
    ]
    warnings = "\n".join(
        f'<li><span class="letter">{side.letter}</span> {escaped(warning)}</li>'
        for side in report.sides
        for warning in side.warnings
    )
    if warnings:
        title = translate("Report", "Remarks on reading the files")
        parts.append(section("remarks", title, f'<ul class="remarks">\n{warnings}\n</ul>'))
    return "\n".join(parts)


def _work(side: SideFacts, text: ComparedText) -> str:
    facts = "".join(
        f'<div><dt>{escaped(name)}</dt><dd dir="auto">{escaped(value)}</dd></div>' for name, value in side.facts
    )
    author = f'<p class="author" dir="auto">{escaped(side.author)}</p>' if side.author else ""
    return (
        f'<article class="work"><p class="letter">{side.letter}</p>'
        f'<h2 lang="{language_tag(text)}" dir="auto">{escaped(side.title)}</h2>{author}\n'
        f'<dl>{facts}<div><dt>SHA-256</dt><dd class="digest">{escaped(side.sha256)}</dd></div></dl></article>'
    )


def _figure_row(row: FigureRow, translate: Translator) -> str:
    caption = figure_caption(row.code, translate)
    about = f'<span class="caption">{escaped(caption)}</span>' if caption else ""
    head = f'<th scope="row">{escaped(row.name)}{about}</th>'
    if row.both is not None:
        return f'<tr>{head}<td colspan="2">{_value(row.both, drawn=False)}</td></tr>'
    cells = "".join(f"<td>{_value(line, drawn=row.drawn) if line else ''}</td>" for line in (row.a, row.b))
    return f"<tr>{head}{cells}</tr>"


def _value(line: FigureLine, *, drawn: bool) -> str:
    value = f'<span class="value">{escaped(line.value)}</span>'
    if not drawn or line.share is None:
        return value
    width = 100 * min(1.0, max(0.0, line.share))
    some = " some" if line.share > 0 else ""
    return f'{value}<span class="bar{some}" aria-hidden="true"><span style="width:{width:.2f}%"></span></span>'
