"""The parts of an HTML report that stand once: the works, the verdict, the figures, how they were measured."""

from __future__ import annotations

import base64
import html
from typing import Final

from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.progress import Progress
from neardup_gui.report.dot_plot import dot_plot
from neardup_gui.report.logo import Kind, logo_kind
from neardup_gui.report.measured import MeasuredPart
from neardup_gui.report.model import Report, SideFacts, figure_caption
from neardup_gui.report.passage_map import passage_map
from neardup_gui.report.tables import FigureRow, class_name, figure_rows, lawful
from neardup_gui.wording.figures import FigureLine
from neardup_gui.wording.joining import sentences
from neardup_gui.wording.numbers import integer
from neardup_gui.wording.translator import Translator

_MEDIA: Final[dict[Kind, str]] = {"png": "image/png", "jpeg": "image/jpeg", "svg": "image/svg+xml"}


def escaped(text: str) -> str:
    """Return ``text`` as the content of an element or of an attribute in quotation marks."""
    return html.escape(lawful(text))


def language_tag(text: ComparedText) -> str:
    """Return what the ``lang`` attribute of a text's words is: a browser chooses letter shapes and voices by it."""
    return escaped(text.language or "und")


def letterhead(organisation: str, logo: bytes | None) -> str:
    """Return the organisation that sends the page, with its logo inside the page; "" where none is named."""
    kind = logo_kind(logo) if logo is not None else None
    picture = ""
    if logo is not None and kind is not None:
        packed = base64.b64encode(logo).decode("ascii")
        picture = f'<img class="logo" alt="" src="data:{_MEDIA[kind]};base64,{packed}">'
    name = f"<span>{escaped(organisation)}</span>" if organisation else ""
    return f'<p class="organisation">{picture}{name}</p>' if picture or name else ""


def section(place: str, title: str, content: str) -> str:
    """Return a part of the page that a link can lead to."""
    return f'<section id="{place}">\n<h2>{escaped(title)}</h2>\n{content}\n</section>'


def works_part(report: Report, comparison: Comparison, translate: Translator) -> str:
    """Return what the two works and their files are."""
    works = "\n".join(_work(side, text) for side, text in zip(report.sides, (comparison.a, comparison.b), strict=True))
    title = translate("Report", "The two texts")
    return f'<section id="works" class="works" aria-label="{escaped(title)}">\n{works}\n</section>'


def verdict_part(report: Report, translate: Translator) -> str:
    """Return the verdict, why it was passed, how sure it is, and what it cannot tell."""
    reasons = "".join(f"<li>{escaped(reason)}</li>" for reason in report.reasons)
    unsure = "".join(f"<li>{escaped(sentence)}</li>" for sentence in report.uncertainty)
    doubts = f'<ul class="uncertainty">{unsure}</ul>\n' if unsure else ""
    content = (
        f'<div class="verdict"><p class="conclusion">{escaped(report.verdict)}</p>\n'
        f"<p>{escaped(report.explanation)}</p>\n<ul>{reasons}</ul>\n{doubts}"
        f'<p class="note">{escaped(report.direction)}</p></div>'
    )
    return section("verdict", translate("Report", "Verdict"), content)


def figures_part(report: Report, translate: Translator) -> str:
    """Return the table of figures, and the coverage that is left without the dismissed passages."""
    rows = "\n".join(
        _figure_row(row, report.samples.get(row.code, ""), translate)
        + (_without_dismissed(report, translate) if row.code == "coverage" else "")
        for row in figure_rows(report.figures)
    )
    content = (
        '<table class="figures"><thead><tr>'
        f'<th scope="col">{escaped(translate("Report", "Figure"))}</th>'
        '<th scope="col" class="letter">A</th><th scope="col" class="letter">B</th></tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody></table>"
    )
    return section("figures", translate("Report", "Figures"), content)


def _without_dismissed(report: Report, translate: Translator) -> str:
    if all(side.without is None for side in report.coverage):
        return ""
    name = escaped(translate("Report", "Coverage without the dismissed passages"))
    cells = "".join(
        f"<td>{_bar(side.shown_without, side.without if side.without is not None else side.share)}</td>"
        for side in report.coverage
    )
    return f'\n<tr><th scope="row">{name}</th>{cells}</tr>'


