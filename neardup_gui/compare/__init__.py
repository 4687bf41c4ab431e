"""Settings, preparation of one text, comparison of two, and the frozen result."""

from neardup_gui.compare.pair import Pair
from neardup_gui.compare.prepare import Prepared, prepare
from neardup_gui.compare.result import Comparison, Reason, Verdict
from neardup_gui.compare.settings import PRESETS, Settings, preset, validate

__all__ = [
    "PRESETS",
    "Comparison",
    "Pair",
    "Prepared",
    "Reason",
    "Settings",
    "Verdict",
    "prepare",
    "preset",
    "validate",
]
