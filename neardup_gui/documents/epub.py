"""EPUB 2 and 3: the documents of the spine in order, as a reader of the book meets them.

EbookLib makes metadata, manifest and spine of the package file. Its own way of opening a book gives up at the first
missing or remote file and unpacks every picture, so it is handed a tidied package and no files; the pages themselves
come from the safe container, one at a time.
"""

from __future__ import annotations

import importlib
import posixpath
from dataclasses import dataclass
from typing import Any, Final, cast
from urllib.parse import unquote, urlsplit

from lxml import etree

from neardup_gui.documents.container import Container
from neardup_gui.documents.draft import Draft, Source, TextBuilder, warning
from neardup_gui.documents.epub_page import PageWalker
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadingWarning, ReadOptions
from neardup_gui.documents.xml import Element, local_name, parse_page
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_FORMAT: Final = "EPUB"
_CONTAINER: Final = "META-INF/container.xml"
_ENCRYPTION: Final = "META-INF/encryption.xml"
_PACKAGE_TYPE: Final = "application/oebps-package+xml"
_OPF: Final = "http://www.idpf.org/2007/opf"
_DC: Final = "http://purl.org/dc/elements/1.1/"
_FONT_OBFUSCATION: Final = frozenset({"http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"})
_PAGE_TYPES: Final = frozenset({
    "application/xhtml+xml", "text/html", "image/svg+xml", "application/x-dtbook+xml", "text/x-oeb1-document",
    "application/xml", "text/xml",
})  # fmt: skip
_PAGE_SUFFIXES: Final = (".xhtml", ".html", ".htm", ".svg")


@dataclass(frozen=True, slots=True)
class _Item:
    """One line of the manifest. ``is_toc``: the navigation document."""

    href: str
    media_type: str
    fallback: str
    is_toc: bool


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a book. Raises DocumentError ``no_spine``, ``encrypted``, and all that container and XML may raise."""
    container = Container(source.data, _FORMAT, limits)
    _refuse_encrypted(container, progress, limits)
    package_name = _find_package(container, progress, limits)
    data = container.read(package_name, progress)
    if data is None:
        raise DocumentError("damaged", format=_FORMAT)
    root, _ = _parse(data, package_name, progress, limits)
    items, spine, title, author = _package(root)
    progress.at(0.1)
    builder = TextBuilder()
    missing: list[str] = []
    repaired: list[str] = []
    step = 0.9 / len(spine)
    for number, name in enumerate(spine):
        part = progress.part(0.1 + number * step, 0.1 + (number + 1) * step)
        part.at(0.0)
        item = _readable(name, items)
        entry = _locate(container, posixpath.dirname(package_name), item.href) if item else None
        page = container.read(entry, part) if entry else None
        if item is None or entry is None or page is None:
            missing.append(item.href if item else name)
            continue
        try:
            tree, mended = parse_page(page, entry, part, limits)
        except DocumentError as error:
            if error.code != "damaged":
                raise
            missing.append(item.href)
            continue
        if mended:
            repaired.append(item.href)
        PageWalker(builder, options, part, limits).walk(tree, entry, is_toc=item.is_toc)
    text, blocks = builder.finish()
    return Draft(text, blocks, title=title, author=author, warnings=_warnings(missing, repaired))


def _parse(data: bytes, part: str, progress: Progress, limits: Limits) -> tuple[Element, bool]:
    try:
        return parse_page(data, part, progress, limits, as_html=False)
    except DocumentError as error:
        raise DocumentError("damaged", format=_FORMAT) if error.code == "damaged" else error from error


def _refuse_encrypted(container: Container, progress: Progress, limits: Limits) -> None:
    """Raise ``encrypted`` where anything but fonts is locked."""
    data = container.read(_ENCRYPTION, progress)
    if not data:
        return
    root, _ = _parse(data, _ENCRYPTION, progress, limits)
    for entry in root.iter("{*}EncryptedData"):
        method = entry.find("{*}EncryptionMethod")
        if method is None or method.get("Algorithm") not in _FONT_OBFUSCATION:
            raise DocumentError("encrypted", format=_FORMAT)


def _find_package(container: Container, progress: Progress, limits: Limits) -> str:
    """Return the first rendition's package file; without a usable container file, the topmost one there is."""
    data = container.read(_CONTAINER, progress)
    if data:
        root, _ = _parse(data, _CONTAINER, progress, limits)
        for rootfile in root.iter("{*}rootfile"):
            path = str(rootfile.get("full-path") or "")
            found = container.find(path) or container.find(unquote(path))
            if found and rootfile.get("media-type", _PACKAGE_TYPE) == _PACKAGE_TYPE:
                return found
    packages = sorted((name for name in container.names if name.lower().endswith(".opf")), key=lambda n: n.count("/"))
    if not packages:
        raise DocumentError("damaged", format=_FORMAT)
    return packages[0]


