from __future__ import annotations

import os
from pathlib import Path

from neardup_gui.documents import pasted_document, read_document


def test_a_document_knows_when_its_file_was_changed(tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_text("It was late.", encoding="utf-8")
    os.utime(path, (1_700_000_000, 1_600_000_000))
    assert read_document(path).modified == 1_600_000_000
    assert pasted_document("It was late.", "pasted").modified is None
