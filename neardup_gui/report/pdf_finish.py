"""What Qt's PDF writer cannot do: outline, links, language, properties, and spaces that are copied as spaces."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from pypdf import PdfReader, PdfWriter
from pypdf.generic import (
    ArrayObject,
    DictionaryObject,
    FloatObject,
    IndirectObject,
    NameObject,
    NumberObject,
    PdfObject,
    StreamObject,
    TextStringObject,
)

from neardup_gui import __version__
from neardup_gui.progress import Progress
from neardup_gui.report.model import Report
from neardup_gui.report.pdf_pages import Placed
from neardup_gui.report.pdf_pieces import Piece

_DESTINATIONS: Final = re.compile(rb"\[[^\]]*\]")  # of the glyphs of one range in a ToUnicode map
_TAGGED: Final = re.compile(r"/[A-Z]{6}\+(.+)")
_ABOVE: Final = 8.0  # points of the page that are shown above a place that was gone to


@dataclass(frozen=True, slots=True)
class Target:
    """A place to go to: a page, from 0, and the distance from its top in points."""

    page: int
    top: float


@dataclass(frozen=True, slots=True)
class Bookmark:
    title: str
    level: int
    target: Target


@dataclass(frozen=True, slots=True)
class PlacedLink:
    """An area of a page (left, top, right, bottom, in points from its top left corner) that leads elsewhere."""

    page: int
    area: tuple[float, float, float, float]
    target: Target


@dataclass(frozen=True, slots=True)
class Drawn:
    pdf: bytes
    bookmarks: list[Bookmark]
    links: list[PlacedLink]


def gathered(pdf: bytes, placed: Sequence[Placed[Piece]], origin: tuple[float, float], unit: float) -> Drawn:
    """Return the pages with the places of bookmarks and links. ``origin`` of the pieces; ``unit``: of it a point."""
    left, top = origin
    names = {item.piece.name: Target(item.page, (top + item.top) / unit) for item in placed if item.piece.name}
    bookmarks: list[Bookmark] = []
    links: list[PlacedLink] = []
    for item in placed:
        mark = item.piece.mark
        if mark is not None:
            bookmarks.append(Bookmark(mark.title, mark.level, Target(item.page, (top + item.top) / unit)))
        for link in item.piece.links:
            target = names.get(link.target)
            if target is not None:
                area = link.area.translated(left, top + item.top)
                corners = area.left() / unit, area.top() / unit, area.right() / unit, area.bottom() / unit
                links.append(PlacedLink(item.page, corners, target))
    return Drawn(pdf, bookmarks, links)


def finished(drawn: Drawn, report: Report, progress: Progress) -> bytes:
    """Return the PDF with its outline, links and properties. Raises Cancelled."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(drawn.pdf)))
    writer.pdf_header = "%PDF-1.7"
    progress.at(0.5)
    fonts = _fonts(writer)
    _map_spaces_to_spaces(fonts)
    _tag_in_order(fonts)
    pages = [cast("IndirectObject", page.indirect_reference) for page in writer.pages]
    height = float(writer.pages[0].mediabox.height)
    _add_outline(writer, drawn.bookmarks, pages, height, progress.part(0.5, 0.7))
    _add_links(writer, drawn.links, pages, height, progress.part(0.7, 0.9))
    catalogue = writer.root_object
    catalogue[NameObject("/Lang")] = TextStringObject(report.language)
    writer.page_mode = "/UseOutlines"
    writer.create_viewer_preferences()
    if writer.viewer_preferences is not None:
        writer.viewer_preferences.display_doctitle = True
    writer.add_metadata({
        "/Title": report.full_title,
        "/Subject": report.verdict,
        "/Creator": f"Neardup {__version__}",
        "/Author": report.organisation or "Neardup",
    })  # fmt: skip
    stream = io.BytesIO()
    writer.write(stream)
    return stream.getvalue()


def _destination(target: Target, pages: Sequence[IndirectObject], height: float) -> ArrayObject:
    top = height - max(0.0, target.top - _ABOVE)
    return ArrayObject((
        pages[target.page], NameObject("/XYZ"), NumberObject(0), FloatObject(round(top, 1)), NumberObject(0)
    ))  # fmt: skip


