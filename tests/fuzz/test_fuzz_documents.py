"""Two hundred spoilt files, spread over the formats; ``mutate_documents.py`` reads thousands."""

from __future__ import annotations

from collections import Counter

import pytest
from mutate_documents import Reader, made, outcomes
from seed_documents import SEEDS

from neardup_gui.documents import readable_suffixes

FILES = 200


@pytest.mark.timeout(300)
def test_spoilt_files_end_in_a_document_or_a_clear_error() -> None:
    each = FILES // len(SEEDS) + 1
    said = list(outcomes({suffix: range(each) for suffix in SEEDS}))
    assert len(said) >= FILES
    assert [one for one in said if one[2].startswith("wrong")] == []
    kinds = Counter(outcome.partition(":")[0] for _, _, outcome in said)
    assert min(kinds["document"], kinds["error"]) > FILES // 10  # the spoiling spoils neither everything nor nothing


def test_every_container_format_has_a_seed() -> None:
    missing = {".docx", ".epub", ".fb2", ".fb3", ".odt", ".rtf", ".pdf", ".zip"} & set(readable_suffixes()) - set(SEEDS)
    assert missing == set()


def test_seeds_can_be_read(tmp_path_factory: pytest.TempPathFactory) -> None:
    reader = Reader(str(tmp_path_factory.mktemp("seeds")))
    try:
        for suffix in set(SEEDS) & set(readable_suffixes()):
            seed = SEEDS[suffix]()
            data = seed if isinstance(seed, bytes) else made_whole(seed)
            assert reader.outcome(suffix, data) == "document", suffix
    finally:
        reader.close()


def made_whole(seed: object) -> bytes:
    from mutate_documents import zipped

    assert isinstance(seed, dict)
    return zipped(
        [(name, content.encode() if isinstance(content, str) else content) for name, content in seed.items()], 8
    )


def test_the_same_number_makes_the_same_file() -> None:
    for suffix in SEEDS:
        assert made(suffix, 7) == made(suffix, 7)
