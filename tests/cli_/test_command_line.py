"""The command line as scripts see it: exit codes, one error line, output whole or not at all."""

import csv
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from neardup_gui import __version__, cli
from neardup_gui.__main__ import main
from neardup_gui.cli.arguments import parse, settings_of
from neardup_gui.compare import PRESETS, Settings
from neardup_gui.resources import resource_path

A = str(resource_path("samples", "original_en.docx"))
B = str(resource_path("samples", "adaptation_en.txt"))

Capture = pytest.CaptureFixture[bytes]


def run(capture: Capture, *arguments: str) -> tuple[int, str, str]:
    code = cli.run(list(arguments))
    captured = capture.readouterr()
    return code, captured.out.decode(), captured.err.decode()


@pytest.fixture
def capture(capfdbinary: Capture) -> Capture:
    return capfdbinary


def test_summary_for_a_person(capture: Capture) -> None:
    code, out, err = run(capture, "compare", A, B, "--report-language", "en")
    assert (code, err) == (0, "")
    assert "original_en.docx" in out
    assert "Part of" in out
    assert "cannot tell who copied from whom" in out
    code, out, _ = run(capture, "compare", A, B, "--report-language", "ru")
    assert "Вложенность" in out or "вложенность" in out.lower()


def test_json_csv_and_pdf_in_one_run(capture: Capture, tmp_path: Path) -> None:
    targets = [str(tmp_path / name) for name in ("r.json", "r.csv", "r.pdf")]
    code, out, err = run(
        capture, "compare", A, B, "--json", targets[0], "--csv", targets[1], "--pdf", targets[2], "--spans"
    )
    assert (code, out, err) == (0, "", "")
    value = json.loads(Path(targets[0]).read_text(encoding="utf-8"))
    assert value["schema"] == "neardup-comparison/1"
    assert value["version"] == __version__
    assert value["shingle_spans"]["a"]
    rows = list(csv.DictReader(io.StringIO(Path(targets[1]).read_text(encoding="utf-8-sig"))))
    assert len(rows) == len(value["passages"])
    assert Path(targets[2]).read_bytes().startswith(b"%PDF")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["r.csv", "r.json", "r.pdf"]


def test_every_report_in_one_run(capture: Capture, tmp_path: Path) -> None:
    begins = {"html": b"<!DOCTYPE html>", "pdf": b"%PDF", "docx": b"PK", "xlsx": b"PK"}
    options = [part for name in begins for part in (f"--{name}", str(tmp_path / f"r.{name}"))]
    assert run(capture, "compare", A, B, *options) == (0, "", "")
    for name, begin in begins.items():
        assert (tmp_path / f"r.{name}").read_bytes().startswith(begin), name
    code, out, _ = run(capture, "compare", A, B, "--html", "-", "--report-language", "ru")
    assert code == 0
    assert "Покрытие" in out


def test_text_is_the_string_that_offsets_count_in(capture: Capture, tmp_path: Path) -> None:
    code, text, _ = run(capture, "text", A)
    assert code == 0
    _, out, _ = run(capture, "compare", A, B, "--json", "-")
    value = json.loads(out)
    assert value["a"]["characters"] == len(text)
    first = value["passages"][0]
    _, other, _ = run(capture, "text", B)
    verbatim = [passage for passage in value["passages"] if passage["kind"] == "verbatim"]
    assert verbatim
    for passage in verbatim:
        in_a, in_b = text[slice(*passage["a"])], other[slice(*passage["b"])]
        assert in_a.split()[0].strip("‘'“\"").lower() == in_b.split()[0].strip("‘'“\"").lower()
    assert first["a"][0] < first["a"][1] <= len(text)
    target = tmp_path / "t.json"
    code, text_again, _ = run(capture, "text", A, "--json", str(target))
    assert text_again == text
    blocks = json.loads(target.read_text(encoding="utf-8"))["blocks"]
    assert any(kind == "heading" for _, _, kind, _ in blocks)


