"""Sketches, held to the probabilities that they are known for."""

import numpy as np
import pytest
from numpy.typing import NDArray

from neardup_gui.fingerprints.shingles import shingles
from neardup_gui.fingerprints.supershingles import (
    Sketch,
    matched,
    min_values,
    resemblance_estimate,
    sketch,
)
from neardup_gui.progress import Cancelled, Progress
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.units import word_units

TRIALS = 500


def of(checksums: NDArray[np.uint64]) -> Sketch:
    found = sketch(checksums)
    assert found is not None
    return found


def pair_of_sets(resemblance: float, source: np.random.Generator) -> tuple[Sketch, Sketch]:
    """Two sets of random checksums; of the 400 in either, the given share is in both."""
    union = source.integers(0, 2**63, 400, dtype=np.uint64)
    common = round(resemblance * 400)
    own = (400 - common) // 2
    return of(union[: common + own]), of(np.concatenate([union[:common], union[common + own :]]))


@pytest.mark.parametrize(("resemblance", "expected"), [(0.99, 0.9998), (0.95, 0.88), (0.90, 0.42), (0.80, 0.03)])
def test_probability_of_being_called_identical(resemblance: float, expected: float) -> None:
    source = np.random.default_rng(20_03)
    hits, estimates = 0, []
    for _ in range(TRIALS):
        a, b = pair_of_sets(resemblance, source)
        count = matched(a, b)
        # Two supershingles in common are one megashingle in common, three are three.
        assert count.megashingles == count.supershingles * (count.supershingles - 1) // 2
        assert count.practically_identical == (count.supershingles >= 2)
        hits += count.practically_identical
        estimates.append(resemblance_estimate(a.minima, b.minima))
    spread = np.sqrt(expected * (1 - expected) / TRIALS)
    assert abs(hits / TRIALS - expected) < 4 * spread + 0.005
    values = np.array([estimate.value for estimate in estimates])
    assert abs(values.mean() - resemblance) < 4 * np.sqrt(resemblance * (1 - resemblance) / 84 / TRIALS)
    claimed = np.sqrt(np.mean([estimate.error**2 for estimate in estimates]))
    assert values.std() == pytest.approx(claimed, rel=0.4 if resemblance == 0.99 else 0.15)


def test_order_and_repeats_do_not_matter() -> None:
    checksums = np.random.default_rng(1).integers(0, 2**63, 50_000, dtype=np.uint64)
    a, b = of(checksums), of(np.concatenate([checksums[::-1], checksums[:100]]))
    assert (a.minima == b.minima).all()
    assert (a.supershingles, a.megashingles) == (b.supershingles, b.megashingles)
    assert matched(a, b) == (6, 15)


def test_the_smallest_value_of_a_union_is_that_of_a_part() -> None:
    checksums = np.random.default_rng(2).integers(0, 2**63, 40_000, dtype=np.uint64)
    parts = np.minimum(min_values(checksums[:15_000], 30), min_values(checksums[15_000:], 30))
    assert (min_values(checksums, 30) == parts).all()


def test_each_permutation_is_one() -> None:
    numbers = np.arange(3_000, dtype=np.uint64)
    single = np.array([min_values(numbers[at : at + 1]) for at in range(3_000)])
    assert all(len(np.unique(single[:, index])) == 3_000 for index in range(84))
    smallest = single.argmin(axis=0)
    assert len(np.unique(smallest)) > 70  # another one under nearly each permutation
    assert 1_000 < smallest.mean() < 2_000


def test_unrelated_sets() -> None:
    source = np.random.default_rng(3)
    a, b = pair_of_sets(0.0, source)
    assert matched(a, b) == (0, 0)
    assert resemblance_estimate(a.minima, b.minima).value == 0
    assert resemblance_estimate(a.minima, b.minima).error > 0


def test_shape() -> None:
    found = of(np.array([7], dtype=np.uint64))
    assert (len(found.minima), len(set(found.supershingles)), len(set(found.megashingles))) == (84, 6, 15)
    assert all(len(value) == 16 for value in found.supershingles_hex + found.megashingles_hex)
    assert [int(value, 16) for value in found.megashingles_hex] == list(found.megashingles)


@pytest.mark.parametrize("text", ["", "...", "слово", "два слова"])
def test_texts_without_a_shingle_have_no_sketch(text: str) -> None:
    assert sketch(shingles(word_units(tokenise(text)), 5).checksums) is None


def test_twenty_megabytes() -> None:
    checksums = np.random.default_rng(4).integers(0, 2**63, 3_500_000, dtype=np.uint64)
    assert matched(of(checksums), of(checksums[:-1_000])).practically_identical


def test_cancelling() -> None:
    with pytest.raises(Cancelled):
        sketch(np.arange(10, dtype=np.uint64), Progress(should_cancel=lambda: True))
