"""Distilled texts compared as strings, and their windows."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.fingerprints import distill_similarity
from neardup_gui.fingerprints.distill import Digits, distill
from neardup_gui.fingerprints.distill_similarity import digit_windows, digits_similarity
from neardup_gui.progress import Cancelled, Progress


def digits_of(string: str) -> Digits:
    places = np.arange(len(string), dtype=np.int64)
    return Digits(string, places, places + 1, "article")


def longest_common(a: str, b: str) -> int:
    row = [0] * (len(b) + 1)
    for left in a:
        before = 0
        for index, right in enumerate(b, 1):
            before, row[index] = row[index], before + 1 if left == right else max(row[index], row[index - 1])
    return row[-1]


def random_digits(count: int, seed: int) -> str:
    return "".join(random.Random(seed).choices("12345678", k=count))


def edited(string: str, share: float, seed: int) -> str:
    source = random.Random(seed)
    return "".join(source.choice("12345678") if source.random() < share else digit for digit in string)


def estimated(a: str, b: str) -> float:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(distill_similarity, "EXACT_PAIRS", 0)
        value, exact = digits_similarity(digits_of(a), digits_of(b))
    assert not exact
    return value


@given(st.text("1238", max_size=40), st.text("1238", max_size=40))
def test_exact_is_the_longest_common_subsequence(a: str, b: str) -> None:
    value, exact = digits_similarity(digits_of(a), digits_of(b))
    assert exact
    assert value == (2 * longest_common(a, b) / (len(a) + len(b)) if a or b else 1.0)


@pytest.mark.parametrize("share", [0.0, 0.01, 0.05, 0.1, 0.2])
def test_the_estimate_is_near_and_never_above(share: float) -> None:
    a = random_digits(12_000, 1)
    b = "9" + edited(a[:3_000] + random_digits(500, 2) + a[4_000:], share, 3)
    exact = digits_similarity(digits_of(a), digits_of(b))
    assert exact[1]
    estimate = estimated(a, b)
    assert exact[0] - 0.03 < estimate <= exact[0]


def test_the_estimate_of_unrelated_texts_is_near_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distill_similarity, "_GAP_PAIRS", 100_000)
    monkeypatch.setattr(distill_similarity, "_GAP_PIECE", 1_000)
    a, b = random_digits(9_000, 1), random_digits(6_000, 2)
    exact, _ = digits_similarity(digits_of(a), digits_of(b))
    estimate = estimated(a, b)
    assert exact - 0.03 < estimate <= exact


def test_it_is_the_same_either_way_round() -> None:
    a, b = random_digits(3_000, 1), edited(random_digits(3_000, 1), 0.1, 2)
    assert digits_similarity(digits_of(a), digits_of(b)) == digits_similarity(digits_of(b), digits_of(a))


@given(st.text("18", max_size=30), st.text("18", max_size=30))
def test_the_estimate_of_tiny_texts(a: str, b: str) -> None:
    if not a or not b or a == b:
        return
    exact, _ = digits_similarity(digits_of(a), digits_of(b))
    assert 0 <= estimated(a, b) <= exact


def test_cancelling() -> None:
    a, b = random_digits(30_000, 1), random_digits(30_000, 2)
    with pytest.raises(Cancelled):
        digits_similarity(digits_of(a), digits_of(b), Progress(should_cancel=lambda: True))


@given(st.text("12", max_size=60), st.integers(1, 20))
def test_windows_are_equal_where_the_digits_are(string: str, size: int) -> None:
    found = digit_windows(digits_of(string), size)
    windows = [string[at : at + size] for at in range(max(0, len(string) - size + 1))]
    assert len(found) == len(windows)
    numbers: dict[str, int] = {}
    for window, value in zip(windows, found.hashes.tolist(), strict=True):
        assert numbers.setdefault(window, value) == value
    assert len(set(numbers.values())) == len(numbers)
    assert found.starts.tolist() == list(range(len(windows)))
    assert found.ends.tolist() == [at + size for at in range(len(windows))]


def test_windows_outlast_other_punctuation_and_line_ends() -> None:
    words = ["электрификация", "разговор", "пространство", "государство", "человечество", "крестьянин"]
    plain = " ".join(random.Random(1).choices(words, k=400))
    changed = plain.replace(" ", ",\n", 200).replace("разговор", "«РАЗГОВОР»")
    a, b = digit_windows(distill(plain)), digit_windows(distill(changed))
    assert len(np.intersect1d(a.hashes, b.hashes)) > 0.9 * len(np.unique(a.hashes))
    assert changed[int(b.starts[0])] == plain[int(a.starts[0])]


@pytest.mark.parametrize("size", [0, 65])
def test_impossible_windows_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match="windows of"):
        digit_windows(digits_of("123"), size)