def test_plain_text_is_given_back_with_line_ends_only_changed(capture: Capture, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("\ufeffпервая\r\nвторая\rтретья\u00a0конец".encode())
    assert run(capture, "text", str(path))[1] == "первая\nвторая\nтретья\u00a0конец"


def test_fingerprint(capture: Capture) -> None:
    code, out, _ = run(capture, "fingerprint", A, "--json", "-", "--preset", "article2009", "--modulus", "3")
    value = json.loads(out)
    assert (code, value["schema"]) == (0, "neardup-fingerprint/1")
    shingles = value["shingles"]
    assert shingles["sampled"] == len(shingles["checksums"]) < shingles["count"]
    assert all((checksum & 0xFFFFFFFF) % 3 == 0 for checksum in shingles["checksums"])
    assert min(shingles["checksums"]) < 0
    assert len(value["distill"]["article"]["digits_sha256"]) == 64
    assert value["distill"]["published"]["gems"]
    assert value["simhash"]["bits"] == f"{int(value['simhash']['hex'], 16):064b}"
    assert (len(value["supershingles"]), len(value["megashingles"])) == (6, 15)


def test_methods_by_options(capture: Capture) -> None:
    code, out, _ = run(capture, "compare", A, B, "--json", "-", "--distill", "published", "--simhash", "article")
    value = json.loads(out)
    assert code == 0
    assert value["distill"]["variant"] == "published"
    assert value["simhash"]["preset"] == "article"
    assert value["supershingles"]["shingles_a"] > 500
    _, out, _ = run(capture, "compare", A, B, "--json", "-", "--methods", "distill", "--distill-detail", "paragraph")
    value = json.loads(out)
    assert value["distill"]["detail"] == "paragraph"
    assert value["shingles"] is value["simhash"] is value["supershingles"] is value["passages"] is None


def test_pairs_keep_their_order_and_go_on_after_a_bad_one(capture: Capture, tmp_path: Path) -> None:
    for name, source in (("a.docx", A), ("b.txt", B)):
        (tmp_path / name).write_bytes(Path(source).read_bytes())
    listed = tmp_path / "pairs.tsv"
    listed.write_text("a.docx\tb.txt\n\nno.txt\tb.txt\nonly one\nb.txt\ta.docx\n", encoding="utf-8")
    target = tmp_path / "out.jsonl"
    code, out, err = run(capture, "compare", "--pairs", str(listed), "--json", str(target))
    assert (code, out, err) == (2, "", "neardup: 2 of 4 pairs were not compared; the results say why.\n")
    lines = [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()]
    assert [("error" in line) for line in lines] == [False, True, True, False]
    assert lines[1]["error"]["code"] == "missing"
    assert (lines[1]["a"], lines[1]["b"]) == ("no.txt", "b.txt")
    assert "no.txt" in lines[1]["error"]["message"]
    assert lines[2]["error"]["code"] == "bad_pair"
    assert lines[0]["a"]["path"] == "a.docx"
    assert lines[0]["shingles"]["containment_a"] == lines[3]["shingles"]["containment_b"]


def test_the_results_of_many_pairs_never_take_the_place_of_one_of_their_texts(capture: Capture, tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text("a manuscript", encoding="utf-8")
    (tmp_path / "pairs.tsv").write_text("a.txt\tb.txt\n", encoding="utf-8")
    target = str(tmp_path / "b.txt")
    code, out, err = run(capture, "compare", "--pairs", str(tmp_path / "pairs.tsv"), "--json", target)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert (tmp_path / "b.txt").read_text(encoding="utf-8") == "a manuscript"


def test_pairs_prepare_each_file_once(capture: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from neardup_gui.cli import pairs

    read: list[str] = []
    original = pairs.read_document
    monkeypatch.setattr(
        pairs, "read_document", lambda path, options: (read.append(str(path)), original(path, options))[1]
    )
    for name in ("a.txt", "b.txt", "c.txt"):
        (tmp_path / name).write_text(f"text of {name} " * 30, encoding="utf-8")
    (tmp_path / "list.tsv").write_text("a.txt\tb.txt\na.txt\tc.txt\nb.txt\tc.txt\n", encoding="utf-8")
    assert run(capture, "compare", "--pairs", str(tmp_path / "list.tsv"), "--json", "-")[0] == 0
    assert len(read) == 4  # the list and three texts


@pytest.fixture
def bad_files(tmp_path: Path) -> dict[str, Path]:
    files = {name: tmp_path / name for name in ("folder", "binary.docx", "cut.docx", "spineless.epub", "noise.txt")}
    files["folder"].mkdir()
    files["binary.docx"].write_bytes(bytes(range(256)) * 20)
    files["cut.docx"].write_bytes(Path(A).read_bytes()[:5_000])
    with zipfile.ZipFile(files["spineless.epub"], "w") as epub:
        epub.writestr("mimetype", "application/epub+zip")
        epub.writestr(
            "META-INF/container.xml",
            '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>'
            '<rootfile full-path="c.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
        )
        epub.writestr("c.opf", '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><manifest/></package>')
    files["noise.txt"].write_bytes(b"a\0b\0\0\0c" * 100)
    files["missing"] = tmp_path / "missing.txt"
    return files


@pytest.mark.parametrize("name", ["folder", "binary.docx", "cut.docx", "spineless.epub", "noise.txt", "missing"])
@pytest.mark.parametrize("side", [0, 1])
def test_a_bad_file_gives_one_line_and_code_2(
    capture: Capture, bad_files: dict[str, Path], name: str, side: int
) -> None:
    pair = [A, A]
    pair[side] = str(bad_files[name])
    code, out, err = run(capture, "compare", *pair)
    assert (code, out) == (2, "")
    assert err.startswith("neardup: ")
    assert err.count("\n") == 1
    assert bad_files[name].name in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["compare", A],
        ["compare", A, B, "--shingle-length", "41"],
        ["compare", A, B, "--shingle-length", "21"],
        ["compare", A, B, "--shingle-length", "five"],
        ["compare", A, B, "--modulus", "0"],
        ["compare", A, B, "--modulus", "1_0"],
        ["compare", A, B, "--language", "english"],
        ["compare", A, B, "--methods", ","],
        ["compare", A, B, "--step", "6"],
        ["compare", A, B, "--hash", "md4"],
        ["compare", A, B, "--unit", "letters"],
        ["compare", A, B, "--preset", "mine"],
        ["compare", A, B, "--methods", "shingles,magic"],
        ["compare", A, B, "--encoding", "klingon"],
        ["compare", A, B, "--wat"],
        ["compare", A, B, "--pdf", "/nowhere/at/all/r.pdf"],
        ["compare", A, B, "--json", "x", "--csv", "x"],
        ["compare", "--pairs", "x.tsv"],
        ["compare", "--pairs", "x.tsv", "--json", "-", "--pdf", "r.pdf"],
        ["fingerprint", A],
        ["text"],
        ["--nonsense"],
    ],
)
def test_a_wrong_request_gives_one_line_and_code_2(
    capture: Capture, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if "--encoding" in arguments:
        arguments = ["compare", B, B, *arguments[3:]]
    code, out, err = run(capture, *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_an_output_never_takes_the_place_of_a_manuscript(capture: Capture, tmp_path: Path) -> None:
    manuscript = tmp_path / "a.txt"
    manuscript.write_text("text", encoding="utf-8")
    code, _, err = run(capture, "compare", str(manuscript), B, "--json", str(manuscript))
    assert code == 2
    assert "a.txt" in err
    assert manuscript.read_text(encoding="utf-8") == "text"


def test_empty_and_tiny_files_are_not_enough_text(capture: Capture, tmp_path: Path) -> None:
    for content in ("", "   \n", "three short words", "...!?"):
        path = tmp_path / "tiny.txt"
        path.write_text(content, encoding="utf-8")
        for options in ([], ["--unit", "words", "--shingle-length", "10"], ["--preset", "article2009"]):
            code, out, _ = run(capture, "compare", str(path), A, "--json", "-", *options)
            value = json.loads(out)
            assert (code, value["verdict"]["code"]) == (0, "not_enough_text")
            assert value["shingles"]["similarity"] == 0


def test_options_override_the_preset() -> None:
    assert settings_of(parse(["compare", "a", "b"])) == Settings()
    assert settings_of(parse(["compare", "a", "b", "--preset", "article2009"])) == PRESETS["article2009"]
    changed = settings_of(
        parse(["compare", "a", "b", "--preset", "article2009", "--no-stop-words", "--shingle-length", "auto"])
    )
    assert (changed.stop_words, changed.shingle_length, changed.hash) == (False, "auto", "crc32")
    others = settings_of(parse(["compare", A, B, "--language", "RU", "--methods", "simhash,shingles,simhash"]))
    assert (others.language, others.methods) == ("ru", ("simhash", "shingles"))


def test_a_defect_is_one_line_with_code_1(
    capture: Capture, monkeypatch: pytest.MonkeyPatch, expected_log: object
) -> None:
    expected_log.allow("defect")  # type: ignore[attr-defined]

    def broken(_options: object) -> int:
        raise RuntimeError("secret words of a manuscript")

    monkeypatch.setattr(cli, "COMMANDS", {"compare": broken})
    code, out, err = run(capture, "compare", A, B)
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert "secret" not in err


def test_as_a_process_with_a_reader_that_leaves_early(tmp_path: Path) -> None:
    environment = {**os.environ, "LANG": "C"}
    command = [sys.executable, "-m", "neardup_gui", "text", A]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=tmp_path)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait(30)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no device that is always full")
def test_a_full_disk_behind_standard_output_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "pairs.tsv").write_text(f"{A}\t{B}\n", encoding="utf-8")
    for arguments in (["compare", A, B], ["text", A], ["compare", "--pairs", "pairs.tsv", "--json", "-"]):
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [sys.executable, "-m", "neardup_gui", *arguments],
                stdout=full, stderr=subprocess.PIPE, cwd=tmp_path, timeout=60, check=False,
            )  # fmt: skip
        assert done.returncode == 2
        assert done.stderr.count(b"\n") == 1
        assert "“standard output” could not be saved because the disk is full" in done.stderr.decode()


