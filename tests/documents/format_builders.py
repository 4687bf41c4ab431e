"""Small documents of the other formats, made on the spot."""

from __future__ import annotations

_FICTION = 'xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"'
_OFFICE = " ".join(
    f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{full}:1.0"'
    for name, full in (
        ("office", "office"), ("text", "text"), ("table", "table"), ("draw", "drawing"), ("style", "style"),
        ("meta", "meta"), ("manifest", "manifest"),
    )
) + ' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"'  # fmt: skip


def fb2(bodies: str, *, info: str = "", encoding: str = "utf-8", rest: str = "") -> str:
    return (
        f'<?xml version="1.0" encoding="{encoding}"?>\n<FictionBook {_FICTION}><description><title-info>{info}'
        f"</title-info></description>{bodies}{rest}</FictionBook>"
    )


def fb3_entries(body: str, *, description: str = "") -> dict[str, str | bytes]:
    relations = "http://schemas.openxmlformats.org/package/2006/relationships"
    kinds = "http://www.fictionbook.org/FictionBook3/relationships"
    return {
        "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        '<Override PartName="/fb3/text.xml" ContentType="application/fb3-body+xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{relations}"><Relationship Id="r0" Type="{kinds}/Book" '
        'Target="/fb3/description.xml"/></Relationships>',
        "fb3/_rels/description.xml.rels": f'<Relationships xmlns="{relations}"><Relationship Id="r0" '
        f'Type="{kinds}/body" Target="text.xml"/></Relationships>',
        "fb3/description.xml": f'<fb3-description xmlns="d">{description}</fb3-description>',
        "fb3/text.xml": f'<fb3-body xmlns="b">{body}</fb3-body>',
    }


def odt_entries(
    text: str, *, styles: str = "", meta: str = "", manifest: str = "", changes: str = ""
) -> dict[str, str | bytes]:
    tracked = f"<text:tracked-changes>{changes}</text:tracked-changes>" if changes else ""
    return {
        "mimetype": "application/vnd.oasis.opendocument.text",
        "META-INF/manifest.xml": f"<manifest:manifest {_OFFICE}>{manifest}</manifest:manifest>",
        "content.xml": f"<office:document-content {_OFFICE}><office:automatic-styles>{styles}"
        f"</office:automatic-styles><office:body><office:text>{tracked}{text}</office:text></office:body>"
        "</office:document-content>",
        "meta.xml": f"<office:document-meta {_OFFICE}><office:meta>{meta}</office:meta></office:document-meta>",
    }


def fodt(text: str, *, meta: str = "") -> str:
    return (
        f"<?xml version='1.0'?><office:document {_OFFICE}><office:meta>{meta}</office:meta><office:body>"
        f"<office:text>{text}</office:text></office:body></office:document>"
    )


def rtf(body: str, head: str = r"\ansi\ansicpg1252\uc1") -> str:
    return "{\\rtf1" + head + "\n" + body + "}"
