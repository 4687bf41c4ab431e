"""Gems: where a distilled text is cut, what is kept, and the checksum."""

import random
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.fingerprints.distill import Digits, distill
from neardup_gui.fingerprints.distill_gems import (
    PAGE_SEQUENCES,
    PERPENDICULAR_SEQUENCES,
    SMALLEST,
    Detail,
    Gems,
    common_gems,
    gems,
    sequences_of,
)
from neardup_gui.fingerprints.distill_tables import all_sequences
from neardup_gui.fingerprints.lookup2 import jenkins_lookup2, lookup2_of_parts

STEMS = ["крест", "поле", "дорог", "человек", "разговор", "письм", "вечер", "комнат", "пространств", "государств"]
ENDINGS = ["янство", "ение", "ание", "ский", "ностью", "ами", "овать", "ительный"]


def digits_of(string: str) -> Digits:
    places = np.arange(len(string), dtype=np.int64)
    return Digits(string, places, places + 1, "article")


def prose(words: int, seed: int) -> str:
    choose = random.Random(seed).choice
    return " ".join(choose(STEMS) + choose(ENDINGS) + choose(["", ",", "."]) for _ in range(words))


def parts_by_splitting(string: str, sequences: tuple[str, ...], smallest: int) -> list[str]:
    if string in ("", "0"):
        return []
    parts = re.split("|".join(sequences), string)
    while parts and not parts[-1]:
        parts.pop()
    return list(dict.fromkeys(part for part in parts[1:-1] if len(part) >= smallest))


def parts_of(found: Gems) -> list[str]:
    return [found.part(index) for index in range(len(found))]


def test_the_hash_of_nothing_and_of_every_length() -> None:
    assert jenkins_lookup2(b"") == 0xBD49D10D  # as other programs have it
    assert len({jenkins_lookup2(b"1" * length) for length in range(100)}) == 100


@given(st.lists(st.binary(max_size=80), max_size=30))
def test_many_strings_are_hashed_as_one(strings: list[bytes]) -> None:
    sizes = np.array([len(string) for string in strings], dtype=np.int64)
    data = np.frombuffer(b"".join(strings), dtype=np.uint8)
    found = lookup2_of_parts(data, np.cumsum(sizes) - sizes, sizes)
    assert found.tolist() == [jenkins_lookup2(string) for string in strings]


digit_strings = st.text("123485٣", max_size=300)
some_sequences = st.lists(st.text("12348", min_size=2, max_size=4), min_size=1, max_size=8, unique=True)


@given(digit_strings, some_sequences, st.integers(1, 20))
def test_equals_a_split(string: str, sequences: list[str], smallest: int) -> None:
    found = gems(digits_of(string), "page", sequences, smallest)
    expected = parts_by_splitting(string, tuple(sequences), smallest)
    assert parts_of(found) == expected
    assert found.checksums.tolist() == [jenkins_lookup2(part.encode()) for part in expected]


@pytest.mark.parametrize("string", ["", "0", "7", "3856", "38563856", "1" * 500, "1" * 200 + "3856" + "2" * 200])
def test_too_little_has_no_gem(string: str) -> None:
    assert len(gems(digits_of(string))) == 0


def test_the_first_and_the_last_part_are_dropped() -> None:
    found = gems(digits_of("1" * 200 + "3856" + "2" * 200 + "3856" + "5" * 149 + "6542" + "7" * 200))
    assert parts_of(found) == ["2" * 200]
    assert (found.first.tolist(), found.after.tolist()) == ([204], [404])


def test_trailing_empty_parts_go_before_the_last_one() -> None:
    found = gems(digits_of("1" * 200 + "3856" + "2" * 200 + "38563856"))
    assert parts_of(found) == []


@pytest.mark.parametrize("detail", ["page", "paragraph", "perpendicular"])
def test_gems_of_prose(detail: Detail) -> None:
    text = prose(20_000, 1)
    found = gems(distill(text), detail)
    assert len(found) > 20
    assert parts_of(found) == parts_by_splitting(found.digits.digits, sequences_of(detail), SMALLEST[detail])
    for start, end in zip(found.starts.tolist(), found.ends.tolist(), strict=True):
        assert 0 <= start < end <= len(text)
    assert all(end <= start for end, start in zip(found.ends.tolist(), found.starts.tolist()[1:], strict=False))


def test_sequences_of_the_details() -> None:
    assert len(PAGE_SEQUENCES) == len(set(PAGE_SEQUENCES)) == 23
    assert len(PERPENDICULAR_SEQUENCES) == len(set(PERPENDICULAR_SEQUENCES)) == 23
    assert not set(PAGE_SEQUENCES) & set(PERPENDICULAR_SEQUENCES)
    assert set(PERPENDICULAR_SEQUENCES) <= set(all_sequences())
    assert sequences_of("paragraph") == all_sequences()


def test_a_common_excerpt_is_found_where_it_stands() -> None:
    excerpt = prose(3_000, 5)
    a, b = prose(2_000, 6) + " " + excerpt, excerpt + " " + prose(2_000, 7)
    gems_a, gems_b = gems(distill(a)), gems(distill(b))
    common = common_gems(gems_a, gems_b)
    assert len(common) >= 3
    assert (np.diff(common.in_a) > 0).all()
    spans_a, spans_b = gems_a.spans(common.in_a), gems_b.spans(common.in_b)
    for place_a, place_b in zip(spans_a.pairs(), spans_b.pairs(), strict=True):
        assert a[slice(*place_a)] == b[slice(*place_b)]
        assert place_a[0] > len(a) - len(excerpt) - 10


def test_the_same_checksum_of_other_digits_is_no_common_gem() -> None:
    a = gems(digits_of("1" * 200 + "3856" + "2" * 200 + "3856" + "5" * 200))
    b = gems(digits_of("1" * 200 + "3856" + "7" * 200 + "3856" + "5" * 200))
    collided = Gems(b.digits, a.checksums, b.first, b.after, b.starts, b.ends)
    assert len(common_gems(a, a)) == 1
    assert len(common_gems(a, collided)) == 0


@pytest.mark.parametrize(
    ("sequences", "smallest"), [([], 10), (["3"], 10), (["38x6"], 10), (["3856"], 0), (["1234567"], 1)]
)
def test_impossible_settings_are_refused(sequences: list[str], smallest: int) -> None:
    with pytest.raises(ValueError, match=r"sequences|smallest"):
        gems(digits_of("123"), "page", sequences, smallest)
