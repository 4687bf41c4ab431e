"""Makes well-formed markup of a FictionBook that is not: three of four in circulation are not well-formed.

A general recovering parser nests a paragraph into each one that was not closed, and drops what stands after a stray
bracket. Here the few names of the format decide which elements can be open when another one begins or ends.
"""

from __future__ import annotations

import html
import re
from typing import Final

from neardup_gui.progress import NO_PROGRESS, Progress

_TAG: Final = re.compile(r"<(?:(/?)([A-Za-z_][\w.:-]*+)([^<>]*+)>|!--|!\[CDATA\[|[!?][^<>]*+>)?")
_NAMED: Final = re.compile(r"""\bname\s*=\s*["']([\w .:-]{1,40})["']""")
_NOTE: Final = re.compile(r"""\btype\s*=\s*["']note["']""")
_LINES: Final = frozenset({"p", "v", "subtitle", "text-author", "subscription"})  # none stands inside another
_HOLDERS: Final = frozenset({
    "FictionBook", "description", "body", "section", "title", "epigraph", "cite", "poem", "stanza", "annotation",
    "history", "table", "tr", "td", "th", "li", "ul", "ol", "div", "title-info", "document-info", "publish-info",
    "author", "translator", "binary", "stylesheet", "fb3-body", "notes", "notebody", "blockquote",
})  # fmt: skip
_TOP: Final = frozenset({"description", "body", "binary", "stylesheet"})  # directly below the root
_UNPRINTABLE: Final = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")
_LOOK_EVERY: Final = 1_023
_DEEPEST: Final = 200  # open elements; tags beyond that are left out, their text is not


def mended(text: str, progress: Progress = NO_PROGRESS) -> str:
    """Return well-formed markup with the same text: names without prefix, of the attributes those that tell notes.

    Time is linear in the length: no element is open below :data:`_DEEPEST` others. Raises Cancelled.
    """
    out: list[str] = []
    open_names: list[str] = []
    never_closed: set[str] = set()
    steps = last = position = 0
    while (found := _TAG.search(text, position)) is not None:
        steps += 1
        if not steps & _LOOK_EVERY:
            progress.check()
        start, position = found.span()
        mark = found[0]
        if mark in ("<!--", "<![CDATA["):
            closing = "-->" if mark == "<!--" else "]]>"
            end = -1 if closing in never_closed else text.find(closing, position)
            if end < 0:  # taken as text
                never_closed.add(closing)
                continue
            out.append(_text(text[last:start]))
            if closing == "]]>":
                out.append(html.escape(_clean(text[position:end]), quote=False))
            last = position = end + 3
        elif mark == "<":
            continue
        else:
            out.append(_text(text[last:start]))
            last = position
            if found[2]:
                _put_tag(found[1] == "/", found[2].rpartition(":")[2], found[3], open_names, out)
    out.append(_text(text[last:]))
    out += [f"</{name}>" for name in reversed(open_names)]
    return f"<root>{''.join(out)}</root>"


def _put_tag(closes: bool, name: str, attributes: str, open_names: list[str], out: list[str]) -> None:
    empty = attributes.endswith("/")
    if closes:
        _close(name, open_names, out)
        return
    if name in _TOP:
        while open_names and open_names[-1] != "FictionBook":
            out.append(f"</{open_names.pop()}>")
    elif name in _LINES or name in _HOLDERS or name == "empty-line":
        _end_line(open_names, out)
    if empty:
        out.append(f"<{name}/>")
    elif len(open_names) < _DEEPEST:
        named = _NAMED.search(attributes) if name == "body" else None
        note = ' type="note"' if name == "a" and _NOTE.search(attributes) else ""
        out.append(f'<{name} name="{named[1]}">' if named else f"<{name}{note}>")
        open_names.append(name)


def _close(name: str, open_names: list[str], out: list[str]) -> None:
    """Close the innermost element of that name and all inside it; pass over an end that nothing began."""
    for place in range(len(open_names) - 1, -1, -1):
        if open_names[place] == name:
            out += [f"</{inner}>" for inner in reversed(open_names[place:])]
            del open_names[place:]
            return
        if name not in _HOLDERS and open_names[place] in _HOLDERS:
            return


def _end_line(open_names: list[str], out: list[str]) -> None:
    """Close the line that is open, if any: a line or a holder of lines cannot begin inside it."""
    for place in range(len(open_names) - 1, -1, -1):
        if open_names[place] in _HOLDERS:
            return
        if open_names[place] in _LINES:
            out += [f"</{inner}>" for inner in reversed(open_names[place:])]
            del open_names[place:]
            return


def _text(text: str) -> str:
    if "&" in text:
        text = html.unescape(text)
    return html.escape(_clean(text), quote=False) if text else ""


def _clean(text: str) -> str:
    return _UNPRINTABLE.sub("", text)
