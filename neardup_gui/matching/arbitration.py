"""What the seed sources have found becomes passages: weak ones grow or go, near ones are joined, none overlaps."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence
from typing import Final

from neardup_gui.matching.extension import extended
from neardup_gui.matching.merging import merge_in_order, merge_near
from neardup_gui.matching.reworded import FEWEST_WORDS, SENTENCES, Sentences
from neardup_gui.matching.stretches import Likeness, Stretch, WordRange, likeness, meet
from neardup_gui.matching.word_pairs import WordPair

# What the equal words of a passage must say together, by their rarity, so that set phrases are none.
LEAST_INFORMATION: Final = 100.0  # bits
_STRONG_WORDS: Final = 20  # on the shorter side; less neither holds its ground nor is joined to others
# From this similarity on a passage's borders are known to the word, and sentences near it do not move them.
_FIXED_FROM: Final = 0.9
_FIXED_WORDS: Final = 40  # a shorter one may be a sentence that was left alone in a passage that was not
# Below this what was found by words is a beginning only: its sentences are looked at once more.
_SETTLED_FROM: Final = 0.7


def grown(
    stretches: list[Stretch], measured: dict[Stretch, Likeness], stems: WordPair, words: WordPair
) -> list[Stretch]:
    """Grow what is edited at its ends; what is equal to the word ends where it ends.

    Adds what has changed to ``measured``. The weak ones come first: some become strong by what stands beside them.
    """
    every: list[Stretch] = extended(stretches, [_is_loose(measured[stretch]) for stretch in stretches], stems)
    _measure(every, measured, words)
    strong = [stretch for stretch in every if _is_strong(stretch)]
    weak = [stretch for stretch in every if not _is_strong(stretch)]
    # A weak one is no passage of its own, so it does not stand in the way of a strong one.
    strong = extended(strong, [_is_loose(measured[stretch]) for stretch in strong], stems)
    _measure(strong, measured, words)
    return [*strong, *weak]


def _measure(stretches: Sequence[Stretch], measured: dict[Stretch, Likeness], words: WordPair) -> None:
    for stretch in stretches:
        if stretch not in measured:
            measured[stretch] = likeness(stretch, words)


def _is_loose(like: Likeness) -> bool:
    return like.similarity < _FIXED_FROM


def _is_fixed(stretch: Stretch, like: Likeness) -> bool:
    return like.similarity >= _FIXED_FROM and stretch.shorter >= _FIXED_WORDS


def _is_strong(stretch: Stretch) -> bool:
    return stretch.shorter >= _STRONG_WORDS and stretch.bits >= LEAST_INFORMATION


def arbitrated(
    stretches: Sequence[Stretch],
    measured: dict[Stretch, Likeness],
    words: WordPair,
    sentences: Sentences | None,
) -> list[Stretch]:
    """Join what is one passage, add what sentences find, and let no word belong to two."""
    strong = [stretch for stretch in stretches if _is_strong(stretch)]
    weak = set(stretches) - set(strong)
    strong = merge_in_order(strong)
    _measure(strong, measured, words)
    fixed = [stretch for stretch in strong if _is_fixed(stretch, measured[stretch])]
    loose = [stretch for stretch in strong if not _is_fixed(stretch, measured[stretch])]
    settled = [stretch for stretch in strong if measured[stretch].similarity >= _SETTLED_FROM]
    found = sentences.left_over(settled) if sentences is not None else []
    merged = [(stretch, parts) for stretch, parts in merge_near([*loose, *found], fixed) if _is_passage(stretch, parts)]
    if sentences is not None:
        for summary in sentences.summaries(fixed, LEAST_INFORMATION):
            merged = _with_summary(summary, merged)
    merged.sort(key=lambda item: (-(item[0].a[1] - item[0].a[0]) - (item[0].b[1] - item[0].b[0]), item[0].a))
    ground = _Ground()
    for stretch in sorted(fixed, key=lambda stretch: -stretch.shorter):
        ground.take(stretch)
    for stretch, parts in merged:
        if not ground.take(stretch):
            for part in parts:
                if SENTENCES not in part.found_by:
                    ground.take(part)
    for stretch in sorted(weak, key=lambda stretch: (-stretch.bits, stretch.a)):
        ground.take(stretch)
    return ground.taken


def _is_passage(stretch: Stretch, parts: Sequence[Stretch]) -> bool:
    """Sentences alone must be long enough and say enough; runs of words have proved themselves."""
    if any(SENTENCES not in part.found_by for part in parts):
        return True
    return stretch.shorter >= FEWEST_WORDS and stretch.bits >= LEAST_INFORMATION


def _with_summary(summary: Stretch, merged: list[tuple[Stretch, list[Stretch]]]) -> list[tuple[Stretch, list[Stretch]]]:
    """Let a summary take in the stretches that it meets on both sides."""
    inside = [item for item in merged if meet(item[0].a, summary.a) and meet(item[0].b, summary.b)]
    parts = [part for _, its_parts in inside for part in its_parts]
    for stretch, _ in inside:
        summary = summary.united(stretch)
    return [item for item in merged if item not in inside] + [(summary, parts)]


class _Ground:
    """Gives out words of both texts, each once."""

    def __init__(self) -> None:
        self.taken: list[Stretch] = []
        self._sides: tuple[list[WordRange], list[WordRange]] = ([], [])

    def take(self, stretch: Stretch) -> bool:
        """Take the words of a stretch, unless one of them is taken. Return whether it was."""
        if any(_is_taken(side, place) for side, place in zip(self._sides, (stretch.a, stretch.b), strict=True)):
            return False
        for side, place in zip(self._sides, (stretch.a, stretch.b), strict=True):
            insort(side, place)
        self.taken.append(stretch)
        return True


def _is_taken(side: list[WordRange], place: WordRange) -> bool:
    at = bisect_left(side, place)
    return (at < len(side) and meet(side[at], place)) or (at > 0 and meet(side[at - 1], place))
