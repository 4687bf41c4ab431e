"""How much memory this process holds, by the means of each system."""

from __future__ import annotations

import sys
from typing import Any, cast


def resident_bytes() -> int:
    """Return the memory held at this moment (macOS: at most so far), in bytes; 0 where the system does not say."""
    if sys.platform == "win32":
        return _windows_bytes()
    if sys.platform == "darwin":
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    try:
        with open("/proc/self/statm", "rb") as file:
            pages = int(file.read().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    import resource

    return pages * resource.getpagesize()


def _windows_bytes() -> int:
    import ctypes
    from ctypes import wintypes

    class Counters(ctypes.Structure):
        _fields_ = (
            ("size", wintypes.DWORD), ("page_faults", wintypes.DWORD), ("peak_working_set", ctypes.c_size_t),
            ("working_set", ctypes.c_size_t), ("peak_paged_pool", ctypes.c_size_t), ("paged_pool", ctypes.c_size_t),
            ("peak_nonpaged_pool", ctypes.c_size_t), ("nonpaged_pool", ctypes.c_size_t),
            ("pagefile", ctypes.c_size_t), ("peak_pagefile", ctypes.c_size_t),
        )  # fmt: skip

    counters = Counters()
    counters.size = ctypes.sizeof(counters)
    kernel = cast(Any, ctypes).WinDLL("kernel32")
    kernel.GetCurrentProcess.restype = wintypes.HANDLE
    kernel.K32GetProcessMemoryInfo.argtypes = (wintypes.HANDLE, ctypes.POINTER(Counters), wintypes.DWORD)
    if not kernel.K32GetProcessMemoryInfo(kernel.GetCurrentProcess(), ctypes.byref(counters), counters.size):
        return 0
    return int(max(counters.working_set, counters.pagefile))
