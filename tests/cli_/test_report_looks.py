"""How reports look, by options of the command line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from neardup_gui import cli
from neardup_gui.resources import resource_path

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#ff0000"/></svg>'
TEXTS = tuple(str(resource_path("samples", name)) for name in ("original_en.docx", "adaptation_en.txt"))


def compared(tmp_path: Path, *options: str) -> PdfReader:
    target = tmp_path / "report.pdf"
    assert cli.run(["compare", *TEXTS, "--pdf", str(target), "--report-language", "en", *options]) == 0
    return PdfReader(io.BytesIO(target.read_bytes()))


def headings(pdf: PdfReader) -> list[str]:
    return [item.title.split(" – ")[0] for part in pdf.outline if isinstance(part, list) for item in part]


def test_paper_organisation_and_logo(tmp_path: Path) -> None:
    logo = tmp_path / "logo.svg"
    logo.write_bytes(SVG)
    options = ["--paper", "Letter", "--organisation", "The Grey Press", "--logo", str(logo)]
    page = compared(tmp_path, *options).pages[0]
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (612, 792)
    assert "The Grey Press" in page.extract_text()
    assert b"1 0 0 scn" in page.get_contents().get_data()  # type: ignore[union-attr]


def test_a4_and_the_order_of_a_are_usual(tmp_path: Path) -> None:
    pdf = compared(tmp_path)
    assert round(pdf.pages[0].mediabox.height) == 842
    found = headings(pdf)
    assert found == [f"Passage {number}" for number in range(1, len(found) + 1)]


def test_the_longest_passages_first(tmp_path: Path) -> None:
    found = headings(compared(tmp_path, "--order", "length"))
    assert found != sorted(found)
    assert sorted(found) == sorted(headings(compared(tmp_path)))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--paper", "A3"], "A3"),
        (["--order", "colour"], "colour"),
        (["--logo", "absent.png"], "There is no file"),
        (["--logo", TEXTS[1]], "cannot be the logo"),
    ],
)
def test_what_is_no_paper_order_or_logo_is_one_line(
    options: list[str], told: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "report.pdf"
    assert cli.run(["compare", *TEXTS, "--pdf", str(target), "--report-language", "en", *options]) == 2
    error = capfd.readouterr().err
    assert told in error
    assert error.count("\n") == 1
    assert not target.exists()


def test_a_picture_that_cannot_be_decoded_is_refused_by_its_name(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    logo = tmp_path / "logo.png"
    logo.write_bytes(b"\x89PNG\r\n\x1a\n and then nothing")
    assert cli.run(["compare", *TEXTS, "--html", str(tmp_path / "r.html"), "--logo", str(logo)]) == 2
    assert "logo.png” cannot be the logo" in capfd.readouterr().err
