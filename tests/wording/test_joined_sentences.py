from __future__ import annotations

import pytest

from neardup_gui.wording.joining import listed, sentences


@pytest.mark.parametrize(("language", "told"), [("en", "One. Two."), ("ru", "One. Two."), ("zh", "One.Two.")])
def test_sentences(language: str, told: str) -> None:
    assert sentences(["One.", "", "Two."], language) == told


@pytest.mark.parametrize(("language", "told"), [("en", "a, b"), ("zh", "a、b")])
def test_lists(language: str, told: str) -> None:
    assert listed(iter(["a", "b"]), language) == told
