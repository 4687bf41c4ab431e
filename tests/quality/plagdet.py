"""PAN's measure of passage detection (Potthast, Stein, Barrón-Cedeño, Rosso: COLING 2010), written from its definition.

A case or detection is a pair of half-open character ranges in two documents. A detection detects a case where both of
its ranges meet the case's. Recall is the mean share of a case that the detections which detect it cover, precision the
same with the roles exchanged, granularity the mean number of detections of a detected case.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

Range = tuple[int, int]
Match = tuple[Range, Range]
Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class Score:
    plagdet: float
    precision: float
    recall: float
    granularity: float
    cases: int
    detections: int


def plagdet(cases: Mapping[Key, Sequence[Match]], detections: Mapping[Key, Sequence[Match]]) -> Score:
    """Return the score over document pairs, which are the keys of both mappings."""
    recalls: list[float] = []
    precisions: list[float] = []
    multiples: list[int] = []
    for key in cases.keys() | detections.keys():
        true, found = list(dict.fromkeys(cases.get(key, ()))), list(dict.fromkeys(detections.get(key, ())))
        for case in true:
            partners = [match for match in found if _meet(case, match)]
            recalls.append(_covered(case, partners))
            if partners:
                multiples.append(len(partners))
        precisions.extend(_covered(match, [case for case in true if _meet(case, match)]) for match in found)
    if not recalls and not precisions:
        return Score(1.0, 1.0, 1.0, 1.0, 0, 0)
    precision = sum(precisions) / len(precisions) if precisions else 0.0
    recall = sum(recalls) / len(recalls) if recalls else 0.0
    granularity = sum(multiples) / len(multiples) if multiples else 1.0
    return Score(
        combined(precision, recall, granularity), precision, recall, granularity, len(recalls), len(precisions)
    )


def combined(precision: float, recall: float, granularity: float) -> float:
    """Return F1 divided by log2(1 + granularity)."""
    if precision + recall == 0:
        return 0.0
    return 2 * precision * recall / (precision + recall) / math.log2(1 + granularity)


def _meet(one: Match, other: Match) -> bool:
    return all(mine[0] < yours[1] and yours[0] < mine[1] for mine, yours in zip(one, other, strict=True))


def _covered(match: Match, partners: Iterable[Match]) -> float:
    chosen = list(partners)
    covered = sum(_union(side, [partner[place] for partner in chosen]) for place, side in enumerate(match))
    return covered / sum(end - start for start, end in match)


def _union(side: Range, others: Iterable[Range]) -> int:
    total, reached = 0, side[0]
    for start, end in sorted(others):
        low, high = max(start, reached), min(end, side[1])
        if high > low:
            total += high - low
            reached = high
    return total
