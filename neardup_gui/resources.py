"""Finds what is shipped beside the code: icons, translations, stop words, sample manuscripts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def resource_root() -> Path:
    """Return the folder of resources: inside an installed wheel, or at the top of a checkout.

    Raises FileNotFoundError where neither is there: the installation is broken.
    """
    for candidate in (_PACKAGE / "_resources", _PACKAGE.parent / "resources"):
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(f"Neardup's resources are missing beside {_PACKAGE}")


def resource_path(*parts: str) -> Path:
    """Return the path of one resource, e.g. ``resource_path("icons", "neardup.svg")``. It need not exist."""
    return resource_root().joinpath(*parts)
