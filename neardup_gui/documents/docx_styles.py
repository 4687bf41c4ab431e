"""What a Word style says about its paragraphs: heading level, table of contents, hidden."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from neardup_gui.documents.xml import Element, local_name

_HEADING: Final = re.compile(r"(?:heading|заголовок|überschrift|titre|título|标题|標題)\s*([1-9])$", re.IGNORECASE)
_CONTENTS: Final = re.compile(r"(?:toc|оглавление)\s*[1-9]$", re.IGNORECASE)
_OFF: Final = frozenset({"0", "false", "off"})
_DEEPEST: Final = 9


@dataclass(frozen=True, slots=True)
class Style:
    """``level`` is 1–9 for headings, else 0; ``hidden`` is None where the style does not say."""

    level: int = 0
    contents: bool = False
    hidden: bool | None = None


@dataclass(frozen=True, slots=True)
class _Raw:
    based_on: str
    level: int | None
    contents: bool
    hidden: bool | None


def read_styles(root: Element) -> dict[str, Style]:
    """Return the styles of a styles part by id, with what they inherit from the styles they are based on."""
    raw = {_value(style, "styleId"): _raw(style) for style in root if local_name(style) == "style"}
    resolved: dict[str, Style] = {}
    for name in raw:
        _resolve(name, raw, resolved)
    return resolved


def heading_level(name: str) -> int | None:
    """Return the level that the name of a style promises (``heading 1``), None where it is no heading's."""
    found = _HEADING.match(name)
    return int(found[1]) if found else None


def is_contents(name: str) -> bool:
    """Whether a style is by its name that of lines in a table of contents."""
    return _CONTENTS.match(name) is not None


def outline_level(properties: Element) -> int | None:
    """Return the outline level (1–9) that paragraph properties give, 0 for body text, None where they give none."""
    found = child(properties, "outlineLvl")
    text = _value(found, "val") if found is not None else ""
    if not text.isdecimal():
        return None
    return int(text) + 1 if int(text) < _DEEPEST else 0


def switched(properties: Element, name: str) -> bool | None:
    """Return whether a switch such as ``vanish`` is on or off in these properties, None where it is not there."""
    found = child(properties, name)
    return None if found is None else _value(found, "val") not in _OFF


def child(element: Element, name: str) -> Element | None:
    """Return the first child of that local name, in the element's own namespace."""
    tag: str = element.tag
    return next(element.iterchildren(f"{tag[: tag.rfind('}') + 1]}{name}"), None)


def value(element: Element | None) -> str:
    """Return the ``w:val`` of an element, an empty string where there is none."""
    return "" if element is None else _value(element, "val")


def _value(element: Element, name: str) -> str:
    tag: str = element.tag
    return str(element.get(f"{tag[: tag.rfind('}') + 1]}{name}") or "")


def _raw(style: Element) -> _Raw:
    name = value(child(style, "name"))
    paragraph, run = child(style, "pPr"), child(style, "rPr")
    level = outline_level(paragraph) if paragraph is not None else None
    if level is None:
        level = heading_level(name)
    hidden = switched(run, "vanish") if run is not None else None
    return _Raw(value(child(style, "basedOn")), level, is_contents(name), hidden)


def _resolve(name: str, raw: dict[str, _Raw], resolved: dict[str, Style]) -> None:
    """Resolve a style and all that it is based on; a circle ends where it closes."""
    chain: list[str] = []
    while name in raw and name not in resolved and name not in chain:
        chain.append(name)
        name = raw[name].based_on
    base = resolved.get(name, Style())
    for link in reversed(chain):
        own = raw[link]
        base = Style(
            level=base.level if own.level is None else own.level,
            contents=base.contents or own.contents,
            hidden=base.hidden if own.hidden is None else own.hidden,
        )
        resolved[link] = base
