"""What tests of the window share: short texts, a session, a window, and a look at what is left over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from window_helpers import SHARED, open_window, take_apart, words

from neardup_gui.compare.settings import Settings
from neardup_gui.jobs import Worker
from neardup_gui.settings import UserSettings
from neardup_gui.ui.dressing import dress
from neardup_gui.ui.session import Session


@pytest.fixture
def texts(tmp_path: Path) -> tuple[Path, Path]:
    """Two files with three passages in common; the last two stand in the other order in B."""
    a, b = tmp_path / "first.txt", tmp_path / "second.txt"
    one, two, three = SHARED
    a.write_text("\n".join([words(150, 10), one, words(150, 11), two, words(150, 12), three]), encoding="utf-8")
    b.write_text("\n".join([one, words(120, 20), three, words(120, 21), two, words(120, 22)]), encoding="utf-8")
    return a, b


@pytest.fixture
def third(tmp_path: Path) -> Path:
    path = tmp_path / "third.txt"
    path.write_text(words(200, 30) + "\n" + SHARED[0], encoding="utf-8")
    return path


@pytest.fixture
def session(worker: Worker) -> Iterator[Session]:
    """A session that is taken apart in this thread.

    Left to the garbage collector, it would be so in whichever thread the collector happens to run.
    """
    made = Session(worker, Settings(), dress)
    yield made
    take_apart(made)


@pytest.fixture
def idle(qtbot: Any, session: Session) -> Callable[[], None]:
    """Wait until nothing is loading and nothing compared."""

    def wait() -> None:
        qtbot.waitUntil(lambda: not session.is_loading and not session.is_comparing, timeout=10_000)

    return wait


@pytest.fixture
def loaded(session: Session, texts: tuple[Path, Path], idle: Callable[[], None]) -> Session:
    """The session with both texts compared."""
    session.open_paths([str(path) for path in texts])
    idle()
    assert session.comparison is not None
    return session


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep states and notes that a test writes away from those of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def no_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dialog that no test expects would stop the whole run: let it fail instead."""

    def unexpected(name: str) -> Callable[..., Any]:
        def fail(*_: Any, **__: Any) -> Any:
            pytest.fail(f"an unexpected dialog: {name}")

        return fail

    for owner, names in (
        (QFileDialog, ("getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory")),
        (QMessageBox, ("exec", "information", "warning", "critical", "question")),
    ):
        for name in names:
            monkeypatch.setattr(owner, name, unexpected(name))


@pytest.fixture(autouse=True)
def nothing_left(qapp: QApplication) -> Iterator[None]:
    """Report a visible top-level window that a test leaves behind."""
    yield
    qapp.processEvents()
    left = [type(widget).__name__ for widget in qapp.topLevelWidgets() if widget.isVisible()]
    for widget in qapp.topLevelWidgets():
        widget.close()
    assert not left, f"windows left open: {left}"


@pytest.fixture
def window(qtbot: Any, session: Session, user_settings: UserSettings, qapp: QApplication) -> Iterator[Any]:
    """The whole window over the session."""
    yield from open_window(qtbot, session, user_settings)


def calls(signal: Any) -> list[tuple[Any, ...]]:
    """Return a list that grows with each emission of a signal."""
    seen: list[tuple[Any, ...]] = []
    signal.connect(lambda *arguments: seen.append(arguments))
    return seen


__all__ = ["calls", "open_window", "take_apart"]
