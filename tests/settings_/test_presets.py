"""Own presets: kept, renamed, deleted, handed on; and whatever stands in the file, something usable comes out."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest

from neardup_gui.cli.arguments import parse, settings_of
from neardup_gui.compare.settings import METHODS, Settings, preset, validate
from neardup_gui.compare.settings_json import settings_from_json
from neardup_gui.errors import OutputError, SettingError
from neardup_gui.settings import Presets, UserSettings

EVERYTHING = Settings(
    recipe="article2009",
    shingle_length=30,
    modulus=3,
    unit="characters",
    step=30,
    hash="md5",
    language="ru",
    lemmas=True,
    stop_words=True,
    stop_lists=(("ru", ("и", "но")), ("en", ("the",))),
    numbers=False,
    fold_yo=False,
    look_alikes=False,
    ignore=("в соответствии с", "Российская, Федерация; \"и\" 100%"),
    boilerplate_document="C:\\шаблон, образец.docx",
    footnotes=False,
    tracked_changes="original",
    boilerplate=True,
    min_passage=7,
    min_run=3,
    max_gap=12,
    reworded="on",
    distill="published",
    distill_detail="paragraph",
    distill_sequences=("12", "345678"),
    distill_smallest=12,
    simhash="article",
    methods=("shingles", "distill"),
)  # fmt: skip


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "presets.json"


def test_every_setting_survives_as_preset_and_as_last_used(path: Path, tmp_path: Path) -> None:
    for field in fields(Settings):
        if field.name not in {"preset", "encoding"}:
            assert getattr(EVERYTHING, field.name) != field.default, field.name
    Presets(path).save("Договоры", EVERYTHING)
    assert Presets(path).get("Договоры") == replace(EVERYTHING, preset="Договоры")
    first = UserSettings(tmp_path / "neardup.ini")
    first.comparison = EVERYTHING
    first.sync()
    assert UserSettings(tmp_path / "neardup.ini").comparison == EVERYTHING


def test_last_used_settings_are_kept_by_what_they_change_of_an_own_preset(tmp_path: Path) -> None:
    first = UserSettings(tmp_path / "neardup.ini")
    mine = first.presets.save("Mine", Settings(modulus=7, lemmas=True, unit="words"))
    first.comparison = replace(mine, modulus=9, unit=None)
    first.sync()
    assert UserSettings(tmp_path / "neardup.ini").comparison == replace(mine, modulus=9, unit=None)
    first.presets.delete("Mine")
    assert UserSettings(tmp_path / "neardup.ini").comparison == Settings(modulus=9)


def test_names_and_what_can_be_done_with_them(path: Path) -> None:
    presets = Presets(path)
    presets.save("  Second \n one ", Settings(modulus=2))
    presets.save("first", Settings(modulus=3, encoding="cp1251"))
    assert presets.own == ["first", "Second one"]
    assert presets.names == ["default", "article2009", "first", "Second one"]
    assert presets.get("first") == Settings(preset="first", modulus=3)
    presets.save("FIRST", Settings(modulus=4))
    assert presets.own == ["FIRST", "Second one"]
    presets.rename("FIRST", "First")
    presets.rename("First", "Third")
    assert Presets(path).get("Third") == Settings(preset="Third", modulus=4)
    presets.delete("Third")
    assert Presets(path).own == ["Second one"]
    assert presets.base(Settings(preset="gone", modulus=5)) == Settings()
    with pytest.raises(SettingError):
        presets.get("Third")


@pytest.mark.parametrize("name", ["", "   ", "default", "Article2009", "x" * 61])
def test_a_name_that_cannot_be_is_refused(path: Path, name: str) -> None:
    presets = Presets(path)
    presets.save("mine", Settings())
    for attempt in (lambda: presets.save(name, Settings()), lambda: presets.rename("mine", name)):
        with pytest.raises(SettingError) as caught:
            attempt()
        assert caught.value.code == "bad_name"
    presets.save("other", Settings())
    with pytest.raises(SettingError):
        presets.rename("mine", "Other")
    assert Presets(path).own == ["mine", "other"]


def test_a_preset_is_handed_on_by_a_file(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "handed on.json"
    Presets(None).export("article2009", file)
    giver, taker = Presets(path), Presets(tmp_path / "other.json")
    giver.save("Mine", EVERYTHING)
    giver.export("Mine", file)
    assert taker.take_in(file) == ["Mine"]
    assert taker.take_in(file) == ["Mine 2"]
    assert taker.get("Mine 2") == replace(EVERYTHING, preset="Mine 2")
    file.write_text("no presets at all", encoding="utf-8")
    with pytest.raises(SettingError) as caught:
        taker.take_in(file)
    assert (caught.value.code, caught.value.path) == ("no_presets", str(file))


def test_presets_that_cannot_be_written_stay_as_they_were(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    presets = Presets(blocked / "presets.json")
    with pytest.raises(OutputError):
        presets.save("mine", Settings())
    assert presets.own == []


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00", b"[1, 2]", b'{"presets": 5}', b'{"presets": {"x": 5, "": {}, "default": {}}}', b"[" * 9_999],
)
def test_garbage_gives_no_presets(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert Presets(path).own == []


@pytest.mark.parametrize(
    "values",
    [
        {"modulus": "3", "step": True, "lemmas": 1, "unit": 5, "ignore": "word", "methods": ["magic"]},
        {"ignore": [1], "stop_lists": [["ru", "и"]], "distill_sequences": [], "distill_smallest": 0, "hash": None},
        {"distill_sequences": ["12a"], "shingle_length": 41, "step": 6, "preset": "x", "encoding": "utf-8", "new": 1},
        {"stop_lists": {"ru": [None]}, "boilerplate_document": 4, "recipe": "1999", "numbers": None},
    ],
)
def test_values_that_are_not_allowed_leave_the_default(values: dict[str, object]) -> None:
    assert settings_from_json(json.loads(json.dumps(values)), Settings()) == Settings()


def test_an_own_preset_serves_the_command_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = UserSettings(tmp_path / "neardup.ini")
    mine = kept.presets.save("Договоры", Settings(modulus=3, shingle_length=4, ignore=("то есть",)))
    monkeypatch.setattr("neardup_gui.settings.UserSettings", lambda: kept)
    options = parse(["compare", "a", "b", "--preset", "Договоры", "--modulus", "5"])
    assert settings_of(options) == replace(mine, modulus=5)
    with pytest.raises(SettingError) as caught:
        settings_of(parse(["compare", "a", "b", "--preset", "nobody's"]))
    assert caught.value.figures["choices"] == "default, article2009, Договоры"


def test_options_of_the_words_and_gems(tmp_path: Path) -> None:
    phrases, stop, cuts = (tmp_path / f"{name}.txt" for name in ("phrases", "stop", "cuts"))
    phrases.write_text("\ufeffв соответствии с\r\n\r\n то есть \r\nто есть\r\n", encoding="utf-8")
    stop.write_text("# comment\nи но\nда и", encoding="utf-8")
    cuts.write_text("1234, 56\n789", encoding="utf-8")
    template = str(phrases)  # any file will do
    given = settings_of(
        parse([
            "compare", "a", "b", "--ignore", str(phrases), "--boilerplate-document", template, "--no-numbers",
            "--no-fold-yo", "--no-look-alikes", "--stop-words", "--stop-word-list", str(stop),
            "--distill-sequences", str(cuts), "--distill-smallest", "40",
        ])
    )  # fmt: skip
    assert given == Settings(
        ignore=("в соответствии с", "то есть"),
        boilerplate_document=template,
        numbers=False,
        fold_yo=False,
        look_alikes=False,
        stop_words=True,
        stop_lists=(("*", ("и", "но", "да")),),
        distill_sequences=("1234", "56", "789"),
        distill_smallest=40,
    )


def test_the_article_is_a_recipe_that_own_presets_can_keep() -> None:
    assert preset("article2009").by_article
    assert replace(preset("article2009"), preset="mine").by_article
    assert not Settings(preset="mine").by_article
    assert validate(Settings(preset="mine")).methods == METHODS
    with pytest.raises(SettingError):
        validate(Settings(distill_sequences=("1",)))
    with pytest.raises(SettingError):
        validate(Settings(ignore=("слово",) * 10_001))