def _package(root: Element) -> tuple[dict[str, _Item], list[str], str | None, str | None]:
    """Return the manifest by id, the ids of the spine, title and author."""
    tidy, lines = _tidied(root)
    epub: Any = importlib.import_module("ebooklib.epub")  # 45 ms to import
    reader: Any = epub.EpubReader("")
    reader.read_file = _no_file
    reader.container = etree.ElementTree(tidy)
    reader._load_metadata()
    reader._load_manifest()
    reader._load_spine()
    book: Any = reader.book
    items: dict[str, _Item] = {}
    for item in book.get_items():
        is_toc = isinstance(item, epub.EpubNav)
        line = lines.get(str(item.id))
        if line is not None:  # the link as it was written: EbookLib has decoded it, rightly or not
            items.setdefault(item.id, _Item(line["href"], line["media-type"], line["fallback"], is_toc))
    spine = [str(name) for name, _linear in book.spine]
    return items, spine, _first(book, "title"), _first(book, "creator")


def _no_file(_name: str) -> bytes:
    """Stand in for EbookLib's reading of files: it needs their names only."""
    return b""


def _first(book: Any, name: str) -> str | None:
    values: list[tuple[str | None, object]] = book.get_metadata("DC", name)
    return next((" ".join(value.split()) for value, _ in values if value and value.strip()), None)


def _tidied(root: Element) -> tuple[Element, dict[str, dict[str, str]]]:
    """Return a package element that EbookLib can read, of what can be used in ``root``; and the manifest's lines."""
    tidy = etree.Element(f"{{{_OPF}}}package", nsmap=cast(Any, {None: _OPF, "dc": _DC}))
    metadata = etree.SubElement(tidy, f"{{{_OPF}}}metadata")
    manifest = etree.SubElement(tidy, f"{{{_OPF}}}manifest")
    spine = etree.SubElement(tidy, f"{{{_OPF}}}spine")
    lines: dict[str, dict[str, str]] = {}
    for element in root.iter():
        name = local_name(element)
        if name in ("title", "creator"):
            etree.SubElement(metadata, f"{{{_DC}}}{name}").text = "".join(str(part) for part in element.itertext())
        elif name == "item" and element.get("id") and element.get("href"):
            kept = {key: str(element.get(key) or "") for key in ("id", "href", "media-type", "properties")}
            etree.SubElement(manifest, f"{{{_OPF}}}item", kept)
            lines.setdefault(kept["id"], {**kept, "fallback": str(element.get("fallback") or "")})
        elif name == "itemref" and element.get("idref"):
            etree.SubElement(spine, f"{{{_OPF}}}itemref", {"idref": str(element.get("idref"))})
    if not len(spine):
        raise DocumentError("no_spine")
    return tidy, lines


def _readable(name: str, items: dict[str, _Item]) -> _Item | None:
    """Return the item of that id, or the first of its fallbacks that is a page."""
    seen: set[str] = set()
    while name in items and name not in seen:
        item = items[name]
        path = _path_of(item.href).lower()
        if item.media_type in _PAGE_TYPES or path.endswith(_PAGE_SUFFIXES):
            return item
        seen.add(name)
        if not item.fallback:
            # Wrongly declared pages are common; what is no page at all will not parse.
            return None if item.media_type.startswith(("image/", "audio/", "video/", "font/")) else item
        name = item.fallback
    return None


def _path_of(href: str) -> str:
    """Return the path of a link without query and fragment; an empty string where it leads out of the book."""
    try:
        parts = urlsplit(href)
    except ValueError:
        return ""
    return "" if parts.scheme or parts.netloc else parts.path


def _locate(container: Container, folder: str, href: str) -> str | None:
    """Return the entry that a link means, however it is written."""
    for path in (_path_of(href), href):
        for spelling in (path, unquote(path)):
            if spelling:
                rooted = spelling if spelling.startswith("/") else posixpath.join(folder, spelling)
                found = container.find(posixpath.normpath(rooted))
                if found is not None:
                    return found
    return None


def _warnings(missing: list[str], repaired: list[str]) -> tuple[ReadingWarning, ...]:
    warnings: list[ReadingWarning] = []
    if missing:
        warnings.append(warning("missing_part", name=missing[0], count=len(missing)))
    if repaired:
        warnings.append(warning("package_repaired", part=repaired[0], count=len(repaired)))
    return tuple(warnings)