def _add_outline(
    writer: PdfWriter, bookmarks: Sequence[Bookmark], pages: Sequence[IndirectObject], height: float, progress: Progress
) -> None:
    """Add the tree of bookmarks, passages folded up under their sections.

    Built here as the format wants it: the library walks through all items for each one that it adds.
    """
    root = DictionaryObject({NameObject("/Type"): NameObject("/Outlines")})
    above = writer._add_object(root)  # pyright: ignore[reportPrivateUsage]
    open_items = 0
    parent, parent_at = root, above
    last: dict[int, tuple[DictionaryObject, IndirectObject]] = {}
    for number, mark in enumerate(bookmarks):
        progress.at(number / len(bookmarks))
        item = DictionaryObject({
            NameObject("/Title"): TextStringObject(mark.title),
            NameObject("/Dest"): _destination(mark.target, pages, height),
        })  # fmt: skip
        at = writer._add_object(item)  # pyright: ignore[reportPrivateUsage]
        if mark.level == 0:
            parent, parent_at = root, above
            open_items += 1
            last.pop(1, None)
        elif 0 in last:
            parent, parent_at = last[0]
            parent[NameObject("/Count")] = NumberObject(_number(parent.get("/Count")) - 1)  # negative: folded up
        level = mark.level if 0 in last else 0
        item[NameObject("/Parent")] = parent_at
        before = last.get(level)
        if before is None:
            parent[NameObject("/First")] = at
        else:
            item[NameObject("/Prev")] = before[1]
            before[0][NameObject("/Next")] = at
        parent[NameObject("/Last")] = at
        last[level] = item, at
    root[NameObject("/Count")] = NumberObject(open_items)
    writer.root_object[NameObject("/Outlines")] = above


def _number(value: PdfObject | None) -> int:
    return int(value) if isinstance(value, NumberObject) else 0


def _add_links(
    writer: PdfWriter, links: Sequence[PlacedLink], pages: Sequence[IndirectObject], height: float, progress: Progress
) -> None:
    on_page: dict[int, ArrayObject] = {}
    for number, link in enumerate(links):
        progress.at(number / len(links))
        left, top, right, bottom = link.area
        corners = (left, height - bottom, right, height - top)
        annotation = DictionaryObject({
            NameObject("/Type"): NameObject("/Annot"),
            NameObject("/Subtype"): NameObject("/Link"),
            NameObject("/Rect"): ArrayObject(FloatObject(round(value, 1)) for value in corners),
            NameObject("/Border"): ArrayObject(NumberObject(0) for _ in range(3)),
            NameObject("/F"): NumberObject(4),  # printed, as archives want every annotation to be
            NameObject("/Dest"): _destination(link.target, pages, height),
        })  # fmt: skip
        at = writer._add_object(annotation)  # pyright: ignore[reportPrivateUsage]
        on_page.setdefault(link.page, ArrayObject()).append(at)
    for page, made in on_page.items():
        writer.pages[page][NameObject("/Annots")] = made


def _fonts(writer: PdfWriter) -> list[DictionaryObject]:
    """Return the fonts of all pages, each once, in the order in which pages name them."""
    fonts: dict[int, DictionaryObject] = {}
    for page in writer.pages:
        resources = cast("DictionaryObject", page["/Resources"].get_object())
        named = cast("DictionaryObject", resources.get("/Font", DictionaryObject()).get_object())
        for font in named.values():
            each = cast("DictionaryObject", font.get_object())
            fonts.setdefault(id(each), each)
    return list(fonts.values())


def _map_spaces_to_spaces(fonts: Sequence[DictionaryObject]) -> None:
    """Let the space be copied and found as a space.

    Fonts draw tab and space by one glyph, and Qt names each glyph by its lowest character: what a reader copies from
    the page would be full of tabs.
    """
    for font in fonts:
        unicode_map = font.get("/ToUnicode", DictionaryObject()).get_object()
        if isinstance(unicode_map, StreamObject):
            unicode_map.set_data(
                _DESTINATIONS.sub(lambda found: found[0].replace(b"<0009>", b"<0020>"), unicode_map.get_data())
            )


def _tag_in_order(fonts: Sequence[DictionaryObject]) -> None:
    """Name the parts of fonts that are embedded by their order: Qt's tags differ from one start to the next."""
    number = 0
    for font in fonts:
        for each in cast("ArrayObject", font.get("/DescendantFonts", ArrayObject([font])).get_object()):
            descriptor = cast("DictionaryObject", each.get_object()).get("/FontDescriptor", DictionaryObject())
            facts = cast("DictionaryObject", descriptor.get_object())
            name = _TAGGED.fullmatch(str(facts.get("/FontName", "")))
            if name is not None:
                facts[NameObject("/FontName")] = NameObject(f"/AAAA{_letters(number)}+{name[1]}")
                number += 1


def _letters(number: int) -> str:
    return chr(ord("A") + number // 26 % 26) + chr(ord("A") + number % 26)
