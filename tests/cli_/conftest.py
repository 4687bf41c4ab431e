"""The command line makes an application without a screen where there is none; tests of the window need theirs."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture(autouse=True)
def application(qapp: Any) -> Any:
    """The application that serves windows too, made before a PDF asks for a smaller one."""
    return qapp
