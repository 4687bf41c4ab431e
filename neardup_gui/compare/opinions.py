"""What an editor makes of a passage: the codes that window, reports and saved comparisons share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class DismissReason(StrEnum):
    """Why a shared passage says nothing about copying."""

    QUOTATION = "quotation"
    COMMON_PHRASE = "common_phrase"
    OWN_TEXT = "own_text"


class OpinionState(StrEnum):
    """The judgement of one passage; the last three are those of :class:`DismissReason`."""

    OPEN = ""
    IMPORTANT = "important"
    QUOTATION = DismissReason.QUOTATION.value
    COMMON_PHRASE = DismissReason.COMMON_PHRASE.value
    OWN_TEXT = DismissReason.OWN_TEXT.value

    @property
    def dismissed(self) -> bool:
        return self not in (OpinionState.OPEN, OpinionState.IMPORTANT)


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the editor says of a passage: its state, and a note in the editor's own words."""

    state: OpinionState = OpinionState.OPEN
    note: str = ""


NO_OPINION: Final = Opinion()
