"""A page that lists many comparisons, the most alike first, with links to their reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final
from urllib.parse import quote

from neardup_gui import __version__
from neardup_gui.compare.result import Comparison
from neardup_gui.report.html_parts import escaped, letterhead
from neardup_gui.report.html_report import POLICY
from neardup_gui.report.options import USUAL, ReportOptions
from neardup_gui.resources import resource_path
from neardup_gui.wording.joining import sentences
from neardup_gui.wording.names import one_line
from neardup_gui.wording.numbers import calendar_date, integer, percent
from neardup_gui.wording.translator import Translator
from neardup_gui.wording.verdicts import verdict_title

_LONGEST_NAME: Final = 200  # characters


@dataclass(frozen=True, slots=True)
class IndexLink:
    """A report of a pair: its format, and its file's name in the folder of the index."""

    format: str  # "html", "pdf", …
    target: str


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """A line of the index. Shares are 0–1, and None for a pair that could not be compared.

    ``remarks``: what went wrong, in sentences.
    """

    number: int  # the pair's place in the list, from 1
    names: tuple[str, str]
    verdict: str = ""
    similarity: float | None = None  # the figure of the shingles method, where it was asked for
    coverage: tuple[float, float] | None = None
    passages: int | None = None  # None: they were not asked for
    links: tuple[IndexLink, ...] = ()
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Words:
    pair: str
    verdict: str
    similarity: str
    coverage_a: str
    coverage_b: str
    passages: str
    reports: str


def compared_entry(
    number: int,
    names: Sequence[str],
    comparison: Comparison,
    links: Sequence[IndexLink],
    remarks: Sequence[str],
    translate: Translator,
) -> IndexEntry:
    """Return the line of a pair that was compared."""
    shingles = comparison.shingles
    return IndexEntry(
        number=number,
        names=_two(names),
        verdict=verdict_title(comparison, translate),
        similarity=shingles.similarity_shown / 100 if shingles is not None else None,
        coverage=(comparison.coverage_a, comparison.coverage_b),
        passages=len(comparison.passages) if "passages" in comparison.settings.methods else None,
        links=tuple(links),
        remarks=tuple(remarks),
    )


def failed_entry(number: int, names: Sequence[str], sentence: str) -> IndexEntry:
    """Return the line of a pair that could not be compared."""
    return IndexEntry(number=number, names=_two(names), remarks=(sentence,))


def index_bytes(
    entries: Sequence[IndexEntry], translate: Translator, day: date | None = None, options: ReportOptions = USUAL
) -> bytes:
    """Return the page as a file in UTF-8: one HTML document that needs nothing else, not even a script.

    The most alike pairs stand first, those that could not be compared last; the reader may choose another order.
    """
    title = translate("Report", "Comparisons of many pairs")
    head = letterhead(one_line(options.organisation, _LONGEST_NAME), options.logo)
    parts = [_head(title, translate.language), f'<header id="top">{head}<h1>{escaped(title)}</h1>']
    if day is not None:
        parts.append(f'<p class="date">{escaped(calendar_date(day, translate.language))}</p>')
    parts.append(f"<p>{escaped(_summary(entries, translate))}</p></header>\n<main>")
    parts += _orders(translate)
    parts += _table(entries, translate)
    parts.append(f"</main>\n<footer><p>Neardup {__version__}</p></footer>\n</body>\n</html>\n")
    return "\n".join(parts).encode("utf-8", "replace")


def by_similarity(entry: IndexEntry) -> tuple[float, float, int]:
    """Return the key that puts the most alike pairs first, and failed ones last."""
    if entry.coverage is None:
        return (2.0, 0.0, entry.number)
    alike = entry.similarity if entry.similarity is not None else max(entry.coverage)
    return (-alike, -max(entry.coverage), entry.number)


def by_coverage(entry: IndexEntry) -> tuple[float, float, int]:
    """Return the key that puts those pairs first of which one text stands in the other with its larger part."""
    if entry.coverage is None:
        return (2.0, 0.0, entry.number)
    return (-max(entry.coverage), -min(entry.coverage), entry.number)


def _two(names: Sequence[str]) -> tuple[str, str]:
    first, second = [*names, "", ""][:2]
    return first, second


def _head(title: str, language: str) -> str:
    style = resource_path("report", "report.css").read_text(encoding="utf-8")
    own = resource_path("report", "index.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{escaped(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="only light">\n'
        '<meta name="format-detection" content="telephone=no">\n'
        f'<meta name="generator" content="Neardup {__version__}">\n'
        f'<title>{escaped(title)}</title>\n<link rel="icon" href="data:,">\n'
        f"<style>\n{style}{own}</style>\n</head>\n<body>"
    )


