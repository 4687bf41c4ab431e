"""The passages of an HTML report: the table of them, and each with its texts side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Progress
from neardup_gui.report.html_parts import escaped, language_tag
from neardup_gui.report.model import PassageTexts, Report, left_out_sentence, no_passages_sentence
from neardup_gui.report.passages import ReportPassage
from neardup_gui.report.rows import LeftOut, Row, Run
from neardup_gui.report.tables import passage_line
from neardup_gui.wording.translator import Translator


@dataclass(frozen=True, slots=True)
class _Cells:
    """What all cells of one report have in common: the languages of both texts, the words on links."""

    languages: tuple[str, str]
    to_a: str
    to_b: str
    back: str


class PassagesPart:
    """Writes the passages of one report: those that count, and those that the editor dismissed."""

    def __init__(self, comparison: Comparison, report: Report, translate: Translator, *, shorten: bool) -> None:
        self._comparison = comparison
        self._report = report
        self._translate = translate
        self._texts = PassageTexts(comparison, shorten=shorten)
        self._cells = _Cells(
            (language_tag(comparison.a), language_tag(comparison.b)),
            escaped(translate("Report", "the same place in A")),
            escaped(translate("Report", "the same place in B")),
            escaped(translate("Report", "back to the list")),
        )

    def lists(self, progress: Progress) -> Iterator[str]:
        """Yield the table of passages, each with a link to its texts."""
        translate = self._translate
        yield f'<section id="list">\n<h2>{escaped(translate("Report", "Passages"))}</h2>'
        if not self._report.passages:
            told = no_passages_sentence(self._comparison, translate)
            if self._report.dismissed:
                told = translate("Report", "All shared passages were dismissed; they stand in the appendix.")
            yield f"<p>{escaped(told)}</p>\n</section>"
            return
        yield from self._table(self._report.passages, progress)
        yield "</section>"

    def texts(self, progress: Progress) -> Iterator[str]:
        """Yield each passage that counts with its texts in two columns."""
        translate = self._translate
        if not self._report.passages:
            return
        title = escaped(translate("Report", "The passages side by side"))
        yield f'<section id="passages">\n<h2>{title}</h2>\n{self._legend()}'
        yield from self._articles(self._report.passages, progress)
        yield "</section>"

    def appendix(self, progress: Progress) -> Iterator[str]:
        """Yield the passages that the editor dismissed, with the reasons; nothing where there is none."""
        translate = self._translate
        dismissed = self._report.dismissed
        if not dismissed:
            return
        title = escaped(translate("Report", "Appendix: dismissed passages"))
        told = escaped(
            translate("Report", "The editor found that these %n passages say nothing about copying.", len(dismissed))
        )
        yield f'<section id="dismissed">\n<h2>{title}</h2>\n<p>{told}</p>'
        yield from self._table(dismissed, progress.part(0.0, 0.2))
        if not self._report.passages:
            yield self._legend()
        yield from self._articles(dismissed, progress.part(0.2, 1.0))
        yield "</section>"

    def _legend(self) -> str:
        legend = escaped(self._translate("Report", "Words that are not in the other text are marked: "))
        example = escaped(self._translate("Report", "changed word"))
        return f'<p class="legend">{legend} <mark>{example}</mark></p>'

    def _table(self, passages: Sequence[ReportPassage], progress: Progress) -> Iterator[str]:
        translate = self._translate
        heads = [
            translate("Report", "No."),
            translate("Report", "Begins with"),
            translate("Report", "Kind"),
            translate("Report", "Equal words"),
            translate("Report", "Words in A"),
            translate("Report", "Words in B"),
            translate("Report", "Place in A"),
            translate("Report", "Place in B"),
        ]
        judged = any(described.state_name for described in passages)
        if judged:
            heads.append(translate("Report", "Editor's judgement"))
        labels = [escaped(head) for head in heads]
        cells = "".join(f'<th scope="col">{label}</th>' for label in labels)
        yield f'<table class="list"><thead><tr>{cells}</tr></thead>\n<tbody>'
        for number, described in enumerate(passages):
            progress.at(number / len(passages))
            yield self._listed(described, labels, judged=judged)
        yield "</tbody></table>"

    def _listed(self, described: ReportPassage, labels: Sequence[str], *, judged: bool) -> str:
        line = passage_line(self._comparison, described, self._translate)
        chapters = f'<span class="chapters" dir="auto">{escaped(line.chapters)}</span>' if line.chapters else ""
        begins = f'<span lang="{self._cells.languages[0]}" dir="auto">{escaped(line.begins)}</span>'
        told = [
            ("kind", line.kind), ("number", line.similarity), ("number", line.words_a), ("number", line.words_b),
            ("number", line.place_a), ("number", line.place_b),
        ]  # fmt: skip
        if judged:
            told.append(("state", line.state))
        cells = "".join(
            f'<td class="{name}" data-label="{label}">{escaped(value)}</td>' if value else '<td class="empty"></td>'
            for (name, value), label in zip(told, labels[2:], strict=True)
        )
        return (
            f'<tr id="l{line.number}"><th scope="row">{line.number}</th>'
            f'<td class="begins"><a href="#p{line.number}">{begins}</a>{chapters}</td>{cells}</tr>'
        )

    def _articles(self, passages: Sequence[ReportPassage], progress: Progress) -> Iterator[str]:
        for number, described in enumerate(passages):
            progress.at(number / len(passages))
            yield self._article(described)

    def _article(self, described: ReportPassage) -> str:
        cells, number = self._cells, described.number
        name = escaped(self._translate("Report", "Passage {number}").format(number=number))
        state = f' <p class="state">{escaped(described.state_name)}</p>' if described.state_name else ""
        parts = [
            f'<article class="passage" id="p{number}">\n<header><h3>{name}</h3> <p>{escaped(described.title)}</p>'
            f'{state}<a class="back" href="#l{number}" aria-label="{name}: {cells.back}">↑ {cells.back}</a></header>'
        ]
        if described.note:
            label = escaped(self._translate("Report", "Note"))
            parts.append(f'<p class="note"><b>{label}:</b> <span dir="auto">{escaped(described.note)}</span></p>')
        parts += [
            f'<p class="remark">{escaped(remark)}</p>' for remark in (*described.remarks, described.found_by) if remark
        ]
        parts.append(
            '<table class="pair"><thead><tr>'
            f'<th scope="col">{_place(described.place_a, described.chapter_a)} '
            f'<a href="#b{number}-0">{cells.to_b} →</a></th>'
            f'<th scope="col">{_place(described.place_b, described.chapter_b)} '
            f'<a href="#a{number}-0">← {cells.to_a}</a></th></tr></thead>\n<tbody>'
        )
        for index, row in enumerate(self._texts.rows(described.passage)):
            if isinstance(row, LeftOut):
                told = escaped(left_out_sentence(row, self._translate))
                parts.append(f'<tr class="left-out"><td colspan="2">{told}</td></tr>')
            else:
                parts.append(_row(row, f"{number}-{index}", cells))
        parts.append("</tbody></table>\n</article>")
        return "\n".join(parts)


def _place(place: str, chapter: str) -> str:
    told = f'<span class="chapter" dir="auto">{escaped(chapter)}</span>' if chapter else ""
    return told + escaped(place)


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
