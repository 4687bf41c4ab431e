"""Rich Text Format, as word processors of forty years have written it."""

from __future__ import annotations

from typing import Final

from neardup_gui.documents.draft import Draft, Source, warning
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadingWarning, ReadOptions
from neardup_gui.documents.rtf_parse import Parser
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_FORMAT: Final = "RTF"
_HEAD: Final = 4_096


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a file. Raises DocumentError ``damaged``, ``too_deep``, ``too_large``.

    Notes come after the body, text boxes after their paragraph. List numbers, headers and footers are left out.
    """
    data = source.data
    if len(data) > limits.entry_bytes:
        raise DocumentError("too_large", size=len(data), limit=limits.entry_bytes)
    wide = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    content = data.decode("utf-16", "replace").encode("latin-1", "replace") if wide else data
    if b"{" not in content[:_HEAD]:
        raise DocumentError("damaged", format=_FORMAT)
    parser = Parser(content.decode("latin-1"), options, progress, limits)
    text, blocks = parser.parse()
    warnings: list[ReadingWarning] = []
    if parser.cut_short:
        warnings.append(warning("package_repaired", part=source.name, count=1))
    if parser.hidden:
        warnings.append(warning("hidden_text", characters=parser.hidden))
    if parser.formulas:
        warnings.append(warning("formulas_left_out", count=parser.formulas))
    return Draft(text, blocks, title=parser.title, author=parser.author, warnings=tuple(warnings))
