"""The CRC of all windows at once, held to zlib."""

import zlib

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.fingerprints.crc import advanced, window_crc32

FORMS = ("а", "bc", "разум", "中", "x" * 300, "é")


@given(
    st.lists(st.integers(0, len(FORMS) - 1), max_size=50),
    st.integers(1, 45),
    st.sampled_from([" ", "", ", "]),
)
def test_equals_zlib_on_the_joined_words(ids: list[int], length: int, separator: str) -> None:
    found = window_crc32(np.array(ids, dtype=np.int32), FORMS, length, separator)
    joined = [separator.join(FORMS[i] for i in ids[at : at + length]) for at in range(len(ids) - length + 1)]
    assert found.tolist() == [zlib.crc32(text.encode()) for text in joined]


def test_more_different_lengths_than_are_tabled() -> None:
    lengths = np.arange(5_000, dtype=np.int64)
    registers = np.full(len(lengths), 0x12345678, dtype=np.uint32)
    whole = advanced(registers, lengths)
    for at in (0, 1, 17, 4_096, 4_999):
        alone = advanced(registers[:1], lengths[at : at + 1])
        assert whole[at] == alone[0]
        assert whole[at] == zlib.crc32(bytes(at), 0x12345678 ^ 0xFFFFFFFF) ^ 0xFFFFFFFF
