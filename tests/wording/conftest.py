"""Languages and comparisons for the tests of the wording."""

from __future__ import annotations

import pytest

from neardup_gui.wording.translator import Translator, available_languages, qt_translator


@pytest.fixture(params=available_languages())
def translate(request: pytest.FixtureRequest) -> Translator:
    """The translator of each language that is shipped."""
    return qt_translator(request.param)
