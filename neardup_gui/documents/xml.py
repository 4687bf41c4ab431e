"""XML from strangers: no network, no external files, no entity that can grow, no tree without bounds.

Two ways in. :func:`parse_part` is for formats in which a DOCTYPE has no business (OOXML). :func:`parse_page` is for
markup as people write it (XHTML, package files): the DOCTYPE is taken out before any parser sees it, named entities are
replaced from HTML's table, and what is not well-formed is read as a browser would.
"""

from __future__ import annotations

import html.entities
import re
from collections.abc import Callable
from typing import Final, cast

from lxml import etree

from neardup_gui.documents.encoding import decode_declared, text_codec
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

Element = etree._Element  # pyright: ignore[reportPrivateUsage]

_FEED: Final = 256 * 1024  # bytes handed to the parser at a time
_UTF8_MARK: Final = b"\xef\xbb\xbf"
_DECLARATION_BYTES: Final = re.compile(rb"\A\s*<\?xml\b[^>]*\?>")
_DECLARED_ENCODING: Final = re.compile(
    rb"""(?:\xef\xbb\xbf)*\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([A-Za-z][\w.:-]{0,40})["']"""
)
_DECLARATION: Final = re.compile(r"\s*<\?xml\b[^>]*\?>")
_DOCTYPE: Final = re.compile(r"<!DOCTYPE\b", re.IGNORECASE)
_INTERNAL_ENTITY: Final = re.compile(
    r"""<!ENTITY\s+([\w.:-]{1,64})\s+(?:"([^"<&%]{0,1000})"|'([^'<&%]{0,1000})'|(?:SYSTEM|PUBLIC)\b[^>]*)\s*>"""
)
_REFERENCE: Final = re.compile(r"&([A-Za-z_][\w.:-]{0,63});")
_XML_ENTITIES: Final = frozenset({"amp", "lt", "gt", "quot", "apos"})
_DOCTYPE_WINDOW: Final = 100_000  # characters: a DOCTYPE stands at the head of a file


def parse_part(data: bytes, part: str, progress: Progress, limits: Limits = LIMITS) -> tuple[Element, bool]:
    """Return the root of a part, and whether it had to be recovered because it is not well-formed.

    Raises DocumentError: ``unsafe_xml`` for a DOCTYPE, ``too_deep``, ``entry_too_large``; ``damaged`` (figure: part)
    where nothing can be recovered.
    """
    data = _as_utf8(data, part)
    # Anywhere: in text these would be written with an escaped bracket.
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data:
        raise DocumentError("unsafe_xml", part=part)
    _check_markup(data, part, limits)
    try:
        return _feed(_xml_parser(recover=False), data, progress), False
    except etree.LxmlError as error:
        _check_depth_error(error, part, limits)
    try:
        root = _feed(_xml_parser(recover=True), data, progress)
    except etree.LxmlError as error:
        raise DocumentError("damaged", part=part) from error
    return root, True


def parse_page(
    data: bytes,
    part: str,
    progress: Progress,
    limits: Limits = LIMITS,
    *,
    as_html: bool = True,
    try_xml: bool = True,
    mend: Callable[[str, Progress], str] | None = None,
) -> tuple[Element, bool]:
    """Return the root of a page, and whether it had to be repaired.

    ``as_html``: read what is not well-formed as HTML; otherwise as XML with errors, or as what ``mend`` makes of it.
    ``try_xml`` False: as HTML at once. Raises DocumentError as :func:`parse_part` does, ``unsafe_xml`` where declared
    entities would grow beyond the limits.
    """
    text = decode_declared(data)
    text = _DECLARATION.sub("", text, count=1)
    text, declared = _without_doctype(text)
    text = _resolved(text, declared, part, limits, progress)
    clean = text.encode("utf-8", "replace")
    _check_markup(clean, part, limits)
    if try_xml:
        try:
            return _feed(_xml_parser(recover=False), clean, progress), False
        except etree.LxmlError as error:
            if mend is None:  # elements that were never ended look deep
                _check_depth_error(error, part, limits)
    parser = _html_parser() if as_html else _xml_parser(recover=True)
    if mend is not None:
        clean = mend(text, progress).encode("utf-8", "replace")
    try:
        return _feed(parser, clean, progress), try_xml
    except etree.LxmlError as error:
        _check_depth_error(error, part, limits)
        raise DocumentError("damaged", part=part) from error