@pytest.mark.parametrize("arguments", [["compare", A, B], []])
def test_an_interruption_while_the_program_is_loaded(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capture: Capture
) -> None:
    monkeypatch.setattr(sys, "argv", ["neardup", *arguments])
    monkeypatch.setattr(cli, "run", _interrupt)
    monkeypatch.setattr("neardup_gui.app.run", _interrupt)
    assert main() == 130
    assert capture.readouterr() == (b"", b"")


def _interrupt(_arguments: list[str]) -> int:
    raise KeyboardInterrupt


def test_help_and_version_as_a_process() -> None:
    for arguments, part in ((["--version"], __version__), (["compare", "--help"], "--shingle-length")):
        done = subprocess.run(
            [sys.executable, "-m", "neardup_gui", *arguments], capture_output=True, text=True, timeout=60, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert part in done.stdout


def test_self_check_finds_nothing_wrong(capture: Capture) -> None:
    assert run(capture, "--self-check") == (0, "", "")


def test_what_is_left_out_is_in_the_json(capture: Capture, tmp_path: Path) -> None:
    words = [f"wort{chr(97 + place % 26)}{chr(97 + place // 26)}" for place in range(300)]
    a, b, phrases, template = (tmp_path / f"{name}.txt" for name in ("a", "b", "phrases", "template"))
    a.write_text(" ".join(words[:200]), encoding="utf-8")
    b.write_text(" ".join(words[100:]), encoding="utf-8")
    phrases.write_text(f"{words[120].upper()}, {words[121]}", encoding="utf-8")
    template.write_text(" ".join(words[150:]), encoding="utf-8")
    options = ["--ignore", str(phrases), "--boilerplate-document", str(template), "--no-numbers"]
    code, out, err = run(capture, "compare", str(a), str(b), "--json", "-", *options)
    assert (code, err) == (0, "")
    value = json.loads(out)
    assert value["settings"]["ignore"] == [f"{words[120].upper()}, {words[121]}"]
    assert value["settings"]["boilerplate_document"] == str(template)
    assert value["settings"]["numbers"] is False
    text = " ".join(words[:200])
    left_out = [(text[start:end], code) for start, end, code in value["a"]["excluded"]]
    assert left_out == [(" ".join(words[120:122]), "ignored"), (" ".join(words[150:200]), "common_text")]
    (passage,) = value["passages"]
    assert (passage["words_a"], passage["kind"]) == (48, "verbatim")


@pytest.mark.parametrize(
    "option", ["--ignore", "--boilerplate-document", "--stop-word-list", "--distill-sequences", "--logo"]
)
def test_a_result_never_takes_the_place_of_a_file_that_an_option_names(
    capture: Capture, tmp_path: Path, option: str
) -> None:
    kept = tmp_path / "kept.svg" if option == "--logo" else tmp_path / "kept.txt"
    content = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' if option == "--logo" else "12 345"
    kept.write_text(content, encoding="utf-8")
    (tmp_path / "pairs.tsv").write_text(f"{A}\t{B}\n", encoding="utf-8")
    for texts in ([A, B], ["--pairs", str(tmp_path / "pairs.tsv")]):
        code, out, err = run(capture, "compare", *texts, option, str(kept), "--json", str(kept))
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert str(kept) in err
        assert kept.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("option", ["--ignore", "--boilerplate-document", "--stop-word-list", "--distill-sequences"])
def test_a_list_that_is_missing_is_one_line(capture: Capture, option: str) -> None:
    code, out, err = run(capture, "compare", A, B, option, "/no/such/file.txt")
    assert (code, out) == (2, "")
    assert "/no/such/file.txt" in err
    assert err.count("\n") == 1
