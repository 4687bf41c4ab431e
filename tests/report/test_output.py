from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from neardup_gui.errors import OutputError
from neardup_gui.progress import Cancelled
from neardup_gui.report.output import write_whole

posix_only = pytest.mark.skipif(os.name != "posix", reason="files of this kind are there on POSIX systems only")


def leftovers(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.endswith(".tmp")]


def test_bytes_are_written(tmp_path: Path) -> None:
    write_whole(tmp_path / "a.json", b"{}")
    assert (tmp_path / "a.json").read_bytes() == b"{}"
    assert leftovers(tmp_path) == []


def test_a_function_writes_the_file_it_is_given(tmp_path: Path) -> None:
    given: list[Path] = []

    def data(path: Path) -> None:
        given.append(path)
        path.write_bytes(b"made")

    write_whole(tmp_path / "a.pdf", data)
    assert (tmp_path / "a.pdf").read_bytes() == b"made"
    assert given[0].parent == tmp_path, "beside the target, so that it can be renamed"
    assert not given[0].exists()


@pytest.mark.parametrize("fault", [RuntimeError, Cancelled, KeyboardInterrupt])
def test_a_failure_leaves_the_old_file_and_nothing_else(tmp_path: Path, fault: type[BaseException]) -> None:
    target = tmp_path / "a.pdf"
    target.write_bytes(b"old")

    def data(path: Path) -> None:
        path.write_bytes(b"half")
        raise fault

    with pytest.raises(fault):
        write_whole(target, data)
    assert target.read_bytes() == b"old"
    assert leftovers(tmp_path) == []


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OutputError) as caught:
        write_whole(tmp_path, b"x")
    assert (caught.value.code, caught.value.path) == ("target_is_directory", str(tmp_path))


@pytest.mark.parametrize("parent", ["absent", "file.txt"])
def test_a_folder_that_is_none_is_named(tmp_path: Path, parent: str) -> None:
    (tmp_path / "file.txt").write_bytes(b"")
    with pytest.raises(OutputError) as caught:
        write_whole(tmp_path / parent / "a.json", b"x")
    assert caught.value.code == "folder_missing"


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.EACCES, "not_writable"),
        (errno.EPERM, "not_writable"),
        (errno.EROFS, "not_writable"),
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EIO, "write_failed"),
    ],
)
def test_what_the_system_says_becomes_a_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OutputError) as caught:
        write_whole(tmp_path / "a.json", b"x")
    assert caught.value.code == code
    assert list(tmp_path.iterdir()) == []
    if code == "write_failed":
        assert caught.value.figures["reason"] == os.strerror(number)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_device_is_written_to_and_stays_a_device() -> None:
    with pytest.raises(OutputError) as caught:
        write_whole("/dev/full", b"x" * 10_000)
    assert caught.value.code == "disk_full"
    write_whole("/dev/null", lambda path: path.write_bytes(b"x") and None)
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


@posix_only
def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real.json").write_bytes(b"old")
    (tmp_path / "link.json").symlink_to("real.json")
    write_whole(tmp_path / "link.json", b"new")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real.json").read_bytes() == b"new"


@posix_only
def test_rights_follow_the_mask_or_the_file_that_is_replaced(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_whole(tmp_path / "new.json", b"x")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new.json").stat().st_mode) == 0o640
    (tmp_path / "new.json").chmod(0o604)
    write_whole(tmp_path / "new.json", b"y")
    assert stat.S_IMODE((tmp_path / "new.json").stat().st_mode) == 0o604


def test_the_longest_name_that_the_system_takes(tmp_path: Path) -> None:
    name = "n" * (250 if sys.platform != "win32" else 100) + ".csv"
    write_whole(tmp_path / name, b"x")
    assert (tmp_path / name).read_bytes() == b"x"
