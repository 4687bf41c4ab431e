"""What Qt's PDF writer cannot do: outline, language, properties, and spaces that are copied as spaces."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from pypdf import PdfReader, PdfWriter
from pypdf.generic import DictionaryObject, Fit, NameObject, StreamObject, TextStringObject

from neardup_gui import __version__
from neardup_gui.progress import Progress
from neardup_gui.report.model import Report

_DESTINATIONS: Final = re.compile(rb"\[[^\]]*\]")  # of the glyphs of one range in a ToUnicode map


def finished(pdf: bytes, report: Report, marks: Sequence[tuple[str, int, int, float]], progress: Progress) -> bytes:
    """Return ``pdf`` with an outline of ``marks`` (title, level, page from 0, points from the page's top)."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf)))
    writer.pdf_header = "%PDF-1.7"
    progress.check()
    _map_spaces_to_spaces(writer)
    heights = [float(page.mediabox.height) for page in writer.pages]
    # The library's decorator hides this method's parameters from the type checker.
    add_outline_item = cast("Callable[..., Any]", writer.add_outline_item)
    parent: Any = None
    for title, level, page, top in marks:
        progress.check()
        fit = Fit.xyz(left=0, top=heights[page] - max(0.0, top - 8))
        above = parent if level else None
        item = add_outline_item(title=title, page_number=page, parent=above, is_open=False, fit=fit)
        if level == 0:
            parent = item
    catalogue = writer.root_object
    catalogue[NameObject("/Lang")] = TextStringObject(report.language)
    writer.page_mode = "/UseOutlines"
    writer.create_viewer_preferences()
    if writer.viewer_preferences is not None:
        writer.viewer_preferences.display_doctitle = True
    names = " – ".join(side.title for side in report.sides)
    writer.add_metadata({
        "/Title": f"{report.title}: {names}",
        "/Subject": report.verdict,
        "/Creator": f"Neardup {__version__}",
        "/Author": "Neardup",
    })  # fmt: skip
    stream = io.BytesIO()
    writer.write(stream)
    return stream.getvalue()


def _map_spaces_to_spaces(writer: PdfWriter) -> None:
    """Let the space be copied and found as a space.

    Fonts draw tab and space by one glyph, and Qt names each glyph by its lowest character: what a reader copies from
    the page would be full of tabs.
    """
    done: set[int] = set()
    for page in writer.pages:
        resources = cast("DictionaryObject", page["/Resources"].get_object())
        fonts = cast("DictionaryObject", resources.get("/Font", DictionaryObject()).get_object())
        for font in fonts.values():
            stream = cast("DictionaryObject", font.get_object()).get("/ToUnicode")
            if stream is None or id(stream.get_object()) in done:
                continue
            unicode_map = stream.get_object()
            done.add(id(unicode_map))
            if isinstance(unicode_map, StreamObject):
                unicode_map.set_data(
                    _DESTINATIONS.sub(lambda found: found[0].replace(b"<0009>", b"<0020>"), unicode_map.get_data())
                )
