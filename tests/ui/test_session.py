"""The session: loading, failing, comparing, and the current passage."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from neardup_gui.progress import Progress
from neardup_gui.ui import texts as texts_module
from neardup_gui.ui.session import Session

Gate = Callable[[str], threading.Event]
Wait = Callable[[], None]


def emissions(signal: Any) -> list[tuple[Any, ...]]:
    seen: list[tuple[Any, ...]] = []
    signal.connect(lambda *arguments: seen.append(arguments))
    return seen


def name_of(session: Session, side: str) -> str | None:
    prepared = session.side(side).prepared  # type: ignore[arg-type]
    return prepared.document.name if prepared is not None else None


def test_two_files_are_read_and_compared(session: Session, texts: tuple[Path, Path], idle: Wait) -> None:
    session.open_paths([str(path) for path in texts])
    assert session.side("a").loading is not None
    assert session.side("b").loading is not None
    idle()
    assert session.comparison is not None
    assert (name_of(session, "a"), name_of(session, "b")) == ("first.txt", "second.txt")
    assert len(session.passages) == 3
    assert session.dressing is not None


def test_both_sides_are_read_at_the_same_time(
    session: Session, texts: tuple[Path, Path], idle: Wait, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = threading.Barrier(2, timeout=5)
    real = texts_module.read_document

    def slow(*arguments: Any) -> Any:
        together.wait()  # broken, and so a failure, unless the other side is here as well
        return real(*arguments)

    monkeypatch.setattr(texts_module, "read_document", slow)
    session.open_paths([str(path) for path in texts])
    idle()
    assert session.comparison is not None


def test_one_file_goes_to_the_first_free_side(
    session: Session, texts: tuple[Path, Path], third: Path, idle: Wait
) -> None:
    for path in texts:
        session.open_paths([str(path)])
    idle()
    assert (name_of(session, "a"), name_of(session, "b")) == ("first.txt", "second.txt")
    session.open_paths([str(third)])
    idle()
    assert (name_of(session, "a"), name_of(session, "b")) == ("third.txt", "second.txt")


def test_a_bad_file_leaves_everything_as_it_was(loaded: Session, tmp_path: Path, idle: Wait) -> None:
    before = loaded.comparison
    changes = emissions(loaded.text_changed)
    loaded.open_path("a", str(tmp_path / "absent.docx"))
    idle()
    state = loaded.side("a")
    assert state.error is not None
    assert state.error.code == "missing"
    assert name_of(loaded, "a") == "first.txt"
    assert name_of(loaded, "b") == "second.txt"
    assert loaded.comparison is before
    assert changes == []
    loaded.dismiss_error("a")
    assert loaded.side("a").error is None


def test_a_bad_file_beside_a_good_one(session: Session, texts: tuple[Path, Path], tmp_path: Path, idle: Wait) -> None:
    session.open_paths([str(tmp_path / "absent.txt"), str(texts[1])])
    idle()
    assert session.side("a").error is not None
    assert name_of(session, "b") == "second.txt"
    session.open_path("a", str(texts[0]))
    idle()
    assert session.side("a").error is None
    assert session.comparison is not None


def test_a_failure_after_the_other_side_arrived_still_compares(
    loaded: Session, third: Path, tmp_path: Path, idle: Wait, gate: Gate, monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    real = texts_module.read_document

    def read(path: Path, *rest: Any) -> Any:
        if "absent" in path.name:
            gate("absent").wait(5)
        return real(path, *rest)

    monkeypatch.setattr(texts_module, "read_document", read)
    loaded.open_paths([str(third), str(tmp_path / "absent.txt")])
    qtbot.waitUntil(lambda: name_of(loaded, "a") == "third.txt")
    assert loaded.comparison is None  # not compared with a text that is about to be replaced
    gate("absent").set()
    idle()
    assert loaded.comparison is not None
    assert loaded.comparison.a.document.name == "third.txt"


def test_cancel_keeps_the_earlier_text(
    loaded: Session, third: Path, idle: Wait, gate: Gate, monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    real = texts_module.read_document

    def read(path: Path, options: Any, progress: Progress) -> Any:
        gate("begun").set()
        gate("go").wait(5)
        return real(path, options, progress)

    monkeypatch.setattr(texts_module, "read_document", read)
    before = loaded.comparison
    loaded.open_path("a", str(third))
    assert gate("begun").wait(5)
    loaded.cancel_loading("a")
    assert loaded.side("a").loading is None
    gate("go").set()
    assert loaded.worker.wait_idle(5000)
    qtbot.wait(50)
    assert name_of(loaded, "a") == "first.txt"
    assert loaded.comparison is before


def test_loading_reports_progress(
    session: Session, texts: tuple[Path, Path], idle: Wait, monkeypatch: pytest.MonkeyPatch, qtbot: Any, gate: Gate
) -> None:
    real = texts_module.read_document

    def read(path: Path, options: Any, progress: Progress) -> Any:
        progress.at(0.5)
        gate("seen").wait(5)
        return real(path, options, progress)

    monkeypatch.setattr(texts_module, "read_document", read)
    session.open_path("a", str(texts[0]))
    qtbot.waitUntil(lambda: (session.side("a").loading or texts_module.Loading("")).fraction == 0.3)
    assert session.side("a").loading == texts_module.Loading("first.txt", 0.3)
    gate("seen").set()
    idle()
    assert session.side("a").loading is None


def test_pasted_text(session: Session, idle: Wait, texts: tuple[Path, Path]) -> None:
    session.paste("a", texts[0].read_text(encoding="utf-8"), "Chapter")
    session.open_path("b", str(texts[1]))
    idle()
    assert name_of(session, "a") == "Chapter"
    assert len(session.passages) == 3


def test_swap_reads_nothing_and_mirrors(
    loaded: Session, idle: Wait, monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    before = loaded.comparison
    assert before is not None
    monkeypatch.setattr(texts_module, "read_document", lambda *_: pytest.fail("read again"))
    loaded.swap()
    idle()
    after = loaded.comparison
    assert after is not None
    assert (name_of(loaded, "a"), name_of(loaded, "b")) == ("second.txt", "first.txt")
    assert before.shingles is not None
    assert after.shingles is not None
    assert after.shingles.containment_a == before.shingles.containment_b
    assert after.coverage_b == pytest.approx(before.coverage_a)


def test_settings_recompute_and_the_latest_win(loaded: Session, idle: Wait) -> None:
    seen: list[int] = []
    loaded.comparison_changed.connect(
        lambda: seen.append(loaded.comparison.settings.shingle_length)  # type: ignore[union-attr,arg-type]
    )
    before = loaded.comparison
    for length in range(6, 15):
        loaded.set_settings(replace(loaded.settings, shingle_length=length))
        assert loaded.comparison is before  # on show until the next is there
    idle()
    # The one under way may come to its end, so that a drag shows something; of those in between only the last counts.
    assert seen in ([6, 14], [14])


def test_a_slow_comparison_is_given_up_for_newer_settings(
    loaded: Session, idle: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("neardup_gui.ui.session.PATIENCE", 0.0)
    seen: list[int] = []
    loaded.comparison_changed.connect(
        lambda: seen.append(loaded.comparison.settings.shingle_length)  # type: ignore[union-attr,arg-type]
    )
    for length in range(6, 15):
        loaded.set_settings(replace(loaded.settings, shingle_length=length))
    idle()
    assert seen == [14]


def test_settings_that_the_texts_refuse_are_told(loaded: Session, idle: Wait) -> None:
    failures = emissions(loaded.comparison_failed)
    loaded.set_settings(replace(loaded.settings, shingle_length=40))
    idle()
    assert len(failures) == 1
    assert loaded.error is not None
    assert loaded.comparison is not None  # the last good one
    loaded.set_settings(replace(loaded.settings, shingle_length=6))
    idle()
    assert loaded.error is None


def test_passages_are_stepped_through_in_a_ring(loaded: Session) -> None:
    seen = emissions(loaded.passage_changed)
    loaded.step_passage(1)
    first = loaded.current_passage
    assert first is not None
    assert loaded.passage_position == 0
    loaded.step_passage(1)
    loaded.step_passage(1)
    assert loaded.passage_position == 2
    loaded.step_passage(1)
    assert loaded.current_passage == first
    loaded.step_passage(-1)
    assert loaded.passage_position == 2
    assert len(seen) == 5


def test_current_passage_stays_when_a_slider_moves(loaded: Session, idle: Wait) -> None:
    loaded.step_passage(1)
    loaded.step_passage(1)
    identity = loaded.current_passage
    loaded.set_settings(replace(loaded.settings, modulus=5))
    idle()
    assert loaded.current_passage == identity
    loaded.set_settings(replace(loaded.settings, min_passage=100_000))
    idle()
    assert loaded.passages == ()
    assert loaded.current_passage is None


def test_another_text_ends_the_comparison_at_once(loaded: Session, third: Path, idle: Wait, qtbot: Any) -> None:
    loaded.step_passage(1)
    seen: list[bool] = []
    loaded.comparison_changed.connect(lambda: seen.append(loaded.comparison is None))
    loaded.open_path("b", str(third))
    assert loaded.comparison is not None  # while the other text is only being read
    idle()
    assert seen == [True, False]
    assert loaded.current_passage is None
