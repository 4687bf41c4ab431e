"""OpenDocument text: the package (ODT, OTT) and the flat file (FODT)."""

from __future__ import annotations

from typing import Final

from neardup_gui.documents.container import Container, is_zip
from neardup_gui.documents.draft import Draft, Source, TextBuilder, warning
from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.documents.model import ReadingWarning, ReadOptions
from neardup_gui.documents.odt_walk import BodyWalker, hidden_styles
from neardup_gui.documents.xml import Element, local_name, parse_page
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_FORMAT: Final = "ODT"
_CONTENT: Final = "content.xml"
_MANIFEST: Final = "META-INF/manifest.xml"
_FORMULA_TYPE: Final = "application/vnd.oasis.opendocument.formula"


def read(source: Source, options: ReadOptions, progress: Progress, limits: Limits = LIMITS) -> Draft:
    """Read a document. Raises DocumentError ``encrypted``, ``damaged``, ``too_deep``, and what container and XML may.

    Notes and text boxes come once: boxes after the paragraph in which they are anchored, notes after the body.
    """
    repaired: list[str] = []
    if is_zip(source.data):
        container = Container(source.data, _FORMAT, limits)
        formulas = _check_manifest(container, progress, limits)
        content = _part(container, _CONTENT, progress.part(0.0, 0.4), limits, repaired)
        styles = _part(container, "styles.xml", progress, limits, repaired)
        about = _part(container, "meta.xml", progress, limits, repaired)
    else:
        formulas = frozenset[str]()
        content = styles = about = _flat(source, progress.part(0.0, 0.4), limits, repaired)
    body = None if content is None else next(content.iter("{*}body"), None)
    if content is None or body is None:
        raise DocumentError("damaged", format=_FORMAT)
    progress.at(0.4)
    hidden = hidden_styles(tuple(root for root in (styles, content) if root is not None))
    builder = TextBuilder()
    walker = BodyWalker(builder, options, progress.part(0.4, 1.0), limits, hidden, formulas)
    walker.walk(body)
    title, author = _about(about)
    text, blocks = builder.finish()
    return Draft(text, blocks, title=title, author=author, warnings=_warnings(repaired, walker))


def _flat(source: Source, progress: Progress, limits: Limits, repaired: list[str]) -> Element:
    try:
        root, recovered = parse_page(source.data, source.name, progress, limits, as_html=False)
    except DocumentError as error:
        raise DocumentError("damaged", format=_FORMAT) if error.code == "damaged" else error from error
    if recovered:
        repaired.append(source.name)
    return root


def _part(container: Container, name: str, progress: Progress, limits: Limits, repaired: list[str]) -> Element | None:
    """Return the root of a part, or None where it is missing or beyond repair. A damaged body damages the file."""
    try:
        data = container.read(name, progress)
        if data is None:
            return None
        root, recovered = parse_page(data, name, progress, limits, as_html=False)
    except DocumentError as error:
        if error.code != "damaged" or name == _CONTENT:
            raise DocumentError("damaged", format=_FORMAT) if error.code == "damaged" else error from error
        repaired.append(name)
        return None
    if recovered:
        repaired.append(name)
    return root


def _check_manifest(container: Container, progress: Progress, limits: Limits) -> frozenset[str]:
    """Return the entries that are formulas; raise ``encrypted`` where any part is locked."""
    if container.find("encrypted-package") is not None:
        raise DocumentError("encrypted", format=_FORMAT)
    root = _part(container, _MANIFEST, progress, limits, [])
    if root is None:
        return frozenset()
    formulas: set[str] = set()
    for entry in root.iter("{*}file-entry"):
        if any(local_name(inside) == "encryption-data" for inside in entry):
            raise DocumentError("encrypted", format=_FORMAT)
        found = {local_name_of(str(key)): str(value) for key, value in entry.items()}
        if found.get("media-type") == _FORMULA_TYPE:
            formulas.add(found.get("full-path", "").strip("/"))
    return frozenset(formulas)


def local_name_of(attribute: str) -> str:
    return attribute.rpartition("}")[2]


def _about(root: Element | None) -> tuple[str | None, str | None]:
    if root is None:
        return None, None
    meta = next(root.iter("{*}meta"), None)
    found: dict[str, str] = {}
    for element in () if meta is None else meta:
        words = " ".join("".join(map(str, element.itertext())).split())
        if words:
            found.setdefault(local_name(element), words)
    return found.get("title"), found.get("initial-creator") or found.get("creator")


def _warnings(repaired: list[str], walker: BodyWalker) -> tuple[ReadingWarning, ...]:
    warnings: list[ReadingWarning] = []
    if repaired:
        warnings.append(warning("package_repaired", part=repaired[0], count=len(repaired)))
    if walker.hidden:
        warnings.append(warning("hidden_text", characters=walker.hidden))
    if walker.formulas:
        warnings.append(warning("formulas_left_out", count=walker.formulas))
    return tuple(warnings)
