"""A hundred settings at random, with every dialog open: the last ones are in force at the end, and nothing fails."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from neardup_gui.compare.settings import METHODS, PRESETS, Settings, in_force, validate
from neardup_gui.errors import SettingError
from neardup_gui.ui.session import Session


@pytest.mark.parametrize("seed", [1, 2])
def test_settings_at_random(window: Any, loaded: Session, idle: Callable[[], None], tmp_path: Path, seed: int) -> None:
    source = random.Random(seed)
    template = tmp_path / "template.txt"
    template.write_text(loaded.side("a").prepared.document.text[200:600], encoding="utf-8")  # type: ignore[union-attr]
    words = loaded.side("a").prepared.document.text.split()  # type: ignore[union-attr]
    values: dict[str, Callable[[], Any]] = {
        "shingle_length": lambda: source.choice([None, "auto", 1, 3, 10, 20]),
        "modulus": lambda: source.randint(1, 40),
        "unit": lambda: source.choice([None, "words", "characters"]),
        "recipe": lambda: source.choice(["default", "article2009"]),
        "hash": lambda: source.choice(["xxh3", "crc32"]),
        "lemmas": lambda: source.random() < 0.5,
        "stop_words": lambda: source.random() < 0.5,
        "stop_lists": lambda: source.choice([(), (("*", tuple(words[:20])),)]),
        "numbers": lambda: source.random() < 0.5,
        "fold_yo": lambda: source.random() < 0.5,
        "look_alikes": lambda: source.random() < 0.5,
        "ignore": lambda: tuple(" ".join(source.sample(words, 1)) for _ in range(source.randint(0, 5))),
        "boilerplate_document": lambda: source.choice([None, str(template)]),
        "boilerplate": lambda: source.random() < 0.5,
        "min_passage": lambda: source.choice([1, 20, 70]),
        "max_gap": lambda: source.choice([0, 5, 200]),
        "distill_sequences": lambda: source.choice([None, ("12", "345")]),
        "distill_smallest": lambda: source.choice([None, 5]),
        "methods": lambda: tuple(source.sample(METHODS, source.randint(1, len(METHODS)))),
    }
    dialogs = [getattr(window.page.dialogs, name)() for name in ("left_out", "stop_words", "methods", "compared")]
    for _ in range(50):
        name = source.choice(list(values))
        if source.random() < 0.05:
            window.page.settings_panel.preset_part.choose(source.choice(list(PRESETS)))
        else:
            changed = replace(loaded.settings, **{name: values[name]()})
            if is_allowed(changed):
                loaded.set_settings(changed)
        if source.random() < 0.5:
            loaded.step_passage(1)
        for _ in range(source.randint(0, 5)):
            QCoreApplication.processEvents()
        if source.random() < 0.3:
            idle()
    idle()
    assert loaded.error is None
    assert loaded.comparison is not None
    shown, wanted = loaded.comparison.settings, loaded.settings
    assert replace(shown, unit=wanted.unit, shingle_length=wanted.shingle_length) == wanted
    for dialog in dialogs:
        dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def is_allowed(settings: Settings) -> bool:
    try:
        for unit in ("words", "characters"):
            in_force(replace(validate(settings), unit=settings.unit or unit), 500, unspaced=False)
    except SettingError:
        return False
    return True
