"""Shingles and what two texts have of them in common, held to sets of joined words."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.fingerprints.shingles import HashName, shingles
from neardup_gui.matching.overlap import overlap
from neardup_gui.text.article import tokenise_as_article
from neardup_gui.text.tokenise import tokenise
from neardup_gui.text.units import character_units, word_units

ARTICLE_LINE = (
    "Разум дан человеку для того, чтобы он разумно жил, а не для того только, чтобы он понимал, что он неразумно живет."
)
texts = st.lists(st.sampled_from(["а", "б", "ba", "ab", "中"]), max_size=40).map(" ".join)
hashes = st.sampled_from(["xxh3", "crc32", "md5", "sha1"])


def windows(units: list[str], length: int, step: int) -> list[tuple[str, ...]]:
    return [tuple(units[at : at + length]) for at in range(0, len(units) - length + 1, step)]


@given(texts, texts, st.integers(1, 12), st.integers(1, 5), hashes, st.booleans())
def test_equals_sets_of_windows(
    text_a: str, text_b: str, length: int, step: int, hash_name: HashName, by_words: bool
) -> None:
    tokens = [tokenise(text_a), tokenise(text_b)]
    if by_words:
        units = [word_units(side) for side in tokens]
    else:
        units = [character_units(side, text) for side, text in zip(tokens, (text_a, text_b), strict=True)]
    a, b = (shingles(side, length, step, hash_name) for side in units)
    expected_a, expected_b = (windows([side.forms[i] for i in side.ids.tolist()], length, step) for side in units)
    assert len(a) == len(expected_a)
    assert len(a.distinct) == len(set(expected_a))
    common = overlap(a, b)
    assert common.distinct == len(set(expected_a) & set(expected_b))
    assert common.in_b.tolist() == [window in set(expected_b) for window in expected_a]
    assert common.in_a.tolist() == [window in set(expected_a) for window in expected_b]


@given(texts, st.integers(1, 6), st.integers(1, 40), hashes)
def test_a_sample_is_what_the_modulus_divides(text: str, length: int, modulus: int, hash_name: HashName) -> None:
    whole = shingles(word_units(tokenise(text)), length, 1, hash_name)
    sample = whole.sampled(modulus)
    kept = [index for index, value in enumerate(whole.checksums.tolist()) if value % modulus == 0]
    assert sample.checksums.tolist() == whole.checksums[kept].tolist()
    assert sample.starts.tolist() == whole.starts[kept].tolist()


def test_samples_of_a_common_text_are_the_same_shingles() -> None:
    words = [f"слово{number}" for number in range(2_000)]
    a = shingles(word_units(tokenise(" ".join(words))), 5)
    b = shingles(word_units(tokenise(" ".join(words[500:1500]))), 5)
    sample_a, sample_b = a.sampled(25), b.sampled(25)
    assert 40 <= len(sample_a) <= 130  # a twenty-fifth of 1,996, give or take
    assert set(sample_b.checksums.tolist()) <= set(sample_a.checksums.tolist())


def test_checksums_of_the_article() -> None:
    tokens = tokenise_as_article(ARTICLE_LINE)
    found = shingles(word_units(tokens), 10, 1, "crc32")
    assert found.checksums.astype(np.uint32).view(np.int32).tolist() == [
        1313803605, -1077944445, -2009290115, 1772759749,
    ]  # fmt: skip
    assert ARTICLE_LINE[found.starts[0] : found.ends[0]].startswith("Разум дан")


def test_masked_units_are_in_no_shingle() -> None:
    units = word_units(tokenise("a b c d e f g h"))
    masked = np.array([False] * 3 + [True] + [False] * 4)
    found = shingles(units, 2, masked=masked)
    assert found.starts.tolist() == [0, 2, 8, 10, 12]  # a b, b c, e f, f g, g h


@pytest.mark.parametrize(("length", "step"), [(0, 1), (65, 1), (5, 0)])
def test_impossible_windows_are_refused(length: int, step: int) -> None:
    with pytest.raises(ValueError, match="shingles of"):
        shingles(word_units(tokenise("a b")), length, step)
