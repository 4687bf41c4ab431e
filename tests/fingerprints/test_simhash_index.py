"""Finding near fingerprints, held to comparing with every one."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neardup_gui.fingerprints.simhash import hamming
from neardup_gui.fingerprints.simhash_index import SimHashIndex, block_candidates, simhash_blocks


def with_bits_changed(bits: int, count: int, source: random.Random) -> int:
    for place in source.sample(range(64), count):
        bits ^= 1 << place
    return bits


def family(seed: int, most: int) -> list[int]:
    """Fingerprints around a few centres, at all distances up to ``most``."""
    source = random.Random(seed)
    centres = [source.getrandbits(64) for _ in range(3)] + [0, (1 << 64) - 1]
    return [with_bits_changed(centre, source.randint(0, most), source) for centre in centres for _ in range(25)]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 12), st.integers(0, 3))
def test_finds_what_comparing_with_all_finds(seed: int, k: int, more_blocks: int) -> None:
    known = family(seed, 2 * k + 2)
    index = SimHashIndex(k, k + 1 + more_blocks) if more_blocks and k < 6 else SimHashIndex(k)
    for number, bits in enumerate(known):
        index.add(number, bits)
    assert len(index) == len(known)
    for bits in known[::10]:
        near = [(number, hamming(bits, other)) for number, other in enumerate(known)]
        expected = sorted((pair for pair in near if pair[1] <= k), key=lambda pair: (pair[1], pair[0]))
        assert index.find(bits) == expected


@given(st.integers(0, 10**6))
def test_blocks_find_all_at_distance_three(seed: int) -> None:
    known = family(seed, 6)
    array = np.array(known, dtype=np.uint64)
    for bits in known[::10]:
        expected = [number for number, other in enumerate(known) if hamming(bits, other) <= 3]
        assert block_candidates(bits, array).tolist() == expected
        for number in expected:
            assert any(a == b for a, b in zip(simhash_blocks(bits), simhash_blocks(known[number]), strict=True))


def test_blocks_are_the_fingerprint_cut_in_four() -> None:
    assert simhash_blocks(0x0123456789ABCDEF) == (0x0123, 0x4567, 0x89AB, 0xCDEF)


def test_an_empty_index_finds_nothing() -> None:
    assert SimHashIndex(3).find(7) == []
    assert block_candidates(7, np.zeros(0, dtype=np.uint64)).tolist() == []


def test_a_number_is_entered_once() -> None:
    index = SimHashIndex()
    index.add(1, 5)
    with pytest.raises(ValueError, match="taken"):
        index.add(1, 6)


@pytest.mark.parametrize(("k", "blocks"), [(-1, None), (32, None), (3, 3), (3, 65)])
def test_impossible_indices_are_refused(k: int, blocks: int | None) -> None:
    with pytest.raises(ValueError, match="distance of"):
        SimHashIndex(k, blocks)
