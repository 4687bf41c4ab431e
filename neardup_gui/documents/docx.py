"""DOCX and its sisters (DOCM, DOTX, DOTM, strict OOXML): finds the parts of a package and reads them in order.

python-docx serves for the core properties. The text is taken from the XML through the safe container, because
python-docx unpacks every picture before it gives the first word, refuses one real package in thirty, and loses text.
"""

from __future__ import annotations

import posixpath
from dataclasses import dataclass, field
from itertools import islice
from typing import Final
from urllib.parse import unquote

from lxml import etree

from neardup_gui.documents.container import Container
from neardup_gui.documents.docx_styles import Style, read_styles
from neardup_gui.documents.docx_walk import BodyWalker
from neardup_gui.documents.draft import Draft, Source, TextBuilder, warning
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadingWarning, ReadOptions
from neardup_gui.documents.xml import Element, local_name, parse_part
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_FORMAT: Final = "DOCX"
_USUAL_MAIN: Final = "word/document.xml"
_MAIN_TYPES: Final = (
    "wordprocessingml.document.main+xml",
    "wordprocessingml.template.main+xml",
    "ms-word.document.macroenabled.main+xml",
    "ms-word.template.macroenabledtemplate.main+xml",
)
_SEPARATORS: Final = frozenset({"separator", "continuationSeparator", "continuationNotice"})
_RELATIONSHIPS_LIMIT: Final = 10_000