def _summary(entries: Sequence[IndexEntry], translate: Translator) -> str:
    told = [translate("Report", "%n pairs.", len(entries))]
    failed = sum(entry.coverage is None for entry in entries)
    if failed:
        told.append(translate("Report", "%n of them could not be compared.", failed))
    return sentences(told, translate.language)


def _orders(translate: Translator) -> list[str]:
    """Return buttons by which the page puts its lines in another order: a matter of style, no script is needed."""
    choices = (
        ("similarity", translate("Report", "by similarity")),
        ("coverage", translate("Report", "by the larger coverage")),
        ("given", translate("Report", "as in the list of pairs")),
    )
    parts = [f'<fieldset class="orders"><legend>{escaped(translate("Report", "Order"))}</legend>']
    for number, (name, label) in enumerate(choices):
        checked = " checked" if number == 0 else ""
        parts.append(
            f'<label><input type="radio" name="order" id="order-{name}"{checked}> <span>{escaped(label)}</span></label>'
        )
    return [*parts, "</fieldset>"]


def _table(entries: Sequence[IndexEntry], translate: Translator) -> list[str]:
    words = _Words(
        translate("Report", "Texts"),
        translate("Report", "Verdict"),
        translate("Report", "Similarity"),
        translate("Report", "Coverage of A"),
        translate("Report", "Coverage of B"),
        translate("Report", "Passages"),
        translate("Report", "Reports"),
    )
    heads = (translate("Report", "No."), words.pair, words.verdict, words.similarity)
    heads += (words.coverage_a, words.coverage_b, words.passages, words.reports)
    # The roles keep it a table for those who have it read to them: rows that can change places are no table's rows.
    cells = "".join(f'<th scope="col" role="columnheader">{escaped(head)}</th>' for head in heads)
    parts = [
        '<table class="pairs" role="table"><thead role="rowgroup">'
        f'<tr role="row">{cells}</tr></thead>\n<tbody role="rowgroup">'
    ]
    ranked = sorted(entries, key=by_similarity)
    covered = {entry.number: place for place, entry in enumerate(sorted(entries, key=by_coverage))}
    parts += [
        _row(entry, (place, covered[entry.number], entry.number), words, translate)
        for place, entry in enumerate(ranked)
    ]
    return [*parts, "</tbody></table>"]


def _row(entry: IndexEntry, places: tuple[int, int, int], words: _Words, translate: Translator) -> str:
    style = f"--s:{places[0]};--c:{places[1]};--n:{places[2]}"
    names = "".join(
        f'<span class="name"><span class="letter">{letter}</span> <bdi>{escaped(one_line(name, _LONGEST_NAME))}</bdi>'
        "</span>"
        for letter, name in zip("AB", entry.names, strict=True)
        if name
    )
    cells = [
        f'<th scope="row" role="rowheader">{integer(entry.number, translate.language)}</th>',
        f'<td role="cell" class="pair-names">{names}</td>',
    ]
    remarks = "".join(f'<p class="failure">{escaped(remark)}</p>' for remark in entry.remarks)
    if entry.coverage is None:
        cells.append(f'<td role="cell" class="conclusion" colspan="6">{remarks}</td>')
    else:
        cells.append(f'<td role="cell" class="conclusion">{escaped(entry.verdict)}{remarks}</td>')
        cells.append(_share(entry.similarity, words.similarity, translate))
        cells.append(_share(entry.coverage[0], words.coverage_a, translate))
        cells.append(_share(entry.coverage[1], words.coverage_b, translate))
        found = "–" if entry.passages is None else integer(entry.passages, translate.language)
        cells.append(f'<td role="cell" class="number" data-label="{escaped(words.passages)}">{found}</td>')
        links = " ".join(_link(link, entry) for link in entry.links)
        cells.append(f'<td role="cell" class="reports">{links}</td>')
    failed = ' class="failed"' if entry.coverage is None else ""
    return f'<tr role="row" style="{style}"{failed}>{"".join(cells)}</tr>'


def _share(share: float | None, label: str, translate: Translator) -> str:
    if share is None:
        return f'<td role="cell" class="number" data-label="{escaped(label)}">–</td>'
    width = 100 * min(1.0, max(0.0, share))
    some = " some" if share > 0 else ""
    return (
        f'<td role="cell" class="number" data-label="{escaped(label)}">'
        f'<span class="share">{percent(share, translate.language)}</span>'
        f'<span class="bar{some}" aria-hidden="true"><span style="width:{width:.2f}%"></span></span></td>'
    )


def _link(link: IndexLink, entry: IndexEntry) -> str:
    name = link.format.upper()
    told = f"{name}: {entry.names[0]} – {entry.names[1]}"
    return f'<a href="{escaped(quote(link.target))}" aria-label="{escaped(one_line(told))}">{name}</a>'
