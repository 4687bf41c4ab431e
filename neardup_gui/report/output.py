"""Writes a file whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from neardup_gui.errors import OutputError

_CODES: Final = {
    errno.EACCES: "not_writable",
    errno.EPERM: "not_writable",
    errno.EROFS: "not_writable",
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.ENOTDIR: "folder_missing",
    errno.EISDIR: "target_is_directory",
}


def write_whole(path: Path | str, data: bytes | Callable[[Path], None]) -> None:
    """Write ``data`` to ``path`` so that a reader sees the old file or the new one, never a part of either.

    ``data`` may be a function that writes the file it is given. A link is followed: what it points to is replaced.
    A target that is a device or a pipe cannot be replaced and is written to. Raises :class:`OutputError`.
    """
    target = Path(os.path.realpath(path))
    try:
        _refuse_bad_target(target, str(path))
        if target.exists() and not target.is_file():
            _write_through(target, data)
        else:
            _replace(target, data)
    except OSError as error:
        raise output_error(error, str(path), target) from error


def _refuse_bad_target(target: Path, shown: str) -> None:
    if target.is_dir():
        raise OutputError("target_is_directory", shown)
    if not target.parent.is_dir():
        raise OutputError("folder_missing", shown)
    if target.is_file() and not os.access(target, os.W_OK):
        raise OutputError("not_writable", shown)  # a rename would replace even a file that is read-only


def _replace(target: Path, data: bytes | Callable[[Path], None]) -> None:
    # The name is short and hidden, so that it fits wherever the target's does and no listing shows it half written.
    temporary = target.with_name(f".neardup-{secrets.token_hex(6)}.tmp")
    try:
        # Made here rather than by tempfile, so that the user's mask decides who may read it.
        os.close(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
        if isinstance(data, bytes):
            temporary.write_bytes(data)
        else:
            data(temporary)
        if target.exists():
            os.chmod(temporary, stat.S_IMODE(target.stat().st_mode))
        _to_disk(temporary, os.O_RDWR)
        os.replace(temporary, target)
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
    if os.name == "posix":
        with contextlib.suppress(OSError):  # the file is there; some file systems cannot sync a folder
            _to_disk(target.parent, os.O_RDONLY)


def _write_through(target: Path, data: bytes | Callable[[Path], None]) -> None:
    if not isinstance(data, bytes):
        with tempfile.TemporaryDirectory(prefix="neardup-") as folder:
            made = Path(folder) / "output"
            data(made)
            data = made.read_bytes()
    with target.open("wb", buffering=0) as stream:
        view = memoryview(data)
        while view:
            view = view[stream.write(view) :]


def _to_disk(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def output_error(error: OSError, shown: str, target: Path | None = None) -> OutputError:
    """Return what the system says as the error that the user reads; ``target``: where ``shown`` leads to."""
    code = _CODES.get(error.errno or 0)
    if target is not None and error.errno == errno.ENOENT and not target.parent.is_dir():
        code = "folder_missing"
    if code is None:
        return OutputError("write_failed", shown, reason=error.strerror or str(error))
    return OutputError(code, shown)
