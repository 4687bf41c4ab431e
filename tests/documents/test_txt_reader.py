from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from document_builders import assert_sound, pieces, write

from neardup_gui.documents import ReadOptions, pasted_document, read_document
from neardup_gui.documents.encoding import detect
from neardup_gui.errors import DocumentError

SAMPLE = (
    "Все смешалось в доме. Жена узнала, что муж был в связи с бывшею в их доме француженкою-гувернанткой, и объявила "
    "мужу, что не может жить с ним в одном доме. «Положение это продолжалось уже третий день», — сказал он.\n"
)
PLAIN = SAMPLE.replace("«", '"').replace("»", '"').replace("—", "-")


@pytest.mark.parametrize(
    ("codec", "shown"),
    [("cp1251", "windows-1251"), ("koi8-r", "koi8-r"), ("cp866", "cp866"), ("mac-cyrillic", "mac-cyrillic"),
     ("iso8859-5", "iso8859-5"), ("utf-8", "utf-8"), ("utf-16-le", "utf-16-le"), ("utf-16-be", "utf-16-be"),
     ("utf-32-le", "utf-32-le")],
)  # fmt: skip
def test_russian_is_recognised_in_every_encoding(tmp_path: Path, codec: str, shown: str) -> None:
    text = SAMPLE if codec in ("cp1251", "mac-cyrillic") or codec.startswith("utf") else PLAIN
    document = read_document(write(tmp_path, "a.txt", text.encode(codec)))
    assert document.text == text
    assert document.encoding == shown
    assert document.warnings == ()


@pytest.mark.parametrize("codec", ["cp1251", "koi8-r", "cp866", "mac-cyrillic", "iso8859-5", "utf-8", "utf-16-le"])
def test_fifty_characters_suffice(codec: str) -> None:
    excerpt = PLAIN[23:73].encode(codec)
    assert excerpt.decode(detect(excerpt)) == PLAIN[23:73]


@pytest.mark.parametrize(
    ("text", "codec"),
    [("Voilà l'été, où la forêt s'éveille à l'aube, et le garçon naïf espère. " * 5, "cp1252"),
     ("吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。" * 5, "shift_jis"),
     ("話說天下大勢，分久必合，合久必分。周末七國分爭，並入於秦。" * 5, "big5"),
     ("Το σπίτι ήταν παλιό και η θάλασσα έφτανε μέχρι την πόρτα του. " * 5, "cp1253")],
)  # fmt: skip
def test_other_scripts_are_not_taken_for_russian(text: str, codec: str) -> None:
    data = text.encode(codec)
    assert data.decode(detect(data)) == text


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "utf-32"])
def test_the_byte_order_mark_is_dropped(tmp_path: Path, codec: str) -> None:
    assert read_document(write(tmp_path, "a.txt", "Слово".encode(codec))).text == "Слово"


def test_line_ends_become_lf_and_nothing_else_changes(tmp_path: Path) -> None:
    document = read_document(write(tmp_path, "a.txt", " one \r\n\r\ntwo\rthree\x0c\x01\u2028\u00a0\n"))
    assert document.text == " one \n\ntwo\nthree\x0c\x01\u2028\u00a0\n"
    assert [text for _, _, text in pieces(document)] == [" one ", "two", "three\x0c\x01\u2028\u00a0"]
    assert_sound(document)


def test_crlf_across_the_pieces_in_which_a_file_is_decoded(tmp_path: Path) -> None:
    text = "x" * (1024 * 1024 - 1) + "\r\nя\r\n"
    assert read_document(write(tmp_path, "a.txt", text)).text == text.replace("\r\n", "\n")


def test_blocks_across_the_pieces_in_which_lines_are_found(tmp_path: Path) -> None:
    lines = ["a" * 262_143, "", "b" * 300_000, "c"]
    document = read_document(write(tmp_path, "a.txt", "\n".join(lines)))
    assert [text for _, _, text in pieces(document)] == [line for line in lines if line]


def test_an_encoding_that_was_asked_for(tmp_path: Path) -> None:
    path = write(tmp_path, "a.txt", "Жук".encode("cp866"))
    assert read_document(path, ReadOptions(encoding="IBM866")).text == "Жук"
    for name in ("no-such", "rot13", "utf-8", "idna"):
        with pytest.raises(DocumentError) as refused:
            read_document(path, ReadOptions(encoding=name))
        assert (refused.value.code, refused.value.figures["encoding"]) == ("bad_encoding", name)


def test_nul_bytes(tmp_path: Path) -> None:
    few = write(tmp_path, "few.txt", b"a\0" + b"words " * 20)
    assert read_document(few).text.startswith("a\0words")
    many = write(tmp_path, "many.txt", b"abc\0\0\x01\xfe\xff" * 40)
    with pytest.raises(DocumentError) as refused:
        read_document(many)
    assert refused.value.code == "not_text"
    assert "\0" in read_document(many, ReadOptions(encoding="latin-1")).text
    nothing_else = write(tmp_path, "zero.txt", bytes(4_000))  # which could pass for UTF-32
    with pytest.raises(DocumentError) as refused:
        read_document(nothing_else)
    assert refused.value.code == "not_text"


def test_spoilt_utf8_is_still_utf8_with_a_warning(tmp_path: Path) -> None:
    document = read_document(write(tmp_path, "a.txt", SAMPLE.encode() + b"\xd0 end"))
    assert document.encoding == "utf-8"
    assert [(warning.code, warning.figures["count"]) for warning in document.warnings] == [("undecodable_bytes", 1)]


def test_a_replacement_character_in_the_file_is_no_damage(tmp_path: Path) -> None:
    assert read_document(write(tmp_path, "a.txt", "было \ufffd и есть")).warnings == ()


def test_an_empty_file_is_an_empty_document(tmp_path: Path) -> None:
    for name in ("a.txt", "a", "a.xyz"):
        document = read_document(write(tmp_path, name, b""))
        assert (document.text, document.blocks, document.size, document.format) == ("", (), 0, "txt")


def test_what_a_document_says_about_its_file(tmp_path: Path) -> None:
    path = write(tmp_path, "Роман.TXT", SAMPLE)
    document = read_document(path)
    assert (document.path, document.name, document.format) == (str(path), "Роман.TXT", "txt")
    assert document.sha256 == hashlib.sha256(SAMPLE.encode()).hexdigest()
    assert document.size == len(SAMPLE.encode())


def test_pasted_text() -> None:
    document = pasted_document("one\r\n\rtwo", "Pasted text")
    assert (document.text, document.path, document.name, document.format) == ("one\n\ntwo", "", "Pasted text", "pasted")
    assert document.sha256 == hashlib.sha256(b"one\n\ntwo").hexdigest()
    assert [text for _, _, text in pieces(document)] == ["one", "two"]


def test_pasted_halves_of_characters() -> None:
    assert pasted_document("a\ud83d\ude00b\ud83d", "x").text == "a😀b\ufffd"
