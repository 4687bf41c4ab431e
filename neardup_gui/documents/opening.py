"""Opens a file without trusting it: no pipe is waited for, no device read, nothing taken that changes meanwhile."""

from __future__ import annotations

import errno
import hashlib
import io
import os
import re
import stat
from typing import Final

from neardup_gui.documents.draft import Source
from neardup_gui.documents.limits import LIMITS, PIECE, Limits
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_WEB_ADDRESS: Final = re.compile(r"(?:https?|ftps?|sftp|smb|file|data|about|blob):", re.IGNORECASE)
_MISSING = {errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG}


def open_source(path: str, progress: Progress, limits: Limits = LIMITS) -> Source:
    """Read the bytes of ``path`` once. Raises DocumentError for anything that is not a plain, quiet, readable file."""
    if _WEB_ADDRESS.match(path) and not os.path.exists(path):
        raise DocumentError("web_address")
    name = os.path.basename(path)
    suffix = os.path.splitext(name)[1].lower()
    try:
        _check_kind(os.stat(path).st_mode)
        # Between the look and the opening a pipe may have taken the file's place: opening must not wait for its writer.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except (OSError, ValueError) as error:
        raise _refusal(error) from error
    try:
        before = os.fstat(descriptor)
        _check_kind(before.st_mode)
        data, digest = _read(descriptor, before.st_size, progress, limits)
        _check_unchanged(before, os.fstat(descriptor), path)
    except OSError as error:
        raise _refusal(error) from error
    finally:
        os.close(descriptor)
    return Source(path, name, suffix, data, digest, len(data), before.st_mtime)


def _check_kind(mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise DocumentError("directory")
    if not stat.S_ISREG(mode):
        raise DocumentError("not_regular")


def _read(descriptor: int, size: int, progress: Progress, limits: Limits) -> tuple[bytes, str]:
    if size > limits.file_bytes:
        raise DocumentError("too_large", size=size, limit=limits.file_bytes)
    gathered = io.BytesIO()  # which grows in place and gives its bytes away without a copy
    total = 0
    digest = hashlib.sha256()
    while piece := os.read(descriptor, PIECE):
        total += len(piece)
        if total > limits.file_bytes:
            raise DocumentError("too_large", size=total, limit=limits.file_bytes)
        gathered.write(piece)
        digest.update(piece)
        progress.at(total / max(size, total))
    return gathered.getvalue(), digest.hexdigest()


def _check_unchanged(before: os.stat_result, after: os.stat_result, path: str) -> None:
    try:
        there = os.stat(path)
    except (OSError, ValueError) as error:
        raise DocumentError("changed") from error
    same_content = (before.st_size, before.st_mtime_ns) == (after.st_size, after.st_mtime_ns)
    if not same_content or (there.st_ino, there.st_dev) != (before.st_ino, before.st_dev):
        raise DocumentError("changed")


def _refusal(error: OSError | ValueError) -> DocumentError:
    """Name a refusal of the system. A ValueError is a path that no file can have (a NUL in it)."""
    if isinstance(error, PermissionError):
        return DocumentError("no_permission")
    if isinstance(error, IsADirectoryError):
        return DocumentError("directory")
    if not isinstance(error, OSError) or error.errno in _MISSING:
        return DocumentError("missing")
    if error.errno == errno.ENXIO:
        return DocumentError("not_regular")
    return DocumentError("unreadable", reason=error.strerror or type(error).__name__)
