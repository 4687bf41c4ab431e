from __future__ import annotations

import pytest

from neardup_gui.ui.mnemonics import without_key


@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("&Open…", "Open…"),
        ("Sh&ingle length:", "Shingle length"),
        ("词串长度(&L)：", "词串长度"),
        ("打开(&O)…", "打开…"),
        ("B", "B"),
    ],
)
def test_labels_without_their_keys(label: str, told: str) -> None:
    assert without_key(label) == told
