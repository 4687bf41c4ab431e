"""The passages of an HTML report: the table of them, and each with its texts side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from neardup_gui.compare.result import Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import Progress
from neardup_gui.report.html_parts import escaped, language_tag
from neardup_gui.report.model import PassageTexts, describe_passage, left_out_sentence
from neardup_gui.report.rows import LeftOut, Row, Run
from neardup_gui.report.tables import passage_line
from neardup_gui.wording.numbers import integer
from neardup_gui.wording.translator import Translator


@dataclass(frozen=True, slots=True)
class _Cells:
    """What all cells of one report have in common: the languages of both texts, the words on links."""

    languages: tuple[str, str]
    to_a: str
    to_b: str


def list_part(comparison: Comparison, translate: Translator, progress: Progress) -> Iterator[str]:
    """Yield the table of passages, each with a link to its texts."""
    title = escaped(translate("Report", "Passages"))
    yield f'<section id="list">\n<h2>{title}</h2>'
    if not comparison.passages:
        yield f"<p>{escaped(translate('Report', 'No shared passages were found.'))}</p>\n</section>"
        return
    heads = (
        translate("Report", "No."),
        translate("Report", "Begins with"),
        translate("Report", "Kind"),
        translate("Report", "Equal words"),
        translate("Report", "Words in A"),
        translate("Report", "Words in B"),
        translate("Report", "Place in A"),
        translate("Report", "Place in B"),
    )
    cells = "".join(f'<th scope="col">{escaped(head)}</th>' for head in heads)
    yield f'<table class="list"><thead><tr>{cells}</tr></thead>\n<tbody>'
    language = language_tag(comparison.a)
    for number, passage in enumerate(comparison.passages):
        progress.at(number / len(comparison.passages))
        yield _listed(comparison, passage, heads, language, translate)
    yield "</tbody></table>\n</section>"


def passages_part(comparison: Comparison, translate: Translator, progress: Progress) -> Iterator[str]:
    """Yield each passage with its texts in two columns."""
    if not comparison.passages:
        return
    legend = escaped(translate("Report", "Words that are not in the other text are marked: "))
    example = escaped(translate("Report", "changed word"))
    title = escaped(translate("Report", "The passages side by side"))
    yield f'<section id="passages">\n<h2>{title}</h2>\n<p class="legend">{legend} <mark>{example}</mark></p>'
    texts = PassageTexts(comparison)
    cells = _Cells(
        (language_tag(comparison.a), language_tag(comparison.b)),
        escaped(translate("Report", "the same place in A")),
        escaped(translate("Report", "the same place in B")),
    )
    for number, passage in enumerate(comparison.passages):
        progress.at(number / len(comparison.passages))
        yield from _passage(comparison, passage, texts.rows(passage), cells, translate)
    yield "</section>"


def _listed(
    comparison: Comparison, passage: Passage, heads: Sequence[str], language: str, translate: Translator
) -> str:
    line = passage_line(comparison, passage, translate)
    words = integer(passage.words_a, translate.language), integer(passage.words_b, translate.language)
    link = f'<a href="#p{line.number}"><span lang="{language}" dir="auto">{escaped(line.begins)}</span></a>'
    told = (line.kind, line.similarity, *words, line.place_a, line.place_b)
    cells = "".join(
        f'<td class="{name}" data-label="{escaped(head)}">{escaped(value)}</td>'
        for name, head, value in zip(
            ("kind", "number", "number", "number", "number", "number"), heads[2:], told, strict=True
        )
    )
    return f'<tr id="l{line.number}"><th scope="row">{line.number}</th><td class="begins">{link}</td>{cells}</tr>'


def _passage(
    comparison: Comparison,
    passage: Passage,
    rows: Sequence[Row | LeftOut],
    cells: _Cells,
    translate: Translator,
) -> Iterator[str]:
    described = describe_passage(comparison, passage, translate)
    number = described.number
    name = escaped(translate("Report", "Passage {number}").format(number=number))
    back = escaped(translate("Report", "back to the list"))
    yield (
        f'<article class="passage" id="p{number}">\n<header><h3>{name}</h3> <p>{escaped(described.title)}</p>'
        f'<a class="back" href="#l{number}" aria-label="{name}: {back}">↑ {back}</a></header>'
    )
    for remark in described.remarks:
        yield f'<p class="remark">{escaped(remark)}</p>'
    yield (
        '<table class="pair"><thead><tr>'
        f'<th scope="col">{escaped(described.place_a)} <a href="#b{number}-0">{cells.to_b} →</a></th>'
        f'<th scope="col">{escaped(described.place_b)} <a href="#a{number}-0">← {cells.to_a}</a></th>'
        "</tr></thead>\n<tbody>"
    )
    for index, row in enumerate(rows):
        if isinstance(row, LeftOut):
            yield f'<tr class="left-out"><td colspan="2">{escaped(left_out_sentence(row, translate))}</td></tr>'
        else:
            yield _row(row, f"{number}-{index}", cells)
    yield "</tbody></table>\n</article>"


def _row(row: Row, place: str, cells: _Cells) -> str:
    goes_on = "" if row.paragraph else ' class="goes-on"'
    return (
        f"<tr{goes_on}>"
        f'<td class="a" id="a{place}"><a class="side" href="#b{place}" aria-label="A: {cells.to_b}">A ↓</a>'
        f'<div lang="{cells.languages[0]}" dir="auto">{_runs(row.a)}</div></td>'
        f'<td class="b" id="b{place}"><a class="side" href="#a{place}" aria-label="B: {cells.to_a}">B ↑</a>'
        f'<div lang="{cells.languages[1]}" dir="auto">{_runs(row.b)}</div></td></tr>'
    )


def _runs(runs: Sequence[Run]) -> str:
    return "".join(f"<mark>{escaped(run.text)}</mark>" if run.changed else escaped(run.text) for run in runs)
