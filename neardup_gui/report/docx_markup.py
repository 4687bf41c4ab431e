"""WordprocessingML for the parts of a DOCX report: paragraphs, runs, tables, links. Strings, because there are many."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from neardup_gui.report.tables import lawful

NAMESPACE: Final = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_MAIN_PART: Final = "word/document.xml"
_FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)  # the first that a ZIP archive can hold


def run(text: str, style: str = "") -> str:
    """Return a run of text; a line end becomes a line break. ``style`` is the id of a character style."""
    looks = f"<w:rPr><w:rStyle w:val={quoteattr(style)}/></w:rPr>" if style else ""
    lines = [
        f'<w:t xml:space="preserve">{escape(line)}</w:t>' if line else ""
        for line in lawful(text).replace("\r", "").replace("\t", " ").split("\n")
    ]
    return f"<w:r>{looks}{'<w:br/>'.join(lines)}</w:r>"


def field(instruction: str) -> str:
    """Return a field that Word fills in, as the number of a page."""
    return f"<w:fldSimple w:instr={quoteattr(instruction)}><w:r><w:t>1</w:t></w:r></w:fldSimple>"


def tab() -> str:
    return "<w:r><w:tab/></w:r>"


def link(anchor: str, text: str) -> str:
    """Return a link to a :func:`bookmark` of the same document."""
    return f'<w:hyperlink w:anchor={quoteattr(anchor)} w:history="1">{run(text, "Hyperlink")}</w:hyperlink>'


def bookmark(name: str, number: int, inner: str) -> str:
    """Return ``inner`` with a name that links can lead to; ``number`` is its own in the document."""
    start = f'<w:bookmarkStart w:id="{number}" w:name={quoteattr(name)}/>'
    return f'{start}{inner}<w:bookmarkEnd w:id="{number}"/>'


def paragraph(inner: str, style: str = "") -> str:
    """Return a paragraph of runs; ``style`` is the id of a paragraph style."""
    looks = f"<w:pPr><w:pStyle w:val={quoteattr(style)}/></w:pPr>" if style else ""
    return f"<w:p>{looks}{inner}</w:p>"


def cell(content: str, width: int, *, columns: int = 1, shade: str = "") -> str:
    """Return a cell of paragraphs, ``width`` in twentieths of a point, over so many columns.

    ``shade``: the colour of its ground, six hexadecimal digits.
    """
    span = f'<w:gridSpan w:val="{columns}"/>' if columns > 1 else ""
    ground = f'<w:shd w:val="clear" w:color="auto" w:fill="{shade}"/>' if shade else ""
    return f'<w:tc><w:tcPr><w:tcW w:w="{width}" w:type="dxa"/>{span}{ground}</w:tcPr>{content}</w:tc>'


def row(cells: Iterable[str], *, head: bool = False) -> str:
    """Return a row that no page end divides; a ``head`` is repeated on each page."""
    repeated = "<w:tblHeader/>" if head else ""
    return f"<w:tr><w:trPr><w:cantSplit/>{repeated}</w:trPr>{''.join(cells)}</w:tr>"


def table(
    style: str, widths: Sequence[int], rows: Iterable[str], *, named_rows: bool = False, headed: bool = True
) -> str:
    """Return a table with a head, or without; with ``named_rows`` the first column names what stands in the others."""
    grid = "".join(f'<w:gridCol w:w="{width}"/>' for width in widths)
    first = int(named_rows)
    return (
        f"<w:tbl><w:tblPr><w:tblStyle w:val={quoteattr(style)}/>"
        f'<w:tblW w:w="{sum(widths)}" w:type="dxa"/><w:tblLayout w:type="fixed"/>'
        f'<w:tblLook w:val="06{8 * first + 2 * headed:X}0" w:firstRow="{int(headed)}" w:lastRow="0" '
        f'w:firstColumn="{first}" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/></w:tblPr>'
        f"<w:tblGrid>{grid}</w:tblGrid>{''.join(rows)}</w:tbl>"
    )


def body(parts: Iterable[str]) -> str:
    """Return the parts as a document's body, which can be parsed."""
    return f'<w:body xmlns:w="{NAMESPACE}">{"".join(parts)}</w:body>'


def with_body(package: bytes, parts: Sequence[str]) -> bytes:
    """Return a package with ``parts`` as the content of its empty body, and no trace of when it was written."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(package)) as source, zipfile.ZipFile(target, "w") as made:
        for name in source.namelist():
            entry = zipfile.ZipInfo(name, _FIRST_DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 0  # the same on every system
            data = source.read(name)
            if name != _MAIN_PART:
                made.writestr(entry, data)
                continue
            before, empty, after = data.partition(b"<w:body/>")
            if not empty:
                raise ValueError("the document has no empty body")
            with made.open(entry, "w") as stream:
                stream.write(before + b"<w:body>")
                for part in parts:
                    stream.write(part.encode("utf-8"))
                stream.write(b"</w:body>" + after)
    return target.getvalue()
