"""Small PDF files made on the spot: lines of text at places, every character half as wide as its font is high."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 420.0, 595.0


class Put(NamedTuple):
    """Text that begins at ``x``, ``y`` from the page's top left corner. ``turn``: in degrees, counter-clockwise."""

    x: float
    y: float
    text: str
    size: float = 10.0
    turn: int = 0


_CMAP = """/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
{ranges}
endcmap CMapName currentdict /CMap defineresource pop end end"""
_TURNS = {0: (1, 0, 0, 1), 90: (0, 1, -1, 0), 180: (-1, 0, 0, -1), 270: (0, -1, 1, 0), 45: (0.7, 0.7, -0.7, 0.7)}


def pdf(
    pages: Sequence[Sequence[Put]], *, title: str = "", author: str = "", meaning: bool = True, picture: bool = False,
    rotate: int = 0,
) -> bytes:  # fmt: skip
    """Return a file. Without ``meaning`` nothing in it says what its characters are; ``picture`` fills each page."""
    ranges = "\n".join(
        f"100 beginbfrange\n{body}\nendbfrange"
        for start in range(0, 256, 100)
        if (body := "\n".join(f"<{n:02X}00> <{n:02X}FF> <{n:02X}00>" for n in range(start, min(256, start + 100))))
    ).replace("100 beginbfrange\n<C8", "56 beginbfrange\n<C8")
    image = b"\0" * 12
    first_page = 8
    kids = " ".join(f"{first_page + 2 * n} 0 R" for n in range(len(pages)))
    objects: list[bytes] = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        b"<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [4 0 R]"
        + (b" /ToUnicode 5 0 R >>" if meaning else b" >>"),
        b"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /DW 500 /CIDToGIDMap /Identity /CIDSystemInfo "
        b"<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor "
        b"/FontName /Made /Flags 4 /Ascent 800 /Descent -200 /CapHeight 700 /ItalicAngle 0 /StemV 80 "
        b"/FontBBox [0 -200 1000 800] >> >>",
        _stream(_CMAP.format(ranges=ranges).encode()),
        _stream(image, "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceRGB /BitsPerComponent 8"),
        f"<< /Title {_hex(title, mark=True)} /Author {_hex(author, mark=True)} >>".encode(),
    ]
    for number, puts in enumerate(pages):
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {WIDTH:g} {HEIGHT:g}] /Rotate {rotate} /Resources << /Font "
            f"<< /F 3 0 R >> /XObject << /I 6 0 R >> >> /Contents {first_page + 2 * number + 1} 0 R >>".encode()
        )
        drawn = [f"q {WIDTH:g} 0 0 {HEIGHT:g} 0 0 cm /I Do Q"] if picture else []
        for put in puts:
            matrix = " ".join(map(str, _TURNS[put.turn]))
            drawn.append(f"BT /F {put.size:g} Tf {matrix} {put.x:g} {HEIGHT - put.y:g} Tm {_hex(put.text)} Tj ET")
        objects.append(_stream("\n".join(drawn).encode()))
    return _file(objects)


def column(lines: Sequence[str], x: float = 50.0, y: float = 60.0, size: float = 10.0) -> list[Put]:
    """Return lines one below the other, each as if written by its own hand."""
    return [Put(x, y + 1.2 * size * number, line, size) for number, line in enumerate(lines) if line]


def _hex(text: str, *, mark: bool = False) -> str:
    head = b"\xfe\xff" if mark else b""
    return f"<{(head + text.encode('utf-16-be')).hex()}>"


def _stream(data: bytes, entries: str = "") -> bytes:
    packed = zlib.compress(data)
    head = f"<< {entries} /Filter /FlateDecode /Length {len(packed)} >>\nstream\n".encode()
    return head + packed + b"\nendstream"


def _file(objects: Sequence[bytes]) -> bytes:
    data = bytearray(b"%PDF-1.7\n")
    places: list[int] = []
    for number, content in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n%b\nendobj\n" % (number, content)
    table = len(data)
    data += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    data += b"".join(b"%010d 00000 n \n" % place for place in places)
    data += b"trailer\n<< /Size %d /Root 1 0 R /Info 7 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)
    return bytes(data)
