"""One passage of a report in words: what stands above its columns and in the table of passages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from neardup_gui.compare.opinions import OpinionState
from neardup_gui.compare.result import Comparison
from neardup_gui.matching.passages import Passage
from neardup_gui.report.options import ReportOptions
from neardup_gui.report.places import Places
from neardup_gui.report.rows import printable
from neardup_gui.spans import Span
from neardup_gui.wording.joining import listed
from neardup_gui.wording.names import found_by_sentence, kind_name
from neardup_gui.wording.numbers import percent
from neardup_gui.wording.opinions import opinion_name
from neardup_gui.wording.translator import Translator

_PLACES_NAMED: Final = 8


@dataclass(frozen=True, slots=True)
class ReportPassage:
    """A passage as a report tells it. Strings are in the report's language.

    passage: the numbers behind it. number: by which the window and all reports call it.
    title: kind, similarity and whether it moved, in one line.
    kind: in a word. similarity: in percent.
    place_a, place_b: letter, from where to where in percent, pages where the file has any, length in words.
    chapter_a, chapter_b: the title of the chapter that it begins in, "" where the text has no headings.
    page_a, page_b: the page on which it begins, for a PDF; else None.
    length_a, length_b: "312 words".
    found_by: by what it was found, as a sentence.
    remarks: where else it stands, a sentence each.
    state, state_name: what the editor makes of it, as a code and in words ("" where nothing). note: the editor's own.
    """

    passage: Passage
    number: int
    title: str
    kind: str
    similarity: str
    place_a: str
    place_b: str
    chapter_a: str
    chapter_b: str
    page_a: int | None
    page_b: int | None
    length_a: str
    length_b: str
    found_by: str
    remarks: tuple[str, ...]
    state: OpinionState
    state_name: str
    note: str


class PassageDescriber:
    """Describes the passages of one comparison, one at a time."""

    def __init__(self, comparison: Comparison, translate: Translator, options: ReportOptions) -> None:
        documents = comparison.a.document, comparison.b.document
        self._lengths = max(1, len(documents[0].text)), max(1, len(documents[1].text))
        self.places = Places(documents[0]), Places(documents[1])
        self._translate = translate
        self._options = options

    def describe(self, passage: Passage) -> ReportPassage:
        """Return what a report says of ``passage``."""
        translate = self._translate
        opinion = self._options.opinion(passage.id)
        kind = kind_name(passage.kind, translate)
        similarity = percent(passage.similarity, translate.language)
        length_a = translate("Report", "%n words", passage.words_a)
        length_b = translate("Report", "%n words", passage.words_b)
        title = [kind, translate("Report", "similarity {percent}").format(percent=similarity)]
        if passage.moved:
            title.append(translate("Report", "moved"))
        return ReportPassage(
            passage=passage,
            number=passage.id,
            title=listed(title, translate.language),
            kind=kind,
            similarity=similarity,
            place_a=self._place(0, passage.a, length_a),
            place_b=self._place(1, passage.b, length_b),
            chapter_a=self.places[0].chapter(passage.a.start),
            chapter_b=self.places[1].chapter(passage.b.start),
            page_a=self.places[0].page(passage.a.start),
            page_b=self.places[1].page(passage.b.start),
            length_a=length_a,
            length_b=length_b,
            found_by=found_by_sentence(passage.found_by, translate),
            remarks=tuple(self._remarks(passage)),
            state=opinion.state,
            state_name=opinion_name(opinion.state, translate),
            note=printable(opinion.note),
        )

    def _place(self, side: int, span: Span, length: str) -> str:
        translate, places = self._translate, self.places[side]
        start, end = (percent(place / self._lengths[side], translate.language) for place in span)
        first = places.page(span.start)
        if first is None:
            sentence = translate("Report", "{letter}: {start} – {end}, {words}")
            return sentence.format(letter="AB"[side], start=start, end=end, words=length)
        last = places.page(max(span.start, span.end - 1)) or first
        if last == first:
            page = translate("Report", "page {page}").format(page=first)
        else:
            page = translate("Report", "pages {first}–{last}").format(first=first, last=last)
        sentence = translate("Report", "{letter}: {start} – {end}, {page}, {words}")
        return sentence.format(letter="AB"[side], start=start, end=end, page=page, words=length)

    def _remarks(self, passage: Passage) -> list[str]:
        translate = self._translate
        remarks: list[str] = []
        if passage.also_in_a:
            places = self._named(passage.also_in_a, 0)
            remarks.append(translate("Report", "Also in A at {places}").format(places=places))
        if passage.also_in_b:
            places = self._named(passage.also_in_b, 1)
            remarks.append(translate("Report", "Also in B at {places}").format(places=places))
        return remarks

    def _named(self, spans: Sequence[Span], side: int) -> str:
        """Return where the spans begin, in percent: the first ones by name, the others by number."""
        language = self._translate.language
        named = [percent(span.start / self._lengths[side], language) for span in spans[:_PLACES_NAMED]]
        more = len(spans) - len(named)
        if more > 0:
            named.append(self._translate("Report", "%n more places", more))
        return listed(named, language)
