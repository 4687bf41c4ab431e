"""Is there a screen? Asked before Qt is, because Qt ends the whole process where there is none."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from neardup_gui.report.qt_application import qt_folder

_HEADLESS = {"offscreen", "minimal", "vnc", "linuxfb", "eglfs"}


def why_no_display(environment: Mapping[str, str] | None = None) -> str | None:
    """Return None where a window can be opened, else the reason in English, for a terminal.

    Only X11 and Wayland are asked: Windows and macOS always have a screen.
    """
    if not sys.platform.startswith("linux"):
        return None
    surroundings = os.environ if environment is None else environment
    platform = surroundings.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if platform in _HEADLESS:
        return None
    reasons: list[str] = []
    if surroundings.get("WAYLAND_DISPLAY") and platform in ("", "wayland"):
        reason = _wayland(surroundings)
        if reason is None:
            return None
        reasons.append(reason)
    if surroundings.get("DISPLAY") and platform in ("", "xcb"):
        reason = _x11(surroundings["DISPLAY"])
        if reason is None:
            return None
        reasons.append(reason)
    return "; ".join(reasons) or "there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)"


def _wayland(surroundings: Mapping[str, str]) -> str | None:
    name = surroundings["WAYLAND_DISPLAY"]
    socket = Path(surroundings.get("XDG_RUNTIME_DIR", ""), name)  # an absolute name overrides the folder
    if not socket.exists():
        return f"the Wayland screen {name} does not answer"
    return _missing_library("libqwayland.so", "libqwayland-generic.so")


def _x11(display: str) -> str | None:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return f"a system library is missing ({error})"
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    failed = xcb.xcb_connection_has_error(connection) != 0
    xcb.xcb_disconnect(connection)
    return f"the screen {display} does not answer" if failed else _missing_library("libqxcb.so")


def _missing_library(*plugins: str) -> str | None:
    """Load Qt's plugin for the screen as Qt will: the loader names the library that is missing, Qt does not."""
    folder = qt_folder("plugins") / "platforms"
    for plugin in plugins:
        if not (folder / plugin).is_file():
            continue
        try:
            ctypes.CDLL(str(folder / plugin))
        except OSError as error:
            return f"a system library is missing ({error})"
        return None
    return "Qt's part for this kind of screen is missing"
