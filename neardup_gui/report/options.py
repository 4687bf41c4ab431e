"""What may be chosen of a report, whatever the format it is written in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal

from neardup_gui.compare.opinions import NO_OPINION, Opinion

Paper = Literal["A4", "Letter"]
Order = Literal["place", "length"]

PAPERS: Final[tuple[Paper, ...]] = ("A4", "Letter")
ORDERS: Final[tuple[Order, ...]] = ("place", "length")


@dataclass(frozen=True, slots=True)
class ReportOptions:
    """How a report is to look and what the editor has to say; a writer passes over what its format has no use for.

    paper: of formats that have pages.
    organisation: the name in the head of the report, empty for none.
    logo: the bytes of a PNG, JPEG or SVG picture beside that name, None for none (see :mod:`.logo`).
    order: of the passages in the report: by their place in A, or the longest first. Tables of data stay in the order
        of A.
    shorten: whether long passages are shortened in the middle.
    opinions: what the editor makes of passages, by their numbers. Those that are dismissed stand in an appendix.
    """

    paper: Paper = "A4"
    organisation: str = ""
    logo: bytes | None = None
    order: Order = "place"
    shorten: bool = True
    opinions: Mapping[int, Opinion] = field(default_factory=lambda: MappingProxyType({}))

    def opinion(self, number: int) -> Opinion:
        """Return what the editor makes of the passage of this number."""
        return self.opinions.get(number, NO_OPINION)


USUAL: Final = ReportOptions()
