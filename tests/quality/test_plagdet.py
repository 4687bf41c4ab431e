"""The measure itself, on PAN's test vectors."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from plagdet import Match, combined, plagdet


def test_vectors_of_the_formula() -> None:
    assert combined(1.0, 1.0, 2.0) == pytest.approx(0.63092975, abs=1e-8)
    assert combined(0.75, 0.25, 2.0) == pytest.approx(0.23659865, abs=1e-8)


def test_nothing_to_find_and_nothing_found() -> None:
    assert plagdet({"x": []}, {"x": []}).plagdet == 1
    assert plagdet({"x": [((0, 5), (0, 5))]}, {"x": []}).plagdet == 0
    assert plagdet({"x": []}, {"x": [((0, 5), (0, 5))]}).plagdet == 0


def test_characters_count_once_and_pieces_cost() -> None:
    case: Match = ((0, 100), (0, 100))
    halves: list[Match] = [((0, 60), (0, 60)), ((40, 100), (40, 100))]
    score = plagdet({"x": [case]}, {"x": halves})
    assert (score.recall, score.precision, score.granularity) == (1, 1, 2)
    beside: Match = ((100, 200), (0, 100))
    assert plagdet({"x": [case]}, {"x": [beside]}).recall == 0


@pytest.mark.data
def test_somebody_elses_detections_score_as_published(data_dir: Path) -> None:
    folder = data_dir / "pan13"
    expected = {
        "02": (0.91820, 0.77125, 1.0, 0.83833),
        "03": (0.92835, 0.34868, 1.0, 0.50696),
        "04": (0.91469, 0.68452, 1.0, 0.78304),
        "05": (0.99966, 0.09647, 1.15385, 0.15896),
    }
    for kind in folder.iterdir():
        if kind.name[:2] not in expected:
            continue
        names = [line.split() for line in (kind / "pairs").read_text(encoding="utf-8").splitlines()]
        files = [f"{Path(suspicious).stem}-{Path(source).stem}.xml" for suspicious, source in names]
        score = plagdet(
            {name: _features(kind / name, "plagiarism") for name in files},
            {name: _features(folder / "somebody_elses_detections" / name, None) for name in files},
        )
        found = (score.precision, score.recall, score.granularity, score.plagdet)
        assert found == pytest.approx(expected[kind.name[:2]], abs=1e-5)


def _features(path: Path, name: str | None) -> list[Match]:
    matches: list[Match] = []
    for feature in ElementTree.parse(path).getroot().iter("feature"):
        if name is None or feature.get("name") == name:
            this, source = int(feature.get("this_offset", "0")), int(feature.get("source_offset", "0"))
            lengths = int(feature.get("this_length", "0")), int(feature.get("source_length", "0"))
            matches.append(((this, this + lengths[0]), (source, source + lengths[1])))
    return matches
