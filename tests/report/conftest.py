"""Lets the tests of reports use the comparisons that are made by hand for the tests of the wording."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "wording"))
