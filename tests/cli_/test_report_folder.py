"""One report a pair in a folder, and the page that lists them: names, errors, repetition."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from neardup_gui import cli
from neardup_gui.cli import report_folder
from neardup_gui.cli.report_folder import report_stem
from neardup_gui.compare.result import Comparison
from neardup_gui.progress import NO_PROGRESS, Progress
from neardup_gui.resources import resource_path

Capture = pytest.CaptureFixture[bytes]


def run(capture: Capture, *arguments: str) -> tuple[int, str]:
    code = cli.run([*arguments, "--report-language", "en"])
    captured = capture.readouterr()
    assert captured.out == b""
    return code, captured.err.decode()


HALF_FAILED = "neardup: 2 of 4 pairs were not compared; the results say why.\n"


@pytest.fixture
def capture(capfdbinary: Capture) -> Capture:
    return capfdbinary


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    for name in ("original_en.docx", "adaptation_en.txt"):
        (tmp_path / name).write_bytes(resource_path("samples", name).read_bytes())
    (tmp_path / "other.txt").write_text("Nothing of this stands anywhere else, I should hope. " * 20, encoding="utf-8")
    path = tmp_path / "pairs.tsv"
    path.write_text(
        "other.txt\tadaptation_en.txt\n\nno.txt\tother.txt\noriginal_en.docx\tadaptation_en.txt\nalone\n",
        encoding="utf-8",
    )
    return path


class _Page(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attributes if tag == "a" and name == "href"]


def test_a_report_a_pair_and_an_index(capture: Capture, listed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "made" / "reports"
    assert run(capture, "compare", "--pairs", str(listed), "--report-dir", str(folder)) == (2, HALF_FAILED)
    assert sorted(path.name for path in folder.iterdir()) == [
        "001-other-adaptation_en.html", "001-other-adaptation_en.pdf",
        "003-original_en-adaptation_en.html", "003-original_en-adaptation_en.pdf",
        "index.html",
    ]  # fmt: skip
    page = (folder / "index.html").read_text(encoding="utf-8")
    read = _Page(page)
    assert "script" not in read.tags
    assert len(read.links) == 4
    assert all((folder / unquote(link)).is_file() for link in read.links)
    rows = re.findall(r'<tr role="row" style.*?</tr>', page)
    assert ["no.txt" in row for row in rows] == [False, False, True, False]
    assert "original_en.docx" in rows[0]
    assert "There is no file “no.txt”" in rows[2]
    assert "4 pairs. 2 of them could not be compared." in page


def test_the_same_run_makes_the_same_bytes(capture: Capture, listed: Path, tmp_path: Path) -> None:
    made: list[dict[str, bytes]] = []
    for name in ("one", "two", "two"):
        folder = tmp_path / name
        options = ["--report-dir", str(folder), "--report-formats", "html,docx,xlsx,csv"]
        assert run(capture, "compare", "--pairs", str(listed), *options) == (2, HALF_FAILED)
        made.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert made[0] == made[1] == made[2]
    assert len(made[0]) == 9


def test_json_goes_with_reports(capture: Capture, listed: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    options = ["--json", str(target), "--report-dir", str(tmp_path / "r"), "--report-formats", "html"]
    assert run(capture, "compare", "--pairs", str(listed), *options) == (2, HALF_FAILED)
    lines = [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()]
    assert ["error" in line for line in lines] == [False, True, False, True]


def test_a_defect_in_one_report_does_not_stop_the_others(
    capture: Capture, listed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected_log: object
) -> None:
    expected_log.allow("defect in a report")  # type: ignore[attr-defined]
    original = report_folder.REPORTS["html"]

    def broken(comparison: Comparison, *rest: object) -> bytes:
        if not comparison.passages:
            raise RuntimeError("secret words of a manuscript")
        return original(comparison, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(report_folder, "REPORTS", {"html": broken})
    folder = tmp_path / "r"
    options = ["--report-dir", str(folder), "--report-formats", "html"]
    code, err = run(capture, "compare", "--pairs", str(listed), *options)
    assert code == 2
    assert err.count("\n") == 2
    assert err.endswith(HALF_FAILED)
    assert "secret" not in err
    assert sorted(path.name for path in folder.iterdir()) == ["003-original_en-adaptation_en.html", "index.html"]
    assert "could not be made because the program met a defect" in (folder / "index.html").read_text(encoding="utf-8")


def test_a_defect_in_one_comparison_does_not_stop_the_others(
    capture: Capture, listed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected_log: object
) -> None:
    from neardup_gui.cli import pairs

    expected_log.allow("defect in the comparison")  # type: ignore[attr-defined]
    original = pairs.Pair.compare

    def broken(pair: pairs.Pair, settings: pairs.Settings, progress: Progress = NO_PROGRESS) -> Comparison:
        if pair.a.document.name == "other.txt":
            raise ZeroDivisionError
        return original(pair, settings, progress)

    monkeypatch.setattr(pairs.Pair, "compare", broken)
    folder = tmp_path / "r"
    options = ["--report-dir", str(folder), "--report-formats", "csv", "--json", str(tmp_path / "o.jsonl")]
    code, _ = run(capture, "compare", "--pairs", str(listed), *options)
    assert code == 1
    assert sorted(path.name for path in folder.iterdir()) == ["003-original_en-adaptation_en.csv", "index.html"]
    assert json.loads((tmp_path / "o.jsonl").read_text(encoding="utf-8").splitlines()[0])["error"]["code"] == "defect"


def test_no_manuscript_is_overwritten(capture: Capture, tmp_path: Path) -> None:
    texts = {"001-a-b.html": "<p>one text", "a.txt": "one text", "b.txt": "another text"}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    listed = tmp_path / "list.tsv"
    listed.write_text("a.txt\tb.txt\n001-a-b.html\tb.txt\n", encoding="utf-8")
    options = ["--report-dir", str(tmp_path), "--report-formats", "html"]
    code, err = run(capture, "compare", "--pairs", str(listed), *options)
    assert code == 2
    assert "001-a-b.html" in err
    assert {name: (tmp_path / name).read_text(encoding="utf-8") for name in texts} == texts
    (tmp_path / "index.html").write_text("a manuscript", encoding="utf-8")
    listed.write_text("index.html\tb.txt\n", encoding="utf-8")
    code, err = run(capture, "compare", "--pairs", str(listed), *options)
    assert code == 2
    assert err.count("\n") == 1
    assert (tmp_path / "index.html").read_text(encoding="utf-8") == "a manuscript"


@pytest.mark.parametrize(
    "arguments",
    [
        ["compare", "a", "b", "--report-dir", "r"],
        ["compare", "a", "b", "--report-formats", "pdf"],
        ["compare", "--pairs", "x.tsv", "--json", "-", "--report-formats", "pdf"],
        ["compare", "--pairs", "x.tsv", "--report-dir", "r", "--report-formats", "pdf,odt"],
        ["compare", "--pairs", "x.tsv", "--report-dir", "r", "--report-formats", ","],
        ["compare", "--pairs", "x.tsv", "--report-dir", "r"],
    ],
)
def test_wrong_requests_make_nothing(
    capture: Capture, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, err = run(capture, *arguments)
    assert code == 2
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_where_the_folder_should_be(capture: Capture, listed: Path) -> None:
    for place in (listed, listed / "below"):
        code, err = run(capture, "compare", "--pairs", str(listed), "--report-dir", str(place))
        assert code == 2
        assert "is a file, not a folder" in err


@pytest.mark.parametrize(
    ("number", "names", "stem"),
    [
        (1, ["a.docx", "b.txt"], "001-a-b"),
        (12, ["folder/Война и мир.fb2", "C:\\texts\\红楼梦.txt"], "012-Война_и_мир-红楼梦"),
        (3, ["../../etc/passwd", "..", ""], "003-passwd"),
        (4, ["a:b*c?.txt", "<script>.txt"], "004-a_b_c-script"),
        (5, ["-rf.txt", "CON"], "005-rf-CON"),
        (6, ["bad\udcff\x00name.txt", "a\tb"], "006-bad_name-a_b"),
        (7, ["a." * 400, "ж" * 300], "007-" + ("a." * 30).strip(".") + "-" + "ж" * 30),
    ],
)
def test_names_of_reports_are_safe(number: int, names: list[str], stem: str) -> None:
    assert report_stem(number, 3, names) == stem
