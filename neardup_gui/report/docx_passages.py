"""The passages of a DOCX report: the table of them, and each with its texts in two columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from neardup_gui.compare.result import Comparison
from neardup_gui.progress import Progress
from neardup_gui.report import docx_styles as styles
from neardup_gui.report.docx_markup import bookmark, cell, link, paragraph, row, run, table
from neardup_gui.report.model import PassageTexts, Report, left_out_sentence, no_passages_sentence
from neardup_gui.report.passages import ReportPassage
from neardup_gui.report.rows import LeftOut, Row, Run
from neardup_gui.report.tables import passage_line
from neardup_gui.wording.joining import listed
from neardup_gui.wording.translator import Translator

_HALF: Final = styles.TEXT_WIDTH // 2
_LIST: Final = (700, 3_338, 1_500, 1_600, 1_250, 1_250)
_JUDGED_LIST: Final = (600, 2_238, 1_500, 1_500, 1_150, 1_150, 1_500)


class PassagesPart:
    """Writes the passages of one report: those that count, and those that the editor dismissed."""

    def __init__(self, comparison: Comparison, report: Report, translate: Translator, *, shorten: bool) -> None:
        self._comparison = comparison
        self._report = report
        self._translate = translate
        self._texts = PassageTexts(comparison, shorten=shorten)

    def lists(self, progress: Progress) -> Iterator[str]:
        """Yield the table of the passages that count."""
        translate = self._translate
        yield paragraph(run(translate("Report", "Passages")), styles.HEADING)
        if self._report.passages:
            yield self._table(self._report.passages, progress)
        elif self._report.dismissed:
            yield paragraph(run(translate("Report", "All shared passages were dismissed; they stand in the appendix.")))
        else:
            yield paragraph(run(no_passages_sentence(self._comparison, translate)))

    def texts(self, progress: Progress) -> Iterator[str]:
        """Yield each passage that counts with its texts in two columns."""
        if not self._report.passages:
            return
        yield paragraph(run(self._translate("Report", "The passages side by side")), styles.HEADING)
        yield self._legend()
        yield from self._pairs(self._report.passages, progress)

    def appendix(self, progress: Progress) -> Iterator[str]:
        """Yield the passages that the editor dismissed, with the reasons; nothing where there is none."""
        dismissed = self._report.dismissed
        if not dismissed:
            return
        translate = self._translate
        told = translate("Report", "The editor found that these %n passages say nothing about copying.", len(dismissed))
        yield paragraph(run(translate("Report", "Appendix: dismissed passages")), styles.HEADING)
        yield paragraph(run(told))
        yield self._table(dismissed, progress.part(0.0, 0.2))
        if not self._report.passages:
            yield self._legend()
        yield from self._pairs(dismissed, progress.part(0.2, 1.0))

    def _legend(self) -> str:
        legend = self._translate("Report", "Words that are not in the other text are marked: ")
        return paragraph(run(legend) + run(self._translate("Report", "changed word"), styles.CHANGED), styles.FACTS)

    def _table(self, passages: Sequence[ReportPassage], progress: Progress) -> str:
        translate = self._translate
        judged = any(described.state_name for described in passages)
        heads = [
            translate("Report", "No."),
            translate("Report", "Begins with"),
            translate("Report", "Kind"),
            translate("Report", "Equal words"),
            translate("Report", "Place in A"),
            translate("Report", "Place in B"),
        ]
        widths = _LIST
        if judged:
            heads.append(translate("Report", "Editor's judgement"))
            widths = _JUDGED_LIST
        rows = [plain_row(heads, widths, head=True)]
        for number, described in enumerate(passages):
            progress.at(number / len(passages))
            line = passage_line(self._comparison, described, translate)
            begins = paragraph(run(line.begins), styles.TABLE_TEXT)
            if line.chapters:
                begins += paragraph(run(line.chapters), styles.CAPTION)
            told = [line.kind, line.similarity, line.place_a, line.place_b, *([line.state] if judged else [])]
            contents = [paragraph(link(_anchor(described), str(line.number)), styles.TABLE_TEXT), begins]
            contents += [paragraph(run(text), styles.TABLE_TEXT) for text in told]
            rows.append(row(cell(inner, width) for inner, width in zip(contents, widths, strict=True)))
        return table(styles.FIGURES_TABLE, widths, rows)

    def _pairs(self, passages: Sequence[ReportPassage], progress: Progress) -> Iterator[str]:
        translate = self._translate
        note = translate("Report", "Note")
        for index, described in enumerate(passages):
            progress.at(index / len(passages))
            title = translate("Report", "Passage {number}").format(number=described.number)
            yield paragraph(bookmark(_anchor(described), described.number, run(title)), styles.PASSAGE_HEADING)
            first = listed(filter(None, (described.title, described.state_name)), translate.language)
            for told in (first, described.found_by, *described.remarks):
                if told:
                    yield paragraph(run(told), styles.FACTS)
            if described.note:
                yield paragraph(run(f"{note}: ", styles.STRONG) + run(described.note), styles.NOTE)
            heads = row(
                (
                    cell(_column_head(described.place_a, described.chapter_a), _HALF),
                    cell(_column_head(described.place_b, described.chapter_b), _HALF),
                ),
                head=True,
            )
            rows = [heads, *(_passage_row(one, translate) for one in self._texts.rows(described.passage))]
            yield table(styles.PAIR_TABLE, (_HALF, _HALF), rows)


def _column_head(place: str, chapter: str) -> str:
    over = paragraph(run(chapter), styles.COLUMN_HEAD) if chapter else ""
    return over + paragraph(run(place), styles.COLUMN_HEAD)


def _passage_row(shown: Row | LeftOut, translate: Translator) -> str:
    if isinstance(shown, LeftOut):
        told = paragraph(run(left_out_sentence(shown, translate), "Emphasis"), styles.TABLE_TEXT)
        return row((cell(told, 2 * _HALF, columns=2),))
    return row((_column(shown.a, styles.TEXT_A), _column(shown.b, styles.TEXT_B)))


def _column(runs: Sequence[Run], style: str) -> str:
    inner = "".join(run(one.text, styles.CHANGED if one.changed else "") for one in runs)
    return cell(paragraph(inner, style), _HALF)


def plain_row(texts: Sequence[str], widths: Sequence[int], *, head: bool = False) -> str:
    """Return a row of plain texts, one a cell."""
    style = styles.COLUMN_HEAD if head else styles.TABLE_TEXT
    cells = (cell(paragraph(run(text), style), width) for text, width in zip(texts, widths, strict=True))
    return row(cells, head=head)


def _anchor(described: ReportPassage) -> str:
    return f"passage_{described.number}"