def local_name(element: Element) -> str:
    """Return an element's name without its namespace; an empty string for comments and instructions."""
    tag = cast(object, element.tag)
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def _xml_parser(recover: bool) -> etree.XMLParser:
    # huge_tree lifts the limit of 10 MB for one text node, which a long paragraph may pass. What it also lifts is
    # guarded otherwise: entities cannot be declared, and size and depth have limits of their own.
    return etree.XMLParser(
        resolve_entities=False, load_dtd=False, no_network=True, dtd_validation=False, attribute_defaults=False,
        huge_tree=True, recover=recover, remove_comments=True, remove_pis=True,
    )  # fmt: skip


def _html_parser() -> etree.HTMLParser:
    return etree.HTMLParser(encoding="utf-8", no_network=True, huge_tree=True, remove_comments=True, remove_pis=True)


def _feed(parser: etree.XMLParser | etree.HTMLParser, data: bytes, progress: Progress) -> Element:
    """Parse in pieces, so that other threads run and a cancel is heard."""
    for start in range(0, len(data), _FEED):
        parser.feed(data[start : start + _FEED])
        progress.check()
    root = cast("Element | None", parser.close())
    if root is None:  # a recovering parser that found nothing
        raise etree.LxmlError("no element")
    return root


def _check_markup(data: bytes, part: str, limits: Limits) -> None:
    """Bound the tree before it is built: an element or attribute takes some 200 bytes however short it is."""
    amount = data.count(b"<") + data.count(b"=")
    if amount > limits.markup:
        raise DocumentError("entry_too_large", entry=part, size=len(data), limit=limits.entry_bytes)


def _check_depth_error(error: etree.LxmlError, part: str, limits: Limits) -> None:
    if "depth" in str(error):
        raise DocumentError("too_deep", part=part, limit=limits.depth) from error


def _as_utf8(data: bytes, part: str) -> bytes:
    """Return the part in UTF-8 without mark and declaration, so that no encoding can hide what stands in it."""
    for mark, name in ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"<\0", "utf-16-le"), (b"\0<", "utf-16-be")):
        if data.startswith(mark):
            data = data.decode(name, "replace").encode("utf-8", "replace")
            break
    else:
        declared = _DECLARED_ENCODING.match(data)
        codec = text_codec(declared[1].decode("ascii")) if declared else None
        if codec is not None and codec not in ("utf-8", "ascii", "utf-16"):
            data = data.decode(codec, "replace").encode("utf-8", "replace")
    while data.startswith(_UTF8_MARK):
        data = data[len(_UTF8_MARK) :]
    data = _DECLARATION_BYTES.sub(b"", data, count=1).lstrip()
    if not data.startswith(b"<"):
        raise DocumentError("damaged", part=part)
    return data


def _without_doctype(text: str) -> tuple[str, dict[str, str]]:
    """Cut the DOCTYPE out; return the text without it and the entities that it declared (external ones: empty)."""
    found = _DOCTYPE.search(text, 0, _DOCTYPE_WINDOW)
    if found is None:
        return text, {}
    bracket, angle = text.find("[", found.end()), text.find(">", found.end())
    if angle < 0:
        return text[: found.start()], {}
    if not 0 <= bracket < angle:
        return text[: found.start()] + text[angle + 1 :], {}
    close = re.compile(r"\]\s*>").search(text, bracket)
    stop = close.end() if close else angle + 1
    declared = {name: plain or other for name, plain, other in _INTERNAL_ENTITY.findall(text[bracket:stop])}
    return text[: found.start()] + text[stop:], declared


def _resolved(text: str, declared: dict[str, str], part: str, limits: Limits, progress: Progress) -> str:
    """Replace named entities by their characters, once. What no table knows stays, its ampersand as a character."""
    if "&" not in text:
        return text
    pieces: list[str] = []
    length = last = 0
    for count, found in enumerate(_REFERENCE.finditer(text)):
        if not count & 1023:
            progress.check()
        name = found[1]
        if name in _XML_ENTITIES:
            continue
        value = declared.get(name)
        if value is None:
            value = html.entities.html5.get(name + ";") or f"&amp;{name};"
        if value in ("<", "&"):  # &LT; and &AMP; are HTML's other spellings
            value = html.escape(value)
        pieces += (text[last : found.start()], value)
        length += len(pieces[-2]) + len(value)
        last = found.end()
        if length > limits.entry_bytes:
            raise DocumentError("unsafe_xml", part=part)
    pieces.append(text[last:])
    return "".join(pieces)
