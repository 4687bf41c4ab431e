"""Tells what a file is from its first bytes, and for a ZIP from what is inside."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from neardup_gui.documents.container import Container, is_zip
from neardup_gui.documents.draft import Source
from neardup_gui.errors import DocumentError
from neardup_gui.progress import NO_PROGRESS

_HEAD: Final = 4_096
_OLE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_PROTECTED_STREAM: Final = "EncryptedPackage".encode("utf-16-le")
_WORD_STREAM: Final = "WordDocument".encode("utf-16-le")
_MAGIC: Final = (
    (b"{\\rtf", "RTF"), (_OLE, "OLE"), (b"\x89PNG\r\n", "PNG"), (b"\xff\xd8\xff", "JPEG"), (b"GIF8", "GIF"),
    (b"II*\0", "TIFF"), (b"MM\0*", "TIFF"), (b"AT&TFORM", "DjVu"), (b"\x7fELF", "ELF"), (b"MZ\x90", "EXE"),
    (b"Rar!\x1a\x07", "RAR"), (b"7z\xbc\xaf\x27\x1c", "7Z"), (b"\x1f\x8b\x08", "GZIP"), (b"ID3", "MP3"),
    (b"%!PS", "PostScript"), (b"SQLite format 3\0", "SQLite"),
)  # fmt: skip
_OPEN_DOCUMENT: Final = {
    "text": "ODT", "text-template": "ODT", "text-master": "ODT", "text-web": "ODT", "spreadsheet": "ODS",
    "presentation": "ODP",
}  # fmt: skip
_OOXML: Final = (("word/", "DOCX"), ("xl/", "XLSX"), ("ppt/", "PPTX"))
_WORD_TYPE: Final = re.compile(
    rb"wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.(?:document|template)\.macroenabled", re.IGNORECASE
)
_OTHER_TYPES: Final = ((b"spreadsheetml.sheet.main", "XLSX"), (b"presentationml.presentation.main", "PPTX"))
# What the root of a text file says; the suffix decides where it says nothing.
_PROLOGUE: Final = re.compile(rb"(?:\s++|<\?[^>]*+>|<!--(?:[^-]|-(?!->))*+-->)*+")
_ROOTS: Final = (
    (re.compile(rb"<(?:\w{1,20}:)?FictionBook\b"), "FB2"), (re.compile(rb"<office:document\b"), "ODT"),
    (re.compile(rb"<(?:!DOCTYPE\s+)?html\b", re.IGNORECASE), "HTML"),
)  # fmt: skip
_WEB_ARCHIVE: Final = re.compile(rb"\AMIME-Version:|\nMIME-Version:", re.IGNORECASE)
_MARKUP_SUFFIXES: Final = {".htm": "HTML", ".html": "HTML", ".xhtml": "HTML", ".fb2": "FB2", ".rtf": "RTF"}
_MARKUP: Final = {"HTML": re.compile(rb"<[a-zA-Z!]"), "FB2": re.compile(rb"<\w"), "RTF": re.compile(rb"\{[^{}]*\\")}
# Bytes under these suffixes must not pass for a manuscript where the mark of the format is missing.
_OTHER_SUFFIXES: Final = {".mobi": "MOBI", ".azw3": "AZW3", ".djvu": "DjVu", ".pdf": "PDF", ".odt": "ODT"}
_TEXT_SUFFIXES: Final = {
    "": "TXT", ".txt": "TXT", ".text": "TXT", ".md": "Markdown", ".markdown": "Markdown",
}  # fmt: skip
_CONTROLS: Final = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_TOLERATED_CONTROLS: Final = 0.01  # a share of the head, in a file whose suffix does not say that it is text


@dataclass(frozen=True, slots=True)
class Content:
    """What a file is: the usual short name of its kind ("PDF"), "TXT" for text, empty for bytes of no known kind."""

    kind: str
    damaged: bool = False


def sniff(source: Source) -> Content:
    """Name the kind of a file that is not empty. Looks at the head, and into a ZIP's directory."""
    data = source.data
    head = data[:_HEAD]
    for magic, kind in _MAGIC:
        if head.startswith(magic):
            return Content("DOC" if kind == "OLE" and _is_word(source) else kind)
    if b"%PDF-" in head[:1024]:
        return Content("PDF")
    if head[60:68] == b"BOOKMOBI":
        return Content("MOBI")
    if is_zip(data):
        return _inside_zip(source)
    return _text(source, head)


def _is_word(source: Source) -> bool:
    """Whether an OLE file is a Word document of 1997–2003, rather than the wrapping of a protected new one."""
    if _PROTECTED_STREAM in source.data:
        return False
    return source.suffix in (".doc", ".dot") or _WORD_STREAM in source.data


def _text(source: Source, head: bytes) -> Content:
    wide = head.startswith((b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff"))
    words = head.replace(b"\0", b"")[2 if wide else 0 :].removeprefix(b"\xef\xbb\xbf")
    if words.lstrip().startswith(b"{\\rtf"):
        return Content("RTF")
    prologue = _PROLOGUE.match(words)
    for root, kind in _ROOTS:
        if root.match(words, prologue.end() if prologue else 0):
            return Content(kind)
    if source.suffix not in _TEXT_SUFFIXES and b"multipart/related" in words and _WEB_ARCHIVE.search(words):
        return Content("MHTML")
    markup = _MARKUP_SUFFIXES.get(source.suffix)
    if markup is not None and _MARKUP[markup].search(words):
        return Content(markup)
    if source.suffix in _OTHER_SUFFIXES:
        return Content(_OTHER_SUFFIXES[source.suffix])
    if source.suffix in _TEXT_SUFFIXES:
        return Content(_TEXT_SUFFIXES[source.suffix])
    controls = 0 if wide else len(_CONTROLS.findall(head))
    return Content("" if controls > _TOLERATED_CONTROLS * len(head) else "TXT")


def _inside_zip(source: Source) -> Content:
    try:
        container = Container(source.data, "ZIP")
    except DocumentError as error:
        if error.code == "damaged":
            return Content("ZIP", damaged=True)
        raise
    names = container.names
    mimetype = _small(container, "mimetype").strip()
    if mimetype == b"application/epub+zip" or container.find("META-INF/container.xml"):
        return Content("EPUB")
    if mimetype.startswith(b"application/vnd.oasis.opendocument."):
        return Content(_OPEN_DOCUMENT.get(mimetype.rpartition(b".")[2].decode("ascii", "replace"), "ODF"))
    if container.find("[Content_Types].xml"):
        types = _small(container, "[Content_Types].xml")
        if _WORD_TYPE.search(types):
            return Content("DOCX")
        if b"application/fb3-body+xml" in types or container.find("fb3/description.xml"):
            return Content("FB3")
        other = next((kind for mark, kind in _OTHER_TYPES if mark in types), None)
        if other is not None:
            return Content(other)
        return Content(next((kind for folder, kind in _OOXML if any(n.startswith(folder) for n in names)), "ZIP"))
    if container.find("word/document.xml"):
        return Content("DOCX")
    if container.find("content.xml") and container.find("META-INF/manifest.xml"):
        return Content("ODT")
    return Content("ZIP")


def _small(container: Container, name: str) -> bytes:
    """Return an entry that tells what its container is; empty where it cannot be read."""
    try:
        return container.read(name, NO_PROGRESS) or b""
    except DocumentError as error:
        if error.code == "damaged":
            return b""
        raise