@dataclass(slots=True)
class _Package:
    """An opened package. ``repaired`` gathers the names of parts that were missing, misdeclared or not well-formed."""

    container: Container
    progress: Progress
    limits: Limits
    main: str = ""
    related: dict[str, str] = field(default_factory=dict[str, str])  # kind of the relationship → part
    repaired: list[str] = field(default_factory=list[str])

    def parse(self, part: str) -> Element | None:
        """Return a secondary part's root, or None, noting a loss, where it is missing or beyond repair."""
        try:
            data = self.container.read(part, self.progress)
            if data is None:
                return None
            root, recovered = parse_part(data, part, self.progress, self.limits)
        except DocumentError as error:
            if error.code != "damaged":
                raise
            self.repaired.append(part)
            return None
        if recovered:
            self.repaired.append(part)
        return root


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a package. Raises DocumentError ``no_main_part``, and all that container and XML may raise."""
    package = _open(source, progress, limits)
    data = package.container.read(package.main, progress)
    if data is None:
        raise DocumentError("no_main_part")
    progress.at(0.1)
    try:
        root, recovered = parse_part(data, package.main, progress, limits)
    except DocumentError as error:
        raise DocumentError("damaged", format=_FORMAT) if error.code == "damaged" else error from error
    if recovered:
        package.repaired.append(package.main)
    bodies = [element for element in root if local_name(element) == "body"]
    if not bodies:
        raise DocumentError("damaged" if recovered else "no_main_part", format=_FORMAT)
    progress.at(0.3)
    named = {
        kind: frozenset(_attribute(mark, "id") for mark in root.iter(f"{{*}}{kind}Reference"))
        for kind in ("footnote", "endnote")
    }  # asked before the walk, which takes the tree down as it goes
    builder = TextBuilder()
    builder.page = 1 if b"lastRenderedPageBreak" in data else None
    walker = BodyWalker(builder, _styles(package), options, progress.part(0.3, 0.9), limits)
    for body in bodies:
        walker.walk(body, expected_paragraphs=data.count(b":p>"))
    if options.footnotes:
        builder.as_notes = True
        builder.page = None
        for kind, ids in named.items():
            _read_notes(package, kind, ids, walker)
    title, author = _core_properties(package)
    text, blocks = builder.finish()
    return Draft(text, blocks, title=title, author=author, warnings=_warnings(package, walker))


def _open(source: Source, progress: Progress, limits: Limits) -> _Package:
    package = _Package(Container(source.data, _FORMAT, limits), progress, limits)
    package.main = _find_main(package)
    folder, name = posixpath.split(package.main)
    for kind, target in _relationships(package, folder, f"{folder}/_rels/{name}.rels"):
        package.related.setdefault(kind, target)
        if package.container.find(target) is None:
            package.repaired.append(target)
    return package


def _find_main(package: _Package) -> str:
    """Find the document part: by relationship, by content type, by its usual name; raise ``no_main_part``."""
    candidates = [target for kind, target in _relationships(package, "", "_rels/.rels") if kind == "officeDocument"]
    for target in candidates:
        if package.container.find(target) is not None:
            return target
    types = package.parse("[Content_Types].xml")
    declared = [] if types is None else [
        str(element.get("PartName") or "").lstrip("/")
        for element in types
        if str(element.get("ContentType") or "").lower().endswith(_MAIN_TYPES)
    ]  # fmt: skip
    for target in (*declared, _USUAL_MAIN):
        if package.container.find(target) is not None:
            package.repaired.append("_rels/.rels")
            return target
    raise DocumentError("no_main_part")


def _relationships(package: _Package, folder: str, part: str) -> list[tuple[str, str]]:
    """Return (kind, part name) of a part's internal relationships; kind is the last word of the relationship's type."""
    root = package.parse(part)
    found: list[tuple[str, str]] = []
    for element in () if root is None else islice(root, _RELATIONSHIPS_LIMIT):
        target = str(element.get("Target") or "")
        if not target or element.get("TargetMode") == "External" or target.startswith("#"):
            continue
        kind = str(element.get("Type") or "").rpartition("/")[2]
        target = target.replace("\\", "/")
        if package.container.find(target) is None:
            target = unquote(target)
        joined = target.lstrip("/") if target.startswith("/") else posixpath.normpath(posixpath.join(folder, target))
        found.append((kind, joined))
    return found


def _styles(package: _Package) -> dict[str, Style]:
    part = package.related.get("styles") or posixpath.join(posixpath.dirname(package.main), "styles.xml")
    root = package.parse(part)
    return {} if root is None else read_styles(root)


def _read_notes(package: _Package, kind: str, named: frozenset[str], walker: BodyWalker) -> None:
    """Append the notes in the order in which the text refers to them, then those that nothing refers to.

    ``named`` are the ids that the document refers to anywhere: what only a deleted passage names is not shown.
    """
    part = package.related.get(f"{kind}s") or posixpath.join(posixpath.dirname(package.main), f"{kind}s.xml")
    root = package.parse(part)
    if root is None:
        return
    notes = {_attribute(note, "id"): note for note in root if local_name(note) == kind}
    shown = list(dict.fromkeys(walker.footnotes if kind == "footnote" else walker.endnotes))
    orphans = [name for name in notes if name not in named]
    for name in (*shown, *orphans):
        note = notes.get(name)
        if note is not None and _attribute(note, "type") not in _SEPARATORS:
            walker.walk(note)


def _attribute(element: Element, name: str) -> str:
    tag: str = element.tag
    return str(element.get(f"{tag[: tag.rfind('}') + 1]}{name}") or "")


def _core_properties(package: _Package) -> tuple[str | None, str | None]:
    """Return title and author, through python-docx once the part has passed the safe parser."""
    part = package.container.find("docProps/core.xml")
    data = package.container.read(part, package.progress) if part else None
    if part is None or data is None or package.parse(part) is None or part in package.repaired:
        return None, None
    from docx.opc.coreprops import CoreProperties  # 65 ms to import, so only where there is something to read
    from docx.oxml import parse_xml
    from docx.oxml.coreprops import CT_CoreProperties

    try:
        root = parse_xml(data)
    except (etree.LxmlError, ValueError):
        return None, None
    if not isinstance(root, CT_CoreProperties):
        return None, None
    properties = CoreProperties(root)
    return properties.title.strip() or None, properties.author.strip() or None


def _warnings(package: _Package, walker: BodyWalker) -> tuple[ReadingWarning, ...]:
    warnings: list[ReadingWarning] = []
    if package.repaired:
        parts = list(dict.fromkeys(package.repaired))
        warnings.append(warning("package_repaired", part=parts[0], count=len(parts)))
    if walker.hidden:
        warnings.append(warning("hidden_text", characters=walker.hidden))
    if walker.formulas:
        warnings.append(warning("formulas_left_out", count=walker.formulas))
    if walker.chunks:
        warnings.append(warning("missing_part", name=walker.chunks[0], count=len(walker.chunks)))
    return tuple(warnings)
