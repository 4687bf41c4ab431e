"""FictionBook 3: an OPC package with a description and one body, written in much the words of version 2."""

from __future__ import annotations

import posixpath
from typing import Final

from neardup_gui.documents.container import Container
from neardup_gui.documents.draft import Draft, Source, TextBuilder, warning
from neardup_gui.documents.fb2_mend import mended
from neardup_gui.documents.fb2_walk import BodyWalker
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadOptions
from neardup_gui.documents.xml import Element, local_name, parse_page
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_FORMAT: Final = "FB3"
_USUAL_DESCRIPTION: Final = "fb3/description.xml"
_USUAL_BODY: Final = "fb3/body.xml"


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a book. Raises DocumentError ``damaged``, ``too_deep``, and all that container and XML may raise."""
    container = Container(source.data, _FORMAT, limits)
    description = _target(container, "_rels/.rels", "", "book", progress, limits) or _USUAL_DESCRIPTION
    folder, name = posixpath.split(description)
    relations = f"{folder}/_rels/{name}.rels"
    body = _target(container, relations, folder, "body", progress, limits) or _USUAL_BODY
    parsed = _part(container, body, progress.part(0.0, 0.5), limits)
    if parsed is None:
        raise DocumentError("damaged", format=_FORMAT)
    root, repaired = parsed
    builder = TextBuilder()
    BodyWalker(builder, progress, limits, notes_wanted=options.footnotes).walk(root)
    text, blocks = builder.finish()
    title, author = _about(container, description, progress, limits)
    warnings = (warning("package_repaired", part=body, count=1),) if repaired else ()
    return Draft(text, blocks, title=title, author=author, warnings=warnings)


def _part(container: Container, name: str, progress: Progress, limits: Limits) -> tuple[Element, bool] | None:
    data = container.read(name, progress)
    if data is None:
        return None
    try:
        return parse_page(data, name, progress, limits, as_html=False, mend=mended)
    except DocumentError as error:
        if error.code != "damaged":
            raise
        return None


def _target(container: Container, part: str, folder: str, kind: str, progress: Progress, limits: Limits) -> str | None:
    """Return the entry that a relationship of that kind names, where there is one."""
    data = container.read(part, progress)
    if not data:
        return None
    try:
        root, _ = parse_page(data, part, progress, limits, as_html=False)
    except DocumentError as error:
        if error.code != "damaged":
            raise
        return None
    for relation in root:
        if str(relation.get("Type") or "").lower().endswith(f"/{kind}"):
            target = str(relation.get("Target") or "")
            rooted = target if target.startswith("/") else posixpath.join(folder, target)
            found = container.find(posixpath.normpath(rooted))
            if found is not None:
                return found
    return None


def _about(container: Container, name: str, progress: Progress, limits: Limits) -> tuple[str | None, str | None]:
    parsed = _part(container, name, progress, limits)
    if parsed is None:
        return None, None
    root = parsed[0]
    authors = [
        _main_title(element)
        for element in root.iter()
        if local_name(element) == "subject" and element.get("link") == "author"
    ]
    return _main_title(root) or None, ", ".join(filter(None, authors)) or None


def _main_title(element: Element) -> str:
    """Return the ``main`` of an element's own ``title``, a book's or a person's."""
    for title in element:
        for main in title if local_name(title) == "title" else ():
            if local_name(main) == "main":
                return " ".join("".join(map(str, main.itertext())).split())
    return ""
