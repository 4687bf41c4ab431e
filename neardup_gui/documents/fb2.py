"""FictionBook 2: one XML file with its bodies, its notes and its pictures."""

from __future__ import annotations

import re
from typing import Final

from neardup_gui.documents.draft import Draft, Source, TextBuilder, warning
from neardup_gui.documents.fb2_mend import mended
from neardup_gui.documents.fb2_walk import BodyWalker
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadOptions
from neardup_gui.documents.xml import Element, local_name, parse_page
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_FORMAT: Final = "FB2"
_PICTURE: Final = b"<binary"
_PICTURE_END: Final = b"</binary>"
_NOTES: Final = re.compile("note|comment|примечан|сноск|коммент", re.IGNORECASE)


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a book. Raises DocumentError ``damaged``, ``too_deep``, and what XML may raise."""
    data = _without_pictures(source.data, progress)
    try:
        root, repaired = parse_page(data, source.name, progress.part(0.0, 0.5), limits, as_html=False, mend=mended)
    except DocumentError as error:
        raise DocumentError("damaged", format=_FORMAT) if error.code == "damaged" else error from error
    bodies = [element for top in (root, *root) for element in top if local_name(element) == "body"]
    if not bodies:
        raise DocumentError("damaged", format=_FORMAT)
    progress.at(0.5)
    notes = [body for body in bodies[1:] if _NOTES.search(str(body.get("name") or ""))]
    builder = TextBuilder()
    walker = BodyWalker(builder, progress, limits)
    for body in bodies:
        if body not in notes:
            walker.walk(body)
    builder.as_notes = True
    for body in notes if options.footnotes else ():
        walker.walk(body)
    text, blocks = builder.finish()
    title, author = _description(root)
    warnings = (warning("package_repaired", part=source.name, count=1),) if repaired else ()
    return Draft(text, blocks, title=title, author=author, warnings=warnings)


def _without_pictures(data: bytes, progress: Progress) -> bytes:
    """Cut the pictures out before anything looks at them: they are most of the file, and none of the text."""
    pieces: list[bytes] = []
    begin = 0
    while (start := data.find(_PICTURE, begin)) >= 0:
        progress.check()
        pieces.append(data[begin:start])
        end = data.find(b"<", start + 1)
        if end >= 0 and data.startswith(_PICTURE_END, end):
            end += len(_PICTURE_END)
        begin = len(data) if end < 0 else end
    pieces.append(data[begin:])
    return b"".join(pieces)


def _description(root: Element) -> tuple[str | None, str | None]:
    info = next((element for element in root.iter() if local_name(element) == "title-info"), None)
    if info is None:
        return None, None
    titles = [words for element in info if local_name(element) == "book-title" and (words := _words(element))]
    authors = [name for element in info if local_name(element) == "author" and (name := _name(element))]
    return (titles[0] if titles else None), (", ".join(authors) or None)


def _name(author: Element) -> str:
    parts = {local_name(part): _words(part) for part in author}
    named = [parts[key] for key in ("first-name", "middle-name", "last-name") if parts.get(key)]
    return " ".join(named) or parts.get("nickname", "")


def _words(element: Element) -> str:
    return " ".join("".join(map(str, element.itertext())).split())
