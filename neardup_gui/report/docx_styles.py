"""The styles of a DOCX report: Word's own, and a few more where Word has none. Whoever edits it changes them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from neardup_gui.report.docx_markup import NAMESPACE

if TYPE_CHECKING:
    from docx.document import Document as WordDocument

TEXT_WIDTH: Final = 9_638  # twentieths of a point: A4 between margins of 2 cm

BULLET: Final = "ListBullet"
CAPTION: Final = "ReportCaption"
CHANGED: Final = "ChangedWords"
COLUMN_HEAD: Final = "ColumnHead"
FACTS: Final = "PassageFacts"
FIGURES_TABLE: Final = "LightList-Accent1"
HEADING: Final = "Heading1"
HYPERLINK: Final = "Hyperlink"
NOTE: Final = "EditorsNote"
PAIR_TABLE: Final = "PassageColumns"
PASSAGE_HEADING: Final = "Heading2"
STRONG: Final = "Strong"
TABLE_TEXT: Final = "TableText"
TEXT_A: Final = "PassageTextA"
TEXT_B: Final = "PassageTextB"
TITLE: Final = "Title"
VERDICT: Final = "Verdict"

_ACCENT: Final = "2B4A6F"
_QUIET: Final = "565C66"
_CHANGED: Final = "96201C"
_RULE: Final = "C9CED6"
_PLACES: Final = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA", "de": "de-DE", "fr": "fr-FR", "zh": "zh-CN"}
_EAST_ASIAN: Final = ("zh", "ja", "ko")
_RIGHT_TO_LEFT: Final = ("ar", "he", "fa", "ur")


def add_styles(document: WordDocument, language_a: str, language_b: str) -> None:
    """Add the styles that Word has not; those of the two texts know the language, for the spelling checker."""
    from docx.oxml.parser import parse_xml

    styles: Any = document.styles.element
    for markup in _own_styles(language_a, language_b):
        styles.append(cast("Any", parse_xml(markup)))


def set_language(document: WordDocument, language: str) -> None:
    """Set what the report's own words are written in."""
    from docx.oxml.parser import parse_xml

    root: Any = document.styles.element
    defaults = root.find(f"{{{NAMESPACE}}}docDefaults/{{{NAMESPACE}}}rPrDefault/{{{NAMESPACE}}}rPr")
    for old in defaults.findall(f"{{{NAMESPACE}}}lang"):
        defaults.remove(old)
    defaults.append(cast("Any", parse_xml(_language(language, f' xmlns:w="{NAMESPACE}"'))))


def _language(code: str, namespace: str = "") -> str:
    if code in ("", "und"):
        return f'<w:lang{namespace} w:val="x-none"/>'
    tag = _PLACES.get(code, code)
    kind = "eastAsia" if code in _EAST_ASIAN else "bidi" if code in _RIGHT_TO_LEFT else "val"
    return f'<w:lang{namespace} w:{kind}="{tag}"/>'


def _own_styles(language_a: str, language_b: str) -> list[str]:
    tight = '<w:spacing w:before="20" w:after="20" w:line="240" w:lineRule="auto"/>'
    text = '<w:spacing w:before="40" w:after="40" w:line="259" w:lineRule="auto"/>'
    small = '<w:sz w:val="18"/><w:szCs w:val="18"/>'
    quiet = f'<w:color w:val="{_QUIET}"/>'
    panel = (
        f'<w:pBdr><w:left w:val="single" w:sz="24" w:space="8" w:color="{_ACCENT}"/></w:pBdr>'
        '<w:spacing w:before="60" w:after="60"/>'
    )
    return [
        _style("paragraph", TABLE_TEXT, "Table Text", tight, '<w:sz w:val="20"/><w:szCs w:val="20"/>'),
        _style("paragraph", CAPTION, "Report Caption", tight, '<w:b w:val="0"/>' + quiet + small),
        _style("paragraph", VERDICT, "Verdict", panel, f'<w:b/><w:color w:val="{_ACCENT}"/><w:sz w:val="30"/>'),
        _style("paragraph", FACTS, "Passage Facts", "<w:keepNext/>" + tight, quiet + small),
        _style("paragraph", NOTE, "Editor's Note", "<w:keepNext/>" + tight, '<w:sz w:val="20"/>'),
        _style("paragraph", COLUMN_HEAD, "Column Head", "<w:keepNext/>" + tight, "<w:b/>" + small),
        _style("paragraph", TEXT_A, "Passage Text A", text, f'<w:sz w:val="20"/>{_language(language_a)}'),
        _style("paragraph", TEXT_B, "Passage Text B", text, f'<w:sz w:val="20"/>{_language(language_b)}'),
        _style("character", CHANGED, "Changed Words", "", f'<w:b/><w:color w:val="{_CHANGED}"/><w:u w:val="single"/>'),
        _style("character", HYPERLINK, "Hyperlink", "", f'<w:color w:val="{_ACCENT}"/><w:u w:val="single"/>'),
        _pair_table(),
    ]


def _style(kind: str, identity: str, name: str, paragraph: str, letters: str) -> str:
    base = '<w:basedOn w:val="Normal"/>' if kind == "paragraph" else '<w:basedOn w:val="DefaultParagraphFont"/>'
    custom = "" if identity == HYPERLINK else ' w:customStyle="1"'  # Word knows that one, but its template has it not
    of_paragraph = f"<w:pPr>{paragraph}</w:pPr>" if paragraph else ""
    return (
        f'<w:style xmlns:w="{NAMESPACE}" w:type="{kind}"{custom} w:styleId="{identity}">'
        f'<w:name w:val="{name}"/>{base}<w:qFormat/>{of_paragraph}<w:rPr>{letters}</w:rPr></w:style>'
    )


def _pair_table() -> str:
    """Return two columns with a line between them and one under their heads."""
    thin = f'w:val="single" w:sz="4" w:space="0" w:color="{_RULE}"'
    return (
        f'<w:style xmlns:w="{NAMESPACE}" w:type="table" w:customStyle="1" w:styleId="{PAIR_TABLE}">'
        '<w:name w:val="Passage Columns"/><w:basedOn w:val="TableNormal"/><w:qFormat/>'
        f"<w:tblPr><w:tblBorders><w:top {thin}/><w:bottom {thin}/><w:insideV {thin}/></w:tblBorders>"
        '<w:tblCellMar><w:left w:w="115" w:type="dxa"/><w:right w:w="115" w:type="dxa"/></w:tblCellMar></w:tblPr>'
        f'<w:tblStylePr w:type="firstRow"><w:tcPr><w:tcBorders><w:bottom {thin}/></w:tcBorders>'
        '<w:shd w:val="clear" w:color="auto" w:fill="F2F4F7"/></w:tcPr></w:tblStylePr></w:style>'
    )
