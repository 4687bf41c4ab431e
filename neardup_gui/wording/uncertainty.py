"""How sure a verdict is, as far as that can be reckoned."""

from __future__ import annotations

from math import sqrt
from typing import Final

from neardup_gui.compare.result import Comparison
from neardup_gui.wording.numbers import decimal, integer
from neardup_gui.wording.translator import Translator

_DEVIATIONS: Final = 1.96  # that hold 95 % of all samples


def uncertainty_sentences(comparison: Comparison, translate: Translator) -> list[str]:
    """Return what makes the figures less sure than they look: sampling, filters. Often there is nothing."""
    return [sentence for sentence in (_sampling(comparison, translate),) if sentence]


def _sampling(comparison: Comparison, translate: Translator) -> str:
    """Return how far sampled shingles may be off.

    Whether a shingle is kept hangs on its checksum alone, so those that are kept are a random sample: the share among
    n of them strays by 1.96·√(p(1−p)/n) in 95 of 100 samples.
    """
    shingles = comparison.shingles
    if shingles is None or comparison.settings.modulus == 1:
        return ""
    sampled = min(shingles.sampled_a, shingles.sampled_b)
    if sampled == 0:
        return translate("Uncertainty", "The sample of shingles is empty, so their figures say nothing.")
    smaller = shingles.containment_a if shingles.sampled_a <= shingles.sampled_b else shingles.containment_b
    share = min(1.0, max(0.0, smaller))
    spread = max(_DEVIATIONS * sqrt(share * (1 - share) / sampled), 3 / sampled if share in (0.0, 1.0) else 0.0)
    return translate(
        "Uncertainty",
        "The figures of shingles come from a sample ({sampled} of the shorter text's) and may be off by ±{points} "
        "points; passages and coverage do not.",
    ).format(
        sampled=integer(sampled, translate.language),
        points=decimal(100 * min(1.0, spread), translate.language, 1),
    )
