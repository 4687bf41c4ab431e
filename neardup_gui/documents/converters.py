"""Runs an installed program that knows an old format: in a folder of its own, watched, and gone without a trace."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from neardup_gui.documents.limits import LIMITS, Limits
from neardup_gui.errors import DocumentError
from neardup_gui.progress import Progress

_LOOK: Final = 0.05  # seconds between two looks at whether the result is still wanted
_OFFICE_NAMES: Final = ("soffice", "libreoffice")
_OFFICE_PLACES: Final = (
    "/Applications/LibreOffice.app/Contents/MacOS/soffice", "/usr/lib/libreoffice/program/soffice",
    "/opt/libreoffice/program/soffice", r"C:\Program Files\LibreOffice\program\soffice.exe",
    r"C:\Program Files (x86)\LibreOffice\program\soffice.exe",
)  # fmt: skip
# No macro, no link followed, and a proxy that is not there for whatever would still go out.
_OFFICE_SETTINGS: Final = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel" oor:op="fuse">
<value>3</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse">
<value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="BlockUntrustedRefererLinks"
 oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableActiveContent" oor:op="fuse">
<value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>2</value>
</prop></item>
<item oor:path="/org.openoffice.Inet/Settings"><prop oor:name="ooInetProxyType" oor:op="fuse"><value>2</value></prop>
</item>
<item oor:path="/org.openoffice.Inet/Settings"><prop oor:name="ooInetHTTPProxyName" oor:op="fuse">
<value>127.0.0.1</value></prop></item>
<item oor:path="/org.openoffice.Inet/Settings"><prop oor:name="ooInetHTTPProxyPort" oor:op="fuse"><value>9</value>
</prop></item>
<item oor:path="/org.openoffice.Inet/Settings"><prop oor:name="ooInetHTTPSProxyName" oor:op="fuse">
<value>127.0.0.1</value></prop></item>
<item oor:path="/org.openoffice.Inet/Settings"><prop oor:name="ooInetHTTPSProxyPort" oor:op="fuse"><value>9</value>
</prop></item>
</oor:items>
"""


def find_office() -> str | None:
    """Return the path of LibreOffice, None where it is not installed."""
    found = next((path for name in _OFFICE_NAMES if (path := shutil.which(name))), None)
    return found or next((place for place in _OFFICE_PLACES if os.path.isfile(place)), None)


def find_antiword() -> str | None:
    """Return the path of antiword, None where it is not installed."""
    return shutil.which("antiword")


def to_docx(office: str, document: Path, progress: Progress, limits: Limits = LIMITS) -> bytes | None:
    """Return ``document`` converted by LibreOffice, None where that failed. Raises ``takes_too_long``; Cancelled.

    ``document`` stands in a folder of its own, in which the program may leave what it likes.
    """
    profile = document.parent / "profile"
    (profile / "user").mkdir(parents=True)
    (profile / "user" / "registrymodifications.xcu").write_text(_OFFICE_SETTINGS, encoding="utf-8")
    command = (
        office, f"-env:UserInstallation={profile.as_uri()}", "--headless", "--invisible", "--nologo", "--norestore",
        "--nolockcheck", "--nodefault", "--convert-to", "docx", "--outdir", str(document.parent), str(document),
    )  # fmt: skip
    _run(command, document.parent, None, progress, limits)
    return _result(document.with_suffix(".docx"), limits)


def to_docbook(antiword: str, document: Path, progress: Progress, limits: Limits = LIMITS) -> bytes | None:
    """Return ``document`` as antiword's DocBook, None where that failed. Raises ``takes_too_long``; Cancelled."""
    result = document.with_suffix(".xml")
    _run((antiword, "-x", "db", str(document)), document.parent, result, progress, limits)
    return _result(result, limits)


def _run(command: Sequence[str], folder: Path, output: Path | None, progress: Progress, limits: Limits) -> None:
    with open(output or os.devnull, "wb") as target:
        try:
            process = subprocess.Popen(
                command, cwd=folder, env=_environment(folder), stdin=subprocess.DEVNULL, stdout=target,
                stderr=subprocess.DEVNULL, start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )  # fmt: skip
        except OSError:
            return
        try:
            _bound(process.pid, limits)
            _wait(process, progress, limits)
        finally:
            _end(process)


def _wait(process: subprocess.Popen[bytes], progress: Progress, limits: Limits) -> None:
    begun = time.monotonic()
    while process.poll() is None:
        passed = time.monotonic() - begun
        if passed > limits.conversion_seconds:
            raise DocumentError("takes_too_long", limit=limits.conversion_seconds)
        progress.at(passed / (passed + 3.0))  # nobody says how far it is: ever nearer to the end
        time.sleep(_LOOK)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the program and all that it started, whether it has ended by itself or not."""
    if sys.platform == "win32":
        if process.poll() is None:
            subprocess.run(("taskkill", "/F", "/T", "/PID", str(process.pid)), capture_output=True, check=False)
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _bound(pid: int, limits: Limits) -> None:
    """Bound the program's files, processor time and memory, where the system can."""
    if sys.platform != "linux":
        return
    import resource

    bounds = (
        (resource.RLIMIT_FSIZE, limits.entry_bytes), (resource.RLIMIT_CPU, limits.conversion_seconds),
        (resource.RLIMIT_DATA, limits.unpacked_bytes),
    )  # fmt: skip
    for kind, bound in bounds:
        try:
            resource.prlimit(pid, kind, (bound, bound))
        except (OSError, ValueError):
            return  # it has ended already, or the system has a lower bound of its own


def _environment(folder: Path) -> dict[str, str]:
    """Return surroundings in which the folder is home, and nothing of ours is known."""
    kept = ("PATH", "SYSTEMROOT", "WINDIR", "COMSPEC", "PATHEXT", "PROGRAMFILES", "PROGRAMDATA")
    surroundings = {name: os.environ[name] for name in kept if name in os.environ}
    home = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "TMPDIR", "TMP", "TEMP"), str(folder))
    no_network = dict.fromkeys(("http_proxy", "https_proxy", "ftp_proxy", "all_proxy"), "http://127.0.0.1:9")
    return {**surroundings, **home, **no_network, "LC_ALL": "C.UTF-8", "SAL_USE_VCLPLUGIN": "svp"}


def _result(path: Path, limits: Limits) -> bytes | None:
    try:
        if path.stat().st_size > limits.file_bytes:
            return None
        return path.read_bytes() or None
    except OSError:
        return None
