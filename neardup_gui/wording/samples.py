"""How much text each figure rests on."""

from __future__ import annotations

from neardup_gui.compare.result import Comparison
from neardup_gui.wording.numbers import integer
from neardup_gui.wording.translator import Translator


def sample_sizes(comparison: Comparison, translate: Translator) -> dict[str, str]:
    """Return by the code of each figure what it was made of: "from 1,490 and 1,523 shingles". Some have no sample."""
    sizes: dict[str, str] = {}
    shingles = comparison.shingles
    if shingles is not None:
        told = _both(
            translate("Samples", "from {a} and {b} shingles"), shingles.sampled_a, shingles.sampled_b, translate
        )
        for code in ("containment", "resemblance", "similarity"):
            sizes[code] = told
    distill = comparison.distill
    if distill is not None:
        sizes["distill"] = _both(
            translate("Samples", "from {a} and {b} digits of sound"), distill.digits_a, distill.digits_b, translate
        )
    simhash = comparison.simhash
    if simhash is not None:
        sizes["simhash"] = _both(
            translate("Samples", "from {a} and {b} words"), simhash.words_a, simhash.words_b, translate
        )
    supershingles = comparison.supershingles
    if supershingles is not None:
        sizes["supershingles"] = _both(
            translate("Samples", "from {a} and {b} shingles"),
            supershingles.shingles_a,
            supershingles.shingles_b,
            translate,
        )
    return sizes


def _both(sentence: str, a: int, b: int, translate: Translator) -> str:
    return sentence.format(a=integer(a, translate.language), b=integer(b, translate.language))