def map_part(report: Report, comparison: Comparison, translate: Translator, progress: Progress) -> str:
    """Return the strips of both texts with the passages joined, and the dot plot; nothing where there is no passage."""
    if not comparison.passages:
        return ""
    dismissed = frozenset(described.number for described in report.dismissed)
    label = translate("Report", "Both texts from beginning to end; each band joins a passage of A with its place in B.")
    keys: list[str] = []
    if any(passage.moved for passage in comparison.passages):
        keys.append(translate("Report", "Passages that stand in another order are red, with a dashed edge."))
    if dismissed:
        keys.append(translate("Report", "Dismissed ones are grey."))
    drawing = passage_map(comparison, escaped(label), progress, dismissed)
    told = escaped(sentences((label, *keys), translate.language))
    strips = (
        f'<figure><div class="strips"><span class="letter">A</span>{drawing}<span class="letter">B</span></div>'
        f"<figcaption>{told}</figcaption></figure>"
    )
    label = translate("Report", "Each line is a passage: where it stands in A from left to right, in B downwards.")
    meaning = translate(
        "Report", "On one slope downwards the order is the same; a passage off that slope stands elsewhere."
    )
    plot = (
        f'<figure class="dots"><div class="plot">{dot_plot(comparison, escaped(label), progress, dismissed)}</div>'
        f"<figcaption>{escaped(sentences((label, meaning), translate.language))}</figcaption></figure>"
    )
    return section("map", translate("Report", "Where the passages stand"), f"{strips}\n{plot}")


def lengths_part(report: Report, translate: Translator) -> str:
    """Return how many passages are how long, as a table of bars, or nothing where there is none."""
    if not report.lengths:
        return ""
    most = max(1, *(item.passages for item in report.lengths))
    rows = "\n".join(
        f'<tr><th scope="row">{class_name(item, translate.language)}</th>'
        f'<td class="number">{integer(item.passages, translate.language)}</td>'
        f'<td><span class="column" aria-hidden="true" style="width:{100 * item.passages / most:.2f}%"></span></td></tr>'
        for item in report.lengths
    )
    heads = (translate("Report", "Words in A"), translate("Report", "Passages"))
    cells = "".join(f'<th scope="col">{escaped(head)}</th>' for head in heads)
    content = f'<table class="lengths"><thead><tr>{cells}<td></td></tr></thead>\n<tbody>\n{rows}\n</tbody></table>'
    return section("lengths", translate("Report", "How long they are"), content)


def measured_part(report: Report) -> str:
    """Return the formulas with this pair's numbers, the settings, the thresholds, and what the readers had to say."""
    return "\n".join(_measured(part) for part in report.measured)


def _measured(part: MeasuredPart) -> str:
    if part.code == "formulas":
        lines = [f"<p><strong>{escaped(name)}</strong> {escaped(told)}</p>" for name, told in part.lines]
        return section(part.code, part.title, "\n".join(lines))
    if part.code in ("settings", "thresholds"):
        lines = [f'<tr><th scope="row">{escaped(name)}</th><td>{escaped(told)}</td></tr>' for name, told in part.lines]
        content = "\n".join(lines)
        return section(part.code, part.title, f'<table class="settings"><tbody>\n{content}\n</tbody></table>')
    lines = [
        f'<li><span class="letter">{escaped(name)}</span> {escaped(told)}</li>' if name else f"<li>{escaped(told)}</li>"
        for name, told in part.lines
    ]
    content = "\n".join(lines)
    return section(part.code, part.title, f'<ul class="remarks">\n{content}\n</ul>')


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


def _figure_row(row: FigureRow, sample: str, translate: Translator) -> str:
    told = filter(None, (figure_caption(row.code, translate), sample))
    about = "".join(f'<span class="caption">{escaped(caption)}</span>' for caption in told)
    head = f'<th scope="row">{escaped(row.name)}{about}</th>'
    if row.both is not None:
        return f'<tr>{head}<td colspan="2">{_value(row.both, drawn=False)}</td></tr>'
    cells = "".join(f"<td>{_value(line, drawn=row.drawn) if line else ''}</td>" for line in (row.a, row.b))
    return f"<tr>{head}{cells}</tr>"


def _value(line: FigureLine, *, drawn: bool) -> str:
    if not drawn or line.share is None:
        return f'<span class="value">{escaped(line.value)}</span>'
    return _bar(line.value, line.share)


def _bar(shown: str, share: float) -> str:
    width = 100 * min(1.0, max(0.0, share))
    some = " some" if share > 0 else ""
    return (
        f'<span class="value">{escaped(shown)}</span>'
        f'<span class="bar{some}" aria-hidden="true"><span style="width:{width:.2f}%"></span></span>'
    )
