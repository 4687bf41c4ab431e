"""Whatever bytes a file of the other formats holds, reading ends in a document or in one error that can be worded."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from document_builders import assert_sound, zip_of
from format_builders import fb2, fb3_entries, fodt, odt_entries, rtf
from hypothesis import given, settings
from hypothesis import strategies as st
from test_fuzzed_files import SPOIL, mutation, read_or_refuse

from neardup_gui.documents import read_document
from neardup_gui.documents.draft import Source
from neardup_gui.documents.fb2_mend import mended
from neardup_gui.documents.model import ReadOptions
from neardup_gui.documents.rtf import read as read_rtf
from neardup_gui.documents.xml import parse_part
from neardup_gui.progress import NO_PROGRESS, Cancelled, Progress

LINES = [f"Строка {n} of the book &amp; more" for n in range(40)]
FICTION = (
    "<body><title><p>Book</p></title><section><title><p>I</p></title>" + "".join(f"<p>{line}</p>" for line in LINES)
    + "<poem><stanza><v>verse</v></stanza></poem><table><tr><td>a</td><td>b</td></tr></table></section></body>"
    "<body name='notes'><section><p>note</p></section></body>"
)  # fmt: skip
OFFICE = (
    "<text:h text:outline-level='1'>I</text:h>" + "".join(f"<text:p>{line}</text:p>" for line in LINES)
    + "<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row>"
    "</table:table><text:p>x<text:note><text:note-body><text:p>n</text:p></text:note-body></text:note></text:p>"
)  # fmt: skip
RICH = rtf(
    r"{\fonttbl{\f0\fcharset204 Arial;}{\f1\fcharset2 Symbol;}}{\stylesheet{\s1 heading 1;}}{\info{\title T}}"
    r"\pard\s1 I\par"
    + "".join(rf"\pard line {n} \'d2\'e5 \u1058?\u1077? {{\b bold}}{{\footnote note}}\par" for n in range(40))
    + r"\trowd\pard\intbl a\cell b\cell\row\pard{\f1 abc}{\shptxt box}{\v hidden}"
)
WEB = "<html><body><h1>I</h1>" + "".join(f"<p>{line}" for line in LINES) + "<table><tr><td>a<td>b</table></body></html>"
MARKDOWN = "# I\n" + "\n".join(LINES) + "\nTwo\n===\n```\ncode\n```\n"
MARKUP = (
    "<p>", "</p>", "<b>", "</b>", "<section>", "</section>", "<body>", "<v/>", "text", "&", "<", ">", "<!--", "-->",
    "<![CDATA[", "]]>", "<?x?>", "\x01", "<a b='", "&#0;",
)  # fmt: skip
FLAT = {".fb2": fb2(FICTION), ".rtf": RICH, ".html": WEB, ".md": MARKDOWN, ".fodt": fodt(OFFICE)}
PACKAGES = {".odt": odt_entries(OFFICE), ".fb3": fb3_entries(FICTION), ".zip": {"a.fb2": fb2(FICTION)}}


@pytest.mark.parametrize("suffix", FLAT)
def test_spoilt_files(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"a{suffix}"
    read = 0
    for seed in range(120):
        chance = random.Random(seed)
        path.write_bytes(chance.choice(SPOIL)(FLAT[suffix].encode(), chance))
        read += read_or_refuse(path)
    assert read > 20


@pytest.mark.parametrize("suffix", PACKAGES)
def test_spoilt_packages(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"a{suffix}"
    read = 0
    for seed in range(120):
        path.write_bytes(mutation(PACKAGES[suffix], random.Random(seed)))
        read += read_or_refuse(path)
    assert 10 < read < 120


@given(st.text(st.sampled_from("{}\\'uc0 51*;afpnbi-\n"), max_size=200))
@settings(max_examples=300, deadline=None)
def test_any_rtf(inside: str) -> None:
    data = (r"{\rtf1 " + inside).encode()
    draft = read_rtf(Source("", "a.rtf", ".rtf", data, "", len(data)), ReadOptions(), NO_PROGRESS)
    end = 0
    for block in draft.blocks:
        assert end <= block.span.start < block.span.end <= len(draft.text)
        end = block.span.end


@given(st.lists(st.sampled_from(MARKUP)))
@settings(max_examples=300, deadline=None)
def test_what_was_mended_is_well_formed(pieces: list[str]) -> None:
    root, recovered = parse_part(mended("".join(pieces)).encode(), "a", NO_PROGRESS)
    assert not recovered
    words = "".join(map(str, root.itertext()))
    if not {"<!--", "<![CDATA[", "<a b='", "<?x?>", "<"} & set(pieces):
        assert words.count("text") == pieces.count("text")


@pytest.mark.parametrize("suffix", [*FLAT, *PACKAGES])
def test_every_reader_hears_a_cancel_and_tells_how_far_it_is(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"a{suffix}"
    path.write_bytes(FLAT[suffix].encode() if suffix in FLAT else zip_of(PACKAGES[suffix]))
    looks = 0
    heard: list[float] = []

    def count() -> bool:
        nonlocal looks
        looks += 1
        return False

    assert_sound(read_document(path, progress=Progress(heard.append, count)))
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    for stop in range(1, looks, max(1, looks // 10)):
        left = stop

        def cancel() -> bool:
            nonlocal left
            left -= 1
            return left < 0

        with pytest.raises(Cancelled):
            read_document(path, progress=Progress(should_cancel=cancel))
